use super::named;
use crate::{
    browser, catalogue,
    challenge::{
        DayLinks, Leaderboard, NameForm, PlayAttempt, PlayButton, PlayProgress, PlayableChallenge, ShareChallenge, api,
        submit_all,
    },
    t,
    table::{option_name, preset_meaning, value_name},
    ui::{Art, MissingPage, copy_link, title_page},
};
use kee_wire::ChallengeView;
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};

/// The field with the link.
const LINK: &str = "challenge-link";

/// A challenge with its leaderboard.
#[component]
pub(crate) fn ChallengePage() -> impl IntoView {
    let params = use_params_map();
    let link = Memo::new(move |_| named(&params.read(), "challenge"));
    let board = LocalResource::new(move || {
        let link = link.get();
        async move {
            // Games finished offline are submitted before the leaderboard is shown.
            submit_all().await;
            api::look(&link).await
        }
    });
    move || {
        match board.get() {
        None => view! { <p class="loading">{t!("wait")}</p> }.into_any(),
        Some(Ok(board)) => view! { <ChallengeContent board/> }.into_any(),
        Some(Err(no)) => view! {
            <MissingPage why=no.shown()><A href="/daily" attr:class="button">{move || t!("challenge-daily")}</A></MissingPage>
        }
        .into_any(),
    }
    }
}

#[component]
fn ChallengeContent(board: ChallengeView) -> impl IntoView {
    let playable = PlayableChallenge::from(&board);
    let (name, game, daily) = (playable.of.name.clone(), board.game.clone(), board.kind.is_some());
    let (address, titled) = (playable.address(), name.clone());
    title_page(move || titled.clone());
    let about = catalogue::about(&board.game);
    let preset = about.and_then(|about| about.presets.iter().find(|preset| preset.name == board.preset));
    let set = board.set.clone();
    let options = move || {
        let each = set.iter().filter_map(|(key, value)| {
            let option = about?.options.iter().find(|option| option.key == key)?;
            Some(format!("{}: {}", option_name(about?.id, option), value_name(about?.id, option, value)))
        });
        each.collect::<Vec<_>>().join("; ")
    };
    let played = board.you.is_some();
    let best = board.you.as_ref().map(|you| (you.best, you.line.score));
    let day = board.kind.zip(board.date);
    let attempt = PlayAttempt::new();
    let invited = RwSignal::new(false);
    let link = format!("{}{address}", browser::origin());
    let invite = {
        let link = link.clone();
        move |_| {
            let link = link.clone();
            leptos::task::spawn_local(async move {
                if browser::can_share() {
                    browser::share(&link).await;
                } else {
                    invited.try_set(copy_link(&link, LINK).await);
                }
            });
        }
    };
    let shared = board.clone();
    let shown_game = game.clone();
    view! {
        <main class="page challenge">
            <p><A href="/daily">{move || t!("challenge-daily")}</A></p>
            <header class="challenge-head">
                <Art game=game/>
                <div>
                    <h1>{name}</h1>
                    <p>{move || preset.map(|preset| preset_meaning(&shown_game, preset.name))}</p>
                    <p class="muted">{options}</p>
                    <p class="muted">{move || if daily { t!("challenge-first-counts") } else { t!("challenge-best-counts") }}</p>
                    {best.filter(|(best, counts)| best != counts).map(|(best, _)| view! { <p>{move || t!("challenge-best", best = best)}</p> })}
                    <PlayProgress attempt/>
                    <NameForm/>
                    <div class="card-ways">
                        <PlayButton playable played attempt big=true/>
                        <button class="big" on:click=invite>{move || if invited.get() { t!("copied") } else { t!("challenge-invite") }}</button>
                    </div>
                    <p><label>{move || t!("challenge-link")} " " <input id=LINK class="challenge-link" readonly prop:value=link/></label></p>
                </div>
            </header>
            <section>
                <h2>{move || t!("challenge-board")}</h2>
                {day.map(|(kind, date)| view! { <DayLinks kind date/> })}
                <Leaderboard board/>
            </section>
            <ShareChallenge board=shared/>
        </main>
    }
}
