use crate::table::{rules, words};
use kee_game::{Game, Plan};
use keesdrow::Keesdrow;

#[test]
fn everything_that_is_wrong_with_a_table_is_said_at_once() {
    let sets = [("turn", "spree"), ("timer", "none"), ("end", "exhaustion"), ("shortest", "4"), ("lookup", "seats:AH")];
    let problems = rules("classic", &sets, Plan::in_teams(6, 2), &words(&["at"])).expect_err("five problems");
    let about: Vec<&str> = problems.iter().map(|problem| problem.about.as_str()).collect();
    assert_eq!(about, ["timer", "shortest", "lookup", "teams", "words"]);
    let problems = rules("tiny", &[("end", "limit")], Plan::alone(5), &words(&["heart"])).expect_err("two problems");
    assert_eq!(problems.iter().map(|problem| problem.about.as_str()).collect::<Vec<_>>(), ["limit", "seats"]);
}

#[test]
fn k5_2_a_spree_needs_a_timer() {
    let problems = rules("spree", &[("timer", "none")], Plan::alone(2), &words(&["at"])).expect_err("no timer");
    assert_eq!(problems[0].to_string(), "timer: a spree needs a timer; the sand timer is 120 (K5.2)");
}

#[test]
fn k7_3_exhaustion_needs_words_of_five_letters() {
    assert!(rules("tiny", &[("shortest", "4")], Plan::alone(2), &words(&["heart"])).is_err());
    assert!(rules("tiny", &[("shortest", "5")], Plan::alone(2), &words(&["heart"])).is_ok());
}

#[test]
fn the_presets_are_those_of_the_sheet_and_each_can_be_played() {
    let names: Vec<&str> = Keesdrow::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(
        names,
        [
            "classic",
            "deluxe",
            "teams",
            "spree",
            "challenge",
            "four-score",
            "flip-flop",
            "solitaire-rounds",
            "solitaire-timed",
            "tiny"
        ]
    );
    for preset in Keesdrow::PRESETS {
        for plan in preset.plans {
            assert!(rules(preset.name, &[], *plan, &words(&["heart"])).is_ok(), "{} {plan}", preset.name);
        }
    }
}
