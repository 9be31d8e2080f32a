//! Whether a seat can do something, and why not. What is legal is what the generator shows; the reasons are found
//! afterwards, one mistake after the other, as a patient neighbour would.

use crate::{
    Keezen, KeezenAction, KeezenRefusal,
    core::{Board, Card, Deed, Laws, Obstacle, Phase, Place, Play, Step, Table, Whose},
};
use kee_game::Seat;
use std::ops::ControlFlow;

type Verdict = Result<(), KeezenRefusal>;

impl Keezen {
    pub(crate) fn judge(&self, table: &Table, seat: Seat, action: &KeezenAction) -> Verdict {
        let (laws, hand) = (self.laws(), table.hands[seat.index()]);
        match (action, table.phase) {
            (KeezenAction::Give(card), Phase::Exchange) if hand.contains(*card) => Ok(()),
            (KeezenAction::Give(card), Phase::Exchange) => Err(KeezenRefusal::NotInHand(*card)),
            (KeezenAction::Give(_), _) => Err(KeezenRefusal::NoExchange),
            (_, Phase::Exchange) => Err(KeezenRefusal::ExchangeFirst),
            (KeezenAction::ThrowIn, _) if table.may_throw_in(laws) => Ok(()),
            (KeezenAction::ThrowIn, _) => Err(KeezenRefusal::MustPlay),
            (KeezenAction::Play(play), _) if !hand.contains(play.card) => Err(KeezenRefusal::NotInHand(play.card)),
            (KeezenAction::Play(play), _) => judge_play(laws, &table.board, seat.index(), play),
        }
    }

    /// Why the seat cannot play the card on this board; nothing if it can. Whether it holds the card and is on turn is
    /// not looked at.
    pub fn why_not(&self, board: &Board, seat: Seat, card: Card) -> Option<KeezenRefusal> {
        let laws = self.laws();
        if board.can_play(laws, seat.index(), card) {
            return None;
        }
        let mover = laws.mover(board, seat.index());
        let mut reasons = Vec::new();
        if card.enters() {
            let why = board.enter(laws, mover).err();
            reasons.extend(why.map(|why| KeezenRefusal::Stopped(card, Place::WAITING, why)));
        }
        let moves = card != Card::JACK && (card != Card::KING || laws.king_moves);
        let on_the_way = board.pawns(mover).filter(|from| moves && !from.is_waiting());
        reasons.extend(on_the_way.filter_map(|from| {
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
}

fn judge_play(laws: &Laws, board: &Board, seat: usize, play: &Play) -> Verdict {
    let found = |legal: Play| if legal == *play { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    if board.visit_plays(laws, seat, play.card, &mut { found }).is_break() {
        return Ok(());
    }
    let mover = laws.mover(board, seat);
    Err(match (&play.deed, play.card) {
        (Deed::Swap { .. }, card) if card != Card::JACK => KeezenRefusal::DoesNotSwap(card),
        (Deed::Swap { whose, from, with }, _) => why_no_swap(board, seat, mover, *whose, *from, *with),
        (_, Card::JACK) => KeezenRefusal::OnlySwaps,
        (Deed::Split(first, second), Card::SEVEN) => why_no_split(laws, board, seat, mover, first, second),
        (Deed::Split(..), card) => KeezenRefusal::NotSplit(card),
        (Deed::Move(step), card) => why_no_move(laws, board, seat, mover, card, step),
    })
}

/// What is wrong with the naming of a pawn: it is not there, or not the player's to move.
fn named_wrongly(board: &Board, seat: usize, whose: Whose, from: Place, movers: &[usize]) -> Option<KeezenRefusal> {
    let owner = whose.owner(seat);
    if whose == Whose::Of(seat as u8) {
        Some(KeezenRefusal::OwnSeat(seat))
    } else if !movers.contains(&owner) {
        Some(KeezenRefusal::NotYours(owner))
    } else if !board.pawns(owner).any(|place| place == from) {
        Some(KeezenRefusal::NoPawn(owner, from))
    } else {
        None
    }
}

fn why_no_move(laws: &Laws, board: &Board, seat: usize, mover: usize, card: Card, step: &Step) -> KeezenRefusal {
    if let Some(wrong) = named_wrongly(board, seat, step.whose, step.from, &[mover]) {
        return wrong;
    }
    let stopped = |why| KeezenRefusal::Stopped(card, step.from, why);
    if step.from.is_waiting() {
        if !card.enters() {
            return KeezenRefusal::DoesNotEnter(card);
        }
        return match board.enter(laws, mover) {
            Ok(start) => KeezenRefusal::WrongSquare(card, step.from, step.to, start),
            Err(why) => stopped(why),
        };
    }
    if card == Card::KING && !laws.king_moves {
        return KeezenRefusal::OnlyEnters(card);
    }
    if card == Card::SEVEN
        && let Some(steps @ 1..=6) = counted(laws, board, mover, step)
    {
        return why_no_rest(laws, board, seat, step, steps);
    }
    match board.steps(laws, mover, step.from, card) {
        Err(why) => stopped(why),
        Ok(right) => KeezenRefusal::WrongSquare(card, step.from, step.to, right),
    }
}

/// Part of a seven without the rest: it has to be added, if anyone can make it.
fn why_no_rest(laws: &Laws, board: &Board, seat: usize, first: &Step, steps: u8) -> KeezenRefusal {
    let mut possible = false;
    let _ = board.visit_plays(laws, seat, Card::SEVEN, &mut |play| {
        possible |= matches!(play.deed, Deed::Split(one, _) if one == *first);
        ControlFlow::Continue(())
    });
    if possible { KeezenRefusal::SevenSum(steps) } else { KeezenRefusal::RestStuck(7 - steps) }
}

/// With how many steps a pawn gets where it is to go.
fn counted(laws: &Laws, board: &Board, owner: usize, step: &Step) -> Option<u8> {
    (1..=13).find(|steps| board.forward(laws, owner, step.from, *steps) == Ok(step.to))
}

fn why_no_split(laws: &Laws, board: &Board, seat: usize, mover: usize, first: &Step, second: &Step) -> KeezenRefusal {
    let partner = laws.partner(seat).filter(|_| laws.free_share && mover == seat);
    let movers = [mover, partner.unwrap_or(mover)];
    if let Some(wrong) = named_wrongly(board, seat, first.whose, first.from, &movers) {
        return wrong;
    }
    let owner = first.whose.owner(seat);
    let first_steps = match counted(laws, board, owner, first) {
        Some(steps @ 1..=6) => steps,
        Some(steps) => return KeezenRefusal::SevenSum(steps),
        None => return why_not_there(laws, board, owner, first),
    };
    let mut after = *board;
    after.make(laws, seat, &Play { card: Card::SEVEN, deed: Deed::Move(*first) });
    let second_owner = second.whose.owner(seat);
    if second_owner == owner && second.from == first.to {
        return KeezenRefusal::SamePawn(first.to);
    }
    let seconds: Vec<usize> = after.second_movers(laws, seat, owner).into_iter().flatten().collect();
    if let Some(partner) = laws.partner(seat)
        && seconds == [partner]
        && second_owner == seat
        && mover == seat
    {
        return KeezenRefusal::RestForPartner(partner);
    }
    if let Some(wrong) = named_wrongly(&after, seat, second.whose, second.from, &seconds) {
        return wrong;
    }
    match counted(laws, &after, second_owner, second) {
        None => why_not_there(laws, &after, second_owner, second),
        Some(steps) => KeezenRefusal::SevenSum(steps + first_steps),
    }
}

/// A part of a seven leads nowhere like that: what is in the way of so many steps, as far as one can tell how many.
fn why_not_there(laws: &Laws, board: &Board, owner: usize, step: &Step) -> KeezenRefusal {
    let start = if step.from.is_waiting() { Err(Obstacle::Waits) } else { Ok(()) };
    let meant = |steps: &u8| {
        let open = Laws { friendly_fire: true, deepest_first: false, ..*laws };
        Board::new(&open).forward(&open, owner, step.from, *steps) == Ok(step.to)
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

fn why_no_swap(board: &Board, seat: usize, mover: usize, whose: Whose, from: Place, with: Place) -> KeezenRefusal {
    if let Some(wrong) = named_wrongly(board, seat, whose, from, &[mover]) {
        return wrong;
    }
    let Some(square) = with.square() else { return KeezenRefusal::NotOnTrack(with) };
    if from.square().is_none() {
        return KeezenRefusal::NotOnTrack(from);
    }
    match board.owner_at(square) {
        None => KeezenRefusal::NothingOn(with),
        Some(other) if other == mover => KeezenRefusal::SwapOwn(with),
        Some(other) if !board.may_be_swapped(other, square) => KeezenRefusal::SwapGuarded(with),
        Some(_) => KeezenRefusal::NotFromStart(from),
    }
}
