//! Nothing is cut and nothing lies on something else, even with a third more text.

use super::page::Page;

const CUT: &str = include_str!("cut.js");

/// Where text is cut or lies on other text on this page, as `cut: parent > element`.
pub fn found(page: &Page) -> Vec<String> {
    let found = page.ask(CUT);
    let list = found.as_array().map_or(&[][..], Vec::as_slice);
    list.iter().filter_map(|place| place.as_str()).map(str::to_owned).collect()
}
