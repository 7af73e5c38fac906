//! Being told: off until wanted, once and never twice, by mail and by the browser, with nothing in it that the rules hide.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use serde_json::{Value, json};
use sha2::Sha256;
use store::Occasion;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use web::{Clock, Desk, Outside, Post, RandomBrain, Settings, Telling, Told};

use crate::guest::{Guest, Site, desk, folder, quick};
use crate::seats::seated;

const PUBLIC: &str = "https://games.example.org";

/// A mail server on this machine: every mail that it has taken.
struct Postbox {
    port: u16,
    mails: mpsc::UnboundedReceiver<String>,
}

impl Postbox {
    async fn open() -> Postbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (taken, mails) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, taken.clone()));
            }
        });
        Postbox { port, mails }
    }

    fn post(&self) -> Post {
        let place = format!("smtp+plain://127.0.0.1:{}", self.port);
        Post::read(&place, "Cabildo <games@example.org>", None).expect("a server")
    }

    /// The mails that have come.
    fn all(&mut self) -> Vec<String> {
        std::iter::from_fn(|| self.mails.try_recv().ok()).collect()
    }
}

/// As much of SMTP as a mail needs.
async fn serve(stream: TcpStream, taken: mpsc::UnboundedSender<String>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let _ = write.write_all(b"220 here\r\n").await;
    let mut mail: Option<String> = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match &mut mail {
            Some(text) if line == "." => {
                let _ = taken.send(std::mem::take(text));
                mail = None;
                "250 taken"
            }
            Some(text) => {
                text.push_str(&line);
                text.push('\n');
                continue;
            }
            None if line.starts_with("DATA") => {
                mail = Some(String::new());
                "354 go on"
            }
            None if line.starts_with("EHLO") => "250 8BITMIME",
            None => "250 well",
        };
        if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() || line.starts_with("QUIT") {
            return;
        }
    }
}

/// A mail without its transport: lines that were broken are whole again, signs that were written in ASCII are themselves.
fn plain(mail: &str) -> String {
    let joined = mail.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after
            .get(..2)
            .and_then(|two| std::str::from_utf8(two).ok())
            .and_then(|two| u8::from_str_radix(two, 16).ok());
        match code.filter(|_| *first == b'=') {
            Some(code) => {
                bytes.push(code);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Where a browser is told: every message that has come, and what is answered.
#[derive(Clone)]
struct Endpoint {
    taken: mpsc::UnboundedSender<(HeaderMap, Vec<u8>)>,
    status: Arc<AtomicU16>,
}

/// A browser that can be told: its keys, and what it was told.
struct Browser {
    address: String,
    secret: SecretKey,
    messages: mpsc::UnboundedReceiver<(HeaderMap, Vec<u8>)>,
    status: Arc<AtomicU16>,
}

const AUTH: [u8; 16] = [7; 16];

impl Browser {
    async fn open() -> Browser {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}/push/one", listener.local_addr().expect("an address"));
        let (taken, messages) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let endpoint = Endpoint { taken, status: Arc::clone(&status) };
        let take = async |State(endpoint): State<Endpoint>, headers: HeaderMap, body: Bytes| {
            let _ = endpoint.taken.send((headers, body.to_vec()));
            StatusCode::from_u16(endpoint.status.load(Ordering::Relaxed)).expect("a status")
        };
        let app = Router::new().route("/push/one", post(take)).with_state(endpoint);
        tokio::spawn(async move { axum::serve(listener, app).await });
        let secret = SecretKey::from_slice(&[9; 32]).expect("a key");
        Browser { address, secret, messages, status }
    }

    fn key(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    fn subscription(&self) -> Value {
        let letters = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({ "endpoint": self.address, "expirationTime": null, "keys": { "p256dh": letters(&self.key()), "auth": letters(&AUTH) } })
    }

    /// Reads a message as a browser does.
    fn read(&self, body: &[u8]) -> Value {
        let (salt, sender, sealed) = (&body[..16], &body[21..86], &body[86..]);
        let other = PublicKey::from_sec1_bytes(sender).expect("the sender's key");
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), other.as_affine());
        let info = [b"WebPush: info\0".as_slice(), &self.key(), sender].concat();
        let (mut material, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        Hkdf::<Sha256>::new(Some(&AUTH), shared.raw_secret_bytes())
            .expand(&info, &mut material)
            .expect("long enough");
        let derived = Hkdf::<Sha256>::new(Some(salt), &material);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).expect("long enough");
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("long enough");
        let cipher = Aes128Gcm::new_from_slice(&key).expect("a key");
        let mut text = cipher.decrypt(&nonce.into(), sealed).expect("it is for this browser");
        assert_eq!(text.pop(), Some(2), "the last record");
        serde_json::from_slice(&text).expect("JSON")
    }

    fn all(&mut self) -> Vec<(HeaderMap, Vec<u8>)> {
        std::iter::from_fn(|| self.messages.try_recv().ok()).collect()
    }
}

/// Everybody is told at once.
fn telling(post: Option<Post>) -> Settings {
    let moment = std::time::Duration::ZERO;
    let public_url = Some(PUBLIC.to_owned());
    let outside = Outside::Anywhere;
    let telling =
        Telling { public_url, post, push_after: moment, mail_after: moment, outside, ..Telling::default() };
    Settings { telling, ..quick() }
}

/// Another server on the same games, or the same one after a restart.
fn another(site: &Site, settings: Settings) -> Arc<Desk> {
    desk(&site.store, RandomBrain, settings)
}

/// The path of the link in a mail that ends so.
fn link(mail: &str, end: &str) -> String {
    let text = plain(mail);
    let start = text.split(PUBLIC).skip(1).find(|rest| {
        rest.split_whitespace().next().is_some_and(|path| path.trim_end_matches('>').ends_with(end))
    });
    let path = start.and_then(|rest| rest.split_whitespace().next()).expect("a link");
    path.trim_end_matches('>').to_owned()
}

/// Gives an address and confirms it.
async fn with_mail(guest: &mut Guest, box_: &mut Postbox, address: &str) -> String {
    guest.post("/me/mail", &[("address", address)]).await.next();
    let asked = box_.mails.recv().await.expect("a mail");
    assert!(asked.contains(&format!("To: {address}")), "{asked}");
    let yes = link(&asked, "/yes");
    guest.get(&yes).await.is(200);
    guest.post(&yes, &[]).await.is(200);
    yes.trim_end_matches("/yes").to_owned()
}

/// Who is asked at a table, and the other one.
async fn asked_first(site: &Site) -> (String, Guest, Guest) {
    let (table, mut host, friend) = seated(site).await;
    let first = host.view(&table).await["acting"] == "A";
    if first { (table, host, friend) } else { (table, friend, host) }
}

/// Everybody who is to be told is looked for and told.
async fn tell(desk: &Arc<Desk>) -> Told {
    desk.look_for_untold();
    desk.tell_due().await
}

#[tokio::test]
async fn a_mail_is_sent_once_whatever_restarts_and_however_many_servers_there_are() {
    let mut postbox = Postbox::open().await;
    let site = Site::with(telling(Some(postbox.post())));
    let (table, mut asked, mut other) = asked_first(&site).await;
    asked.post("/me", &[("name", "Ada")]).await;
    other.post("/me", &[("name", "Bénédicte")]).await;
    with_mail(&mut asked, &mut postbox, "ada@example.org").await;
    let (second, third) =
        (another(&site, telling(Some(postbox.post()))), another(&site, telling(Some(postbox.post()))));
    let (one, two, three) = tokio::join!(tell(&site.desk), tell(&second), tell(&third));
    assert_eq!(one.mails + two.mails + three.mails, 1, "{one:?} {two:?} {three:?}");
    let mails = postbox.all();
    assert_eq!(mails.len(), 1, "{mails:#?}");
    let mail = plain(&mails[0]);
    for said in [
        "Subject: Your turn: Saint Petersburg",
        "It is your turn in Saint Petersburg. At the table: Bénédicte.",
        &format!("{PUBLIC}/t/{table}"),
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ] {
        assert!(mail.contains(said), "{said}: {mail}");
    }
    // After a restart nobody is told again.
    let again = another(&site, telling(Some(postbox.post())));
    assert_eq!(tell(&again).await, Told::default());
    assert_eq!(tell(&site.desk).await, Told::default());
    assert_eq!(postbox.all(), [""; 0]);
}

#[tokio::test]
async fn a_turn_that_begins_is_told_by_itself_and_at_most_one_a_day_at_each_table() {
    let mut postbox = Postbox::open().await;
    let site = Site::with(telling(Some(postbox.post())));
    let (table, mut asked, mut other) = asked_first(&site).await;
    with_mail(&mut other, &mut postbox, "ben@example.org").await;
    let teller = Arc::clone(&site.desk);
    let teller = tokio::spawn(async move { teller.tell_everybody().await });
    // Whoever is asked answers until the other one is: then he is told.
    let mut ply = 0;
    let play = async |guest: &mut Guest, ply: &mut u64| {
        while let Some(action) = guest.choices(&table).await.last().cloned() {
            guest.play(&table, *ply, &action).await.is(200);
            *ply = guest.view(&table).await["ply"].as_u64().expect("a number");
        }
    };
    play(&mut asked, &mut ply).await;
    let mail = postbox.mails.recv().await.expect("a mail");
    assert!(mail.contains("To: ben@example.org"), "{mail}");
    teller.abort();
    play(&mut other, &mut ply).await;
    play(&mut asked, &mut ply).await;
    assert_eq!(tell(&site.desk).await.mails, 0, "one a day");
    other.post("/me/mail/often", &[("often", "on")]).await.next();
    assert_eq!(tell(&site.desk).await.mails, 1, "unless he wants every turn");
    assert_eq!(tell(&site.desk).await.mails, 0, "and each of them once");
}

#[tokio::test]
async fn nobody_is_told_who_has_not_confirmed_and_one_click_ends_it() {
    let mut postbox = Postbox::open().await;
    let site = Site::with(telling(Some(postbox.post())));
    let (_, mut asked, _) = asked_first(&site).await;
    assert_eq!(tell(&site.desk).await, Told::default(), "off until somebody wants it");
    asked.post("/me/mail", &[("address", "nonsense")]).await.is(422);
    asked.post("/me/mail", &[("address", "ada@example.org")]).await.next();
    let first = postbox.mails.recv().await.expect("a mail");
    let me = asked.get("/me").await.is(200).body;
    assert!(me.contains("We have written to ada@example.org"), "{me}");
    assert_eq!(tell(&site.desk).await, Told::default(), "nothing before it is confirmed");
    // Programs look at links before people do: nothing happens by looking.
    let mut stranger = site.guest();
    let yes = link(&first, "/yes");
    stranger.get(&yes).await.is(200);
    assert_eq!(tell(&site.desk).await, Told::default());
    stranger.post(&yes, &[]).await.is(200);
    stranger.post(&yes, &[]).await.is(422);
    assert_eq!(tell(&site.desk).await.mails, 1);
    let told = postbox.mails.recv().await.expect("a mail");
    let off = link(&told, "/off");
    stranger.get(&off).await.is(200);
    assert!(
        asked.get("/me").await.is(200).body.contains("Mails go to ada@example.org"),
        "looking ends nothing"
    );
    // As the reader's program does it (RFC 8058): no cookie, no page before.
    let body = "List-Unsubscribe=One-Click";
    let request = stranger.request("POST", &off, "application/x-www-form-urlencoded", body);
    stranger.send(request).await.is(200);
    assert!(!asked.get("/me").await.is(200).body.contains("ada@example.org"), "the address is forgotten");
    stranger.get(&off).await.is(200);
    stranger.get(&yes).await.is(404);
}

#[tokio::test]
async fn confirmations_are_limited_and_links_never_follow_the_host_of_a_request() {
    let mut postbox = Postbox::open().await;
    let site = Site::with(telling(Some(postbox.post())));
    let mut guest = site.guest();
    guest.post("/me", &[("name", "Ada")]).await;
    for _ in 0..3 {
        let mut request = guest.request(
            "POST",
            "/me/mail",
            "application/x-www-form-urlencoded",
            "address=ada%40example.org",
        );
        request.headers_mut().insert("host", "evil.example".parse().expect("a host"));
        guest.send(request).await.next();
        let mail = postbox.mails.recv().await.expect("a mail");
        assert!(!mail.contains("evil.example") && plain(&mail).contains(PUBLIC), "{mail}");
    }
    guest.post("/me/mail", &[("address", "ada@example.org")]).await.is(422);
    assert_eq!(postbox.all(), [""; 0]);
}

#[tokio::test]
async fn a_browser_is_told_once_with_the_tab_closed_and_nobody_else_can_read_it() {
    let mut browser = Browser::open().await;
    let site = Site::with(telling(None));
    let (table, mut asked, mut other) = asked_first(&site).await;
    other.post("/me", &[("name", "Ben")]).await;
    let me = asked.get("/me").await.is(200).body;
    assert!(me.contains("data-push-key=\"B") && me.contains("data-push-start"), "{me}");
    assert!(!me.contains("name=\"address\""), "no mail without a server for it");
    asked.post_json("/me/push", &browser.subscription()).await.next();
    assert!(asked.get("/me").await.is(200).body.contains("This browser tells you"));
    let second = another(&site, telling(None));
    let (one, two) = tokio::join!(tell(&site.desk), tell(&second));
    assert_eq!(one.pushes + two.pushes, 1, "{one:?} {two:?}");
    let all = browser.all();
    let [(headers, body)] = &all[..] else { panic!("one message: {}", all.len()) };
    let told = browser.read(body);
    let said = json!({ "title": "Your turn: Saint Petersburg", "body": "It is your turn in Saint Petersburg. At the table: Ben.",
        "url": format!("/t/{table}"), "tag": table });
    assert_eq!(told, said);
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!(headers["topic"], table.as_str());
    assert!(headers["authorization"].to_str().expect("text").starts_with("vapid t="), "{headers:?}");
    assert!(!String::from_utf8_lossy(body).contains("Saint"), "sealed");
    assert_eq!(tell(&another(&site, telling(None))).await, Told::default(), "after a restart");
    assert!(browser.all().is_empty());
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_so_is_one_that_logs_out() {
    let mut browser = Browser::open().await;
    let site = Site::with(telling(None));
    let (_, mut asked, _) = asked_first(&site).await;
    asked.post_json("/me/push", &browser.subscription()).await.next();
    browser.status.store(410, Ordering::Relaxed);
    assert_eq!(tell(&site.desk).await.pushes, 0);
    assert_eq!(browser.all().len(), 1);
    assert!(!asked.get("/me").await.is(200).body.contains("This browser tells you"));
    asked.post_json("/me/push", &browser.subscription()).await.next();
    let session = asked.cookie.split('.').nth(1).expect("a session").to_owned();
    let player = site.store.session(&session).expect("readable").expect("kept").player;
    assert_eq!(site.store.people().pushes_of(&player).expect("readable").len(), 1);
    asked.post("/me/leave", &[]).await.next();
    assert_eq!(site.store.people().pushes_of(&player), Ok(vec![]));
}

#[tokio::test]
async fn a_redirect_is_not_followed_and_an_address_inside_is_refused() {
    let mut browser = Browser::open().await;
    let site = Site::with(telling(None));
    let (_, mut asked, _) = asked_first(&site).await;
    asked.post_json("/me/push", &browser.subscription()).await.next();
    browser.status.store(307, Ordering::Relaxed);
    assert_eq!(tell(&site.desk).await.pushes, 0);
    assert_eq!(browser.all().len(), 1, "called once, and led nowhere");
    let mut settings = telling(None);
    settings.telling.outside = Outside::Public;
    let site = Site::in_folder(folder(), settings);
    let (_, mut asked, _) = asked_first(&site).await;
    asked.post_json("/me/push", &browser.subscription()).await.is(422);
    let mut inside = browser.subscription();
    inside["endpoint"] = "https://10.0.0.1/push".into();
    asked.post_json("/me/push", &inside).await.is(422);
    site.guest().post_json("/me/push", &browser.subscription()).await.is(404);
}

#[tokio::test]
async fn who_is_invited_is_told_of_it() {
    let mut browser = Browser::open().await;
    let site = Site::with(telling(None));
    let (table, mut host, mut friend) = seated(&site).await;
    host.post("/me", &[("name", "Ada")]).await;
    crate::seats::play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    friend.post_json("/me/push", &browser.subscription()).await.next();
    let next = host.post(&format!("/t/{table}/rematch"), &[]).await.next();
    assert_eq!(site.desk.tell_due().await.pushes, 1);
    let all = browser.all();
    let told = browser.read(&all[0].1);
    assert_eq!((&told["title"], &told["url"]), (&json!("Ada invites you: Saint Petersburg"), &json!(next)));
    let session = friend.cookie.split('.').nth(1).expect("a session").to_owned();
    let player = site.store.session(&session).expect("readable").expect("kept").player;
    friend.post(&format!("{next}/decline"), &[]).await.next();
    let gone =
        site.desk.message(next.trim_start_matches("/t/"), &player, Occasion::Invitation, kernel::Lang::En);
    assert_eq!(gone, Ok(None), "a seat that is not kept for him any more");
}

#[tokio::test]
async fn without_an_address_of_the_site_nobody_is_told_anything() {
    let site = Site::new();
    let (_, mut asked, _) = asked_first(&site).await;
    assert!(!asked.get("/me").await.is(200).body.contains("Being told"));
    asked.post("/me/mail", &[("address", "ada@example.org")]).await.is(404);
    asked
        .post_json(
            "/me/push",
            &json!({ "endpoint": "https://push.example.org/1", "keys": { "p256dh": "", "auth": "" } }),
        )
        .await
        .is(404);
    assert_eq!(tell(&site.desk).await, Told::default());
    let worker = asked.get("/worker.js").await.is(200);
    assert!(
        worker.header("content-type").starts_with("text/javascript")
            && worker.body.contains("showNotification")
    );
}

/// A table over days at which somebody wants to be told by both ways, and the site's clock, which is held.
struct OverDays {
    site: Site,
    clock: Clock,
    table: String,
    asked: Guest,
    other: Guest,
}

async fn over_days(postbox: &mut Postbox, browser: &Browser) -> OverDays {
    let clock = Clock::held(1_800_000_000);
    let site = Site::in_folder(folder(), Settings { clock: clock.clone(), ..telling(Some(postbox.post())) });
    clock.pass(60);
    let (mut ada, mut ben) = (site.guest(), site.guest());
    ada.post("/me", &[("name", "Ada")]).await.next();
    ben.post("/me", &[("name", "Ben")]).await.next();
    let wanted = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "open"], "pace": "turns", "hours": 24 });
    let table = ada.post_json("/api/tables", &wanted).await.is(201).json()["table"]
        .as_str()
        .expect("an id")
        .to_owned();
    ben.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    let (mut asked, other, _, _) = crate::clocks::in_turn(ada, ben, &table).await;
    with_mail(&mut asked, postbox, "somebody@example.org").await;
    asked.post_json("/me/push", &browser.subscription()).await.next();
    OverDays { site, clock, table, asked, other }
}

#[tokio::test]
async fn over_days_a_server_that_was_started_again_tells_by_push_and_mail_once_and_the_clock_goes_on() {
    let (mut postbox, mut browser) = (Postbox::open().await, Browser::open().await);
    let OverDays { site, clock, table, mut asked, .. } = over_days(&mut postbox, &browser).await;
    asked.post("/me/nearly-out", &[("wanted", "on")]).await.next();
    let due = site.kept(&table).row.seats.iter().find_map(|seat| seat.time.due).expect("a clock runs");
    assert_eq!(tell(&site.desk).await, Told { mails: 1, pushes: 1 }, "it is his turn");
    postbox.all();
    browser.all();
    // The server ends; another one begins on the same games, hours later.
    let again = |postbox: &Postbox| {
        let settings = Settings { clock: clock.clone(), ..telling(Some(postbox.post())) };
        another(&site, settings)
    };
    clock.pass(10 * 3_600);
    let second = again(&postbox);
    second.keep_time().await;
    assert_eq!(tell(&second).await, Told::default(), "not twice");
    assert_eq!(site.kept(&table).row.seats.iter().find_map(|seat| seat.time.due), Some(due), "the same end");
    // Six hours before the end he is told once more, by whichever server comes first.
    clock.pass(8 * 3_600);
    second.keep_time().await;
    site.desk.keep_time().await;
    let third = again(&postbox);
    third.keep_time().await;
    let (one, two, three) = tokio::join!(tell(&second), tell(&third), tell(&site.desk));
    assert_eq!((one.mails + two.mails + three.mails, one.pushes + two.pushes + three.pushes), (1, 1));
    let mail = plain(&postbox.all().concat());
    let said = "It is your turn in Saint Petersburg, and your time runs out in 6 hours. Then a bot makes this move for you.";
    assert!(
        mail.contains("Subject: Your time is nearly out: Saint Petersburg") && mail.contains(said),
        "{mail}"
    );
    let pushed = browser.all();
    assert_eq!(browser.read(&pushed[0].1)["title"], "Your time is nearly out: Saint Petersburg");
    assert_eq!(tell(&again(&postbox)).await, Told::default(), "and never again");
    // Time is out: the next one's turn is another thing, and he is told of none of it.
    clock.pass(6 * 3_600);
    third.keep_time().await;
    assert_eq!(tell(&third).await, Told::default());
    assert_eq!(postbox.all(), [""; 0]);
}

#[tokio::test]
async fn that_time_is_nearly_out_is_said_to_nobody_who_has_not_asked_is_away_or_has_answered() {
    let (mut postbox, mut browser) = (Postbox::open().await, Browser::open().await);
    let OverDays { site, clock, table, mut asked, .. } = over_days(&mut postbox, &browser).await;
    let me = asked.get("/me").await.is(200).body;
    assert!(me.contains("Nothing is said when your time at a game over days is nearly out."), "{me}");
    tell(&site.desk).await;
    postbox.all();
    browser.all();
    clock.pass(19 * 3_600);
    site.desk.keep_time().await;
    assert_eq!(tell(&site.desk).await, Told::default(), "off until wanted");
    // Whoever wants it while the time is nearly out is told; but not while he is away, for then no clock runs.
    asked.post("/me/nearly-out", &[("wanted", "on")]).await.next();
    assert!(asked.get("/me").await.is(200).body.contains("you are told that too"));
    asked.post(&format!("/t/{table}/away"), &[("days", "2")]).await.is(303);
    assert_eq!(tell(&site.desk).await, Told::default(), "his clock stands");
    asked.post(&format!("/t/{table}/away"), &[("days", "0")]).await.is(303);
    site.desk.look_for_untold();
    let ply = asked.view(&table).await["ply"].as_u64().expect("a number");
    let choices = asked.choices(&table).await;
    asked.play(&table, ply, choices.last().expect("an answer")).await.is(200);
    assert_eq!(site.desk.tell_due().await, Told::default(), "who has answered has time again");
    assert!(browser.all().is_empty());
}

#[tokio::test]
async fn who_is_away_from_all_games_is_away_at_each_over_days_and_back_at_all_with_one_click() {
    let (mut postbox, browser) = (Postbox::open().await, Browser::open().await);
    let OverDays { site, clock, table, mut asked, mut other } = over_days(&mut postbox, &browser).await;
    let wanted = json!({ "game": "san-juan", "setup": "players=2", "seats": ["me", "open"], "pace": "turns", "hours": 48 });
    let gathering = other.post_json("/api/tables", &wanted).await.is(201).json()["table"]
        .as_str()
        .expect("an id")
        .to_owned();
    let quick = asked.post("/play/saint-petersburg", &[("players", "2")]).await.next();
    let left = |table: &str| site.kept(table).row.seats.iter().filter_map(|seat| seat.time.due).count();
    assert_eq!(left(&table), 1);
    asked.post("/me/away", &[("days", "31")]).await.is(422);
    let home = asked.get("/").await.is(200).body;
    assert!(home.contains("I am away from all my games"), "{home}");
    assert_eq!(asked.post("/me/away", &[("days", "3"), ("from", "home")]).await.next(), "/");
    let home = asked.get("/").await.is(200).body;
    assert!(home.contains("You are away until 2027-01-18. Your clocks stand still."), "{home}");
    let kept = site.kept(&table);
    assert_eq!((left(&table), kept.row.seats.iter().filter(|seat| seat.time.away.is_some()).count()), (0, 1));
    let lines =
        |table: &str| site.kept(table).chat.into_iter().filter_map(|line| line.event).collect::<Vec<_>>();
    assert_eq!(lines(&table), ["sat-down", "away"], "everybody there is told, once");
    assert!(site.kept(quick.trim_start_matches("/t/")).row.seats[0].time.away.is_none(), "live is live");
    // Where he sits down meanwhile he is away too.
    asked.post(&format!("/t/{gathering}/sit"), &[("seat", "B")]).await.next();
    assert!(site.kept(&gathering).row.seats[1].time.away.is_some());
    clock.pass(86_400);
    site.desk.keep_time().await;
    assert_eq!(left(&table), 0, "a day later his clock still stands");
    assert_eq!(asked.post("/me/away", &[("days", "0")]).await.next(), "/me?saved=away#away");
    assert_eq!((left(&table), lines(&table).len()), (1, 3), "and runs again");
    assert!(site.kept(&gathering).row.seats[1].time.away.is_none());
    let me = asked.get("/me").await.is(200).body;
    assert!(
        me.contains("your clocks stand still, everybody there is told") && !me.contains("You are away until"),
        "{me}"
    );
}
