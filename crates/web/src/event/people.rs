use super::{Refused, Visit, prizes::NewPrize};
use crate::{
    lang, t,
    ui::{Line, Twice},
};
use leptos::prelude::*;

/// Who is here.
#[component]
pub(crate) fn People(visit: Visit) -> impl IntoView {
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
                        <span>{name.clone()} {players(visit, &name).map(|players| view! { <span class="muted">" " {players}</span> })}</span>
                        <Show when=move || hosts.get()>
                            <Goes visit=visit.at("goes", 0) name=name.clone()/>
                        </Show>
                    </li>
                </For>
            </ul>
            <Refused visit=visit.at("goes", 0)/>
            <Show when=move || !stewards.read().is_empty()>
                <p class="muted">{move || t!("event-stewards", names = lang::list(&stewards.get()))}</p>
            </Show>
            <Show when=move || hosts.get()><TypeIn visit/></Show>
        </section>
    }
}

/// For the host: somebody goes home.
#[component]
fn Goes(visit: Visit, name: String) -> impl IntoView {
    let label = {
        let name = name.clone();
        Signal::derive(move || t!("event-goes-name", name = &name))
    };
    let sure = {
        let name = name.clone();
        Signal::derive(move || t!("event-goes-sure", name = &name))
    };
    let goes = move |()| {
        if let Ok(name) = name.parse() {
            visit.ask(untrack(|| visit.kind()).leave(name));
        }
    };
    view! { <Twice class="quiet" words=Signal::derive(|| t!("event-goes")) sure label disabled=visit.busy done=goes/> }
}

/// Who plays in a team, where teams play.
fn players(visit: Visit, team: &str) -> Option<String> {
    untrack(|| {
        visit.of_tournament(|view| {
            let (_, players) = view.teams.iter().find(|(name, _)| name.as_str() == team)?;
            Some(format!("{}, {}", players[0], players[1]))
        })
    })
}

/// For the host: those who come without a phone, stewards and prizes.
#[component]
fn TypeIn(visit: Visit) -> impl IntoView {
    let (guests, steward) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let teams = untrack(|| visit.read(|event| event.teams));
    let party = untrack(|| visit.read(|event| event.party));
    let label = Signal::derive(move || if teams { t!("event-type-team") } else { t!("event-type-guests") });
    let add = Signal::derive(|| t!("event-type-add"));
    let coming = move |text: String| {
        let verb = if teams { "team" } else { "join" };
        visit.at("coming", 0).ask_then(format!("{verb} {text}"), move |()| guests.set(String::new()));
    };
    let appoint = move |name: String| {
        visit.at("steward", 0).ask_then(format!("steward {name}"), move |()| steward.set(String::new()))
    };
    let wanted = Memo::new(move |_| visit.read(|event| event.stewards_wanted));
    view! {
        <Line id="event-coming" class="join" label button=add typed=guests done=coming/>
        <Refused visit=visit.at("coming", 0)/>
        <Show when=move || !teams>
            <Line id="event-steward" class="join" label=Signal::derive(|| t!("event-type-steward")) button=add typed=steward done=appoint/>
            <Refused visit=visit.at("steward", 0)/>
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
