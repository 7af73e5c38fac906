//! The colours of a face on the way to the browser: what the tokens name once and for all stands where it is used, and the names stay at home. A colour
//! that the frame names or uses as well keeps its name, since there the face decides what it looks like.

use std::collections::BTreeMap;

/// A light style sheet of a face with its colours in their places. `face` is all that the face ever wears, `frame` what all pages wear, both light.
pub fn in_place(style: &str, face: &str, frame: &str) -> String {
    let mut out = style.to_owned();
    for (name, colour) in own_colours(face, frame) {
        out = out.replace(&format!("{name}:{colour};"), "").replace(&format!("var({name})"), colour);
    }
    out
}

/// The colours that only this face names, each once.
fn own_colours<'a>(face: &'a str, frame: &str) -> Vec<(&'a str, &'a str)> {
    let mut values: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, value) in named(face) {
        values.entry(name).or_default().push(value);
    }
    let theirs =
        |name: &str| named(frame).any(|(other, _)| other == name) || frame.contains(&format!("var({name}"));
    let own = values.into_iter().filter_map(|(name, values)| match values[..] {
        [colour] if colour.starts_with('#') && !theirs(name) => Some((name, colour)),
        _ => None,
    });
    own.collect()
}

/// The custom properties that a light style sheet sets, with their values.
fn named(style: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = style.split(['{', ';', '}']);
    parts.filter(|part| part.starts_with("--")).filter_map(|part| part.split_once(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_that_only_the_face_names_stands_where_it_is_used() {
        let face = ".f{--red-1:#a00;--red-12:#b00;--rim:#fc0;--k:#111;--two:1px solid;a{color:var(--red-1);--k:#222}b{border:var(--two) var(--red-12) var(--rim) var(--k)}}";
        let frame = ":root{--rim:#ccc}c{color:var(--rim)}";
        let light = in_place(face, face, frame);
        assert_eq!(
            light,
            ".f{--rim:#fc0;--k:#111;--two:1px solid;a{color:#a00;--k:#222}b{border:var(--two) #b00 var(--rim) var(--k)}}"
        );
        assert_eq!(
            in_place("d{color:var(--red-1)}", face, frame),
            "d{color:#a00}",
            "what is worn at times knows them too"
        );
        assert!(in_place(face, face, "c{color:var(--red-1)}").contains("--red-1:#a00;"), "the frame uses it");
    }
}
