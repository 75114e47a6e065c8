//! Heroic, then legendary: both sets in one game (sections 26 and 27).

use crate::bench::Altar;
use undercroft_core::{Game, Quick, Seat, Setup, Silent, Status};
use undercroft_dungeoneer::components::{Class, Grade};
use undercroft_dungeoneer::ids::{Card, HeroId, QuestId};
use undercroft_dungeoneer::state::{Item, OpenQuest, Phase};
use undercroft_dungeoneer::{Event, Serpent, State};

fn setup(seats: u8) -> Setup {
    Setup::new(seats).with("heroic", "vault")
}

/// The first player's Hero phase of a combined game; heroes as they were dealt.
fn table(setup: Setup) -> Altar {
    Altar::keeping_heroes(setup)
}

fn grade_of(bench: &Altar, quest: QuestId) -> Grade {
    bench.components().quest(quest).grade
}

fn hero_grade(bench: &Altar, hero: HeroId) -> Grade {
    bench.components().grade_of(&bench.components().hero(hero).print)
}

/// The common heroic quest is this one, and nobody has another.
fn common(bench: &mut Altar, word: &str) {
    bench.only_quest(word, None);
}

/// Everybody but the first player waits at level 4; he is one quest short of it, and it is his own.
fn almost_there(bench: &mut Altar, word: &str) {
    bench.only_quest(word, Some(1));
    for number in 2..=usize::from(bench.state.seats()) {
        bench.player(number).level = 4;
    }
    bench.me().level = 3;
}

/// DR-485, DR-492, DR-500: the game begins with the heroic decks, quests, heroes and locations at level 1.
#[test]
fn it_begins_heroic() {
    for seats in 2..=4 {
        let game = Serpent::new(&setup(seats)).unwrap();
        let state = game.start(&mut Quick::new(3), &mut Silent);
        let components = game.components();
        assert_eq!(state.grade, Grade::Heroic);
        for player in &state.players {
            assert_eq!((player.level, player.life, player.glory, player.peril), (1, 6, 1, 1));
            assert_eq!(components.grade_of(&components.hero(player.hero).print), Grade::Heroic);
            assert!(
                player
                    .hand
                    .iter()
                    .all(|card| { components.grade_of(&components.card(card).print) == Grade::Heroic })
            );
        }
        assert!(state.quests.iter().all(|open| components.quest(open.quest).grade == Grade::Heroic));
        assert_eq!(state.deck.len() + 5 * usize::from(seats), 60);
        assert_eq!(state.map.len() + state.locations.len(), 22);
        assert_eq!(state.quests.len() + state.quest_deck.len(), 14);
        assert!(game.conserved(&state).is_ok());
    }
}

/// DR-486, DRA-78: everybody has a legendary card from the start, Nord Fimble his own, and no card is there twice.
#[test]
fn heroes_are_paired() {
    for seed in 0..20 {
        let game = Serpent::new(&setup(4)).unwrap();
        let mut events = Vec::new();
        let state = game.start(&mut Quick::new(seed), &mut events);
        let components = game.components();
        let mut pairs: Vec<HeroId> = state.players.iter().map(|player| player.pairs[0]).collect();
        for player in &state.players {
            assert_eq!(player.pairs.len(), 1);
            let (hero, pair) = (components.hero(player.hero), components.hero(player.pairs[0]));
            assert_eq!(components.grade_of(&pair.print), Grade::Legendary);
            if hero.print.id() == "nord_fimble" {
                assert_eq!(pair.print.id(), "nord_fimble");
            }
        }
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Paired { .. })).count(), 4);
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), 4);
    }
}

/// DRX-35, DR-487: Nord Fimble alone is in both sets, so that `shared` serves one player and refuses two.
#[test]
fn shared_heroes() {
    let alone = setup(1).with("pairing", "shared");
    for seed in 0..5 {
        let game = Serpent::new(&alone).unwrap();
        let state = game.start(&mut Quick::new(seed), &mut Silent);
        let hero = game.components().hero(state.players[0].hero);
        assert_eq!(&*hero.print.word, "vault:nord_fimble");
        assert_eq!(&*game.components().hero(state.players[0].pairs[0]).print.word, "serpent:nord_fimble");
    }
    let refused = Serpent::new(&setup(2).with("pairing", "shared")).unwrap_err().to_string();
    assert!(refused.contains("nord_fimble") && refused.contains("DR-486"), "{refused}");
    for seats in 2..=4 {
        assert!(Serpent::new(&setup(seats).with("pairing", "random")).is_ok());
    }
}

/// DRA-78: with `choice` each player picks among the legendary cards that are left; a shared hero needs no choice.
#[test]
fn legendary_cards_are_chosen() {
    let game = Serpent::new(&setup(3).with("pairing", "choice").with("hero_choice", "on")).unwrap();
    let mut state = game.start(&mut Quick::new(8), &mut Silent);
    let mut luck = Quick::new(1);
    let mut choose = |state: &mut State, word: &str| {
        let seat = game.status(state).acting().first().unwrap();
        let mv = game.read_move(&format!("choose {word}")).unwrap();
        game.play(state, seat, mv, &mut luck, &mut Silent).unwrap();
        seat
    };
    let fimble = choose(&mut state, "vault:nord_fimble");
    choose(&mut state, "grog_nordheim");
    assert_eq!(state.phase, Phase::Heroes);
    let third = choose(&mut state, "ylva_nightthorn");
    assert_eq!(state.phase, Phase::Pairing);
    let mut moves = Vec::new();
    let next = game.status(&state).acting().first().unwrap();
    assert_ne!(next, fimble);
    game.legal_moves(&state, next, &mut moves);
    assert_eq!(moves.len(), 5, "five legendary heroes besides Nord Fimble");
    choose(&mut state, "roderik_talus");
    assert_eq!(game.status(&state).acting().first(), Some(third));
    choose(&mut state, "elendus_sular");
    assert_eq!(state.phase, Phase::Dungeonlord);
    assert_eq!(state.active, state.first);
    let word = |seat: Seat| game.components().hero(state.player(seat).pairs[0]).print.word.to_string();
    assert_eq!(word(fimble), "serpent:nord_fimble");
    assert_eq!(word(third), "elendus_sular");
}

/// DR-489, DR-490, DR-493…495, DR-502, DR-503: the last hero at level 4 brings the switch. Everybody is at level 7 with
/// the legendary card, wounds stay, the decks are the legendary ones, and Nakari's quest lies on the table.
#[test]
fn the_switch() {
    let mut bench = table(setup(3));
    almost_there(&mut bench, "crack_the_strongbox");
    bench.player(2).life = 4;
    let kept = bench.ready(2, "helm_of_clear_sight");
    let hands: Vec<_> = bench.state.players.iter().map(|player| player.hand).collect();
    let pairs: Vec<HeroId> = bench.state.players.iter().map(|player| player.pairs[0]).collect();
    let heroic: Vec<HeroId> = bench.state.players.iter().map(|player| player.hero).collect();
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    let state = &bench.state;
    assert_eq!(state.grade, Grade::Legendary);
    for (index, player) in state.players.iter().enumerate() {
        assert_eq!((player.level, player.hero), (7, pairs[index]));
        assert_eq!(player.pairs.as_slice(), [heroic[index]]);
        assert_eq!(player.hand, hands[index], "DRA-64: hands are kept");
    }
    assert_eq!((state.players[0].life, state.players[1].life), (18, 16), "two wounds stay");
    assert!(state.players[1].items.iter().any(|item| item.card == kept));
    let cards = state.deck.iter();
    assert!(state.deck.len() == 59 && cards.into_iter().all(|card| legendary(&bench, *card)));
    assert!(state.discard.is_empty());
    for seat in Seat::all(3) {
        let own = state.quests.iter().filter(|open| open.owner == Some(seat));
        assert_eq!(own.filter(|open| grade_of(&bench, open.quest) == Grade::Legendary).count(), 2);
    }
    let commons: Vec<&str> = (state.quests.iter().filter(|open| open.owner.is_none()))
        .map(|open| &*bench.components().quest(open.quest).print.word)
        .collect();
    assert_eq!(commons.len(), 2);
    assert!(commons.contains(&"defeat_nakari"));
    assert_eq!(state.map.len() + state.locations.len(), 44, "DRA-65");
    assert!(bench.game.conserved(state).is_ok());
    let told = bench.events.iter().filter(|event| matches!(event, Event::Rose { level: 7, .. })).count();
    assert_eq!(told, 3);
}

fn legendary(bench: &Altar, card: Card) -> bool {
    bench.components().grade_of(&bench.components().card(card).print) == Grade::Legendary
}

/// DR-489, DRA-79: legendary abilities come with level 7; the ability of the heroic card is kept.
#[test]
fn abilities_of_both_cards() {
    let mut bench = table(setup(2));
    bench.cast(1, "brunna_deepsigil");
    let talus = bench.components().find_hero("roderik_talus").unwrap();
    bench.me().pairs.clear();
    bench.me().pairs.push(talus);
    (bench.me().glory, bench.me().life) = (20, 3);
    let usable = |bench: &Altar, word: &str| {
        bench.legal(1).iter().any(|mv| mv.starts_with("use ") && mv.contains(word))
    };
    assert!(!usable(&bench, "roderik_talus"));
    almost_there(&mut bench, "crack_the_strongbox");
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.me().hero, talus);
    bench.state.stack.clear();
    bench.state.phase = Phase::Hero;
    (bench.me().ap, bench.me().life) = (3, 10);
    assert!(usable(&bench, "roderik_talus"));
    let values: Vec<i8> = undercroft_dungeoneer::components::Form::ALL
        .iter()
        .map(|form| bench.game.value(&bench.state, Seat::FIRST, *form))
        .collect();
    assert!(values[0] >= 7, "Melee 7 at level 7: {values:?}");
}

/// DR-495…497: a legendary card with lower limits makes its player give up the surplus at once, boons too.
#[test]
fn surplus_at_the_switch() {
    let mut bench = table(setup(2));
    let lowest = bench
        .components()
        .heroes_of(Grade::Legendary)
        .min_by_key(|hero| bench.components().hero(*hero).boon_limit);
    let hero = lowest.unwrap();
    bench.me().pairs.clear();
    bench.me().pairs.push(hero);
    let limit = usize::from(bench.components().hero(hero).boon_limit);
    let boons: Vec<Card> = (bench.components().all_cards())
        .filter(|card| {
            let title = bench.components().card(*card);
            title.class == Class::Boon
                && title.duration == undercroft_dungeoneer::components::Duration::Permanent
                && !legendary(&bench, *card)
        })
        .take(limit + 1)
        .collect();
    assert_eq!(boons.len(), limit + 1, "the pack has enough boons");
    for card in &boons {
        bench.take_out(*card);
        bench.me().items.push(Item { card: *card, ..Item::default() });
    }
    almost_there(&mut bench, "crack_the_strongbox");
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.state.grade, Grade::Legendary);
    let choices = bench.legal(1);
    assert_eq!(choices.len(), limit + 1, "{choices:?}");
    assert!(choices.iter().all(|mv| mv.starts_with("discard ")));
    let first = choices[0].clone();
    bench.play(1, &first);
    assert_eq!(bench.me().items.len(), limit);
    // DRA-64: what is discarded now has left the game.
    assert!(bench.state.discard.is_empty());
    assert!(bench.game.conserved(&bench.state).is_ok());
}

/// DR-491, DRA-66: at level 4 a hero waits; the common quest is left to the others, his own he may complete for a point
/// and no level.
#[test]
fn waiting_at_the_top() {
    let mut bench = table(setup(2));
    common(&mut bench, "crack_the_strongbox");
    let own = bench.quest("seal_the_rift");
    bench.state.quest_deck.retain(|quest| *quest != own);
    bench.state.quests.push(OpenQuest { quest: own, owner: Some(Seat::FIRST), ..OpenQuest::default() });
    bench.me().level = 4;
    bench.put(1, "treasury");
    assert!(!bench.may(1, "attempt crack_the_strongbox"));
    let mv = bench.game.read_move("attempt crack_the_strongbox").unwrap();
    let refusal = bench.game.check(&bench.state, Seat::FIRST, mv).unwrap_err();
    assert_eq!(refusal.rule, "DR-491");
    bench.me().level = 3;
    assert!(bench.may(1, "attempt crack_the_strongbox"));
    // His own one brings a victory point and no level.
    bench.state.quests.retain(|open| open.quest != own);
    let strongbox = bench.quest("crack_the_strongbox");
    for open in bench.state.quests.iter_mut() {
        open.owner = Some(Seat::FIRST);
    }
    let other = bench.quest("shady_deal");
    bench.state.quest_deck.retain(|quest| *quest != other);
    bench.state.quests.push(OpenQuest { quest: other, ..OpenQuest::default() });
    bench.me().level = 4;
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!((bench.me().level, bench.me().completed.as_slice()), (4, &[strongbox][..]));
    assert_eq!(bench.state.grade, Grade::Heroic, "the second player still has the common quest");
}

/// DRA-66: with no heroic quest left for those below level 4, the switch comes at once, and they rise as well.
#[test]
fn nothing_left_to_do() {
    let mut bench = table(setup(2));
    bench.only_quest("crack_the_strongbox", Some(1));
    bench.state.quest_deck.clear();
    bench.me().level = 3;
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.state.grade, Grade::Legendary);
    assert_eq!((bench.player(1).level, bench.player(2).level), (7, 7));
}

/// DR-142, DR-493, DRA-08: the last heroic location may not seal the map, because legendary ones will follow.
#[test]
fn the_last_heroic_location_leaves_a_way() {
    let mut bench = table(setup(2));
    // A corridor whose only free end is to the north, and one location to come.
    bench.line(&["entrance_to_the_vault"]);
    let heroic = bench.state.locations.len();
    assert_eq!((bench.state.map.len(), heroic), (1, 21));
    let sites = bench.components().sites.len();
    assert_eq!(sites, 44);
    for seed in 0..10 {
        let game = Serpent::new(&setup(2)).unwrap();
        let mut luck = Quick::new(seed);
        let state = fill_heroic_map(&game, &mut luck);
        assert!(open_exits(&game, &state) > 0, "seed {seed}");
    }
}

/// All heroic locations laid, one after the other, wherever is legal and leaves the fewest ways.
fn fill_heroic_map(game: &Serpent, luck: &mut Quick) -> State {
    let mut state = game.start(luck, &mut Silent);
    let mut rounds = 0;
    while !state.locations.is_empty() && rounds < 4_000 && !state.is_over() {
        rounds += 1;
        let seat = game.status(&state).acting().first().expect("somebody is asked");
        let mut moves = Vec::new();
        game.legal_moves(&state, seat, &mut moves);
        let tightest = moves.iter().copied().min_by_key(|mv| {
            let mut after = state;
            game.apply(&mut after, seat, *mv, &mut Quick::new(1), &mut Silent);
            let builds = matches!(mv, undercroft_dungeoneer::Move::Build(..));
            if builds { open_exits(game, &after) } else { 1_000 }
        });
        let mv = match tightest {
            Some(mv) if matches!(mv, undercroft_dungeoneer::Move::Build(..)) => mv,
            _ => *moves.last().expect("something is legal"),
        };
        // Nobody is harmed on the way.
        for player in state.players.iter_mut() {
            player.life = 6;
        }
        game.apply(&mut state, seat, mv, luck, &mut Silent);
    }
    assert!(state.locations.is_empty(), "{} are left", state.locations.len());
    state
}

fn open_exits(game: &Serpent, state: &State) -> usize {
    use undercroft_dungeoneer::state::Side;
    let free = |placed: &undercroft_dungeoneer::state::Placed| {
        let site = game.components().site(placed.location);
        Side::ALL
            .into_iter()
            .filter(|side| {
                !placed.exit(site, *side).is_wall() && state.spot_at(placed.cell.beside(*side)).is_none()
            })
            .count()
    };
    state.map.iter().map(free).sum()
}

/// DRA-65: with `legendary_map = at_start` all locations are shuffled together, and nothing joins later. DRA-80, DR-589:
/// until the switch Nakari's Lair is a room like any other; at the switch she is there, and attacks on the next entry.
#[test]
fn nakari_appears_at_the_switch() {
    let mut bench = table(setup(2).with("legendary_map", "at_start"));
    assert_eq!(bench.state.map.len() + bench.state.locations.len(), 44);
    almost_there(&mut bench, "crack_the_strongbox");
    bench.line(&["entrance_to_the_vault", "nakaris_lair", "treasury"]);
    bench.player(2).spot = undercroft_dungeoneer::ids::Spot(1);
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.state.grade, Grade::Legendary);
    assert_eq!(bench.state.map.len() + bench.state.locations.len(), 44);
    assert!(bench.state.battles.is_empty(), "whoever stands there is not attacked");
    assert_eq!(bench.player(2).life, 18);
}

/// DR-498, DR-499, DR-501, DR-588: a third quest does not win, a heroic quest after the switch is a point without a
/// level, and nobody draws another one for it.
#[test]
fn a_heroic_quest_after_the_switch() {
    let mut bench = table(setup(2));
    almost_there(&mut bench, "crack_the_strongbox");
    let left = bench.quest("shady_deal");
    bench.state.quest_deck.retain(|quest| *quest != left);
    bench.state.quests.push(OpenQuest { quest: left, ..OpenQuest::default() });
    let done = [bench.quest("seal_the_rift"), bench.quest("wreck_the_laboratory")];
    bench.state.quest_deck.retain(|quest| !done.contains(quest));
    bench.me().completed.extend(done);
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.me().completed.len(), 3);
    assert!(bench.state.end.is_none(), "three quests are no victory here");
    assert!(bench.state.open_quest(left).is_some());
    // The common heroic quest, completed at level 7.
    bench.state.stack.clear();
    bench.state.phase = Phase::Hero;
    for open in bench.state.quests.iter_mut().filter(|open| open.quest == left) {
        open.owner = None;
    }
    let before = bench.state.quests.len();
    bench.put(1, "interdimensional_portal");
    bench.me().items.clear();
    (bench.me().glory, bench.me().life) = (5, 18);
    bench.play(1, "attempt shady_deal");
    assert_eq!((bench.me().level, bench.me().completed.len()), (7, 4));
    assert_eq!(bench.state.quests.len(), before - 1, "not replaced");
}

/// DR-504, DR-506…509, DRX-36: level 10 ends the game, and points decide: 1, 2 and 3 for a quest by its grade.
#[test]
fn points_decide() {
    assert_eq!([Grade::Heroic, Grade::Epic, Grade::Legendary].map(Grade::points), [1, 2, 3]);
    let mut bench = legendary_part();
    let quests = |bench: &Altar, grade: Grade, count: usize| -> Vec<QuestId> {
        let all = (0..bench.components().quests.len() as u8).map(QuestId);
        let open: Vec<QuestId> = bench.state.quests.iter().map(|open| open.quest).collect();
        let free = all.filter(|quest| {
            bench.components().quest(*quest).in_deck
                && grade_of(bench, *quest) == grade
                && !open.contains(quest)
        });
        free.take(count).collect()
    };
    // Five heroic and two legendary quests are 11 points; three heroic and the last of three legendary ones 12.
    let heroic = quests(&bench, Grade::Heroic, 8);
    let legendary = quests(&bench, Grade::Legendary, 4);
    bench.state.quest_deck.retain(|quest| !legendary.contains(quest));
    bench.player(2).completed.extend(heroic[..6].iter().copied());
    bench.player(2).completed.extend(legendary[..2].iter().copied());
    bench.me().completed.extend(heroic[6..].iter().copied());
    bench.me().completed.extend(legendary[2..].iter().copied());
    (bench.me().level, bench.player(2).level) = (9, 8);
    win_a_quest(&mut bench);
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("level 10 is the end") };
    assert_eq!(outcome.reason(), "points");
    // 2 heroic + 3 legendary = 11 against 6 heroic + 2 legendary = 12: who ended the game has not won it.
    assert_eq!(outcome.scores(), [11, 12]);
    assert_eq!(outcome.share(Seat::new(1)), 1.0);
}

/// DR-508, DRA-70: with as many points the higher level wins; with the same level victory is shared.
#[test]
fn ties_go_by_level() {
    let won = |levels: [u8; 2]| {
        let mut bench = legendary_part_of(3);
        let heroic: Vec<QuestId> = (0..bench.components().quests.len() as u8)
            .map(QuestId)
            .filter(|quest| grade_of(&bench, *quest) == Grade::Heroic)
            .filter(|quest| bench.state.open_quest(*quest).is_none())
            .take(8)
            .collect();
        bench.player(2).completed.extend(heroic[..4].iter().copied());
        bench.player(3).completed.extend(heroic[4..].iter().copied());
        bench.me().level = 9;
        (bench.player(2).level, bench.player(3).level) = levels.into();
        // Life decides nothing here.
        bench.player(2).life = 2;
        win_a_quest(&mut bench);
        let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("level 10 is the end") };
        assert_eq!(outcome.scores(), [3, 4, 4]);
        [0, 1, 2].map(|seat| outcome.share(Seat::new(seat)))
    };
    assert_eq!(won([9, 8]), [0.0, 1.0, 0.0]);
    assert_eq!(won([8, 8]), [0.0, 0.5, 0.5]);
}

/// DR-510, DRA-69: who defeats Nakari wins at once, whatever the points.
#[test]
fn nakari_still_decides() {
    let mut bench = legendary_part();
    let nakari = bench.quest("defeat_nakari");
    assert!(bench.components().quest(nakari).win);
    bench.line(&["entrance_to_the_vault", "nakaris_lair"]);
    for open in bench.state.quests.iter_mut().filter(|open| open.quest == nakari) {
        open.wounds = bench.game.components().sheets
            [usize::from(bench.game.components().quest(nakari).monster.unwrap())]
        .life
            - 1;
    }
    bench.put(1, "nakaris_lair");
    bench.cast(1, "roderik_talus");
    bench.me().pairs.clear();
    bench.me().glory = 0;
    let done = [bench.quest("shady_deal"), bench.quest("seal_the_rift")];
    bench.player(2).completed.extend(done);
    bench.hold(1, &[]);
    bench.play(1, "attempt defeat_nakari");
    bench.play_with(2, "form magic", &["5", "1"]);
    bench.play_with(1, "challenge defeat_nakari melee", &["6", "1"]);
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("it is over") };
    assert_eq!((outcome.reason(), bench.state.winner), ("nakari", Some(Seat::FIRST)));
    assert_eq!(outcome.share(Seat::FIRST), 1.0);
}

/// A game whose legendary part has just begun; the first player is in his Hero phase.
fn legendary_part() -> Altar {
    legendary_part_of(2)
}

fn legendary_part_of(seats: u8) -> Altar {
    let mut bench = table(setup(seats));
    almost_there(&mut bench, "crack_the_strongbox");
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.state.grade, Grade::Legendary);
    bench.state.stack.clear();
    bench.state.phase = Phase::Hero;
    bench.me().ap = 3;
    bench.me().completed.clear();
    bench
}

/// The first player completes a legendary quest of his own.
fn win_a_quest(bench: &mut Altar) {
    let quest = bench.quest(LEGENDARY_CHANCE.0);
    bench.state.quest_deck.retain(|one| *one != quest);
    for player in bench.state.players.iter_mut() {
        player.completed.retain(|one| *one != quest);
    }
    bench.state.quests.retain(|open| open.quest != quest);
    bench.state.quests.push(OpenQuest { quest, owner: Some(Seat::FIRST), ..OpenQuest::default() });
    bench.put(1, LEGENDARY_CHANCE.1);
    bench.me().glory = 30;
    bench.me().life = 18;
    bench.play_with(1, &format!("attempt {}", LEGENDARY_CHANCE.0), LEGENDARY_CHANCE.2);
}

/// A legendary quest that dice decide: its word, its site, and dice that complete it.
const LEGENDARY_CHANCE: (&str, &str, &[&str]) = ("dice_for_the_idols_eye", "holy_of_holies", &["5", "5"]);

/// DR-488: what each set covers, and that a hero's values are read on the card of his level (DR-494).
#[test]
fn levels_of_the_grades() {
    let bench = table(setup(2));
    let components = bench.components();
    let set = |grade| {
        let set = components.set_of(grade);
        (set.start_level, set.top_level)
    };
    assert_eq!((set(Grade::Heroic), set(Grade::Legendary)), ((1, 4), (7, 10)));
    for hero in (0..components.heroes.len() as u8).map(HeroId) {
        let first = components.hero(hero).first_level;
        assert_eq!(first, if hero_grade(&bench, hero) == Grade::Heroic { 1 } else { 7 });
    }
}

/// DR-243, DRA-67: unfinished heroic quests stay with their owners and are one point each; nothing else is redrawn.
#[test]
fn unfinished_quests_stay() {
    let mut bench = table(setup(2));
    almost_there(&mut bench, "crack_the_strongbox");
    let left = bench.quest("shady_deal");
    bench.state.quest_deck.retain(|quest| *quest != left);
    let mine = OpenQuest { quest: left, owner: Some(Seat::new(1)), ..OpenQuest::default() };
    bench.state.quests.push(mine);
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.state.open_quest(left).and_then(|open| open.owner), Some(Seat::new(1)));
    assert_eq!(bench.state.quests.len(), 1 + 4 + 2);
}

/// DR-445, DR-503: before the switch there is no event and no die for it; afterwards there is.
#[test]
fn the_event_begins_with_the_legendary_part() {
    let mut bench = table(setup(2));
    bench.me().hand = Default::default();
    let rolled = |bench: &Altar| bench.events.iter().any(|event| matches!(event, Event::EventRolled { .. }));
    end_turn(&mut bench);
    assert!(!rolled(&bench));
    let mut bench = legendary_part();
    end_turn(&mut bench);
    assert!(rolled(&bench));
}

/// The first player's turn ends; whatever is asked is answered with the last answer.
fn end_turn(bench: &mut Altar) {
    let round = bench.state.active;
    bench.play_with_luck(1, "done");
    while bench.state.active == round && !bench.state.is_over() {
        let seat = bench.game.status(&bench.state).acting().first().expect("somebody is asked").number();
        let mv = bench.legal(seat).last().expect("something is legal").clone();
        bench.play_with_luck(seat, &mv);
    }
}

/// Alone both sets are played to their end: three heroic quests, then three legendary ones, and back to an entrance.
#[test]
fn alone_through_both_sets() {
    let mut bench = table(setup(1));
    assert_eq!(bench.state.quests.len(), 3);
    bench.only_quest("crack_the_strongbox", Some(1));
    bench.me().level = 3;
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    assert_eq!(bench.state.grade, Grade::Legendary);
    assert_eq!(bench.me().level, 7);
    let own = bench.state.quests.iter().filter(|open| open.owner == Some(Seat::FIRST)).count();
    assert_eq!(own, 3);
    assert!(bench.state.end.is_none());
    assert_eq!(bench.game.conserved(&bench.state), Ok(()));
}

/// DR-481, DR-493: split decks are replaced both, each with its own discards.
#[test]
fn split_decks_are_replaced() {
    let mut bench = table(setup(2).with("split_decks", "on"));
    almost_there(&mut bench, "crack_the_strongbox");
    bench.put(1, "treasury");
    bench.play_with(1, "attempt crack_the_strongbox", &["5", "5"]);
    let (deck, peril) = (bench.state.deck, bench.state.peril_deck);
    assert_eq!(deck.len() + peril.len(), 59);
    let glory = |card: &Card| bench.components().card(*card).class.is_glory();
    assert!(deck.iter().all(|card| glory(card) && legendary(&bench, *card)));
    assert!(peril.iter().all(|card| !glory(card) && legendary(&bench, *card)));
}

/// A combined game in its largest form fits into 6 kB, as all states do.
#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 6 * 1024, "{} bytes", size_of::<State>());
}

/// DR-519: resurrected in the legendary game, a hero starts at level 7 with 18 life.
#[test]
fn a_new_hero_of_the_legendary_game() {
    let mut bench = Altar::keeping_heroes(Setup::new(2).with("resurrection", "on"));
    bench.line(&["temple_forecourt", "crossroads"]);
    bench.me().level = 9;
    bench.me().life = 0;
    bench.play_with_luck(1, "done");
    let heroes = bench.legal(1);
    assert_eq!(heroes.len(), 4, "six heroes, two of them led: {heroes:?}");
    let first = heroes[0].clone();
    bench.play_with_luck(1, &first);
    assert_eq!((bench.me().level, bench.me().life, bench.me().hand.len()), (7, 18, 5));
}

/// DRX-33: alone at the Crossroads of the legendary set four dice are rolled; two of 1, 4, 5 and 6 bring cards.
#[test]
fn four_dice_at_the_crossroads() {
    let mut bench = Altar::keeping_heroes(Setup::new(1));
    bench.clear_hand(1);
    bench.line(&["temple_forecourt", "crossroads"]);
    bench.me().visited = 1;
    bench.play_with(1, "go north", &["1", "4", "5", "6"]);
    let cards = bench.events.iter().find_map(|event| match event {
        Event::DungeonPlays { cards } => Some(cards.len()),
        _ => None,
    });
    assert_eq!(cards, Some(2));
}
