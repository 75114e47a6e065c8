//! Campaigns in the menu.

use super::campaign::{Start, begin, go_on, label};
use super::campaign_file::Campaigns;
use crate::menu::Menu;
use crate::screen::Tone;
use anyhow::Result;
use undercroft_core::Phrase;
use undercroft_paper::modes::Scenario;

impl Menu {
    /// Goes on with a campaign or starts one, and comes back to the menu. A damaged file is told of here.
    pub fn campaign(mut self) -> Result<Menu> {
        let campaigns = match Campaigns::read() {
            Ok(campaigns) => campaigns,
            Err(error) => {
                self.screen.say(Tone::Warning, &format!("{error:#}"))?;
                return Ok(self);
            }
        };
        let mut labels = Vec::new();
        for (number, running) in campaigns.running.iter().enumerate() {
            labels.push(label(&self.words, running, number + 1)?);
        }
        let running = labels.len();
        labels.extend(
            Scenario::ALL.map(|scenario| Phrase::new("cli-menu-start").phrase("scenario", scenario.phrase())),
        );
        let Some(chosen) = self.choose(&labels, "cli-menu-back")? else { return Ok(self) };
        if chosen < running {
            self.screen = go_on(self.screen, &self.words, campaigns, chosen)?;
            return Ok(self);
        }
        let facts = undercroft_shelf::facts_of("paper")?;
        let Some(seats) = self.seats(facts)? else { return Ok(self) };
        let scenario = Scenario::ALL[chosen - running];
        let start = Start { scenario, seats, options: None, seed: None };
        self.screen = begin(self.screen, &self.words, &start)?;
        Ok(self)
    }
}
