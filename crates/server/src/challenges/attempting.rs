use super::replaying;
use crate::{any_refusal::AnyRefusal, app::App, refusal::ServerRefusal, store::StoreError};
use kee_event::{Date, EventRefusal, Name, challenge::Attempt};
use kee_table::PersonId;
use kee_wire::ChallengeLink;

/// How often somebody else may be faster at writing before we give up.
const TRIES: usize = 20;

/// A game that somebody hands in.
pub(crate) struct HandedIn {
    pub(crate) person: PersonId,
    pub(crate) name: Name,
    /// The record of the game.
    pub(crate) record: String,
}

impl App {
    /// Plays a game again and, if it counts, writes it on the board.
    pub(crate) async fn hand_in(&self, link: ChallengeLink, game: HandedIn) -> Result<(), AnyRefusal> {
        let challenge = self.board(link).await?.as_ref().map(|board| board.state().challenge().clone());
        let challenge = challenge.ok_or(ServerRefusal::Inside)?;
        let resources = self.shared().library.for_game(&challenge.game, None)?;
        let HandedIn { person, name, record } = game;
        let replay = move || replaying::replay(&challenge, &record, &resources);
        let replayed = tokio::task::spawn_blocking(replay).await.map_err(|_| ServerRefusal::Inside)??;
        let attempt = Attempt {
            person: person.clone(),
            name,
            score: replayed.score,
            turns: replayed.turns,
            words: replayed.words,
            record: replayed.record,
        };
        for _ in 0..TRIES {
            if self.write(link, &attempt, &person).await? {
                return Ok(());
            }
        }
        Err(ServerRefusal::Unavailable.into())
    }

    /// False if somebody else has written meanwhile.
    async fn write(&self, link: ChallengeLink, attempt: &Attempt, person: &PersonId) -> Result<bool, AnyRefusal> {
        let mut held = self.board(link).await?;
        let board = held.as_mut().ok_or(ServerRefusal::Inside)?;
        let comes = !board.has(&attempt.person) && self.is_in_time(link);
        let people = if comes { vec![person.clone()] } else { Vec::new() };
        let append = board.attempt(self.now(), attempt.clone(), people);
        let append = append.map_err(|refusal: EventRefusal| refusal.refusal())?;
        let Some(append) = append else { return Ok(true) };
        let stored = self.store().append_event(append).await;
        match stored {
            Ok(()) => {
                board.is_stored();
                Ok(true)
            }
            Err(error) => {
                // The board knows an entry that is not stored, so it has to be read again.
                *held = None;
                if let StoreError::Taken { .. } = error { Ok(false) } else { Err(error.into()) }
            }
        }
    }

    /// Whether a game that comes now counts for the streak. Who was offline has the next day to hand it in; who plays an old
    /// board later stands on its leader board, but cannot mend a streak.
    fn is_in_time(&self, link: ChallengeLink) -> bool {
        match link {
            ChallengeLink::Created(_) => true,
            ChallengeLink::Daily(_, date) => self.today() <= Date::from_days(date.days() + 1),
        }
    }
}
