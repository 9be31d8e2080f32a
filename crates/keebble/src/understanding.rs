//! Reading what people type.

use crate::{Keebble, KeebbleAction, KeebbleRefusal, KeebbleView, Letters, Special, Stage, refusal::due};
use kee_game::{Decline, Game, Refusal, Seat};
use kee_grid::{Border, FittedWord, Placement, Square, Tile};
use kee_lexicon::Letter;

kee_game::messages! {
    /// The commands that can be typed.
    pub(crate) TYPED;
    expected(due) = "keebble-expected";
}

impl Keebble {
    /// Reads any case and order, without brackets, and without the command where only one kind of thing is asked. A
    /// word alone is played where it scores most; a word that is also a command needs `play`.
    pub(crate) fn read_typed(&self, view: &KeebbleView, seat: Seat, typed: &str) -> Result<KeebbleAction, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let not_understood = || Decline::Unclear(typed.clone(), expected(due(view.stage))).refusal();
        let (command, rest) = words.split_first().ok_or_else(not_understood)?;
        let read = match (*command, view.stage) {
            ("pass" | "-" | "done" | "skip", _) if rest.is_empty() => Some(KeebbleAction::Pass),
            ("claim", _) => read_square(rest).map(KeebbleAction::Claim),
            ("special", _) => read_special(rest),
            ("steal", _) => read_steal(rest),
            ("destroy", _) => read_square(rest).map(KeebbleAction::Destroy),
            ("place", _) => read_place(rest),
            ("ask" | "call", _) => read_ask(rest),
            ("take", _) => read_letter(rest).map(KeebbleAction::Take),
            ("wall", _) => read_wall(rest).map(KeebbleAction::Wall),
            ("play", _) => return self.read_play(view, seat, rest).ok_or_else(not_understood)?,
            (_, Stage::Word) => return self.read_play(view, seat, &words).ok_or_else(not_understood)?,
            (_, Stage::Claim) => read_square(&words).map(KeebbleAction::Claim),
            (_, Stage::Ask) => read_ask(&words),
            (_, Stage::Answer) => {
                read_letter(&words).map(KeebbleAction::Take).or_else(|| read_wall(&words).map(KeebbleAction::Wall))
            }
            (_, Stage::Power) => match view.powers.first().map(|power| power.special) {
                Some(Special::Thief) => read_steal(&words),
                Some(Special::Destroyer) => read_square(&words).map(KeebbleAction::Destroy),
                _ => read_place(&words),
            },
            (_, Stage::First | Stage::Board | Stage::Lot) => None,
        };
        read.ok_or_else(not_understood)
    }

    /// Reads a word with its start, letters with their cells, or a word alone.
    fn read_play(&self, view: &KeebbleView, seat: Seat, words: &[&str]) -> Option<Result<KeebbleAction, Refusal>> {
        let refused = |reason: KeebbleRefusal| Refusal::new(Self::ID, &reason);
        let spelled = |fitted: FittedWord| KeebbleAction::Play(fitted.placement(&view.paper.board));
        if words.iter().all(|word| word.contains('=')) {
            let tiles: Vec<(Square, Tile)> = words.iter().map(|word| read_tile(word)).collect::<Option<_>>()?;
            let fitted = FittedWord::from_tiles(&view.paper.board, &tiles);
            return Some(fitted.map(spelled).map_err(|misfit| refused(misfit.into())));
        }
        match words {
            [start, word] => {
                let placement: Placement = format!("{start} {}", word.to_ascii_uppercase()).parse().ok()?;
                let fitted = placement.fit(&view.paper.board);
                Some(fitted.map(spelled).map_err(|misfit| refused(misfit.into())))
            }
            [word] if word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
                Some(self.word_alone(view, seat, word).map_err(refused))
            }
            _ => None,
        }
    }

    /// The play of a word where it scores most, or why it can't be played.
    fn word_alone(&self, view: &KeebbleView, seat: Seat, word: &str) -> Result<KeebbleAction, KeebbleRefusal> {
        let backwards: String = word.chars().rev().collect();
        let both = self.reading().backwards;
        let is_meant = |placement: &Placement| {
            let spelled = placement.word();
            spelled == word || both && spelled == backwards
        };
        if !self.lexicon().contains(word) {
            return Err(KeebbleRefusal::BadWords(vec![word.to_owned()]));
        }
        let best = self.best_play(&view.paper, &view.hands, seat, is_meant);
        best.map(|(placement, _)| KeebbleAction::Play(placement))
            .ok_or_else(|| KeebbleRefusal::NoPlaceFor(word.to_ascii_uppercase()))
    }
}

fn read_square(words: &[&str]) -> Option<Square> {
    match words {
        [square] => square.parse().ok(),
        _ => None,
    }
}

fn read_letter(words: &[&str]) -> Option<Letter> {
    let mut letters = words.iter().flat_map(|word| word.chars());
    let letter = Letter::from_char(letters.next()?);
    letter.filter(|_| letters.next().is_none())
}

/// `d8=w`
fn read_tile(word: &str) -> Option<(Square, Tile)> {
    let (square, letter) = word.split_once('=')?;
    Some((square.parse().ok()?, Tile::new(read_letter(&[letter])?)))
}

/// `c3 dl`, `c3 double letter`
fn read_special(words: &[&str]) -> Option<KeebbleAction> {
    let (square, name) = words.split_first()?;
    Some(KeebbleAction::Make(square.parse().ok()?, Special::named(&name.join(" "))?))
}

/// `b e`
fn read_steal(words: &[&str]) -> Option<KeebbleAction> {
    match words {
        [seat, letter] => Some(KeebbleAction::Steal(seat.to_ascii_uppercase().parse().ok()?, read_letter(&[letter])?)),
        _ => None,
    }
}

/// `c3=e`, `c3 e` or `e c3`
fn read_place(words: &[&str]) -> Option<KeebbleAction> {
    let (square, letter) = match words {
        [tile] => tile.split_once('=')?,
        [one, other] if other.len() > 1 => (*other, *one),
        [one, other] => (*one, *other),
        _ => return None,
    };
    Some(KeebbleAction::Place(square.parse().ok()?, read_letter(&[letter])?))
}

/// `e r`, `er`, `er keep e`
fn read_ask(words: &[&str]) -> Option<KeebbleAction> {
    let letters = |words: &[&str]| {
        let letters: Letters =
            words.iter().flat_map(|word| word.chars()).map(Letter::from_char).collect::<Option<_>>()?;
        (!letters.is_empty()).then_some(letters)
    };
    let mut parts = words.split(|word| *word == "keep");
    let asked = letters(parts.next()?)?;
    let keep = match parts.next() {
        None => None,
        Some(kept) => Some(letters(kept)?),
    };
    parts.next().is_none().then_some(KeebbleAction::Ask { letters: asked, keep })
}

/// `c3|c4`, `c3 c4` or `c3-c4`
fn read_wall(words: &[&str]) -> Option<Border> {
    let joined = words.join("|");
    let (one, other) = joined.split_once(['|', '-'])?;
    Border::between(one.parse().ok()?, other.parse().ok()?)
}
