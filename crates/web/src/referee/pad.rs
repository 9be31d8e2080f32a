use crate::{
    t,
    ui::{Icon, rove},
};
use leptos::prelude::*;

/// The letters to tap, large enough for every thumb, and a way back.
#[component]
pub(super) fn Pad(put: Callback<char>, back: Callback<()>) -> impl IntoView {
    let keys = ('A'..='Z').map(|letter| {
        let order = if letter == 'A' { "0" } else { "-1" };
        view! { <button type="button" tabindex=order on:click=move |_| put.run(letter)>{letter.to_string()}</button> }
    });
    view! {
        <div class="referee-pad" role="group" aria-label=move || t!("referee-letters") on:keydown=move |event| rove(&event)>
            {keys.collect_view()}
            <button type="button" class="referee-back" tabindex="-1" aria-label=move || t!("keesdrow-back") on:click=move |_| back.run(())>
                <Icon name="backspace"/>
            </button>
        </div>
    }
}
