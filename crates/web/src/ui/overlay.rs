//! Layers above the page: dialogs and toasts.

use super::{Icon, announce};
use gloo_timers::callback::Timeout;
use leptos::{html, prelude::*};
use std::cell::RefCell;

/// A dialog over the page. The browser keeps the focus inside and closes it with Escape.
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
            <div class="dialog-head">
                <h2>{title}</h2>
                <button type="button" class="quiet icon-only" aria-label=move || crate::t!("close") on:click=move |_| open.set(false)><Icon name="close"/></button>
            </div>
            {move || open.get().then(|| children())}
        </dialog>
    }
}

/// The time a toast stays, in milliseconds.
const TOAST: u32 = 4_000;

thread_local! {
    static TOASTED: ArcRwSignal<Option<String>> = ArcRwSignal::new(None);
    /// The timer that removes the toast. A new toast replaces it.
    static LEAVING: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Shows a short message for a moment, and announces it.
pub(crate) fn toast(text: impl Into<String>) {
    let text = text.into();
    announce(text.clone());
    TOASTED.with(|toasted| toasted.set(Some(text)));
    let leave = Timeout::new(TOAST, || TOASTED.with(|toasted| toasted.set(None)));
    LEAVING.set(Some(leave));
}

/// The place where toasts are shown, once per page. The live region reads them out.
#[component]
pub(crate) fn Toasts() -> impl IntoView {
    let toasted = TOASTED.with(Clone::clone);
    view! {
        <div class="toasts" aria-hidden="true">
            {move || toasted.get().map(|text| view! { <p class="toast">{text}</p> })}
        </div>
    }
}
