//! Positions as one line of CGP: board, racks, scores, turns without a word, and our own operations.

use crate::{Keyword, KeywordPhase, KeywordState, Letters, Order, RackColour, operations::Operations};
use kee_game::{Game, GameTime, Seat, SeatSet, Unreadable};
use kee_grid::{Board, cgp, cgp::BadCgp};

/// The default racks for this many seats: the fair pair for two.
fn default_colours(seats: usize) -> Vec<RackColour> {
    match seats {
        2 => RackColour::PAIR.to_vec(),
        _ => RackColour::ALL[..seats.min(RackColour::ALL.len())].to_vec(),
    }
}

impl Keyword {
    /// Writes a position. A play that could still be challenged is written as if it stood, exchanged letters as if they
    /// were back at the end.
    pub(crate) fn write_position(&self, state: &KeywordState) -> String {
        let state = &self.settled(state);
        let dealt = state.phase.is_dealt();
        let turn = if dealt { state.turn } else { Seat::new(0) };
        let round: Vec<Seat> = std::iter::once(turn).chain(self.seating().round_from(turn)).collect();
        let join = |each: Vec<String>| {
            if each.concat().is_empty() && each.len() == 1 { "-".to_owned() } else { each.join("/") }
        };
        let racks = join(round.iter().map(|seat| state.racks[seat.index()].to_string()).collect());
        let scores = join(round.iter().map(|seat| state.scores[seat.index()].to_string()).collect());
        let mut text = format!("{} {racks} {scores} {}", cgp::write_board(&state.board), state.barren);
        if dealt {
            let colours: Vec<String> = state.colours.iter().map(RackColour::to_string).collect();
            text += &format!(" turn {turn}; colours {}; bag {};", colours.join("/"), state.bag);
            if state.passes > 0 {
                text += &format!(" passes {};", state.passes);
            }
            if !state.left.is_empty() {
                text += &format!(" left {};", state.left);
            }
            if let Some(ending) = &state.ending {
                text += &format!(" over {ending};");
            }
        }
        text
    }

    fn settled(&self, state: &KeywordState) -> KeywordState {
        let mut settled = state.clone();
        let (at, mut events) = (GameTime::ZERO, Vec::new());
        if settled.pending.is_some() {
            self.close_pending(&mut settled, &mut events);
            if let Some(ending) = self.ending(&settled) {
                self.finish(&mut settled, ending, &mut events);
            }
        }
        if settled.phase == KeywordPhase::Back {
            let places: Vec<usize> = (settled.bag.len()..).take(settled.returning.len()).collect();
            // These places always exist.
            let _ = self.put_back(&mut settled, at, &places);
        }
        settled
    }

    pub(crate) fn read_position(&self, position: &str) -> Result<KeywordState, Unreadable> {
        let in_words = |bad: BadCgp| Unreadable {
            expected: format!("{} at column {}", bad.what.expected, bad.column),
            got: bad.what.got,
        };
        self.read_cgp(position).map_err(in_words)
    }

    fn read_cgp(&self, position: &str) -> Result<KeywordState, BadCgp> {
        let mut fields = position.splitn(5, ' ');
        let mut offset = 0;
        let mut field = |expected: &str| {
            let text = fields.next().ok_or_else(|| BadCgp::at(offset.max(1) - 1, expected, ""))?;
            let start = offset;
            offset += text.chars().count() + 1;
            Ok((text, start))
        };
        let (board, board_at) = field("a board")?;
        let (racks, racks_at) = field("racks")?;
        let (scores, scores_at) = field("scores")?;
        let (barren, barren_at) = field("the number of turns without a word")?;
        let operations = match field("") {
            Ok((text, start)) => Operations::read(text, start)?,
            Err(_) => Operations::read("", 0)?,
        };
        let turn = operations.parsed("turn", "a seat at this table", |text| {
            text.parse().ok().filter(|seat| self.seating().has(*seat))
        })?;
        let turn = turn.unwrap_or(Seat::new(0));
        let mut state = self.start();
        state.board = self.read_board(board).map_err(|bad| bad.within(board_at))?;
        state.scores = self.read_scores(scores, turn).map_err(|bad| bad.within(scores_at))?;
        let racks_read = self.read_racks(racks, turn).map_err(|bad| bad.within(racks_at))?;
        state.barren = barren.parse().map_err(|_| BadCgp::at(barren_at, "a number of turns", barren))?;
        let dealt = !state.board.is_empty() || racks_read.iter().any(|rack| !rack.is_empty());
        if !dealt && operations.get("bag").is_none() {
            let untouched =
                state.barren == 0 && ["passes", "left", "over"].iter().all(|name| operations.get(name).is_none());
            let expected = "letters on the board or on racks, if the game has begun";
            return if untouched { Ok(state) } else { Err(BadCgp::at(racks_at, expected, racks)) };
        }
        state.racks = racks_read;
        state.turn = turn;
        state.phase = KeywordPhase::Play;
        state.drawing = SeatSet::NONE;
        self.read_bag(&mut state, &operations, racks_at)?;
        self.read_rest(&mut state, &operations)?;
        state.windows.open_next(GameTime::ZERO);
        Ok(state)
    }

    /// Reads a board with the squares of the printed one and without blanks.
    fn read_board(&self, text: &str) -> Result<Board, BadCgp> {
        let empty = self.printed().empty();
        let board = cgp::read_board(text, empty.width(), empty.height())?;
        let mut bare = board.clone();
        board.tiles().for_each(|(square, _)| bare.set(square, None));
        let blank = board.tiles().find(|(_, tile)| tile.is_blank());
        if let Some((square, tile)) = blank {
            return Err(BadCgp::at(0, format!("capitals, since there are no blanks, on {square}"), &tile.to_string()));
        }
        if bare == empty {
            Ok(board)
        } else {
            Err(BadCgp::at(0, "`#` where the board has no square, and only there", text))
        }
    }

    /// Reorders a list that starts with the seat to move into seat order.
    fn in_seat_order<T: Clone>(&self, listed: &[T], turn: Seat) -> Vec<T> {
        let seats = self.seating().len();
        self.seating().seats().map(|seat| listed[(seat.index() + seats - turn.index()) % seats].clone()).collect()
    }

    fn read_racks(&self, text: &str, turn: Seat) -> Result<Vec<Letters>, BadCgp> {
        let (seats, most) = (self.seating().len(), self.options().rack.get() as usize);
        let rack = |text: &str| Letters::gather(text).filter(|rack| rack.len() <= most);
        let racks: Option<Vec<Letters>> = if text == "-" { "" } else { text }.split('/').map(rack).collect();
        let racks = racks.filter(|racks| racks.len() == seats);
        let expected = || format!("the racks of {seats} seats joined by `/`, none with more than {most} letters");
        let racks = racks.ok_or_else(|| BadCgp::at(0, expected(), text))?;
        Ok(self.in_seat_order(&racks, turn))
    }

    fn read_scores(&self, text: &str, turn: Seat) -> Result<Vec<i64>, BadCgp> {
        let read = self.seating().read_scores(text);
        let scores = read.map_err(|wrong| BadCgp::at(0, wrong.expected, text))?;
        Ok(self.in_seat_order(&scores, turn))
    }

    /// The letters that are nowhere else, in the given order or alphabetical.
    fn read_bag(&self, state: &mut KeywordState, operations: &Operations<'_>, racks_at: usize) -> Result<(), BadCgp> {
        let on_board = state.board.tiles().map(|(_, tile)| tile.letter());
        let used: Letters = on_board.chain(state.racks.iter().flat_map(Letters::iter)).collect();
        let all = self.printed().letters();
        let too_many = all.lacking(&used);
        if !too_many.is_empty() {
            return Err(BadCgp::at(racks_at, "no more letters than there are", &too_many.to_string()));
        }
        let rest = used.lacking(all);
        let order = operations.parsed("bag", "letters in capitals", |text| text.parse::<Order>().ok())?;
        match order {
            Some(order) if order.len() != rest.len() || order.letters() != rest => {
                return Err(operations.wrong("bag", format!("the letters that are nowhere else, {rest} in some order")));
            }
            Some(order) => state.bag = order,
            None => state.bag = Order(rest.iter().collect()),
        }
        Ok(())
    }

    fn read_rest(&self, state: &mut KeywordState, operations: &Operations<'_>) -> Result<(), BadCgp> {
        let seats = self.seating().len();
        let colours = operations.parsed("colours", "a colour for each seat, no two the same", |text| {
            let colours = text.split('/').map(|colour| colour.parse().ok()).collect::<Option<Vec<RackColour>>>();
            colours.filter(|colours| self.can_be_racks(colours))
        })?;
        state.colours = colours.unwrap_or_else(|| default_colours(seats));
        let barren = state.barren;
        let passes = operations.parsed("passes", "a number of passes, no more than turns without a word", |text| {
            text.parse().ok().filter(|passes| *passes <= barren)
        })?;
        state.passes = passes.unwrap_or(0);
        let left = operations.parsed("left", "seats of this table that have left", |text| {
            text.parse().ok().filter(|left: &SeatSet| left.minus(self.seating().everyone()).is_empty())
        })?;
        state.left = left.unwrap_or(SeatSet::NONE);
        let over =
            operations.parsed("over", "a way to end", |text| Self::ENDINGS.contains(&text).then(|| text.to_owned()))?;
        let too_few = self.present(state).len() < seats.min(2);
        if over.is_none() && (too_few || state.left.contains(state.turn)) {
            return Err(operations.wrong("left", "seats other than the one to move, with players left to go on"));
        }
        let rid = self.present(state).iter().find(|seat| state.is_rid(*seat));
        state.out = rid.filter(|_| over.is_none());
        state.ending = over.or_else(|| self.ending(state).map(str::to_owned));
        Ok(())
    }
}
