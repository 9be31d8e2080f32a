//! How long somebody stays logged in, with a clock that is moved by hand.

use kee_game::WallTime;
use kee_server::{App, Library, Settings, SystemWorld, World, hub::Hub, serve, store::MemoryStore};
use serde_json::json;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::{net::TcpListener, runtime::Runtime};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The system's chance and our own time.
struct SlowWorld(AtomicU64);

impl World for SlowWorld {
    fn now(&self) -> WallTime {
        WallTime::from_millis(self.0.load(Ordering::SeqCst))
    }

    fn fill(&self, bytes: &mut [u8]) {
        SystemWorld.fill(bytes);
    }
}

/// What the server answers to `GET /api/me`: the status, and the cookie if it gives another one.
fn me(host: &str, session: &str) -> (u16, Option<String>) {
    let request = ureq::get(format!("http://{host}/api/me")).header("cookie", session);
    let response = request.config().http_status_as_error(false).build().call().expect("an answer");
    (response.status().as_u16(), cookie(&response))
}

fn cookie<B>(response: &ureq::http::Response<B>) -> Option<String> {
    Some(response.headers().get("set-cookie")?.to_str().expect("a text").to_owned())
}

#[test]
fn a_session_lasts_thirty_days_from_the_last_visit() {
    let runtime = Runtime::new().expect("a runtime");
    let world = Arc::new(SlowWorld(AtomicU64::new(1_700_000_000_000)));
    let library = Library::new("none", |_| None);
    let hub = Hub::new(Arc::new(MemoryStore::new()), library, world.clone(), Settings::default(), None);
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
    let host = listener.local_addr().expect("an address").to_string();
    runtime.spawn(serve(App::new(hub), listener, std::future::pending()));
    let account = json!({"name": "Anna", "password": "correct horse battery"});
    let response = ureq::post(format!("http://{host}/api/accounts")).send_json(account).expect("an account");
    let given = cookie(&response).expect("a cookie");
    let session = given.split(';').next().expect("the first part");

    let days = |count: u64| world.0.fetch_add(count * DAY, Ordering::SeqCst);
    assert_eq!(me(&host, session), (200, None), "it is new");
    days(1);
    let renewed = me(&host, session);
    assert_eq!(renewed, (200, Some(given.clone())), "the same cookie for longer");
    assert_eq!(me(&host, session), (200, None), "once a day is enough");
    days(29);
    assert_eq!(me(&host, session), (200, Some(given.clone())));
    days(30);
    assert_eq!(me(&host, session), (401, None), "nobody came for thirty days");
}
