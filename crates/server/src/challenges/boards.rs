use super::{Board, ChallengeRefusal, link::log_of};
use crate::{
    any_refusal::AnyRefusal,
    app::App,
    store::{EventId, EventSummary, StoreError},
};
use kee_event::{
    Date, Moment,
    challenge::{Challenge, DailyKind},
};
use kee_wire::ChallengeLink;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::OwnedMutexGuard;

/// How many boards are remembered. What is not is read again when somebody asks.
const MOST: usize = 64;

type Slot = Arc<tokio::sync::Mutex<Option<Board>>>;

/// The leader boards that somebody has asked for of late. They are a cache: the logs are the truth, and others may write to
/// them as well.
#[derive(Default)]
pub(crate) struct Boards(Mutex<BTreeMap<EventId, Slot>>);

/// A board as it is now. Nobody else of this process changes it meanwhile.
pub(crate) type Held = OwnedMutexGuard<Option<Board>>;

impl Boards {
    fn slot(&self, event: EventId) -> Slot {
        // The map is whole after every operation.
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= MOST && !slots.contains_key(&event) {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(slots.entry(event).or_default())
    }
}

impl App {
    /// What day it is, the world over.
    pub(crate) fn today(&self) -> Date {
        Moment::from(self.now()).date()
    }

    /// The board of a challenge, up to date. That of a day is there as soon as the day is.
    pub(crate) async fn board(&self, link: ChallengeLink) -> Result<Held, AnyRefusal> {
        if let ChallengeLink::Daily(_, date) = link {
            if date > self.today() {
                return Err(ChallengeRefusal::NotYet(date).into());
            }
            if date < DailyKind::FIRST_DAY {
                return Err(ChallengeRefusal::NoSuchChallenge.into());
            }
        }
        let mut held = self.boards.slot(log_of(link)).lock_owned().await;
        match self.catch_up(link, &mut held).await {
            Ok(true) => Ok(held),
            Ok(false) => Err(ChallengeRefusal::NoSuchChallenge.into()),
            Err(error) => {
                *held = None;
                Err(error.into())
            }
        }
    }

    /// False if there is no such challenge.
    async fn catch_up(&self, link: ChallengeLink, held: &mut Option<Board>) -> Result<bool, StoreError> {
        let event = log_of(link);
        let after = held.as_ref().map_or(0, Board::stored);
        if after == 0 {
            let listed = self.store().event(event).await?;
            if listed.is_some_and(|listed| listed.summary.kind != EventSummary::CHALLENGE) {
                return Ok(false);
            }
        }
        let lines = self.store().event_log(event, after as u64).await?;
        match (held.as_mut(), link) {
            (_, ChallengeLink::Daily(kind, date)) if after == 0 && lines.is_empty() => {
                *held = Some(Board::opened(Challenge::daily(kind, date), self.now().into())?);
            }
            (_, ChallengeLink::Created(_)) if after == 0 && lines.is_empty() => *held = None,
            (Some(board), _) if after > 0 => board.follow(&lines)?,
            _ => *held = Some(Board::wake(&lines)?),
        }
        Ok(held.is_some())
    }
}
