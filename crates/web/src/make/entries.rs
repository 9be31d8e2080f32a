use super::{
    options::{OptionHandle, field},
    own_file::{FileChoice, OwnFile},
};
use crate::{
    t,
    table::{expected, form_name, value_name},
    ui::Stepper,
};
use kee_games::AboutForm;
use leptos::prelude::*;

/// The times on offer, in seconds.
const TIMES: [u32; 21] =
    [10, 20, 30, 45, 60, 90, 120, 180, 300, 600, 900, 1200, 1800, 2400, 2700, 3000, 3600, 5400, 7200, 14_400, 86_400];

/// A number, with its bounds.
#[component]
pub(super) fn NumberEntry(chosen: OptionHandle, name: Signal<String>, least: u32, most: u32) -> impl IntoView {
    let OptionHandle { game, option, now, set, described, is_wrong } = chosen;
    let hint = format!("option-{}-about", option.key);
    view! {
        <Stepper id=field(option.key) words=name least most value=now set described=format!("{hint} {}", described.get_value()) invalid=is_wrong/>
        <small id=hint class="muted">{move || expected(game, option)}</small>
    }
}

/// A time limit, in the units people use.
#[component]
pub(super) fn TimeEntry(chosen: OptionHandle, most: u32) -> impl IntoView {
    let OptionHandle { game, option, now, set, described, .. } = chosen;
    let offered = move || {
        let now = now.get();
        let each = times(most, &now).into_iter().map(|value| {
            let (words, selected) = (value_name(game, option, &value), value == now);
            view! { <option value=value selected=selected>{words}</option> }
        });
        each.collect_view()
    };
    view! {
        <select id=field(option.key) aria-describedby=described.get_value() aria-invalid=move || chosen.invalid()
            on:change:target=move |event| set.run(event.target().value())>{offered}</select>
    }
}

/// No limit, the sensible times up to the longest, and the current one.
fn times(most: u32, now: &str) -> Vec<String> {
    // Nobody wants to play a whole game in less than five minutes.
    let least = if most > 3600 { 300 } else { 1 };
    let mut times: Vec<u32> = TIMES.into_iter().filter(|time| (least..=most).contains(time)).collect();
    times.extend(now.parse::<u32>());
    times.sort_unstable();
    times.dedup();
    ["none".to_owned()].into_iter().chain(times.iter().map(u32::to_string)).collect()
}

/// A text in one of several forms: the form is chosen, and a custom text is typed.
#[component]
pub(super) fn TextEntry(chosen: OptionHandle, forms: &'static [AboutForm]) -> impl IntoView {
    let OptionHandle { game, option, now, set, described, .. } = chosen;
    let form = Memo::new(move |_| AboutForm::of(forms, &now.get()).map(|(form, _)| form));
    let choose = move |name: String| {
        if let Some(form) = forms.iter().find(|form| form.name == name) {
            set.run(form.value(""));
        }
    };
    let each = forms.iter().map(|known| {
        let selected = move || form.get() == Some(*known);
        view! { <option value=known.name selected=selected>{move || form_name(game, option, *known)}</option> }
    });
    let written = move || {
        let form = form.get().filter(|form| form.before.is_some())?;
        let text = move || now.with(|now| AboutForm::of(forms, now).map(|(_, text)| text.to_owned()));
        let hint = format!("option-{}-about", option.key);
        Some(view! {
            <input id=format!("option-{}-text", option.key) autocomplete="off" spellcheck="false" aria-label=move || form_name(game, option, form)
                prop:value=move || text().unwrap_or_default() aria-describedby=format!("{hint} {}", described.get_value()) aria-invalid=move || chosen.invalid()
                on:change:target=move |event| set.run(form.value(&like(form.example, event.target().value().trim())))/>
            <small id=hint class="muted">{move || t!("make-example", example = form.example)}</small>
        })
    };
    view! {
        <select id=field(option.key) aria-describedby=described.get_value() aria-invalid=move || chosen.invalid()
            on:change:target=move |event| choose(event.target().value())>{each.collect_view()}</select>
        {written}
    }
}

/// One of a few values, or the player's own file where that is possible.
#[component]
pub(super) fn Choices(chosen: OptionHandle) -> impl IntoView {
    let OptionHandle { game, option, now, set, described, .. } = chosen;
    let file = RwSignal::new(None::<OwnFile>);
    let own = move || {
        let (now, file) = (now.get(), file.get());
        let is_own = option.values.iter().all(|known| known.value != now);
        let name = file.as_ref().filter(|file| !is_own || file.value == now).map(|file| file.name.clone());
        let value = if is_own { Some(now) } else { file.map(|file| file.value) }?;
        let words = name.map_or_else(|| t!("own-file"), |name| t!("own-file-named", name = name));
        Some(view! { <option value=value prop:selected=is_own>{words}</option> })
    };
    let values = option.values.iter().filter(|value| !value.for_tests).map(|value| {
        let value = value.value;
        view! { <option value=value selected=move || now.get() == value>{move || value_name(game, option, value)}</option> }
    });
    view! {
        <select id=field(option.key) aria-describedby=described.get_value() aria-invalid=move || chosen.invalid() on:change:target=move |event| set.run(event.target().value())>
            {values.collect_view()}
            {option.takes_file.then_some(own)}
        </select>
        {option.takes_file.then(|| view! { <FileChoice game option now=now.into() set file/> })}
    }
}

/// A typed value, in the case of the example.
fn like(example: &str, written: &str) -> String {
    if example.contains(char::is_lowercase) { written.to_lowercase() } else { written.to_uppercase() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_offered_if_it_makes_sense_or_is_chosen_already() {
        assert_eq!(times(60, "25"), ["none", "10", "20", "25", "30", "45", "60"]);
        let whole_game = times(86_400, "2700");
        assert_eq!(whole_game[..2], ["none", "300"]);
        assert_eq!(whole_game.iter().filter(|time| *time == "2700").count(), 1);
    }

    #[test]
    fn nobody_has_to_mind_capitals() {
        assert_eq!(like("QUARTZ", "quartz"), "QUARTZ");
        assert_eq!(like("game-night", "Game-Night"), "game-night");
    }
}
