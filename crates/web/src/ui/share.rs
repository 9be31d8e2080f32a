use super::{Icon, toast};
use crate::{browser, t};
use leptos::prelude::*;
use qrcode::{QrCode, render::svg};

/// The field with the link.
const LINK: &str = "share-link";

/// A link to join by: to copy, to send, or to scan.
#[component]
pub(crate) fn Share(
    /// Its path, such as `/t/653kx7p8a5ph9bqg`.
    #[prop(into)]
    path: Signal<String>,
    /// The code that can be read out instead.
    #[prop(into)]
    code: Signal<String>,
    /// The effect of the link for the people who open it.
    #[prop(into)]
    sentence: Signal<String>,
    /// The label of the link.
    #[prop(default = Signal::derive(|| t!("share-link")), into)]
    label: Signal<String>,
) -> impl IntoView {
    let link = Memo::new(move |_| format!("{}{}", browser::origin(), path.get()));
    let (copied, sends) = (RwSignal::new(false), browser::can_share());
    let copy = move |_| {
        leptos::task::spawn_local(async move {
            copied.try_set(copy_link(&link.get_untracked(), LINK).await);
        });
    };
    let share = move |_| {
        leptos::task::spawn_local(async move {
            browser::share(&link.get_untracked()).await;
        });
    };
    view! {
        <section class="invitation">
            <div class="invitation-words">
                <h2>{move || t!("share-title")}</h2>
                <p>{sentence}</p>
                <div class="share-row">
                    <input id=LINK readonly aria-label=label prop:value=link on:focus=move |_| browser::select(LINK)/>
                    // A device with a share sheet sends the invitation; any other copies it.
                    {sends.then(|| view! { <button class="primary" on:click=share><Icon name="share"/>{move || t!("lobby-share")}</button> })}
                    <button class:primary=!sends on:click=copy><Icon name="copy"/>{move || if copied.get() { t!("copied") } else { t!("copy") }}</button>
                </div>
                <p class="share-code">{move || t!("share-code")} " " <strong>{move || short_code(&code.get())}</strong></p>
            </div>
            <QrPicture link/>
        </section>
    }
}

/// Copies a link, or marks it in its field for the reader to copy. True if it was copied.
pub(crate) async fn copy_link(link: &str, field: &str) -> bool {
    let done = browser::copy(link).await;
    if !done {
        browser::select(field);
    }
    toast(if done { t!("copied") } else { t!("copy-marked") });
    done
}

/// The link as a QR code.
#[component]
pub(crate) fn QrPicture(#[prop(into)] link: Signal<String>) -> impl IntoView {
    view! { <div class="qr" role="img" aria-label=move || t!("share-qr") inner_html=move || qr(&link.get())></div> }
}

/// The start of a table's id, or the code of an event, in two groups: enough to find it while its seats are open.
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
    // A link is far shorter than the limit.
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
