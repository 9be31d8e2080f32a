use super::names_of;
use kee_game::{Names, Seat};
use kee_wire::{Phase, PlayerView, TableView};

/// The players of the current game.
#[derive(Default)]
pub(super) struct GamePlayers {
    game: u32,
    names: Vec<Option<String>>,
}

impl GamePlayers {
    /// Updates the players.
    pub(super) fn see(&mut self, game: &str, view: &TableView) {
        if self.game != view.game_number || self.names.len() != view.seats.len() {
            *self = Self { game: view.game_number, names: vec![None; view.seats.len()] };
        }
        if view.phase == Phase::Playing {
            let names = names_of(game, view);
            self.names = Seat::first(view.seats.len()).map(|seat| Some(names.of(seat))).collect();
        }
    }

    /// The names of the players: after a game, those who left it too.
    pub(super) fn names(&self, game: &str, view: &TableView) -> Names {
        let now = names_of(game, view);
        let over = matches!(view.phase, Phase::Over | Phase::Closed) && view.game_number == self.game;
        Names::new(Seat::first(view.seats.len()).zip(&view.seats).map(|(seat, seat_view)| {
            let left = over && seat_view.player == PlayerView::Open;
            let before = self.names.get(seat.index()).cloned().flatten().filter(|_| left);
            before.unwrap_or_else(|| now.of(seat))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};

    fn table(phase: Phase, game_number: u32, player: PlayerView) -> TableView {
        TableView { phase, game_number, ..playing([player]) }
    }

    #[test]
    fn a_player_who_left_keeps_their_name_until_the_next_game() {
        let (mut played, seat) = (GamePlayers::default(), Seat::new(0));
        let mut name = |view: &TableView| {
            played.see("keezen", view);
            played.names("keezen", view).of(seat)
        };
        assert_eq!(name(&table(Phase::Playing, 1, person("Cleo"))), "Cleo");
        assert_eq!(name(&table(Phase::Over, 1, PlayerView::Open)), "Cleo");
        assert_eq!(name(&table(Phase::Over, 1, person("Dora"))), "Dora");
        assert_eq!(name(&table(Phase::Over, 2, PlayerView::Open)), "A");
    }
}
