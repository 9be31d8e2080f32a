//! The board as a picture that looks the same outside this page.

use crate::browser;
use js_sys::{Promise, encode_uri_component};
use kee_picture::ShareCard;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement};

/// The width of a PNG in pixels: sharp on a phone, and still quick to send.
const POINTS_WIDE: f64 = 1600.0;

/// The inherited properties that decide how shapes and letters look. In the page they come from the style sheet; in a file
/// they must be written out.
const HANDED_DOWN: [&str; 15] = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "color",
    "visibility",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "dominant-baseline",
];
/// The properties that are not inherited, with their defaults.
const OWN: [(&str, &str); 5] = [
    ("opacity", "1"),
    ("display", "inline"),
    ("transform", "none"),
    ("transform-origin", "0px 0px"),
    ("transform-box", "view-box"),
];

/// A picture, as an SVG file.
pub(crate) struct SvgPicture {
    pub(super) svg: String,
    /// Its height, if its width is 1.
    height: f64,
}

impl SvgPicture {
    /// A card to share.
    pub(crate) fn of_card(card: &ShareCard) -> Self {
        Self { svg: card.svg(), height: 630.0 / 1200.0 }
    }

    /// The same as a PNG file, as phones send them to each other.
    pub(crate) async fn as_points(&self) -> Result<Blob, JsValue> {
        let image = HtmlImageElement::new()?;
        image.set_src(&format!("data:image/svg+xml;charset=utf-8,{}", encode_uri_component(&self.svg)));
        JsFuture::from(image.decode()).await?;
        let document = browser::window().document().ok_or(JsValue::NULL)?;
        let canvas: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
        let (width, height) = (POINTS_WIDE, (POINTS_WIDE * self.height).round());
        canvas.set_width(width as u32);
        canvas.set_height(height as u32);
        let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
        context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
        let made = Promise::new(&mut |done, failed| {
            let take = Closure::once_into_js(move |blob: JsValue| done.call1(&JsValue::NULL, &blob));
            if let Err(error) = canvas.to_blob(take.unchecked_ref()) {
                // It is there to be called.
                let _ = failed.call1(&JsValue::NULL, &error);
            }
        });
        JsFuture::from(made).await?.dyn_into()
    }
}

/// The largest drawing inside an element.
pub(super) fn of_board(inside: &str) -> Option<SvgPicture> {
    let document = browser::window().document()?;
    let found = document.query_selector(inside).ok()??.get_elements_by_tag_name("svg");
    let drawings = (0..found.length()).filter_map(|index| found.item(index));
    let size = |drawing: &Element| {
        let bounds = drawing.get_bounding_client_rect();
        (bounds.width() * bounds.height()) as u64
    };
    let drawing = drawings.max_by_key(size)?;
    let copy: Element = drawing.clone_node_with_deep(true).ok()?.unchecked_into();
    dress(&drawing, &copy, None)?;
    let (parts, copies) = (drawing.get_elements_by_tag_name("*"), copy.get_elements_by_tag_name("*"));
    for index in 0..parts.length() {
        let part = parts.item(index)?;
        dress(&part, &copies.item(index)?, part.parent_element().as_ref())?;
    }
    let bounds = drawing.get_bounding_client_rect();
    copy.set_attribute("xmlns", "http://www.w3.org/2000/svg").ok()?;
    copy.set_attribute("width", &bounds.width().round().to_string()).ok()?;
    copy.set_attribute("height", &bounds.height().round().to_string()).ok()?;
    // The background is that of the page, light or dark.
    let body = document.body()?;
    let ground = browser::window().get_computed_style(&body).ok()??.get_property_value("background-color").ok()?;
    let style = copy.get_attribute("style").unwrap_or_default();
    copy.set_attribute("style", &format!("{style}; background-color: {ground}")).ok()?;
    Some(SvgPicture { svg: copy.outer_html(), height: bounds.height() / bounds.width() })
}

/// Copies the computed style of the original, and removes what only this page needs.
fn dress(original: &Element, copy: &Element, within: Option<&Element>) -> Option<()> {
    let looks = |element: &Element| browser::window().get_computed_style(element).ok().flatten();
    let (style, around) = (looks(original)?, within.and_then(looks));
    let value = |name: &str| style.get_property_value(name).ok().filter(|value| !value.is_empty());
    let handed_down = HANDED_DOWN.iter().filter_map(|name| {
        let had = around.as_ref().and_then(|around| around.get_property_value(name).ok());
        value(name).filter(|value| had.as_ref() != Some(value)).map(|value| format!("{name}: {value}"))
    });
    let own = OWN.iter().filter_map(|(name, default)| {
        value(name).filter(|value| value != default).map(|value| format!("{name}: {value}"))
    });
    let looks: Vec<String> = handed_down.chain(own).collect();
    if looks.is_empty() {
        copy.remove_attribute("style").ok()?;
    } else {
        copy.set_attribute("style", &looks.join("; ")).ok()?;
    }
    for only_here in ["class", "tabindex", "role", "aria-label"] {
        copy.remove_attribute(only_here).ok()?;
    }
    Some(())
}
