use super::named;
use crate::{
    api, keep, link,
    session::{Connection, Session},
    table::TableFrame,
};
use futures::FutureExt;
use kee_game::Seat;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// The page of a table of a server.
#[component]
pub(crate) fn Table() -> impl IntoView {
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
            // Nothing is known before the first answer, and somebody who got up is not at the table any more.
            if let Some(you) = session.you.get() {
                here.with_value(|table| keep::visit(table, you.viewer.seat().map(Seat::index)));
            }
        });
        let replay = Signal::derive(move || {
            let number = session.view.with(|view| view.as_ref().map(|view| view.game_number))?;
            Some(format!("/t/{}/games/{number}", here.with_value(Clone::clone)))
        });
        view! { <TableFrame session table=Signal::derive(move || Some(here.with_value(Clone::clone))) replay/> }
    }
}

/// Comes to the table, if this browser has not been there. Only what will not change is an error: a server that cannot be
/// reached is tried again with the socket.
async fn come(table: &str) -> Result<(), api::No> {
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
