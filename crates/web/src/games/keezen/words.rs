//! How cards, pawns and places are called.

use super::{
    offer::{Foresight, Pawn},
    tell::card_name,
};
use crate::t;
use kee_game::{Names, Reason, Seat};
use keezen::{
    KeezenRefusal, KeezenView,
    core::{Captured, Card, Deed, Laws, Obstacle, Place},
};

/// The names at a table, as one person uses them.
pub(super) struct Speech {
    pub(super) names: Names,
    /// The seat of whoever reads.
    pub(super) own: Option<usize>,
    /// How many seats there are; there may be more colours.
    pub(super) seats: usize,
}

/// What a card does, for its label.
pub(super) fn card_deed(card: Card, laws: &Laws) -> String {
    let kind = match card {
        Card::KING if laws.king_moves => "king-13",
        Card::SEVEN if laws.parts > 2 => "seven-wide",
        _ => card.kind_name(),
    };
    t!("keezen-card-deed", kind = kind, rank = card.printed())
}

/// A sentence begins with a capital.
pub(super) fn sentence(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

impl Speech {
    pub(super) fn name(&self, seat: usize) -> String {
        self.names.of(Seat::new(seat % self.seats))
    }

    pub(super) fn is_own(&self, seat: usize) -> bool {
        self.own == Some(seat % self.seats)
    }

    /// A pawn and where it is: your pawn on 17, Bo's waiting pawn.
    pub(super) fn pawn(&self, pawn: Pawn) -> String {
        let (kind, place) = (pawn.place.kind_name(), pawn.place.to_string());
        if self.is_own(pawn.owner) {
            t!("keezen-pawn-yours", kind = kind, place = place)
        } else {
            t!("keezen-pawn-of", name = self.name(pawn.owner), kind = kind, place = place)
        }
    }

    /// A pawn without its place.
    pub(super) fn some_pawn(&self, owner: usize) -> String {
        if self.is_own(owner) {
            t!("keezen-some-pawn-yours")
        } else {
            t!("keezen-some-pawn-of", name = self.name(owner))
        }
    }

    fn captured(&self, pawn: &Captured) -> String {
        t!(
            "keezen-goes-home",
            pawn = self.pawn(Pawn { owner: usize::from(pawn.owner), place: Place::track(pawn.square) })
        )
    }

    /// What would come of a play, in sentences.
    pub(super) fn foresight(&self, laws: &Laws, view: &KeezenView, seen: &Foresight) -> String {
        let mut told = Vec::new();
        if let Deed::Swap { .. } = seen.offer.play.deed {
            let other = seen.offer.second.map(|pawn| self.pawn(pawn)).unwrap_or_default();
            told.push(t!("keezen-swaps", pawn = self.pawn(seen.offer.first), other = other));
        } else {
            told.extend(seen.walks.iter().map(|walk| {
                let kind = if walk.pawn.place.is_waiting() { "waiting" } else { walk.to().kind_name() };
                t!("keezen-goes", pawn = self.pawn(walk.pawn), kind = kind, place = walk.to().to_string())
            }));
        }
        // A pawn of the own side that goes home is worth a warning instead.
        let others = seen.captured.iter().filter(|pawn| !laws.same_side(seen.seat, usize::from(pawn.owner)));
        told.extend(others.map(|pawn| self.captured(pawn)));
        if seen.arrived > 0 {
            let coming = (0..seen.arrived).map(|more| laws.points.of_pawn(view.arrivals + more as u8));
            told.push(t!("keezen-brings", points = coming.sum::<i16>()));
        }
        told.into_iter().map(sentence).collect::<Vec<_>>().join(" ")
    }

    /// What to look out for, if a play sends somebody of the own side home.
    pub(super) fn warning(&self, seen: &Foresight) -> Option<String> {
        let own = |pawn: &&Captured| self.is_own(usize::from(pawn.owner));
        if seen.captured.iter().any(|pawn| own(&pawn)) {
            return Some(t!("keezen-warning-own"));
        }
        let partner = seen.captured.iter().find(|_| seen.hurts)?;
        Some(t!("keezen-warning-partner", name = self.name(usize::from(partner.owner))))
    }

    /// Why a card cannot be played. The pawns are those of `mover`.
    pub(super) fn reason(&self, card: Card, mover: usize, reason: &KeezenRefusal) -> String {
        let (place, at) = match reason {
            KeezenRefusal::Stopped(_, place, obstacle) => (*place, obstacle_at(obstacle)),
            _ => (Place::WAITING, String::new()),
        };
        let pawn = self.pawn(Pawn { owner: mover, place });
        let name = format!("keezen-why-{}", reason.message().id);
        sentence(t!(&name, card = card_name(card), pawn = pawn, at = at))
    }
}

fn obstacle_at(obstacle: &Obstacle) -> String {
    match obstacle {
        Obstacle::StartTaken(square) | Obstacle::Guarded(square) | Obstacle::Friend(square) => square.to_string(),
        Obstacle::BaseTaken(slot) | Obstacle::NotDeepest(slot) | Obstacle::NotConnected(slot) => {
            Place::base(*slot).to_string()
        }
        Obstacle::Waits | Obstacle::NothingWaits | Obstacle::Overshoot | Obstacle::NoWayBack => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use keezen::core::Board;

    fn speech() -> Speech {
        Speech { names: Names::new(["Anna", "Bo", "Cas", "Dee"]), own: Some(0), seats: 4 }
    }

    #[test]
    fn pawns_are_called_by_whose_they_are_and_where_they_stand() {
        let pawn = |owner, place: &str| speech().pawn(Pawn { owner, place: place.parse().expect("a place") });
        assert_eq!(pawn(0, "17"), "your pawn on 17");
        assert_eq!(pawn(1, "h2"), "Bo’s pawn in h2");
        assert_eq!(pawn(1, "w"), "Bo’s waiting pawn");
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
            let told = speech().reason(Card::ACE, 0, reason);
            assert!(told.ends_with('.') && !told.contains("keezen"), "{told}");
        }
    }

    #[test]
    fn a_preview_says_where_a_pawn_lands_and_whom_it_sends_home() {
        use super::super::offer::Offer;
        let laws = Laws::sheet(4, true);
        let board: Board = "w,w,w,17/w,w,w,24/w,w,w,w/w,w,w,w".parse().expect("a board");
        let offer = Offer::all(&laws, &board, 0, Card::SEVEN)[0];
        let seen = Foresight::of(&laws, &board, 0, offer);
        assert_eq!(speech().warning(&seen), None);
        assert_eq!(seen.captured.len(), 1);
        assert_eq!(speech().captured(&seen.captured[0]), "Bo’s pawn on 24 goes home.");
    }
}
