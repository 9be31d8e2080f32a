//! Z3.3 and Z3.4: jokers.

use crate::table::{PAIRS, at_table, at_with, play_at_random, rules};
use kee_game::{GameTime, Input, Match, Plan, Seat, Viewer};
use keezen::{
    KeezenEvent, KeezenNotice,
    core::{Card, Cards, KeezenPhase, TableEvent},
};

const FOUR: &[(&str, &str)] = &[("jokers", "4")];

#[test]
fn z3_3_two_or_four_jokers_are_in_the_deck_besides_thirteen_cards_per_seat() {
    for (jokers, count) in [("none", 0), ("2", 2), ("4", 4)] {
        for seats in [4, 9] {
            let deck = rules(Plan::alone(seats), &[("jokers", jokers)]).laws().full_deck();
            assert_eq!((deck.len(), deck.count(Card::JOKER)), (13 * usize::from(seats) + count, count));
        }
    }
}

#[test]
fn z3_3_a_joker_does_what_any_card_does_and_names_it() {
    let legal = at_with(FOUR, "w,w,w,5/w,w,w,40/w,w,w,w/w,w,w,w 0 *").legal();
    assert_eq!(
        legal,
        [
            "*A w>0", "*A 5>6", "*2 5>7", "*3 5>8", "*4 5>1", "*5 5>10", "*6 5>11", "*7 5>12", "*8 5>13", "*9 5>14",
            "*T 5>15", "*J 5<>40", "*Q 5>17"
        ]
    );
    assert_eq!(
        at_with(FOUR, "w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w 0 *").after("*7 5>8 30>34"),
        "w,w,8,34/w,w,w,w/w,w,w,w/w,w,w,w"
    );
    // It is played as a joker, and a five in the same hand is another play.
    let mut both = at_with(FOUR, "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 5*");
    assert!(both.legal().contains(&"5 5>10".to_owned()) && both.legal().contains(&"*5 5>10".to_owned()));
    both.play("*5 5>10").expect("a play");
    assert_eq!(both.game.state().table.hands[0].to_string(), "5");
    assert_eq!(both.game.view(Viewer::Spectator).laid.last().map(|laid| laid.cards), Some(Cards::only(Card::JOKER)));
    assert_eq!(at_with(FOUR, "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 5").refused("*5 5>10"), "not_in_hand");
}

#[test]
fn z3_4_a_joker_with_the_same_effect_as_two_cards_is_one_play() {
    let enter = |play: &str| at_with(FOUR, "w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 0 *").refused(play);
    assert_eq!(at_with(FOUR, "w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 0 *").legal(), ["*A w>0"]);
    assert_eq!(enter("*K w>0"), "written_as");
    // The winning seven lapses after 3, like a three; after 4 no other card goes as far.
    let won = at_with(FOUR, "61,h1,h2,h3/w,w,w,w/h0,h1,h2,h3/w,w,w,w 0 *");
    assert!(won.legal().contains(&"*3 61>h0".to_owned()) && !won.legal().contains(&"*7 61>h0".to_owned()));
    let four = at_with(FOUR, "60,h1,h2,h3/w,w,w,w/h0,h1,h2,h3/w,w,w,w 0 *");
    assert!(four.legal().contains(&"*7 60>h0".to_owned()), "{:?}", four.legal());
    // Typing the other card means the same.
    let here = at_with(FOUR, "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 *");
    for (typed, meant) in [("*k w>0", "*A w>0"), ("*10 5", "*T 5>15"), ("* 5 10", "*5 5>10"), ("*q", "*Q 5>17")] {
        assert_eq!(here.understood(typed).as_deref(), Ok(meant), "{typed}");
    }
    assert_eq!(here.understood("*").expect_err("many").code, "game/not_understood");
}

#[test]
fn z3_3_cards_left_over_after_all_deals_stay_undealt_until_the_next_shuffle() {
    let (mut dealt, mut left) = (0, Vec::new());
    play_at_random(rules(PAIRS, FOUR), "left over", 400, &mut |game, events| {
        for event in events {
            match event {
                KeezenEvent::Public(KeezenNotice::Shuffled(_)) => dealt = 0,
                KeezenEvent::Table(TableEvent::Dealt(_, cards)) => dealt += cards.len(),
                _ => {}
            }
        }
        let table = &game.state().table;
        assert_eq!(game.view(Viewer::Spectator).undealt, 52_usize.saturating_sub(if dealt == 0 { 52 } else { dealt }));
        if table.phase == KeezenPhase::Shuffle && dealt > 0 {
            left.push((dealt, table.deck.len()));
        }
    });
    assert!(left.len() > 3 && left.iter().all(|cycle| *cycle == (52, 4)), "{left:?}");
}

#[test]
fn z2_6_a_joker_is_the_last_choice_for_a_late_seat() {
    let mut late = at_with(&[("jokers", "2"), ("timer", "30")], "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 Q*");
    let window = late.game.wait().windows().last().copied().expect("a window");
    late.game.apply(GameTime::from_millis(30_000), Input::Expire { window: window.id }).expect("an expiry");
    assert_eq!(late.pawns(), "w,w,w,17/w,w,w,w/w,w,w,w/w,w,w,w");
}

#[test]
fn z2_8_in_a_team_of_three_a_card_goes_to_the_next_partner() {
    let set = [("exchange", "one_card")];
    let mut game = Match::new(rules(Plan::in_teams(6, 2), &set));
    let seed = kee_game::Seed::named("trios");
    while game.deal(&seed).is_some() {}
    let before = game.state().table.hands;
    let card = |seat: usize| before[seat].kinds().next().expect("a card");
    // C leaves while the exchange is open, so A gives to E and E to A.
    game.apply(GameTime::ZERO, Input::Leave { seat: Seat::new(2) }).expect("anyone can leave");
    for seat in [0, 1, 3, 4, 5] {
        let action = format!("give {}", card(seat)).parse().expect("an action");
        game.apply(GameTime::ZERO, Input::Act { seat: Seat::new(seat), action }).expect("a card of the hand");
    }
    let holds = |seat: usize| game.view(Viewer::Seat(Seat::new(seat))).partner_holds.map(|held| held.partner.index());
    let known = [0, 1, 3, 4, 5].map(|seat| game.state().table.known[seat].map(|gift| usize::from(gift.from)));
    assert_eq!(known, [Some(4), Some(5), Some(1), Some(0), Some(3)]);
    assert_eq!([holds(0), holds(1)], [Some(4), Some(3)]);
    assert!(game.wait().asked().iter().count() == 1 && !game.wait().asked().contains(Seat::new(2)));
}

#[test]
fn z3_3_positions_and_decks_hold_jokers() {
    let text = "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 A9**";
    let here = at_table(PAIRS, FOUR, text);
    assert_eq!(kee_game::InWords::position(here.game.rules(), here.game.state()), text);
    let refused = kee_game::InWords::set_up(&rules(PAIRS, &[]), text).expect_err("no jokers here");
    assert!(refused.expected.contains("the hand has 2 times *, the deck 0"), "{}", refused.expected);
}
