use crate::{
    browser, catalogue,
    challenge::{
        DayBefore, NameForm, PlayAttempt, PlayButton, PlayProgress, PlayableChallenge, api, day, kind_name, local_days,
        submit_all,
    },
    keep::BookmarkKind,
    t,
    table::time_left,
    ui::{Art, FoundAgain, tick, title_page},
};
use kee_event::{
    Date,
    challenge::{DailyKind, Streak},
};
use kee_game::WallTime;
use kee_wire::{DailyBoard, DailyBoards};
use leptos::prelude::*;
use leptos_router::components::A;
use std::time::Duration;

/// The time to wait before asking for a new day's boards again.
const PATIENCE: Duration = Duration::from_secs(20);

/// The boards of the day, the same for all.
#[component]
pub(crate) fn Daily() -> impl IntoView {
    title_page(|| t!("challenge-daily"));
    let offline = RwSignal::new(false);
    let attempt = PlayAttempt::new();
    let asked = StoredValue::new(WallTime::ZERO);
    let boards = LocalResource::new(move || async move {
        asked.set_value(browser::now());
        // Games finished offline are submitted before the leaderboards are shown.
        submit_all().await;
        let daily = api::daily().await;
        offline.set(daily.is_err());
        daily.unwrap_or_else(|_| local_days(browser::now()))
    });
    // New boards appear at midnight by the server's clock, which may be behind this one.
    Effect::new(move |_| {
        let until = boards.with(|daily| daily.as_ref().map(|daily| daily.until));
        tick();
        let now = browser::now();
        if until.is_some_and(|until| now >= until) && now >= asked.get_value().plus(PATIENCE) {
            boards.refetch();
        }
    });
    let shown = move || {
        let DailyBoards { date, until, boards } = boards.get()?;
        let left = move || {
            tick();
            time_left(until.since(browser::now()))
        };
        let new_here = boards.iter().all(|board| board.streak.longest == 0);
        let cards = boards.into_iter().map(|board| view! { <DailyCard board date attempt/> });
        Some(view! {
            <p>{move || day(date)} " · " {move || t!("challenge-next", time = left())}</p>
            {new_here.then(|| view! { <p class="muted">{move || t!("challenge-streak-none")}</p> })}
            <ul class="challenge-cards">{cards.collect_view()}</ul>
            <DayBefore date/>
        })
    };
    view! {
        <main class="page page-filling">
            <h1>{move || t!("challenge-daily")}</h1>
            <p class="muted">{move || t!("challenge-daily-sentence")}</p>
            <p role="status">{move || offline.get().then(|| t!("challenge-offline"))}</p>
            <PlayProgress attempt/>
            <NameForm/>
            {move || shown().map_or_else(|| view! { <p class="loading">{t!("wait")}</p> }.into_any(), IntoAny::into_any)}
            <FoundAgain what=BookmarkKind::Challenges/>
        </main>
    }
}

#[component]
fn DailyCard(board: DailyBoard, date: Date, attempt: PlayAttempt) -> impl IntoView {
    let kind = board.kind;
    let playable = PlayableChallenge::daily(kind, date);
    let (game, address) = (playable.game.clone(), playable.address());
    let title = move || t!(kind_name(kind));
    let goal = catalogue::about(kind.game()).and_then(|about| about.goal(kind.preset())).unwrap_or_default();
    let (you, players, streak) = (board.you.clone(), board.players, board.streak);
    let stands = move || match &you {
        Some(you) => t!("challenge-you-stand", score = you.score, place = you.place, players = players),
        None => t!("challenge-players", count = players),
    };
    let leads = board.leader.filter(|leader| !leader.you);
    let played = board.you.is_some();
    let how = move || match kind {
        DailyKind::KeesdrowRounds => t!("challenge-keesdrow-rounds-how"),
        DailyKind::KeesdrowTimed => t!("challenge-keesdrow-timed-how"),
        DailyKind::KeywordSolitaire => t!("challenge-keyword-solitaire-how", goal = goal),
    };
    view! {
        <li class="challenge-card">
            <Art game/>
            <h2>{title}</h2>
            <p>{how}</p>
            <p class="challenge-stands">{stands}</p>
            {leads.map(|leader| view! { <p>{move || t!("challenge-leads", name = &leader.name, score = leader.score)}</p> })}
            <p class="challenge-streak">{move || words_of(streak)}</p>
            <div class="card-ways">
                <PlayButton playable played attempt which=Signal::derive(title)/>
                <A href=address attr:class="button" attr:aria-label=move || format!("{}: {}", t!("challenge-board"), title())>{move || t!("challenge-board")}</A>
            </div>
        </li>
    }
}

/// The streak, in days, if there ever was one.
fn words_of(Streak { current, longest }: Streak) -> Option<String> {
    (longest > 0).then(|| t!("challenge-streak", current = current, longest = longest))
}
