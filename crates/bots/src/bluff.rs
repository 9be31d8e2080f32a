//! Players of bluff.

use crate::NamedBot;
use kee_game::{Bot, BotView, Dice, Game};
use kee_toys::{
    Bluff,
    bluff::{BluffAction, BluffView, NumberTile},
};

/// All bots for it, weakest first.
pub fn bots() -> Vec<NamedBot<Bluff>> {
    vec![NamedBot::random(), NamedBot::new("honest", || Box::new(Honest))]
}

/// Never lies, and challenges only what must be a lie.
#[derive(Clone, Copy, Debug)]
pub struct Honest;

impl Bot<Bluff> for Honest {
    fn choose(&mut self, seen: &BotView<'_, Bluff>, _: &mut Dice) -> BluffAction {
        let view = seen.view();
        if let Some(lay) = view.pending.as_ref().filter(|lay| lay.challengers.contains(seen.seat())) {
            let copies = seen.rules().options().copies.get() as usize;
            let false_claim = known(view, lay.claim) >= copies;
            return if false_claim { BluffAction::Challenge } else { BluffAction::Let };
        }
        let highest = view.hand.as_ref().and_then(|hand| hand.kinds().last());
        let tile = highest.expect("a seat whose turn it is holds a tile");
        BluffAction::Lay { tile, claim: tile }
    }
}

/// The number of tiles of a number that this seat can account for, in its hand and on the table.
fn known(view: &BluffView, number: NumberTile) -> usize {
    let held = view.hand.as_ref().map_or(0, |hand| usize::from(hand.count(number)));
    held + view.table.iter().filter(|laid| laid.tile == Some(number)).count()
}
