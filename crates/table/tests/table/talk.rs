//! Chat: permissions and audiences.

use crate::desk::{Desk, seat, setup};
use kee_game::Viewer;
use kee_table::Teller;
use kee_wire::{Audience, Happening, House, Proposal, Reaction, TableCommand, Talk};

fn say(to: Audience, text: &str) -> TableCommand {
    TableCommand::Chat { to, text: text.to_owned() }
}

/// Two pairs: A and C against B and D. It is A's turn.
fn pairs() -> Desk {
    Desk::playing("bluff", setup("pairs", 4, &[]), House::default(), &["anna", "bo", "cas", "dirk"])
}

fn heard(desk: &mut Desk, viewer: Viewer, by: &str, command: TableCommand) -> Option<Happening> {
    let mut teller = Teller::new(&desk.table, viewer);
    desk.done(by, command);
    teller.step(&desk.table).map(|mut step| step.happened.remove(0))
}

#[test]
fn t5_2_k8_1_z2_2_partners_have_no_private_channel_while_a_game_is_played() {
    let mut desk = pairs();
    let nobody_talks_in_private = |desk: &mut Desk| {
        for name in ["anna", "bo", "cas", "dirk"] {
            assert_eq!(desk.refused(name, say(Audience::Team, "take the six")), "table/private_talk");
        }
    };
    nobody_talks_in_private(&mut desk);
    let action = desk.table.game().expect("a game").actions(seat("A"), 1).actions.remove(0);
    desk.act("anna", &action);
    nobody_talks_in_private(&mut desk);
    desk.done("anna", TableCommand::Propose { what: Proposal::Pause });
    for name in ["bo", "cas", "dirk"] {
        desk.done(name, TableCommand::Reply { agree: true });
    }
    nobody_talks_in_private(&mut desk);
    desk.check_replay();
}

#[test]
fn t5_1_open_chat_reaches_everyone_in_any_turn() {
    let mut desk = pairs();
    for viewer in [Viewer::Seat(seat("B")), Viewer::Seat(seat("C")), Viewer::Spectator] {
        assert!(heard(&mut desk, viewer, "anna", say(Audience::All, "good evening")).is_some(), "{viewer:?}");
    }
    for name in ["anna", "bo", "cas", "dirk"] {
        desk.done(name, TableCommand::React { reaction: Reaction::Hello });
    }
    desk.check_replay();
}

#[test]
fn t5_1_tables_that_say_free_are_open() {
    let house: House = serde_json::from_str(r#"{"talk":"free"}"#).expect("a house of before");
    assert_eq!(house.talk, Talk::Open);
    assert_eq!(serde_json::to_value(house.talk).expect("plain data"), "open");
}

#[test]
fn a_solo_player_may_always_talk() {
    let mut desk = Desk::playing("bluff", setup("classic", 2, &[]), House::default(), &["anna", "bo"]);
    desk.done("anna", say(Audience::All, "my turn"));
    desk.done("bo", say(Audience::All, "so it is"));
    assert_eq!(desk.refused("bo", say(Audience::Team, "hello me")), "table/no_team");
}

#[test]
fn t6_1_team_chat_between_games_reaches_only_the_team() {
    let mut desk = pairs();
    desk.done("anna", TableCommand::Host(kee_wire::HostCommand::Rule { ruling: kee_game::Ruling::End }));
    for (viewer, hears) in [
        (Viewer::Seat(seat("B")), true),
        (Viewer::Seat(seat("D")), true),
        (Viewer::Seat(seat("A")), false),
        (Viewer::Spectator, false),
    ] {
        let told = heard(&mut desk, viewer, "bo", say(Audience::Team, "now"));
        assert_eq!(told.is_some(), hears, "{viewer:?}");
    }
}

#[test]
fn t5_3_spectator_chat_during_a_game_reaches_only_spectators() {
    let mut desk = pairs();
    assert!(heard(&mut desk, Viewer::Spectator, "zoe", say(Audience::All, "she has the six")).is_some());
    assert!(heard(&mut desk, Viewer::Seat(seat("A")), "zoe", say(Audience::All, "she has the six")).is_none());
    let reaction = TableCommand::React { reaction: Reaction::Wow };
    assert!(heard(&mut desk, Viewer::Seat(seat("A")), "zoe", reaction).is_none());
    desk.done("anna", TableCommand::Host(kee_wire::HostCommand::Rule { ruling: kee_game::Ruling::End }));
    assert!(heard(&mut desk, Viewer::Seat(seat("A")), "zoe", say(Audience::All, "well played")).is_some());
    desk.check_replay();
}

#[test]
fn t5_1_a_text_is_one_line_of_a_sensible_length() {
    let mut desk = pairs();
    for wrong in ["", "   ", "a\nb", &"x".repeat(501)] {
        assert_eq!(desk.refused("bo", say(Audience::All, wrong)), "table/bad_text");
    }
    let told = heard(&mut desk, Viewer::Spectator, "bo", say(Audience::All, "  <b>héé</b> "));
    assert!(matches!(told, Some(Happening::Chat { text, .. }) if text == "<b>héé</b>"));
}

#[test]
fn t5_1_a_table_can_be_silent() {
    for (talk, chat, reaction) in [(Talk::Reactions, false, true), (Talk::Silent, false, false)] {
        let mut desk = Desk::new("bluff", setup("classic", 2, &[]), House { talk, ..House::default() });
        let may = |answer| matches!(answer, kee_wire::Answer::Done { .. });
        assert_eq!(may(desk.ask("anna", say(Audience::All, "hello"))), chat);
        assert_eq!(may(desk.ask("anna", TableCommand::React { reaction: Reaction::Hello })), reaction);
    }
}
