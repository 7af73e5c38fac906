//! Roughly which browser it is, by what it says of itself (`User-Agent`): enough to know one's own devices again, no more.

use axum::http::{HeaderMap, header};

/// In this order: many browsers claim to be others besides.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The browser and the system; nothing for a program.
pub fn rough(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| said.contains(mark)).map(|(_, name)| *name)
    };
    let parts = [find(&BROWSERS), find(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn browsers_are_told_apart_though_they_claim_to_be_each_other() {
        let rough =
            |said| rough(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(said))]));
        assert_eq!(
            rough("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox · Linux"
        );
        assert_eq!(
            rough(
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0"
            ),
            "Edge · Windows"
        );
        assert_eq!(
            rough(
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
            ),
            "Safari · iPhone"
        );
        assert_eq!(rough("curl/8.0"), "");
    }
}
