//! What a step needs on the machine, and how to get it.

use std::process::{Command, Stdio};

/// A program or component that may be missing.
#[derive(Copy, Clone, Debug)]
pub struct Need {
    /// What people call it.
    pub name: &'static str,
    /// A command that succeeds if it is there.
    pub probe: &'static [&'static str],
    /// Commands that may install it, tried in turn. `apt-get` is only tried by root.
    pub install: &'static [&'static [&'static str]],
}

/// The formatter.
pub const RUSTFMT: Need = Need {
    name: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    install: &[&["rustup", "component", "add", "rustfmt"]],
};

/// The linter.
pub const CLIPPY: Need = Need {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    install: &[&["rustup", "component", "add", "clippy"]],
};

/// What links the tests.
pub const C_COMPILER: Need = Need {
    name: "a C compiler",
    probe: &["cc", "--version"],
    install: &[&["apt-get", "install", "--yes", "gcc", "libc6-dev"]],
};

/// The browser of the end-to-end tests.
pub const CHROMIUM: Need = Need {
    name: "Chromium",
    probe: &["chromium", "--version"],
    install: &[&["apt-get", "install", "--yes", "chromium"]],
};

/// What the accessibility checks are installed with; they do the rest themselves.
pub const NPM: Need =
    Need { name: "npm", probe: &["npm", "--version"], install: &[&["apt-get", "install", "--yes", "npm"]] };

/// What the API's fuzzer is installed with; it does the rest itself.
pub const PYTHON: Need = Need {
    name: "Python with venv",
    probe: &["python3", "-c", "import ensurepip, venv"],
    install: &[&["apt-get", "install", "--yes", "python3-venv"]],
};

/// The other database the server runs on.
pub const POSTGRESQL: Need = Need {
    name: "PostgreSQL's server",
    probe: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"],
    install: &[&["apt-get", "install", "--yes", "postgresql"]],
};

impl Need {
    /// Is it there?
    pub fn is_met(&self) -> bool {
        succeeds(self.probe)
    }

    /// How it may be installed, in words.
    pub fn ways(&self) -> String {
        let ways: Vec<String> =
            self.install.iter().map(|command| format!("`{}`", command.join(" "))).collect();
        ways.join(" or ")
    }

    /// Is it there, or could it be installed? If not, what to do.
    pub fn meet(&self) -> Result<(), String> {
        if self.is_met() {
            return Ok(());
        }
        for command in self.install {
            let by_apt = command[0] == "apt-get";
            if by_apt && !(is_root() && succeeds(&["apt-get", "update"])) {
                continue;
            }
            if succeeds(command) && succeeds(self.probe) {
                return Ok(());
            }
        }
        Err(format!("{} is missing; install it with {}", self.name, self.ways()))
    }
}

fn succeeds(command: &[&str]) -> bool {
    let (program, args) = (command[0], &command[1..]);
    let mut run = Command::new(program);
    run.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    run.status().is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_told_with_the_way_to_get_it() {
        let need = Need { name: "a unicorn", probe: &["no-such-program-here"], install: &[&["false"]] };
        assert_eq!(need.meet().unwrap_err(), "a unicorn is missing; install it with `false`");
    }

    #[test]
    fn what_is_there_is_not_installed() {
        let need = Need { name: "cargo", probe: &["cargo", "--version"], install: &[&["false"]] };
        assert_eq!(need.meet(), Ok(()));
    }
}
