//! Who is there, without an account: a signed cookie that names a session.

use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use kernel::Lang;
use sha2::Sha256;

use crate::choices::Choices;
use crate::muted::Muted;

/// The cookie that says who is there.
const COOKIE: &str = "cabildo";
/// The cookie that says which language is wanted.
const LANG_COOKIE: &str = "lang";
/// The cookie that says how far somebody has come in the lessons.
const LEARNT_COOKIE: &str = "learnt";
/// The cookie that says whether the coach speaks.
const COACH_COOKIE: &str = "coach";
/// The cookie that says what was chosen for quick games.
const CHOICES_COOKIE: &str = "play";
/// The cookie that says whose words are not shown.
const MUTED_COOKIE: &str = "muted";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// Lower-case letters and digits that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A fresh name of so many letters that nobody guesses.
pub fn fresh(letters: usize) -> String {
    let mut bytes = vec![0; letters];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn signature(secret: &[u8; 32], text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("any key will do");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The address of a player's page: always the same, and nobody can tell from it who he is to the server.
pub fn page_of(secret: &[u8; 32], player: &str) -> String {
    let bytes = signature(secret, &format!("page {player}"));
    bytes.iter().take(12).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A word that all servers of a site have in common, as long as they are of one version.
pub fn common(secret: &[u8; 32]) -> String {
    let signed = signature(secret, concat!("version ", env!("CARGO_PKG_VERSION")));
    signed.iter().take(3).map(|byte| format!("{byte:02x}")).collect()
}

/// What stands before the session in a cookie. Release 0.1 wrote the player there, and nothing before.
const SESSION: &str = "1.";

/// What a cookie that is signed by us names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    Session(String),
    /// The player himself: a cookie of release 0.1.
    Player(String),
}

/// Where cookies are good and how they travel.
#[derive(Clone, Copy, Debug)]
pub struct Jar<'a> {
    /// The path under which the site stands; nothing for the root.
    pub base: &'a str,
    pub secure: bool,
}

impl Jar<'_> {
    fn cookie(self, name: &str, value: &str, age: u32) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let path = if self.base.is_empty() { "/" } else { self.base };
        let text = format!("{name}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).expect("letters and digits")
    }

    /// The cookie of a session, for a response.
    pub fn session(self, secret: &[u8; 32], id: &str) -> HeaderValue {
        let id = format!("{SESSION}{id}");
        let signed: String =
            signature(secret, &id).iter().take(20).map(|byte| format!("{byte:02x}")).collect();
        self.cookie(COOKIE, &format!("{id}.{signed}"), YEAR)
    }

    /// Takes the cookie of a session away.
    pub fn nobody(self) -> HeaderValue {
        self.cookie(COOKIE, "", 0)
    }

    /// The cookie that keeps how far somebody has come in the lessons.
    pub fn learnt(self, progress: &str) -> HeaderValue {
        self.cookie(LEARNT_COOKIE, progress, YEAR)
    }

    /// The cookie that keeps whether the coach speaks.
    pub fn coach(self, on: bool) -> HeaderValue {
        self.cookie(COACH_COOKIE, if on { "on" } else { "off" }, YEAR)
    }

    /// The cookie that keeps what was chosen for quick games.
    pub fn choices(self, choices: &Choices) -> HeaderValue {
        self.cookie(CHOICES_COOKIE, &choices.text(), YEAR)
    }

    /// The cookie that keeps whose words are not shown.
    pub fn muted(self, muted: &Muted) -> HeaderValue {
        self.cookie(MUTED_COOKIE, &muted.text(), YEAR)
    }

    /// The cookie that keeps a language.
    pub fn lang(self, lang: Lang) -> HeaderValue {
        self.cookie(LANG_COOKIE, &lang.to_string(), YEAR)
    }
}

/// How far somebody has come in the lessons, as his cookie says.
pub fn learnt(headers: &HeaderMap) -> &str {
    cookies(headers).find(|(name, _)| *name == LEARNT_COOKIE).map_or("", |(_, value)| value)
}

/// The session that takes the place of a cookie of release 0.1: the same for every request that still brings it.
pub fn upgraded(secret: &[u8; 32], player: &str) -> String {
    let bytes = signature(secret, &format!("upgrade {player}"));
    bytes.iter().take(26).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Makes a request ask for a language before any other.
pub fn prefer(headers: &mut HeaderMap, lang: Lang) {
    let first = HeaderValue::from_str(&format!("{LANG_COOKIE}={lang}")).expect("letters");
    let others: Vec<HeaderValue> = headers.get_all(header::COOKIE).iter().cloned().collect();
    headers.insert(header::COOKIE, first);
    for cookie in others {
        headers.append(header::COOKIE, cookie);
    }
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// Whose words are not shown.
pub fn muted(headers: &HeaderMap) -> Muted {
    cookies(headers)
        .find(|(name, _)| *name == MUTED_COOKIE)
        .map_or_else(Muted::default, |(_, text)| Muted::read(text))
}

/// A mark for a player that says nothing about him.
pub fn mark_of(secret: &[u8; 32], player: &str, letters: usize) -> String {
    let signed = signature(secret, &format!("mark of {player}"));
    let text: String = signed.iter().map(|byte| format!("{byte:02x}")).collect();
    text[..letters.min(text.len())].to_owned()
}

/// What was chosen for quick games.
pub fn choices(headers: &HeaderMap) -> Choices {
    cookies(headers)
        .find(|(name, _)| *name == CHOICES_COOKIE)
        .map_or_else(Choices::default, |(_, text)| Choices::read(text))
}

/// What the cookie of a request names; `None` without a cookie or with a forged one.
pub fn named(secret: &[u8; 32], headers: &HeaderMap) -> Option<Named> {
    let (_, value) = cookies(headers).find(|(name, _)| *name == COOKIE)?;
    let (id, signed) = value.rsplit_once('.')?;
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
    mac.update(id.as_bytes());
    let given: Vec<u8> = (0..signed.len() / 2)
        .filter_map(|i| u8::from_str_radix(signed.get(2 * i..2 * i + 2)?, 16).ok())
        .collect();
    let whole = given.len() == 20 && signed.len() == 40 && mac.verify_truncated_left(&given).is_ok();
    whole.then(|| match id.strip_prefix(SESSION) {
        Some(session) => Named::Session(session.to_owned()),
        None => Named::Player(id.to_owned()),
    })
}

/// Whether the coach is wanted; `None` if nobody has said so.
pub fn coach(headers: &HeaderMap) -> Option<bool> {
    cookies(headers).find(|(name, _)| *name == COACH_COOKIE).map(|(_, value)| value == "on")
}

/// The language that a request asks for: the one chosen, else the browser's.
pub fn lang(headers: &HeaderMap) -> Lang {
    if let Some((_, code)) = cookies(headers).find(|(name, _)| *name == LANG_COOKIE)
        && let Ok(lang) = code.parse()
    {
        return lang;
    }
    let accepted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wanted = accepted.split(',').filter_map(|part| {
        let mut words = part.split(';');
        let code = words.next()?.trim().split('-').next()?.to_ascii_lowercase();
        let weight =
            words.find_map(|word| word.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        Some((code.parse::<Lang>().ok()?, weight))
    });
    wanted
        .fold(
            (Lang::default(), 0.0),
            |best, (lang, weight)| if weight > best.1 { (lang, weight) } else { best },
        )
        .0
}

/// Whether a request that changes something comes from our own pages, or from a program. Browsers say where a request comes from; one that comes
/// from another site is refused.
pub fn same_origin(headers: &HeaderMap) -> bool {
    let word = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = word(header::ORIGIN) {
        let host = word(header::HOST).unwrap_or_default();
        let origin = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        return origin == Some(host);
    }
    match headers.get("sec-fetch-site").and_then(|value| value.to_str().ok()) {
        None => true,
        Some(site) => site == "same-origin" || site == "none",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: header::HeaderName, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_str(value).expect("a header"));
        headers
    }

    const JAR: Jar<'_> = Jar { base: "", secure: false };

    fn pair(cookie: &HeaderValue) -> String {
        cookie.to_str().expect("text").split(';').next().expect("a pair").to_owned()
    }

    #[test]
    fn a_cookie_is_believed_only_with_its_signature() {
        let secret = [7; 32];
        let pair = pair(&JAR.session(&secret, "abc"));
        assert_eq!(named(&secret, &with(header::COOKIE, &pair)), Some(Named::Session("abc".into())));
        assert_eq!(named(&[8; 32], &with(header::COOKIE, &pair)), None, "another secret");
        for forged in [
            pair.replace("abc", "abd"),
            pair.replace("1.abc", "abc"),
            "cabildo=abc".into(),
            "cabildo=abc.".into(),
            format!("{pair}00"),
            "cabildo=.é".into(),
        ] {
            let headers = HeaderValue::from_bytes(forged.as_bytes())
                .map(|value| HeaderMap::from_iter([(header::COOKIE, value)]));
            assert_eq!(headers.ok().and_then(|headers| named(&secret, &headers)), None, "{forged}");
        }
    }

    #[test]
    fn a_cookie_of_the_first_release_names_the_player() {
        // Written by release 0.1.0 with a secret of sevens.
        let old = "cabildo=abc.127da4ced6a839b8f6118bc244684d2663e70cb5";
        let headers = with(header::COOKIE, old);
        assert_eq!(named(&[7; 32], &headers), Some(Named::Player("abc".into())));
        assert_eq!(upgraded(&[7; 32], "abc"), upgraded(&[7; 32], "abc"));
        assert_ne!(upgraded(&[7; 32], "abc"), upgraded(&[7; 32], "abd"));
    }

    #[test]
    fn a_cookie_is_good_under_the_path_of_the_site_alone() {
        let jar = Jar { base: "/cabildo", secure: true };
        let text = jar.session(&[7; 32], "abc").to_str().expect("text").to_owned();
        assert!(text.contains("; Path=/cabildo; ") && text.ends_with("; Secure"), "{text}");
        assert!(jar.nobody().to_str().expect("text").starts_with("cabildo=; Path=/cabildo; Max-Age=0;"));
    }

    #[test]
    fn the_language_is_the_one_chosen_or_the_browsers() {
        assert_eq!(lang(&HeaderMap::new()), Lang::En);
        assert_eq!(lang(&with(header::ACCEPT_LANGUAGE, "fr-FR,fr;q=0.9,en;q=0.8")), Lang::Fr);
        assert_eq!(lang(&with(header::ACCEPT_LANGUAGE, "de,en;q=0.5,fr;q=0.3")), Lang::En);
        let mut both = with(header::ACCEPT_LANGUAGE, "en");
        both.insert(header::COOKIE, HeaderValue::from_static("lang=fr"));
        assert_eq!(lang(&both), Lang::Fr);
    }

    #[test]
    fn a_request_from_another_site_is_recognised() {
        let request = |origin: &str| {
            let mut headers = with(header::HOST, "localhost:1897");
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).expect("a header"));
            headers
        };
        assert!(same_origin(&request("http://localhost:1897")));
        assert!(!same_origin(&request("http://evil.example")));
        assert!(!same_origin(&request("null")));
        assert!(same_origin(&HeaderMap::new()), "a program");
    }
}
