//! The pages of rules: every exact sentence in sight, and on paper a few sheets.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page};
use super::site::Site;

/// On how many sheets a page is printed.
fn sheets(page: &Page) -> usize {
    let printed = page.call("Page.printToPDF", json!({ "printBackground": true, "preferCSSPageSize": true }));
    let bytes = STANDARD.decode(printed["data"].as_str().expect("a document")).expect("base 64");
    String::from_utf8_lossy(&bytes).matches("/Type /Page\n").count()
}

#[test]
fn every_exact_sentence_is_in_sight_and_printed_on_a_few_sheets() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let hidden = "[...document.querySelectorAll('p.rule')].filter((rule) => !rule.getClientRects().length).map((rule) => rule.id)";
    let ground = "(({ backgroundImage, backgroundColor }) => [backgroundImage, backgroundColor])(getComputedStyle(document.body))";
    for (size, lang) in [(LAPTOP, "fr"), (PHONE, "en")] {
        let page = Page::new(&browser, size, lang);
        for game in super::games() {
            page.goto(&site.address(&format!("/rules/{game}")));
            assert!(page.holds("document.querySelectorAll('p.rule').length > 50"), "{game}: sentences");
            assert_eq!(page.ask(hidden), json!([]), "{game}: hidden sentences");
            let printed = sheets(&page);
            assert!((2..=8).contains(&printed), "{game}: {printed} sheets of rules");
            page.call("Emulation.setEmulatedMedia", json!({ "media": "print" }));
            assert_eq!(page.ask(hidden), json!([]), "{game}: sentences that are not printed");
            assert_eq!(page.ask(ground), json!(["none", "rgba(0, 0, 0, 0)"]), "{game}: paper is white");
            page.call("Emulation.setEmulatedMedia", json!({ "media": "" }));
            page.goto(&site.address(&format!("/rules/{game}/aid")));
            assert_eq!(sheets(&page), 1, "{game}: the player aid is one sheet");
        }
    }
}
