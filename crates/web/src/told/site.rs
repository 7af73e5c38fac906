//! Where everybody finds the site.

/// The address of the site as the host has typed it, with the path under which it stands: `https://games.example.org/cabildo`.
pub fn public_url(text: &str, base: &str) -> Result<String, String> {
    let wrong = || format!("\"{text}\": say it as https://games.example.org, as people type it");
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or_else(wrong)?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || !host.bytes().all(plain) {
        return Err(wrong());
    }
    let path = format!("/{}", path.trim_end_matches('/'));
    if path != "/" && path != base {
        return Err(format!(
            "\"{text}\": the path is {path}, and the site stands under \"{base}\" (--base-path)"
        ));
    }
    let scheme = &text[..text.len() - rest.len()];
    Ok(format!("{scheme}{host}{base}"))
}

#[cfg(test)]
mod tests {
    use super::public_url;

    #[test]
    fn the_address_of_a_site_has_its_path_once() {
        let read = |text: &str, base: &str| public_url(text, base);
        assert_eq!(read("https://example.org", ""), Ok("https://example.org".to_owned()));
        assert_eq!(read("https://example.org/", "/cabildo"), Ok("https://example.org/cabildo".to_owned()));
        assert_eq!(
            read("https://example.org/cabildo/", "/cabildo"),
            Ok("https://example.org/cabildo".to_owned())
        );
        assert_eq!(read("http://localhost:1897", ""), Ok("http://localhost:1897".to_owned()));
        for (text, base) in [
            ("example.org", ""),
            ("https://", ""),
            ("https://user@example.org", ""),
            ("https://example.org/games", "/cabildo"),
            ("https://example.org\r\nX: y", ""),
            ("ftp://example.org", ""),
        ] {
            assert!(read(text, base).is_err(), "{text}");
        }
    }
}
