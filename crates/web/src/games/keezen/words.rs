//! The names of cards, pawns and places.

use super::offer::{Foresight, PawnPath, PlacedPawn, walks, way};
use crate::{lang, t};
use kee_game::{Game, Names, Refusal, Seat};
use keezen::{
    Keezen, KeezenRefusal,
    core::{CapturedPawn, Card, Deed, Laws, Obstacle, PawnBoard, PawnPoints, Place, Play, SQUARES_A_SEAT},
};

/// The names at a table, from one person's point of view.
pub(super) struct ReaderNames {
    pub(super) names: Names,
    /// The reader's seat.
    pub(super) own: Option<usize>,
    /// The number of seats; there may be more colours.
    pub(super) seats: usize,
}

/// A card's effect, for its label.
pub(super) fn card_deed(card: Card, laws: &Laws) -> String {
    t!("keezen-card-deed", kind = card_kind(card, laws), rank = card.printed())
}

/// A card's effect, for its lower edge.
pub(super) fn card_in_short(card: Card, laws: &Laws) -> String {
    t!("keezen-card-short", kind = card_kind(card, laws), rank = card.printed())
}

fn card_kind(card: Card, laws: &Laws) -> &'static str {
    match card {
        Card::KING if laws.king_moves => "king-13",
        Card::SEVEN if laws.parts > 2 => "seven-wide",
        _ => card.kind_name(),
    }
}

impl ReaderNames {
    pub(super) fn name(&self, seat: usize) -> String {
        self.names.of(Seat::new(seat % self.seats))
    }

    pub(super) fn is_own(&self, seat: usize) -> bool {
        self.own == Some(seat % self.seats)
    }

    /// The Fluent selector of a sentence about a player.
    pub(super) fn who(&self, seat: usize) -> &'static str {
        if self.is_own(seat) { "you" } else { "other" }
    }

    /// A pawn, for readers who see the board: your pawn, Bo’s pawn.
    pub(super) fn pawn(&self, owner: usize) -> String {
        t!("keezen-pawn", who = self.who(owner), name = self.name(owner))
    }

    /// A pawn, for readers who do not: your pawn on square 17.
    pub(super) fn pawn_at(&self, PlacedPawn { owner, place }: PlacedPawn) -> String {
        t!("keezen-pawn-at", pawn = self.pawn(owner), kind = place.kind_name(), place = number(place))
    }

    /// A pawn on a button, which has its colour: 5 from home.
    pub(super) fn pawn_in_short(&self, laws: &Laws, PlacedPawn { owner, place }: PlacedPawn) -> String {
        let (kind, steps) = match place.square() {
            Some(square) if square == Laws::start(owner) => ("start", 0),
            Some(_) => ("track", way(laws, Card::ACE, owner, place, Place::base(0)).len()),
            None => (place.kind_name(), 0),
        };
        let place = t!("keezen-short-place", kind = kind, place = number(place), steps = steps);
        if self.is_own(owner) { place } else { t!("keezen-short-of", name = self.name(owner), place = place) }
    }

    fn walked(&self, seen: &Foresight, part: usize) -> String {
        let walk = &seen.walks[part];
        let owner = walk.pawn.owner;
        let pawn = if seen.walks[..part].iter().any(|before| before.pawn.owner == owner) {
            t!("keezen-another-pawn", who = self.who(owner), name = self.name(owner))
        } else {
            self.pawn(owner)
        };
        let kind = if walk.pawn.place.is_in_base() { "base" } else { way_name(seen.offer.play.card, walk) };
        t!("keezen-goes", pawn = pawn, kind = kind, steps = walk.way.len())
    }

    /// The consequences of a play, for readers who see the board. This many pawns are in already.
    pub(super) fn foresight(&self, laws: &Laws, arrivals: u8, seen: &Foresight) -> String {
        let mut told = Vec::new();
        if let Deed::Swap { .. } = seen.offer.play.deed {
            let other = seen.offer.second.map(|pawn| self.pawn(pawn.owner)).unwrap_or_default();
            told.push(t!("keezen-swaps", pawn = self.pawn(seen.offer.first.owner), other = other));
        } else {
            told.extend((0..seen.walks.len()).map(|part| self.walked(seen, part)));
        }
        // Capturing a pawn of the player's own side is a warning instead.
        let captured = seen.captured.iter().map(|pawn| usize::from(pawn.owner));
        let others = captured.filter(|owner| !laws.same_side(seen.seat, *owner)).map(|owner| self.pawn(owner));
        let others: Vec<String> = others.collect();
        if !others.is_empty() {
            told.push(t!("keezen-captures", pawns = lang::list(&others)));
        }
        if seen.arrived > 0 && laws.points != PawnPoints::Pawns {
            let coming = (0..seen.arrived).map(|more| laws.points.of_pawn(arrivals + more as u8));
            told.push(t!("keezen-scores", points = coming.sum::<i16>()));
        }
        told.into_iter().map(lang::capitalised).collect::<Vec<_>>().join(" ")
    }

    /// The same for readers who do not see it: with the squares on which pawns would land, and the warning.
    pub(super) fn foresight_aloud(&self, laws: &Laws, arrivals: u8, seen: &Foresight) -> String {
        let squares = seen.walks.iter().filter_map(|walk| walk.to().square());
        let lands = squares.map(|square| t!("keezen-lands", square = square));
        let told = [self.foresight(laws, arrivals, seen)].into_iter().chain(lands).chain(self.warning(seen));
        told.collect::<Vec<_>>().join(" ")
    }

    /// A play, after the name of its player: moved 5.
    pub(super) fn did(&self, laws: &Laws, board: &PawnBoard, seat: usize, play: &Play) -> String {
        if let Deed::Swap { .. } = play.deed {
            return t!("keezen-did-swap");
        }
        let walks = walks(laws, board, seat, play);
        // There is little room for it.
        if walks.len() > 2 {
            return t!("keezen-did-split", count = walks.len());
        }
        let walked = walks.into_iter().map(|walk| {
            let (owner, kind, steps) = (walk.pawn.owner, way_name(play.card, &walk), walk.way.len());
            if owner % self.seats == seat {
                return t!("keezen-did", kind = kind, steps = steps);
            }
            t!("keezen-did-of", pawn = self.pawn(owner), kind = kind, steps = steps)
        });
        lang::list(&walked.collect::<Vec<_>>())
    }

    /// A warning, if a play captures a pawn of the player's own side.
    pub(super) fn warning(&self, seen: &Foresight) -> Option<String> {
        let own = |pawn: &&CapturedPawn| self.is_own(usize::from(pawn.owner));
        if seen.captured.iter().any(|pawn| own(&pawn)) {
            return Some(t!("keezen-warning-own"));
        }
        let partner = seen.captured.iter().find(|_| seen.hurts)?;
        Some(t!("keezen-warning-partner", name = self.name(usize::from(partner.owner))))
    }

    /// The reason why a card cannot be played. The pawns are those of `mover`.
    pub(super) fn reason(&self, mover: usize, reason: &KeezenRefusal) -> String {
        let pawn = || self.pawn(mover);
        lang::capitalised(match reason {
            KeezenRefusal::Stopped(_, _, obstacle) => match obstacle {
                Obstacle::Waits => t!("keezen-why-pawn_waits"),
                Obstacle::NothingWaits => t!("keezen-why-nothing_waits"),
                Obstacle::StartTaken(_) => t!("keezen-why-start_taken"),
                // A start is guarded by a pawn of its own colour.
                Obstacle::Guarded(square) => {
                    t!("keezen-why-blocked_start", guard = self.pawn(usize::from(square / SQUARES_A_SEAT)))
                }
                Obstacle::Friend(_) => t!("keezen-why-friendly_fire", pawn = pawn()),
                Obstacle::Overshoot => t!("keezen-why-overshoot", pawn = pawn()),
                Obstacle::BaseTaken(_) => t!("keezen-why-base_jump", pawn = pawn()),
                Obstacle::NotDeepest(_) => t!("keezen-why-not_deepest", pawn = pawn()),
                Obstacle::NotConnected(_) => t!("keezen-why-not_connected", pawn = pawn()),
                Obstacle::NoWayBack => t!("keezen-why-no_way_back", pawn = pawn()),
            },
            KeezenRefusal::NothingToSwap => t!("keezen-why-nothing_to_swap"),
            KeezenRefusal::NothingToMove(_) => t!("keezen-why-nothing_to_move"),
            _ => lang::refusal_at(&Refusal::new(Keezen::ID, reason), &self.names),
        })
    }
}

/// The number of a square, or of a place in a base from 1.
fn number(place: Place) -> u8 {
    place.square().or(place.slot().map(|slot| slot + 1)).unwrap_or_default()
}

/// The way a pawn moves with a card: the Fluent selector.
pub(super) fn way_name(card: Card, walk: &PawnPath) -> &'static str {
    match () {
        () if walk.pawn.place.is_waiting() => "enter",
        () if walk.to().is_in_base() => "home",
        () if card == Card::FOUR => "back",
        () => "forward",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speech() -> ReaderNames {
        ReaderNames { names: Names::new(["Anna", "Bo", "Cas", "Dee"]), own: Some(0), seats: 4 }
    }

    #[test]
    fn pawns_are_called_by_whose_they_are_and_where_they_stand() {
        let laws = Laws::sheet(4, true);
        let pawn = |owner, place: &str| PlacedPawn { owner, place: place.parse().expect("a place") };
        let aloud = |owner, place| speech().pawn_at(pawn(owner, place));
        assert_eq!(aloud(0, "17"), "your pawn on square 17");
        assert_eq!(aloud(1, "h2"), "Bo’s pawn in base, place 3");
        assert_eq!(aloud(1, "w"), "Bo’s pawn, waiting");
        let short = |owner, place| speech().pawn_in_short(&laws, pawn(owner, place));
        assert_eq!([short(0, "w"), short(0, "0"), short(0, "59")], ["new pawn", "on start", "5 from home"]);
        assert_eq!([short(1, "15"), short(1, "17")], ["Bo: 1 from home", "Bo: 63 from home"]);
    }

    #[test]
    fn every_reason_has_a_sentence() {
        let obstacles = [
            Obstacle::Waits,
            Obstacle::NothingWaits,
            Obstacle::StartTaken(0),
            Obstacle::Guarded(16),
            Obstacle::Friend(8),
            Obstacle::Overshoot,
            Obstacle::BaseTaken(1),
            Obstacle::NotDeepest(3),
            Obstacle::NotConnected(2),
            Obstacle::NoWayBack,
        ];
        let stopped = obstacles.map(|why| KeezenRefusal::Stopped(Card::ACE, Place::track(3), why));
        let others = [KeezenRefusal::NothingToMove(Card::ACE), KeezenRefusal::NothingToSwap];
        for reason in stopped.iter().chain(&others) {
            let told = speech().reason(0, reason);
            assert!(told.ends_with('.') && !told.contains("keezen"), "{told}");
        }
    }

    #[test]
    fn a_play_is_told_in_steps_not_squares() {
        let board: PawnBoard = "w,w,5,13/w,w,w,w/w,9,w,w/w,w,w,w".parse().expect("a board");
        let did = |play: &str| {
            let play = play.parse().expect("a play");
            speech().did(&Laws::sheet(4, true), &board, 0, &play)
        };
        assert_eq!(did("5 5>10"), "moved 5");
        assert_eq!(did("4 5>1"), "moved back 4");
        assert_eq!(did("A w>0"), "entered a pawn");
        assert_eq!(did("7 5>8 2:9>13"), "moved 3 and moved Cas’s pawn 4");
        assert_eq!(did("7 5>6 13>14 2:9>14"), "split it among 3 pawns");
        assert_eq!(did("J 5<>9"), "swapped two pawns");
    }

    #[test]
    fn a_preview_says_where_a_pawn_lands_and_whom_it_captures() {
        use super::super::offer::PlayOffer;
        let laws = Laws::sheet(4, true);
        let board: PawnBoard = "w,w,w,17/w,w,w,24/w,w,w,w/w,w,w,w".parse().expect("a board");
        let offer = PlayOffer::all(&laws, &board, 0, Card::SEVEN)[0];
        let seen = Foresight::of(&laws, &board, 0, offer);
        assert_eq!(speech().warning(&seen), None);
        let told = "Your pawn moves 7 steps. That captures Bo’s pawn.";
        assert_eq!(speech().foresight(&laws, 0, &seen), told);
        assert_eq!(speech().foresight_aloud(&laws, 0, &seen), format!("{told} It lands on square 24."));
    }
}
