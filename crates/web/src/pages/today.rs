use crate::{
    browser,
    challenge::{PlayAttempt, PlayButton, PlayableChallenge, api, kind_name, local_days},
    t,
    table::time_left,
    ui::{Art, Icon, tick},
};
use kee_wire::DailyBoards;
use leptos::prelude::*;
use leptos_router::components::A;

/// The boards of the day in short: play, your place, your streak, and the time until the next ones.
#[component]
pub(crate) fn Today(attempt: PlayAttempt) -> impl IntoView {
    // Computed here at once; the results of others are filled in.
    let boards = RwSignal::new(local_days(browser::now()));
    leptos::task::spawn_local(async move {
        if let Ok(daily) = api::daily().await {
            boards.try_set(daily);
        }
    });
    let left = move || {
        tick();
        t!("challenge-next", time = time_left(boards.read().until.since(browser::now())))
    };
    let cards = move || {
        let DailyBoards { date, boards, .. } = boards.get();
        let card = move |board: kee_wire::DailyBoard| {
            let kind = board.kind;
            let playable = PlayableChallenge::daily(kind, date);
            let (game, address) = (playable.game.clone(), playable.address());
            let title = move || t!(kind_name(kind));
            let (played, players, streak) = (board.you.is_some(), board.players, board.streak.current);
            let stands = move || match &board.you {
                Some(you) => t!("challenge-you-stand", score = you.score, place = you.place, players = players),
                None => t!("challenge-players", count = players),
            };
            view! {
                <li class="today-card">
                    <Art game/>
                    <div>
                        <h3><A href=address>{title}</A></h3>
                        <p class="muted">{stands}</p>
                        {(streak > 0).then(|| view! { <p class="streak"><Icon name="crown"/>{move || t!("home-streak", count = streak)}</p> })}
                    </div>
                    <PlayButton playable played attempt which=Signal::derive(title)/>
                </li>
            }
        };
        boards.into_iter().map(card).collect_view()
    };
    view! {
        <section class="today">
            <div class="section-head">
                <h2>{move || t!("challenge-daily")}</h2>
                <span class="muted">{left}</span>
                <A href="/daily">{move || t!("challenge-daily-open")}</A>
            </div>
            <ul class="today-cards">{cards}</ul>
        </section>
    }
}
