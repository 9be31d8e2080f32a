use super::desk::{CoachRemark, LessonDesk};
use crate::{
    browser,
    build::BuildFiles,
    catalogue, keep, lang,
    make::start_quick_game,
    pages::NotFound,
    t,
    table::{TableSkeleton, TableStage},
    ui::{Icon, title_page},
    you::SoundButton,
};
use kee_game::{LessonStep, lesson_steps};
use kee_games::About;
use leptos::prelude::*;
use leptos_router::{
    NavigateOptions,
    components::A,
    hooks::{use_navigate, use_params_map},
};

/// The lesson of one game, on its board.
#[component]
pub(crate) fn LessonPage() -> impl IntoView {
    let params = use_params_map();
    move || match catalogue::about(&params.read().get("game").unwrap_or_default()) {
        Some(about) => view! { <Lesson about/> }.into_any(),
        None => NotFound().into_any(),
    }
}

#[component]
fn Lesson(about: &'static About) -> impl IntoView {
    title_page(move || t!("lesson-title", game = about.title));
    let steps = LocalResource::new(move || {
        let language = lang::spoken();
        async move { fetch_steps(about.id, &language).await }
    });
    let shown = move || match steps.get() {
        None => view! { <main class="board-side"><TableSkeleton/></main> }.into_any(),
        Some(steps) if steps.is_empty() => {
            view! { <main class="page"><p role="alert">{t!("refused-offline")}</p></main> }.into_any()
        }
        Some(steps) => view! { <Steps about desk=LessonDesk::new(about.id, steps)/> }.into_any(),
    };
    view! {
        <div class="lesson">
            <header class="bar">
                <A href=format!("/learn/{}", about.id) attr:class="home-link" attr:aria-label=move || t!("lesson-leave")><Icon name="close"/></A>
                <h1>{move || t!("lesson-title", game = about.title)}</h1>
                <SoundButton/>
            </header>
            {shown}
        </div>
    }
}

/// The lesson in this language, or in English if the game has none in it; empty if it cannot be fetched.
async fn fetch_steps(game: &str, language: &str) -> Vec<LessonStep> {
    let mut lessons = BuildFiles::here().lessons.remove(game).unwrap_or_default();
    let Some(address) = lessons.remove(language).or_else(|| lessons.remove("en")) else { return Vec::new() };
    let Ok(answer) = gloo_net::http::Request::get(&address).send().await else { return Vec::new() };
    answer.text().await.map(|text| lesson_steps(&text)).unwrap_or_default()
}

#[component]
fn Steps(about: &'static About, desk: LessonDesk) -> impl IntoView {
    let at = desk.at();
    // A room starts afresh with every step: nothing that was picked in the last one is left.
    let room = move || {
        desk.number.track();
        view! { <TableStage at/> }
    };
    view! {
        <main class="lesson-table">
            <Coach about desk/>
            <div class="board-side"><Show when=move || at.info.with(Option::is_some) fallback=|| view! { <TableSkeleton/> }>{room}</Show></div>
        </main>
    }
}

/// The task, the result, and the next step.
#[component]
fn Coach(about: &'static About, desk: LessonDesk) -> impl IntoView {
    Effect::new(move |_| {
        desk.number.track();
        if desk.is_done() {
            request_animation_frame(|| browser::focus("lesson-next"));
        }
    });
    let tone = move || match desk.remark.get() {
        CoachRemark::Task => "coach",
        CoachRemark::Advice | CoachRemark::Refusal(_) => "coach coach-advises",
        CoachRemark::Praise => "coach coach-praises",
    };
    let next = move |_| {
        desk.go_to(desk.number.get_untracked() + 1);
        request_animation_frame(|| browser::focus("coach-title"));
    };
    let (busy, trouble) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let navigate = use_navigate();
    let play = Callback::new(move |()| {
        // Repeated taps make one table.
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        trouble.set(None);
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            let strength = keep::strength(about.id).unwrap_or(About::DEFAULT_LEVEL);
            match start_quick_game(about, strength).await {
                Ok(table) => navigate(&table, NavigateOptions::default()),
                Err(no) => {
                    trouble.set(Some(no.told()));
                    busy.set(false);
                }
            }
        });
    });
    let count = move || t!("lesson-step", number = desk.number.get() + 1, count = desk.count());
    let ways = move || {
        match (desk.is_done(), desk.is_last()) {
        (false, _) => view! {
            <button class="quiet" aria-disabled=move || desk.busy.get().to_string() on:click=move |_| desk.demonstrate()>{t!("lesson-show")}</button>
        }
        .into_any(),
        (true, false) => view! {
            <button class="primary" id="lesson-next" on:click=next>{t!("lesson-next")}</button>
        }
        .into_any(),
        (true, true) => view! {
            <button class="primary" id="lesson-next" class:busy=busy aria-busy=move || busy.get().to_string() on:click=move |_| play.run(())>
                {t!("learn-play", game = about.title)}
            </button>
            <A href=format!("/new/{}", about.id) attr:class="button">{t!("lesson-invite")}</A>
        }
        .into_any(),
    }
    };
    let dots = (0..desk.count()).map(|number| {
        let done = move || number < desk.number.get() || (number == desk.number.get() && desk.is_done());
        view! { <i class:done=done class:here=move || number == desk.number.get()></i> }
    });
    view! {
        <section class=tone aria-labelledby="coach-title" aria-describedby="coach-said">
            <p class="coach-count"><span class="coach-dots" aria-hidden="true">{dots.collect_view()}</span> {count}</p>
            <h2 id="coach-title" tabindex="-1">{move || desk.title()}</h2>
            <p class="coach-said" id="coach-said">{move || emphasised(&desk.said())}</p>
            <div class="coach-ways">{ways}</div>
            <p class="refused" role="alert">{trouble}</p>
        </section>
    }
}

/// A text in which `**words**` are emphasised.
fn emphasised(text: &str) -> impl IntoView + use<> {
    let part = |(number, part): (usize, &str)| {
        let part = part.to_owned();
        if number % 2 == 1 { view! { <strong>{part}</strong> }.into_any() } else { part.into_any() }
    };
    text.split("**").enumerate().map(part).collect_view()
}
