use crate::{t, table::bot_name};
use kee_games::About;
use leptos::prelude::*;

/// The bot for those who do not choose.
pub(crate) fn default_bot(about: &About) -> String {
    about.default_bot().unwrap_or_default().to_owned()
}

/// The bots of a game, to choose one of.
#[component]
pub(crate) fn BotOptions(about: &'static About, #[prop(into)] chosen: Signal<Option<String>>) -> impl IntoView {
    let options = about.bots.iter().map(|bot| {
        let is_chosen = move || chosen.with(|chosen| chosen.as_deref() == Some(bot.name));
        view! { <option value=bot.name selected=is_chosen>{move || t!("bot-option", bot = bot_name(bot.name))}</option> }
    });
    options.collect_view()
}
