use super::{
    GcgDeed, GcgGame, GcgPlayer, GcgTurn,
    turn_line::{LineDeed, Token, TurnLine},
};
use kee_game::FileFlaw;
use kee_grid::{Board, Coordinate, Misfit, Placement, PlacementSquare, Square, Tile};

/// The most players a game can have.
const MOST_PLAYERS: usize = 4;
/// The number of rows and columns of boards, as far as a file lets us guess.
const SIZES: [usize; 4] = [15, 19, 21, Board::MOST];

/// Reads a GCG file: players, turns and the board they lead to. Pragmas that say nothing about these are skipped.
///
/// It does not judge words or scores, which is up to the game. But totals must add up, words must fit on the board, and
/// letters must come from the rack where the file has it.
///
/// # Errors
///
/// All problems, with line and column. After a word that does not fit, later words are no longer checked against the
/// board.
pub fn read(text: &str) -> Result<GcgGame, Vec<FileFlaw>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = GcgReader {
        text,
        flaws: Vec::new(),
        players: Vec::new(),
        totals: Vec::new(),
        turns: Vec::new(),
        board: Board::new(Board::MOST, Board::MOST),
        trusted: true,
    };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim_end_matches(['\n', '\r', ' ', '\t']);
        match content.chars().next() {
            None => {}
            Some('#') => reader.pragma(start, content),
            Some('>') => reader.turn(start, content),
            Some(_) => reader.expected(start, "a line that begins with `#` or `>`", content),
        }
        start += line.len();
    }
    if reader.players.is_empty() {
        reader.expected(0, "`#player1 NICK NAME`", "");
    }
    let GcgReader { flaws, players, turns, board, totals, .. } = reader;
    if flaws.is_empty() { Ok(GcgGame { players, turns, board: cropped(&board), totals }) } else { Err(flaws) }
}

struct GcgReader<'a> {
    text: &'a str,
    flaws: Vec<FileFlaw>,
    players: Vec<GcgPlayer>,
    totals: Vec<i64>,
    turns: Vec<GcgTurn>,
    /// The largest possible board, until the real size is known.
    board: Board,
    /// Whether all words so far fit.
    trusted: bool,
}

impl GcgReader<'_> {
    fn expected(&mut self, byte: usize, expected: &str, got: &str) {
        self.flaws.push(FileFlaw::expected(self.text, byte, expected, got));
    }

    /// Reads the players and skips all other pragmas.
    fn pragma(&mut self, start: usize, line: &str) {
        let mut words = line.split_whitespace();
        let Some(number) = words.next().and_then(|word| word.strip_prefix("#player")) else { return };
        let next = self.players.len() + 1;
        if number != next.to_string() || next > MOST_PLAYERS {
            return self.expected(start, &format!("`#player{}`", next.min(MOST_PLAYERS)), line);
        }
        let Some(nick) = words.next() else {
            return self.expected(start + line.len(), "a nick and a name", "");
        };
        let name: Vec<&str> = words.collect();
        let name = if name.is_empty() { nick.to_owned() } else { name.join(" ") };
        if self.players.iter().any(|player| player.nick == nick) {
            self.expected(start, "a nick for each player", nick);
        }
        self.players.push(GcgPlayer { nick: nick.to_owned(), name });
        self.totals.push(0);
    }

    fn turn(&mut self, start: usize, content: &str) {
        let line = match TurnLine::cut(self.text, start, content) {
            Ok(line) => line,
            Err(flaw) => {
                self.trusted = false;
                return self.flaws.push(flaw);
            }
        };
        let Some(player) = self.players.iter().position(|player| player.nick == line.nick.text) else {
            let nicks: Vec<String> = self.players.iter().map(|player| format!("`{}`", player.nick)).collect();
            let nicks = if nicks.is_empty() { "`#player1` first".to_owned() } else { nicks.join(" or ") };
            return self.expected(line.nick.byte, &nicks, line.nick.text);
        };
        let sum = self.totals[player] + line.score;
        if sum != line.total {
            self.expected(line.total_at.byte, &format!("a total of {sum}"), line.total_at.text);
        }
        self.totals[player] = line.total;
        if let Some(deed) = self.deed(&line, player) {
            let number = 1 + self.text[..start].matches('\n').count();
            let rack = line.rack.map_or_else(String::new, |rack| rack.text.to_owned());
            self.turns.push(GcgTurn { line: number, player, rack, deed, score: line.score, total: line.total });
        }
    }

    fn deed(&mut self, line: &TurnLine<'_>, player: usize) -> Option<GcgDeed> {
        Some(match line.told {
            LineDeed::Passed => GcgDeed::Passed,
            LineDeed::Exchanged(letters) => GcgDeed::Exchanged(letters.to_owned()),
            LineDeed::Counted(what) => GcgDeed::Counted(what.to_owned()),
            LineDeed::Withdrawn => {
                let last = self.turns.last().filter(|turn| turn.player == player).map(|turn| turn.deed.clone());
                match last {
                    Some(GcgDeed::Placed(placement)) => {
                        placement.new_tiles().for_each(|(square, _)| self.board.set(square, None));
                    }
                    _ if self.trusted => self.expected(line.told_at, "a word of the same player before it", "--"),
                    _ => {}
                }
                GcgDeed::Withdrawn
            }
            LineDeed::Placed(..) if !self.trusted => return None,
            LineDeed::Placed(at, word) => match self.placed(at, word, line) {
                Some(placement) => GcgDeed::Placed(placement),
                None => {
                    self.trusted = false;
                    return None;
                }
            },
        })
    }

    fn placed(&mut self, at: Coordinate, word: Token<'_>, line: &TurnLine<'_>) -> Option<Placement> {
        let placement = self.spelled(at, word)?;
        let fitted = match placement.fit(&self.board) {
            Ok(fitted) => fitted,
            Err(misfit) => {
                let sentence = match misfit {
                    Misfit::Taken(square, tile) => format!("{square} already holds {tile}"),
                    Misfit::OffBoard(square) => format!("the word runs off the board at {square}"),
                    _ => "this play does not fit the board".to_owned(),
                };
                self.flaws.push(FileFlaw::at(self.text, line.told_at, sentence));
                return None;
            }
        };
        if let Some(rack) = line.rack {
            let mut held: Vec<char> = rack.text.chars().collect();
            for (_, tile) in fitted.tiles() {
                let wanted = if tile.is_blank() { '?' } else { tile.to_char() };
                match held.iter().position(|letter| *letter == wanted) {
                    Some(place) => drop(held.swap_remove(place)),
                    None => {
                        self.expected(rack.byte, &format!("a rack with enough of `{wanted}`"), rack.text);
                        return None;
                    }
                }
            }
        }
        let placement = fitted.placement(&self.board);
        fitted.lay(&mut self.board);
        Some(placement)
    }

    /// The word, with the letters that `.` stands for filled in.
    fn spelled(&mut self, Coordinate(start, direction): Coordinate, word: Token<'_>) -> Option<Placement> {
        let mut letters = Vec::new();
        for (offset, character) in word.text.char_indices().filter(|(_, character)| !matches!(character, '(' | ')')) {
            let place = start.place(direction) + letters.len();
            if place >= Board::MOST {
                self.expected(word.byte, &format!("a word on a board of at most {} squares", Board::MOST), word.text);
                return None;
            }
            let square = Square::on(direction, start.line(direction), place);
            let laid = match (character, Tile::from_char(character)) {
                ('.', _) => self.board.tile(square).map(PlacementSquare::Standing),
                (_, tile) => tile.map(PlacementSquare::New),
            };
            let Some(laid) = laid else {
                let byte = word.byte + offset;
                let what = if character == '.' {
                    format!("a letter on {square} for `.`")
                } else {
                    "a letter or `.`".to_owned()
                };
                self.expected(byte, &what, &character.to_string());
                return None;
            };
            letters.push(laid);
        }
        let placement = Placement::new(start, direction, letters);
        if placement.is_none() {
            self.expected(word.byte, "a word", word.text);
        }
        placement
    }
}

/// The board in the size it needs.
fn cropped(large: &Board) -> Board {
    let needed = large.tiles().map(|(square, _)| 1 + square.row().max(square.column())).max().unwrap_or(0);
    let size = SIZES.into_iter().find(|size| *size >= needed).unwrap_or(Board::MOST);
    let mut board = Board::new(size, size);
    large.tiles().for_each(|(square, tile)| board.set(square, tile));
    board
}
