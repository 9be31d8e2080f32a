use super::{
    EventCommandBar, EventHead, EventStandings, EventVisit, HostStep, JoinForm, OwnTable, PeopleList, PrintButtons,
    Prizes, Questions, RefusalNote, ResultDialog, RoundList, Winners, news::follow,
};
use crate::{
    keep, t,
    table::ConnectionBanner,
    ui::{Dialog, Icon, RecoveryCode, Share, Twice},
    you::Switches,
};
use kee_event::Spot;
use kee_game::Seed;
use leptos::prelude::*;
use leptos_router::components::A;

/// The page of an event, for every role.
#[component]
pub(crate) fn EventFrame(visit: EventVisit) -> impl IntoView {
    follow(visit);
    visit.remember();
    visit.restore_focus("event-main");
    let known = Memo::new(move |_| visit.outline.with(Option::is_some));
    let host = Memo::new(move |_| visit.you.with(|you| you.host));
    let staff = Memo::new(move |_| visit.you.with(|you| you.host || you.steward.is_some()));
    let editing = RwSignal::new(None::<Spot>);
    let menu = RwSignal::new(false);
    let may_join = Memo::new(move |_| {
        let stranger = visit.you.with(|you| !you.host && you.steward.is_none() && you.name.is_none());
        stranger && visit.read(|event| !event.finished)
    });
    let may_play_along = Memo::new(move |_| {
        let free = visit.you.with(|you| you.host && you.name.is_none());
        free && visit.read(|event| !event.finished)
    });
    let recovery = move || {
        let part = visit.you.with(|you| you.host || you.steward.is_some() || you.name.is_some());
        keep::guest_key().filter(|_| part)?.recovery
    };
    // An unknown event gets the name it would have.
    let title = move || if known.get() { visit.read(|event| event.title.clone()) } else { t!("event-list") };
    // Before the first round, inviting people is what the host does.
    let gathers = Memo::new(move |_| host.get() && visit.read(|event| event.rounds.is_empty() && !event.finished));
    view! {
        <main class="page event">
            <EventHead visit title=Signal::derive(title) menu/>
            <ConnectionBanner connection=visit.connection/>
            <Show when=move || known.get()>
                <div id="event-main" class="event-main" tabindex="-1">
                    <Winners visit/>
                    <RefusalNote visit/>
                    <Show when=move || may_join.get()>
                        <section class="event-box event-my-table">
                            <h2>{move || t!("event-join")}</h2>
                            {keep::is_elsewhere().then(|| view! {
                                <p role="status">{move || t!("event-elsewhere")} " " <A href="/mine">{move || t!("event-recover")}</A></p>
                            })}
                            <JoinForm visit=visit.at("join", 0)/>
                            <Show when=move || visit.read(|event| event.party)><p class="muted">{move || t!("event-join-steward")}</p></Show>
                        </section>
                    </Show>
                    <OwnTable visit=visit.at("my-table", 0)/>
                    <Questions visit/>
                    <Show when=move || host.get()><HostStep visit=visit.at("step", 0)/></Show>
                    <Show when=move || gathers.get()><Invitation visit/></Show>
                    // The host wants to see the tables, everyone else their own place.
                    {move || if staff.get() {
                        view! { <RoundList visit editing/> <EventStandings visit/> }.into_any()
                    } else {
                        view! { <EventStandings visit/> <RoundList visit editing/> }.into_any()
                    }}
                </div>
                <div class="event-side">
                    <Show when=move || host.get() && !gathers.get() && !visit.read(|event| event.finished)><Invitation visit/></Show>
                    <Show when=move || !host.get() && !visit.read(|event| event.finished)>
                        <details class="event-box event-invite"><summary>{move || t!("share-title")}</summary><Invitation visit/></details>
                    </Show>
                    <PeopleList visit/>
                    <Show when=move || may_play_along.get()>
                        <details class="event-box">
                            <summary>{move || t!("event-play-along")}</summary>
                            <JoinForm visit=visit.at("join", 1)/>
                        </details>
                    </Show>
                    <Prizes visit/>
                    <p class="event-ways">
                        <A href=format!("{}/screen", visit.path()) attr:class="button"><Icon name="screen"/>{move || t!("event-screen")}</A>
                        <Show when=move || host.get()><PrintButtons visit/></Show>
                    </p>
                    <Show when=move || host.get() && !visit.read(|event| event.finished)><EventCommandBar visit=visit.at("command", 0)/></Show>
                    <Lots visit/>
                </div>
            </Show>
            <ResultDialog visit=visit.at("result", 0) editing/>
            <Dialog open=menu title=Signal::derive(|| t!("menu"))>
                <Switches/>
                {move || recovery().map(|code| view! {
                    <section class="seat-code"><p>{t!("event-recovery")}</p><RecoveryCode id="event-recovery" code/></section>
                })}
                <Leave visit=visit.at("leave", 0) menu/>
            </Dialog>
        </main>
    }
}

/// The link to join by.
#[component]
fn Invitation(visit: EventVisit) -> impl IntoView {
    let code = Signal::derive(move || visit.read(|event| event.code.clone()));
    let (sentence, label) = (Signal::derive(|| t!("event-share-sentence")), Signal::derive(|| t!("event-share-link")));
    view! { <Share path=Signal::derive(move || visit.path()) code sentence label/> }
}

/// Leaving before the end.
#[component]
fn Leave(visit: EventVisit, menu: RwSignal<bool>) -> impl IntoView {
    let me = Memo::new(move |_| {
        visit.me().filter(|me| {
            visit.read(|event| !event.finished && event.standings.iter().any(|row| row.name == *me && row.here))
        })
    });
    let leave = move |()| {
        if let Some(me) = untrack(|| visit.me()).and_then(|me| me.parse().ok()) {
            visit.ask_then(untrack(|| visit.kind()).leave(me), move |()| menu.set(false));
        }
    };
    let (words, sure) = (Signal::derive(|| t!("event-leave")), Signal::derive(|| t!("event-leave-sure")));
    view! {
        <Show when=move || me.get().is_some()>
            <p>{move || t!("event-leave-sentence")}</p>
            <RefusalNote visit/>
            <Twice words sure disabled=visit.busy done=leave/>
        </Show>
    }
}

/// The proof that the draws were fair: the hash from the start, and the seed at the end.
#[component]
pub(crate) fn Lots(visit: EventVisit) -> impl IntoView {
    let commitment = Memo::new(move |_| visit.read(|event| event.commitment.clone()));
    let seed = Memo::new(move |_| visit.read(|event| event.seed.clone()));
    view! {
        <details class="event-box event-lots">
            <summary>{move || t!("event-lots")}</summary>
            <p>{move || t!("event-lots-sentence")}</p>
            <p class="event-hash">{commitment}</p>
            {move || seed.get().map(|seed| {
                let good = has_hash(&seed, &commitment.read());
                view! {
                    <p>{t!("event-lots-seed")}</p>
                    <p class="event-hash event-seed">{seed}</p>
                    <p class:refused=!good>{if good { t!("event-lots-good") } else { t!("event-lots-bad") }}</p>
                    <p>{t!("event-lots-verify")} " " <a href=format!("/api/events/{}/log", visit.event()) download="event.txt">{t!("event-lots-log")}</a></p>
                }
            })}
        </details>
    }
}

/// Whether a seed has the hash that was announced.
fn has_hash(seed: &str, commitment: &str) -> bool {
    Seed::from_hex(seed).is_ok_and(|seed| seed.commitment().to_string() == commitment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn the_seed_at_the_end_is_checked_against_the_hash() {
        let mut event = party();
        assert_eq!(event.outline().seed, None);
        event.ask_text("finish");
        let outline = event.outline();
        let seed = outline.seed.expect("it is shown at the end");
        assert!(has_hash(&seed, &outline.commitment));
        assert!(!has_hash(&"0".repeat(64), &outline.commitment));
    }
}
