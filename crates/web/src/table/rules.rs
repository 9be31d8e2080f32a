use super::{list_name, option_help, option_name, value_name};
use crate::{
    build::BuildFiles,
    catalogue,
    pages::RuleSheet,
    session::Session,
    t,
    ui::{Dialog, Icon},
};
use leptos::prelude::*;

/// Opens the rules of this table, even after its game.
#[component]
pub(super) fn RulesButton(session: Session) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <button class="quiet rules-button" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="rules"/> {move || t!("tab-rules")}
        </button>
        <Dialog open title=Signal::derive(|| t!("rules-of-table"))><Rules session/></Dialog>
    }
}

/// The options of this table with their meanings, the rule sheet of the game, and its numbered rules.
#[component]
fn Rules(session: Session) -> impl IntoView {
    let info = Memo::new(move |_| session.info.with(|info| info.as_ref().map(|info| info.game.clone())));
    let options = move || {
        let info = info.get()?;
        let about = catalogue::about(&info.id)?;
        let rows = info.options.iter().filter_map(|(key, value)| {
            let option = about.options.iter().find(|option| option.key == key && !option.for_tests)?;
            let changed = *value != option.default;
            Some(view! {
                <div class="rule-option" class:changed=changed>
                    <dt>{option_name(&info.id, option)}</dt>
                    <dd>
                        <strong>{value_name(&info.id, option, value)}</strong>
                        {option_help(&info.id, option).map(|help| view! { " " <small class="muted">{help}</small> })}
                    </dd>
                </div>
            })
        });
        Some(view! { <dl class="rule-options">{rows.collect_view()}</dl> })
    };
    let sheet = move || info.get().and_then(|info| catalogue::about(&info.id)).filter(|about| !about.toy);
    let words = move || {
        let list = info.get()?.words?;
        let meaning = list.parse().map_or(list, |list| t!(list_name(list)));
        Some(view! { <p>{t!("rules-words", words = meaning)}</p> })
    };
    let text = LocalResource::new(move || async move {
        let address = BuildFiles::here().rules.get(&info.get()?.id).cloned()?;
        gloo_net::http::Request::get(&address).send().await.ok()?.text().await.ok()
    });
    view! {
        <section class="rules">
            {words}
            {options}
            {move || sheet().map(|about| view! {
                <details open>
                    <summary>{t!("learn-rules")}</summary>
                    <div class="sheet"><RuleSheet about/></div>
                </details>
            })}
            <details>
                <summary>{move || t!("rules-numbered")}</summary>
                <div class="rules-text" lang="en" inner_html=move || text.get().flatten().unwrap_or_default()></div>
            </details>
        </section>
    }
}
