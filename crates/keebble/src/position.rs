//! A position as one line: `PAPER HANDS TURN SCORES WALLS SPECIALS OWNERS`. Positions that no game can reach are
//! refused.

use crate::{
    Answers, Hand, Keebble, KeebbleAction, KeebbleState, LetterAnswer, Letters, Owned, Paper, Power, Stage,
    letter_text::read_capital, power,
};
use kee_game::{Game, GameTime, Seat, Seating, Unreadable};
use kee_grid::{Board, Border, Square, Tile};
use kee_lexicon::Letter;
use std::str::FromStr;

const POSITION: &str = "`PAPER HANDS TURN SCORES WALLS SPECIALS OWNERS` as in `C.../.AT./.... ER/T A 0/0 a1|b1 - -`, where what \
                        comes last can be left out";
/// More extra turns than any game gives.
const MOST_AGAIN: u32 = 1000;

impl Keebble {
    pub(crate) fn read_position(&self, position: &str) -> Result<KeebbleState, Unreadable> {
        let unreadable = || Unreadable::new(POSITION, position);
        let mut fields = position.split(' ');
        let mut state = self.start();
        let bare = state.clone();
        state.paper = self.read_paper(fields.next().unwrap_or_default())?;
        state.seed = None;
        state.hands = self.read_hands(fields.next())?;
        let turn = fields.next().unwrap_or("A");
        let scores = fields.next();
        for wall in items(fields.next()) {
            let wall: Border = read(wall, "walls such as `c3|c4`")?;
            if !state.paper.board.spans_border(wall) {
                return Err(Unreadable::new("walls on this paper", &wall.to_string()));
            }
            state.paper.board.build_wall(wall);
        }
        for special in items(fields.next()) {
            let (square, special) = special.split_once('=').ok_or_else(unreadable)?;
            state.paper.specials.insert(read(square, "a cell")?, special.parse()?);
        }
        for owned in items(fields.next()) {
            let (square, owned) = read_owned(owned).ok_or_else(unreadable)?;
            state.paper.owned.insert(square, owned);
        }
        if fields.next().is_some() {
            return Err(unreadable());
        }
        self.read_scores(&mut state, scores)?;
        self.read_turn(&mut state, turn)?;
        self.sound(&state).map_err(|wrong| Unreadable::new(format!("a position of this table ({wrong})"), position))?;
        if matches!(state.stage, Stage::First | Stage::Board)
            && (&state.paper, &state.hands) != (&bare.paper, &bare.hands)
        {
            return Err(Unreadable::new("the sheet as it is before the game", position));
        }
        if state.stage == Stage::First {
            state.seed = bare.seed;
        }
        state.windows.open_next(GameTime::ZERO);
        Ok(state)
    }

    fn read_paper(&self, text: &str) -> Result<Paper, Unreadable> {
        let rows: Vec<&str> = text.split('/').collect();
        let width = rows[0].chars().count();
        let size = 1..=Board::MOST;
        if !size.contains(&width) || !size.contains(&rows.len()) || rows.iter().any(|row| row.chars().count() != width)
        {
            let expected = format!("rows of 1 to {} cells joined by `/`, all of one length", Board::MOST);
            return Err(Unreadable::new(expected, text));
        }
        let seats = self.seating().len();
        let mut paper = Paper::new(width, rows.len(), seats);
        for (row, cells) in rows.iter().enumerate() {
            for (column, cell) in cells.chars().enumerate() {
                let square = Square::new(row, column);
                let hand = cell.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                match (cell, hand) {
                    ('.', _) => {}
                    ('#', _) => paper.board.remove(square),
                    ('*', _) if paper.star.is_none() => paper.star = Some(square),
                    ('A'..='Z', _) => paper.board.set(square, Tile::from_char(cell)),
                    (_, Some(seat)) if seat < seats && paper.claimed[seat].is_none() => {
                        paper.claim(Seat::new(seat), square);
                    }
                    _ => {
                        let expected = format!("`.`, `#`, a letter, one `*`, and once each `1` to `{seats}`");
                        return Err(Unreadable::new(expected, &cell.to_string()));
                    }
                }
            }
        }
        Ok(paper)
    }

    fn read_hands(&self, hands: Option<&str>) -> Result<Vec<Hand>, Unreadable> {
        let seats = self.seating().len();
        let Some(text) = hands else { return Ok(vec![Hand::default(); seats]) };
        let hand = |text: &str| {
            let (letters, received) = match (self.slots(), text.split_once(':')) {
                (Some(_), Some((letters, received))) => (letters, Some(received)),
                _ => (text, None),
            };
            let letters = read_letters(letters)?;
            let received = match received {
                Some(number) => read(number, "how many letters the seat has got")?,
                None => letters.len() as u32,
            };
            Ok(Hand { letters, received })
        };
        let hands: Vec<Hand> = text.split('/').map(hand).collect::<Result<_, Unreadable>>()?;
        if hands.len() == seats { Ok(hands) } else { Err(Unreadable::new(format!("the hands of {seats} seats"), text)) }
    }

    /// The points of the seats, without those written in cells.
    fn read_scores(&self, state: &mut KeebbleState, scores: Option<&str>) -> Result<(), Unreadable> {
        let Some(text) = scores else { return Ok(()) };
        let all = self.seating().read_scores(text)?;
        if state.paper.owned.values().any(|owned| !self.seating().has(owned.seat)) {
            return Err(Unreadable::new("letters of seats at this table", text));
        }
        let in_cells = self.scores(state);
        state.points = all.iter().zip(in_cells).map(|(score, in_cells)| score - in_cells).collect();
        Ok(())
    }

    fn read_turn(&self, state: &mut KeebbleState, text: &str) -> Result<(), Unreadable> {
        let unreadable = || Unreadable::new("a turn such as `A`, `B,ask` or `A,answer,called=ER,waiting=B`", text);
        if text == NOTHING {
            return Ok(());
        }
        let mut parts = text.split(',');
        state.turn = parts.next().unwrap_or_default().parse()?;
        if !self.seating().has(state.turn) {
            return Err(Unreadable::new("a seat at this table", text));
        }
        state.stage = Stage::Word;
        state.heard = crate::TurnSummary::new(state.turn);
        for part in parts {
            match part.split_once('=').unwrap_or((part, "")) {
                ("board", "") => state.stage = Stage::Board,
                ("lot", "") => state.stage = Stage::Lot,
                ("claim", "") => state.stage = Stage::Claim,
                ("power", "") => state.stage = Stage::Power,
                ("ask", "") => state.stage = Stage::Ask,
                ("answer", "") => state.stage = Stage::Answer,
                ("called", letters) => state.heard.called = Some(read_letters(letters)?),
                ("waiting", seats) => state.answering = seats.parse()?,
                ("sealed", answer) => state.sealed.push(read_sealed(answer).ok_or_else(unreadable)?),
                ("use", power) => state.powers.push(read_power(power).ok_or_else(unreadable)?),
                ("six", "") => state.boons.big_ask = true,
                ("free", "") => state.boons.collector = true,
                ("again", turns) => {
                    let turns = turns.parse().ok().filter(|turns| (1..=MOST_AGAIN).contains(turns));
                    state.boons.again = turns.ok_or_else(unreadable)?;
                }
                ("endgame", "") => state.endgame = true,
                _ => return Err(unreadable()),
            }
        }
        if self.can_be_asked(state) { Ok(()) } else { Err(unreadable()) }
    }

    /// Checks that the stage of the turn is possible on this paper.
    fn can_be_asked(&self, state: &KeebbleState) -> bool {
        let (generated, seats) = (self.options().is_generated(), self.seating().len());
        let claimed = state.paper.claimed.iter().flatten().count();
        let free = state.paper.edge().filter(|cell| state.paper.board.is_free(*cell)).count();
        let fits = match state.stage {
            Stage::First => true,
            Stage::Board => generated,
            Stage::Lot => !generated && claimed == 0 && free >= seats,
            Stage::Claim => state.paper.claimed[state.turn.index()].is_none() && free >= seats - claimed,
            Stage::Word => true,
            Stage::Power => {
                let known = |power: &Power| (1..=power::uses(power.special)).contains(&power.uses);
                let first = state.powers.first().is_some_and(|power| self.can_use(state, power.special));
                first && state.powers.iter().all(known)
            }
            Stage::Ask => !self.only_words(state),
            Stage::Answer => self.can_be_answered(state),
        };
        let answers = state.stage == Stage::Answer;
        let clean = state.stage == Stage::Power || state.powers.is_empty();
        fits && clean && (answers || state.heard.called.is_none() && state.answering.is_empty())
    }

    fn can_be_answered(&self, state: &KeebbleState) -> bool {
        let given: Vec<Seat> = state.sealed.iter().map(|(seat, _)| *seat).collect();
        let good = |(seat, answer): &(Seat, LetterAnswer)| {
            let action = match answer {
                LetterAnswer::Take(letter) => KeebbleAction::Take(*letter),
                LetterAnswer::Wall(border) => KeebbleAction::Wall(*border),
                LetterAnswer::Nothing => return true,
            };
            self.seating().has(*seat) && self.check_answer(state, *seat, &action).is_ok()
        };
        let present = self.seating().everyone();
        let together = self.options().answers == Answers::Together;
        state.heard.called.is_some_and(|called| !called.is_empty())
            && state.answering.minus(present).is_empty()
            && state.answering.iter().all(|seat| self.can_answer(state, seat) && !given.contains(&seat))
            && (state.sealed.is_empty() || together)
            && given.is_sorted_by(|one, next| one < next)
            && given.iter().all(|seat| self.seating().has(*seat))
            && state.sealed.iter().all(good)
    }
}

/// The parts of a list; none in `-`.
fn items(list: Option<&str>) -> impl Iterator<Item = &str> {
    list.filter(|list| *list != NOTHING).into_iter().flat_map(|list| list.split(','))
}

fn read<T: FromStr>(text: &str, expected: &str) -> Result<T, Unreadable> {
    text.parse().map_err(|_| Unreadable::new(expected, text))
}

/// `EERT`, or `-` if there are none.
fn read_letters(text: &str) -> Result<Letters, Unreadable> {
    match text {
        NOTHING => Ok(Letters::NONE),
        "" => Err(Unreadable::new("capital letters, or `-`", text)),
        _ => text.parse(),
    }
}

/// `c3=A12`
fn read_owned(text: &str) -> Option<(Square, Owned)> {
    let (square, owned) = text.split_once('=')?;
    let (seat, points) = owned.split_at_checked(1)?;
    let points = points.parse().ok().filter(|points: &i64| (0..=Seating::MOST_POINTS).contains(points))?;
    Some((square.parse().ok()?, Owned { seat: seat.parse().ok()?, points }))
}

/// `BE`, `Bc3|c4` or `B-`
fn read_sealed(text: &str) -> Option<(Seat, LetterAnswer)> {
    let (seat, answer) = text.split_at_checked(1)?;
    let answer = match answer {
        "-" => LetterAnswer::Nothing,
        letter if letter.len() == 1 => LetterAnswer::Take(read_capital(letter)?),
        border => LetterAnswer::Wall(border.parse().ok()?),
    };
    Some((seat.parse().ok()?, answer))
}

/// `c3THE1`: the cell, its kind, the letter on it, and the uses left.
fn read_power(text: &str) -> Option<Power> {
    let (rest, uses) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let (rest, letter) = rest.split_at_checked(rest.len().checked_sub(1)?)?;
    let (square, special) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let (square, special) = (square.parse().ok()?, special.parse().ok()?);
    Some(Power { square, special, letter: read_capital(letter)?, uses: uses.parse().ok()? })
}

/// The text of an empty list.
pub(crate) const NOTHING: &str = "-";

impl Keebble {
    pub(crate) fn write_position(&self, state: &KeebbleState) -> String {
        let hand = |hand: &crate::Hand| {
            let letters = listed(hand.letters.iter().map(Letter::to_capital).map(String::from), "");
            if self.slots().is_some() { format!("{letters}:{}", hand.received) } else { letters }
        };
        let paper = &state.paper;
        let hands: Vec<String> = state.hands.iter().map(hand).collect();
        let scores: Vec<String> = self.scores(state).iter().map(i64::to_string).collect();
        let walls = paper.board.walls().map(|wall| wall.to_string());
        let specials = paper.specials.iter().map(|(square, special)| format!("{square}={special}"));
        let owned = paper.owned.iter().map(|(square, Owned { seat, points })| format!("{square}={seat}{points}"));
        [
            written_paper(paper),
            hands.join("/"),
            written_turn(state),
            scores.join("/"),
            listed(walls, ","),
            listed(specials, ","),
            listed(owned, ","),
        ]
        .join(" ")
    }
}

fn listed(things: impl Iterator<Item = String>, between: &str) -> String {
    let things: Vec<String> = things.collect();
    if things.is_empty() { NOTHING.to_owned() } else { things.join(between) }
}

/// Rows from the top: `.` an empty cell, `*` the star, a letter, `1` to `6` the hand of a seat, `#` a cell crossed out.
fn written_paper(paper: &Paper) -> String {
    let cell = |square| match (paper.owner_of_cell(square), paper.board.tile(square)) {
        (Some(seat), _) => char::from(b'1' + seat.index() as u8),
        (None, Some(tile)) => tile.to_char(),
        (None, None) if paper.star == Some(square) => '*',
        (None, None) if paper.board.has(square) => '.',
        (None, None) => '#',
    };
    let row = |row| (0..paper.board.width()).map(|column| cell(Square::new(row, column))).collect();
    let rows: Vec<String> = (0..paper.board.height()).map(row).collect();
    rows.join("/")
}

/// The seat whose turn it is, followed by the stage and its details unless the player is to play a word.
fn written_turn(state: &KeebbleState) -> String {
    let mut parts = vec![state.turn.to_string()];
    match state.stage {
        Stage::First => return NOTHING.to_owned(),
        Stage::Board => parts.push("board".to_owned()),
        Stage::Lot => parts.push("lot".to_owned()),
        Stage::Claim => parts.push("claim".to_owned()),
        Stage::Word => {}
        Stage::Power => parts.push("power".to_owned()),
        Stage::Ask => parts.push("ask".to_owned()),
        Stage::Answer => {
            parts.push("answer".to_owned());
            parts.extend(state.heard.called.map(|called| format!("called={called}")));
            parts.push(format!("waiting={}", state.answering));
        }
    }
    parts.extend(state.sealed.iter().map(|(seat, answer)| format!("sealed={seat}{answer}")));
    parts.extend(state.powers.iter().map(|power| {
        let crate::Power { square, special, letter, uses } = power;
        format!("use={square}{special}{}{uses}", letter.to_capital())
    }));
    if state.boons.big_ask {
        parts.push("six".to_owned());
    }
    if state.boons.collector {
        parts.push("free".to_owned());
    }
    if state.boons.again > 0 {
        parts.push(format!("again={}", state.boons.again));
    }
    if state.endgame {
        parts.push("endgame".to_owned());
    }
    parts.join(",")
}
