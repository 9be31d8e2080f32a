use crate::table::{rules, words};
use kee_game::{Game, Options, Plan, Preset};
use keesdrow::Keesdrow;

#[test]
fn all_problems_of_a_table_are_reported_at_once() {
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
    let sentence = "timer: To find as many words as you can in a turn, set a time per turn, such as 2 minutes.";
    assert_eq!(kee_speech::problems_in_english::<Keesdrow>(&problems), [sentence]);
}

#[test]
fn k6_1_a_player_alone_has_nobody_to_challenge_words() {
    let problems = rules("challenge", &[], Plan::alone(1), &words(&["at"])).expect_err("nobody to challenge");
    let sentence = "judge: When you play alone, nobody can challenge your words. Let the dictionary check them.";
    assert_eq!(kee_speech::problems_in_english::<Keesdrow>(&problems), [sentence]);
    assert!(rules("solitaire-rounds", &[("judge", "challenge")], Plan::alone(1), &words(&["at"])).is_err());
}

#[test]
fn the_core_rules_of_the_sheet_are_presets() {
    let options = |name: &str| {
        let preset = Preset::find(Keesdrow::PRESETS, Some(name)).expect("a preset");
        let pairs = (preset.options)().pairs();
        move |key: &str| pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| value.clone()).expect("an option")
    };
    let sheet = options("sheet");
    assert_eq!([sheet("judge"), sheet("timer"), sheet("turn"), sheet("end")], ["challenge", "120", "single", "goal"]);
    let exhaustion = options("exhaustion");
    assert_eq!([exhaustion("end"), exhaustion("shortest"), exhaustion("timer")], ["exhaustion", "5", "120"]);
}

#[test]
fn k7_3_exhaustion_needs_words_of_five_letters() {
    assert!(rules("tiny", &[("shortest", "4")], Plan::alone(2), &words(&["heart"])).is_err());
    assert!(rules("tiny", &[("shortest", "5")], Plan::alone(2), &words(&["heart"])).is_ok());
}

#[test]
fn the_presets_are_those_of_the_sheet_and_each_can_be_played() {
    let names: Vec<&str> = Keesdrow::PRESETS.iter().map(|preset| preset.name).collect();
    let expected = "classic deluxe teams sheet exhaustion spree challenge four-score flip-flop solitaire-rounds \
                    solitaire-timed tiny";
    assert_eq!(names.join(" "), expected);
    for preset in Keesdrow::PRESETS {
        for plan in preset.plans {
            assert!(rules(preset.name, &[], *plan, &words(&["heart"])).is_ok(), "{} {plan}", preset.name);
        }
    }
}
