//! What servers tell each other (LISTEN, NOTIFY), on a connection of its own.
//!
//! A commit that notifies waits for every other one that does, so moves are told after their commit, many at once; that a word may be lost when a
//! server dies in between is why tables are also asked for now and then. What seldom happens and must not be missed (a session ends, somebody is
//! banned) is told within its transaction.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls};

use crate::{BanRow, Change, News};

/// The longest text that can be told at once, with some room.
const LONGEST: usize = 7_500;
/// After so long somebody who was cut off calls again.
const AGAIN: Duration = Duration::from_millis(300);

/// What a change is told as, if others have to know: a word for each thing.
pub enum Told {
    /// After the commit, with others.
    Table(String, u32),
    /// With the commit.
    Word(String),
}

/// What has to be told about a change that was kept.
pub fn told(change: &Change) -> Option<Told> {
    match change {
        Change::Seat { table, revision, .. }
        | Change::Plies { table, revision, .. }
        | Change::Rewind { table, revision, .. }
        | Change::Chat { table, revision, .. }
        | Change::Rematch { table, revision, .. } => Some(Told::Table(table.clone(), revision + 1)),
        Change::Close { table, .. } => Some(Told::Table(table.clone(), 0)),
        Change::Name { player, .. }
        | Change::Password { player, .. }
        | Change::EndOldCookie { player }
        | Change::EndSessions { player, .. } => Some(Told::Word(format!("p{player}"))),
        Change::EndSession { session } => Some(Told::Word(format!("s{session}"))),
        Change::Ban(BanRow { .. }) | Change::Unban { .. } => Some(Told::Word("b".to_owned())),
        Change::Player { .. }
        | Change::Session(_)
        | Change::Seen { .. }
        | Change::OldSessions { .. }
        | Change::Helped { .. }
        | Change::Analysis { .. }
        | Change::Table(_)
        | Change::Asked { .. }
        | Change::Looked { .. }
        | Change::Drive { .. }
        | Change::Release { .. }
        | Change::Pulse { .. } => None,
    }
}

/// A word for a table.
fn word(table: &str, revision: u32) -> String {
    format!("t{table}={revision}")
}

/// What a word says.
fn read(word: &str) -> Option<News> {
    let (kind, rest) = word.split_at_checked(1)?;
    match kind {
        "t" => {
            let (id, revision) = rest.split_once('=')?;
            Some(News::Table { id: id.to_owned(), revision: revision.parse().ok()? })
        }
        "p" => Some(News::Player(rest.to_owned())),
        "s" => Some(News::Session(rest.to_owned())),
        "b" => Some(News::Bans),
        _ => None,
    }
}

/// Who speaks, and where.
#[derive(Clone, Debug)]
pub struct Voice {
    /// The name of this server among the others: it does not listen to itself.
    pub name: String,
    pub channel: String,
}

impl Voice {
    /// A text as it is sent.
    pub fn text(&self, words: &[String]) -> String {
        format!("{} {}", self.name, words.join(" "))
    }

    /// What somebody else says.
    fn hear(&self, text: &str) -> Vec<News> {
        let mut words = text.split(' ');
        if words.next() == Some(self.name.as_str()) {
            return Vec::new();
        }
        words.filter_map(read).collect()
    }
}

/// Listens and speaks as long as the store is open; whoever was cut off calls again, and says that something may have been missed.
pub async fn talk(
    config: Config,
    voice: Voice,
    mut outgoing: mpsc::UnboundedReceiver<(String, u32)>,
    news: broadcast::Sender<News>,
) {
    loop {
        match listen(&config, &voice, &news).await {
            Ok(client) => {
                // Nobody hears what is told to nobody.
                let _ = news.send(News::Missed);
                if speak(&client, &voice, &mut outgoing).await.is_ok() {
                    return;
                }
            }
            Err(error) => tracing::debug!(%error, "other servers cannot be heard"),
        }
        sleep(AGAIN).await;
    }
}

/// A connection on which everything is heard.
async fn listen(config: &Config, voice: &Voice, news: &broadcast::Sender<News>) -> Result<Client, Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let (news, voice_of_own) = (news.clone(), voice.clone());
    tokio::spawn(async move {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            match message {
                Ok(AsyncMessage::Notification(said)) => {
                    for one in voice_of_own.hear(said.payload()) {
                        let _ = news.send(one);
                    }
                }
                Ok(_) => {}
                Err(_) => return,
            }
        }
    });
    client.batch_execute(&format!("LISTEN \"{}\"", voice.channel)).await?;
    Ok(client)
}

/// Tells what is to be told, as much at once as has come together meanwhile. `Ok`: nobody has anything to tell any more.
async fn speak(
    client: &Client,
    voice: &Voice,
    outgoing: &mut mpsc::UnboundedReceiver<(String, u32)>,
) -> Result<(), Error> {
    let statement = client.prepare("SELECT pg_notify($1, $2)").await?;
    let mut heard = Vec::new();
    loop {
        let waited = tokio::time::timeout(Duration::from_secs(1), outgoing.recv_many(&mut heard, 4096)).await;
        match waited {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            // A quiet time is a time to see whether the connection still stands.
            Err(_) => {
                client.batch_execute("").await?;
                continue;
            }
        }
        // Of one table the last word counts.
        let last: BTreeMap<String, u32> = heard.drain(..).collect();
        let mut words: Vec<String> = Vec::new();
        let mut length = 0;
        for (table, revision) in last {
            let next = word(&table, revision);
            if length + next.len() + 1 > LONGEST {
                client.execute(&statement, &[&voice.channel, &voice.text(&words)]).await?;
                words.clear();
                length = 0;
            }
            length += next.len() + 1;
            words.push(next);
        }
        client.execute(&statement, &[&voice.channel, &voice.text(&words)]).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_heard_as_it_was_said_and_nobody_listens_to_himself() {
        let (ann, ben) = (
            Voice { name: "ann".into(), channel: "c".into() },
            Voice { name: "ben".into(), channel: "c".into() },
        );
        let text = ann.text(&[word("abc", 7), "pq".into(), "sxyz".into(), "b".into(), "?".into()]);
        let table = News::Table { id: "abc".into(), revision: 7 };
        let all = [table, News::Player("q".into()), News::Session("xyz".into()), News::Bans];
        assert_eq!(ben.hear(&text), all);
        assert!(ann.hear(&text).is_empty());
    }
}
