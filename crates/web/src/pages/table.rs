use crate::{api, keep, link, session::Session, table::TableFrame};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of a table of a server.
#[component]
pub(crate) fn Table() -> impl IntoView {
    let params = use_params_map();
    move || {
        let table = params.read().get("table").unwrap_or_default();
        let here = StoredValue::new(table.clone());
        let (session, to_send) = Session::new();
        leptos::task::spawn_local(async move {
            if keep::pass(&table).is_none()
                && let Ok(joined) = api::join(&table).await
                && let Some(token) = joined.token
            {
                keep::set_pass(&table, &keep::Pass { token, recovery: joined.recovery });
            }
            let pass = table.clone();
            link::socket::run(session, table, move || keep::pass(&pass).map(|pass| pass.token), to_send).await;
        });
        Effect::new(move |_| {
            // Nothing is known before the first answer, and somebody who got up is not at the table any more.
            if let Some(you) = session.you.get() {
                here.with_value(|table| keep::visit(table, you.viewer.seat().map(kee_game::Seat::index)));
            }
        });
        let replay = Signal::derive(move || {
            let number = session.view.with(|view| view.as_ref().map(|view| view.game_number))?;
            Some(format!("/t/{}/games/{number}", here.with_value(Clone::clone)))
        });
        view! { <TableFrame session table=Signal::derive(move || Some(here.with_value(Clone::clone))) replay/> }
    }
}
