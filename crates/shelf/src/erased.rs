//! The one implementation of [`AnyTable`]: a [`Table`] of whichever game.

use crate::any_scene::{AnyScene, Happening};
use crate::any_table::{AnyTable, Choice};
use crate::bots::{AnyHint, AnyReview, BotMoveError};
use crate::packs;
use serde_json::Value;
use std::sync::Arc;
use undercroft_bots::{BotSpec, Budget, Fallback, Limit, Opponents, luck_of};
use undercroft_core::pack::InForce;
use undercroft_core::table::{PlayError, UndoError};
use undercroft_core::{Ear, Facts, Log, Observer, Quick, Refusal, Seat, Seed, Setup, Status, Table};

pub(crate) struct Erased<G: Opponents>(Table<G>);

impl<G: Opponents> Erased<G> {
    pub(crate) fn boxed(table: Table<G>) -> Box<dyn AnyTable> {
        Box::new(Erased(table))
    }

    fn choice(&self, view: &G::View, mv: G::Move) -> Choice {
        Choice { notation: self.0.game().write_move(mv), label: self.0.game().label(view, mv) }
    }

    fn told(&self, number: usize, event: G::Event) -> Happening {
        Happening { number, sentence: self.0.game().sentence(&event), event: Arc::new(event) }
    }

    fn own_view(&self, seat: Seat) -> G::View {
        self.0.view(Observer::Seat(seat))
    }
}

impl<G: Opponents> AnyTable for Erased<G> {
    fn facts(&self) -> &'static Facts {
        G::facts()
    }

    fn setup(&self) -> &Setup {
        self.0.game().setup()
    }

    fn packs(&self) -> Vec<InForce> {
        packs::in_force(self.0.game())
    }

    fn components(&self) -> Value {
        packs::values(self.0.game())
    }

    fn seed(&self) -> &Seed {
        self.0.seed()
    }

    fn hash(&self) -> String {
        self.0.hash()
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn moves(&self) -> usize {
        self.0.turns().len()
    }

    fn mover(&self, number: usize) -> Option<Seat> {
        Some(self.0.turns().get(number.checked_sub(1)?)?.seat)
    }

    fn scene(&self, observer: Observer) -> Arc<dyn AnyScene> {
        Arc::new(self.0.scene(observer))
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Refusal>, PlayError> {
        let mv = self.0.game().read_move(notation)?;
        Ok(self.0.game().check(self.0.state(), seat, mv).err())
    }

    fn play(&mut self, seat: Seat, notation: &str, script: &[String]) -> Result<(), PlayError> {
        self.0.play_text(seat, notation, script)
    }

    fn bot_move_by(
        &self,
        seat: Seat,
        name: &str,
        luck: &Seed,
        limit: &Limit,
    ) -> Result<String, BotMoveError> {
        let mut luck = luck_of(luck, seat, self.moves());
        let mut bot = BotSpec::read(name)?.bot(self.0.game(), Fallback::Refuse)?;
        let mv = bot.choose(&self.0.handle(seat), &mut luck, limit).ok_or(BotMoveError::NotAsked)?;
        Ok(self.0.game().write_move(mv))
    }

    fn hints(&self, seat: Seat, budget: Budget, limit: &Limit) -> Vec<AnyHint> {
        let view = self.own_view(seat);
        let mut luck = luck_of(self.0.seed(), seat, self.moves());
        let told = |hint: undercroft_bots::Hint<G::Move>| {
            let choice = self.choice(&view, hint.mv);
            AnyHint {
                notation: choice.notation,
                label: choice.label,
                chance: hint.chance,
                margin: hint.margin,
                summary: hint.summary(),
                reasons: hint.reasons,
            }
        };
        undercroft_bots::hints(&self.0.handle(seat), budget, &mut luck, limit).into_iter().map(told).collect()
    }

    fn review(&self, budget: Budget, limit: &Limit, progress: &mut dyn FnMut(usize)) -> AnyReview {
        let review = undercroft_bots::review(&self.0, budget, limit, progress);
        AnyReview {
            decisions: review
                .decisions
                .iter()
                .map(|judged| (judged.number, judged.seat.number(), judged.chance, judged.loss))
                .collect(),
            mistakes: review.mistakes.into_iter().map(|(judged, phrase)| (judged.number, phrase)).collect(),
        }
    }

    fn listen(&self, ear: &mut Ear, observer: Observer) -> Vec<Happening> {
        self.0.listen(ear, observer).into_iter().map(|(number, event)| self.told(number, event)).collect()
    }

    fn happened(&self, number: usize, observer: Observer) -> Vec<Happening> {
        let heard = self.0.happened(number).iter().filter_map(|event| self.0.game().project(event, observer));
        heard.map(|event| self.told(number, event)).collect()
    }

    fn undoable(&self, seat: Seat) -> Result<usize, UndoError> {
        self.0.undoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.0.undo(seat)
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Erased::boxed(self.0.clone())
    }

    fn at(&self, moves: usize) -> Box<dyn AnyTable> {
        Erased::boxed(self.0.at(moves))
    }

    fn go_back(&mut self, moves: usize) {
        self.0.go_back(moves);
    }

    fn log_since(&self, from: usize) -> String {
        self.0.log_since(from)
    }

    fn log(&self, players: &[String]) -> Log {
        self.0.log(players)
    }

    fn position(&self) -> String {
        self.0.game().write_position(self.0.state())
    }

    fn imagine(&self, seat: Seat, luck: u64) -> String {
        let imagined = self.0.handle(seat).imagine(&mut Quick::new(luck));
        self.0.game().write_position(&imagined)
    }
}
