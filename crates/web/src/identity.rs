//! Who is there, without an account: a signed cookie and a name, and a password for those who want to come back from elsewhere.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use kernel::Lang;
use sha2::Sha256;

/// The cookie that says who is there.
const COOKIE: &str = "cabildo";
/// The cookie that says which language is wanted.
const LANG_COOKIE: &str = "lang";
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

fn signature(secret: &[u8; 32], id: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("any key will do");
    mac.update(id.as_bytes());
    let bytes = mac.finalize().into_bytes();
    bytes.iter().take(20).map(|byte| format!("{byte:02x}")).collect()
}

/// The cookie of a player, for a response.
pub fn cookie(secret: &[u8; 32], id: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!(
        "{COOKIE}={id}.{}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}",
        signature(secret, id)
    );
    HeaderValue::from_str(&text).expect("letters and digits")
}

/// The cookie that keeps a language, for a response.
pub fn lang_cookie(lang: Lang) -> HeaderValue {
    let text = format!("{LANG_COOKIE}={lang}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).expect("letters and digits")
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

/// The player that a request comes from; `None` without a cookie or with a forged one.
pub fn player(secret: &[u8; 32], headers: &HeaderMap) -> Option<String> {
    let (_, value) = cookies(headers).find(|(name, _)| *name == COOKIE)?;
    let (id, signed) = value.split_once('.')?;
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
    mac.update(id.as_bytes());
    let given: Vec<u8> = (0..signed.len() / 2)
        .filter_map(|i| u8::from_str_radix(signed.get(2 * i..2 * i + 2)?, 16).ok())
        .collect();
    let whole = given.len() == 20 && signed.len() == 40 && mac.verify_truncated_left(&given).is_ok();
    whole.then(|| id.to_owned())
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

/// Whether the browser speaks to us over TLS, through a proxy that says so.
pub fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// A name as it may be shown: without control characters, not too long; `None` if nothing is left.
pub fn clean_name(name: &str) -> Option<String> {
    let clean: String = name.chars().filter(|c| !c.is_control()).collect();
    let clean: String = clean.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(24).collect();
    (!clean.is_empty()).then_some(clean)
}

/// The hash of a password. Slow on purpose.
pub fn hash_password(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether a password is the one that was hashed. Slow on purpose.
pub fn is_password(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: header::HeaderName, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_str(value).expect("a header"));
        headers
    }

    #[test]
    fn a_cookie_is_believed_only_with_its_signature() {
        let secret = [7; 32];
        let cookie = cookie(&secret, "abc", false);
        let pair = cookie.to_str().expect("text").split(';').next().expect("a pair").to_owned();
        assert_eq!(player(&secret, &with(header::COOKIE, &pair)).as_deref(), Some("abc"));
        assert_eq!(player(&[8; 32], &with(header::COOKIE, &pair)), None, "another secret");
        for forged in [
            pair.replace("abc", "abd"),
            "cabildo=abc".into(),
            "cabildo=abc.".into(),
            format!("{pair}00"),
            "cabildo=.é".into(),
        ] {
            let headers = HeaderValue::from_bytes(forged.as_bytes())
                .map(|value| HeaderMap::from_iter([(header::COOKIE, value)]));
            assert_eq!(headers.ok().and_then(|headers| player(&secret, &headers)), None, "{forged}");
        }
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

    #[test]
    fn a_password_is_recognised_and_no_other() {
        let hash = hash_password("sésame").expect("a hash");
        assert!(
            is_password("sésame", &hash)
                && !is_password("sesame", &hash)
                && !is_password("sésame", "rubbish")
        );
    }

    #[test]
    fn names_are_clean_and_short() {
        assert_eq!(clean_name("  Ann \u{7}\n Marie  ").as_deref(), Some("Ann Marie"));
        assert_eq!(clean_name(&"x".repeat(99)).map(|name| name.len()), Some(24));
        assert_eq!(clean_name(" \t "), None);
    }
}
