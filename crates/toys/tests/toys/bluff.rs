//! Bluff: playing tiles, challenging, continuing and leaving, and when tiles are drawn and points scored.

use crate::table::{play, play_all, refused, table};
use kee_game::{GameTime, Manner, Match, Plan, Resources, Seat, Viewer, Wait};
use kee_toys::Bluff;

/// A table for two with hands of four: A holds 1123, B 4566.
fn dealt(sets: &[(&str, &str)]) -> Match<Bluff> {
    let mut game = table("classic", sets, Plan::alone(2), &Resources::none());
    play_all(&mut game, &["chance 11234566"]);
    game
}

#[test]
fn nothing_is_scored_or_drawn_before_the_challenge_window_closes() {
    let mut game = dealt(&[]);
    play_all(&mut game, &["A lay 1 as 5"]);
    assert_eq!(game.state().scores, [0, 0]);
    assert_eq!(game.state().hands[0].to_string(), "123", "no draw yet");
    let manners: Vec<Manner> = game.wait().windows().iter().map(|window| window.manner).collect();
    assert_eq!(manners, [Manner::Open, Manner::Turn], "B may doubt, and may already go on");
    play_all(&mut game, &["B let"]);
    assert_eq!(*game.wait(), Wait::Chance, "now A draws");
    assert_eq!(game.state().scores, [5, 0]);
}

#[test]
fn a_challenged_claim_scores_double_if_true_and_nothing_if_false() {
    for (lay, points) in [("A lay 3 as 3", 6), ("A lay 1 as 3", 0)] {
        let mut game = dealt(&[]);
        play_all(&mut game, &[lay, "B challenge"]);
        assert_eq!(game.state().scores, [points, 0]);
        assert!(game.state().table[0].shown);
        assert_eq!(*game.wait(), Wait::Chance, "either way the tile is replaced");
    }
}

#[test]
fn the_next_players_lay_closes_the_window_and_the_first_player_draws() {
    let mut game = dealt(&[]);
    play_all(&mut game, &["A lay 1 as 5", "B lay 4 as 4"]);
    assert_eq!(game.state().scores, [5, 0]);
    assert_eq!(*game.wait(), Wait::Chance);
    play_all(&mut game, &["chance 2", "A challenge"]);
    assert_eq!(game.state().scores, [5, 8]);
}

#[test]
fn the_challenge_window_runs_out_at_its_deadline() {
    let mut game = dealt(&[]);
    play(&mut game, 5000, "A lay 1 as 5").expect("a lay");
    let window = game.wait().windows()[0];
    assert_eq!(window.deadline, Some(GameTime::from_millis(25_000)));
    assert_eq!(refused(&mut game, 25_000, "B challenge"), "game/time_up");
    play(&mut game, 25_000, &format!("expire {}", window.id)).expect("due");
    assert_eq!(game.state().scores, [5, 0]);
}

#[test]
fn partners_cannot_cut_a_challenge_short() {
    let mut game: Match<Bluff> = table("pairs", &[], Plan::in_teams(4, 2), &Resources::none());
    play_all(&mut game, &["chance 1111222233334444", "leave B", "A lay 1 as 6"]);
    assert_eq!(game.wait().asked().to_string(), "D", "C is next, but plays for the side that laid");
    assert_eq!(refused(&mut game, 9000, "C lay 3 as 3"), "game/not_asked");
    play_all(&mut game, &["D let", "chance 5"]);
    assert_eq!(game.wait().asked().to_string(), "C");
}

#[test]
fn a_turn_that_runs_out_of_time_throws_the_lowest_tile_away_unseen() {
    let mut game = dealt(&[("timer", "60")]);
    let window = game.wait().windows()[0];
    play(&mut game, 61_000, &format!("expire {}", window.id)).expect("due");
    assert_eq!(game.state().hands[0].to_string(), "123");
    assert_eq!(game.view(Viewer::Spectator).table[0].tile, None);
    assert_eq!(game.view(Viewer::Seat(Seat::new(0))).table[0].tile, Some("1".parse().expect("a tile")));
}

#[test]
fn a_steward_can_let_a_lay_stand_strike_it_or_forfeit_a_turn() {
    let mut game = dealt(&[]);
    assert_eq!(refused(&mut game, 2000, "ruling struck"), "bluff/nothing_to_rule_on");
    assert_eq!(refused(&mut game, 2000, "ruling forfeit B"), "bluff/not_on_turn");
    play_all(&mut game, &["A lay 3 as 3", "ruling struck", "chance 5", "B lay 4 as 6", "ruling stands", "chance 3"]);
    assert_eq!(game.state().scores, [0, 6]);
    play_all(&mut game, &["ruling forfeit A"]);
    assert_eq!(game.state().table.len(), 3);
}

#[test]
fn nobody_sees_tiles_that_are_not_theirs() {
    let mut game = dealt(&[]);
    play_all(&mut game, &["A lay 1 as 5"]);
    let (mine, theirs) = (game.view(Viewer::Seat(Seat::new(0))), game.view(Viewer::Seat(Seat::new(1))));
    assert!(mine.pending.expect("a lay").tile.is_some());
    assert!(theirs.pending.expect("a lay").tile.is_none());
    assert_eq!(theirs.hand.expect("a hand").to_string(), "4566");
    assert_eq!(theirs.held, [3, 4]);
}

#[test]
fn wrong_plays_are_refused_with_a_stable_code() {
    let mut game = dealt(&[]);
    assert_eq!(refused(&mut game, 2000, "A lay 6 as 6"), "bluff/not_in_hand");
    assert_eq!(refused(&mut game, 2000, "A lay 1 as 9"), "bluff/no_such_claim");
    assert_eq!(refused(&mut game, 2000, "A challenge"), "bluff/nothing_to_challenge");
    assert_eq!(refused(&mut game, 2000, "B lay 4 as 4"), "game/not_asked");
    play_all(&mut game, &["A lay 1 as 1", "B let"]);
    assert_eq!(refused(&mut game, 9000, "chance 12"), "bluff/wrong_draw");
}
