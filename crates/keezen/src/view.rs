use crate::{
    Keezen, KeezenState, LaidCards,
    core::{Card, Cards, KeezenPhase, PawnBoard},
};
use kee_game::{Game, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A card that changed hands between partners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartnerCard {
    /// The other partner.
    pub partner: Seat,
    /// The card.
    pub card: Card,
}

/// A viewer's view: the board, their own hand, how many cards the others hold, and everything that lies face up.
///
/// A bot turns it into a possible table with [`KeezenView::determinise`], as often as it likes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeezenView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The pawns.
    pub board: PawnBoard,
    /// The step that the table is waiting for.
    pub phase: KeezenPhase,
    /// The seat that plays, or will go first once the cards are dealt.
    pub turn: Seat,
    /// The seats that are asked now.
    pub asked: SeatSet,
    /// The dealer.
    pub dealer: Seat,
    /// The number of the deal in its cycle, from 0.
    pub deal: u8,
    /// The viewer's own cards.
    pub hand: Cards,
    /// The number of cards that each seat holds.
    pub held: Vec<usize>,
    /// The number of cards still to be dealt in this cycle.
    pub undealt: usize,
    /// The cards laid face up since the last shuffle, in order.
    pub laid: Vec<LaidCards>,
    /// The card the viewer has chosen for the partner, while the exchange is open.
    pub given: Option<Card>,
    /// A card the viewer handed to a partner in this deal, who still holds it.
    pub partner_holds: Option<PartnerCard>,
    /// A card the viewer got from a partner in this deal and still holds.
    pub from_partner: Option<PartnerCard>,
    /// The number of pawns that are home, of all seats.
    pub arrivals: u8,
    /// The points scored by the pawns of each colour.
    pub points: Vec<i16>,
    /// The points of each team, for pawns, win and awards.
    pub scores: Vec<i64>,
    /// The seats that have left.
    pub left: SeatSet,
    /// The number of turns and exchanges so far.
    pub asks: u32,
    /// The ending, if the game is over.
    pub ending: Option<String>,
}

impl KeezenView {
    pub(crate) fn new(rules: &Keezen, state: &KeezenState, viewer: Viewer) -> Self {
        let (table, laws) = (&state.table, rules.laws());
        let seat = viewer.seat();
        let seats = laws.seat_count();
        let own = seat.map(Seat::index);
        let gift = |seat: usize| table.known[seat].map(|gift| (seat, usize::from(gift.from), gift.card));
        let handed = |partner: usize, card: Card| PartnerCard { partner: Seat::new(partner), card };
        let given_away = (0..seats).filter_map(gift).find(|(_, from, _)| Some(*from) == own);
        Self {
            seat,
            board: table.board,
            phase: table.phase,
            turn: Seat::new(usize::from(table.turn)),
            asked: state.asked(laws),
            dealer: Seat::new(usize::from(table.dealer)),
            deal: table.deal,
            hand: own.map_or(Cards::NONE, |seat| table.hands[seat]),
            held: table.hands[..seats].iter().map(|hand| hand.len()).collect(),
            undealt: table.deck.len().saturating_sub(usize::from(laws.jokers)),
            laid: state.laid.clone(),
            given: own.and_then(|seat| table.given[seat]),
            partner_holds: given_away.map(|(holder, _, card)| handed(holder, card)),
            from_partner: own.and_then(gift).map(|(_, from, card)| handed(from, card)),
            arrivals: table.arrivals,
            points: table.points[..laws.colour_count()].to_vec(),
            scores: rules.team_scores(state),
            left: rules.seating().everyone().minus(rules.present(state)),
            asks: table.asks,
            ending: state.ending.clone(),
        }
    }

    /// The cards that lie face up since the last shuffle.
    pub fn open_cards(&self) -> Cards {
        KeezenState::open_cards(&self.laid)
    }
}
