//! The link to a table: to be copied, sent, or shown to a telephone.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::routes::Visitor;

/// Light modules around the code: readers need four.
const QUIET: i32 = 4;

/// The link, a button that copies it, and the same as a picture. A link that works on this machine only says so.
pub fn invite(visitor: &Visitor, id: &str) -> Markup {
    let path = visitor.to(&format!("/t/{id}"));
    let whole = visitor.origin.as_ref().map(|origin| format!("{origin}{path}"));
    let shown = whole.as_deref().unwrap_or(&path);
    let local = visitor.origin.as_deref().is_some_and(is_local);
    html! {
        section.invite data-key="invite" aria-label=(visitor.t("invite-title")) {
            h2 { (visitor.t("invite-title")) }
            @if local { p.problem.local { (visitor.t("invite-local")) } }
            @else if let Some(code) = whole.as_deref().and_then(code) { (code) p.soft { (visitor.t("invite-phone")) } }
            label.send { span { (visitor.t("invite")) } input type="text" readonly value=(shown) data-link; }
            button type="button" hidden data-copy data-copied=(visitor.t("invite-copied")) data-by-hand=(visitor.t("invite-by-hand")) { (visitor.t("invite-copy")) }
            p.soft { (visitor.t("invite-who")) }
        }
    }
}

/// Whether an address is this machine's own name for itself.
fn is_local(origin: &str) -> bool {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name == "::1" || name.starts_with("127.")
}

/// An address as a QR code: one path on a light ground.
fn code(address: &str) -> Option<Markup> {
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let all = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = all.filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let (from, width) = (-QUIET, size + 2 * QUIET);
    Some(html! {
        svg.qr viewBox={ (from) " " (from) " " (width) " " (width) } role="img" aria-label=(address) shape-rendering="crispEdges" {
            rect x=(from) y=(from) width=(width) height=(width) fill="#ffffff" {}
            path d=(path) fill="#000000" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{code, is_local};

    #[test]
    fn an_address_of_this_machine_is_told_apart() {
        for local in
            ["http://localhost:1897", "http://127.0.0.1:1897", "http://[::1]:1897", "http://127.3.2.1"]
        {
            assert!(is_local(local), "{local}");
        }
        for other in ["https://example.org", "http://192.168.1.5:1897", "http://localhost.example.org"] {
            assert!(!is_local(other), "{other}");
        }
    }

    #[test]
    fn a_code_has_its_three_corners_and_its_quiet_zone() {
        let drawn = code("https://example.org/t/abcdefghij").expect("a short address").into_string();
        // Version 3 has 29 modules a side; its corners are dark.
        assert!(drawn.contains("viewBox=\"-4 -4 37 37\""), "{drawn}");
        for corner in ["M0 0h1", "M28 0h1", "M0 28h1"] {
            assert!(drawn.contains(corner), "{corner}");
        }
    }
}
