//! The game about to be played: the variant, how long it takes, its words, and what differs from the variant.

use super::{clock_name, option_name, preset_meaning, preset_name, value_name};
use crate::{
    catalogue,
    session::Session,
    t,
    ui::{Art, Icon, WordLanguage},
};
use kee_games::{About, AboutPreset};
use kee_wire::GameInfo;
use leptos::prelude::*;
use leptos_router::components::A;

/// The closest variant to a table's options, and the options in which they differ.
fn variant<'a>(about: &'a About, game: &GameInfo) -> Option<(&'a AboutPreset, Vec<(String, String)>)> {
    let differs = |preset: &AboutPreset| -> Vec<(String, String)> {
        let same =
            |key: &str, value: &str| preset.options.iter().any(|(known, default)| *known == key && default == value);
        game.options.iter().filter(|(key, value)| !same(key, value)).cloned().collect()
    };
    let offered = about.presets.iter().filter(|preset| !preset.for_tests);
    offered.map(|preset| (preset, differs(preset))).min_by_key(|(_, differs)| differs.len())
}

/// The game and its pace. Only differences from the variant are listed.
#[component]
pub(super) fn AboutGame(session: Session) -> impl IntoView {
    let host = Memo::new(move |_| {
        let seat = session.view.with(|view| view.as_ref()?.host).filter(|host| session.seat() != Some(*host))?;
        Some(session.names().of(seat))
    });
    move || {
        let info = session.info.get()?;
        let game = info.game;
        let about = catalogue::about(&game.id)?;
        let (preset, differs) = variant(about, &game)?;
        let changed: Vec<_> = differs
            .into_iter()
            .filter_map(|(key, value)| {
                let option = about.options.iter().find(|option| option.key == key && !option.for_tests)?;
                Some(view! { <li>{option_name(&game.id, option)} ": " <strong>{value_name(&game.id, option, &value)}</strong></li> })
            })
            .collect();
        let learn = (!about.toy).then(|| {
            view! {
                <A href=format!("/learn/{}/lesson", game.id) attr:target="_blank" attr:class="button"><Icon name="learn"/>{t!("lobby-learn")}</A>
            }
        });
        Some(view! {
            <section class="lobby-game">
                <Art game=about.id/>
                <h2>{about.title}</h2>
                <p><strong>{preset_name(&game.id, preset.name)}</strong> " " <span class="muted">{preset_meaning(&game.id, preset.name)}</span></p>
                <ul class="facts">
                    {host.get().map(|name| view! { <li><Icon name="crown"/>{t!("lobby-hosted", name = name)}</li> })}
                    {(!about.toy).then(|| view! { <li><Icon name="clock"/>{t!("lobby-minutes", minutes = about.minutes)}</li> })}
                    <li><Icon name="play"/>{clock_name(info.house.clock).unwrap_or_else(|| t!("lobby-no-clock"))}</li>
                    {about.words.then(|| view! { <li><WordLanguage/></li> })}
                </ul>
                {(!changed.is_empty()).then(|| view! { <h3>{t!("lobby-changed")}</h3> <ul class="lobby-changed">{changed}</ul> })}
                {learn}
            </section>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_from_the_variant_is_listed() {
        let about = catalogue::about("keesdrow").expect("the game");
        let deluxe = about.presets.iter().find(|preset| preset.name == "deluxe").expect("the variant");
        let mut options: Vec<(String, String)> =
            deluxe.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let goal = options.iter_mut().find(|(key, _)| key == "goal").expect("the option");
        goal.1 = "60".to_owned();
        let teams = kee_game::Plan::alone(2).seating();
        let game = GameInfo { id: "keesdrow".to_owned(), rules: 2, options, teams, words: None };
        let (preset, differs) = variant(about, &game).expect("a variant");
        assert_eq!(preset.name, "deluxe");
        assert_eq!(differs, [("goal".to_owned(), "60".to_owned())]);
    }
}
