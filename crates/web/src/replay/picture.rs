//! The board as a picture that looks the same outside this page.

use crate::browser;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// What decides how a shape or a letter looks. In the page it comes from the style sheet; in a file it must stand there.
const LOOKS: [&str; 24] = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "opacity",
    "color",
    "display",
    "visibility",
    "font-family",
    "font-size",
    "font-weight",
    "font-style",
    "text-anchor",
    "dominant-baseline",
    "letter-spacing",
    "paint-order",
    "transform",
    "transform-origin",
    "transform-box",
    "text-decoration",
];

/// The largest drawing inside an element, as an SVG file.
pub(super) fn of_board(inside: &str) -> Option<String> {
    let document = browser::window().document()?;
    let found = document.query_selector(inside).ok()??.get_elements_by_tag_name("svg");
    let drawings = (0..found.length()).filter_map(|index| found.item(index));
    let size = |drawing: &Element| {
        let bounds = drawing.get_bounding_client_rect();
        (bounds.width() * bounds.height()) as u64
    };
    let drawing = drawings.max_by_key(size)?;
    let copy: Element = drawing.clone_node_with_deep(true).ok()?.unchecked_into();
    dress(&drawing, &copy)?;
    let (parts, copies) = (drawing.get_elements_by_tag_name("*"), copy.get_elements_by_tag_name("*"));
    for index in 0..parts.length() {
        dress(&parts.item(index)?, &copies.item(index)?)?;
    }
    let bounds = drawing.get_bounding_client_rect();
    copy.set_attribute("xmlns", "http://www.w3.org/2000/svg").ok()?;
    copy.set_attribute("width", &bounds.width().round().to_string()).ok()?;
    copy.set_attribute("height", &bounds.height().round().to_string()).ok()?;
    // The board lies on the ground of the page, whether that is light or dark.
    let body = document.body()?;
    let ground = browser::window().get_computed_style(&body).ok()??.get_property_value("background-color").ok()?;
    let style = copy.get_attribute("style").unwrap_or_default();
    copy.set_attribute("style", &format!("{style}; background-color: {ground}")).ok()?;
    Some(copy.outer_html())
}

/// Gives a copy the looks of the original, and takes from it what only this page has a use for.
fn dress(original: &Element, copy: &Element) -> Option<()> {
    let style = browser::window().get_computed_style(original).ok()??;
    let look = |name: &&str| {
        let value = style.get_property_value(name).ok()?;
        let usual = value.is_empty() || (name.starts_with("transform") && value == "none");
        (!usual).then(|| format!("{name}: {value}"))
    };
    let looks: Vec<String> = LOOKS.iter().filter_map(look).collect();
    copy.set_attribute("style", &looks.join("; ")).ok()?;
    for only_here in ["class", "tabindex", "id", "role"] {
        copy.remove_attribute(only_here).ok()?;
    }
    Some(())
}
