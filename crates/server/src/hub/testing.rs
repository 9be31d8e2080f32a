//! For tests that look for leaks.

use super::{Hub, TableMessage, actor::Actor};
use crate::{refusal::ServerRefusal, store::TableId};
use kee_game::{Dice, Refusal, Viewer};
use kee_table::PersonId;
use kee_wire::LegalActions;
use tokio::sync::oneshot;

/// A message of a test that looks for leaks.
pub(crate) enum TestMessage {
    Imagine(Box<(Viewer, Dice)>, oneshot::Sender<()>),
    AllActions(PersonId, oneshot::Sender<Result<Box<LegalActions>, Refusal>>),
}

impl Hub {
    /// The legal actions of a person, even where finding them is the game.
    pub async fn all_actions(&self, table: TableId, person: PersonId) -> Result<Box<LegalActions>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, TableMessage::Test(TestMessage::AllActions(person, reply))).await;
        answer.await.unwrap_or_else(|_| Err(ServerRefusal::Unavailable.refusal()))
    }

    /// Replaces the game by another one that this viewer cannot tell from it. The log no longer leads to the table.
    pub async fn imagine(&self, table: TableId, viewer: Viewer, dice: Dice) {
        let (reply, done) = oneshot::channel();
        self.send(table, TableMessage::Test(TestMessage::Imagine(Box::new((viewer, dice)), reply))).await;
        let _ = done.await;
    }
}

impl Actor {
    pub(super) async fn test(&mut self, message: TestMessage) {
        let ready = self.ready().await.map_err(|why| why.refusal());
        match message {
            TestMessage::Imagine(whom, done) => {
                let (viewer, mut dice) = *whom;
                self.runner.imagine(viewer, &mut dice);
                let _ = done.send(());
            }
            TestMessage::AllActions(person, reply) => {
                let _ = reply.send(ready.and_then(|()| self.all_actions(&person)));
            }
        }
    }
}
