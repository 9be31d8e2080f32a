use leptos::prelude::*;

/// A choice as a card: its name and what it means.
#[component]
pub(crate) fn ChoiceCard(
    /// The name of the group, for the browser.
    name: &'static str,
    value: &'static str,
    #[prop(into)] checked: Signal<bool>,
    #[prop(into)] choose: Callback<()>,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] about: Signal<String>,
    /// The picture on it.
    #[prop(optional)]
    picture: Option<AnyView>,
    /// Anything else there is to know.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <label class="variant">
            <input type="radio" name=name value=value prop:checked=checked on:change=move |_| choose.run(())/>
            {picture}
            <strong>{title}</strong>
            <span class="variant-about">{about}</span>
            {children.map(|children| children())}
        </label>
    }
}
