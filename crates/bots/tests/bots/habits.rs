//! Each practice bot plays as described.

use kee_bots::{Random, auction::Steady, bluff::Honest};
use kee_game::{Bot, BotView, Game, InWords, Match, Plan, Resources, Seat, Seed};
use kee_toys::{Auction, Bluff};

const A: Seat = Seat::new(0);

fn at<G: InWords>(position: &str) -> Match<G> {
    let rules =
        G::new(G::Options::default(), Plan::alone(2).seating(), &Resources::none()).expect("the default options");
    let state = rules.set_up(position).expect(position);
    Match::at_position(rules, state)
}

fn choice<G: Game>(bot: &mut impl Bot<G>, game: &Match<G>, seat: Seat) -> String {
    bot.choose(&BotView::new(game, seat), &mut Seed::named("habits").dice(0)).to_string()
}

#[test]
fn random_takes_every_action_about_as_often() {
    let game = at::<Auction>("5 0 A2 A25/A35 7/3");
    let mut dice = Seed::named("fair").dice(0);
    let mut counts = [0_u32; 3];
    for _ in 0..3000 {
        let chosen = Random.choose(&BotView::new(&game, A), &mut dice).to_string();
        let place = ["bid A", "bid 2", "bid 5"].iter().position(|action| *action == chosen);
        counts[place.expect("one of the listed actions")] += 1;
    }
    // Five standard deviations are 129; the dice are the same every time, so this is not flaky.
    assert!(counts.iter().all(|count| count.abs_diff(1000) < 129), "{counts:?}");
}

#[test]
fn steady_bids_the_card_nearest_to_the_worth_of_the_prize() {
    assert_eq!(choice(&mut Steady, &at::<Auction>("4 0 A2 A25/A35 7/3"), A), "bid 5");
    assert_eq!(choice(&mut Steady, &at::<Auction>("A 0 23 A25/A35 7/3"), A), "bid A");
    // A prize carried over is part of the worth.
    assert_eq!(choice(&mut Steady, &at::<Auction>("A 4 23 A25/A35 7/3"), A), "bid 5");
}

#[test]
fn honest_plays_its_highest_tile_truthfully() {
    assert_eq!(choice(&mut Honest, &at::<Bluff>("1244/2233 56 B - 0/0"), A), "lay 4 as 4");
}

#[test]
fn honest_challenges_only_what_cannot_be_true() {
    // All 6s but the two in its hand are open on the table, since the position has them nowhere else.
    let sure = at::<Bluff>("1166/223 12 B 3as6 0/0");
    assert_eq!(choice(&mut Honest, &sure, A), "challenge");
    let unsure = at::<Bluff>("1166/226 12 B 3as6 0/0");
    assert_eq!(choice(&mut Honest, &unsure, A), "let");
}
