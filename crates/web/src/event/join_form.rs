use super::{Refused, Visit};
use crate::{keep, lang, t};
use kee_wire::JoinEvent;
use leptos::prelude::*;
use web_sys::SubmitEvent;

/// Coming to play: a name, and where teams play the team.
#[component]
pub(crate) fn JoinForm(visit: Visit) -> impl IntoView {
    let name = RwSignal::new(keep::guest().map(|guest| guest.name).unwrap_or_default());
    let (team, partner) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    // Which of the teams that are there; none for a new one.
    let chosen = RwSignal::new(None::<usize>);
    let by_team = Memo::new(move |_| visit.read(|event| event.teams));
    let teams = Memo::new(move |_| {
        visit.of_tournament(|view| {
            view.teams
                .iter()
                .map(|(team, players)| (team.to_string(), players.each_ref().map(ToString::to_string)))
                .collect::<Vec<_>>()
        })
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let there = chosen.get_untracked().and_then(|index| teams.read_untracked().get(index).cloned());
        if let Some((team, players)) = there.as_ref().filter(|(_, players)| !is_one_of(players, &name.read_untracked()))
        {
            return visit.refuse(t!("event-join-not-in-team", team = team, names = lang::list(players)));
        }
        visit.join(coming(
            by_team.get_untracked(),
            &name.read_untracked(),
            there.map(|(team, _)| team),
            &team.read_untracked(),
            &partner.read_untracked(),
        ));
    };
    let field = |id: &'static str, words: &'static str, typed: RwSignal<String>, required: bool| {
        view! {
            <label for=id>{move || t!(words)}</label>
            <input id=id maxlength="30" required=required autocomplete="off" prop:value=typed on:input:target=move |event| typed.set(event.target().value())/>
        }
    };
    view! {
        <form class="event-form" on:submit=submit>
            <Show when=move || by_team.get() && !teams.read().is_empty()>
                <label for="event-team">{move || t!("event-join-team")}</label>
                <select id="event-team" on:change:target=move |event| chosen.set(event.target().value().parse().ok())>
                    <option value="">{move || t!("event-join-new-team")}</option>
                    <For each=move || teams.get().into_iter().enumerate() key=|(_, (team, _))| team.clone() let((index, (team, players)))>
                        <option value=index.to_string()>{format!("{team} ({})", players.join(", "))}</option>
                    </For>
                </select>
            </Show>
            {field("event-my-name", "your-name", name, true)}
            <Show when=move || by_team.get() && chosen.get().is_none()>
                {field("event-partner", "event-join-partner", partner, true)}
                {field("event-team-name", "event-join-team-name", team, false)}
            </Show>
            <Refused visit/>
            <button class="primary big" disabled=visit.busy>{move || t!("event-join-button")}</button>
        </form>
    }
}

/// Whether somebody has named this player; capitals make no difference.
fn is_one_of(players: &[String], name: &str) -> bool {
    players.iter().any(|player| player.to_lowercase() == name.trim().to_lowercase())
}

/// Who comes, as it was filled in. A new team without a name is called after its players.
fn coming(by_team: bool, name: &str, there: Option<String>, team: &str, partner: &str) -> JoinEvent {
    let (name, team, partner) = (name.trim().to_owned(), team.trim(), partner.trim());
    match there {
        _ if !by_team => JoinEvent { name, ..JoinEvent::default() },
        Some(there) => JoinEvent { name, team: Some(there), partner: None },
        None => {
            let team = if team.is_empty() { format!("{name} + {partner}") } else { team.to_owned() };
            JoinEvent { name, team: Some(team), partner: Some(partner.to_owned()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_has_two_players_and_nobody_else() {
        let players = ["Anna".to_owned(), "Bo".to_owned()];
        assert!(is_one_of(&players, " anna"));
        assert!(!is_one_of(&players, "Zed"));
    }

    #[test]
    fn who_comes_says_as_much_as_is_needed() {
        let some = |text: &str| Some(text.to_owned());
        let name = || "Anna".to_owned();
        assert_eq!(coming(false, " Anna ", None, "", ""), JoinEvent { name: name(), team: None, partner: None });
        let new = JoinEvent { name: name(), team: some("Lions"), partner: some("Bo") };
        assert_eq!(coming(true, "Anna", None, "Lions", "Bo"), new);
        let unnamed = JoinEvent { name: name(), team: some("Anna + Bo"), partner: some("Bo") };
        assert_eq!(coming(true, "Anna", None, "", "Bo"), unnamed);
        let there = JoinEvent { name: name(), team: some("Tigers"), partner: None };
        assert_eq!(coming(true, "Anna", some("Tigers"), "", ""), there);
    }
}
