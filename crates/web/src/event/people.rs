use super::{EventVisit, RefusalNote, prizes::NewPrize};
use crate::{
    keep,
    lang::{self, Id},
    t,
    ui::{Avatar, LineForm, Twice},
};
use kee_wire::JoinEvent;
use leptos::prelude::*;
use web_sys::SubmitEvent;

/// The people at the event.
#[component]
pub(crate) fn PeopleList(visit: EventVisit) -> impl IntoView {
    let here = Memo::new(move |_| {
        visit
            .read(|event| event.standings.iter().filter(|row| row.here).map(|row| row.name.clone()).collect::<Vec<_>>())
    });
    let stewards = Memo::new(move |_| visit.read(|event| event.stewards.clone()));
    let hosts = Memo::new(move |_| visit.you.with(|you| you.host) && !visit.read(|event| event.finished));
    view! {
        <section class="event-box">
            <h2 id="event-people-title">{move || if visit.read(|event| event.teams) { t!("event-teams", count = here.read().len()) } else { t!("event-guests", count = here.read().len()) }}</h2>
            <ul class="event-people" tabindex="0" aria-labelledby="event-people-title">
                <For each=move || here.get() key=Clone::clone let(name)>
                    <li>
                        <Avatar name=Signal::stored(name.clone())/>
                        <span class="event-person">{name.clone()} {players(visit, &name).map(|players| view! { <span class="muted">" " {players}</span> })}</span>
                        <Show when=move || hosts.get()>
                            <MarkAsLeft visit=visit.at("goes", 0) name=name.clone()/>
                        </Show>
                    </li>
                </For>
            </ul>
            <RefusalNote visit=visit.at("goes", 0)/>
            <Show when=move || !stewards.read().is_empty()>
                <p class="muted">{move || t!("event-stewards", names = lang::list(&stewards.get()))}</p>
            </Show>
            <Show when=move || hosts.get()><HostEntry visit/></Show>
        </section>
    }
}

/// The host's button that marks a guest or a team as left.
#[component]
fn MarkAsLeft(visit: EventVisit, name: String) -> impl IntoView {
    let label = {
        let name = name.clone();
        Signal::derive(move || t!("event-mark-left-name", name = &name))
    };
    let sure = {
        let name = name.clone();
        Signal::derive(move || t!("event-mark-left-sure", name = &name))
    };
    let goes = move |()| {
        if let Ok(name) = name.parse() {
            visit.ask(untrack(|| visit.kind()).leave(name));
        }
    };
    view! { <Twice class="quiet" words=Signal::derive(|| t!("event-mark-left")) sure label disabled=visit.busy done=goes/> }
}

/// The players of a team, in a tournament.
fn players(visit: EventVisit, team: &str) -> Option<String> {
    untrack(|| {
        visit.of_tournament(|view| {
            let (_, players) = view.teams.iter().find(|(name, _)| name.as_str() == team)?;
            Some(format!("{}, {}", players[0], players[1]))
        })
    })
}

/// The host's form for guests without a phone, for stewards and for prizes.
#[component]
fn HostEntry(visit: EventVisit) -> impl IntoView {
    let (guests, steward) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let teams = untrack(|| visit.read(|event| event.teams));
    let party = untrack(|| visit.read(|event| event.party));
    let label = Signal::derive(move || if teams { t!("event-type-team") } else { t!("event-type-guests") });
    let add = Signal::derive(|| t!("event-type-add"));
    let add_guests = move |text: String| {
        let verb = if teams { "team" } else { "join" };
        visit.at("guests", 0).ask_then(format!("{verb} {text}"), move |()| guests.set(String::new()));
    };
    let appoint = move |name: String| {
        visit.at("steward", 0).ask_then(format!("steward {name}"), move |()| steward.set(String::new()))
    };
    let wanted = Memo::new(move |_| visit.read(|event| event.stewards_wanted));
    view! {
        <LineForm id="event-coming" class="join" label button=add typed=guests done=add_guests/>
        <RefusalNote visit=visit.at("guests", 0)/>
        <Show when=move || !teams>
            <details>
                <summary>{move || t!("event-steward-new")}</summary>
                <LineForm id="event-steward" class="join" label=Signal::derive(|| t!("event-type-steward")) button=add typed=steward done=appoint/>
                <RefusalNote visit=visit.at("steward", 0)/>
            </details>
            <Show when=move || { party && wanted.get() > 0 }><p class="muted">{move || t!("event-stewards-wanted", count = wanted.get())}</p></Show>
        </Show>
        <Show when=move || party>
            <details>
                <summary>{move || t!("event-prize-new")}</summary>
                <NewPrize visit=visit.at("prize", 0)/>
            </details>
        </Show>
    }
}

/// The form to join: a name, and in a tournament the team.
#[component]
pub(crate) fn JoinForm(visit: EventVisit) -> impl IntoView {
    let name = RwSignal::new(keep::guest().map(|guest| guest.name).unwrap_or_default());
    let (team, partner) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    // The existing team that was chosen; none for a new one.
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
        visit.join(join_request(
            by_team.get_untracked(),
            &name.read_untracked(),
            there.map(|(team, _)| team),
            &team.read_untracked(),
            &partner.read_untracked(),
        ));
    };
    let field = |id: &'static str, words: Id, typed: RwSignal<String>, required: bool| {
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
            {field("event-my-name", id!("your-name"), name, true)}
            <Show when=move || by_team.get() && chosen.get().is_none()>
                {field("event-partner", id!("event-join-partner"), partner, true)}
                {field("event-team-name", id!("event-join-team-name"), team, false)}
            </Show>
            <RefusalNote visit/>
            <button class="primary big" disabled=visit.busy>{move || t!("event-join-button")}</button>
        </form>
    }
}

/// Whether this player is on the list, regardless of capitals.
fn is_one_of(players: &[String], name: &str) -> bool {
    players.iter().any(|player| player.to_lowercase() == name.trim().to_lowercase())
}

/// The request to join, as filled in. A new team without a name is called after its players.
fn join_request(by_team: bool, name: &str, there: Option<String>, team: &str, partner: &str) -> JoinEvent {
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
    fn only_the_two_players_of_a_team_are_on_it() {
        let players = ["Anna".to_owned(), "Bo".to_owned()];
        assert!(is_one_of(&players, " anna"));
        assert!(!is_one_of(&players, "Zed"));
    }

    #[test]
    fn a_request_holds_only_what_is_needed() {
        let some = |text: &str| Some(text.to_owned());
        let name = || "Anna".to_owned();
        assert_eq!(join_request(false, " Anna ", None, "", ""), JoinEvent { name: name(), team: None, partner: None });
        let new = JoinEvent { name: name(), team: some("Lions"), partner: some("Bo") };
        assert_eq!(join_request(true, "Anna", None, "Lions", "Bo"), new);
        let unnamed = JoinEvent { name: name(), team: some("Anna + Bo"), partner: some("Bo") };
        assert_eq!(join_request(true, "Anna", None, "", "Bo"), unnamed);
        let there = JoinEvent { name: name(), team: some("Tigers"), partner: None };
        assert_eq!(join_request(true, "Anna", some("Tigers"), "", ""), there);
    }
}
