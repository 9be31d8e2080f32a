//! The client's side of a table's socket.

use kee_game::Viewer;
use kee_wire::{
    Answer, FromClient, Happening, PlayerView, RequestId, TableCommand, TableFollower, TableUpdate, ToClient,
};

fn id(text: &str) -> RequestId {
    text.parse().expect("an id")
}

fn said(json: &str) -> ToClient {
    serde_json::from_str(json).expect("a message")
}

/// A table with one open seat, as a spectator is welcomed there.
fn welcomed() -> TableFollower {
    let mut follower = TableFollower::default();
    let news = follower.hear(said(
        r#"{"type":"welcome","protocol":1,"you":{"viewer":"spectator","host":false,"steward":false},"now":1700000000000,
        "table":{"game":{"id":"chain","rules":1,"options":[],"teams":["1"],"words":null},"house":{}},"number":3,
        "missed":null,"view":{"phase":"gathering","seats":[{"player":"open","ready":false,"left":false,"wins":0,
        "clock":null,"absence":null}],"host":null,"game_number":0,"paused":false,"proposal":null,"commitment":null,
        "seed":null,"outcome":null,"asked":[],"taken_back":0,"may_take_back":false,"game":null}}"#,
    ));
    assert!(matches!(news, TableUpdate::Change { fresh: true, .. }), "{news:?}");
    follower
}

#[test]
fn a_step_changes_the_view() {
    let mut follower = welcomed();
    let news = follower.hear(said(
        r#"{"type":"step","number":4,"at":1700000001000,"happened":[{"kind":"sat","seat":"A","name":"Bo"}],
        "view":{"patch":[{"op":"replace","path":"/seats/0/player","value":{"person":"Bo"}}]}}"#,
    ));
    let TableUpdate::Change { happened, fresh: false } = news else { panic!("{news:?}") };
    let view = follower.view().expect("a view");
    assert_eq!(view.seats[0].player, PlayerView::Person("Bo".to_owned()));
    assert_eq!(happened.len(), 1);
    let FromClient::Hello { resume: Some(resume), .. } = follower.hello("test", None) else { panic!("it resumes") };
    assert_eq!((resume.viewer, resume.number), (Viewer::Spectator, 4));
}

/// The same table after one more step, as it welcomes a client again.
fn greeting(number: u32, missed: &str) -> ToClient {
    said(&format!(
        r#"{{"type":"welcome","protocol":1,"you":{{"viewer":"spectator","host":true,"steward":false}},"now":1700000000000,
        "table":{{"game":{{"id":"chain","rules":1,"options":[],"teams":["1"],"words":null}},"house":{{}}}},"number":{number},
        "missed":{missed},"view":{{"phase":"gathering","seats":[],"host":null,"game_number":0,"paused":false,
        "proposal":null,"commitment":null,"seed":null,"outcome":null,"asked":[],"taken_back":0,"may_take_back":false,"game":null}}}}"#
    ))
}

#[test]
fn a_new_welcome_brings_only_what_is_new() {
    let mut follower = welcomed();
    // The client is the host now, and has heard everything already.
    let news = follower.hear(greeting(3, "null"));
    assert!(matches!(&news, TableUpdate::Change { happened, fresh: false, .. } if happened.is_empty()), "{news:?}");
    // Only the last of what the table still knows is new.
    let news = follower.hear(greeting(4, r#"[{"kind":"made"},{"kind":"paused"},{"kind":"resumed"}]"#));
    let TableUpdate::Change { happened, fresh: false, .. } = news else { panic!("{news:?}") };
    assert_eq!(happened, [Happening::Resumed]);
    let news = follower.hear(greeting(9, "null"));
    assert!(matches!(news, TableUpdate::Change { fresh: true, .. }), "too much was missed: {news:?}");
}

#[test]
fn a_patch_that_does_not_fit_leaves_no_view() {
    let mut follower = welcomed();
    let patch =
        r#"{"type":"step","number":4,"at":1,"happened":[],"view":{"patch":[{"op":"remove","path":"/no/such"}]}}"#;
    follower.hear(said(patch));
    assert_eq!(follower.view(), None);
    follower.forget();
    assert!(matches!(follower.hello("test", None), FromClient::Hello { resume: None, .. }));
}

#[test]
fn a_request_is_sent_again_until_it_is_answered() {
    let mut follower = welcomed();
    follower.ask(id("a-1"), TableCommand::LeaveSeat);
    follower.ask(id("a-2"), TableCommand::Ready { ready: true });
    assert_eq!(follower.unanswered().count(), 2);
    let answer = r#"{"type":"answer","id":"a-1","done":{"number":4}}"#;
    assert_eq!(
        follower.hear(said(answer)),
        TableUpdate::Answer { command: TableCommand::LeaveSeat, answer: Answer::Done { number: 4 } }
    );
    assert_eq!(follower.hear(said(answer)), TableUpdate::Nothing, "it was answered twice");
    assert_eq!(
        follower.unanswered().collect::<Vec<_>>(),
        [FromClient::Ask { id: id("a-2"), command: TableCommand::Ready { ready: true } }]
    );
}

#[test]
fn a_missing_step_is_a_gap_and_a_repeated_one_is_ignored() {
    let mut follower = welcomed();
    let step = |number: u32| {
        said(&format!(
            r#"{{"type":"step","number":{number},"at":1,"happened":[{{"kind":"paused"}}],
            "view":{{"patch":[{{"op":"replace","path":"/paused","value":true}}]}}}}"#
        ))
    };
    assert_eq!(follower.hear(step(5)), TableUpdate::Gap);
    assert_eq!(follower.hear(step(3)), TableUpdate::Nothing);
    assert!(matches!(follower.hear(step(4)), TableUpdate::Change { fresh: false, .. }));
    assert_eq!(follower.hear(greeting(3, "null")), TableUpdate::Nothing, "a welcome that came late");
    follower.hello("test", None);
    assert_eq!(follower.hear(step(5)), TableUpdate::Gap, "the welcome of the new connection is missing");
}
