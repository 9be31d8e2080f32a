use kee_conformance::table::{self, Sets};
use kee_game::{GameTime, Input, Match, Plan, Refusal, Resources, Seat, Seed};
use keezen::{Keezen, KeezenAction, core::Card};

pub(crate) const PAIRS: Plan = Plan::in_teams(4, 2);

/// The rules of a table with these options changed from the sheet's.
pub(crate) fn rules(plan: Plan, set: Sets<'_>) -> Keezen {
    table::good_rules("tournament", set, plan, &Resources::none())
}

/// A game at a position.
pub(crate) struct At {
    pub(crate) game: Match<Keezen>,
}

/// The tournament's game at a position.
pub(crate) fn at(position: &str) -> At {
    at_table(PAIRS, &[], position)
}

/// The same game with other options.
pub(crate) fn at_with(set: Sets<'_>, position: &str) -> At {
    at_table(PAIRS, set, position)
}

pub(crate) fn at_table(plan: Plan, set: Sets<'_>, position: &str) -> At {
    At { game: table::at_position(rules(plan, set), position) }
}

/// The actions of a seat, as text.
pub(crate) fn listed(game: &Match<Keezen>, seat: Seat) -> Vec<String> {
    table::listed(game, seat.index())
}

impl At {
    pub(crate) fn seat(&self) -> Seat {
        Seat::new(usize::from(self.game.state().table.turn))
    }

    /// The legal plays; none if nobody is asked.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.game.wait().asked().is_empty() { Vec::new() } else { listed(&self.game, self.seat()) }
    }

    pub(crate) fn play(&mut self, action: &str) -> Result<(), Refusal> {
        let action: KeezenAction = action.parse().expect(action);
        self.game.apply(GameTime::ZERO, Input::Act { seat: self.seat(), action }).map(drop)
    }

    /// The pawns after a legal play.
    pub(crate) fn after(mut self, action: &str) -> String {
        self.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}; legal are {:?}", self.legal()));
        self.pawns()
    }

    pub(crate) fn pawns(&self) -> String {
        self.game.state().table.board.to_string()
    }

    /// The code of the refusal of a play.
    pub(crate) fn refused(mut self, action: &str) -> String {
        let refusal = self.play(action).expect_err(action);
        refusal.code.trim_start_matches("keezen/").to_owned()
    }

    /// The code of the reason why a card can't be played.
    pub(crate) fn why_not(&self, card: char) -> Option<String> {
        let card = Card::of_letter(card).expect("a card");
        let reason = self.game.rules().why_not(&self.game.state().table.board, self.seat(), card);
        reason.map(|reason| reason.message().id.into_owned())
    }

    /// The code of the reason why a pawn can't be chosen for a card.
    pub(crate) fn why_not_pawn(&self, card: char, owner: usize, from: &str) -> Option<String> {
        let (card, from) = (Card::of_letter(card).expect("a card"), from.parse().expect("a place"));
        let board = &self.game.state().table.board;
        let reason = self.game.rules().why_not_pawn(board, self.seat(), card, (owner, from));
        reason.map(|reason| reason.message().id.into_owned())
    }

    /// The action understood from text typed at the seat to play.
    pub(crate) fn understood(&self, typed: &str) -> Result<String, Refusal> {
        table::typed(&self.game, self.seat().index(), typed)
    }
}

/// Lets seats play random legal actions while a spectator watches, for at most this many inputs.
pub(crate) fn play_at_random(
    rules: Keezen,
    name: &str,
    most: usize,
    watch: &mut dyn FnMut(&Match<Keezen>, &[keezen::KeezenEvent]),
) -> Match<Keezen> {
    let (mut game, seed, mut dice) = (Match::new(rules), Seed::named(name), Seed::named(name).dice(1 << 40));
    for _ in 0..most {
        if game.wait().outcome().is_some() {
            break;
        }
        let events = match game.deal(&seed) {
            Some(events) => events,
            None => {
                let seat = game.wait().asked().iter().next().expect("a seat is asked");
                let actions = listed(&game, seat);
                let action = dice.pick(&actions).expect("a seat that is asked can act").parse().expect("an action");
                game.apply(game.now(), Input::Act { seat, action }).expect("what is listed is accepted")
            }
        };
        watch(&game, &events);
    }
    game
}
