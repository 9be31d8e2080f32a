use super::{
    CreateTableError, Hub, NewTable,
    table_message::{ServerOrder, TableMessage},
};
use crate::{refusal::ServerRefusal, store::TableId};
use kee_game::Problem;
use kee_table::{Command, MachineCommand, PersonId};
use kee_wire::Answer;
use tokio::sync::oneshot;

impl Hub {
    /// Creates a led table with this id, with everyone in their seats, in one step: it is stored whole or not at all,
    /// and only once.
    pub(crate) async fn make_seated(
        &self,
        id: TableId,
        host: PersonId,
        new: NewTable,
        seats: impl IntoIterator<Item = MachineCommand>,
    ) -> Result<(), CreateTableError> {
        let (mut table, first) = self.laid_out(host, new)?;
        let mut entries = vec![first];
        for seat in seats {
            let decision = table.decide(self.shared().world.now(), &Command::Machine(seat));
            if let Answer::Refused(why) = decision.answer {
                return Err(CreateTableError::Problems(vec![Problem::plain("seats", why.sentence)]));
            }
            entries.extend(decision.entries);
        }
        self.store_new(self.first_append(id, &table, entries)).await
    }

    /// Sends a command of the server to a table.
    pub(crate) async fn order(&self, table: TableId, command: MachineCommand) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.send(table, TableMessage::Order(Box::new(ServerOrder { command, reply }))).await;
        answer.await.unwrap_or_else(|_| Answer::Refused(ServerRefusal::Unavailable.refusal()))
    }
}
