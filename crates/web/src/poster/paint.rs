//! A drawing becomes a picture (SVG to PNG), with fonts of our own: a server has none that one could rely on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use maud::html;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{FontResolver, ImageHrefResolver, Options, Tree, fontdb};

use super::sheet::{HEIGHT, WIDTH};

/// `assets/font/README.md` says where they are from.
const FONTS: [&[u8]; 3] = [
    include_bytes!("../../assets/font/NotoSans-Regular.ttf"),
    include_bytes!("../../assets/font/NotoSans-Bold.ttf"),
    include_bytes!("../../assets/font/NotoSerif-Bold.ttf"),
];

static KNOWN: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
    Arc::new(fonts)
});

/// How a drawing is read: with our fonts and nothing else, no file and no picture from anywhere. `lacking` becomes true if a letter is in none of them.
fn options(lacking: &AtomicBool) -> Options<'_> {
    let no_other = Box::new(|_: char, _: &[fontdb::ID], _: &mut Arc<fontdb::Database>| {
        lacking.store(true, Ordering::Relaxed);
        None
    });
    Options {
        fontdb: Arc::clone(&KNOWN),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: no_other,
        },
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

/// Signs that our fonts lack, as those that look alike and are there: the minus sign, the narrow space that does not break.
fn with_our_signs(text: &str) -> String {
    text.replace('\u{2212}', "\u{2013}").replace('\u{202f}', "\u{a0}")
}

/// How wide a text is; nothing if our fonts lack one of its letters.
pub fn width(text: &str, family: &str, weight: u16, size: f32) -> Option<f32> {
    let line = html! {
        svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" {
            text y="0" font-family=(family) font-weight=(weight) font-size=(size) { (text) }
        }
    };
    let lacking = AtomicBool::new(false);
    let tree = Tree::from_str(&with_our_signs(&line.into_string()), &options(&lacking)).ok()?;
    let wide = tree.root().abs_bounding_box().width();
    (!lacking.load(Ordering::Relaxed)).then_some(wide)
}

/// The picture of a drawing.
pub fn paint(drawing: &str) -> Option<Vec<u8>> {
    let lacking = AtomicBool::new(false);
    let tree = Tree::from_str(&with_our_signs(drawing), &options(&lacking))
        .map_err(|error| tracing::error!(%error, "a poster cannot be drawn"))
        .ok()?;
    let mut picture = Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fonts_have_the_letters_of_many_names_and_say_so_where_they_have_not() {
        let wide = |text: &str| width(text, "Noto Sans", 400, 30.0);
        for name in ["Zoé", "Łukasz", "Ирина", "Ελένη", "J’aime l’œuf", "Ørjan · 3 : 2 −4"]
        {
            assert!(wide(name).is_some_and(|width| width > 20.0), "{name}");
        }
        assert_eq!(wide("王小明"), None);
        assert!(wide("WWWW") > wide("iiii") && width("Ada", "Noto Sans", 700, 30.0) > wide("Ada"));
    }

    #[test]
    fn a_drawing_reads_no_file() {
        let drawing = |href: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\"><image width=\"900\" height=\"600\" href=\"{href}\"/></svg>"
            )
        };
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon.svg");
        assert!(std::path::Path::new(own).exists());
        assert_eq!(paint(&drawing(own)), paint(&drawing("nothing.svg")));
    }
}
