//! Telling a browser: what it gave us to be told by, and one message taken there (web push, RFC 8030).

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use hmac::{Hmac, KeyInit, Mac};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use p256::SecretKey;
use serde::Deserialize;
use sha2::Sha256;
use store::PushRow;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::outside::{Called, Outside};
use super::sealed::{self, AUTH, KEY};
use crate::time::now;

/// Nobody is waited for longer, from the first look for his address to his answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// Seconds for which a message is kept for a browser that is not there.
const KEPT: u32 = 86_400;

/// What a browser gives us to be told by.
#[derive(Deserialize)]
pub struct Subscription {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// A browser that cannot be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadBrowser;

/// A browser's row, from what it gave us.
pub fn subscription(
    outside: Outside,
    given: Subscription,
    player: &str,
    session: &str,
    lang: &str,
) -> Result<PushRow, BadBrowser> {
    let Subscription { endpoint, keys: Keys { p256dh, auth } } = given;
    let key = sealed::bytes(&p256dh).filter(|key| key.len() == KEY).ok_or(BadBrowser)?;
    let secret = sealed::bytes(&auth).filter(|secret| secret.len() == AUTH).ok_or(BadBrowser)?;
    outside.read(&endpoint).ok_or(BadBrowser)?;
    // A key that seals nothing is no key.
    sealed::seal(b"", &key, &secret, &fresh_key().ok_or(BadBrowser)?, [0; 16]).ok_or(BadBrowser)?;
    Ok(PushRow {
        endpoint,
        player: player.to_owned(),
        session: session.to_owned(),
        key: sealed::letters(&key),
        auth: sealed::letters(&secret),
        lang: lang.to_owned(),
        created: now(),
    })
}

/// The key by which browsers know this site: it follows from the secret in the store, so that it stays as long as the site does, on all its servers.
fn site_key(secret: &[u8; 32]) -> SecretKey {
    // The first try fits, but for one in four thousand millions.
    (0_u8..=u8::MAX)
        .find_map(|tried| {
            let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
            mac.update(b"web push ");
            mac.update(&[tried]);
            SecretKey::from_slice(mac.finalize().into_bytes().as_slice()).ok()
        })
        .expect("one of so many numbers is a key")
}

/// The same as browsers are given it.
pub fn public_key(secret: &[u8; 32]) -> String {
    sealed::letters(&sealed::public(&site_key(secret)))
}

fn fresh<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A key for one message.
fn fresh_key() -> Option<SecretKey> {
    (0..8).find_map(|_| SecretKey::from_slice(&fresh::<32>()?).ok())
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    Yes,
    /// The browser is not told there any more.
    Gone,
    No,
}

/// One message on its way to a browser.
pub struct Parcel<'a> {
    pub secret: &'a [u8; 32],
    /// Where the site can be reached, for who has a complaint.
    pub contact: &'a str,
    pub outside: Outside,
    pub push: &'a PushRow,
    /// Of two messages of one topic that wait for a browser, the later one counts.
    pub topic: &'a str,
    pub text: &'a str,
}

/// Takes a message to where a browser is told. No redirect is followed, and nothing of the answer is read but its first line.
pub async fn deliver(parcel: &Parcel<'_>) -> Taken {
    match timeout(PATIENCE, send(parcel)).await {
        Ok(Some(status)) if status.is_success() => Taken::Yes,
        Ok(Some(StatusCode::NOT_FOUND | StatusCode::GONE)) => Taken::Gone,
        Ok(Some(status)) => {
            tracing::info!(status = status.as_u16(), "a browser could not be told");
            Taken::No
        }
        Ok(None) | Err(_) => {
            tracing::info!("a browser could not be told: nobody answers there");
            Taken::No
        }
    }
}

async fn send(parcel: &Parcel<'_>) -> Option<StatusCode> {
    let Parcel { secret, contact, outside, push, topic, text } = parcel;
    let called = outside.read(&push.endpoint)?;
    let (key, auth) = (sealed::bytes(&push.key)?, sealed::bytes(&push.auth)?);
    let body = sealed::seal(text.as_bytes(), &key, &auth, &fresh_key()?, fresh()?)?;
    let place = host(&called);
    let scheme = if called.secure { "https" } else { "http" };
    let word = sealed::introduce(&site_key(secret), &format!("{scheme}://{place}"), contact, now());
    let request = Request::post(&called.path)
        .header(header::HOST, &place)
        .header(header::AUTHORIZATION, word)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header("ttl", KEPT)
        .header("urgency", "normal")
        .header("topic", *topic)
        .body(Full::new(Bytes::from(body)))
        .ok()?;
    let address = outside.find(&called).await?;
    let stream = TcpStream::connect(address).await.ok()?;
    if !called.secure {
        return exchange(stream, request).await;
    }
    let name = ServerName::try_from(called.host.clone()).ok()?;
    let stream = TlsConnector::from(Arc::clone(&TRUST)).connect(name, stream).await.ok()?;
    exchange(stream, request).await
}

/// The host as a request names it.
fn host(called: &Called) -> String {
    let Called { host, port, secure, .. } = called;
    let name = if host.contains(':') { format!("[{host}]") } else { host.clone() };
    let usual = if *secure { 443 } else { 80 };
    if *port == usual { name } else { format!("{name}:{port}") }
}

/// One request, one answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Option<StatusCode> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
    let moving = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    moving.abort();
    Some(answer.ok()?.status())
}

/// The authorities that vouch for places of the network: those that browsers trust, so that nothing of the machine is needed.
static TRUST: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_a_site_stays() {
        assert_eq!(public_key(&[7; 32]), public_key(&[7; 32]));
        assert_ne!(public_key(&[7; 32]), public_key(&[8; 32]));
        assert_eq!(sealed::bytes(&public_key(&[7; 32])).expect("letters").len(), KEY);
    }

    #[test]
    fn a_browser_says_where_and_with_which_key_it_is_told() {
        let key = sealed::letters(&sealed::public(&fresh_key().expect("a key")));
        let given = |endpoint: &str, key: &str, auth: &str| Subscription {
            endpoint: endpoint.to_owned(),
            keys: Keys { p256dh: key.to_owned(), auth: auth.to_owned() },
        };
        let auth = sealed::letters(&[1; AUTH]);
        let read = |given| subscription(Outside::Public, given, "p", "s", "en").map(|row| row.endpoint);
        let place = "https://push.example.org/x";
        assert_eq!(read(given(place, &key, &auth)), Ok(place.to_owned()));
        assert_eq!(read(given(place, &format!("{key}="), &format!("{auth}=="))), Ok(place.to_owned()));
        let nowhere = sealed::letters(&[4; KEY]);
        for (place, key, auth) in [
            ("https://127.0.0.1/x", key.as_str(), auth.as_str()),
            ("http://push.example.org/x", &key, &auth),
            (place, &nowhere, &auth),
            (place, "", &auth),
            (place, &key, "AAAA"),
        ] {
            assert_eq!(read(given(place, key, auth)), Err(BadBrowser), "{place} {key} {auth}");
        }
    }
}
