//! The time that people stay signed in.

use crate::House;
use kee_server::{Library, Settings};
use serde_json::json;

/// The server's answer to `GET /api/me`: the status, and the cookie if it sends a new one.
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
    let house = House::open(1_700_000_000_000, Library::new("none", |_| None), Settings::default());
    let host = &house.host;
    let account = json!({"name": "Anna", "password": "correct horse battery"});
    let response = ureq::post(format!("http://{host}/api/accounts")).send_json(account).expect("an account");
    let given = cookie(&response).expect("a cookie");
    let session = given.split(';').next().expect("the first part");

    assert_eq!(me(host, session), (200, None), "it is new");
    house.days(1);
    let renewed = me(host, session);
    assert_eq!(renewed, (200, Some(given.clone())), "the same cookie for longer");
    assert_eq!(me(host, session), (200, None), "once a day is enough");
    house.days(29);
    assert_eq!(me(host, session), (200, Some(given.clone())));
    house.days(30);
    assert_eq!(me(host, session), (401, None), "nobody came for thirty days");
}
