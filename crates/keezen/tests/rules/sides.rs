//! Z1.4, Z1.5, Z6.4: teams of three, and two colours each.

use crate::table::{at_table, rules};
use kee_game::{Game, InWords, Plan, Resources};
use keezen::{Keezen, KeezenOptions};

const TRIOS: Plan = Plan::in_teams(6, 2);
const TWO_COLOURS: &[(&str, &str)] = &[("colours", "two")];

/// Six seats with these pawns, the others waiting.
fn trios(pawns: [&str; 6], rest: &str) -> crate::table::At {
    at_table(TRIOS, &[], &format!("{} {rest}", pawns.join("/")))
}

const W: &str = "w,w,w,w";
const IN: &str = "h0,h1,h2,h3";

#[test]
fn z1_4_three_partners_sit_evenly_spread_on_six_and_nine_seats() {
    let partners = |plan: Plan, seat: usize| rules(plan, &[]).laws().partners(seat).collect::<Vec<_>>();
    assert_eq!(partners(TRIOS, 0), [2, 4]);
    assert_eq!(partners(TRIOS, 3), [5, 1]);
    assert_eq!(partners(Plan::in_teams(9, 3), 7), [1, 4]);
    assert_eq!(rules(Plan::in_teams(9, 3), &[]).laws().squares(), 144);
    let nine = at_table(Plan::in_teams(9, 3), &[], &format!("{}w,w,w,127 8 A2Q", "w,w,w,w/".repeat(8)));
    assert_eq!(nine.legal(), ["A w>128", "A 127>h0", "2 127>h1"]);
}

#[test]
fn z1_4_teams_that_do_not_fit_the_seats_are_refused_with_a_sentence() {
    let refused = |plan: Plan| {
        let problems = Keezen::new(KeezenOptions::default(), plan.seating(), &Resources::none()).expect_err("no table");
        kee_speech::problems_in_english::<Keezen>(&problems).join(" ")
    };
    let nine = "teams: Nine players form three teams of three, or play individually.";
    assert_eq!(refused(Plan::in_teams(9, 1)), nine);
    assert!(refused(Plan::in_teams(8, 2)).starts_with("teams: Eight players form four pairs, with partners opposite"));
    assert!(refused(Plan::in_teams(6, 1)).contains("three pairs or two teams of three"));
    assert_eq!(refused(Plan::in_teams(10, 5)), "seats: This game is for 2 to 9 players.");
}

#[test]
fn z6_4_a_player_with_all_pawns_home_plays_for_the_next_partner() {
    let cards = "0 5";
    assert_eq!(trios([IN, W, "w,w,w,40", W, "w,w,w,70", W], cards).legal(), ["5 2:40>45"]);
    assert_eq!(trios([IN, W, IN, W, "w,w,w,70", W], cards).legal(), ["5 4:70>75"]);
    assert_eq!(trios([IN, W, "w,w,w,40", W, "w,w,w,70", W], "0 5A").refused("5 4:70>75"), "not_your_pawn");
}

#[test]
fn z6_4_the_rest_of_a_seven_goes_to_the_next_partner_and_the_team_wins_with_twelve() {
    // The player's last pawn comes home with 3, and the rest is the next partner's.
    let last = trios(["93,h1,h2,h3", W, "w,w,w,40", W, "w,w,w,70", W], "0 7");
    assert_eq!(last.legal(), ["7 93>h0 2:40>44"]);
    // A partner's last pawn comes home, and the rest is the other partner's.
    let other = trios([IN, W, "29,h1,h2,h3", W, "w,w,w,70", W], "0 7");
    assert_eq!(other.legal(), ["7 2:29>h0 4:70>74"]);
    let mut won = trios([IN, W, "29,h1,h2,h3", W, IN, W], "0 3");
    won.play("3 2:29>h0").expect("the winning play");
    let outcome = won.game.wait().outcome().expect("the end").clone();
    assert_eq!(outcome.winners().map(|seat| seat.letter()).collect::<String>(), "ACE");
}

fn colours(position: &str) -> crate::table::At {
    at_table(Plan::alone(2), TWO_COLOURS, position)
}

#[test]
fn z1_5_each_of_two_players_has_two_opposite_colours_and_one_hand() {
    let table = rules(Plan::alone(2), TWO_COLOURS);
    assert_eq!((table.laws().squares(), table.laws().full_deck().len()), (64, 26));
    let text = "w,w,w,5+w,w,w,40/w,w,w,20+w,w,w,w 0 A";
    assert_eq!(colours(text).legal(), ["A w>0", "A 2:w>32", "A 5>6", "A 2:40>41"]);
    assert_eq!(table.position(&table.set_up(text).expect("a position")), text);
    assert_eq!(Keezen::seats_in(text), Some(2));
    assert_eq!(colours("w,w,w,5+w,w,w,40/w,w,w,20+w,w,w,w 1 2").legal(), ["2 20>22"]);
    // A seven is split between both, and one lands on the other as on any pawn of its side.
    assert_eq!(colours("w,w,w,5+w,w,w,40/w,w,w,20+w,w,w,w 0 7").legal().len(), 2 + 12);
    assert_eq!(colours("w,w,w,5+w,w,w,8/w,w,w,20+w,w,w,w 0 3").after("3 5>8"), "w,w,w,8/w,w,w,20/w,w,w,w/w,w,w,w");
}

#[test]
fn z1_5_a_jack_may_swap_a_players_own_two_colours_and_that_is_one_play() {
    let swap = "w,w,w,5+w,w,w,40/w,w,w,20+w,w,w,w 0 J";
    assert_eq!(colours(swap).legal(), ["J 5<>20", "J 5<>40", "J 2:40<>20"]);
    assert_eq!(colours(swap).refused("J 2:40<>5"), "written_as");
}

#[test]
fn z1_5_all_eight_pawns_have_to_be_home() {
    let mut last = colours(&format!("{IN}+29,h1,h2,h3/w,w,w,20+w,w,w,w 0 37"));
    assert_eq!(last.legal(), ["3 2:29>h0", "7 2:29>h0"]);
    last.play("3 2:29>h0").expect("the winning play");
    assert_eq!(last.game.wait().outcome().expect("the end").ending, "win");
    let mut one = colours(&format!("61,h1,h2,h3+{W}/w,w,w,20+w,w,w,w 0 3A"));
    one.play("3 61>h0").expect("a play");
    assert_eq!(one.game.wait().outcome(), None);
}

#[test]
fn z1_5_two_colours_are_for_two_players() {
    let options = KeezenOptions { colours: keezen::ColoursEach::Two, ..KeezenOptions::default() };
    let problems = Keezen::new(options, Plan::in_teams(4, 2).seating(), &Resources::none()).expect_err("no table");
    let sentence = "colours: Two colours each is for two players. Choose one colour, or play with two.";
    assert_eq!(kee_speech::problems_in_english::<Keezen>(&problems), [sentence]);
}
