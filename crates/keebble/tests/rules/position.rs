use crate::table::{at, everyday, play_all, rules, words};
use kee_game::{Game, InWords, Wait};

const ALL: &[(&str, &str)] =
    &[("devils", "on"), ("backpacks", "on"), ("supercells", "on"), ("celldance", "on"), ("answers", "together")];

#[test]
fn a_paper_alone_is_a_position() {
    let game = at("CAT./..../..../....", &[], &["cat"]);
    let written = game.rules().position(game.state());
    assert_eq!(written, "CAT./..../..../.... -/- A 0/0 - - -");
}

#[test]
fn a_position_says_everything_in_one_line() {
    let position = "1..#/CAT./..*./...2 EERT:9/-:3/X:1/Q:1 B,answer,called=ER,waiting=AC,sealed=DE,six,free,again=2 7/0/3/0 \
                    a1|b1,a2|a3 b1=DL,d2=TH a2=A4,b2=A1,c2=C3";
    let rules = rules("paper", ALL, 4, &words(&["cat"])).expect("a good table");
    let state = rules.set_up(position).expect("a good position");
    assert_eq!(rules.position(&state), position);
    assert_eq!(rules.scores(&state), [7, 0, 3, 0]);
}

#[test]
fn hands_are_read_in_any_order() {
    let game = at("CAT./..../..../.... TREE/OX", &[], &["cat"]);
    assert!(game.rules().position(game.state()).contains(" EERT/OX "));
}

#[test]
fn positions_that_no_game_can_reach_are_refused() {
    let rules = rules("paper", ALL, 2, &words(&["cat"])).expect("a good table");
    let wrong = [
        "",
        "CAT/..",
        "CaT/...",
        "C?T/...",
        "**./...",
        "1.1/...",
        "3../...",
        "..../.1../..../....",
        ".../... E",
        ".../... E/R/T",
        ".../... e/R",
        ".../... E:0/R:1",
        ".../... E:99/R:1",
        ".../... E/R C",
        ".../... E/R A,what",
        ".../... E/R A,answer",
        ".../... E/R A,answer,called=ER,waiting=A",
        ".../... E/R A,answer,called=ER,waiting=C",
        ".../... E/R A,answer,called=ER,waiting=B,sealed=BE",
        ".../... E/R A,answer,called=ER,waiting=,sealed=BE",
        ".../... E/R A,called=ER",
        ".../... E/R A,waiting=B",
        ".../... E/R A,power",
        ".../... E/R A,power,use=a1DLE1",
        ".../... E/R A,power,use=a1DEE3",
        ".../... E/R A,use=a1DEE1",
        ".../... E/- A,power,use=a1THE1",
        ".../... E/R A,ask,endgame",
        ".../... E/R A,board",
        ".../... E/R A,again=0",
        "12./... E/R A,claim",
        ".../... E/R A 1",
        ".../... E/R A 1/x",
        ".../... E/R A 0/0 a1|c1",
        ".../... E/R A 0/0 c1|d1",
        ".../... E/R A 0/0 - a1",
        ".../... E/R A 0/0 - a1=XX",
        ".../... E/R A 0/0 - d1=DL",
        "T../... E/R A 0/0 - a1=DL",
        ".../... E/R A 0/0 - - a1=A1",
        "T../... E/R A 0/0 - - a1=C1",
        "T../... E/R A 0/0 - - a1=A-1",
        ".../... E/R A 0/0 - - - -",
        ".../... E/R -",
    ];
    for position in wrong {
        assert!(rules.set_up(position).is_err(), "{position}");
    }
}

#[test]
fn positions_before_the_first_turn_can_be_set_up_again() {
    for (preset, sets) in [("paper", &[][..]), ("paper", &[("claim", "by_lot")]), ("generated", &[])] {
        let rules = rules(preset, sets, 3, &everyday()).expect("a good table");
        let mut game = kee_game::Match::new(rules);
        loop {
            let written = game.rules().position(game.state());
            let again = game.rules().set_up(&written).unwrap_or_else(|wrong| panic!("{written}: {wrong}"));
            assert_eq!(game.rules().position(&again), written);
            assert_eq!(game.rules().wait(&again) == Wait::Chance, *game.wait() == Wait::Chance);
            if game.deal(&kee_game::Seed::named("x")).is_none() {
                break;
            }
        }
    }
}

#[test]
fn a_game_continues_from_its_position_as_from_itself() {
    let mut game = at(
        "......../......../......../...CAT../......../......../......../........ ST/A/X A",
        &[],
        &["cat", "cats", "at"],
    );
    play_all(&mut game, &["A 4D (CAT)S", "A ask E R", "B take E"]);
    let written = game.rules().position(game.state());
    let mut again = at(&written, &[], &["cat", "cats", "at"]);
    for line in ["C take R", "B pass", "B ask T T"] {
        play_all(&mut game, &[line]);
        play_all(&mut again, &[line]);
        assert_eq!(again.rules().position(again.state()), game.rules().position(game.state()));
    }
}
