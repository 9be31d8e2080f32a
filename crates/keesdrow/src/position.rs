//! Positions as one line: the board, the played words, the turn and the scores.

use crate::{Ground, Keesdrow, KeesdrowState, PegBoard, Pegs, Variant, Walk, maze_layout::bare};
use kee_game::{Game, GameTime, Seat, SeatSet, Unreadable};

const POSITION: &str =
    "`BOARD`, or `BOARD PLAYED SEAT SCORES` as in `C1A1T1S/DOGE a1-b1-c1 B 5/0`, with `-` if nothing has been played";

impl Keesdrow {
    pub(crate) fn write_position(&self, state: &KeesdrowState) -> String {
        let ground = state.current();
        let walks: Vec<String> = ground.walks_now().flatten().map(|walk| walk.to_string()).collect();
        let played = if walks.is_empty() { "-".to_owned() } else { walks.join(",") };
        let turn = self.on_turn(state).unwrap_or_else(|| self.seating().after(state.last));
        let mut scores = state.scores.clone();
        if let Some(pending) = &state.pending {
            scores[pending.seat.index()] += i64::from(pending.counts());
        }
        let scores: Vec<String> = scores.iter().map(i64::to_string).collect();
        format!("{} {played} {turn} {}", ground.board, scores.join("/"))
    }

    /// Accepts played walks as they are written, wherever their letters lie, since tiles may have moved (K10). A board
    /// without letters is one before the tiles are laid.
    pub(crate) fn read_position(&self, position: &str) -> Result<KeesdrowState, Unreadable> {
        let mut fields = position.split(' ');
        let board: PegBoard = fields.next().unwrap_or_default().parse()?;
        let board = board.with_values(self.options().edition.values());
        let (played, turn, scores) = (fields.next().unwrap_or("-"), fields.next(), fields.next());
        if fields.next().is_some() {
            return Err(Unreadable::new(POSITION, position));
        }
        let mut state = self.start();
        if let Some(scores) = scores {
            state.scores = self.seating().read_scores(scores)?;
        }
        let turn = self.read_turn(turn)?;
        let seats = self.seating().len();
        state.last = Seat::new((turn.index() + seats - 1) % seats);
        if board.cells().all(|(_, face)| face.is_none()) {
            return if board == bare(&self.options().edition) && played == "-" {
                Ok(state)
            } else {
                Err(Unreadable::new("a board with letters", position))
            };
        }
        let in_tiles = board.width().is_multiple_of(2) && board.height().is_multiple_of(2);
        if self.options().variant != Variant::None && !in_tiles {
            let expected = "an even number of rows and columns, since the tiles of this variant move or are won";
            return Err(Unreadable::new(expected, position));
        }
        state.ground = Ground::new(board, None);
        state.ground.pegs = self.pegs_left(&state.ground.board)?;
        for walk in played.split(',').filter(|_| played != "-") {
            let walk: Walk = walk.parse()?;
            if state.ground.board.spelled(&walk).is_none() {
                return Err(Unreadable::new("walks over letters of this board", &walk.to_string()));
            }
            state.ground.remember(walk);
        }
        state.picking = SeatSet::NONE;
        state.windows.open_next(GameTime::ZERO);
        state.ending = self.ending(&state).map(str::to_owned);
        Ok(state)
    }

    fn read_turn(&self, turn: Option<&str>) -> Result<Seat, Unreadable> {
        let seat: Seat = turn.map_or(Ok(Seat::new(0)), str::parse)?;
        let there = self.seating().has(seat).then_some(seat);
        there.ok_or_else(|| Unreadable::new("a seat at this table", &seat.to_string()))
    }

    /// The pegs left in the case with the pegs of this board taken out.
    fn pegs_left(&self, board: &PegBoard) -> Result<Option<Pegs>, Unreadable> {
        let Some(mut pegs) = self.pegs_in_case() else { return Ok(None) };
        for uses in board.cells().filter_map(|(_, face)| face).map(|face| usize::from(face.uses)) {
            if uses > 0 {
                let left = pegs.left[uses - 1].checked_sub(1);
                let expected = "no more pegs on the board than the case holds";
                pegs.left[uses - 1] = left.ok_or_else(|| Unreadable::new(expected, &board.to_string()))?;
            }
        }
        Ok(Some(pegs))
    }
}
