use crate::table::{Table, dealt, listed, play_all, rack, scores, watched};
use kee_game::{Game, InWords, Names, Plan, Seed, Viewer};
use keyword::{Keyword, RackColour};

const ALONE: Plan = Plan::alone(1);

#[test]
fn w8_1_solitaire_has_the_blue_rack_and_its_own_values() {
    let score = |laid: &'static [&'static str], line: &str| {
        let mut game = Table { laid, racks: "HECTISATSE", ..Table::default() }.begin();
        assert_eq!(watched(&game).colours, [RackColour::Blue]);
        play_all(&mut game, &[&format!("A {line}")]);
        scores(&game)[0]
    };
    assert_eq!(score(&["8H CAT"], "H3 HECTI(C)"), 50 + 4 * 10);
    assert_eq!(score(&["12L CAT"], "L7 HECTI(C)"), 0, "grey and red");
    assert_eq!(score(&["8L CAT"], "L3 HECTI(C)"), 20, "a red key");
}

#[test]
fn w8_1_850_or_better_wins() {
    let told = |award: i32| {
        let mut game = Table { racks: "CAT", ..Table::default() }.begin();
        play_all(&mut game, &[&format!("ruling award A {award}"), "A -"]);
        let at = game.now();
        let input = kee_game::Input::Act { seat: kee_game::Seat::new(0), action: keyword::KeywordAction::Pass };
        let events = game.apply(at, input).expect("a pass");
        let rules = game.rules();
        let notices = events.iter().filter_map(|event| rules.notice(event, Viewer::Spectator));
        let english = kee_speech::english_of::<Keyword>();
        notices
            .map(|notice| english.tell_all(&Keyword::tell(&notice, 1), &Names::new(["Anna"])))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(Keyword::SOLITAIRE_GOAL, 850);
    assert!(told(865).contains("Anna scores 850 and wins (goal: 850)."), "{}", told(865));
    assert!(told(864).contains("Anna scores 849 and misses the goal of 850."), "{}", told(864));
}

#[test]
fn w2_3_in_solitaire_the_same_seed_draws_the_same_letters_whatever_is_played() {
    let order = |choose: &dyn Fn(&[String]) -> String| {
        let seed = Seed::named("challenge");
        let mut game = dealt("solitaire", &[], ALONE, "challenge");
        let mut drawn = rack(&game, 0).len();
        let all = game.state().bag.to_string();
        for _ in 0..6 {
            let plays: Vec<String> = listed(&game, 0).into_iter().filter(|action| !action.starts_with('-')).collect();
            if plays.is_empty() {
                break;
            }
            play_all(&mut game, &[&format!("A {}", choose(&plays))]);
            while game.deal(&seed).is_some() {}
            drawn = 100 - watched(&game).left_to_draw;
            assert_eq!(game.state().bag.to_string(), all[drawn - 10..], "what is left is the end of the same order");
        }
        (all, drawn)
    };
    let (first, first_drawn) = order(&|plays| plays[0].clone());
    let (last, last_drawn) = order(&|plays| plays[plays.len() - 1].clone());
    assert_eq!(first, last);
    assert_ne!(first_drawn, last_drawn);
}
