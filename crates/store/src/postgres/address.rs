//! Where a database is: an address as `postgres://user@host/name`, read, completed, and said again without its password (connection string).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::StoreError;

/// A database that does not answer within so long is not there.
const CONNECT: Duration = Duration::from_secs(2);
/// What was sent and not received within so long is lost, and the connection with it.
const SENT: Duration = Duration::from_secs(10);

/// What every connection tells the database. A statement that takes longer is stuck; a transaction whose server has gone lets go of its rows.
const OPTIONS: &str =
    "-c statement_timeout=10s -c lock_timeout=5s -c idle_in_transaction_session_timeout=15s";

/// The address of a database.
#[derive(Clone)]
pub struct Address(Box<Config>);

/// What the connection that writes tells it besides. A statement that speaks of many tables finds each by its key, in the order in which it names them:
/// two servers then never wait for each other in a circle.
const IN_ORDER: &str = " -c enable_hashjoin=off -c enable_mergejoin=off -c enable_seqscan=off";

impl Address {
    /// Whether a text speaks of a database, and not of a file.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
    }

    /// What the connection that writes is made with.
    pub(super) fn writer(&self) -> Config {
        let mut config = self.config(false);
        let options = format!("{}{IN_ORDER}", config.get_options().unwrap_or_default());
        config.options(options);
        config
    }

    /// What a connection is made with.
    pub(super) fn config(&self, read_only: bool) -> Config {
        let mut config = self.0.as_ref().clone();
        let own = config.get_options().unwrap_or_default();
        let kept = if read_only { " -c default_transaction_read_only=on" } else { "" };
        // What the host has said himself stands behind, and wins.
        let options = format!("{OPTIONS}{kept} {own}");
        config.options(options.trim_end());
        if config.get_application_name().is_none() {
            config.application_name("cabildo");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(SENT);
        }
        if config.get_password().is_none()
            && let Ok(password) = std::env::var("PGPASSWORD")
        {
            config.password(password);
        }
        config
    }
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Address, StoreError> {
        let wrong = |why: String| {
            StoreError::Foreign(format!("{why}: say it as postgres://user@host/name (docs/hosting.md)"))
        };
        // The reason names the word that is wrong, never the whole address: it may hold a password.
        let config: Config = text.parse().map_err(|error: tokio_postgres::Error| {
            let cause =
                std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
            wrong(format!("this is no address of a database ({cause})"))
        })?;
        if config.get_hosts().is_empty() {
            return Err(wrong("the address names no host".to_owned()));
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(StoreError::Foreign(
                "this program speaks to databases without TLS: use a socket, the own machine, a private network or a tunnel, and leave sslmode out"
                    .to_owned(),
            ));
        }
        Ok(Address(Box::new(config)))
    }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.0.get_user() {
            write!(f, "{user}@")?;
        }
        for (i, host) in self.0.get_hosts().iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{comma}{}", path.display())?,
            }
            if let Some(port) = self.0.get_ports().get(i).or_else(|| self.0.get_ports().first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.0.get_dbname().or(self.0.get_user()).unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_said_again_without_its_password() {
        let address: Address = "postgres://ann:secret@db.example:5433/games".parse().expect("an address");
        assert_eq!(address.to_string(), "postgres://ann@db.example:5433/games");
        assert!(!format!("{address:?}").contains("secret"));
        let socket: Address = "postgres://ann@/games?host=/run/postgresql".parse().expect("an address");
        assert_eq!(socket.to_string(), "postgres://ann@/run/postgresql/games");
    }

    #[test]
    fn what_is_no_address_is_refused_with_what_would_be_one() {
        for (bad, word) in [
            ("postgres://ann:secret@host:many/games", "user@host/name"),
            ("postgres:///games", "no host"),
            ("postgres://ann:secret@host/games?colour=red", "colour"),
            ("postgres://ann:secret@host/games?sslmode=require", "TLS"),
        ] {
            let error = bad.parse::<Address>().expect_err(bad).to_string();
            assert!(error.contains(word) && !error.contains("secret"), "{bad}: {error}");
        }
        assert!(Address::is_one("postgresql://host/x") && !Address::is_one("/var/lib/games.db"));
    }
}
