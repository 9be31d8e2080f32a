use super::{Icon, rove, rows::row_buttons};
use crate::lang::Id;
use leptos::{
    ev::{FocusEvent, KeyboardEvent},
    html,
    prelude::*,
};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};

/// Closes the menu around an item.
#[derive(Clone, Copy)]
struct CloseMenu(Callback<()>);

/// A button that opens a list of links and actions, its [`MenuLink`]s and [`MenuAction`]s. Arrow keys, Home, End and first
/// letters move in it; Escape closes it and gives the focus back to the button.
#[component]
pub(crate) fn Menu(
    /// The class of the button.
    #[prop(optional)]
    class: &'static str,
    /// The contents of the button.
    button: Children,
    /// The items.
    children: ChildrenFn,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let from_end = StoredValue::new(false);
    let (frame, trigger, list) =
        (NodeRef::<html::Div>::new(), NodeRef::<html::Button>::new(), NodeRef::<html::Div>::new());
    let close = move || {
        open.set(false);
        // A button that cannot be focused stays as it is.
        let _ = trigger.get_untracked().map(|trigger| trigger.focus());
    };
    provide_context(CloseMenu(Callback::new(move |()| close())));
    Effect::new(move |_| {
        let items = list.get().map(|list| row_buttons(&list)).unwrap_or_default();
        let item = if from_end.get_value() { items.last() } else { items.first() };
        let _ = item.map(HtmlElement::focus);
    });
    let show = move |last: bool| {
        from_end.set_value(last);
        open.set(true);
    };
    let press = move |_| if open.get_untracked() { close() } else { show(false) };
    let press_key = move |event: KeyboardEvent| {
        let key = event.key();
        if key == "ArrowDown" || key == "ArrowUp" {
            event.prevent_default();
            show(key == "ArrowUp");
        }
    };
    let move_within = move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => {
            event.prevent_default();
            event.stop_propagation();
            close();
        }
        // From the button, Tab leads to whatever follows the menu.
        "Tab" => close(),
        letter if letter.chars().count() == 1 && letter != " " => find(&event, letter),
        _ => rove(&event),
    };
    let leave = move |event: FocusEvent| {
        let next = event.related_target().and_then(|next| next.dyn_into::<Node>().ok());
        let stays = next.is_some() && frame.get_untracked().is_some_and(|frame| frame.contains(next.as_ref()));
        if !stays {
            open.set(false);
        }
    };
    view! {
        <div class="menu" node_ref=frame on:focusout=leave>
            <button type="button" class=class node_ref=trigger aria-haspopup="menu" aria-expanded=move || open.get().to_string()
                on:click=press on:keydown=press_key>{button()}</button>
            <Show when=move || open.get()>
                // It takes the focus of a press between the items, and of browsers that focus no pressed button.
                <div class="menu-list" role="menu" tabindex="-1" node_ref=list on:keydown=move_within on:click=move |_| close()>{children()}</div>
            </Show>
        </div>
    }
}

/// Moves the focus to the next item that begins with this letter.
fn find(event: &KeyboardEvent, letter: &str) {
    let list = event.current_target().and_then(|list| list.dyn_into::<HtmlElement>().ok());
    let items = list.map(|list| row_buttons(&list)).unwrap_or_default();
    let now = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let after = now.and_then(|now| items.iter().position(|item| *item == now)).map_or(0, |place| place + 1);
    let begins = |item: &&HtmlElement| {
        let text = item.text_content().unwrap_or_default();
        text.trim().to_lowercase().starts_with(&letter.to_lowercase())
    };
    if let Some(item) = items.iter().cycle().skip(after).take(items.len()).find(begins) {
        // An item that cannot be focused stays as it is.
        let _ = item.focus();
    }
}

/// An item of a [`Menu`] that leads to a page.
#[component]
pub(crate) fn MenuLink(icon: &'static str, words: Id, href: &'static str) -> impl IntoView {
    view! { <a class="menu-item" role="menuitem" tabindex="-1" href=href><Icon name=icon/>{move || crate::t!(words)}</a> }
}

/// An item of a [`Menu`] that does something.
#[component]
pub(crate) fn MenuAction(icon: &'static str, words: Id, #[prop(into)] done: Callback<()>) -> impl IntoView {
    let close = use_context::<CloseMenu>();
    let act = move |_| {
        // First, so that a dialog gives the focus back to the menu's button.
        if let Some(CloseMenu(close)) = close {
            close.run(());
        }
        done.run(());
    };
    view! {
        <button type="button" class="menu-item" role="menuitem" tabindex="-1" on:click=act>
            <Icon name=icon/>{move || crate::t!(words)}
        </button>
    }
}
