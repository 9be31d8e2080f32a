//! The pawns on the screen: each stays the same one from view to view, and walks.

use super::offer::walks;
use crate::sound::Sound;
use keezen::{
    KeezenNotice,
    core::{Laws, PawnBoard, Place},
};

/// The longest time for all steps of a play, in milliseconds.
const WALK: u32 = 1000;
/// The longest time of a step.
const STEP: u32 = 140;
/// The time that a pawn takes to fly home, or past another one.
const FLIGHT: u32 = 350;

/// The place of each pawn, by seat and number. To the rules the pawns of a seat are interchangeable; to the eye they are not.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Counters(Vec<Vec<Place>>);

/// The places of all pawns at one moment of an animation.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct AnimationFrame {
    pub(super) counters: Counters,
    /// The time it takes to get there.
    pub(super) millis: u32,
    /// The sound meanwhile.
    pub(super) sound: Sound,
}

impl Counters {
    /// The pawns of a board, without a past.
    pub(super) fn of(board: &PawnBoard, seats: usize) -> Self {
        Self((0..seats).map(|seat| board.pawns(seat).collect()).collect())
    }

    /// Every pawn: seat, number, place.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize, Place)> {
        let by_seat = self.0.iter().enumerate();
        by_seat.flat_map(|(seat, pawns)| pawns.iter().enumerate().map(move |(number, place)| (seat, number, *place)))
    }

    /// The place of a pawn.
    pub(super) fn place(&self, seat: usize, number: usize) -> Option<Place> {
        self.0.get(seat)?.get(number).copied()
    }

    /// The same pawns on another board: pawns on places that stay occupied stay there, the others fill the rest.
    pub(super) fn on(&self, board: &PawnBoard, seats: usize) -> Self {
        let fresh = Self::of(board, seats);
        if self.0.len() != fresh.0.len() {
            return fresh;
        }
        let kept = self.0.iter().zip(fresh.0).map(|(before, mut left)| {
            if before.len() != left.len() {
                return left;
            }
            let mut take =
                |wanted: Place| left.iter().position(|place| *place == wanted).map(|index| left.remove(index));
            let stayed: Vec<Option<Place>> = before.iter().map(|place| take(*place)).collect();
            let mut left = left.into_iter();
            stayed.into_iter().map(|place| place.or_else(|| left.next()).unwrap_or(Place::WAITING)).collect()
        });
        Self(kept.collect())
    }

    /// The animation of these events, frame by frame.
    pub(super) fn hear(&self, laws: &Laws, notices: &[KeezenNotice]) -> Vec<AnimationFrame> {
        let (mut now, mut frames) = (self.clone(), Vec::new());
        for notice in notices {
            if let KeezenNotice::Played { seat, play, captured, .. } = notice {
                let Some(board) = now.board() else { return Vec::new() };
                let walks = walks(laws, &board, seat.index(), play);
                let begun = frames.len();
                let swap = matches!(play.deed, keezen::core::Deed::Swap { .. });
                let steps: usize = walks.iter().map(|walk| walk.way.len()).sum();
                let pace = if swap || steps == 1 { FLIGHT } else { STEP.min(WALK / steps.max(1) as u32) };
                let sound = if swap { Sound::Slide } else { Sound::Hop };
                // The pawns are chosen before any of them moves: the two of a jack trade places.
                let walkers: Vec<_> = walks.iter().map(|walk| now.find(walk.pawn.owner, walk.pawn.place)).collect();
                for (walk, walker) in walks.iter().zip(walkers) {
                    let (owner, Some(number)) = (walk.pawn.owner, walker) else { continue };
                    for place in &walk.way {
                        let landed = *place == walk.to();
                        let home = captured.iter().find(|(_, square)| landed && place.square() == Some(*square));
                        let sent = home.and_then(|_| now.standing(*place));
                        now.put(owner, number, *place);
                        frames.push(AnimationFrame { counters: now.clone(), millis: pace, sound });
                        if let Some((owner, number)) = sent {
                            now.put(owner, number, Place::WAITING);
                            frames.push(AnimationFrame {
                                counters: now.clone(),
                                millis: FLIGHT,
                                sound: Sound::Capture,
                            });
                        }
                    }
                }
                if swap {
                    // Both fly at once.
                    frames.drain(begun..frames.len().saturating_sub(1).max(begun));
                }
            }
        }
        frames
    }

    fn find(&self, seat: usize, place: Place) -> Option<usize> {
        self.0.get(seat)?.iter().position(|other| *other == place)
    }

    /// The pawn on a square of the track, by seat and number.
    fn standing(&self, place: Place) -> Option<(usize, usize)> {
        self.iter().find(|(_, _, other)| *other == place).map(|(seat, number, _)| (seat, number))
    }

    fn put(&mut self, seat: usize, number: usize, place: Place) {
        if let Some(pawn) = self.0.get_mut(seat).and_then(|pawns| pawns.get_mut(number)) {
            *pawn = place;
        }
    }

    fn board(&self) -> Option<PawnBoard> {
        let seats = self.0.iter().map(|pawns| pawns.iter().map(ToString::to_string).collect::<Vec<_>>().join(","));
        seats.collect::<Vec<_>>().join("/").parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Seat;

    fn board(pawns: &str) -> PawnBoard {
        pawns.parse().expect("a board")
    }

    fn heard(pawns: &str, play: &str, captured: &[(usize, u8)]) -> Vec<AnimationFrame> {
        let captured = captured.iter().map(|(seat, square)| (Seat::new(*seat), *square)).collect();
        let (seat, play) = (Seat::new(0), play.parse().expect("a play"));
        let notice = KeezenNotice::Played { seat, play, captured, swapped: None };
        Counters::of(&board(pawns), 4).hear(&Laws::sheet(4, true), &[notice])
    }

    #[test]
    fn a_pawn_steps_and_the_one_it_lands_on_flies_home() {
        let frames = heard("w,w,w,3/w,w,w,8/w,w,w,w/w,w,w,w", "5 3>8", &[(1, 8)]);
        let steps: Vec<String> =
            frames.iter().filter_map(|frame| frame.counters.place(0, 3)).map(|at| at.to_string()).collect();
        assert_eq!(steps, ["4", "5", "6", "7", "8", "8"]);
        assert!(frames[5].counters.place(1, 3).is_some_and(Place::is_waiting));
        assert!(frames[4].counters.place(1, 3).is_some_and(|place| !place.is_waiting()));
        assert_eq!((frames[4].sound, frames[5].sound), (Sound::Hop, Sound::Capture));
    }

    #[test]
    fn nothing_takes_longer_than_a_moment() {
        for (pawns, play) in
            [("w,w,w,3/w,w,w,w/w,w,w,w/w,w,w,w", "Q 3>15"), ("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w", "7 5>8 30>34")]
        {
            assert!(heard(pawns, play, &[]).iter().map(|frame| frame.millis).sum::<u32>() <= 1000);
        }
    }

    #[test]
    fn two_swapped_pawns_fly_at_once() {
        let frames = heard("w,w,w,5/w,w,w,30/w,w,w,w/w,w,w,w", "J 5<>30", &[]);
        assert_eq!(frames.len(), 1);
        assert_eq!(frames[0].counters, Counters::of(&board("w,w,w,30/w,w,w,5/w,w,w,w/w,w,w,w"), 4));
    }

    #[test]
    fn a_pawn_stays_the_same_when_others_move() {
        let before = Counters::of(&board("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w"), 4);
        let after = before.on(&board("w,w,30,40/w,w,w,w/w,w,w,w/w,w,w,w"), 4);
        assert_eq!((after.place(0, 2), after.place(0, 3)), (Some(Place::track(40)), Some(Place::track(30))));
    }
}
