use super::chair::Absence;
use crate::{Table, What};
use kee_game::WallTime;
use kee_wire::Phase;

/// How long the others may think about somebody who left for good, where nobody is missed: a day.
const PATIENCE: u32 = 86_400;

impl Table {
    /// Somebody is gone, is missed, is voted about, is back.
    pub(super) fn change_absence(&mut self, at: WallTime, what: &What) -> Result<(), String> {
        let grace = self.house.grace;
        let playing = self.phase == Phase::Playing;
        let none = Absence { for_good: false, missed: false, until: None, votes: Vec::new() };
        match what {
            What::Gone { seat } | What::Awaited { seat } => {
                let until = grace.filter(|_| playing).map(|seconds| at.plus_seconds(seconds));
                let chair = self.chair(*seat)?;
                chair.absence = Some(Absence { until, ..none });
                chair.ready = false;
                self.start_due = false;
            }
            What::Missed { seat } => self.chair(*seat)?.absence = Some(Absence { missed: true, ..none }),
            What::Left { seat } => {
                let until = Some(at.plus_seconds(grace.unwrap_or(PATIENCE)));
                let chair = self.chair(*seat)?;
                // If a bot plays for them already, nothing needs to be decided any more.
                let gone = Absence { for_good: true, missed: true, until, ..none };
                chair.absence = chair.bot.is_none().then_some(gone);
                let person = chair.person.take();
                self.hand_over_from(person.as_ref());
            }
            What::Back { seat } => {
                let chair = self.chair(*seat)?;
                chair.absence = None;
                chair.bot = None;
            }
            What::StoodIn { seat, bot } => {
                let chair = self.chair(*seat)?;
                chair.bot = Some(bot.clone());
                chair.absence = chair.person.is_some().then_some(none);
            }
            What::Voted { seat, by, choice } => {
                self.chair(*seat)?.absence.as_mut().ok_or("nobody is missed there")?.vote(*by, *choice);
            }
            _ => {}
        }
        Ok(())
    }
}
