use leptos::{html, prelude::*};

/// Something that is shown over the page until it is closed. The browser keeps the focus inside and closes it with Escape.
#[component]
pub(crate) fn Dialog(
    /// Whether it is shown.
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // It is in the page, so it can be shown.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=dialog class="dialog" aria-label=title on:close=move |_| open.set(false)>
            <header class="dialog-head">
                <h2>{title}</h2>
                <button type="button" class="quiet" on:click=move |_| open.set(false)>{move || crate::t!("close")}</button>
            </header>
            {move || open.get().then(|| children())}
        </dialog>
    }
}
