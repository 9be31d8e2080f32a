//! A position as one line: `PAWNS SEAT HAND`.

use crate::{
    Keezen, KeezenState, LaidCards,
    core::{Card, CardTable, Cards, KeezenPhase, Laws, MOST_SEATS, PawnBoard},
};
use kee_game::{Game, GameTime, Unreadable};

const POSITION: &str = "`PAWNS SEAT HAND`, as in `44,h1,h2,h3/13,h1,h2,h3/w,61,h2,h3/w,9,h2,h3 1 7`";
/// Follows the hand while partners exchange a card.
const EXCHANGE: &str = "exchange";

/// Separates the two colours of a seat.
const AND: char = '+';

pub(crate) fn write(laws: &Laws, state: &KeezenState) -> String {
    let table = &state.table;
    let hand = table.hands[usize::from(table.turn)];
    let exchange = table.phase == KeezenPhase::Exchange && !hand.is_empty();
    let behind = if exchange { format!(" {EXCHANGE}") } else { String::new() };
    format!("{} {} {hand}{behind}", by_seat(laws, &table.board), table.turn)
}

/// The pawns by seat, with the two colours of a seat together.
fn by_seat(laws: &Laws, board: &PawnBoard) -> String {
    let text = board.to_string();
    let colours: Vec<&str> = text.split('/').collect();
    let of_seat = |seat: usize| {
        let own: Vec<&str> = laws.colours_of(seat).filter_map(|colour| colours.get(colour).copied()).collect();
        own.join(&AND.to_string())
    };
    (0..laws.seat_count()).map(of_seat).collect::<Vec<_>>().join("/")
}

/// The pawns by colour, as the board reads them. A seat that lacks a colour lacks its pawns.
fn by_colour(laws: &Laws, text: &str) -> String {
    let seats: Vec<Vec<&str>> = text.split('/').map(|seat| seat.split(AND).collect()).collect();
    let each = seats.iter().map(Vec::len).max().unwrap_or(1).max(laws.colour_count() / laws.seat_count());
    let colours =
        (0..each).flat_map(|colour| seats.iter().map(move |seat| seat.get(colour).copied().unwrap_or_default()));
    colours.collect::<Vec<_>>().join("/")
}

pub(crate) fn seats_in(position: &str) -> Option<usize> {
    let seats = position.split(' ').next().map(|pawns| pawns.split('/').count());
    seats.filter(|seats| (2..=MOST_SEATS).contains(seats))
}

/// Sets up a table. Beyond the text, the other hands are empty, all other cards lie face up, the cycle is at its last
/// deal, the seat to the right has dealt, and the pawns at home have scored no points.
pub(crate) fn set_up(rules: &Keezen, position: &str) -> Result<KeezenState, Unreadable> {
    let (pawns, seat, hand, exchange) = match position.split(' ').collect::<Vec<_>>()[..] {
        [pawns, seat, hand] => (pawns, seat, hand, false),
        [pawns, seat, hand, EXCHANGE] => (pawns, seat, hand, true),
        _ => return Err(Unreadable::new(POSITION, position)),
    };
    let (laws, mut problems) = (rules.laws(), Vec::new());
    let pawns = by_colour(laws, pawns);
    let board = PawnBoard::read(&pawns, &mut problems);
    check_board(laws, &pawns, &board, &mut problems);
    let turn = (0..laws.seats).find(|number| number.to_string() == seat);
    if turn.is_none() {
        problems.push(format!("`{}` is no seat, they are 0 to {}", kee_game::excerpt(seat), laws.seats - 1));
    }
    let hand = read_hand(laws, hand, &mut problems);
    if exchange && (!laws.exchange || hand.is_empty()) {
        problems.push("there is no exchange at this table, or no card to exchange".to_owned());
    }
    match turn {
        Some(turn) if problems.is_empty() => Ok(state(rules, board, turn, hand, exchange)),
        _ => Err(Unreadable::new(format!("a possible position, but {}", problems.join("; ")), position)),
    }
}

fn state(rules: &Keezen, board: PawnBoard, turn: u8, hand: Cards, exchange: bool) -> KeezenState {
    let laws = rules.laws();
    let mut state = rules.start();
    let mut aside = laws.full_deck();
    hand.iter().for_each(|card| _ = aside.take(card));
    state.laid.push(LaidCards { seat: None, cards: aside, play: None });
    let last_deal = laws.deals.iter().filter(|cards| **cards > 0).count().saturating_sub(1);
    state.table = CardTable {
        board,
        turn,
        dealer: (turn + laws.seats - 1) % laws.seats,
        deal: last_deal as u8,
        arrivals: (0..laws.colour_count()).map(|colour| board.pawns_in(colour) as u8).sum(),
        ..CardTable::new(laws)
    };
    state.table.hands[usize::from(turn)] = hand;
    let KeezenState { table, laid, .. } = &mut state;
    let mut hear = |happened: crate::core::TableEvent| laid.extend(LaidCards::by(&happened));
    if table.winner(laws).is_some() {
        table.phase = KeezenPhase::Won;
        state.ending = Some("win".to_owned());
    } else if hand.is_empty() {
        table.phase = KeezenPhase::Shuffle;
    } else if exchange {
        table.open_exchange(laws, &mut hear);
    } else {
        table.go_on(laws, &mut hear);
    }
    state.open_windows(GameTime::ZERO);
    state
}

fn check_board(laws: &Laws, text: &str, board: &PawnBoard, problems: &mut Vec<String>) {
    let (colours, pawns) = (laws.colour_count(), usize::from(laws.pawns));
    let what = if colours == laws.seat_count() { "seat" } else { "colour" };
    let written = text.split('/').count();
    if written != colours {
        problems.push(format!("there are pawns of {written} {what}s, this table has {colours}"));
    }
    for (colour, of_colour) in text.split('/').enumerate().take(colours) {
        let count = of_colour.split(',').filter(|place| !place.is_empty()).count();
        if count < pawns || (count > pawns && pawns < 4) {
            problems.push(format!("{what} {colour} has {count} pawns, it should have {pawns}"));
        }
    }
    let all_in = (0..laws.seat_count()).filter(|seat| laws.side_is_in(board, *seat));
    let teams = all_in.filter(|seat| laws.partners(*seat).all(|partner| *seat < partner)).count();
    if teams > 1 {
        problems.push(format!("{teams} teams have all pawns in, the first has won before"));
    }
}

fn read_hand(laws: &Laws, text: &str, problems: &mut Vec<String>) -> Cards {
    let mut hand = Cards::NONE;
    let letters = if text == "-" { "" } else { text };
    if text.is_empty() {
        problems.push("no hand is written, not even `-`".to_owned());
    }
    for letter in letters.chars() {
        match Card::of_letter(letter) {
            Some(card) => _ = hand.put(card),
            None => problems.push(format!("`{}` is no card, they are A23456789TJQK and *", letter.escape_debug())),
        }
    }
    let (most, deck) = (laws.largest_hand(), laws.full_deck());
    if letters.chars().count() > most {
        problems.push(format!("the hand has {} cards, at most {most} are dealt", letters.chars().count()));
    }
    for card in hand.kinds().filter(|card| hand.count(*card) > deck.count(*card)) {
        problems.push(format!("the hand has {} times {card}, the deck {}", hand.count(card), deck.count(card)));
    }
    hand
}
