use crate::listed_actions::listed;
use kee_game::{Dice, Game, Input, Match};
use std::collections::BTreeSet;

/// Actions and chances that occurred somewhere in a game, to try at other moments.
pub(crate) struct Pool<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) chances: Vec<G::Chance>,
    known: BTreeSet<String>,
    most: usize,
    dice: Dice,
}

impl<G: Game> Pool<G> {
    pub(crate) fn new(most: usize, dice: Dice) -> Self {
        Self { actions: Vec::new(), chances: Vec::new(), known: BTreeSet::new(), most, dice }
    }

    /// Adds the current actions of seats, and the last chance.
    pub(crate) fn gather(&mut self, game: &Match<G>) -> Result<(), String> {
        for seat in game.may_act().iter() {
            for action in listed(game.rules(), game.state(), seat, self.most)?.actions {
                self.add_action(action);
            }
        }
        if let Some(Input::Chance(chance)) = game.log().last().map(|entry| &entry.input)
            && self.known.insert(format!("chance {chance}"))
        {
            let place = self.chances.len();
            put(&mut self.chances, place, chance.clone(), self.most, &mut self.dice);
        }
        Ok(())
    }

    pub(crate) fn add_action(&mut self, action: G::Action) {
        if self.known.insert(action.to_string()) {
            let place = self.actions.len();
            put(&mut self.actions, place, action, self.most, &mut self.dice);
        }
    }

    /// Some of the actions, in an order that changes from call to call.
    pub(crate) fn some_actions(&mut self, most: usize) -> Vec<G::Action> {
        let mut actions = self.actions.clone();
        self.dice.shuffle(&mut actions);
        actions.truncate(most);
        actions
    }
}

/// Adds to a list of bounded length, replacing something when it is full.
fn put<T>(list: &mut Vec<T>, place: usize, thing: T, most: usize, dice: &mut Dice) {
    if place < most {
        list.push(thing);
    } else {
        list[dice.below(most)] = thing;
    }
}
