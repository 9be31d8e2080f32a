use super::{
    Hub, NewTable, NotMade,
    message::{Message, Order},
};
use crate::{
    refusal::ServerRefusal,
    store::{Sitting, TableId},
};
use kee_game::{Problem, Seat};
use kee_table::{Command, MachineWish, PersonId};
use kee_wire::{Answer, HostWish, Wish};
use tokio::sync::oneshot;

impl Hub {
    /// Makes a table of this name with these people and bots on its seats, in one step: it is stored whole or not at all,
    /// and not again if it is there.
    pub(crate) async fn make_seated(
        &self,
        id: TableId,
        host: PersonId,
        new: NewTable,
        seats: Vec<Sitting>,
    ) -> Result<(), NotMade> {
        let (mut table, first) = self.laid_out(host.clone(), new)?;
        let mut entries = vec![first];
        for (place, sitting) in seats.into_iter().enumerate() {
            let seat = Seat::new(place);
            let command = match sitting {
                Sitting::Open => continue,
                Sitting::Bot(bot) => {
                    Command::Person { by: host.clone(), id: None, wish: Wish::Host(HostWish::SeatBot { seat, bot }) }
                }
                Sitting::Person { id: person, name } => Command::Machine(MachineWish::Seat { person, seat, name }),
            };
            let decision = table.decide(self.shared().world.now(), &command);
            if let Answer::Refused(why) = decision.answer {
                return Err(NotMade::Problems(vec![Problem::new("seats", why.sentence)]));
            }
            entries.extend(decision.entries);
        }
        self.store_new(self.first_append(id, &table, entries)).await
    }

    /// Seats somebody at a table that is led.
    pub(crate) async fn seat(&self, table: TableId, person: PersonId, seat: Seat, name: String) -> Answer {
        let (reply, answer) = oneshot::channel();
        let order = Order { wish: MachineWish::Seat { person, seat, name }, reply };
        self.send(table, Message::Order(Box::new(order))).await;
        answer.await.unwrap_or_else(|_| Answer::Refused(ServerRefusal::Unavailable.refusal()))
    }
}
