use super::gathering::NextStep;
use crate::{session::Session, t, ui::Standings};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// The next game is at this table, or wherever the event has one seat.
fn next(session: Session, event: Option<String>) -> AnyView {
    match event {
        Some(event) => {
            view! { <p><A href=format!("/e/{event}") attr:class="button primary">{t!("event-back")}</A></p> }.into_any()
        }
        None => view! { <NextStep session/> }.into_any(),
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
) -> impl IntoView {
    let outcome = Memo::new(move |_| {
        session.view.with(|view| {
            view.as_ref().filter(|view| matches!(view.phase, Phase::Over | Phase::Closed))?.outcome.clone()
        })
    });
    move || {
        let outcome = outcome.get()?;
        let names = session.names();
        let game =
            session.info.with_untracked(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default();
        let ending = crate::lang::say_if_known(&format!("{game}-ending-{}", outcome.ending), &[]);
        Some(view! {
            <section class="over" aria-label=t!("log-finished")>
                <h2>{t!("log-finished")}</h2>
                {ending.map(|ending| view! { <p>{ending}</p> })}
                <Standings outcome names=Signal::stored(names)/>
                {next(session, event.get())}
                {replay.get().map(|replay| view! { <p><A href=replay attr:class="button">{t!("replay-open")}</A></p> })}
            </section>
        })
    }
}
