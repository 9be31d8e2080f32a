use crate::table::{asked, dealt, play, play_all, refused, rules, words};
use kee_game::{GameTime, Input, Match, Plan, Seat, Seed, Viewer, Wait};
use keesdrow::{Cell, Keesdrow, KeesdrowChance, KeesdrowEvent, MazeLayout};

/// A table with its tiles laid and nobody's pick yet, and the letter on the back of every tile.
fn laid(plan: Plan, seed: &str) -> (Match<Keesdrow>, Vec<char>) {
    let mut game = Match::new(rules("classic", &[], plan, &words(&["at", "to", "in"])).expect("a table"));
    game.deal(&Seed::named(seed)).expect("the layout");
    let MazeLayout(tiles) = game.state().layout.clone().expect("a layout");
    let set = keesdrow::Edition::Classic.tiles();
    let backs = tiles.iter().map(|laid| set[usize::from(laid.tile)].sides[usize::from(1 - laid.side)][0].to_char());
    let backs = backs.collect();
    (game, backs)
}

fn cell(place: usize) -> Cell {
    Cell::new((place % 6 * 2) as u8, (place / 6 * 2) as u8)
}

fn pick(game: &mut Match<Keesdrow>, places: &[usize]) -> Vec<KeesdrowEvent> {
    let picks = KeesdrowChance::Picks(places.iter().map(|place| cell(*place)).collect());
    game.apply(GameTime::ZERO, Input::Chance(picks)).expect("good picks")
}

/// Places in the order of the letters on their backs.
fn sorted(backs: &[char]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..backs.len()).collect();
    places.sort_by_key(|place| backs[*place]);
    places
}

#[test]
fn k2_1_tiles_are_laid_in_random_order_either_side_up_and_never_rotated() {
    let layouts: Vec<MazeLayout> =
        (0..8).filter_map(|seed| laid(Plan::alone(2), &seed.to_string()).0.state().layout.clone()).collect();
    for (number, layout) in layouts.iter().enumerate() {
        assert!(layouts[..number].iter().all(|other| other != layout));
        let mut tiles: Vec<u8> = layout.0.iter().map(|laid| laid.tile).collect();
        tiles.sort_unstable();
        assert_eq!(tiles, (0..36).collect::<Vec<u8>>(), "every tile is laid once");
        let reversed = layout.0.iter().filter(|laid| laid.side == 1).count();
        assert!((5..=31).contains(&reversed), "either side up, got {reversed}");
    }
    // The corners of every tile lie as they are printed.
    let (game, _) = laid(Plan::alone(2), "corners");
    let corners = |(cell, face): (Cell, Option<keesdrow::Face>)| {
        face.is_some_and(|face| face.print.0 % 4 == u16::from(cell.row % 2 * 2 + cell.column % 2))
    };
    assert!(game.state().ground.board.cells().all(corners));
}

#[test]
fn k2_2_the_letter_nearest_a_goes_first_and_then_clockwise() {
    let (mut game, backs) = laid(Plan::alone(3), "nearest");
    let places = sorted(&backs);
    let events = pick(&mut game, &[places[35], places[0], places[30]]);
    assert_eq!(events.last(), Some(&KeesdrowEvent::Begins(Seat::new(1))));
    assert_eq!(asked(&game), "B");
    for next in ["C", "A", "B"] {
        let pass = format!("{} pass", asked(&game));
        play_all(&mut game, &[&pass]);
        assert_eq!(asked(&game), next);
    }
    assert_eq!(game.view(Viewer::Spectator).picks.len(), 3);
}

#[test]
fn k2_2_players_who_tie_pick_again_among_tiles_not_yet_picked() {
    let (mut game, backs) = laid(Plan::alone(3), "tie");
    let places = sorted(&backs);
    let tie = places.windows(2).position(|pair| backs[pair[0]] == backs[pair[1]]).expect("two tiles with one back");
    let (one, two, last) = (places[tie], places[tie + 1], places[35]);
    assert!(backs[last] > backs[one]);
    pick(&mut game, &[one, last, two]);
    assert_eq!(*game.wait(), Wait::Chance, "A and C pick again");
    assert_eq!(game.state().picking.to_string(), "AC");
    let again = KeesdrowChance::Picks(vec![cell(one), cell(last)]);
    assert!(game.apply(GameTime::ZERO, Input::Chance(again)).is_err(), "these tiles were picked before");
    let free: Vec<usize> = places.into_iter().filter(|place| ![one, two, last].contains(place)).collect();
    assert!(backs[free[0]] < backs[free[32]]);
    pick(&mut game, &[free[32], free[0]]);
    assert_eq!(asked(&game), "C");
}

#[test]
fn k2_2_a_team_counts_its_better_pick() {
    let (mut game, backs) = laid(Plan::in_teams(4, 2), "team");
    let places = sorted(&backs);
    pick(&mut game, &[places[35], places[30], places[0], places[34]]);
    assert_eq!(asked(&game), "C", "the better pick of team 1 was that of C");
}

#[test]
fn k2_4_the_first_of_the_tied_players_begins_if_too_few_tiles_are_left() {
    let set = keesdrow::Edition::Classic.tiles();
    let back = |tile: usize| set[tile].sides[1][0];
    let mut tiles: Vec<usize> = (0..set.len()).collect();
    tiles.sort_by_key(|tile| back(*tile));
    let pair = tiles.windows(2).find(|pair| back(pair[0]) == back(pair[1])).expect("two tiles with the same back");
    let last: Vec<usize> = tiles.iter().rev().copied().filter(|tile| back(*tile) > back(pair[0])).take(2).collect();
    let mut game = Match::new(rules("tiny", &[], Plan::alone(4), &words(&TINY)).expect("a table"));
    let laid = [last[0], pair[0], last[1], pair[1]].map(|tile| format!("{}a", tile + 1));
    let events = play(&mut game, 0, &format!("chance lay {}", laid.join(" "))).expect("four tiles");
    assert_eq!(events, [KeesdrowEvent::Laid]);
    let events = play(&mut game, 0, "chance pick a1 c1 a3 c3").expect("a tile each");
    assert!(events.contains(&KeesdrowEvent::Begins(Seat::new(1))), "B and D tie, and no tile is left");
}

/// Words of five letters, which need not be on the board.
const TINY: [&str; 1] = ["heart"];

#[test]
fn k2_3_two_to_six_are_recommended_and_twelve_may_play() {
    let game = dealt("classic", &[], Plan::alone(12), "twelve");
    assert_eq!(game.view(Viewer::Spectator).picks.len().min(12), 12);
    for teams in 2..=6 {
        assert!(rules("teams", &[], Plan::in_teams(2 * teams, teams), &words(&["at"])).is_ok(), "{teams} teams");
    }
    for wrong in [Plan::in_teams(6, 2), Plan::in_teams(2, 1), Plan::in_teams(8, 2), Plan::in_teams(12, 4)] {
        let problems = rules("classic", &[], wrong, &words(&["at"])).expect_err("no such teams");
        assert_eq!(problems[0].about, "teams", "{wrong}");
    }
}

#[test]
fn a_layout_that_does_not_fit_is_refused() {
    let mut game = Match::new(rules("tiny", &[], Plan::alone(2), &words(&["heart"])).expect("a table"));
    for wrong in ["lay 1a 2a 3a", "lay 1a 2a 3a 1b", "lay 1a 2a 3a 37a", "pick a1 c1"] {
        assert_eq!(refused(&mut game, &format!("chance {wrong}")), "wrong_draw", "{wrong}");
    }
}

#[test]
fn k2_1_the_board_of_a_seed_is_the_dealt_board() {
    for preset in ["classic", "deluxe"] {
        let game = dealt(preset, &[], Plan::alone(2), "paper");
        let printed = game.rules().board_of(&Seed::named("paper"));
        assert_eq!(printed, game.state().ground.board, "{preset}");
    }
}
