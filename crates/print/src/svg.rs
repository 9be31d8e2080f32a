use crate::{Anchor, Look, Mark, Page};
use std::fmt::Write;

/// A page as an SVG picture of its true size.
pub fn svg(page: &Page) -> String {
    svg_of_all(std::slice::from_ref(page))
}

/// Pages under each other in one picture, as wide as the widest.
pub fn svg_of_all(pages: &[Page]) -> String {
    let width = pages.iter().map(|page| page.size.0).fold(0.0, f64::max);
    let height: f64 = pages.iter().map(|page| page.size.1).sum();
    let (title, language) = pages.first().map_or(("", "en"), |page| (page.title.as_str(), page.language.as_str()));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" \
         xml:lang=\"{language}\" role=\"img\" font-family=\"'Noto Sans', 'Atkinson Hyperlegible', system-ui, sans-serif\">\n<title>{}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#FFFFFF\"/>\n",
        escaped(title)
    );
    let mut top = 0.0;
    for page in pages {
        let moved = top > 0.0;
        if moved {
            let _ = writeln!(out, "<g transform=\"translate(0 {top:.2})\">");
        }
        page.marks.iter().for_each(|mark| write(&mut out, mark));
        if moved {
            out.push_str("</g>\n");
        }
        top += page.size.1;
    }
    out.push_str("</svg>\n");
    out
}

fn write(out: &mut String, mark: &Mark) {
    let _ = match mark {
        Mark::Rect { at: (x, y), size: (width, height), look } => writeln!(
            out,
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\"{}/>",
            attributes(look)
        ),
        Mark::Line { from: (x1, y1), to: (x2, y2), look } => {
            writeln!(out, "<line x1=\"{x1:.2}\" y1=\"{y1:.2}\" x2=\"{x2:.2}\" y2=\"{y2:.2}\"{}/>", attributes(look))
        }
        Mark::Picture { path, at: (x, y), size, look } => writeln!(
            out,
            "<path d=\"{path}\" transform=\"translate({x:.2} {y:.2}) scale({:.3})\"{}/>",
            size / 10.0,
            attributes(look)
        ),
        Mark::Words { at: (x, y), words, look } => {
            let anchor = match look.anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let weight = if look.bold { " font-weight=\"bold\"" } else { "" };
            let (size, colour, words) = (look.size, look.colour, escaped(words));
            writeln!(
                out,
                "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" fill=\"{colour}\"{anchor}{weight}>{words}</text>"
            )
        }
    };
}

fn attributes(look: &Look) -> String {
    let mut text = match look.fill {
        Some(colour) => format!(" fill=\"{colour}\""),
        None => " fill=\"none\"".to_owned(),
    };
    if let Some((width, colour)) = look.line {
        let _ = write!(text, " stroke=\"{colour}\" stroke-width=\"{width}\"");
    }
    if let Some((stroke, gap)) = look.dash {
        let _ = write!(text, " stroke-dasharray=\"{stroke} {gap}\"");
    }
    if look.round {
        text.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    }
    text
}

/// Words as the text of a picture or a page. Names come from people: nothing they type may become a part of it, and some
/// characters no picture can hold.
pub fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\u{FFFE}' | '\u{FFFF}' => {}
            _ if letter.is_control() => text.push(' '),
            _ => text.push(letter),
        }
    }
    text
}
