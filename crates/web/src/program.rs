//! The program itself: the browser stores it so that it opens offline, and fetches it again when there is a newer one.

use crate::{browser, build::BuildFiles};
use gloo_net::http::Request;
use gloo_storage::{SessionStorage, Storage};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::RequestCache;

/// Lets the browser store the program. Only pages over HTTPS may.
pub(crate) fn keep() {
    if !browser::window().is_secure_context() {
        return;
    }
    let registered = browser::window().navigator().service_worker().register("/sw.js");
    spawn_local(async move {
        // If it may not be stored, the program needs a network every time; that is all.
        let _ = JsFuture::from(registered).await;
    });
}

/// The key under which this window notes the build it was reloaded for.
const RELOADED: &str = "kee.reloaded";

/// Reloads the page if the server has another build of the program. Nothing is lost: every move is stored, there or
/// here.
pub(crate) async fn reload_if_old() {
    let here = BuildFiles::here().id;
    let Ok(answer) = Request::get("/build.json").cache(RequestCache::NoStore).send().await else { return };
    let Ok(BuildFiles { id: there, .. }) = answer.json().await else { return };
    // Once for every build: a cache that still serves the old page would cause an endless loop.
    let tried: Option<String> = SessionStorage::get(RELOADED).ok();
    if there != here && tried.as_ref() != Some(&there) && SessionStorage::set(RELOADED, &there).is_ok() {
        // If reloading fails, the page stays as it is.
        let _ = browser::window().location().reload();
    }
}
