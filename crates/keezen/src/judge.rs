//! Whether a seat can do something, and why not. Legal is what the generator shows; the reasons are found afterwards,
//! one mistake after another, as a patient neighbour would.

use crate::{
    Keezen, KeezenAction, KeezenRefusal,
    core::{
        Card, CardTable, Colours, Deed, Fill, KeezenPhase, Laws, Obstacle, Parts, PawnBoard, PawnStep, Place, Play,
        Whose,
    },
};
use kee_game::Seat;
use std::ops::ControlFlow;

type Check = Result<(), KeezenRefusal>;

impl Keezen {
    pub(crate) fn judge(&self, table: &CardTable, seat: Seat, action: &KeezenAction) -> Check {
        let (laws, hand) = (self.laws(), table.hands[seat.index()]);
        match (action, table.phase) {
            (KeezenAction::Give(card), KeezenPhase::Exchange) if hand.contains(*card) => Ok(()),
            (KeezenAction::Give(card), KeezenPhase::Exchange) => Err(KeezenRefusal::NotInHand(*card)),
            (KeezenAction::Give(_), _) => Err(KeezenRefusal::NoExchange),
            (_, KeezenPhase::Exchange) => Err(KeezenRefusal::ExchangeFirst),
            (KeezenAction::ThrowIn, _) if table.may_throw_in(laws) => Ok(()),
            (KeezenAction::ThrowIn, _) => Err(KeezenRefusal::MustPlay),
            (KeezenAction::Play(play), _) if !hand.contains(play.held()) => Err(KeezenRefusal::NotInHand(play.held())),
            (KeezenAction::Play(play), _) => judge_play(laws, &table.board, seat.index(), play),
        }
    }

    /// Says why the seat can't play the card on this board; nothing if it can. Doesn't check that it holds the card and
    /// has the turn.
    pub fn why_not(&self, board: &PawnBoard, seat: Seat, card: Card) -> Option<KeezenRefusal> {
        let laws = self.laws();
        if board.can_play(laws, seat.index(), card) {
            return None;
        }
        let movers = laws.movers(board, seat.index());
        let mut reasons = Vec::new();
        if card.enters() {
            let why = movers.iter().filter_map(|mover| board.enter(laws, mover).err());
            reasons.extend(why.map(|why| KeezenRefusal::Stopped(card, Place::WAITING, why)));
        }
        let pawns = movers.iter().flat_map(|mover| board.pawns(mover).map(move |from| (mover, from)));
        let on_the_way = pawns.filter(|(_, from)| card.moves_one(laws) && !from.is_waiting());
        reasons.extend(on_the_way.filter_map(|(mover, from)| {
            let why = board.steps(laws, mover, from, card).err()?;
            Some(KeezenRefusal::Stopped(card, from, why))
        }));
        let telling = |reason: &&KeezenRefusal| {
            !matches!(reason, KeezenRefusal::Stopped(_, _, Obstacle::NothingWaits | Obstacle::NoWayBack))
        };
        let reason = reasons.iter().find(telling).or(reasons.first()).cloned();
        Some(reason.unwrap_or(match card {
            Card::JACK => KeezenRefusal::NothingToSwap,
            _ => KeezenRefusal::NothingToMove(card),
        }))
    }

    /// Says why a pawn can't be chosen for this card; nothing if the pawn itself is not the reason. Doesn't check that the
    /// seat holds the card and has the turn.
    pub fn why_not_pawn(
        &self,
        board: &PawnBoard,
        seat: Seat,
        card: Card,
        (owner, from): (usize, Place),
    ) -> Option<KeezenRefusal> {
        let laws = self.laws();
        match (card, from.square()) {
            (Card::JACK, None) => return Some(KeezenRefusal::NotOnTrack(from)),
            (Card::JACK, Some(square)) => {
                return Some(match board.may_be_swapped(owner, square) {
                    true => KeezenRefusal::NothingToSwap,
                    false => KeezenRefusal::SwapGuarded(from),
                });
            }
            _ if !laws.movers(board, seat.index()).contains(owner) => {
                return Some(KeezenRefusal::NotYours(Seat::new(laws.seat_of(owner))));
            }
            _ if from.is_waiting() && !card.enters() => return Some(KeezenRefusal::DoesNotEnter(card)),
            _ if !from.is_waiting() && !card.moves_one(laws) => return Some(KeezenRefusal::OnlyEnters(card)),
            _ => {}
        }
        let to = if from.is_waiting() { board.enter(laws, owner) } else { board.steps(laws, owner, from, card) };
        to.err().map(|why| KeezenRefusal::Stopped(card, from, why))
    }
}

fn judge_play(laws: &Laws, board: &PawnBoard, seat: usize, play: &Play) -> Check {
    match board.listed_as(laws, seat, play) {
        Some(listed) if listed == *play => return Ok(()),
        Some(listed) => return Err(KeezenRefusal::WrittenAs(listed)),
        None => {}
    }
    Err(match (&play.deed, play.card) {
        (Deed::Swap { .. }, card) if card != Card::JACK => KeezenRefusal::DoesNotSwap(card),
        (Deed::Swap { whose, from, with }, _) => why_no_swap(laws, board, seat, *whose, *from, *with),
        (_, Card::JACK) => KeezenRefusal::OnlySwaps,
        (Deed::Split(parts), Card::SEVEN) => why_no_split(laws, board, seat, parts),
        (Deed::Split(_), card) => KeezenRefusal::NotSplit(card),
        (Deed::Move(step), card) => why_no_move(laws, board, seat, card, step),
    })
}

/// The mistake in naming a pawn: it is not there, or the player can't move it.
fn named_wrongly(
    laws: &Laws,
    board: &PawnBoard,
    seat: usize,
    (whose, from): (Whose, Place),
    movers: Colours,
) -> Option<KeezenRefusal> {
    let owner = whose.owner(seat);
    let player = laws.seat_of(owner);
    if whose == Whose::Of(seat as u8) {
        Some(KeezenRefusal::OwnSeat(seat))
    } else if !movers.contains(owner) {
        Some(KeezenRefusal::NotYours(Seat::new(player)))
    } else if !board.pawns(owner).any(|place| place == from) {
        Some(KeezenRefusal::NoPawn((player != seat).then(|| Seat::new(player)), from))
    } else {
        None
    }
}

fn why_no_move(laws: &Laws, board: &PawnBoard, seat: usize, card: Card, step: &PawnStep) -> KeezenRefusal {
    if let Some(wrong) = named_wrongly(laws, board, seat, (step.whose, step.from), laws.movers(board, seat)) {
        return wrong;
    }
    let owner = step.whose.owner(seat);
    let stopped = |why| KeezenRefusal::Stopped(card, step.from, why);
    if step.from.is_waiting() {
        if !card.enters() {
            return KeezenRefusal::DoesNotEnter(card);
        }
        return match board.enter(laws, owner) {
            Ok(start) => KeezenRefusal::WrongSquare(card, step.from, step.to, start),
            Err(why) => stopped(why),
        };
    }
    if !card.moves_one(laws) {
        return KeezenRefusal::OnlyEnters(card);
    }
    if card == Card::SEVEN
        && let Some(steps @ 1..=6) = counted(laws, board, owner, step)
    {
        return why_no_rest(laws, board, seat, step, steps);
    }
    match board.steps(laws, owner, step.from, card) {
        Err(why) => stopped(why),
        Ok(right) => KeezenRefusal::WrongSquare(card, step.from, step.to, right),
    }
}

/// Judges part of a seven without the rest, which has to be added if any pawn can move it.
fn why_no_rest(laws: &Laws, board: &PawnBoard, seat: usize, first: &PawnStep, steps: u8) -> KeezenRefusal {
    let mut possible = false;
    let _ = board.visit_plays(laws, seat, Card::SEVEN, &mut |play| {
        possible |= matches!(play.deed, Deed::Split(_)) && play.steps().contains(first);
        ControlFlow::Continue(())
    });
    if possible { KeezenRefusal::SevenSum(steps) } else { KeezenRefusal::RestStuck(7 - steps) }
}

/// The number of steps that take a pawn to the square that was named.
fn counted(laws: &Laws, board: &PawnBoard, owner: usize, step: &PawnStep) -> Option<u8> {
    (1..=13).find(|steps| board.forward(laws, owner, step.from, *steps) == Ok(step.to))
}

/// The mistake in the first wrong part of a seven.
fn why_no_split(laws: &Laws, board: &PawnBoard, seat: usize, parts: &Parts) -> KeezenRefusal {
    if parts.as_slice().len() > usize::from(laws.parts) {
        return KeezenRefusal::TooManyParts;
    }
    let (mut board, mut made, mut sum) = (*board, Parts::NONE, 0);
    let was_done = board.is_in(seat);
    for step in parts.as_slice() {
        let owner = step.whose.owner(seat);
        if made.end_on(step.whose, step.from) {
            return KeezenRefusal::SamePawn(step.from);
        }
        let (own, lent) = board.next_movers(laws, seat, &made);
        if let Some(partner) = own.iter().next().filter(|mover| !laws.colours_of(seat).any(|own| own == *mover))
            && step.whose == Whose::Mine
            && !was_done
        {
            return KeezenRefusal::RestForPartner(Seat::new(laws.seat_of(partner)));
        }
        let movers = own.iter().chain(lent.iter()).collect();
        if let Some(wrong) = named_wrongly(laws, &board, seat, (step.whose, step.from), movers) {
            return wrong;
        }
        sum += match counted(laws, &board, owner, step) {
            Some(steps) => steps,
            None => return why_not_there(laws, &board, owner, step),
        };
        if sum >= Card::SEVEN.steps() {
            break;
        }
        board.make(laws, seat, &Play::of(Card::SEVEN, Deed::Move(*step)));
        made = made.with(*step);
    }
    KeezenRefusal::SevenSum(sum)
}

/// Says what keeps a part of a seven from its square, as far as its number of steps can be guessed.
fn why_not_there(laws: &Laws, board: &PawnBoard, owner: usize, step: &PawnStep) -> KeezenRefusal {
    let start = if step.from.is_waiting() { Err(Obstacle::Waits) } else { Ok(()) };
    let meant = |steps: &u8| {
        let open = Laws { friendly_fire: true, fill: Fill::Free, ..*laws };
        PawnBoard::new(&open).forward(&open, owner, step.from, *steps) == Ok(step.to)
    };
    let why = start.and_then(|()| match (1..=6).find(meant) {
        Some(steps) => board.forward(laws, owner, step.from, steps).map(drop),
        None => Ok(()),
    });
    match why {
        Err(why) => KeezenRefusal::Stopped(Card::SEVEN, step.from, why),
        Ok(()) => match board.forward(laws, owner, step.from, 7) {
            Ok(right) => KeezenRefusal::WrongSquare(Card::SEVEN, step.from, step.to, right),
            Err(why) => KeezenRefusal::Stopped(Card::SEVEN, step.from, why),
        },
    }
}

fn why_no_swap(laws: &Laws, board: &PawnBoard, seat: usize, whose: Whose, from: Place, with: Place) -> KeezenRefusal {
    if let Some(wrong) = named_wrongly(laws, board, seat, (whose, from), laws.movers(board, seat)) {
        return wrong;
    }
    let Some(square) = with.square() else { return KeezenRefusal::NotOnTrack(with) };
    if from.square().is_none() {
        return KeezenRefusal::NotOnTrack(from);
    }
    match board.owner_at(square) {
        None => KeezenRefusal::NothingOn(with),
        Some(other) if other == whose.owner(seat) => KeezenRefusal::SwapOwn(with),
        Some(other) if !board.may_be_swapped(other, square) => KeezenRefusal::SwapGuarded(with),
        Some(_) => KeezenRefusal::NotFromStart(from),
    }
}
