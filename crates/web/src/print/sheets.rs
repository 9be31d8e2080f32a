use crate::{browser, t};
use leptos::prelude::*;

/// The width and height of paper, in millimetres, as the browser is told.
pub(super) fn page_size(letter: bool, on_its_side: bool) -> String {
    let (width, height) = if letter { ("215.9mm", "279.4mm") } else { ("210mm", "297mm") };
    let (width, height) = if on_its_side { (height, width) } else { (width, height) };
    format!("@page {{ size: {width} {height}; margin: 0; }}")
}

/// Whether a picture is wider than it is high, by its own words.
pub(super) fn is_on_its_side(svg: &str) -> bool {
    let measure = |name: &str| -> Option<f64> {
        let (_, rest) = svg.split_once(&format!("{name}=\""))?;
        rest.split_once("mm\"")?.0.parse().ok()
    };
    measure("width").zip(measure("height")).is_some_and(|(width, height)| width > height)
}

/// The pages as they will be on paper, each on a sheet of its own.
#[component]
pub(super) fn Sheets(pages: Vec<String>, letter: bool) -> impl IntoView {
    let paper = page_size(letter, pages.first().is_some_and(|page| is_on_its_side(page)));
    let print = move |_| {
        // A browser that cannot print has said so itself.
        let _ = browser::window().print();
    };
    let sheets = pages.into_iter().map(|page| view! { <div class="print-page" inner_html=page></div> });
    view! {
        <style>{paper}</style>
        <p><button type="button" class="primary big" on:click=print>{move || t!("print-now")}</button></p>
        <div class="print-pages">{sheets.collect_view()}</div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paper_lies_as_the_page_does() {
        assert!(is_on_its_side(r#"<svg xmlns="x" width="297mm" height="210mm" viewBox="0 0 297 210">"#));
        assert!(!is_on_its_side(r#"<svg xmlns="x" width="215.9mm" height="279.4mm">"#));
        assert_eq!(page_size(false, true), "@page { size: 297mm 210mm; margin: 0; }");
    }
}
