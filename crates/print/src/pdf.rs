use crate::{Anchor, Colour, Look, Mark, Page, TextStyle};
use krilla::{
    Document,
    color::rgb,
    geom::{Path, PathBuilder, Point, Rect, Transform},
    metadata::Metadata,
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, LineCap, LineJoin, Stroke, StrokeDash},
    surface::Surface,
    text::{Font, TextDirection},
};
use kurbo::{BezPath, PathEl};
use rustybuzz::{Face, UnicodeBuffer};

const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-European-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/NotoSans-European-Bold.ttf");
/// A point of PDF is 1/72 inch.
const POINTS_PER_MILLIMETRE: f32 = 72.0 / 25.4;

/// All pages as one PDF: lines as lines, text as text, and of the font only the letters that are on the pages.
///
/// The same pages give the same bytes; no date is written.
pub fn pdf(pages: &[Page]) -> Vec<u8> {
    let mut document = Document::new();
    if let Some(Page { title, language, .. }) = pages.first() {
        let metadata = Metadata::new().title(title.clone()).language(language.clone());
        document.set_metadata(metadata.creator("Keeboard".to_owned()));
    }
    let fonts = Fonts { regular: Style::new(REGULAR), bold: Style::new(BOLD) };
    for page in pages {
        let size = (page.size.0 as f32 * POINTS_PER_MILLIMETRE, page.size.1 as f32 * POINTS_PER_MILLIMETRE);
        let settings = PageSettings::from_wh(size.0, size.1).expect("a page has a size");
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        surface.push_transform(&Transform::from_scale(POINTS_PER_MILLIMETRE, POINTS_PER_MILLIMETRE));
        page.marks.iter().for_each(|mark| draw(&mut surface, mark, &fonts));
        surface.pop();
        surface.finish();
        sheet.finish();
    }
    document.finish().expect("lines and words can always be written")
}

struct Fonts {
    regular: Style,
    bold: Style,
}

/// A font to draw with, and the same to measure with.
struct Style {
    font: Font,
    face: Face<'static>,
}

impl Style {
    fn new(data: &'static [u8]) -> Self {
        Self {
            font: Font::new(data.to_vec().into(), 0).expect("our font can be read"),
            face: Face::from_slice(data, 0).expect("our font can be read"),
        }
    }

    /// The width of words of size 1.
    fn width(&self, words: &str) -> f32 {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(words);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(&self.face, &[], buffer);
        let units: i32 = shaped.glyph_positions().iter().map(|position| position.x_advance).sum();
        units as f32 / self.face.units_per_em() as f32
    }
}

fn draw(surface: &mut Surface<'_>, mark: &Mark, fonts: &Fonts) {
    match mark {
        Mark::Rect { at, size, look } => {
            let rect = Rect::from_xywh(at.0 as f32, at.1 as f32, size.0 as f32, size.1 as f32);
            let mut path = PathBuilder::new();
            if let Some(rect) = rect {
                path.push_rect(rect);
            }
            draw_path(surface, path.finish(), look);
        }
        Mark::Line { from, to, look } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0 as f32, from.1 as f32);
            path.line_to(to.0 as f32, to.1 as f32);
            draw_path(surface, path.finish(), look);
        }
        Mark::Picture { path, at, size, look } => {
            let scale = *size as f32 / 10.0;
            surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, at.0 as f32, at.1 as f32));
            draw_path(surface, read_path(path), look);
            surface.pop();
        }
        Mark::Words { at, words, look } => draw_words(surface, (at.0 as f32, at.1 as f32), words, *look, fonts),
    }
}

fn draw_path(surface: &mut Surface<'_>, path: Option<Path>, look: &Look) {
    let Some(path) = path else { return };
    surface.set_fill(look.fill.map(fill));
    surface.set_stroke(look.line.map(|(width, colour)| Stroke {
        paint: rgb(colour).into(),
        width: width as f32,
        line_cap: if look.round { LineCap::Round } else { LineCap::Butt },
        line_join: if look.round { LineJoin::Round } else { LineJoin::Miter },
        dash: look.dash.map(|(stroke, gap)| StrokeDash { array: vec![stroke as f32, gap as f32], offset: 0.0 }),
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

fn draw_words(surface: &mut Surface<'_>, (x, y): (f32, f32), words: &str, look: TextStyle, fonts: &Fonts) {
    let words: String = words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let (style, size) = (if look.bold { &fonts.bold } else { &fonts.regular }, look.size as f32);
    let left = match look.anchor {
        Anchor::Start => x,
        Anchor::Middle => x - style.width(&words) * size / 2.0,
        Anchor::End => x - style.width(&words) * size,
    };
    surface.set_stroke(None);
    surface.set_fill(Some(fill(look.colour)));
    let start = Point::from_xy(left, y);
    surface.draw_text(start, style.font.clone(), size, &words, false, TextDirection::Auto);
}

fn rgb(colour: Colour) -> rgb::Color {
    rgb::Color::new(colour.0, colour.1, colour.2)
}

fn fill(colour: Colour) -> Fill {
    Fill { paint: rgb(colour).into(), opacity: NormalizedF32::ONE, rule: Default::default() }
}

fn read_path(path: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let read = BezPath::from_svg(path).expect("the pictures of this crate are paths");
    let xy = |point: kurbo::Point| (point.x as f32, point.y as f32);
    for element in read.elements() {
        match *element {
            PathEl::MoveTo(to) => builder.move_to(xy(to).0, xy(to).1),
            PathEl::LineTo(to) => builder.line_to(xy(to).0, xy(to).1),
            PathEl::QuadTo(by, to) => builder.quad_to(xy(by).0, xy(by).1, xy(to).0, xy(to).1),
            PathEl::CurveTo(by, then, to) => {
                builder.cubic_to(xy(by).0, xy(by).1, xy(then).0, xy(then).1, xy(to).0, xy(to).1);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
