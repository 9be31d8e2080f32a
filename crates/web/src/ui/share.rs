use super::{Icon, toast};
use crate::{browser, t};
use leptos::prelude::*;
use qrcode::{QrCode, render::svg};

/// The field with the link.
const LINK: &str = "share-link";

/// A link to come by: to copy, to send, to point a phone at.
#[component]
pub(crate) fn Share(
    /// Where it leads here, such as `/t/653kx7p8a5ph9bqg`.
    #[prop(into)]
    path: Signal<String>,
    /// What can be said instead.
    #[prop(into)]
    code: Signal<String>,
    /// What happens to whoever opens it.
    #[prop(into)]
    sentence: Signal<String>,
    /// What the link is called.
    #[prop(default = Signal::derive(|| t!("share-link")), into)]
    label: Signal<String>,
) -> impl IntoView {
    let link = Memo::new(move |_| format!("{}{}", browser::origin(), path.get()));
    let copy = move |_| {
        browser::select(LINK);
        leptos::task::spawn_local(async move {
            let copied = browser::copy(&link.get_untracked()).await;
            toast(if copied { t!("copied") } else { t!("copy-marked") });
        });
    };
    let share = move |_| {
        leptos::task::spawn_local(async move {
            browser::share(&link.get_untracked()).await;
        });
    };
    view! {
        <section class="share">
            <h2>{move || t!("share-title")}</h2>
            <p>{sentence}</p>
            <div class="share-row">
                <input id=LINK readonly aria-label=label prop:value=link/>
                <button class="primary" on:click=copy><Icon name="copy"/>{move || t!("copy")}</button>
                {browser::can_share().then(|| view! { <button on:click=share><Icon name="share"/>{move || t!("share")}</button> })}
            </div>
            <p class="share-code">{move || t!("share-code", code = short_code(&code.get()))}</p>
            <QrPicture link/>
        </section>
    }
}

/// A link for the camera of a phone.
#[component]
pub(crate) fn QrPicture(#[prop(into)] link: Signal<String>) -> impl IntoView {
    view! { <div class="qr" role="img" aria-label=move || t!("share-qr") inner_html=move || qr(&link.get())></div> }
}

/// The beginning of a table's name, or the code of an event, in two groups: enough to find it while its seats are open.
pub(crate) fn short_code(table: &str) -> String {
    let letters: Vec<char> = table.chars().take(6).collect();
    letters.chunks(3).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ").to_uppercase()
}

fn qr(link: &str) -> String {
    let drawn = QrCode::new(link).map(|code| {
        code.render::<svg::Color<'_>>()
            .min_dimensions(180, 180)
            .dark_color(svg::Color("#22201C"))
            .light_color(svg::Color("#FFFDF8"))
            .build()
    });
    // A link is far shorter than what fits.
    let drawn = drawn.unwrap_or_default();
    drawn.find("<svg").map(|start| drawn[start..].to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_called_across_a_table() {
        assert_eq!(short_code("653kx7p8a5ph9bqg"), "653 KX7");
    }

    #[test]
    fn a_link_is_drawn_for_phones() {
        assert!(qr("https://games.example/t/653kx7p8a5ph9bqg").starts_with("<svg"));
    }
}
