//! How much of what is scarce one person may take, whatever door they come through.

use super::{Hall, Person};
use crate::throttle::Throttle;
use crate::trouble::{Not, Trouble};

/// What one person may do. An address may do a few times as much, for several people may share it.
#[derive(Clone, PartialEq, Debug)]
pub struct Quotas {
    /// Tables a person has opened that are not over.
    pub tables: u32,
    /// Tables opened at once.
    pub openings: u32,
    /// Tables opened per second in the long run.
    pub openings_per_second: f64,
    /// Accounts asked for at once.
    pub accounts: u32,
    /// Accounts asked for per second in the long run.
    pub accounts_per_second: f64,
    /// Lines of talk at once.
    pub lines: u32,
    /// Lines of talk per second in the long run.
    pub lines_per_second: f64,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            tables: 40,
            openings: 20,
            openings_per_second: 0.2,
            accounts: 5,
            accounts_per_second: 0.02,
            lines: 20,
            lines_per_second: 1.0,
        }
    }
}

impl Quotas {
    /// No limits: for measuring on the own machine.
    pub fn none() -> Quotas {
        Quotas {
            tables: u32::MAX,
            openings: u32::MAX,
            openings_per_second: 1e9,
            accounts: u32::MAX,
            accounts_per_second: 1e9,
            lines: u32::MAX,
            lines_per_second: 1e9,
        }
    }
}

/// How many people's worth an address may take.
const PEOPLE_AT_AN_ADDRESS: u32 = 4;

/// What has been taken.
#[derive(Debug)]
pub(super) struct Used {
    openings: [Throttle; 2],
    accounts: [Throttle; 2],
    lines: [Throttle; 2],
}

impl Used {
    pub(super) fn new(quotas: &Quotas) -> Used {
        let both = |burst: u32, per_second: f64| {
            let many = f64::from(PEOPLE_AT_AN_ADDRESS);
            let at_an_address = burst.saturating_mul(PEOPLE_AT_AN_ADDRESS);
            [Throttle::new(burst, per_second), Throttle::new(at_an_address, per_second * many)]
        };
        Used {
            openings: both(quotas.openings, quotas.openings_per_second),
            accounts: both(quotas.accounts, quotas.accounts_per_second),
            lines: both(quotas.lines, quotas.lines_per_second),
        }
    }
}

impl Hall {
    fn attempt(&self, [people, addresses]: &[Throttle; 2], person: &Person) -> Result<(), Trouble> {
        people.attempt(person.id.as_str(), self.now())?;
        match self.whereabouts.of(&person.id) {
            Some(address) => addresses.attempt(&address, self.now()),
            None => Ok(()),
        }
    }

    /// May the person open one more table?
    pub(super) async fn may_open(&self, host: &Person) -> Result<(), Trouble> {
        self.attempt(&self.used.openings, host)?;
        let most = self.settings.quotas.tables;
        if most < u32::MAX && self.store.open_tables_of(&host.id).await? >= i64::from(most) {
            return Err(Not::ManyTables.into());
        }
        Ok(())
    }

    /// May the person ask for an account once more?
    pub(super) fn may_make_account(&self, person: &Person) -> Result<(), Trouble> {
        self.attempt(&self.used.accounts, person)
    }

    /// May the person say one more thing?
    pub(super) fn may_speak(&self, person: &Person) -> Result<(), Trouble> {
        self.attempt(&self.used.lines, person)
    }
}
