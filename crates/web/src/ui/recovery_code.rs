use super::{Icon, toast};
use crate::{browser, t};
use leptos::prelude::*;

/// A recovery code with a button that copies it.
#[component]
pub(crate) fn RecoveryCode(
    /// The id of its field.
    #[prop(into)]
    id: String,
    #[prop(into)] code: String,
) -> impl IntoView {
    let (field, shown) = (StoredValue::new(id.clone()), StoredValue::new(code.clone()));
    let copied = RwSignal::new(false);
    let copy = move |_| {
        leptos::task::spawn_local(async move {
            let done = browser::copy(&shown.get_value()).await;
            field.with_value(|field| browser::select(field));
            toast(if done { t!("recovery-copied") } else { t!("recovery-marked") });
            copied.try_set(done);
        });
    };
    view! {
        <div class="recovery-code">
            <input id=id readonly aria-label=move || t!("recover-code") prop:value=code/>
            <button type="button" on:click=copy>
                {move || view! { <Icon name=if copied.get() { "check" } else { "copy" }/> }}
                {move || if copied.get() { t!("copied") } else { t!("recovery-copy") }}
            </button>
        </div>
    }
}
