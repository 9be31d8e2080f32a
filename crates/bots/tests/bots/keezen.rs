//! Bots for Keezen: what they see, and what they must not overlook.

use kee_bots::keezen::{Careless, Easy, Hard, Medium, bots};
use kee_conformance::table;
use kee_game::{Bot, BotView, Game, GameTime, InWords, Input, Match, Plan, Resources, Seat, Seed, Viewer, play_out};
use keezen::Keezen;

/// The tournament's game with these options changed.
fn rules(sets: &[(&str, &str)]) -> Keezen {
    table::good_rules("tournament", sets, Plan::in_teams(4, 2), &Resources::none())
}

fn at(position: &str) -> Match<Keezen> {
    table::at_position(rules(&[]), position)
}

/// The action of a bot at a position, with the dice of this number.
fn choice(mut bot: impl Bot<Keezen>, game: &Match<Keezen>, number: u64) -> String {
    let seat = game.wait().asked().iter().next().expect("a seat is asked");
    bot.choose(&BotView::new(game, seat), &mut Seed::named("choices").dice(number)).to_string()
}

/// Asserts the action of both bots that think.
#[track_caller]
fn thinkers_choose(position: &str, expected: &str) {
    let game = at(position);
    assert_eq!(choice(Medium, &game, 0), expected, "medium");
    assert_eq!(choice(Hard::default(), &game, 0), expected, "hard");
}

/// The percentage of times the easy bot takes an action.
fn easy_does(position: &str, wanted: impl Fn(&str) -> bool) -> usize {
    let game = at(position);
    (0..100).filter(|number| wanted(&choice(Easy, &game, *number))).count()
}

#[test]
fn the_last_pawn_is_brought_home() {
    thinkers_choose("61,h1,h2,h3/w,w,w,w/w,w,40,44/w,w,w,w 0 238", "3 61>h0");
}

#[test]
fn a_winning_play_is_taken() {
    // A two would capture, but a three wins.
    thinkers_choose("61,h1,h2,h3/63,15,w,w/h0,h1,h2,h3/w,w,w,w 0 23", "3 61>h0");
}

#[test]
fn a_king_enters_a_pawn() {
    thinkers_choose("w,w,w,20/w,w,w,40/w,w,w,w/w,w,w,w 0 5K", "K w>0");
}

#[test]
fn a_four_takes_a_pawn_back_across_the_start() {
    thinkers_choose("2,w,w,w/w,w,w,40/w,w,w,w/w,w,w,w 0 3459", "4 2>62");
}

#[test]
fn a_pawn_goes_deep_into_the_base() {
    thinkers_choose("w,w,w,60/w,w,w,w/w,w,w,w/w,w,w,w 0 57", "7 60>h3");
}

#[test]
fn the_partners_pawn_is_spared_and_the_opponents_is_not() {
    thinkers_choose("5,w,w,w/8,w,w,w/10,w,w,w/w,w,w,w 0 35", "3 5>8");
    thinkers_choose("5,w,w,w/w,w,w,w/10,w,w,w/w,w,w,w 0 58", "8 5>13");
}

#[test]
fn the_easy_bot_has_inclinations() {
    assert!(easy_does("w,w,w,20/w,w,w,40/w,w,w,w/w,w,w,w 0 5K", |play| play == "K w>0") > 70);
    assert!(easy_does("5,w,w,w/w,w,w,w/10,w,w,w/w,w,w,w 0 58", |play| play == "5 5>10") < 40);
    assert!(easy_does("5,w,w,w/8,w,w,w/w,w,w,w/w,w,w,w 0 35", |play| play == "3 5>8") > 60);
}

#[test]
fn the_weakest_hits_its_own_side_only_if_it_has_to() {
    let own = |play: &str| play == "5 5>10";
    let hits = |position: &str| {
        let game = at(position);
        (0..200).filter(|number| own(&choice(Careless::new(50), &game, *number))).count()
    };
    assert_eq!(hits("5,w,w,w/w,w,w,w/10,w,w,w/w,w,w,w 0 58"), 0, "the eight hits nobody");
    assert_eq!(hits("5,w,w,w/w,w,w,w/10,w,w,w/w,w,w,w 0 5"), 200, "there is nothing else");
}

/// A game after this many inputs of the medium bot.
fn after(rules: Keezen, name: &str, inputs: usize) -> Match<Keezen> {
    let (mut game, seed, mut dice) = (Match::new(rules), Seed::named(name), Seed::named(name).dice(1 << 40));
    for _ in 0..inputs {
        if game.deal(&seed).is_none() && game.wait().outcome().is_none() {
            let seat = game.wait().asked().iter().next().expect("a seat is asked");
            let action = Medium.choose(&BotView::new(&game, seat), &mut dice);
            game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("what is listed is accepted");
        }
    }
    while game.deal(&seed).is_some() {}
    game
}

#[test]
fn hidden_cards_do_not_change_a_bots_choice() {
    let jokers = &[("jokers", "4"), ("seven_split", "any")];
    for (sets, inputs) in
        [(&[][..], 30), (&[], 61), (&[], 100), (&[("exchange", "one_card")], 2), (&[], 9), (jokers, 30), (jokers, 61)]
    {
        let game = after(rules(sets), "unseen", inputs);
        let Some(seat) = game.wait().asked().iter().next() else { continue };
        for bot in bots() {
            let real = (bot.make)().choose(&BotView::new(&game, seat), &mut Seed::named("same").dice(0));
            for other in 1..4 {
                let dice = &mut Seed::named("hidden").dice(other);
                let state = game.rules().resample(game.state(), Viewer::Seat(seat), dice);
                let twin = Match::at_position(rules(sets), state);
                let chosen = (bot.make)().choose(&BotView::new(&twin, seat), &mut Seed::named("same").dice(0));
                assert_eq!(chosen, real, "{} after {inputs} inputs", bot.name);
            }
        }
    }
}

/// Asserts the action of both bots that think, at a table with these options.
#[track_caller]
fn thinkers_choose_at(sets: &[(&str, &str)], position: &str, expected: &str) {
    let rules = rules(sets);
    let state = rules.set_up(position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
    let game = Match::at_position(rules, state);
    assert_eq!(choice(Medium, &game, 0), expected, "medium");
    assert_eq!(choice(Hard::default(), &game, 0), expected, "hard");
}

#[test]
fn a_joker_is_kept_if_another_card_does_the_same_and_played_if_it_wins() {
    let jokers = [("jokers", "2")];
    thinkers_choose_at(&jokers, "w,w,w,20/w,w,w,40/w,w,w,w/w,w,w,w 0 K*", "K w>0");
    thinkers_choose_at(&jokers, "61,h1,h2,h3/w,w,w,40/h0,h1,h2,h3/w,w,w,w 0 *", "*3 61>h0");
}

#[test]
fn a_seven_brings_the_last_two_home_and_helps_the_partner() {
    let split = [("seven_split", "any")];
    thinkers_choose_at(&split, "62,63,h2,h3/w,w,w,40/w,w,w,33/w,w,w,w 0 7", "7 62>h1 63>h0 2:33>36");
}

#[test]
fn every_preset_is_played_to_its_end() {
    for preset in Keezen::PRESETS {
        for plan in preset.plans {
            let rules = Keezen::new((preset.options)(), plan.seating(), &Resources::none()).expect(preset.name);
            let (mut game, seed, mut dice) = (Match::new(rules), Seed::named("end"), Seed::named("end").dice(1 << 40));
            let mut seats: Vec<_> = (0..usize::from(plan.seats)).map(|seat| (bots()[1 + seat % 2].make)()).collect();
            while game.wait().outcome().is_none() {
                if game.deal(&seed).is_some() {
                    continue;
                }
                let seat: Seat = game.wait().asked().iter().next().expect("a seat is asked");
                let action = seats[seat.index()].choose(&BotView::new(&game, seat), &mut dice);
                game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("what a bot does is accepted");
            }
        }
    }
}

/// The sheet's last check: a game of good players has about 190 card plays.
#[test]
fn a_game_of_good_players_has_about_190_card_plays() {
    const GAMES: usize = 40;
    let mut plays = 0;
    for number in 0..GAMES {
        let seed = Seed::named(&format!("good players {number}"));
        let mut game = Match::new(rules(&[]));
        let mut bots: Vec<Box<dyn Bot<Keezen>>> = (0..4).map(|_| Box::new(Medium) as Box<dyn Bot<Keezen>>).collect();
        play_out(&mut game, &seed, &mut bots, &mut seed.dice(u64::MAX)).expect("no bot is refused");
        plays += game.log().iter().filter(|entry| matches!(entry.input, Input::Act { .. })).count();
    }
    let mean = plays / GAMES;
    assert!((150..=220).contains(&mean), "{mean} card plays a game");
}
