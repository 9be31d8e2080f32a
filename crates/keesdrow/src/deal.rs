//! The steps before the first turn: the tiles are laid (K2.1), and picks decide who goes first (K2.2). At a real table
//! people have done both and enter the results.

use crate::{
    Cell, Face, Ground, Keesdrow, KeesdrowChance, KeesdrowEvent, KeesdrowRefusal, KeesdrowState, MazeLayout, PegBoard,
    Pick,
    maze_layout::{bare, upper_left},
};
use kee_game::{Change, Dice, Game, GameTime, Seat, SeatSet, Seed, WindowId};

impl Keesdrow {
    /// The board that a seed deals at this table, for playing the same game on paper.
    pub fn board_of(&self, seed: &Seed) -> PegBoard {
        let maze = &self.options().edition;
        MazeLayout::draw(maze, &mut seed.dice(0)).board(maze)
    }

    /// Whether tiles are still to be laid or picked.
    pub(crate) fn chance_is_due(state: &KeesdrowState) -> bool {
        let no_turn_yet = state.windows.last == WindowId::GAME_LIMIT;
        no_turn_yet && (!Self::is_laid(state) || !state.picking.is_empty())
    }

    fn is_laid(state: &KeesdrowState) -> bool {
        state.ground.board.cells().any(|(_, face)| face.is_some())
    }

    pub(crate) fn drawn(&self, state: &KeesdrowState, dice: &mut Dice) -> KeesdrowChance {
        let maze = &self.options().edition;
        if state.layout.is_none() {
            let seats: Vec<Seat> = state.picking.iter().collect();
            return match Self::is_laid(state) {
                // Nobody knows the reverse of a tile on a real table, so lots are drawn.
                true => KeesdrowChance::Begins(seats[dice.below(seats.len())]),
                false => KeesdrowChance::Layout(MazeLayout::draw(maze, dice)),
            };
        }
        let mut free = self.free_tiles(state);
        dice.shuffle(&mut free);
        free.truncate(state.picking.len());
        KeesdrowChance::Picks(free.into_iter().map(|place| upper_left(maze, place)).collect())
    }

    pub(crate) fn take_chance(&self, state: &mut KeesdrowState, at: GameTime, chance: &KeesdrowChance) -> Change<Self> {
        match (chance, &state.layout) {
            (KeesdrowChance::Layout(layout), None) if !Self::is_laid(state) => self.lay(state, at, layout),
            (KeesdrowChance::Set(board), None) if !Self::is_laid(state) => self.set(state, at, board),
            (KeesdrowChance::Begins(seat), _) if Self::is_laid(state) && state.picking.contains(*seat) => {
                state.picking = SeatSet::NONE;
                let mut events = Vec::new();
                self.begin(state, at, *seat, &mut events);
                Ok(events)
            }
            (KeesdrowChance::Picks(cells), Some(layout)) => {
                let layout = layout.clone();
                self.pick(state, at, cells, &layout)
            }
            _ => Err(KeesdrowRefusal::WrongDraw),
        }
    }

    fn lay(&self, state: &mut KeesdrowState, at: GameTime, layout: &MazeLayout) -> Change<Self> {
        let maze = &self.options().edition;
        if !layout.fits(maze) {
            return Err(KeesdrowRefusal::WrongDraw);
        }
        state.layout = Some(layout.clone());
        Ok(self.laid(state, at, layout.board(maze)))
    }

    /// Accepts any letters, since the printed ones are not published (K1.2), as long as none is missing or used.
    fn set(&self, state: &mut KeesdrowState, at: GameTime, board: &PegBoard) -> Change<Self> {
        let fresh = |face: Option<Face>| face.is_some_and(|face| face.uses == 0);
        let size = bare(&self.options().edition);
        let fits = (board.width(), board.height()) == (size.width(), size.height());
        if !fits || !board.cells().all(|(_, face)| fresh(face)) {
            return Err(KeesdrowRefusal::WrongDraw);
        }
        Ok(self.laid(state, at, board.clone().with_values(size.values())))
    }

    fn laid(&self, state: &mut KeesdrowState, at: GameTime, board: PegBoard) -> Vec<KeesdrowEvent> {
        state.ground = Ground::new(board, self.pegs_in_case());
        let mut events = vec![KeesdrowEvent::Laid];
        if state.picking.is_empty() {
            self.begin(state, at, Seat::new(0), &mut events);
        }
        events
    }

    fn pick(&self, state: &mut KeesdrowState, at: GameTime, cells: &[Cell], layout: &MazeLayout) -> Change<Self> {
        let maze = &self.options().edition;
        let free = self.free_tiles(state);
        let place = |cell: &Cell| free.iter().copied().find(|place| upper_left(maze, *place) == *cell);
        let again = (1..cells.len()).any(|number| cells[..number].contains(&cells[number]));
        let Some(places) = cells.iter().map(place).collect::<Option<Vec<usize>>>() else {
            return Err(KeesdrowRefusal::WrongDraw);
        };
        if again || places.len() != state.picking.len() {
            return Err(KeesdrowRefusal::WrongDraw);
        }
        let mut events = Vec::new();
        let mut round = Vec::new();
        for (seat, place) in state.picking.iter().zip(places) {
            let reverse = layout.0[place].reverse();
            let side = maze.tiles()[usize::from(reverse.tile)].sides[usize::from(reverse.side)];
            round.push(Pick::new(seat, place, side[0]));
        }
        events.extend(round.iter().cloned().map(KeesdrowEvent::Picked));
        let nearest = round.iter().map(|pick| pick.letter).min();
        let tied: SeatSet = round.iter().filter(|pick| Some(pick.letter) == nearest).map(|pick| pick.seat).collect();
        state.picks.extend(round);
        // If too few tiles are left to pick again, the first of the tied seats goes first.
        let settled = tied.len() == 1 || self.free_tiles(state).len() < tied.len();
        state.picking = if settled { SeatSet::NONE } else { tied };
        if settled && let Some(first) = tied.iter().next() {
            self.begin(state, at, first, &mut events);
        }
        Ok(events)
    }

    fn begin(&self, state: &mut KeesdrowState, at: GameTime, first: Seat, events: &mut Vec<KeesdrowEvent>) {
        let seats = self.seating().len();
        state.last = Seat::new((first.index() + seats - 1) % seats);
        state.windows.began = at;
        events.push(KeesdrowEvent::Begins(first));
        self.go_on(state, at, events);
    }

    /// The places of the tiles that nobody has picked.
    fn free_tiles(&self, state: &KeesdrowState) -> Vec<usize> {
        let tiles = usize::from(self.options().edition.tiles_across()).pow(2);
        (0..tiles).filter(|place| state.picks.iter().all(|pick| pick.place != *place)).collect()
    }
}
