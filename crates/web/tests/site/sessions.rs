//! Who comes back, from where, and how somebody leaves.

use store::Change;

use crate::forms::between;
use crate::guest::{Guest, Site};

/// A cookie as release 0.1 gave it.
fn old_cookie(site: &Site, player: &str) -> String {
    use hmac::{Hmac, KeyInit, Mac};
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(&site.store.secret()).expect("a key");
    mac.update(player.as_bytes());
    let signed: String =
        mac.finalize().into_bytes().iter().take(20).map(|byte| format!("{byte:02x}")).collect();
    format!("cabildo={player}.{signed}")
}

/// The player behind a cookie.
fn player(site: &Site, guest: &Guest) -> String {
    let session = guest.cookie.split('.').nth(1).expect("a cookie of a session");
    site.store.session(session).expect("readable").expect("it is kept").player
}

async fn is_somebody(guest: &mut Guest, name: &str) -> bool {
    guest.get("/about").await.is(200).body.contains(name)
}

async fn come_back(site: &Site, name: &str, password: &str) -> Guest {
    let mut guest = site.guest();
    guest.extra.push(("user-agent", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0".into()));
    guest.post("/me/return", &[("name", name), ("password", password)]).await.next();
    guest
}

async fn somebody(site: &Site, name: &str, password: &str) -> Guest {
    let mut guest = site.guest();
    guest.post("/me", &[("name", name)]).await.next();
    guest.post("/me/password", &[("password", password)]).await.next();
    guest
}

#[tokio::test]
async fn a_name_and_a_password_bring_a_player_back() {
    let site = Site::new();
    let mut guest = site.guest();
    let place = guest.post("/play/saint-petersburg", &[]).await.next();
    let saved = guest.post("/me", &[("name", "<b>Olga</b>")]).await.next();
    assert!(guest.get(&saved).await.body.contains("role=\"status\""), "it is said that it is saved");
    guest.post("/me", &[("name", " \u{7} ")]).await.is(422);
    assert!(guest.get("/me").await.body.contains("&lt;b&gt;Olga&lt;/b&gt;"));
    assert!(guest.get(&place).await.body.contains("&lt;b&gt;Olga&lt;/b&gt;"), "and at the table");
    guest.post("/me/password", &[("password", "short")]).await.is(422);
    guest.post("/me/password", &[("password", &"long".repeat(60))]).await.is(422);
    guest.post("/me/password", &[("password", "neva neva")]).await.next();
    let mut elsewhere = site.guest();
    let wrong = [("name", "<b>olga</b> "), ("password", "volga volga")];
    let refused = elsewhere.post("/me/return", &wrong).await.is(422);
    assert!(
        refused.body.contains("value=\"&lt;b&gt;olga&lt;/b&gt; \"")
            && refused.body.contains("role=\"alert\"")
    );
    let nobody =
        elsewhere.post("/me/return", &[("name", "Nobody"), ("password", "volga volga")]).await.is(422);
    let reason = |body: &str| between(body, "role=\"alert\">", "<")[0].to_owned();
    assert_eq!(reason(&refused.body), reason(&nobody.body), "nobody learns which names there are");
    assert!(elsewhere.cookie.is_empty());
    elsewhere.post("/me/return", &[("name", "<b>olga</b> "), ("password", "neva neva")]).await.next();
    assert_ne!(elsewhere.cookie, guest.cookie, "a session of its own");
    assert_eq!(player(&site, &elsewhere), player(&site, &guest));
}

#[tokio::test]
async fn a_name_that_brings_somebody_back_is_taken() {
    let site = Site::new();
    let mut first = somebody(&site, "Olga", "neva neva").await;
    let mut second = site.guest();
    second.post("/me", &[("name", "ｏｌｇａ")]).await.next();
    let refused = second.post("/me/password", &[("password", "volga volga")]).await.is(422);
    assert!(refused.body.contains("comes back by this name"), "{}", refused.body);
    second.post("/me", &[("name", "Boris")]).await.next();
    second.post("/me/password", &[("password", "volga volga")]).await.next();
    second.post("/me", &[("name", "OLGA")]).await.is(422);
    assert!(is_somebody(&mut second, "Boris").await);
    first.post("/me", &[("name", "Anna")]).await.next();
    second.post("/me", &[("name", "OLGA")]).await.next();
    assert_eq!(player(&site, &come_back(&site, "Olga", "volga volga").await), player(&site, &second));
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let site = Site::new();
    let mut first = somebody(&site, "Olga", "neva neva").await;
    let mut second = come_back(&site, "Olga", "neva neva").await;
    let old = player(&site, &first);
    assert!(is_somebody(&mut first, "Olga").await && is_somebody(&mut second, "Olga").await);
    second.post("/me/password", &[("password", "volga volga")]).await.next();
    assert!(is_somebody(&mut second, "Olga").await, "the one that chose it stays");
    assert!(!is_somebody(&mut first, "Olga").await);
    let mut stolen = Guest { cookie: old_cookie(&site, &old), ..site.guest() };
    assert!(!is_somebody(&mut stolen, "Olga").await);
}

#[tokio::test]
async fn own_devices_are_listed_and_can_be_logged_out() {
    let site = Site::new();
    let mut first = somebody(&site, "Olga", "neva neva").await;
    let mut second = come_back(&site, "Olga", "neva neva").await;
    let mut third = come_back(&site, "Olga", "neva neva").await;
    let page = first.get("/me").await.is(200).body;
    assert_eq!(page.matches("Firefox · Linux").count(), 2, "{page}");
    assert_eq!(page.matches("(this one)").count(), 1);
    let session = second.cookie.split('.').nth(1).expect("a session").to_owned();
    assert!(!page.contains(&session), "no whole name of a session stands in a page");
    let devices = between(&page, "name=\"device\" value=\"", "\"");
    let device = devices.iter().find(|device| session.starts_with(**device)).expect("it is listed");
    third.post("/me/leave", &[("device", "a")]).await.is(404);
    third.post("/me/leave", &[("device", device)]).await.next();
    assert!(!is_somebody(&mut second, "Olga").await && is_somebody(&mut third, "Olga").await);
    let left = third.post("/me/leave", &[]).await;
    assert!(
        left.header("set-cookie").starts_with("cabildo=; ")
            && left.header("set-cookie").contains("Max-Age=0")
    );
    let mut again = come_back(&site, "Olga", "neva neva").await;
    again.post("/me/leave", &[("device", "all")]).await.next();
    assert!(!is_somebody(&mut first, "Olga").await, "everywhere");
    let mut stranger = site.guest();
    stranger.post("/me/leave", &[("device", "all")]).await.next();
}

#[tokio::test]
async fn nobody_logs_the_devices_of_others_out() {
    let site = Site::new();
    let mut victim = somebody(&site, "Olga", "neva neva").await;
    let mut other = somebody(&site, "Boris", "volga volga").await;
    let session = victim.cookie.split('.').nth(1).expect("a session").to_owned();
    other.post("/me/leave", &[("device", &session[..8])]).await.is(404);
    other.post("/me/leave", &[("device", &session)]).await.is(404);
    other.post("/me/leave", &[("device", "all")]).await.next();
    assert!(is_somebody(&mut victim, "Olga").await);
}

#[tokio::test]
async fn a_cookie_of_the_first_release_becomes_a_session_and_ends_with_a_password() {
    let site = Site::new();
    site.store
        .write(Change::Player { id: "veteran".into(), name: "Vera".into(), at: 1 })
        .await
        .expect("kept");
    let cookie = old_cookie(&site, "veteran");
    let mut fresh = Guest { cookie: cookie.clone(), ..site.guest() };
    assert!(!is_somebody(&mut fresh, "Vera").await, "who began with this release never had such a cookie");
    site.made_by_the_first_release("veteran");
    let mut site_again = Guest { cookie: cookie.clone(), app: site.again(), ..site.guest() };
    assert!(is_somebody(&mut site_again, "Vera").await);
    assert!(site_again.cookie.starts_with("cabildo=1."), "{}", site_again.cookie);
    let mut twin = Guest { cookie: cookie.clone(), app: site_again.app.clone(), ..site.guest() };
    assert!(is_somebody(&mut twin, "Vera").await);
    assert_eq!(twin.cookie, site_again.cookie, "one browser, one session");
    assert_eq!(site.store.sessions_of("veteran").expect("readable").len(), 1);
    site_again.post("/me/password", &[("password", "neva neva")]).await.next();
    assert!(is_somebody(&mut site_again, "Vera").await);
    let mut stolen = Guest { cookie, app: site_again.app.clone(), ..site.guest() };
    assert!(!is_somebody(&mut stolen, "Vera").await);
}
