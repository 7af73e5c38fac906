//! What anybody can check of a page without a judge: labels, headings, language, contrast.

use super::page::Page;

const AUDIT: &str = include_str!("audit.js");

pub fn check(page: &Page, lang: &str) {
    // What is not dressed yet cannot be judged.
    page.until("document.readyState === 'complete'");
    let found = page.ask(AUDIT);
    let none = Vec::new();
    let found = found.as_array().unwrap_or(&none);
    assert!(found.is_empty(), "at {}: {found:#?}", page.address());
    assert_eq!(page.ask("document.documentElement.lang"), lang);
    assert_eq!(
        page.ask("document.querySelectorAll('h1').length"),
        1,
        "one main heading at {}",
        page.address()
    );
    assert_eq!(page.ask("document.querySelectorAll('main').length"), 1);
}
