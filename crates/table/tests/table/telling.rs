//! Messages to viewers: steps, patches, and what they missed.

use crate::desk::{BEGAN, Desk, person, seat, setup};
use kee_game::{Json, Viewer, WallTime};
use kee_table::Teller;
use kee_wire::{Happening, House, Resume, ShownView, TableCommand, TableFollower, ToClient};

fn auction() -> Desk {
    Desk::playing("auction", setup("classic", 2, &[]), House::default(), &["anna", "bo"])
}

#[test]
fn a_step_leads_from_view_to_view_and_tells_what_happened() {
    let mut desk = auction();
    let viewer = Viewer::Seat(seat("B"));
    let welcome = desk.table.welcome(WallTime::from_millis(desk.now), desk.table.you(&person("bo")), None);
    let mut teller = Teller::new(&desk.table, viewer);
    let mut follower = TableFollower::default();
    follower.hear(ToClient::Welcome(Box::new(welcome.clone())));
    assert_eq!((welcome.you.viewer, welcome.missed), (viewer, None));
    assert!(teller.step(&desk.table).is_none(), "nothing has happened");
    desk.pass(1_000);
    desk.act("anna", "bid 3");
    let step = teller.step(&desk.table).expect("a bid");
    assert_eq!((step.number, step.at), (welcome.number + 1, WallTime::from_millis(BEGAN + 1_000)));
    assert_eq!(step.happened, [Happening::Game { notices: Json::of(&serde_json::json!([{"sealed": ["A", null]}])) }]);
    assert!(matches!(step.view, ShownView::Patch(_)));
    follower.hear(ToClient::Step(step));
    desk.act("bo", "bid 4");
    let step = teller.step(&desk.table).expect("a bid and the next prize");
    assert_eq!((step.number, step.happened.len()), (welcome.number + 3, 2));
    follower.hear(ToClient::Step(step));
    assert_eq!(follower.view(), Some(desk.table.view(viewer)));
}

#[test]
fn a_returning_player_gets_what_they_missed() {
    let mut desk = auction();
    let you = desk.table.you(&person("bo"));
    let number = desk.table.number(you.viewer);
    desk.act("anna", "bid 3");
    desk.done("anna", TableCommand::Chat { to: kee_wire::Audience::All, text: "still there?".to_owned() });
    let resume = Some(Resume { viewer: you.viewer, number });
    let welcome = desk.table.welcome(WallTime::from_millis(desk.now), you, resume);
    let missed = welcome.missed.expect("not long ago");
    assert!(matches!(&missed[..], [Happening::Game { .. }, Happening::Chat { .. }]), "{missed:?}");
    // The same from another process.
    assert_eq!(desk.woken().welcome(WallTime::from_millis(desk.now), you, resume).missed, Some(missed));
    let nothing = desk.table.welcome(
        WallTime::from_millis(desk.now),
        you,
        Some(Resume { viewer: you.viewer, number: welcome.number }),
    );
    assert_eq!(nothing.missed, Some(Vec::new()));
}

#[test]
fn a_reload_brings_the_log_back() {
    let mut desk = Desk::playing("auction", setup("tiny", 2, &[]), House::default(), &["anna", "bo"]);
    let you = desk.table.you(&person("bo"));
    let told = |desk: &Desk| {
        let earliest = desk.table.earliest(you.viewer);
        desk.table.welcome(WallTime::from_millis(desk.now), you, Some(earliest)).missed.expect("it can be told")
    };
    let before = told(&desk);
    assert!(!before.is_empty());
    // However much happened, as much as possible is told.
    for _ in 0..150 {
        desk.done("anna", TableCommand::Chat { to: kee_wire::Audience::All, text: "hello".to_owned() });
    }
    assert_eq!(told(&desk).len(), 100);
    assert_eq!(told(&desk), {
        let woken = desk.woken();
        woken
            .welcome(WallTime::from_millis(desk.now), you, Some(woken.earliest(you.viewer)))
            .missed
            .expect("it can be told")
    });
}

#[test]
fn a_client_away_too_long_or_with_another_seat_starts_afresh() {
    let mut desk = auction();
    let you = desk.table.you(&person("bo"));
    let number = desk.table.number(you.viewer);
    let missed = |desk: &Desk, resume| desk.table.welcome(WallTime::from_millis(desk.now), you, Some(resume)).missed;
    assert_eq!(missed(&desk, Resume { viewer: Viewer::Spectator, number }), None);
    assert_eq!(missed(&desk, Resume { viewer: you.viewer, number: number + 1 }), None);
    for _ in 0..101 {
        desk.done("anna", TableCommand::Chat { to: kee_wire::Audience::All, text: "x".to_owned() });
    }
    assert_eq!(missed(&desk, Resume { viewer: you.viewer, number }), None);
    assert_eq!(missed(&desk, Resume { viewer: you.viewer, number: number + 1 }).map(|missed| missed.len()), Some(100));
}

#[test]
fn t6_3_nothing_sent_before_the_end_contains_the_seed() {
    let mut desk = auction();
    let seed = kee_game::Seed::named("game 1").reveal();
    assert!(serde_json::to_string(&desk.log).expect("plain data").contains(&seed), "the store has it");
    for viewer in Viewer::all(2) {
        let you = kee_wire::You { viewer, host: false, steward: false };
        let welcome = desk.table.welcome(WallTime::from_millis(desk.now), you, Some(Resume { viewer, number: 0 }));
        assert!(!serde_json::to_string(&welcome).expect("plain data").contains(&seed));
    }
    assert!(!format!("{:?}", desk.log).contains(&seed), "not even in a trace");
    let mut teller = Teller::new(&desk.table, Viewer::Spectator);
    desk.host(kee_wire::HostCommand::Rule { ruling: kee_game::Ruling::End });
    let step = teller.step(&desk.table).expect("the end");
    assert!(serde_json::to_string(&step).expect("plain data").contains(&seed), "and then everyone may check it");
}

#[test]
fn every_refusal_has_its_sentence() {
    assert_eq!(kee_speech::misfits("table", kee_table::TableRefusal::SENTENCES), [""; 0]);
    assert_eq!(kee_speech::problem_misfits("table", kee_table::PROBLEMS), [""; 0]);
}
