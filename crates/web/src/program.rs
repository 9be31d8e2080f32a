//! The program itself: kept by the browser so that it opens without a network, and fetched anew when there is a newer one.

use crate::{browser, build::Build};
use gloo_net::http::Request;
use gloo_storage::{SessionStorage, Storage};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::RequestCache;

/// Lets the browser keep the program. Only pages that came over a safe way may.
pub(crate) fn keep() {
    if !browser::window().is_secure_context() {
        return;
    }
    let registered = browser::window().navigator().service_worker().register("/sw.js");
    spawn_local(async move {
        // Where it may not be kept, the program needs a network every time; that is all.
        let kept = JsFuture::from(registered).await.is_ok();
        let installed = browser::window().match_media("(display-mode: standalone)");
        if kept && installed.ok().flatten().is_some_and(|query| query.matches()) {
            // An installed program keeps everything, even what only some games need.
            let _ = Request::get(&Build::here().words).send().await;
        }
    });
}

/// Where it is noted for which build this window has been loaded again.
const RELOADED: &str = "kee.reloaded";

/// Loads the page again if the server has another build of the program by now. Nothing is lost: all that was played is
/// kept, there or here.
pub(crate) async fn reload_if_old() {
    let here = Build::here().id;
    let Ok(answer) = Request::get("/build.json").cache(RequestCache::NoStore).send().await else { return };
    let Ok(Build { id: there, .. }) = answer.json().await else { return };
    // Once for every build: whoever still gets the old page then would get it again and again.
    let tried: Option<String> = SessionStorage::get(RELOADED).ok();
    if there != here && tried.as_ref() != Some(&there) && SessionStorage::set(RELOADED, &there).is_ok() {
        // If it cannot be loaded the page stays as it is.
        let _ = browser::window().location().reload();
    }
}
