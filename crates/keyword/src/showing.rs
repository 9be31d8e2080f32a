//! Views as text.

use crate::{Keyword, KeywordView, LastTurn, Paint, PlayView, PrizeOf, PrizeWordView, RackColour, Word};
use kee_game::{Arg, Game, Message, Names, Seat, Voice};
use kee_grid::{Board, Coordinate, Direction, FormedWord, Square};
use std::fmt::Write;

kee_game::messages! {
    /// The sentences beside the board.
    pub(crate) SHOWN;
    words_at(words) = "keyword-show-words";
    open_keys(keys) = "keyword-show-keys";
    keys_of(colour, squares) = "keyword-show-keys-of";
    no_keys() = "keyword-show-no-keys";
    last_played(name, play, score) = "keyword-show-last-played";
    last_passed(name) = "keyword-show-last-passed";
    last_exchanged(name, count) = "keyword-show-last-exchanged";
    taken_back(words) = "keyword-show-taken-back";
    can_challenge(names, player) = "keyword-show-challengers";
    prize_word(of, word) = "keyword-show-prize";
    prize_won(of, word, name) = "keyword-show-prize-won";
    secret_word() = "keyword-show-secret";
    rack_colour(colour) = "keyword-show-colour";
    letters_held(count) = "keyword-show-held";
    left_to_draw(count) = "keyword-show-left";
    your_letters(letters) = "keyword-show-letters";
}

impl Keyword {
    /// The board as a picture and then in words, with the open key squares, so that screen readers and braille displays can
    /// read it too.
    pub(crate) fn shown(&self, view: &KeywordView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: &Message| voice.tell(message, names);
        let mut text = self.shown_board(&view.board);
        let mut add = |message: Message| {
            let _ = write!(text, "\n{}", say(&message));
        };
        let words: Vec<String> = view.words().iter().map(|(at, word)| format!("{at} {word}")).collect();
        if !words.is_empty() {
            add(words_at(words.join(", ")));
        }
        let keys: Vec<String> = self.open_keys(&view.board).iter().map(say).collect();
        add(open_keys(if keys.is_empty() { say(&no_keys()) } else { keys.join(", ") }));
        view.last.iter().map(told_turn).for_each(&mut add);
        if !view.struck.is_empty() {
            add(taken_back(Word::list(&view.struck)));
        }
        if let Some(pending) = &view.pending {
            add(can_challenge(pending.pointers, pending.played.seat));
        }
        view.prizes.iter().map(told_prize).for_each(&mut add);
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, &names.of(seat), &say);
        }
        if view.phase.is_dealt() {
            let _ = write!(text, "\n{}", say(&left_to_draw(view.left_to_draw)));
            if view.seat.is_some() {
                let _ = write!(text, "\n{}", say(&your_letters(view.rack.spaced())));
            }
        }
        text
    }

    fn show_seat(
        &self,
        text: &mut String,
        view: &KeywordView,
        seat: Seat,
        name: &str,
        say: &dyn Fn(&Message) -> String,
    ) {
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let (score, held) = (view.scores[seat.index()], say(&letters_held(view.held[seat.index()])));
        let colour =
            view.colours.get(seat.index()).map_or("-".to_owned(), |colour| say(&rack_colour(colour.to_string())));
        let _ = write!(text, "\n{mine}{name:<12} {score:>5}  {colour:<6}  {held:<10}");
        if let Some(racks) = &view.racks {
            let _ = write!(text, " {}", racks[seat.index()]);
        }
        if let Some(standing) = Message::standing(seat, view.left, view.turn) {
            let _ = write!(text, " {}", say(&standing));
        }
        text.truncate(text.trim_end().len());
    }

    /// Letters in capitals; empty squares by the letter of their colour, or `.` for grey; key squares marked with `+`.
    fn shown_board(&self, board: &Board) -> String {
        let mut text = "   ".to_owned();
        for column in 0..board.width() {
            let _ = write!(text, " {}", char::from(b'a' + column as u8));
        }
        for row in 0..board.height() {
            let mut line = format!("{:>2} ", row + 1);
            for column in 0..board.width() {
                let square = Square::new(row, column);
                let paint = self.printed().paint(square);
                let tile = board.tile(square).map(kee_grid::Tile::to_char);
                let empty = paint.map_or(' ', |paint| match paint {
                    Paint::Gray => '.',
                    Paint::Plain(colour) | Paint::Key(colour) => colour.letter(),
                });
                line.push(if paint.is_some_and(Paint::is_key) { '+' } else { ' ' });
                line.push(tile.unwrap_or(empty));
            }
            let _ = write!(text, "\n{}", line.trim_end());
        }
        text
    }

    /// `blue c3 h3`, a sentence part for each colour.
    pub(crate) fn open_keys(&self, board: &Board) -> Vec<Message> {
        let of = |colour: RackColour| {
            let keys = self.printed().squares_painted(Paint::Key(colour));
            let open: Vec<String> =
                keys.filter(|square| board.is_free(*square)).map(|square| square.to_string()).collect();
            (!open.is_empty()).then(|| keys_of(colour.to_string(), open.join(" ")))
        };
        RackColour::ALL.into_iter().filter_map(of).collect()
    }
}

fn told_turn(last: &LastTurn) -> Message {
    match last {
        LastTurn::Played(PlayView { seat, placement, score, .. }) => last_played(*seat, Arg::text(placement), *score),
        LastTurn::Passed(seat) => last_passed(*seat),
        LastTurn::Exchanged(seat, count) => last_exchanged(*seat, *count),
    }
}

fn told_prize(prize: &PrizeWordView) -> Message {
    let of = match prize.of {
        PrizeOf::Table => "table",
        PrizeOf::Party => "party",
    };
    let word = prize.word.as_ref().map_or_else(|| secret_word().into(), |word| Arg::Text(word.to_string()));
    match prize.winner {
        Some(seat) => prize_won(of, word, seat),
        None => prize_word(of, word),
    }
}

impl KeywordView {
    /// Every word on the board with its place, across first.
    pub fn words(&self) -> Vec<(Coordinate, Word)> {
        let board = &self.board;
        let mut words = Vec::new();
        for direction in Direction::BOTH {
            for (square, _) in board.tiles().filter(|(square, _)| board.run(*square, direction).0 == *square) {
                if let Some(word) = FormedWord::through(board, square, direction) {
                    words.push((Coordinate(square, direction), Word::from(&word)));
                }
            }
        }
        words
    }
}
