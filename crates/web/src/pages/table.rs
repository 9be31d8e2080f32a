use super::named;
use crate::{
    api, keep, link,
    session::{Connection, Session},
    table::TableRoom,
};
use futures::FutureExt;
use kee_game::Seat;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of a table on a server.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let params = use_params_map();
    move || {
        let table = named(&params.read(), "table");
        let here = StoredValue::new(table.clone());
        let (session, to_send) = Session::new();
        let list = move |()| async move { api::actions(&here.try_get_value()?).await.ok() }.boxed_local();
        session.list.set(Some(Callback::new(list)));
        leptos::task::spawn_local(async move {
            if let Err(no) = come(&table).await {
                session.connection.set(Connection::Over(no.refusal()));
                return;
            }
            let pass = table.clone();
            link::table::run(session, table, move || keep::pass(&pass).map(|pass| pass.token), to_send).await;
        });
        Effect::new(move |_| {
            // Nothing is known before the first answer, and a player who got up is no longer at the table.
            if let Some(you) = session.you.get() {
                here.with_value(|table| keep::visit(table, you.viewer.seat().map(Seat::index)));
            }
        });
        let replay = Signal::derive(move || {
            let number = session.view.with(|view| view.as_ref().map(|view| view.game_number))?;
            Some(format!("/t/{}/games/{number}", here.with_value(Clone::clone)))
        });
        view! { <TableRoom session table=Signal::derive(move || Some(here.with_value(Clone::clone))) replay/> }
    }
}

/// Comes to the table, unless this browser has been there. Only permanent refusals are errors: if the server cannot be
/// reached, the socket retries.
async fn come(table: &str) -> Result<(), api::RequestRefusal> {
    let came = if keep::pass(table).is_some() {
        api::look(table).await.map(drop)
    } else {
        api::join(table).await.map(|joined| keep::keep_pass(joined.table, joined.keys))
    };
    match came {
        Err(no) if no.code == "server/no_such_table" => Err(no),
        _ => Ok(()),
    }
}
