use super::{
    Hub, NewTable, NotMade,
    message::{Message, Order},
};
use crate::{refusal::ServerRefusal, store::TableId};
use kee_game::Problem;
use kee_table::{Command, MachineWish, PersonId};
use kee_wire::Answer;
use tokio::sync::oneshot;

impl Hub {
    /// Makes a table of this name that is led, with everybody on their seats, in one step: it is stored whole or not at all,
    /// and not again if it is there.
    pub(crate) async fn make_seated(
        &self,
        id: TableId,
        host: PersonId,
        new: NewTable,
        seats: impl IntoIterator<Item = MachineWish>,
    ) -> Result<(), NotMade> {
        let (mut table, first) = self.laid_out(host, new)?;
        let mut entries = vec![first];
        for seat in seats {
            let decision = table.decide(self.shared().world.now(), &Command::Machine(seat));
            if let Answer::Refused(why) = decision.answer {
                return Err(NotMade::Problems(vec![Problem::new("seats", why.sentence)]));
            }
            entries.extend(decision.entries);
        }
        self.store_new(self.first_append(id, &table, entries)).await
    }

    /// Orders something of a table, as whoever leads it.
    pub(crate) async fn order(&self, table: TableId, wish: MachineWish) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Order(Box::new(Order { wish, reply }))).await;
        answer.await.unwrap_or_else(|_| Answer::Refused(ServerRefusal::Unavailable.refusal()))
    }
}
