use crate::table::{rules, words};

fn problems(sets: &[(&str, &str)], seats: u8) -> Vec<String> {
    let wrong = rules("paper", sets, seats, &words(&["at"])).expect_err("something is wrong");
    wrong.iter().map(|problem| problem.about.clone()).collect()
}

#[test]
fn all_problems_are_reported_at_once() {
    let sets = [
        ("celldance", "on"),
        ("letter_cells", "lasting"),
        ("board_seed", "x"),
        ("start_walls", "off"),
        ("endgame", "40"),
    ];
    assert_eq!(problems(&sets, 6), ["celldance", "letter_cells", "board_seed", "start_walls", "endgame"]);
    // The number of edge cells left depends on the seats, so it is not reported for an impossible number.
    assert_eq!(problems(&sets, 7), ["seats", "celldance", "letter_cells", "board_seed", "start_walls"]);
}

#[test]
fn b5_3_the_endgame_must_be_able_to_begin() {
    assert_eq!(problems(&[("size", "8x4"), ("endgame", "15")], 6), ["endgame"]);
    assert!(rules("paper", &[("size", "8x4"), ("endgame", "14")], 6, &words(&["at"])).is_ok());
}

#[test]
fn a_table_needs_words_of_two_letters() {
    let about = |resources| {
        let wrong = rules("paper", &[], 2, &resources).expect_err("no words");
        wrong[0].about.clone()
    };
    assert_eq!(about(words(&["a"])), "words");
    assert_eq!(about(kee_game::Resources::none()), "words");
}

#[test]
fn everyone_plays_alone() {
    use kee_game::{Game, Plan};
    let rules = keebble::Keebble::new(Default::default(), Plan::in_teams(4, 2).seating(), &words(&["at"]));
    assert_eq!(rules.expect_err("teams")[0].about, "teams");
}

#[test]
fn every_expansion_goes_with_every_other_but_celldance_without_supercells() {
    let expansions = ["devils", "backpacks", "scrabble", "supercells", "celldance"];
    for chosen in 0..32_u32 {
        let on = |place: usize| if chosen >> place & 1 == 1 { "on" } else { "off" };
        for fraud in ["off", "different", "none_held", "one_held", "in_line"] {
            let mut sets: Vec<(&str, &str)> = (0..5).map(|place| (expansions[place], on(place))).collect();
            sets.push(("letterfraud", fraud));
            let good = !(on(4) == "on" && on(3) == "off");
            assert_eq!(rules("paper", &sets, 3, &words(&["at"])).is_ok(), good, "{sets:?}");
        }
    }
}
