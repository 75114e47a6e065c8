//! What people read: that public things are told whole and true, in both languages.

use crate::bench::{Bench, cell};
use undercroft_core::{Company, Game, Language, Observer, Seat, Tell, Words};
use undercroft_lords::components::{Adventurer, Card, Creature, EventTile, Order, Room, Special, Trap};
use undercroft_lords::state::{Ask, Paladin, Phase};
use undercroft_lords::{Event, Lords};

use Adventurer::*;
use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Traps};

fn words(language: Language) -> Words {
    Words::new(language, &[Lords::words(language)])
}

fn told(bench: &Bench, language: Language, event: &Event) -> String {
    let phrase = bench.game.sentence(event).expect("an event with a sentence");
    words(language).try_say(&phrase, &Company::default()).expect("a sentence")
}

fn drawn(bench: &Bench, language: Language) -> String {
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    bench.game.draw(&view, &words(language), &Company::default())
}

fn in_words(bench: &Bench, language: Language) -> String {
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    let words = words(language);
    let said = bench.game.in_words(&view).into_iter();
    said.map(|phrase| words.try_say(&phrase, &Company::default()).expect("a sentence") + "\n").collect()
}

/// DL-008, DL-061: the forecast is public with everything that tells adventurers apart, and nothing of it is cut off.
#[test]
fn the_forecast_is_told_whole() {
    let mut bench = Bench::new(4);
    bench.state.arriving = [ThiefA, ThiefB, PriestC, PriestD].into_iter().collect();
    bench.state.forecast = [WizardA, WizardB, PriestB, WarriorC].into_iter().collect();
    let table = drawn(&bench, Language::En);
    assert!(table.contains("This season: Thief 3♥ t1, Thief 3♥ t2, Priest 4♥ h1, Priest 4♥ h2\n"), "{table}");
    assert!(table.contains("Next season: Wizard 3♥ m1, Wizard 3♥ m2, Priest 3♥ h2, Warrior 5♥\n"), "{table}");
    let table = drawn(&bench, Language::Ru);
    assert!(table.contains("Волшебник 3♥ м1, Волшебник 3♥ м2, Священник 3♥ ц2, Воин 5♥\n"), "{table}");

    // The longest there is: four tiles with symbols, dear creatures, a card that was spied on, and long orders.
    bench.state.forecast = [WizardA, WizardB, PriestA, PriestB].into_iter().collect();
    bench.state.tavern = [Creature::Witch, Creature::Golem, Creature::Dragon].into_iter().collect();
    bench.me().chosen = [Hire, Reputation, Order::Room].into_iter().collect();
    bench.cards(&[Card::DetectTreasure; 4]).me().spied[1] = true;
    for language in [Language::En, Language::Ru] {
        let table = drawn(&bench, language);
        assert!(!table.contains('…') && table.lines().count() <= 20, "{table}");
    }
}

/// DL-066, DL-143, DL-150: the closed orders of everybody, dummies too, lie open.
#[test]
fn closed_orders_are_public() {
    let mut bench = Bench::new(3);
    for number in 1..=3 {
        bench.player(number).inaccessible = [Food, Mine].into_iter().collect();
    }
    bench.player(2).inaccessible = [Dig, Hire].into_iter().collect();
    bench.state.dummies[0].inaccessible = [Reputation, Imps, Traps].into_iter().collect();
    let table = drawn(&bench, Language::En);
    let words = in_words(&bench, Language::En);
    let dummy = "Closed orders of the unplayed colour A: Improve Reputation, Recruit Imps, Buy Traps.";
    assert!(words.contains(dummy), "{words}");
    assert!(table.contains("Closed: 1 Food Gold · 2 Dig Hire · 3 Food Gold · A Rep Imps Traps\n"), "{table}");
}

/// DL-190, DL-196, DL-198: where the paladin is, and the counter nobody plays, are on the table for all to see.
#[test]
fn counters_and_the_paladin_are_shown() {
    let mut bench = Bench::new(2);
    bench.state.dummy_evil = 6;
    let said = |bench: &Bench, language, text: &str| {
        let (table, words) = (drawn(bench, language), in_words(bench, language));
        assert!(table.contains(text) && words.contains(text), "{text}:\n{table}\n{words}");
    };
    said(&bench, Language::En, "Paladin: in his tent");
    let table = drawn(&bench, Language::En);
    let counter = table.lines().find(|line| line.contains("unplayed colour")).expect("the counter");
    assert_eq!(counter.split_whitespace().last(), Some("6"), "{table}");
    assert!(in_words(&bench, Language::Ru).contains("Счётчик Зла ничейного цвета: 6."));
    bench.state.paladin = Paladin::With(Seat::new(1));
    said(&bench, Language::En, "Paladin: with 2");
    said(&bench, Language::Ru, "Паладин: у игрока 2");
    let mut bench = Bench::new(3);
    bench.state.paladin = Paladin::Out;
    said(&bench, Language::En, "Paladin: gone for this year");
}

/// DL-071, DL-330: a minion that stands nowhere is told of without a wrong reason: there may be space, but no gold.
#[test]
fn a_minion_on_its_card() {
    let event = Event::Placed { seat: Seat::FIRST, nth: 0, order: Hire, space: None };
    for (bench, why) in [
        (Bench::new(4), "but all its spaces are taken."),
        (Bench::begun(), "but there is no gold for the fee or no free space."),
    ] {
        let said = told(&bench, Language::En, &event);
        assert!(said.ends_with(why), "{said}");
    }
}

/// DL-076, DL-080: whoever was not asked, for there was nothing to choose, hears that it could not be done.
#[test]
fn what_cannot_be_done_is_not_called_a_choice() {
    let mut bench = Bench::new(4);
    bench.me().gold = 0;
    bench.orders(&[[Food, Dig, Mine], [Food, Dig, Mine], [Food, Imps, Mine], [Food, Imps, Traps]]);
    let declined = |seat, forced| Event::Declined { seat: Seat::new(seat), order: Food, forced };
    let (unable, passed) = (declined(0, true), declined(1, false));
    assert!(bench.heard(|event| *event == unable), "no gold for the first space");
    bench.play(2, "pass");
    assert!(bench.heard(|event| *event == passed));
    assert_eq!(told(&bench, Language::En, &unable), "1 cannot carry out Get Food.");
    assert_eq!(told(&bench, Language::En, &passed), "2 does not carry out Get Food.");
    assert_eq!(told(&bench, Language::Ru, &unable), "1 не может исполнить: Получение пищи.");
}

/// DL-018, DL-165, DL-174: “why not?” knows the orders that stay closed and the wages that cannot be paid.
#[test]
fn what_one_might_expect_is_told_of() {
    fn expected(bench: &Bench) -> Vec<String> {
        let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
        bench.game.expected(&view).into_iter().map(|mv| bench.game.write_move(mv)).collect()
    }
    let mut bench = Bench::new(4);
    bench.orders(&[[Food, Dig, Mine], [Food, Dig, Mine], [Food, Imps, Mine], [Food, Imps, Traps]]);
    bench.play(1, "use").until(|state| state.ask == Ask::Recall && state.actor == Seat::FIRST);
    assert_eq!(expected(&bench), ["recall food", "recall dig", "recall mine"]);

    let mut bench = Bench::begun();
    bench.state.specials = [Special::MonsterStrike, Special::Rats].into_iter().collect();
    bench.me().up.add(Creature::Witch);
    bench.me().up.add(Creature::Ghost);
    bench.me().food = 0;
    bench.event(EventTile::Special);
    assert_eq!(expected(&bench), ["part witch food", "part witch evil"], "a ghost is no monster");
    assert_eq!(bench.refused(1, "part witch food"), "DL-018");
}

/// DL-174: the special events say what they do, rounding included.
#[test]
fn special_events_say_what_they_do() {
    let bench = Bench::new(4);
    for (special, en, ru) in [
        (Special::TreasuryLeak, "rounded down", "с округлением вниз"),
        (Special::Rats, "rounded down", "с округлением вниз"),
        (Special::TrapRecall, "rounded down", "с округлением вниз"),
        (Special::MonsterStrike, "1 of one part of its wage", "одну единицу"),
        (Special::WitchHunt, "3 Evil", "Зло +3"),
        (Special::ImpFeast, "every 3 imps", "каждых 3 импов"),
        (Special::BadPress, "every 2 monsters", "каждых 2 монстров"),
        (Special::TunnelAudit, "1 gold", "1 золото"),
        (Special::ImpatientHeroes, "a wizard a trap", "волшебник — ловушку"),
    ] {
        let event = Event::SpecialShown { special };
        for (language, part) in [(Language::En, en), (Language::Ru, ru)] {
            let said = told(&bench, language, &event);
            assert!(said.contains(part), "{said}");
        }
    }
}

/// DL-180: what is asked for and what is paid is named: taxes and audits are paid in gold, the feast in food.
#[test]
fn a_debt_names_its_coin() {
    for (tile, special, coin) in [
        (EventTile::Taxes, Special::ImpFeast, "gold"),
        (EventTile::Special, Special::TunnelAudit, "gold"),
        (EventTile::Special, Special::ImpFeast, "food"),
    ] {
        let mut bench = Bench::begun();
        bench.state.specials = [special, Special::Rats].into_iter().collect();
        bench.event(tile);
        assert_eq!(bench.state.ask, Ask::Give);
        // The tile of spring lies open by now.
        bench.state.events_shown = 1;
        let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
        let said = words(Language::En).try_say(&bench.game.prompt(&view), &Company::default()).unwrap();
        let due = bench.state.due;
        let needed =
            if due == 1 { format!(": 1 {coin} is due.") } else { format!(": {due} {coin} are due.") };
        assert!(said.contains(&needed), "{special}: {said}");
        bench.play(1, "give 0");
        let gave = |event: &&Event| matches!(event, Event::Gave { .. });
        let gave = bench.events.iter().find(gave).expect("something is told");
        let said = told(&bench, Language::En, gave);
        assert!(said.contains(&format!(" 0 {coin}, {due} unpaid.")), "{special}: {said}");
    }
}

/// DL-155, DL-174, DL-305, DL-347: a refusal names the rule that asks, and a reason that is true.
#[test]
fn refusals_are_true() {
    let mut bench = Bench::new(4);
    bench.me().traps.add(Trap::Pendulum);
    bench.me().up.add(Creature::Golem);
    bench.event(EventTile::PayDay);
    bench.play(1, "pay golem");
    assert_eq!(bench.refused(1, "discard trap-door"), "DL-347");

    let mut bench = Bench::begun();
    bench.state.specials = [Special::TrapRecall, Special::Rats].into_iter().collect();
    bench.me().traps = [Trap::Pendulum, Trap::Pendulum].into_iter().collect();
    bench.event(EventTile::Special);
    assert_eq!(bench.refused(1, "discard trap-door"), "DL-174");

    let mut bench = crate::actions::on_space(Traps, 2);
    bench.state.year = 2;
    bench.state.trap_deck = [Trap::Pendulum, Trap::Pendulum].into_iter().collect();
    bench.play(1, "use");
    assert_eq!(bench.refused(1, "discard trap-door"), "DL-305");

    let mut bench = Bench::begun();
    bench.state.specials = [Special::MonsterStrike, Special::Rats].into_iter().collect();
    bench.me().up.add(Creature::Golem);
    bench.event(EventTile::Special);
    assert_eq!(
        bench.told(1, "part golem trap"),
        ("DL-018", "You cannot pay this part of the wage.".to_owned())
    );
    assert_eq!(bench.refused(1, "part golem food"), "DL-174", "that is no part of its wage");

    let mut bench = Bench::new(4);
    bench.room(Room::Workshop, "C1").state.trap_deck.clear();
    (bench.state.phase, bench.state.ask, bench.state.actor) =
        (Phase::Production(0), Ask::Produce, Seat::FIRST);
    bench.me().imps = 9;
    let why = "This room lacks workers or goods, or there is nothing it could make.";
    assert_eq!(bench.told(1, "produce workshop"), ("DL-155", why.to_owned()));
}

/// DL-244, DL-245, DL-246, DL-365, DL-372: a spell that is not cast is told of with its reason, once.
#[test]
fn a_spell_that_fails_is_told() {
    let cases = [
        (3, None, "too little magic", "не хватает магии"),
        (1, Some(Room::AntiMagicRoom), "this room allows no magic", "в этой комнате"),
        (1, None, "a dart has silenced the wizard", "дротик"),
    ];
    for (round, room, en, ru) in cases {
        let mut bench = Bench::new(4);
        if let Some(room) = room {
            bench.room(room, "C1");
        }
        bench.combat(&[WarriorC, WizardB], &[Trap::AntiMagicDart], &[]).cards(&[Card::DetectEvil; 4]);
        bench.state.combat_round = round;
        bench.me().gold = 5;
        if en.contains("dart") {
            bench.all(1, &["lay anti-magic-dart", "ready", "target 2"]);
        } else {
            bench.play(1, "ready");
        }
        let failed: Vec<Event> =
            bench.events.iter().filter(|one| matches!(one, Event::NotCast { .. })).cloned().collect();
        assert_eq!(failed.len(), 1, "{:?}", bench.events);
        assert!(!bench.heard(|event| matches!(event, Event::Cast { .. })));
        for (language, part) in [(Language::En, en), (Language::Ru, ru)] {
            let said = told(&bench, language, &failed[0]);
            assert!(said.contains(part), "{said}");
        }
    }
    let mut bench = Bench::battle(&[WarriorC, WizardB], &[], &[], Card::DetectEvil);
    assert_eq!(bench.me().evil, Bench::new(4).me().evil + 1, "the spell's 2 up, 1 down for the lost tile");
    assert!(!bench.heard(|event| matches!(event, Event::NotCast { .. })));
}

/// What a room is for is said once, in the question; the choices name room and square.
#[test]
fn rooms_for_sale_are_explained_once() {
    for (language, text) in [(Language::En, "Mint (rows 3–4): "), (Language::Ru, "Монетный двор")]
    {
        let mut bench = crate::actions::on_space(Order::Room, 2);
        bench.state.shop = [Room::Mint, Room::DarkRoom].into_iter().collect();
        bench.me().dungeon.tunnels = ["C1", "C2", "C3", "C4", "B4"].into_iter().map(cell).collect();
        let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
        let say = |phrase| words(language).try_say(&phrase, &Company::default()).expect("words");
        let asked = say(bench.game.prompt(&view));
        assert_eq!(asked.matches(text).count(), 1, "{asked}");
        for mv in bench.legal(1).iter().filter(|mv| mv.starts_with("build")) {
            let label = say(bench.game.label(&view, bench.game.read_move(mv).expect("a move")));
            let square = mv.rsplit(' ').next().expect("a square");
            assert!(label.ends_with(square), "{label}");
        }
    }
}

/// DL-056, DL-057, DL-093, DL-329, DL-332: who asks hears what a spied card and the special event do, and what the
/// full game adds.
#[test]
fn what_lies_open_is_explained() {
    let mut bench = Bench::begun();
    bench.state.specials = [Special::Rats, Special::TrapRecall].into_iter().collect();
    bench.state.event_tiles = [EventTile::Special, EventTile::Taxes, EventTile::PayDay];
    bench.cards(&[Card::DetectEvil; 4]).me().spied[2] = true;
    bench.me().chosen = [Food, Dig].into_iter().collect();
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    let company = Company::default();
    for (language, table, help) in [
        (
            Language::En,
            [
                "3 Detect Evil (slow spell: you gain 2 Evil; fatigue 2).",
                "Orders given: Get Food, Dig Tunnels.",
            ],
            ["Rats: everybody loses half of the food", "Full game: Hire Monster as the first order"],
        ),
        (
            Language::Ru,
            ["3 Обнаружить зло (медленное заклинание: Зло +2; усталость 2).", "Отданные приказы: Получение"],
            ["Крысы: у всех пропадает половина еды", "Полная игра: найм монстров первым приказом"],
        ),
    ] {
        let said = in_words(&bench, language);
        assert!(table.iter().all(|text| said.contains(text)), "{said}");
        let words = words(language);
        let legend = bench.game.legend(&view).into_iter();
        let legend: String =
            legend.map(|phrase| words.try_say(&phrase, &company).expect("words") + "\n").collect();
        assert!(help.iter().all(|text| legend.contains(text)), "{legend}");
    }
}

/// Costs are counted as people count.
#[test]
fn costs_in_russian() {
    let bench = Bench::new(4);
    for (order, space, text) in [
        (Food, 1, "Получение пищи II. Плата: 1 Зло;"),
        (Food, 2, "III. Плата: 2 Зла;"),
        (Imps, 1, "II. Плата: 2 еды;"),
        (Traps, 2, "III. Плата: 2 золота;"),
        (Imps, 2, "III. Плата: 1 золото, 1 еда;"),
    ] {
        let event = Event::Used { seat: Seat::new(1), order, space };
        let said = told(&bench, Language::Ru, &event);
        assert!(said.contains(text), "{said}");
    }
    let lost = Event::Lost { seat: Seat::FIRST, store: undercroft_lords::event::Store::Imps, count: 1 };
    assert_eq!(told(&bench, Language::En, &lost), "1 loses 1 imp.");
}
