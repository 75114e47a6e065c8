//! What can be known exactly about the moves of a player, and how to say it.

use super::expert::{dungeon, dungeon_choices, kit};
use super::kit::Kit;
use super::race::Race;
use super::survival::{Dungeon, survival};
use crate::hint::{Insight, percent};
use undercroft_core::{Phrase, SeatHandle};
use undercroft_welcome::{Monster, Move, PhaseView, PileOrder, Player, View, Welcome};

/// In the dungeon every choice is computed: the chance to survive, and what survival is worth.
pub fn insights(seat: &SeatHandle<'_, Welcome>) -> Option<Vec<Insight<Move>>> {
    let (game, view) = (seat.game(), seat.view());
    match view.phase {
        PhaseView::Naming | PhaseView::Facing | PhaseView::Dying | PhaseView::Delving => {}
        PhaseView::Bidding | PhaseView::Deciding | PhaseView::ChoosingHero | PhaseView::Over => return None,
    }
    let race = Race::new(game.seats());
    let mut players = [Player::default(); 4];
    for (player, seen) in players.iter_mut().zip(&view.players) {
        *player = Player { successes: seen.successes, failures: seen.failures };
    }
    let me = seat.seat();
    let worth = |alive| race.after(&players, me, alive)[me.index()];
    let (alive, dead) = (worth(true), worth(false));
    let legal = seat.legal_moves();
    let choices = dungeon_choices(game, &view)?;
    let judged = choices.into_iter().filter(|(mv, _)| legal.contains(mv));
    Some(judged.map(|(mv, chance)| Insight::new(mv, chance * alive + (1.0 - chance) * dead)).collect())
}

/// Why a move is good or bad: the chance to survive, and what would kill.
pub fn reasons(seat: &SeatHandle<'_, Welcome>, mv: Move) -> Vec<Phrase> {
    let (game, view) = (seat.game(), seat.view());
    match view.phase {
        PhaseView::Naming | PhaseView::Facing | PhaseView::Dying | PhaseView::Delving => {
            let choices = dungeon_choices(game, &view).unwrap_or_default();
            let found = choices.into_iter().find(|(choice, _)| *choice == mv);
            let Some((_, chance)) = found else { return Vec::new() };
            let named = if let Move::Name(monster) = mv { Some(monster) } else { None };
            let known =
                named.and_then(|monster| Some((kit(game, &view).naming(monster), dungeon(game, &view)?)));
            vec![survives(chance, known)]
        }
        PhaseView::Bidding | PhaseView::Deciding => bidding_reasons(game, &view, mv),
        PhaseView::ChoosingHero | PhaseView::Over => Vec::new(),
    }
}

/// In the bidding: what the dungeon would be for the player itself, now or after the move.
fn bidding_reasons(game: &Welcome, view: &View, mv: Move) -> Vec<Phrase> {
    let Some(mut dungeon) = dungeon(game, view) else { return Vec::new() };
    let mut tiles = view.tiles.clone();
    if let (Move::Add, Some(card)) = (mv, view.card) {
        let next = if game.options().pile_order == PileOrder::Fifo { dungeon.pile.len() } else { 0 };
        dungeon.pile.insert(next, Some(card));
    }
    if let Move::Discard(tile) = mv {
        tiles.retain(|left| *left != tile);
    }
    let kit = Kit::new(game.components(), view.hero, tiles.into_iter().collect());
    let (chance, named) = survival(kit, &dungeon);
    let told = named.map_or(kit, |monster| kit.naming(monster));
    let inner = survives(chance, Some((told, dungeon)));
    let phrase = if mv == Move::Pass {
        Phrase::new("bots-why-pass")
    } else if mv == Move::Draw {
        Phrase::new("bots-why-draw")
    } else {
        Phrase::new("bots-why-after")
    };
    vec![phrase.phrase("survives", inner)]
}

/// "survives 83 %: only the Dragon and the Demon kill you"
fn survives(chance: f64, known: Option<(Kit, Dungeon)>) -> Phrase {
    let number = percent(chance);
    if chance >= 1.0 - 1e-9 {
        return Phrase::new("bots-why-safe");
    }
    if chance <= 1e-9 {
        return Phrase::new("bots-why-doomed");
    }
    match known.map(|(kit, dungeon)| killers(kit, &dungeon)).as_deref() {
        Some([one]) => Phrase::new("bots-why-killer").number("chance", number).phrase("one", monster(*one)),
        Some([one, other]) => Phrase::new("bots-why-killers")
            .number("chance", number)
            .phrase("one", monster(*one))
            .phrase("other", monster(*other)),
        Some(_) | None => Phrase::new("bots-why-survives").number("chance", number),
    }
}

fn monster(monster: Monster) -> Phrase {
    Phrase::member("welcome-monster", monster.id())
}

/// The one or two kinds without which the dungeon would be safe; none if there are more, or if it cannot be
/// told so simply (Polymorph brings in further cards).
fn killers(kit: Kit, dungeon: &Dungeon) -> Vec<Monster> {
    let kit = Kit { vorpal: false, ..kit };
    if kit.polymorph {
        return Vec::new();
    }
    let suspects: Vec<Monster> =
        Monster::ALL.into_iter().rev().filter(|monster| dungeon.unseen[*monster as usize] > 0).collect();
    let safe_without = |kinds: &[Monster]| {
        let mut dungeon = dungeon.clone();
        for kind in kinds {
            dungeon.unseen[*kind as usize] = 0;
        }
        let unknown = dungeon.pile.iter().filter(|card| card.is_none()).count();
        usize::from(dungeon.unseen.iter().sum::<u8>()) >= unknown && survival(kit, &dungeon).0 >= 1.0 - 1e-9
    };
    if let Some(one) = suspects.iter().find(|one| safe_without(&[**one])) {
        return vec![*one];
    }
    for (index, one) in suspects.iter().enumerate() {
        for other in &suspects[index + 1..] {
            if safe_without(&[*one, *other]) {
                return vec![*one, *other];
            }
        }
    }
    Vec::new()
}
