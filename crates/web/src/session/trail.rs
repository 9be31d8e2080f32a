use super::Session;
use crate::{browser, ui::announce};
use gloo_timers::future::TimeoutFuture;
use kee_game::Json;
use leptos::prelude::*;

/// The time the board stands as it was before the first move is replayed, and the time of each move, in milliseconds.
const BEFORE: u32 = 600;
const STEP: u32 = 1_500;

/// A move since the reader's last one.
#[derive(Clone, PartialEq, Debug)]
struct TrailStep {
    notices: Json,
    /// The first line of the log that tells of it.
    line: usize,
    /// The game before and after it, if the page saw that.
    seen: Option<(Json, Json)>,
}

/// The moves since the reader's last one that leave marks on the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct MoveTrail(Vec<TrailStep>);

impl MoveTrail {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn push(&mut self, notices: Json, line: usize, seen: Option<(Json, Json)>) {
        self.0.push(TrailStep { notices, line, seen });
    }

    /// The number of moves.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The notices of the first `count` moves.
    pub(crate) fn notices(&self, count: usize) -> Vec<Json> {
        self.0.iter().take(count).map(|step| step.notices.clone()).collect()
    }

    /// The number of the move of which a line of the log tells first.
    pub(crate) fn number(&self, line: usize) -> Option<usize> {
        self.0.iter().position(|step| step.line == line).map(|index| index + 1)
    }

    /// The game after `count` moves; none if the page has not seen all of them.
    pub(crate) fn view(&self, count: usize) -> Option<Json> {
        if self.0.iter().any(|step| step.seen.is_none()) {
            return None;
        }
        match count.checked_sub(1) {
            None => self.0.first()?.seen.as_ref().map(|(before, _)| before.clone()),
            Some(last) => self.0.get(last)?.seen.as_ref().map(|(_, after)| after.clone()),
        }
    }
}

impl Session {
    /// Shows the moves since the person's last one again, one by one; a second call stops that.
    pub(crate) fn replay_trail(self) {
        let count = self.trail.with_untracked(MoveTrail::len);
        if self.replayed.get_untracked().is_some() {
            return self.stop_replay();
        }
        for line in self.log.get_untracked().into_iter().skip(self.since_line.get_untracked()) {
            if !line.is_talk() {
                announce(line.text);
            }
        }
        // Without motion there is nothing between the last move and now.
        if count == 0 || browser::prefers_less_motion() {
            return;
        }
        self.news.set(Vec::new());
        let round = self.replay_round.get_value() + 1;
        self.replay_round.set_value(round);
        leptos::task::spawn_local(async move {
            for shown in 0..=count {
                self.replayed.set(Some(shown));
                TimeoutFuture::new(if shown == 0 { BEFORE } else { STEP }).await;
                let stopped = self.replayed.try_get_untracked().flatten().is_none();
                if stopped || self.replay_round.try_get_value() != Some(round) {
                    return;
                }
            }
            self.stop_replay();
        });
    }

    /// Shows the game as it is now.
    pub(crate) fn stop_replay(self) {
        if self.replayed.get_untracked().is_some() {
            self.replayed.set(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trail_is_replayed_only_if_all_of_it_was_seen() {
        let json = |number: usize| Json::of(&number);
        let mut trail = MoveTrail::default();
        trail.push(json(10), 4, Some((json(0), json(1))));
        trail.push(json(11), 7, Some((json(1), json(2))));
        assert_eq!([0, 1, 2].map(|count| trail.view(count)), [Some(json(0)), Some(json(1)), Some(json(2))]);
        assert_eq!((trail.number(7), trail.number(5)), (Some(2), None));
        assert_eq!(trail.notices(1), [json(10)]);
        trail.push(json(12), 9, None);
        assert_eq!(trail.view(1), None);
    }
}
