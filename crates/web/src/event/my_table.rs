use super::{
    Refused, RoundClock, Visit, api,
    questions::questions,
    result_form::{KeepScore, Pencil},
};
use crate::{lang, t, ui::Line};
use kee_event::{
    EventCommand, Played,
    party::PartyCommand,
    tournament::{NewTeam, TournamentCommand, TournamentView},
};
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// What somebody who plays has to do now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Mine {
    /// They do not play.
    #[default]
    Nothing,
    /// They went home, and may come back.
    Left,
    /// The first round, or the next one, was not laid yet.
    Waits,
    /// Their team has no table in this round.
    Bye,
    /// They sit here, with these.
    Sits { table: usize, others: Vec<String>, bots: usize, here: bool, pencil: Option<Pencil> },
    /// The table is done, with this score.
    Played { table: usize, points: i64 },
}

impl Mine {
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
                here: event.played == Played::Here,
                pencil: (event.played == Played::Boards && !event.teams).then(|| Pencil::of(table, me)),
            },
        }
    }
}

/// The one thing that matters to somebody who plays: their table.
#[component]
pub(crate) fn MyTable(visit: Visit) -> impl IntoView {
    let mine = Memo::new(move |_| visit.me().map(|me| visit.read(|event| Mine::of(event, &me))).unwrap_or_default());
    let shown = move || {
        match mine.get() {
        Mine::Nothing => None,
        Mine::Left => Some(view! { <p class="event-now">{t!("event-you-left")}</p> <ComeBack visit/> }.into_any()),
        Mine::Waits => Some(view! { <p class="event-now">{t!("event-next-round")}</p> }.into_any()),
        Mine::Bye => Some(view! { <p class="event-now">{t!("event-my-bye")}</p> }.into_any()),
        Mine::Played { table, points } => {
            Some(view! { <p class="event-now">{t!("event-my-points", table = table, points = points)}</p> }.into_any())
        }
        Mine::Sits { table, others, bots, here, pencil } => Some(
            view! {
                <p class="event-now">{t!("event-my-table", table = table)}</p>
                <p>{if visit.read(|event| event.teams) { t!("event-against", team = others.join(", ")) } else { with(&others, bots) }}</p>
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
        (mine.get() != Mine::Nothing).then(
            || view! { <section class="event-box event-my-table" aria-label=t!("event-your-table")>{shown} <Refused visit/></section> },
        )
    }
}

/// Whom one plays with.
fn with(others: &[String], bots: usize) -> String {
    match (others.is_empty(), bots) {
        (false, 0) => t!("event-with", names = lang::list(others)),
        (false, bots) => t!("event-with-bots", names = others.join(", "), count = bots),
        (true, 0) => String::new(),
        (true, bots) => t!("event-with-only-bots", count = bots),
    }
}

/// Who went home thinks better of it.
#[component]
fn ComeBack(visit: Visit) -> impl IntoView {
    let come = move |_| {
        let Some(me) = untrack(|| visit.me()) else { return };
        let team = untrack(|| visit.of_tournament(|view| back_with(view, &me)));
        let guest = || me.parse().ok().map(|name| PartyCommand::Come(name).into());
        if let Some(command) = team.or_else(guest) {
            visit.ask(command);
        }
    };
    view! { <button class="primary big" disabled=visit.busy on:click=come>{move || t!("event-come-back")}</button> }
}

/// A team comes back as it entered.
fn back_with(view: &TournamentView, team: &str) -> Option<EventCommand> {
    let (name, players) = view.teams.iter().find(|(name, _)| name.as_str() == team)?.clone();
    Some(TournamentCommand::Team(NewTeam { name, players }).into())
}

/// Takes the seat and opens the table.
#[component]
fn ToTable(visit: Visit) -> impl IntoView {
    let navigate = use_navigate();
    let go = move |_| {
        let (event, navigate) = (visit.event(), navigate.clone());
        visit.busy_with(async move { api::seat(&event).await }, move |table| {
            navigate(&format!("/t/{table}"), NavigateOptions::default());
        });
    };
    view! { <button class="primary big event-to-table" disabled=visit.busy on:click=go>{move || t!("event-to-table")}</button> }
}

/// Raising a question that a table cannot settle by itself, and what was said to those before.
#[component]
pub(super) fn AskSteward(visit: Visit, table: usize) -> impl IntoView {
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
                <Line id="event-question" class="join" label button typed done=ask/>
                <Refused visit/>
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
    fn a_guest_waits_sits_and_has_played() {
        let mut event = party();
        event.ask("join Anna, Bo");
        assert_eq!(Mine::of(&event.outline(), "Anna"), Mine::Waits);
        event.ask("lay bots");
        event.ask("join Cem");
        let sits =
            |pencil| Mine::Sits { table: 1, others: vec!["Bo".to_owned()], bots: 2, here: false, pencil: Some(pencil) };
        assert_eq!(Mine::of(&event.outline(), "Anna"), sits(Pencil::Nobody));
        event.ask("scorekeeper 1 Bo");
        assert_eq!(Mine::of(&event.outline(), "Anna"), sits(Pencil::Other("Bo".to_owned())));
        event.ask("scorekeeper 1 Anna");
        assert_eq!(Mine::of(&event.outline(), "Anna"), sits(Pencil::Mine));
        assert_eq!(Mine::of(&event.outline(), "Cem"), Mine::Waits, "who comes late plays from the next round on");
        event.ask("result 1 Anna 5, Bo 7");
        assert_eq!(Mine::of(&event.outline(), "Bo"), Mine::Played { table: 1, points: 7 });
        event.ask("leave Bo");
        assert_eq!(Mine::of(&event.outline(), "Bo"), Mine::Left);
        event.ask("join Bo");
        assert_eq!(Mine::of(&event.outline(), "Bo"), Mine::Played { table: 1, points: 7 });
        event.ask("finish");
        assert_eq!(Mine::of(&event.outline(), "Bo"), Mine::Nothing, "there is nothing to come back to");
    }

    #[test]
    fn a_team_that_went_home_comes_back_as_it_entered() {
        let mut tournament = tournament(3);
        for team in ["Lions: Anna, Bo", "Tigers: Cem, Di"] {
            tournament.ask(format!("team {team}"));
        }
        tournament.ask("withdraw Lions");
        assert_eq!(Mine::of(&tournament.outline(), "Lions"), Mine::Left);
        let kee_event::KindView::Tournament(view) = tournament.seen().what else { panic!("it is a tournament") };
        tournament.ask(back_with(&view, "Lions").expect("it is known"));
        assert_eq!(Mine::of(&tournament.outline(), "Lions"), Mine::Waits);
    }

    #[test]
    fn a_team_can_have_a_bye() {
        let mut tournament = tournament(3);
        for team in ["Lions: Anna, Bo", "Tigers: Cem, Di", "Bears: Eva, Fay"] {
            tournament.ask(format!("team {team}"));
        }
        tournament.ask("draw");
        let byes = ["Lions", "Tigers", "Bears"].map(|team| Mine::of(&tournament.outline(), team) == Mine::Bye);
        assert_eq!(byes.iter().filter(|bye| **bye).count(), 1);
    }

    #[test]
    fn one_reads_whom_one_plays_with() {
        let names = ["Bo".to_owned(), "Cem".to_owned()];
        assert_eq!(with(&names, 0), "With Bo and Cem.");
        assert_eq!(with(&names, 1), "With Bo, Cem and one bot.");
        assert_eq!(with(&[], 3), "With 3 bots.");
    }
}
