use super::Icon;
use crate::t;
use leptos::prelude::*;

/// A line to fill in, with its name above, help below, and what is wrong with it right there.
#[component]
pub(crate) fn Field(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    value: RwSignal<String>,
    /// The kind of entry the browser may fill in, such as `username`.
    autocomplete: &'static str,
    /// Whether it is hidden while it is typed, with a button to look at it.
    #[prop(optional)]
    password: bool,
    #[prop(optional)] maxlength: Option<u16>,
    #[prop(optional, into)] placeholder: Option<Signal<String>>,
    #[prop(optional, into)] help: Option<Signal<String>>,
    /// The problem with it, if there is one.
    #[prop(default = Signal::stored(None), into)]
    trouble: Signal<Option<String>>,
) -> impl IntoView {
    let shown = RwSignal::new(!password);
    let look = password.then(|| {
        view! {
            <button type="button" class="quiet icon-only field-look" aria-controls=id
                aria-label=move || if shown.get() { t!("password-hide") } else { t!("password-show") }
                on:click=move |_| shown.update(|shown| *shown = !*shown)>
                {move || view! { <Icon name=if shown.get() { "eye-off" } else { "eye" }/> }}
            </button>
        }
    });
    let (about, wrong) = (format!("{id}-help"), format!("{id}-wrong"));
    let described = if help.is_some() { format!("{wrong} {about}") } else { wrong.clone() };
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <div class="field-row">
                <input id=id type=move || if shown.get() { "text" } else { "password" } autocomplete=autocomplete autocapitalize="off" spellcheck="false"
                    maxlength=maxlength placeholder=placeholder aria-describedby=described aria-invalid=move || trouble.read().is_some().then_some("true")
                    prop:value=value on:input:target=move |event| value.set(event.target().value())/>
                {look}
            </div>
            <p id=wrong class="refused" role="alert">{trouble}</p>
            {help.map(|help| view! { <small id=about>{help}</small> })}
        </div>
    }
}
