//! What servers tell each other (LISTEN, NOTIFY), on a connection of its own.
//!
//! A commit that notifies waits for every other one that does, so moves are told after their commit, many at once; that a word may be lost when a
//! server dies in between is why tables are also asked for now and then. What seldom happens and must not be missed (a session ends, somebody is
//! banned) is told within its transaction.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls};

use crate::{BanRow, Change, News, PlyRow};

/// The longest text that can be told at once, with some room.
const LONGEST: usize = 7_500;
/// After so long somebody who was cut off calls again.
const AGAIN: Duration = Duration::from_millis(300);

/// What a change is told as, if others have to know: a word for each thing.
pub enum Told {
    /// After the commit, with others.
    Table(OfTable),
    /// With the commit.
    Word(String),
}

/// What is told of a table.
#[derive(Debug)]
pub struct OfTable {
    pub id: String,
    /// The revision that it has now; 0 if that is not known.
    pub revision: u32,
    /// The answers that brought it there, in a word.
    answers: Option<String>,
}

impl OfTable {
    fn new(id: &str, revision: u32) -> OfTable {
        OfTable { id: id.to_owned(), revision, answers: None }
    }

    fn word(&self) -> String {
        self.answers.clone().unwrap_or_else(|| word(&self.id, self.revision))
    }
}

/// What has to be told about a change that was kept.
pub fn told(change: &Change) -> Option<Told> {
    match change {
        Change::Plies { table, revision, first, rows, result: None, .. } => {
            let answers = answers(table, revision + 1, *first, rows);
            Some(Told::Table(OfTable { answers, ..OfTable::new(table, revision + 1) }))
        }
        Change::Seat { table, revision, .. }
        | Change::Plies { table, revision, .. }
        | Change::Rewind { table, revision, .. }
        | Change::Chat { table, revision, .. }
        | Change::Times { table, revision, .. }
        | Change::Rematch { table, revision, .. } => Some(Told::Table(OfTable::new(table, revision + 1))),
        // Whoever hears the answers alone would not know of the times that go with them.
        Change::With { change, .. } => match told(change)? {
            Told::Table(OfTable { id, revision, .. }) => Some(Told::Table(OfTable::new(&id, revision))),
            word @ Told::Word(_) => Some(word),
        },
        Change::Close { table, .. } | Change::Stir { table } => Some(Told::Table(OfTable::new(table, 0))),
        Change::Name { player, .. }
        | Change::Password { player, .. }
        | Change::Page { player, .. }
        | Change::NearlyOut { player, .. }
        | Change::Away { player, .. }
        | Change::Forget { player, .. }
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
        | Change::Sources { .. }
        | Change::Mail { .. }
        | Change::MailConfirmed { .. }
        | Change::MailOften { .. }
        | Change::MailOff { .. }
        | Change::Push(_)
        | Change::PushOff { .. }
        | Change::Tell { .. }
        | Change::Table(_)
        | Change::Asked { .. }
        | Change::Looked { .. }
        | Change::Present { .. }
        | Change::Due { .. }
        | Change::Drive { .. }
        | Change::Release { .. }
        | Change::Pulse { .. } => None,
    }
}

/// A word for a table.
fn word(table: &str, revision: u32) -> String {
    format!("t{table}={revision}")
}

/// Between the parts of an answer, and between answers, in a word, which has no spaces: what notation does not write.
const PART: char = '\u{1f}';
const NEXT: char = '\u{1e}';
const SPACE: char = '\u{1d}';

/// A word for answers; none if they would fill too much of a text.
fn answers(table: &str, revision: u32, first: u32, rows: &[PlyRow]) -> Option<String> {
    let mut said = format!("a{table}={revision}={first}");
    for PlyRow { seat, action, luck } in rows {
        if action.contains([PART, NEXT, SPACE]) || luck.contains([PART, NEXT, SPACE]) {
            return None;
        }
        said.push_str(&format!("{NEXT}{seat}{PART}{action}{PART}{luck}"));
    }
    let said = said.replace(' ', SPACE.encode_utf8(&mut [0; 4]));
    (said.len() < LONGEST / 4).then_some(said)
}

/// The answers that a word tells.
fn read_answers(said: &str) -> Option<News> {
    let said = said.replace(SPACE, " ");
    let mut parts = said.split(NEXT);
    let mut head = parts.next()?.split('=');
    let (id, revision, first) =
        (head.next()?.to_owned(), head.next()?.parse().ok()?, head.next()?.parse().ok()?);
    let row = |part: &str| {
        let mut fields = part.split(PART);
        let seat = fields.next()?.parse().ok()?;
        Some(PlyRow { seat, action: fields.next()?.to_owned(), luck: fields.next()?.to_owned() })
    };
    Some(News::Answers { id, revision, first, rows: parts.map(row).collect::<Option<_>>()? })
}

/// What a word says.
fn read(word: &str) -> Option<News> {
    let (kind, rest) = word.split_at_checked(1)?;
    match kind {
        "t" => {
            let (id, revision) = rest.split_once('=')?;
            Some(News::Table { id: id.to_owned(), revision: revision.parse().ok()? })
        }
        "a" => read_answers(rest),
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
    /// How many servers are alive, as was heard with the last sign of life; 0 if that is not known.
    pub alive: Arc<AtomicU32>,
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
    mut outgoing: mpsc::UnboundedReceiver<OfTable>,
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
    outgoing: &mut mpsc::UnboundedReceiver<OfTable>,
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
        // Who is alone tells nobody. Whoever comes meanwhile asks for what he has in memory.
        if voice.alive.load(Ordering::Relaxed) == 1 {
            heard.clear();
            continue;
        }
        let mut words: Vec<String> = Vec::new();
        let mut length = 0;
        for one in heard.drain(..) {
            let next = one.word();
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
    fn answers_are_heard_as_they_were_given() {
        let row = |seat, action: &str, luck: &str| PlyRow { seat, action: action.into(), luck: luck.into() };
        let rows = vec![row(0, "buy market upper", ""), row(2, "pass", "czar pope")];
        let said = answers("abc", 7, 5, &rows).expect("short enough");
        assert!(!said.contains(' '), "a word has no spaces");
        let told = News::Answers { id: "abc".into(), revision: 7, first: 5, rows };
        assert_eq!(read(&said), Some(told));
        assert_eq!(answers("abc", 7, 5, &[row(0, &"long ".repeat(2000), "")]), None);
        assert_eq!(read("aabc=7"), None);
    }

    #[test]
    fn a_word_is_heard_as_it_was_said_and_nobody_listens_to_himself() {
        let (ann, ben) = (
            Voice { name: "ann".into(), channel: "c".into(), alive: Arc::default() },
            Voice { name: "ben".into(), channel: "c".into(), alive: Arc::default() },
        );
        let text = ann.text(&[word("abc", 7), "pq".into(), "sxyz".into(), "b".into(), "?".into()]);
        let table = News::Table { id: "abc".into(), revision: 7 };
        let all = [table, News::Player("q".into()), News::Session("xyz".into()), News::Bans];
        assert_eq!(ben.hear(&text), all);
        assert!(ann.hear(&text).is_empty());
    }
}
