//! Z2: dealing, exchanging, playing one card each, and throwing hands in.

use crate::table::{PAIRS, at, at_with, listed, play_at_random, rules};
use kee_game::{GameTime, Input, Manner, Match, Ruling, Seat, SeatSet, Seed, Viewer, Wait};
use keezen::{
    KeezenChance, KeezenEvent, KeezenNotice, PartnerCard,
    core::{Cards, KeezenPhase, TableEvent},
};

/// Dealer and size of every deal, and the number of shuffles before it.
fn deals(set: &[(&str, &str)]) -> Vec<(u8, usize, usize)> {
    let (mut deals, mut shuffles) = (Vec::new(), 0);
    play_at_random(rules(PAIRS, set), "deals", 400, &mut |_, events| {
        for event in events {
            match event {
                KeezenEvent::Public(KeezenNotice::Shuffled(_)) => shuffles += 1,
                // The first packet of a deal goes to the left of the dealer.
                KeezenEvent::Table(TableEvent::Dealt(seat, cards)) => deals.push((*seat as u8, cards.len(), shuffles)),
                _ => {}
            }
        }
    });
    deals.chunks_exact(4).map(|deal| deal[0]).collect()
}

#[test]
fn z2_1_five_four_and_four_without_shuffling_and_one_dealer_for_them() {
    for (number, cycle) in deals(&[]).chunks_exact(3).enumerate() {
        let first = cycle[0].0;
        let shuffle = number + 1;
        assert_eq!(cycle, [(first, 5, shuffle), (first, 4, shuffle), (first, 4, shuffle)]);
    }
    let firsts: Vec<u8> = deals(&[]).iter().map(|deal| deal.0).step_by(3).collect();
    assert!(firsts.len() > 3 && firsts.windows(2).all(|pair| (pair[0] + 1) % 4 == pair[1]), "{firsts:?}");
}

#[test]
fn z2_1_with_per_deal_the_dealer_changes_every_time() {
    let dealers = deals(&[("dealer", "per_deal")]);
    assert!(dealers.windows(2).all(|pair| (pair[0].0 + 1) % 4 == pair[1].0), "{dealers:?}");
    assert!(dealers.iter().enumerate().all(|(number, deal)| deal.2 == number / 3 + 1), "{dealers:?}");
}

/// A game in which B deals these packets: to C, D, A and B.
fn dealt(set: &[(&str, &str)], packets: [&str; 4]) -> Match<keezen::Keezen> {
    let mut game = Match::new(rules(PAIRS, set));
    game.apply(GameTime::ZERO, Input::Chance("dealer B".parse().expect("a dealer"))).expect("a dealer");
    let mut rest: Cards = game.rules().laws().full_deck();
    let first: String = packets.concat();
    for card in first.chars() {
        assert!(rest.take(card.to_string().parse().expect("a card")), "{card}");
    }
    let deck: KeezenChance = format!("deck {first}{rest}").parse().expect("a deck");
    game.apply(GameTime::ZERO, Input::Chance(deck)).expect("the whole deck");
    game
}

#[test]
fn z2_1_left_of_the_dealer_begins() {
    let game = dealt(&[], ["A2345", "A2345", "A2345", "A2345"]);
    assert_eq!(game.wait().asked(), SeatSet::only(Seat::new(2)));
    assert_eq!(game.state().table.hands[2].to_string(), "A2345");
}

#[test]
fn z2_2_there_is_no_exchange_without_the_option() {
    assert_eq!(dealt(&[], ["A2345"; 4]).state().table.phase, KeezenPhase::Turn);
    assert_eq!(at("w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 2").refused("give 2"), "no_exchange");
}

#[test]
fn z2_2_one_card_is_exchanged_unseen_and_at_the_same_time() {
    let mut game = dealt(&[("exchange", "one_card")], ["A2345", "A6789", "TJQK6", "TJQK7"]);
    let window = game.wait().windows().iter().find(|window| !window.seats.is_empty()).expect("a window");
    assert_eq!((window.manner, window.seats), (Manner::Sealed, SeatSet::first(4)));
    let mut give = |seat: usize, card: &str| {
        let action = format!("give {card}").parse().expect("an action");
        game.apply(GameTime::ZERO, Input::Act { seat: Seat::new(seat), action }).expect("a card of the hand");
        game.view(Viewer::Seat(Seat::new(2)))
    };
    // C sees nothing of it until all have chosen.
    let before = give(0, "K").hand;
    assert_eq!(before.to_string(), "A2345");
    give(2, "5");
    give(3, "9");
    let after = give(1, "T");
    let handed = |card: &str| Some(PartnerCard { partner: Seat::new(0), card: card.parse().expect("a card") });
    assert_eq!((after.hand.to_string(), after.from_partner), ("A234K".to_owned(), handed("K")));
    assert_eq!(after.partner_holds, handed("5"));
    let hands = game.state().table.hands;
    assert_eq!(hands[0].to_string(), "56TJQ");
    assert_eq!([hands[1].to_string(), hands[3].to_string()], ["79JQK", "A678T"]);
    assert_eq!(game.wait().asked(), SeatSet::only(Seat::new(2)));
}

#[test]
fn z2_6_a_seat_that_does_not_choose_gives_its_first_card() {
    let mut game = dealt(&[("exchange", "one_card")], ["AA234", "A6789", "TJQK6", "TJQK7"]);
    let window = game.wait().windows().last().expect("a window").id;
    game.apply(GameTime::ZERO, Input::Expire { window }).expect("an expiry");
    assert_eq!(game.state().table.hands[2].to_string(), "A2346");
    assert_eq!(game.state().table.hands[0].to_string(), "ATJQK");
}

#[test]
fn z2_3_one_card_each_in_turn_face_up() {
    let mut game = dealt(&[], ["AAAAK", "KKK22", "23456", "23456"]);
    let order: Vec<usize> = (0..2)
        .map(|_| {
            let seat = game.wait().asked().iter().next().expect("a turn");
            let action = listed(&game, seat)[0].parse().expect("an action");
            game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("a play");
            seat.index()
        })
        .collect();
    assert_eq!(order, [2, 3]);
    let seen = game.view(Viewer::Spectator);
    let plays: Vec<String> = seen.laid.iter().filter_map(|laid| laid.play).map(|play| play.to_string()).collect();
    assert_eq!(plays, ["A w>32", "K w>48"]);
}

#[test]
fn z2_4_a_seat_that_can_play_must_even_if_it_captures_its_own_or_a_partners_pawn() {
    assert_eq!(at("w,w,5,8/w,w,w,w/w,w,w,w/w,w,w,w 0 3").legal(), ["3 5>8", "3 8>11"]);
    assert_eq!(at("w,h0,h1,5/w,w,w,w/w,w,w,8/w,w,w,w 0 3").legal(), ["3 5>8"]);
    assert_eq!(at("w,h0,h1,5/w,w,w,w/w,w,w,8/w,w,w,w 0 3").refused("throw"), "must_play");
}

#[test]
fn z2_4_a_dead_hand_is_thrown_in_face_up_automatically() {
    // D and A hold neither ace nor king: only C and B are asked.
    let mut game = dealt(&[], ["A2345", "23456", "23456", "K2345"]);
    let seat = Seat::new(2);
    let events =
        game.apply(GameTime::ZERO, Input::Act { seat, action: "A w>32".parse().expect("a play") }).expect("a play");
    let thrown: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            KeezenEvent::Table(TableEvent::ThrewIn(seat, cards)) => Some((*seat, cards.to_string())),
            _ => None,
        })
        .collect();
    assert_eq!(thrown, [(3, "23456".to_owned()), (0, "23456".to_owned())]);
    assert_eq!(game.wait().asked(), SeatSet::only(Seat::new(1)));
    assert!(game.view(Viewer::Spectator).laid.iter().any(|laid| laid.cards.to_string() == "23456"));
    // A position with a dead hand waits for the next deal.
    assert_eq!(*at("w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 0 23").game.wait(), Wait::Chance);
}

#[test]
fn z2_6_a_late_seat_makes_the_first_listed_play() {
    let mut late = at_with(&[("timer", "30")], "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 A5");
    let window = late.game.wait().windows().last().copied().expect("a window");
    assert_eq!(window.deadline, Some(GameTime::from_millis(30_000)));
    late.game.apply(GameTime::from_millis(30_000), Input::Expire { window: window.id }).expect("an expiry");
    assert_eq!(late.pawns(), "w,w,0,5/w,w,w,w/w,w,w,w/w,w,w,w");
}

#[test]
fn z2_5_a_card_played_is_played() {
    let mut game = at("w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 25").game;
    let seat = Seat::new(0);
    game.apply(GameTime::ZERO, Input::Act { seat, action: "2 5>7".parse().expect("a play") }).expect("a play");
    for ruling in [Ruling::Struck, Ruling::Stands] {
        let refusal = game.apply(GameTime::ZERO, Input::Ruling(ruling)).expect_err("nothing is undone");
        assert_eq!(refusal.code, "keezen/nothing_to_rule_on");
    }
}

#[test]
fn z2_1_a_wrong_deck_is_refused() {
    let mut game = Match::new(rules(PAIRS, &[]));
    game.apply(GameTime::ZERO, Input::Chance("dealer E".parse().expect("a seat"))).expect_err("there is no E");
    game.deal(&Seed::named("deck")).expect("a dealer");
    for wrong in ["dealer A".to_owned(), "deck A2".to_owned(), format!("deck {}", "A".repeat(52))] {
        let refusal = game.apply(GameTime::ZERO, Input::Chance(wrong.parse().expect("a chance"))).expect_err(&wrong);
        assert_eq!(refusal.code, "keezen/wrong_deck");
    }
}
