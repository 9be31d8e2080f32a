//! Answers to questions, from a view.

use crate::{
    Keezen, KeezenView,
    core::{Card, Laws, Place},
    showing::told_deal,
};
use kee_game::{Arg, Game, Message, Question, Seat};

kee_game::messages! {
    /// The answers.
    pub(crate) ANSWERS;
    pawns_of(name, pawns) = "keezen-pawns-of";
    your_pawns(pawns) = "keezen-pawns-yours";
    pawns_waiting(count) = "keezen-pawns-waiting";
    pawns_placed_and_waiting(pawns, count) = "keezen-pawns-placed-and-waiting";
    pawn_on(square) = "keezen-pawn-on";
    pawn_home(slot) = "keezen-pawn-home";
    hand_of(cards) = "keezen-hand";
    hand_empty() = "keezen-hand-empty";
    square_pawn(square, name) = "keezen-at-pawn";
    square_your_pawn(square) = "keezen-at-your-pawn";
    square_empty(square) = "keezen-at-empty";
    square_start(square, name) = "keezen-at-start";
}

impl Keezen {
    pub(crate) fn answered(&self, view: &KeezenView, question: Question<'_>) -> Vec<Message> {
        match question {
            Question::Score => Message::scores(self, view),
            Question::Hand if view.hand.is_empty() => vec![hand_empty()],
            Question::Hand => vec![hand_of(Arg::list(view.hand.iter().map(Card::named)))],
            Question::Pawns => self.told_pawns(view),
            Question::Board => self.told_pawns(view).into_iter().chain([told_deal(view)]).collect(),
            Question::Square(asked) => vec![self.told_square(view, asked)],
            _ => Vec::new(),
        }
    }

    /// The viewer's pawns first, then those of the others around the table.
    fn told_pawns(&self, view: &KeezenView) -> Vec<Message> {
        let first = view.seat.map_or(0, Seat::index);
        let seats = self.seating().len();
        let around = (first..seats).chain(0..first).map(Seat::new);
        let told = |seat: Seat| {
            let colours = self.laws().colours_of(seat.index());
            let places: Vec<Place> = colours.flat_map(|colour| view.board.pawns(colour)).collect();
            let waiting = places.iter().filter(|place| place.is_waiting()).count();
            let placed = places.iter().filter_map(|place| match (place.square(), place.slot()) {
                (Some(square), _) => Some(pawn_on(square)),
                (_, Some(_)) => Some(pawn_home(Arg::text(place))),
                _ => None,
            });
            // A count beside squares would sound like another square.
            let pawns = match waiting {
                0 => Arg::list(placed),
                _ if waiting == places.len() => pawns_waiting(waiting).into(),
                _ => pawns_placed_and_waiting(Arg::list(placed), waiting).into(),
            };
            if view.seat == Some(seat) { your_pawns(pawns) } else { pawns_of(seat, pawns) }
        };
        around.map(told).collect()
    }

    fn told_square(&self, view: &KeezenView, asked: &str) -> Message {
        let laws = self.laws();
        let square = asked.parse::<Place>().ok().and_then(Place::square).filter(|square| *square < laws.squares());
        let Some(square) = square else { return Message::no_square(asked) };
        let seat_of = |colour: usize| Seat::new(laws.seat_of(colour));
        match view.board.owner_at(square).map(seat_of) {
            Some(seat) if view.seat == Some(seat) => square_your_pawn(square),
            Some(seat) => square_pawn(square, seat),
            None => match (0..laws.colour_count()).find(|colour| Laws::start(*colour) == square) {
                Some(colour) => square_start(square, seat_of(colour)),
                None => square_empty(square),
            },
        }
    }
}
