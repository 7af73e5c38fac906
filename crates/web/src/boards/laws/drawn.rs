//! A drawn page taken apart into its elements: as much of HTML as our own markup has.

/// An element of the page.
#[derive(Clone, Debug)]
pub struct Element {
    pub tag: String,
    attributes: Vec<(String, String)>,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Whether a mouse, a finger and a keyboard reach it, and it has a name for who does not see it.
    pub fn is_reachable(&self) -> bool {
        matches!(self.tag.as_str(), "button" | "input" | "a")
            && self.get("disabled").is_none()
            && self.get("aria-disabled").is_none()
            && self.get("tabindex") != Some("-1")
            && self.get("aria-label").is_some_and(|name| !name.trim().is_empty())
    }
}

/// The elements of a page that have data, in their order. Attribute values are quoted and escaped, as maud writes them.
pub fn elements(html: &str) -> Vec<Element> {
    let opened = html.split('<').skip(1).filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()));
    opened.filter(|text| text.contains(" data-")).map(element).collect()
}

fn element(text: &str) -> Element {
    let end = text.find([' ', '>']).unwrap_or(text.len());
    let (tag, mut rest) = text.split_at(end);
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        let Some(end) = rest.find(['=', ' ', '>']).filter(|end| *end > 0) else { break };
        let (name, after) = rest.split_at(end);
        let value = after.strip_prefix("=\"").and_then(|value| value.split_once('"'));
        let (value, after) = value.unwrap_or(("", after));
        attributes.push((name.to_owned(), plain(value)));
        rest = after;
    }
    Element { tag: tag.to_owned(), attributes }
}

fn plain(value: &str) -> String {
    if !value.contains('&') {
        return value.to_owned();
    }
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_taken_apart() {
        let page = maud::html! {
            button type="button" class="a b" data-at="ship/6" aria-label="\"Ship\" & co" hidden { b { "1 > 0" } }
            input type="checkbox" aria-label="box" data-key="ship/6.1" checked;
        };
        let found = elements(&page.into_string());
        let tags: Vec<&str> = found.iter().map(|element| element.tag.as_str()).collect();
        assert_eq!(tags, ["button", "input"]);
        assert_eq!(found[0].get("data-at"), Some("ship/6"));
        assert_eq!(found[0].get("aria-label"), Some("\"Ship\" & co"));
        assert_eq!(found[0].get("hidden"), Some(""));
        assert!(found[0].is_reachable() && found[1].is_reachable());
        let silent =
            elements("<button data-at=\"ship/6\" aria-label=\"\"></button><span data-at=\"bank\"></span>");
        assert!(!silent[0].is_reachable() && !silent[1].is_reachable());
    }
}
