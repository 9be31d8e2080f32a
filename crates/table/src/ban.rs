use crate::Table;
use kee_game::{Manner, Seat};
use kee_wire::Phase;

impl Table {
    /// Whether somebody's words could be coaching: partners are silent while one of them is to play or to answer
    /// (Keesdrow K8.1, Keezen Z2.2). Words to everybody are words to the partner as well.
    pub(crate) fn could_coach(&self, seat: Seat) -> bool {
        let Some(playing) = self.playing.as_ref().filter(|_| self.phase == Phase::Playing) else { return false };
        let teams = &self.agreement.teams;
        let team = teams.members(teams.team(seat));
        let mut to_play = playing.game.wait().windows().iter().filter(|window| window.manner != Manner::Open);
        team.len() > 1 && to_play.any(|window| window.seats.iter().any(|seat| team.contains(seat)))
    }
}
