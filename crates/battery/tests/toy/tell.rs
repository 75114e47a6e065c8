//! The toy in words.

use super::{Event, Move, Toy, View, fault};
use undercroft_core::*;

const EN: &str = "
toy-name = Toy
toy-end-bids = The bids are opened.
toy-end-rounds = The rounds are over.
toy-end-bank = The bank is empty.
toy-option-rounds = Rounds
toy-option-bidding = Bidding
toy-option-bidding-on = with bids
toy-option-bidding-off = without bids
toy-not-asked = It is not your turn.
toy-time-to-bid = It is time to bid.
toy-no-time-to-bid = It is not yet time to bid.
toy-no-card-left = There is no card left.
toy-hand-full = Your hand is full.
toy-not-your-card = You do not hold this card.
toy-too-much = You have only { $have }.
toy-same-bid = You bid that already.
toy-bid-first = Bid first.
toy-your-turn = Your turn.
toy-wait = Please wait.
toy-draw = Draw
toy-show = Show { $card }
toy-roll = Roll
toy-bid = Bid { $bid }
toy-ready = Ready
toy-give = Give a token back
toy-order-roll = Roll for me from now on
toy-order-none = Ask me again
toy-too-late-to-give = It is too late to give anything back.
toy-nothing-to-give = You have nothing to give back.
toy-same-order = That is your order already.
toy-gave-back = { $who } gives a token back.
toy-drew = { $who } draws a card.
toy-drew-card = { $who } draws the { $card }.
toy-showed = { $who } shows the { $card }.
toy-rolled = { $who } rolls { $face }.
";

const RU: &str = "
toy-name = Игрушка
toy-end-bids = Ставки открыты.
toy-end-rounds = Раунды закончились.
toy-end-bank = Банк пуст.
toy-option-rounds = Раунды
toy-option-bidding = Ставки
toy-option-bidding-on = со ставками
toy-option-bidding-off = без ставок
toy-not-asked = Сейчас не ваш ход.
toy-time-to-bid = Время делать ставки.
toy-no-time-to-bid = Ещё рано делать ставки.
toy-no-card-left = Карт не осталось.
toy-hand-full = В руке нет места.
toy-not-your-card = У вас нет этой карты.
toy-too-much = У вас только { $have }.
toy-same-bid = Это уже ваша ставка.
toy-bid-first = Сначала сделайте ставку.
toy-your-turn = Ваш ход.
toy-wait = Подождите.
toy-draw = Взять карту
toy-show = Показать { $card }
toy-roll = Бросить кубик
toy-bid = Поставить { $bid }
toy-ready = Готово
toy-give = Вернуть жетон
toy-order-roll = Дальше бросать за меня
toy-order-none = Снова спрашивать меня
toy-too-late-to-give = Возвращать жетоны уже поздно.
toy-nothing-to-give = Вам нечего вернуть.
toy-same-order = Этот приказ уже действует.
toy-gave-back = { $who } возвращает жетон.
toy-drew = { $who } берёт карту.
toy-drew-card = { $who } берёт карту { $card }.
toy-showed = { $who } показывает { $card }.
";

const RU_ROLLED: &str = "toy-rolled = { $who } бросает кубик: { $face }.\n";

impl<const FAULT: u8> Tell for Toy<FAULT> {
    fn words(language: Language) -> &'static str {
        static RUSSIAN: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| format!("{RU}{RU_ROLLED}"));
        match language {
            Language::En => EN,
            Language::Ru if FAULT == fault::MISSING_WORD => RU,
            Language::Ru => &RUSSIAN,
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        let asked = view.you.is_some_and(|seat| view.acting.contains(seat));
        Phrase::new(if asked { "toy-your-turn" } else { "toy-wait" })
    }

    fn label(&self, _view: &View, mv: Move) -> Phrase {
        match mv {
            Move::Draw => Phrase::new("toy-draw"),
            Move::Show(card) => Phrase::new("toy-show").number("card", card),
            Move::Roll => Phrase::new("toy-roll"),
            Move::Bid(bid) => Phrase::new("toy-bid").number("bid", bid),
            Move::Ready => Phrase::new("toy-ready"),
            Move::GiveBack => Phrase::new("toy-give"),
            Move::RollForMe(true) => Phrase::new("toy-order-roll"),
            Move::RollForMe(false) => Phrase::new("toy-order-none"),
        }
    }

    fn expected(&self, _view: &View) -> Vec<Move> {
        vec![Move::Draw, Move::Show(1), Move::Roll, Move::Bid(9), Move::Ready]
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        match event {
            Event::Drew { seat, card: None } => Some(Phrase::new("toy-drew").seat("who", *seat)),
            Event::Drew { seat, card: Some(card) } => {
                Some(Phrase::new("toy-drew-card").seat("who", *seat).number("card", *card))
            }
            Event::Showed { seat, card } => {
                Some(Phrase::new("toy-showed").seat("who", *seat).number("card", *card))
            }
            Event::Rolled { seat, face } => {
                Some(Phrase::new("toy-rolled").seat("who", *seat).number("face", *face))
            }
            Event::GaveBack { seat } => Some(Phrase::new("toy-gave-back").seat("who", *seat)),
            Event::Bid { .. } | Event::Readied { .. } | Event::Opened { .. } | Event::Ordered { .. } => None,
        }
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        let wide = if FAULT == fault::WIDE_TABLE { " ".repeat(90) } else { String::new() };
        let shown: Vec<String> = view.shown.iter().map(ToString::to_string).collect();
        format!("{}\n{}{wide}|\n", words.say(&self.prompt(view), company), shown.join(" "))
    }
}
