use super::{
    EventVisit, RefusalNote, RoundClock, api,
    questions::questions,
    result_form::{KeepScore, PencilHolder},
};
use crate::{lang, t, ui::LineForm};
use kee_event::{Venue, party::PartyCommand};
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// A player's situation in an event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Situation {
    /// They do not play.
    #[default]
    Nothing,
    /// They left and may come back.
    Left,
    /// The first round, or the next one, has not been set up yet.
    Waits,
    /// Their team has no table in this round.
    Bye,
    /// They sit at this table, with these others.
    Sits { table: usize, others: Vec<String>, bots: usize, here: bool, pencil: Option<PencilHolder> },
    /// Their table is done; they have this score.
    Played { table: usize, points: i64 },
}

impl Situation {
    fn of(event: &super::Outline, me: &str) -> Self {
        match event.standings.iter().find(|row| row.name == me) {
            Some(row) if !event.finished && row.here => {}
            Some(_) if !event.finished => return Self::Left,
            _ => return Self::Nothing,
        }
        let Some(table) = event.table_of(me) else {
            let bye = event.rounds.last().is_some_and(|round| round.bye.as_deref() == Some(me));
            return if bye { Self::Bye } else { Self::Waits };
        };
        match table.points_of(me).filter(|_| table.done) {
            Some(points) => Self::Played { table: table.number, points },
            None if table.done => Self::Waits,
            None => Self::Sits {
                table: table.number,
                others: table.others(me),
                bots: table.bots,
                here: event.played == Venue::Here,
                pencil: (event.played == Venue::Boards && !event.teams).then(|| PencilHolder::of(table, me)),
            },
        }
    }
}

/// A player's own table: the one thing that matters to them.
#[component]
pub(crate) fn OwnTable(visit: EventVisit) -> impl IntoView {
    let mine =
        Memo::new(move |_| visit.me().map(|me| visit.read(|event| Situation::of(event, &me))).unwrap_or_default());
    let shown = move || {
        match mine.get() {
        Situation::Nothing => None,
        Situation::Left => Some(view! { <p class="event-now">{t!("event-you-left")}</p> <ComeBack visit/> }.into_any()),
        Situation::Waits => Some(view! { <p class="event-now">{t!("event-next-round")}</p> <p>{t!("event-keep-open")}</p> }.into_any()),
        Situation::Bye => Some(view! { <p class="event-now">{t!("event-my-bye")}</p> }.into_any()),
        Situation::Played { table, points } => {
            Some(view! { <p class="event-now">{t!("event-my-points", table = table, points = points)}</p> <p>{t!("event-keep-open")}</p> }.into_any())
        }
        Situation::Sits { table, others, bots, here, pencil } => Some(
            view! {
                <div class="event-seat">
                    <span class="event-seat-number" aria-hidden="true">{table}</span>
                    <div>
                        <p class="event-now">{t!("event-my-table", table = table)}</p>
                        <p>{if visit.read(|event| event.teams) { t!("event-against", team = others.join(", ")) } else { companions(&others, bots) }}</p>
                    </div>
                </div>
                <RoundClock visit/>
                {here.then(|| view! { <ToTable visit/> })}
                {pencil.map(|pencil| view! { <KeepScore visit table pencil/> })}
                <AskSteward visit table/>
            }
            .into_any(),
        ),
    }
    };
    move || {
        (mine.get() != Situation::Nothing).then(
            || view! { <section class="event-box event-my-table" aria-label=t!("event-your-table")>{shown} <RefusalNote visit/></section> },
        )
    }
}

/// The names of the other players at the table.
fn companions(others: &[String], bots: usize) -> String {
    match (others.is_empty(), bots) {
        (false, 0) => t!("event-with", names = lang::list(others)),
        (false, bots) => t!("event-with-bots", names = others.join(", "), count = bots),
        (true, 0) => String::new(),
        (true, bots) => t!("event-with-only-bots", count = bots),
    }
}

/// The button of a player who left and wants to come back.
#[component]
fn ComeBack(visit: EventVisit) -> impl IntoView {
    let come = move |_| {
        let Some(me) = untrack(|| visit.me()) else { return };
        if let Some(command) = untrack(|| visit.read(|event| event.comeback(&me))) {
            visit.ask(command);
        }
    };
    view! { <button class="primary big" disabled=visit.busy on:click=come>{move || t!("event-come-back")}</button> }
}

/// Takes the seat and opens the table.
#[component]
fn ToTable(visit: EventVisit) -> impl IntoView {
    let navigate = use_navigate();
    let go = move |_| {
        let (event, navigate) = (visit.event(), navigate.clone());
        visit.busy_with(async move { api::seat(&event).await }, move |table| {
            navigate(&format!("/t/{table}"), NavigateOptions::default());
        });
    };
    view! { <button class="primary big event-to-table" disabled=visit.busy on:click=go>{move || t!("event-to-table")}</button> }
}

/// A form for a question that the table cannot settle, and the answers to earlier ones.
#[component]
pub(super) fn AskSteward(visit: EventVisit, table: usize) -> impl IntoView {
    let visit = visit.at("ask", table);
    let typed = RwSignal::new(String::new());
    let event = Memo::new(move |_| visit.read(|event| !event.teams));
    let asked = Memo::new(move |_| {
        let all = visit.read(questions);
        all.into_iter().filter(|(_, question)| question.table == table).collect::<Vec<_>>()
    });
    let ask = move |text: String| visit.ask_then(PartyCommand::Ask { table, text }, move |()| typed.set(String::new()));
    let (label, button) = (Signal::derive(|| t!("event-ask")), Signal::derive(|| t!("event-ask-button")));
    view! {
        <Show when=move || event.get()>
            <details class="event-ask">
                <summary>{move || t!("event-ask-title")}</summary>
                <LineForm id="event-question" class="join" label button typed done=ask/>
                <RefusalNote visit/>
            </details>
            <ul class="event-questions">
                {move || asked.get().into_iter().map(|(_, question)| view! {
                    <li>{question.text} " " <strong>{question.ruling.unwrap_or_else(|| t!("event-ask-waits"))}</strong></li>
                }).collect_view()}
            </ul>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::{party, tournament};

    #[test]
    fn a_guest_waits_then_sits_then_has_played() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        assert_eq!(Situation::of(&event.outline(), "Anna"), Situation::Waits);
        event.ask_text("round bots");
        event.ask_text("join Cem");
        let sits = |pencil| Situation::Sits {
            table: 1,
            others: vec!["Bo".to_owned()],
            bots: 2,
            here: false,
            pencil: Some(pencil),
        };
        assert_eq!(Situation::of(&event.outline(), "Anna"), sits(PencilHolder::Nobody));
        event.ask_text("scorekeeper 1 Bo");
        assert_eq!(Situation::of(&event.outline(), "Anna"), sits(PencilHolder::Other("Bo".to_owned())));
        event.ask_text("scorekeeper 1 Anna");
        assert_eq!(Situation::of(&event.outline(), "Anna"), sits(PencilHolder::Mine));
        assert_eq!(
            Situation::of(&event.outline(), "Cem"),
            Situation::Waits,
            "a late guest plays from the next round on"
        );
        event.ask_text("result 1 Anna 5, Bo 7");
        assert_eq!(Situation::of(&event.outline(), "Bo"), Situation::Played { table: 1, points: 7 });
        event.ask_text("leave Bo");
        assert_eq!(Situation::of(&event.outline(), "Bo"), Situation::Left);
        event.ask_text("join Bo");
        assert_eq!(Situation::of(&event.outline(), "Bo"), Situation::Played { table: 1, points: 7 });
        event.ask_text("finish");
        assert_eq!(Situation::of(&event.outline(), "Bo"), Situation::Nothing, "there is nothing to come back to");
    }

    #[test]
    fn a_team_that_went_home_comes_back_as_it_entered() {
        let mut tournament = tournament(3);
        for team in ["Lions: Anna, Bo", "Tigers: Cem, Di"] {
            tournament.ask_text(format!("team {team}"));
        }
        tournament.ask_text("withdraw Lions");
        assert_eq!(Situation::of(&tournament.outline(), "Lions"), Situation::Left);
        tournament.ask(tournament.outline().comeback("Lions").expect("it is known"));
        assert_eq!(Situation::of(&tournament.outline(), "Lions"), Situation::Waits);
    }

    #[test]
    fn a_team_can_have_a_bye() {
        let mut tournament = tournament(3);
        for team in ["Lions: Anna, Bo", "Tigers: Cem, Di", "Bears: Eva, Fay"] {
            tournament.ask_text(format!("team {team}"));
        }
        tournament.ask_text("draw");
        let byes =
            ["Lions", "Tigers", "Bears"].map(|team| Situation::of(&tournament.outline(), team) == Situation::Bye);
        assert_eq!(byes.iter().filter(|bye| **bye).count(), 1);
    }

    #[test]
    fn the_other_players_are_named() {
        let names = ["Bo".to_owned(), "Cem".to_owned()];
        assert_eq!(companions(&names, 0), "With Bo and Cem.");
        assert_eq!(companions(&names, 1), "With Bo, Cem and one bot.");
        assert_eq!(companions(&[], 3), "With 3 bots.");
    }
}
