use crate::{browser, catalogue, keep, session::Session, t, ui::Icon};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// One line at the first table of a game: it can be learnt on the board. It is gone for good once it is dismissed or the
/// lesson is done.
#[component]
pub(crate) fn LessonOffer(session: Session) -> impl IntoView {
    let dismissed = RwSignal::new(false);
    let offered = Memo::new(move |_| {
        let playing = session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing));
        let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone()))?;
        let about = catalogue::about(&game).filter(|about| !about.toy)?;
        let wanted = playing && session.seat().is_some() && !dismissed.get();
        (wanted && keep::offers_lesson(&game, &browser::path())).then_some((about.id, about.title))
    });
    move || {
        let (game, title) = offered.get()?;
        let dismiss = move |_| {
            keep::dismiss_lesson(game);
            dismissed.set(true);
        };
        Some(view! {
            <p class="toast lesson-offer">
                <A href=format!("/learn/{game}/lesson") attr:target="_blank">{t!("lesson-offer", game = title)}</A>
                <button class="quiet icon-only" aria-label=t!("lesson-offer-no") title=t!("lesson-offer-no") on:click=dismiss><Icon name="close"/></button>
            </p>
        })
    }
}
