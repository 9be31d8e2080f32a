//! Players of the auction.

use crate::NamedBot;
use kee_game::{Bot, BotView, Dice};
use kee_toys::{Auction, auction::AuctionAction};

/// All bots for it, weakest first.
pub fn bots() -> Vec<NamedBot<Auction>> {
    vec![NamedBot::random(), NamedBot::new("steady", || Box::new(Steady))]
}

/// Bids the worth of a prize, so that it never overpays much or misses much.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Bot<Auction> for Steady {
    fn choose(&mut self, seen: &BotView<'_, Auction>, _: &mut Dice) -> AuctionAction {
        let view = seen.view();
        let worth = view.prize.map_or(0, |prize| u32::from(prize.value())) + view.carried;
        let hand = view.hands[seen.seat().index()].iter();
        let nearest = hand.min_by_key(|card| u32::from(card.value()).abs_diff(worth));
        AuctionAction(nearest.expect("a seat that is asked for a bid holds a card"))
    }
}
