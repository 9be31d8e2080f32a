use crate::{Dice, Game, GameTime, Listing, Match, Seat, Viewer, Wait};
use std::{ops::ControlFlow, time::Duration};

/// A bot's input when its seat is asked: the view and actions of its seat, and nothing else.
pub struct BotView<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    wait: &'a Wait,
    seat: Seat,
    now: GameTime,
    view: G::View,
}

impl<'a, G: Game> BotView<'a, G> {
    /// Looks at a running game from a seat.
    pub fn new(game: &'a Match<G>, seat: Seat) -> Self {
        let (rules, state) = (game.rules(), game.state());
        let view = rules.view(state, Viewer::Seat(seat));
        Self { rules, state, wait: game.wait(), seat, now: game.now(), view }
    }

    /// The same at another time than the last input's.
    #[must_use]
    pub fn at(self, now: GameTime) -> Self {
        Self { now, ..self }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// The seat of the bot.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The view of the seat.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The time until a timer ends the seat's turn or the whole game; none without a timer.
    pub fn time_left(&self) -> Option<Duration> {
        let windows = self.wait.windows().iter();
        let mine = windows.filter(|window| window.ends_turn_of(self.seat));
        let deadline = mine.filter_map(|window| window.deadline).min()?;
        Some(deadline.since(self.now))
    }

    /// Visits the seat's actions until the visitor stops.
    pub fn visit(&self, visit: &mut dyn FnMut(G::Action) -> ControlFlow<()>) -> Listing {
        self.rules.actions(self.state, self.seat, visit)
    }

    /// All actions of the seat.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.visit(&mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }
}

/// A player made of code. It decides from its seat's view and its own dice, which are not the dice of the deal.
pub trait Bot<G: Game>: Send {
    /// Chooses an action. Only called when the bot's seat is asked.
    fn choose(&mut self, seen: &BotView<'_, G>, dice: &mut Dice) -> G::Action;

    /// Chooses an action, and how long it takes on the game's clock.
    ///
    /// A bot takes time if a timer limits what can be done in one turn. It is never late: if its action would come
    /// after [`BotView::time_left`], it ends its turn instead.
    fn play(&mut self, seen: &BotView<'_, G>, dice: &mut Dice) -> BotMove<G::Action> {
        BotMove { action: self.choose(seen, dice), takes: None }
    }
}

/// An action of a bot, and its thinking time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotMove<A> {
    /// The action.
    pub action: A,
    /// The time it takes on the game's clock; none if the program that runs the game decides.
    pub takes: Option<Duration>,
}

impl<A: ToString> BotMove<A> {
    /// The same with the action in its text form.
    pub fn in_text(self) -> BotMove<String> {
        BotMove { action: self.action.to_string(), takes: self.takes }
    }
}
