//! Reading actions as people type them.

use crate::{Keyword, KeywordAction, KeywordRefusal, KeywordView, Letters, Sight, Word};
use kee_game::{Decline, Game, Refusal};
use kee_grid::{Board, Coordinate, Direction, FittedWord, Placement, PlacementSquare, Square, Tile};

kee_game::messages! {
    /// The commands that can be typed.
    pub(crate) TYPED;
    expected() = "keyword-expected";
}

impl Keyword {
    /// Reads any case. Brackets and the letters before and after a word may be left out, letters may be named by their
    /// squares, as in `d8=W e8=O`, and a word alone goes where it scores most.
    pub(crate) fn read_typed(&self, view: &KeywordView, typed: &str) -> Result<KeywordAction, Refusal> {
        let typed = typed.trim().to_ascii_uppercase();
        let not_understood = || Decline::Unclear(typed.clone(), expected()).refusal();
        let refused = |reason: KeywordRefusal| Refusal::new(Self::ID, &reason);
        let words: Vec<&str> = typed.split_whitespace().collect();
        match words[..] {
            ["-" | "PASS"] => return Ok(KeywordAction::Pass),
            ["CHALLENGE" | "C" | "POINT" | "P"] => return Ok(KeywordAction::Point),
            ["LET" | "L"] => return Ok(KeywordAction::Let),
            ["WITHDRAW" | "W"] | ["TAKE", "BACK"] => return Ok(KeywordAction::Withdraw),
            ["EXCHANGE" | "SWAP" | "-", letters] => return exchange(letters).ok_or_else(not_understood),
            [text] if text.starts_with('-') => return exchange(&text[1..]).ok_or_else(not_understood),
            _ => {}
        }
        let words = if words.len() > 1 && words[0] == "PLAY" { &words[1..] } else { &words[..] };
        let (words, call) = match words.split_last() {
            Some((last, first)) if !first.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit()) => {
                (first, Some(last.parse().map_err(|_| not_understood())?))
            }
            _ => (words, None),
        };
        let placement = match words {
            [_, ..] if words.iter().all(|word| word.contains('=')) => {
                let tiles: Option<Vec<_>> = words.iter().map(|word| tile(word)).collect();
                let tiles = tiles.ok_or_else(not_understood)?;
                let fitted = FittedWord::from_tiles(&view.board, &tiles)
                    .map_err(|misfit| refused(KeywordRefusal::Misfit(misfit)))?;
                fitted.placement(&view.board)
            }
            [at, word] => {
                let placement = placement(at, word).ok_or_else(not_understood)?;
                let fitted = placement.fit(&view.board).map_err(|misfit| refused(KeywordRefusal::Misfit(misfit)))?;
                fitted.placement(&view.board)
            }
            [word] => {
                let fits = |word: &Word| word.letters() <= Board::MOST;
                let word = Word::new(word).filter(fits).ok_or_else(not_understood)?;
                let sight = view.sight().ok_or_else(|| refused(KeywordRefusal::NotYourTurn("wait")))?;
                self.best_place(&sight, word).map_err(refused)?
            }
            _ => return Err(not_understood()),
        };
        Ok(KeywordAction::Play { placement: placement.without_blanks(), call })
    }

    /// The place where a word scores most; of equals the first in reading order, across before down. If it fits nowhere,
    /// the reason that comes nearest to a legal play.
    fn best_place(&self, sight: &Sight<'_>, word: Word) -> Result<Placement, KeywordRefusal> {
        let letters: Vec<PlacementSquare> =
            word.to_string().chars().filter_map(Tile::from_char).map(PlacementSquare::New).collect();
        let mut best: Option<(i32, Placement)> = None;
        let mut nearest = None;
        for direction in Direction::BOTH {
            for square in sight.board.squares() {
                let Some(placement) = Placement::new(square, direction, letters.clone()) else { continue };
                let Ok(fitted) = placement.fit(sight.board) else { continue };
                // The word itself is meant, not a longer one that contains it.
                if fitted.first() != square || fitted.direction() != direction {
                    continue;
                }
                let placement = fitted.placement(sight.board);
                if placement.letters().len() != letters.len() {
                    continue;
                }
                match self.check(sight, &placement) {
                    Ok(checked) if best.as_ref().is_none_or(|(score, _)| checked.score.total() > *score) => {
                        best = Some((checked.score.total(), placement));
                    }
                    Ok(_) => {}
                    Err(
                        reason @ (KeywordRefusal::NotWords(_)
                        | KeywordRefusal::TooShort(..)
                        | KeywordRefusal::FirstTooShort(_)),
                    ) => nearest = Some(nearest.unwrap_or(reason)),
                    Err(_) => {}
                }
            }
        }
        best.map(|(_, placement)| placement).ok_or_else(|| self.why_not(word, nearest))
    }

    fn why_not(&self, word: Word, nearest: Option<KeywordRefusal>) -> KeywordRefusal {
        let bad = self.options().judge == crate::Judge::Referee && !self.lexicon().contains(&word.to_lowercase());
        if bad { KeywordRefusal::NotWords(vec![word]) } else { nearest.unwrap_or(KeywordRefusal::NoPlace(word)) }
    }
}

fn exchange(letters: &str) -> Option<KeywordAction> {
    Letters::gather(letters).filter(|letters| !letters.is_empty()).map(KeywordAction::Exchange)
}

/// `D8=W`.
fn tile(text: &str) -> Option<(Square, Tile)> {
    let (square, letter) = text.split_once('=')?;
    Some((square.to_ascii_lowercase().parse().ok()?, letter.parse().ok()?))
}

/// `8D` and `W(OR)D`, brackets or not.
fn placement(at: &str, word: &str) -> Option<Placement> {
    let Coordinate(start, direction) = at.parse().ok()?;
    let letters: String = word.chars().filter(|letter| !matches!(letter, '(' | ')')).collect();
    let letters: Option<Vec<PlacementSquare>> =
        letters.chars().map(|letter| Tile::from_char(letter).map(PlacementSquare::New)).collect();
    Placement::new(start, direction, letters?)
}
