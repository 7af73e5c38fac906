//! Secrecy as a law of the site: visitors do whatever they can, in any order, and every byte that each of them is sent is what he would be sent if all that
//! he may not know were otherwise.

use std::sync::{Arc, Mutex};

use futures_util::StreamExt;
use kernel::{Chance, Lang, Seat, Viewer, Words};
use serde_json::{Value, json};
use store::{Occasion, StoredTable};

use web::{Clock, Desk, RandomBrain, Settings, app};

use crate::forms::between;
use crate::guest::{Answer, Guest, Site, encode, quick, revive};
use crate::hidden;
use crate::leaks::{Leak, leaky};
use crate::twin::{Altered, altered};

/// How the server knows who a visitor is: the session that his cookie names, and its player.
fn ids(site: &Site, cookie: &str) -> Option<[String; 2]> {
    let session = cookie.strip_prefix("cabildo=")?.split('.').nth(1)?.to_owned();
    let player = site.store.session(&session).expect("readable")?.player;
    Some([session, player])
}

/// A site, its visitors, and what they have done. The first four play; the fifth only looks on; the last has no cookie and never will.
pub struct Walk {
    pub site: Site,
    people: Vec<Guest>,
    game: &'static str,
    setup: &'static str,
    pub tables: Vec<String>,
    dice: Chance,
    description: Value,
    /// The page of somebody that everybody may read.
    public: String,
    leak: Option<Leak>,
    clock: Clock,
    /// Answers that were looked at.
    pub answers: usize,
    /// Twins made, and those in which something hidden lies otherwise.
    pub twins: (usize, usize),
}

/// A visitor at a site in which all is otherwise that he may not know, and the words that differ for that reason alone.
struct Twin {
    guest: Guest,
    desk: Arc<Desk>,
    words: [(String, String); 2],
}

/// What somebody did, and what it must not tell.
type Told = Result<(), String>;

/// Where the site says which addresses it has.
const SOURCES: [(&str, &str); 2] =
    [("", include_str!("../../src/routes.rs")), ("/api", include_str!("../../src/api.rs"))];

/// Every address of a table that is answered by this method, as the site itself says: whatever is added there is walked too.
fn addresses(method: &str) -> impl Iterator<Item = String> {
    let routes = SOURCES.into_iter().flat_map(|(under, source)| {
        source.split(".route(\"").skip(1).filter_map(move |route| Some((under, route.split_once('"')?)))
    });
    let wanted = format!("{method}(");
    routes.filter_map(move |(under, (path, rest))| {
        let answered = rest.split(".route(").next().is_some_and(|rest| rest.contains(&wanted));
        (answered && path.contains("{table}")).then(|| format!("{under}{path}"))
    })
}

impl Walk {
    pub async fn new(game: &'static str, setup: &'static str, leak: Option<Leak>) -> Walk {
        // Time stands still, so that whatever two looks tell differs for another reason.
        let clock = Clock::held(1_800_000_000);
        let mut site = Site::with(Settings { clock: clock.clone(), ..quick() });
        if let Some(leak) = leak {
            site.app = leaky(site.app.clone(), Arc::clone(&site.store), leak);
        }
        let mut people: Vec<Guest> = (0..6).map(|_| site.guest()).collect();
        // Two of them read French.
        people[1].extra.push(("accept-language", "fr".into()));
        people[4].extra.push(("accept-language", "fr".into()));
        for (guest, name) in people.iter_mut().zip(["Ada", "Ben", "Cleo", "Dan", "Eve"]) {
            guest.post("/me", &[("name", name)]).await.next();
        }
        people[0].post("/me/page", &[("public", "on")]).await.next();
        let me = people[0].get("/me").await.is(200).body;
        let public = format!("/p/{}", between(&me, "href=\"/p/", "\"").first().expect("the way to it"));
        let description = people[5].get("/api/openapi.json").await.is(200).json();
        let dice = Chance::fast(game.len() as u64 * 1000 + setup.len() as u64);
        let (tables, answers, twins) = (Vec::new(), 0, (0, 0));
        Walk { site, people, game, setup, tables, dice, description, public, leak, clock, answers, twins }
    }

    fn any(&mut self, n: usize) -> usize {
        self.dice.below(n.max(1) as u32) as usize
    }

    fn seats(&self) -> usize {
        self.setup["players=".len()..][..1].parse().expect("a number")
    }

    /// A table with the people, bots and open seats that come up.
    pub async fn begin(&mut self) -> Told {
        let who = self.any(4);
        let mut seats: Vec<&str> =
            (0..self.seats()).map(|_| ["open", "open", "open:random", "random"][self.any(4)]).collect();
        seats[who % self.seats()] = "me";
        let listed = self.any(2) == 0;
        let (pace, hours) = (["live", "turns"][self.any(2)], [0, 24][self.any(2)]);
        let when_out = ["move", "over", "host"][self.any(3)];
        let wanted = json!({
            "game": self.game, "setup": self.setup, "seats": seats, "listed": listed,
            "pace": pace, "minutes": hours, "hours": hours, "when_out": when_out,
        });
        let answer = self.people[who].post_json("/api/tables", &wanted).await.is(201);
        self.check(who, "POST", "/api/tables", &answer)?;
        let table = answer.json()["table"].as_str().expect("an id").to_owned();
        // Its bots begin at once; how many games wait for whom stands on every page.
        self.quiet(&table).await;
        self.tables.push(table);
        Ok(())
    }

    /// What holds for every answer, whatever was asked: no seed before the end, no name to the server, no status that is not described.
    fn check(&mut self, who: usize, method: &str, path: &str, answer: &Answer) -> Told {
        self.answers += 1;
        let headers = format!("{:?}", answer.headers);
        for table in &self.tables {
            let kept = self.site.kept(table);
            if kept.row.result.is_none() && (answer.body.contains(&kept.seed) || headers.contains(&kept.seed))
            {
                return Err(format!("{method} {path} tells the seed"));
            }
        }
        for (i, guest) in self.people.iter().enumerate() {
            let told = |id: &str| answer.body.contains(id) || (i != who && headers.contains(id));
            if ids(&self.site, &guest.cookie).is_some_and(|ids| ids.iter().any(|id| told(id))) {
                return Err(format!("{method} {path} tells who somebody is to the server"));
            }
        }
        if answer.status.is_server_error() {
            return Err(format!("{method} {path}: {} {}", answer.status, answer.body));
        }
        let parts: Vec<&str> = path.split('?').next().unwrap_or_default().split('/').collect();
        if let ["", "api", "tables", table, ref rest @ ..] = parts[..] {
            let place = path.split('?').next().unwrap_or_default().replace(table, "{table}");
            let known = &self.description["paths"][&place][method.to_lowercase()]["responses"];
            if known[answer.status.as_str()].is_null() {
                return Err(format!(
                    "{method} {place} ({rest:?}) answers {}, which is not described",
                    answer.status
                ));
            }
        }
        Ok(())
    }

    fn seat(&self, kept: &StoredTable, who: usize) -> Option<Seat> {
        let [_, own] = ids(&self.site, &self.people[who].cookie)?;
        let found =
            kept.row.seats.iter().position(|seat| seat.player.as_ref() == Some(&own) && !seat.resigned);
        found.map(Seat::new)
    }

    /// The same visitor at the same site, but for all that he may not know of a table.
    fn twin(&mut self, kept: &StoredTable, who: usize) -> Twin {
        let viewer = self.seat(kept, who).map_or(Viewer::Spectator, Viewer::Seat);
        let other = altered(kept, viewer, &mut self.dice);
        if kept.row.dealt.is_some() {
            self.twins.0 += 1;
            self.twins.1 += usize::from(other.luck != kept.luck || other.plies != kept.plies);
        }
        let tables = Mutex::new([(kept.row.id.clone(), other.clone())].into());
        let store = Arc::new(Altered { truth: Arc::clone(&self.site.store), tables });
        let clock = self.clock.clone();
        let settings = Settings { thinking: web::Rules::for_threads(1), clock, ..quick() };
        let desk = Desk::new(Arc::<Altered>::clone(&store), Arc::new(RandomBrain), settings);
        // What is another word for the same: the hash belongs to the seed, the mark of a start to the server.
        let hash =
            |table: &StoredTable| kernel::Seed::from_hex(&table.seed).expect("a seed").hash().to_string();
        let words = [(hash(&other), hash(kept)), (desk.boot.clone(), self.site.desk.boot.clone())];
        let mut site = app(Arc::clone(&desk));
        if let Some(leak) = self.leak {
            site = leaky(site, store, leak);
        }
        Twin { guest: Guest { app: site, ..self.people[who].clone() }, desk, words }
    }

    /// Everything that can be read of a table, read by one visitor, and again as if what he may not know were otherwise.
    pub async fn look(&mut self, who: usize, table: &str) -> Told {
        self.quiet(table).await;
        let kept = self.site.kept(table);
        let over = kept.row.result.is_some();
        let mut twin = if over { None } else { Some(self.twin(&kept, who)) };
        let (then, seat) = (self.any(kept.plies.len() + 2), ["A", "B", "C", "D", "Ω"][self.any(5)]);
        let things = self.things(table).await;
        let (thing, place) = things[self.any(things.len())].clone();
        let paths = [
            format!("/t/{table}"),
            format!("/t/{table}/part"),
            format!("/t/{table}/record"),
            format!("/t/{table}/replay"),
            format!("/t/{table}/replay?ply={then}"),
            format!("/t/{table}/replay?seat={seat}"),
            format!("/t/{table}/replay?ply={then}&seat={seat}"),
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/choices"),
            "/".to_owned(),
            "/me".to_owned(),
            "/api/bots".to_owned(),
            format!("/api/tables/{table}/frames"),
            "/tables?list=mine".to_owned(),
            "/tables?list=waiting".to_owned(),
            format!("/t/{table}/nothing"),
            format!("/t/{table}/things/{thing}"),
            format!("/t/{table}/preview?mark=colonist/corn"),
            format!("/t/{table}/hint"),
            format!("/t/{table}/hint?step=nudge"),
            format!("/t/{table}/hint?step=answers"),
            format!("/t/{table}/again?ply={then}"),
            format!("/t/{table}/things/{thing}?at={place}"),
            format!("/t/{table}/things/{thing}?at={place}&ply={then}&seat={seat}"),
            format!("/t/{table}/replay?ply={}&seat={seat}&since={}", then, then.saturating_sub(3)),
            format!("/t/{table}/part?shown=page.{}&since={then}", kept.row.revision),
            format!("/t/{table}/part?shown=page.{}&since=0", kept.row.revision),
            format!("/api/tables/{table}/frames?since={then}"),
            format!("/t/{table}/log"),
            "/me/stats".to_owned(),
            format!("/me/stats?game={}", self.game),
            "/me/export".to_owned(),
            "/me/delete".to_owned(),
            self.public.clone(),
        ];
        let named = |path: &String| path.replace("{table}", table).replace("{thing}", &thing);
        let others = addresses("get").map(|path| named(&path)).filter(|path| {
            !path.ends_with("/events") && !paths.iter().any(|known| known.split('?').next() == Some(path))
        });
        let paths: Vec<String> = paths.iter().cloned().chain(others).collect();
        for (i, path) in paths.iter().enumerate() {
            let answer = self.people[who].get(path).await;
            self.check(who, "GET", path, &answer)?;
            if let Some(twin) = &mut twin {
                same(path, &answer, &twin.guest.get(path).await, &twin.words)?;
            }
            // A planted leak is to be found by the twin alone.
            if !over && kept.row.dealt.is_some() && answer.status == 200 && self.leak.is_none() {
                self.by_name(who, &kept, i, then, &answer).await;
            }
        }
        // What he would be told with the tab closed.
        if let (Some(twin), Some([_, player])) = (&twin, ids(&self.site, &self.people[who].cookie)) {
            for occasion in [Occasion::Turn, Occasion::Nudge, Occasion::Invitation, Occasion::NearlyOut] {
                let told = |desk: &Desk| desk.message(table, &player, occasion, Lang::En).expect("readable");
                let (told, other) = (told(&self.site.desk), told(&twin.desk));
                self.answers += 1;
                if told != other {
                    return Err(format!("a message tells what is hidden: {told:?} or {other:?}"));
                }
            }
        }
        for path in [format!("/t/{table}/events"), format!("/api/tables/{table}/events")] {
            let event = heard(&mut self.people[who], &path).await;
            self.answers += 1;
            if let Some(twin) = &mut twin
                && heard(&mut twin.guest, &path).await != event
            {
                return Err(format!("{path} tells {event}"));
            }
        }
        Ok(())
    }

    /// What can be asked about at a table: whatever lies open on its board, and something that does not.
    async fn things(&mut self, table: &str) -> Vec<(String, String)> {
        let page = self.people[5].get(&format!("/t/{table}")).await.body;
        let all = |name: &str| between(&page, name, "\"").into_iter().map(encode).collect::<Vec<_>>();
        let (things, mut places) = (all("data-thing=\""), all("data-at=\""));
        places.push("nowhere".to_owned());
        let mut place = || places[self.dice.below(places.len() as u32) as usize].clone();
        let mut found: Vec<_> = things.into_iter().map(|thing| (thing, place())).collect();
        found.push(("nothing-of-the-kind".to_owned(), place()));
        found
    }

    /// What the rules hide from the eye, and what the interface for programs says, word by word.
    async fn by_name(&mut self, who: usize, kept: &StoredTable, which: usize, then: usize, answer: &Answer) {
        let (own, mut truth) = (self.seat(kept, who), revive(kept).expect("it is being played"));
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        if let Some((parent, _)) = truth.parent() {
            truth.veil_past(!self.site.desk.is_over_to_the_root(&parent));
        }
        match which {
            2 => assert_eq!(answer.body, truth.record_for(viewer).to_string(), "the record for {viewer:?}"),
            7 => assert_eq!(answer.json()["view"], truth.view(viewer), "the view of {viewer:?}"),
            8 => {
                let own = own.map_or_else(Vec::new, |seat| truth.legal(seat));
                let choices = answer.json();
                let told = choices["choices"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .map(|choice| choice["action"].clone());
                assert_eq!(told.collect::<Vec<_>>(), own, "the choices of {viewer:?}");
            }
            // The words on a page are looked for in one language.
            0 | 1 | 3..=6 if self.people[who].extra.is_empty() => {
                if matches!(which, 4 | 6) {
                    truth.rewind(then);
                }
                let names = self.people[who].names(&kept.row.id).await;
                hidden::board(&answer.body, truth.as_ref(), own, &Words::new(Lang::En).with_names(names));
            }
            _ => {}
        }
    }

    /// Waits until no bot is asked.
    async fn quiet(&mut self, table: &str) {
        let mut changes = self.people[5].listen(table).await;
        loop {
            let kept = self.site.kept(table);
            let asked = kept.row.dealt.and_then(|_| revive(&kept)).and_then(|table| table.acting().first());
            if asked.is_none_or(|seat| kept.row.seats[seat.index()].bot.is_none()) {
                return;
            }
            changes.next().await.expect("the stream goes on");
        }
    }

    /// A form is sent; if it is refused, the refusal is the same whatever is hidden.
    async fn post(&mut self, who: usize, table: &str, path: &str, fields: &[(&str, &str)]) -> Told {
        let path = format!("/t/{table}/{path}");
        let answer = self.people[who].post(&path, fields).await;
        self.check(who, "POST", &path, &answer)?;
        self.quiet(table).await;
        let kept = self.site.kept(table);
        if answer.status.is_client_error() && kept.row.result.is_none() {
            let mut twin = self.twin(&kept, who);
            same(&path, &answer, &twin.guest.post(&path, fields).await, &twin.words)?;
        }
        Ok(())
    }

    /// The same from a program.
    async fn program(&mut self, who: usize, table: &str, what: &str, body: &Value) -> Told {
        let path = format!("/api/tables/{table}/{what}");
        let answer = self.people[who].post_json(&path, body).await;
        self.check(who, "POST", &path, &answer)?;
        self.quiet(table).await;
        let kept = self.site.kept(table);
        if answer.status.is_client_error() && kept.row.result.is_none() {
            let mut twin = self.twin(&kept, who);
            same(&path, &answer, &twin.guest.post_json(&path, body).await, &twin.words)?;
        }
        Ok(())
    }

    /// Whoever is asked answers.
    async fn give(&mut self, table: &str) -> Told {
        let kept = self.site.kept(table);
        let Some(truth) = kept.row.dealt.and_then(|_| revive(&kept)) else { return Ok(()) };
        let Some(seat) = truth.acting().first() else { return Ok(()) };
        let Some(who) = (0..4).find(|who| self.seat(&kept, *who) == Some(seat)) else { return Ok(()) };
        let legal = truth.legal(seat);
        let (action, ply) = (legal[self.any(legal.len())].clone(), truth.ply());
        if self.any(2) == 0 {
            let answer = self.people[who].play(table, ply as u64, &action).await.is(200);
            self.check(who, "POST", &format!("/api/tables/{table}/play"), &answer)?;
            self.quiet(table).await;
            return Ok(());
        }
        let (ply, revision) = (ply.to_string(), kept.row.revision.to_string());
        self.post(who, table, "move", &[("ply", &ply), ("revision", &revision), ("action", &action)]).await
    }

    /// Somebody does something that may be right or wrong.
    async fn anything(&mut self, who: usize, table: &str) -> Told {
        let kept = self.site.kept(table);
        let seat = ["A", "B", "C", "D"][self.any(4)];
        let ply = kept.plies.len().to_string();
        // A table that waits is to be filled some day.
        let gathers = kept.row.dealt.is_none() && self.any(2) == 0;
        match if gathers { 0 } else { self.any(36) } {
            31 => self.post(who, table, "here", &[]).await,
            32 => self.post(who, table, "nudge", &[("seat", seat)]).await,
            33 => {
                let days = ["0", "2", "99"][self.any(3)];
                self.post(who, table, "away", &[("days", days)]).await?;
                // The same everywhere.
                let answer = self.people[who].post("/me/away", &[("days", days)]).await;
                self.check(who, "POST", "/me/away", &answer)
            }
            34 if self.any(2) == 0 => self.post(who, table, "mute", &[("by", "0123456789ab")]).await,
            34 => self.post(who, table, "pause", &[]).await,
            35 => {
                let act = ["time", "hand", "move", "wait"][self.any(4)];
                self.post(who, table, "host", &[("act", act), ("seat", seat)]).await
            }
            0..=4 => self.post(who, table, "sit", &[("seat", seat)]).await,
            5..=6 => self.program(who, table, "sit", &json!({ "seat": seat })).await,
            7..=8 => self.post(who, table, "leave", &[]).await,
            9 if self.any(6) == 0 => self.post(who, table, "resign", &[]).await,
            9..=11 => self.post(who, table, "undo", &[("ply", &ply)]).await,
            12 => self.post(who, table, "undo", &[("all", "true")]).await,
            // The coach's word is an answer that refuses: the same whatever is hidden.
            24..=25 => {
                let asked = kept.row.dealt.and_then(|_| revive(&kept));
                let legal =
                    asked.and_then(|table| Some(table.legal(table.acting().first()?))).unwrap_or_default();
                let Some(action) = legal.get(self.any(legal.len())).cloned() else { return Ok(()) };
                self.post(who, table, "move", &[("ply", &ply), ("action", &action), ("coach", "true")]).await
            }
            26 => self.post(who, table, "coach", &[("on", "true")]).await,
            27 => {
                let then = self.any(kept.plies.len() + 1).to_string();
                self.post(who, table, "again", &[("ply", &then), ("action", "pass")]).await
            }
            // Playing on: from a running game of one's own with new luck, never with the same.
            28..=30 => {
                let then = self.any(kept.plies.len() + 1).to_string();
                let same = kept.row.result.is_none() && self.any(3) == 0;
                let fields =
                    [("ply", then.as_str()), ("seat", seat), ("same", if same { "true" } else { "false" })];
                let path = format!("/t/{table}/fork");
                let answer = self.people[who].post(&path, &fields).await;
                self.check(who, "POST", &path, &answer)?;
                if answer.status.is_redirection() {
                    let next = answer.next().trim_start_matches("/t/").to_owned();
                    self.quiet(&next).await;
                    self.tables.push(next);
                    return Ok(());
                }
                self.post(who, table, "fork", &fields).await
            }
            13 if self.any(3) == 0 => self.post(who, table, "decline", &[]).await,
            13 if self.any(2) == 0 => self.post(who, table, "fill", &[("seat", seat)]).await,
            14 if self.any(12) == 0 => self.post(who, table, "close", &[]).await,
            13 => self.post(who, table, "chat", &[("text", "What does B hold?")]).await,
            14 => {
                self.post(who, table, "rematch", &[]).await?;
                let next = self.site.kept(table).row.rematch.filter(|next| !self.tables.contains(next));
                if let Some(next) = next {
                    self.quiet(&next).await;
                    self.tables.push(next);
                }
                Ok(())
            }
            15 => {
                let name = ["Zoé", "Kim", "Lou"][self.any(3)];
                let answer = self.people[who].post("/me", &[("name", name)]).await;
                self.check(who, "POST", "/me", &answer)
            }
            // An answer of any seat, given by anybody, now or too late.
            16..=19 => {
                let table_then = kept.row.dealt.and_then(|_| revive(&kept));
                let asked = table_then.as_ref().and_then(|table| Some((table, table.acting().first()?)));
                let legal = asked.map_or_else(Vec::new, |(table, seat)| table.legal(seat));
                let action =
                    if legal.is_empty() { "pass".to_owned() } else { legal[self.any(legal.len())].clone() };
                let ply = if self.any(4) == 0 { "3".to_owned() } else { ply };
                self.post(who, table, "move", &[("ply", &ply), ("action", &action)]).await
            }
            _ => {
                let guest = &mut self.people[who];
                let body = guest.get(&format!("/api/tables/{table}/choices")).await.body;
                // What stands behind the answer is not for here: answers are compared where one looks.
                let first = serde_json::Deserializer::from_str(&body).into_iter::<Value>().next();
                let choices = first.and_then(Result::ok).expect("an answer");
                let all: Vec<&str> = choices["choices"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .filter_map(|c| c["action"].as_str())
                    .collect();
                let mut fields = vec![("ply", ply.as_str())];
                for _ in 0..1 + self.any(4) {
                    fields.push(("mark", all.get(self.any(all.len())).copied().unwrap_or("discard tower")));
                }
                self.post(who, table, "several", &fields).await
            }
        }
    }

    /// One turn of the walk: somebody acts, and now and then somebody looks.
    pub async fn step(&mut self) -> Told {
        let waiting = self.tables.iter().filter(|table| self.site.kept(table).row.result.is_none()).count();
        if waiting < 2 {
            self.begin().await?;
            // Few tables wait for long: this one is looked at while it may.
            let (who, table) = (self.any(6), self.tables[self.tables.len() - 1].clone());
            self.look(who, &table).await?;
        }
        // Old tables are visited now and then.
        let (last, all) = (self.tables.len().saturating_sub(2), self.tables.len());
        let pick = if self.any(8) == 0 { self.any(all) } else { last + self.any(all - last) };
        let table = self.tables[pick].clone();
        if self.site.kept(&table).row.dealt.is_some() && self.any(5) != 0 {
            self.give(&table).await?;
        } else {
            let who = self.any(4);
            self.anything(who, &table).await?;
        }
        // Hours pass: clocks run out, and bots do what was agreed.
        if self.any(12) == 0 {
            let hours = 1 + self.any(30) as i64;
            self.clock.pass(3_600 * hours);
            self.site.desk.keep_time().await;
            for table in self.tables.clone() {
                self.quiet(&table).await;
            }
        }
        if self.any(3) == 0 {
            let who = self.any(6);
            self.look(who, &table).await?;
        }
        Ok(())
    }
}

/// The first event of a stream, without what differs from start to start of a server.
async fn heard(guest: &mut Guest, path: &str) -> String {
    let mut events = guest.listen_at(path).await;
    let event = events.next().await.expect("at once");
    let fields = event.lines().map(|line| match line.strip_prefix("data: ") {
        Some(mark) => format!("data: {}", mark.split_once('.').expect("a mark").1),
        None => line.to_owned(),
    });
    fields.collect::<Vec<_>>().join("\n")
}

/// Two answers to one question are one, but for the words that differ in the twin.
fn same(path: &str, answer: &Answer, other: &Answer, words: &[(String, String); 2]) -> Told {
    let [(twin_hash, true_hash), (twin_boot, true_boot)] = words;
    let told = |text: &str| {
        let text = text.replace(twin_hash, true_hash).replace(&twin_hash[..16], &true_hash[..16]);
        text.replace(twin_boot, true_boot)
    };
    let (body, headers) = (ageless(&told(&other.body)), told(&format!("{:?}", other.headers)));
    if ageless(&answer.body) == body {
        let (mine, status) = (format!("{:?}", answer.headers), answer.status);
        let equal = status == other.status && mine == headers;
        return if equal {
            Ok(())
        } else {
            Err(format!("{path}: {status} {mine} or {} {headers}", other.status))
        };
    }
    let at = answer.body.bytes().zip(body.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let window =
            text.as_bytes().get(at.saturating_sub(60)..(at + 60).min(text.len())).unwrap_or_default();
        String::from_utf8_lossy(window).into_owned()
    };
    Err(format!("{path} tells what is hidden: {} … or … {}", around(&answer.body), around(&body)))
}

/// A page without the words for how long ago something was: a moment may pass between two requests. The moment itself stands beside them.
fn ageless(body: &str) -> String {
    let mut parts = body.split("<time ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| {
        let (inside, after) = part.split_once("</time>").unwrap_or((part, ""));
        format!("{before}<time {}{after}", inside.split('>').next().unwrap_or_default())
    })
}

/// Walks until so many answers have been looked at. Where hands are hidden, many twins must hold other ones: else nothing is proved.
async fn walk(game: &'static str, setup: &'static str, answers: usize, hands: bool) {
    let mut walk = Walk::new(game, setup, None).await;
    while walk.answers < answers {
        if let Err(told) = walk.step().await {
            panic!("{game} {setup}: {told}\n{:?}", walk.tables.last().map(|table| walk.site.kept(table)));
        }
    }
    let (made, other) = walk.twins;
    assert!(
        !hands || other * 2 > made,
        "{game}: {other} of {made} twins at {} tables hold other hands",
        walk.tables.len()
    );
}

#[test]
fn the_walk_does_everything_that_can_be_done_at_a_table() {
    let walk = include_str!("secrecy.rs");
    for address in addresses("post") {
        let what = address.rsplit('/').next().unwrap_or_default();
        let by = if address.starts_with("/api") {
            [format!("program(who, table, \"{what}\""), format!("/api/tables/{{table}}/{what}")]
        } else {
            [format!("post(who, table, \"{what}\""), format!("/t/{{table}}/{what}")]
        };
        assert!(by.iter().any(|call| walk.contains(call)), "nobody who walks ever does {address}");
    }
    assert!(addresses("get").count() >= 10 && addresses("post").count() >= 10);
}

#[tokio::test]
async fn saint_petersburg_tells_each_visitor_what_he_may_know() {
    walk("saint-petersburg", "players=3", 3_500, false).await;
}

#[tokio::test]
async fn puerto_rico_tells_each_visitor_what_he_may_know() {
    walk("puerto-rico", "players=3 new-buildings=true nobles=true", 2_000, false).await;
    walk("puerto-rico", "players=2", 2_000, false).await;
}

#[tokio::test]
async fn san_juan_tells_each_visitor_what_he_may_know() {
    walk("san-juan", "players=3", 3_500, true).await;
}

#[tokio::test]
async fn san_juan_with_drafted_hands_tells_each_visitor_what_he_may_know() {
    walk("san-juan", "players=4 new-buildings=true draft-hands=true", 3_500, true).await;
}

#[tokio::test]
async fn san_francisco_tells_each_visitor_what_he_may_know() {
    walk("san-francisco", "players=3", 3_500, false).await;
}

#[tokio::test]
async fn san_francisco_1906_tells_each_visitor_what_he_may_know() {
    walk("san-francisco-1906", "players=3", 3_000, true).await;
    walk("san-francisco-1906", "players=2", 3_000, true).await;
}
