use crate::{
    keep, t,
    table::{bot_meaning, bot_name},
    ui::BotFace,
};
use kee_games::About;
use leptos::prelude::*;

/// A level in words, with the rating of its characters.
pub(crate) fn strength_words(about: &About, level: u8) -> String {
    let rating = about.characters(level).find_map(|bot| bot.rating).unwrap_or_default();
    t!("bot-strength", level = level, rating = rating.to_string())
}

/// The strength of the bots, each with the face of a character that plays like this. The game remembers the choice.
/// Nothing in games without levels.
#[component]
pub(crate) fn StrengthChoice(about: &'static About, strength: RwSignal<u8>) -> impl IntoView {
    let choose = move |level: u8| {
        strength.set(level);
        keep::set_strength(about.id, level);
    };
    let chips = about.levels().into_iter().filter_map(|level| {
        let bot = about.characters(level).next()?.name;
        let words = move || strength_words(about, level);
        let title = move || format!("{}. {}: {}", words(), bot_name(bot), bot_meaning(about.id, bot));
        Some(view! {
            <label class="chip" title=title>
                <input type="radio" name=format!("strength-{}", about.id) aria-label=words
                    prop:checked=move || strength.get() == level on:change=move |_| choose(level)/>
                <BotFace bot=Signal::stored(bot.to_owned())/>
                <span>{level}</span>
            </label>
        })
    });
    let chips: Vec<_> = chips.collect();
    // A touch screen has no pointer to rest on a chip.
    let now = move || {
        let bot = about.characters(strength.get()).next()?;
        let (name, rating) = (bot_name(bot.name), bot.rating.unwrap_or_default());
        Some(view! {
            <BotFace bot=Signal::stored(bot.name.to_owned())/>
            <span><strong>{name}</strong> " · " {t!("bot-rating", rating = rating.to_string())} ". " {bot_meaning(about.id, bot.name)}</span>
        })
    };
    (!chips.is_empty()).then(|| {
        view! {
            <fieldset class="chips strengths" aria-label=move || format!("{}: {}", t!("bot-strengths"), about.title)>
                <legend>{move || t!("bot-strengths")}</legend>
                <div class="chip-row">{chips}</div>
                <p class="strength-now">{now}</p>
            </fieldset>
        }
    })
}
