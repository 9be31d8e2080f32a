use leptos::prelude::*;
use web_sys::SubmitEvent;

/// One line to type something on, with what it is for before it and a button behind it.
#[component]
pub(crate) fn Line(
    #[prop(into)] id: String,
    class: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] button: Signal<String>,
    typed: RwSignal<String>,
    /// Whether phones should begin with capitals.
    #[prop(optional)]
    capitals: bool,
    /// What to do with the line, without the blanks around it. An empty line is nothing.
    #[prop(into)]
    done: Callback<String>,
) -> impl IntoView {
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let text = typed.read_untracked().trim().to_owned();
        if !text.is_empty() {
            done.run(text);
        }
    };
    view! {
        <form class=class on:submit=submit>
            <label for=id.clone()>{label}</label>
            <input id=id autocomplete="off" autocapitalize=if capitals { "characters" } else { "off" } spellcheck="false"
                prop:value=typed on:input:target=move |event| typed.set(event.target().value())/>
            <button>{button}</button>
        </form>
    }
}
