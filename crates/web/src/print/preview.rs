use crate::{browser, t};
use leptos::prelude::*;

/// The width and height of the paper in millimetres, for the browser.
pub(super) fn page_size(letter: bool, on_its_side: bool) -> String {
    let (width, height) = if letter { ("215.9mm", "279.4mm") } else { ("210mm", "297mm") };
    let (width, height) = if on_its_side { (height, width) } else { (width, height) };
    format!("@page {{ size: {width} {height}; margin: 0; }}")
}

/// Whether a picture is wider than it is high, by its own attributes.
pub(super) fn is_landscape(svg: &str) -> bool {
    let measure = |name: &str| -> Option<f64> {
        let (_, rest) = svg.split_once(&format!("{name}=\""))?;
        rest.split_once("mm\"")?.0.parse().ok()
    };
    measure("width").zip(measure("height")).is_some_and(|(width, height)| width > height)
}

/// The pages as they will be on paper, each on a sheet of its own, and the button that prints them.
#[component]
pub(super) fn PrintPreview(
    /// The pages, and whether they are on Letter paper.
    shown: RwSignal<Option<(Vec<String>, bool)>>,
) -> impl IntoView {
    let none = Memo::new(move |_| shown.with(Option::is_none));
    let paper = move || {
        shown.with(|shown| {
            let (pages, letter) = shown.as_ref()?;
            Some(page_size(*letter, pages.first().is_some_and(|page| is_landscape(page))))
        })
    };
    let sheets = move || {
        let pages = shown.get().map(|(pages, _)| pages).unwrap_or_default();
        pages.into_iter().map(|page| view! { <div class="print-page" inner_html=page></div> }).collect_view()
    };
    let print = move |_| {
        // A browser that cannot print has said so itself.
        let _ = browser::window().print();
    };
    view! {
        <section class="print-preview">
            <style>{paper}</style>
            <div class="print-pages" tabindex="0" role="group" aria-label=move || t!("print-preview")>{sheets}</div>
            <div class="make-go"><button type="button" class="primary big" disabled=none on:click=print>{move || t!("print-now")}</button></div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paper_has_the_orientation_of_the_page() {
        assert!(is_landscape(r#"<svg xmlns="x" width="297mm" height="210mm" viewBox="0 0 297 210">"#));
        assert!(!is_landscape(r#"<svg xmlns="x" width="215.9mm" height="279.4mm">"#));
        assert_eq!(page_size(false, true), "@page { size: 297mm 210mm; margin: 0; }");
    }
}
