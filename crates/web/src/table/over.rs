use super::{gathering::NextStep, result::ending};
use crate::{session::Session, t, ui::Standings};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// The next game is at this table, unless it is closed, or wherever the event has one seat.
fn next(session: Session, event: Option<String>, closed: bool, beside: bool) -> AnyView {
    match event {
        Some(event) => {
            view! { <p><A href=format!("/e/{event}") attr:class="button primary">{t!("event-back")}</A></p> }.into_any()
        }
        None if closed => view! { <p>{t!("log-closed")}</p> }.into_any(),
        None => view! { <NextStep session beside/> }.into_any(),
    }
}

/// After a game: who came in where, another one, and a look back.
#[component]
pub(crate) fn Over(
    session: Session,
    #[prop(into)] replay: Signal<Option<String>>,
    /// The event whose table it is.
    #[prop(into)]
    event: Signal<Option<String>>,
    /// How it compares with one's best, for whoever plays alone.
    best: Signal<Option<String>>,
    /// Whether another game is not what comes next.
    beside: bool,
) -> impl IntoView {
    let ended = Memo::new(move |_| {
        session.view.with(|view| {
            let view = view.as_ref().filter(|view| matches!(view.phase, Phase::Over | Phase::Closed))?;
            Some((view.outcome.clone()?, view.phase == Phase::Closed))
        })
    });
    move || {
        let (outcome, closed) = ended.get()?;
        let names = session.names();
        let game =
            session.info.with_untracked(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default();
        Some(view! {
            <section class="over" aria-label=t!("log-finished")>
                <h2>{ending(&game, &outcome.ending)}</h2>
                <Standings outcome names=Signal::stored(names)/>
                {move || best.get().map(|best| view! { <p class="best">{best}</p> })}
                {next(session, event.get(), closed, beside)}
                {replay.get().map(|replay| view! { <p><A href=replay attr:class="button">{t!("replay-open")}</A></p> })}
            </section>
        })
    }
}
