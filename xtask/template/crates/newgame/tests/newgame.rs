//! The rules, each by its number, and what every game must pass.

use kee_game::{Game, GameTime, Input, Match, Plan, Resources, Seat};
use newgame::{Misere, NewGame, NewGameOptions};

kee_conformance::suite!(newgame::NewGame);

fn table(options: NewGameOptions) -> Match<NewGame> {
    Match::new(NewGame::new(options, Plan::alone(2).seating(), &Resources::none()).expect("a good table"))
}

/// Plays lines of a record, and returns the code if the last one is refused.
fn play(game: &mut Match<NewGame>, lines: &[&str]) -> Option<String> {
    for line in lines {
        let input: Input<String, String> = line.parse().expect("a line as in a record");
        let taken = game.apply(GameTime::ZERO, input.from_text().expect("an action"));
        if let Err(refusal) = taken {
            return Some(refusal.code);
        }
    }
    None
}

fn winner(game: &Match<NewGame>) -> Option<Seat> {
    game.wait().outcome().and_then(|outcome| outcome.winners().next())
}

#[test]
fn n2_1_a_turn_takes_from_one_to_the_most() {
    let mut game = table(NewGameOptions::default());
    assert_eq!(play(&mut game, &["A take 4"]).as_deref(), Some("newgame/bad_count"));
    assert_eq!(play(&mut game, &["A take 0"]).as_deref(), Some("newgame/bad_count"));
    assert_eq!(play(&mut game, &["A take 3", "B take 1"]), None);
    assert_eq!(game.state().counters, 17);
}

#[test]
fn n2_2_the_last_counter_wins_or_loses() {
    for (misere, expected) in [(Misere::Off, 1), (Misere::On, 0)] {
        let mut game = table(NewGameOptions { misere, counters: kee_game::Count::new(5), ..NewGameOptions::default() });
        assert_eq!(play(&mut game, &["A take 2", "B take 3"]), None);
        assert_eq!(winner(&game), Some(Seat::new(expected)), "{misere:?}");
    }
}

#[test]
fn n2_3_a_late_player_takes_one() {
    let mut game = table(NewGameOptions::default());
    assert_eq!(play(&mut game, &["expire w0"]), None);
    assert_eq!(game.state().counters, 20);
}
