//! Errands: who is to be told what, when, and by which way. They wait in memory; what was done stands in the store, and who was forgotten is found there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Lang;
use store::{Change, Channel, MailRow, Occasion, PushRow, StoreError, TableRow};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use super::mail::Mail;
use super::push::{Parcel, Taken, deliver};
use super::{Message, Post};
use crate::desk::Desk;
use crate::live::{Live, State};

/// The most errands that wait; who is not among them is found when the server looks round.
const MOST: usize = 10_000;
/// So many are run at a time.
const AT_ONCE: usize = 16;

/// Somebody is to be told something.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Errand {
    table: String,
    player: String,
    occasion: Occasion,
    by_mail: bool,
}

/// When, and of which of several.
#[derive(Clone, Copy, Debug)]
struct Due {
    at: Instant,
    number: i64,
}

/// The errands that wait.
#[derive(Debug, Default)]
pub struct Queue {
    due: Mutex<HashMap<Errand, Due>>,
    wake: Notify,
}

/// What was done in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Told {
    pub mails: usize,
    pub pushes: usize,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, HashMap<Errand, Due>> {
        // The map is sound between its calls.
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, errand: Errand, due: Due) {
        let mut all = self.lock();
        if all.len() >= MOST && !all.contains_key(&errand) {
            return;
        }
        // Who waits already waits no longer; of two nudges the later one counts.
        let kept = all.entry(errand).or_insert(due);
        kept.number = kept.number.max(due.number);
        drop(all);
        self.wake.notify_one();
    }

    /// Those whose time has come.
    fn take(&self, now: Instant) -> Vec<(Errand, i64)> {
        let mut all = self.lock();
        let come: Vec<Errand> =
            all.iter().filter(|(_, due)| due.at <= now).map(|(errand, _)| errand.clone()).collect();
        come.into_iter()
            .filter_map(|errand| all.remove_entry(&errand))
            .map(|(errand, due)| (errand, due.number))
            .collect()
    }

    fn next(&self) -> Option<Instant> {
        self.lock().values().map(|due| due.at).min()
    }
}

impl Desk {
    /// The one place that hears that a person's turn has begun: after every change of a table, when its bots have come to rest.
    pub async fn turn_begins(&self, live: &Live) {
        if self.tells() {
            self.tell_asked(live, &*live.state.lock().await);
        }
    }

    /// The same for who knows how the table stands.
    pub fn tell_asked(&self, live: &Live, state: &State) {
        if !self.tells() {
            return;
        }
        for player in state.asked().iter().filter_map(|seat| state.seats[usize::from(*seat)].player.as_ref())
        {
            self.tell(&live.id, player, Occasion::Turn, 0);
        }
    }

    /// Somebody is to be told something about a table, by each way that he wants, after a while. Of a turn and of a clock the store knows the number (for
    /// a clock its end); a nudge and an invitation bring one that is higher than that of the one before (the moment will do).
    pub fn tell(&self, table: &str, player: &str, occasion: Occasion, number: i64) {
        if !self.tells() {
            return;
        }
        let telling = &self.settings.telling;
        let now = Instant::now();
        for (by_mail, after) in [(false, telling.push_after), (true, telling.mail_after)] {
            let errand = Errand { table: table.to_owned(), player: player.to_owned(), occasion, by_mail };
            self.told.add(errand, Due { at: now + after, number });
        }
    }

    fn tells(&self) -> bool {
        self.settings.telling.public_url.is_some() && !self.store.is_read_only()
    }

    /// Tells everybody whose time has come, and looks round now and then, as long as the server runs.
    pub async fn tell_everybody(self: &Arc<Desk>) {
        if !self.tells() {
            return;
        }
        let pause = self.settings.telling.look_round;
        let mut round = Instant::now();
        loop {
            if Instant::now() >= round {
                self.look_for_untold();
                round = Instant::now() + pause;
            }
            self.tell_due().await;
            let until = self.told.next().map_or(round, |due| due.min(round));
            // Whoever comes meanwhile may be due before.
            if timeout_at(until, self.told.wake.notified()).await.is_ok() {
                sleep(std::time::Duration::from_millis(20)).await;
            } else {
                sleep_until(until).await;
            }
        }
    }

    /// Everybody who is asked somewhere and wants to be told: a server may have stopped before it told him. Who was told is not told again.
    pub fn look_for_untold(&self) {
        match self.store.people().to_be_told(MOST) {
            Ok(all) => {
                for waits in &all {
                    self.tell(&waits.table, &waits.player, Occasion::Turn, 0);
                    if waits.nearly_out {
                        self.tell(&waits.table, &waits.player, Occasion::NearlyOut, 0);
                    }
                }
            }
            Err(error) => tracing::info!(%error, "who was not told could not be read"),
        }
    }

    /// Tells everybody whose time has come.
    pub async fn tell_due(self: &Arc<Desk>) -> Told {
        let mut told = Told::default();
        let mut running: JoinSet<(bool, usize)> = JoinSet::new();
        let note = |done: Option<Result<(bool, usize), _>>, told: &mut Told| match done {
            Some(Ok((true, sent))) => told.mails += sent,
            Some(Ok((false, sent))) => told.pushes += sent,
            Some(Err::<_, tokio::task::JoinError>(error)) => tracing::error!(%error, "an errand failed"),
            None => {}
        };
        for (errand, number) in self.told.take(Instant::now()) {
            while running.len() >= AT_ONCE {
                note(running.join_next().await, &mut told);
            }
            let desk = Arc::clone(self);
            running.spawn(async move { (errand.by_mail, desk.run(&errand, number).await) });
        }
        while !running.is_empty() {
            note(running.join_next().await, &mut told);
        }
        told
    }

    /// One errand: how many messages were sent.
    async fn run(&self, errand: &Errand, number: i64) -> usize {
        let prepared = match self.wants(errand) {
            Ok(true) if errand.by_mail => self.by_mail(errand, number),
            Ok(true) => self.by_push(errand, number),
            Ok(false) => Ok(None),
            Err(error) => Err(error),
        };
        match prepared {
            Ok(Some(prepared)) => self.carry_out(errand, prepared).await,
            Ok(None) => 0,
            Err(error) => {
                tracing::info!(%error, "somebody could not be told");
                0
            }
        }
    }

    /// What a player would be told about a table now; nothing if there is nothing to tell. With the number of the turn.
    pub fn message(
        &self,
        table: &str,
        player: &str,
        occasion: Occasion,
        lang: Lang,
    ) -> Result<Option<(Message, i64)>, StoreError> {
        let turn = self.store.people().turn_of(table, player)?;
        let row: TableRow = match self.store.table(table)? {
            Some(stored) => stored.row,
            None => return Ok(None),
        };
        let own = row.seats.iter().find(|seat| seat.player.as_deref() == Some(player));
        let due = own.filter(|seat| seat.time.warned).and_then(|seat| seat.time.due);
        let invited = row.seats.iter().any(|seat| seat.invited.as_deref() == Some(player));
        let stands = match occasion {
            Occasion::Turn | Occasion::Nudge => turn,
            Occasion::Invitation => invited.then_some(1),
            Occasion::NearlyOut => turn.and(due),
        };
        Ok(stands.map(|number| (Message::of(&row, player, occasion, lang, self.now()), number)))
    }

    /// Whether somebody wants to be told of such a thing at all; most of it follows from a browser or an address.
    fn wants(&self, errand: &Errand) -> Result<bool, StoreError> {
        if errand.occasion != Occasion::NearlyOut {
            return Ok(true);
        }
        Ok(self.player(&errand.player)?.is_some_and(|player| player.nearly_out))
    }

    fn by_mail(&self, errand: &Errand, number: i64) -> Result<Option<Prepared>, StoreError> {
        if self.settings.telling.by_mail().is_none() {
            return Ok(None);
        }
        let mail = self.store.people().mail_of(&errand.player)?.filter(|mail| mail.confirmed.is_some());
        let Some(mail) = mail else { return Ok(None) };
        let lang = mail.lang.parse().unwrap_or_default();
        let Some((message, turn)) = self.message(&errand.table, &errand.player, errand.occasion, lang)?
        else {
            return Ok(None);
        };
        // Who wants to know that his time is nearly out wants it on that day.
        let asked_for = mail.often || errand.occasion == Occasion::NearlyOut;
        let pause = if asked_for { 0 } else { self.settings.telling.mail_pause };
        let number = if is_numbered(errand.occasion) { turn } else { number };
        Ok(Some(Prepared { number, pause, way: Way::Mail(Box::new((mail, lang, message))) }))
    }

    fn by_push(&self, errand: &Errand, number: i64) -> Result<Option<Prepared>, StoreError> {
        let browsers = self.store.people().pushes_of(&errand.player)?;
        let mut parcels = Vec::new();
        let mut found = number;
        for push in browsers {
            let lang = push.lang.parse().unwrap_or_default();
            let told = self.message(&errand.table, &errand.player, errand.occasion, lang)?;
            let Some((message, turn)) = told else { return Ok(None) };
            if is_numbered(errand.occasion) {
                found = turn;
            }
            parcels.push((push, message.for_browser(&self.settings.base)));
        }
        Ok((!parcels.is_empty()).then_some(Prepared { number: found, pause: 0, way: Way::Push(parcels) }))
    }

    /// Marks it, and only then sends it: whoever stops in between has told nobody, and nobody is told twice.
    async fn carry_out(&self, errand: &Errand, prepared: Prepared) -> usize {
        let Errand { table, player, occasion, .. } = errand.clone();
        let Prepared { number, pause, way } = prepared;
        let channel = if errand.by_mail { Channel::Mail } else { Channel::Push };
        let mark = Change::Tell { table, player, channel, occasion, number, pause, at: self.now() };
        match self.store.write(mark).await {
            Ok(()) => {}
            Err(StoreError::Taken) => return 0,
            Err(error) => {
                tracing::info!(%error, "what is to be told could not be marked");
                return 0;
            }
        }
        match way {
            Way::Mail(mail) => {
                let (mail, lang, message) = *mail;
                usize::from(self.mail(&mail, lang, &message).await)
            }
            Way::Push(parcels) => {
                let mut sent = 0;
                for (push, text) in &parcels {
                    sent += usize::from(self.push(push, &errand.table, text).await);
                }
                sent
            }
        }
    }

    async fn mail(&self, mail: &MailRow, lang: Lang, message: &Message) -> bool {
        let Some((post, site)) = self.settings.telling.by_mail() else { return false };
        let off = format!("{site}/mail/{}/off", mail.token);
        let text = message.for_mail(lang, site, &off);
        let (to, subject, lang) = (mail.address.as_str(), message.title.as_str(), lang.code());
        post.send(&Mail { to, subject, text: &text, lang, off: Some(&off) }).await
    }

    async fn push(&self, push: &PushRow, topic: &str, text: &str) -> bool {
        let telling = &self.settings.telling;
        let contact = telling.public_url.as_deref().unwrap_or_default();
        let parcel = Parcel { secret: &self.secret, contact, outside: telling.outside, push, topic, text };
        match deliver(&parcel).await {
            Taken::Yes => true,
            Taken::No => false,
            Taken::Gone => {
                let gone = self.store.write(Change::PushOff { endpoint: push.endpoint.clone() }).await;
                if let Err(error) = gone {
                    tracing::info!(%error, "a browser that is gone could not be forgotten");
                }
                false
            }
        }
    }

    /// Asks whether an address is somebody's own.
    pub async fn confirm(&self, post: &Post, to: &str, lang: Lang, subject: &str, text: &str) -> bool {
        post.send(&Mail { to, subject, text, lang: lang.code(), off: None }).await
    }
}

/// Whether the store knows of which of several it speaks.
fn is_numbered(occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Turn | Occasion::NearlyOut)
}

/// What is ready to be sent.
struct Prepared {
    number: i64,
    pause: i64,
    way: Way,
}

enum Way {
    Mail(Box<(MailRow, Lang, Message)>),
    Push(Vec<(PushRow, String)>),
}
