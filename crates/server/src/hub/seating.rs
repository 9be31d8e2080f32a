use super::{Hub, NewTable, NotMade};
use crate::store::{Sitting, TableId};
use kee_game::{Problem, Seat};
use kee_table::{Command, PersonId};
use kee_wire::{Answer, HostWish, Wish};

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
            let (by, wish) = match sitting {
                Sitting::Open => continue,
                Sitting::Bot(bot) => (host.clone(), Wish::Host(HostWish::SeatBot { seat, bot })),
                Sitting::Person { id, name } => (id, Wish::TakeSeat { seat: Some(seat), name }),
            };
            let decision = table.decide(self.shared().world.now(), &Command::Person { by, id: None, wish });
            if let Answer::Refused(why) = decision.answer {
                return Err(NotMade::Problems(vec![Problem::new("seats", why.sentence)]));
            }
            entries.extend(decision.entries);
        }
        self.store_new(self.first_append(id, &table, entries)).await
    }
}
