//! Reading actions as people type them.

use crate::{
    BoardQuery, Face, Ground, Judge, Keesdrow, KeesdrowAction, KeesdrowRefusal, KeesdrowView, PegBoard, Score, Series,
    Walk, Word, WrongWord, best_walk, best_walks,
};
use kee_game::{Decline, Game, Refusal};

kee_game::messages! {
    /// The commands that can be typed.
    pub(crate) TYPED;
    expected() = "keesdrow-expected";
}

impl Keesdrow {
    /// Reads an action. A word alone takes its best-scoring walk, and a walk alone spells its word. A word that is also
    /// a command is typed after `play` or with its walk.
    pub(crate) fn read_typed(&self, view: &KeesdrowView, typed: &str) -> Result<KeesdrowAction, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        let not_understood = || Decline::Unclear(typed.clone(), expected()).refusal();
        let refused = |reason: KeesdrowRefusal| Refusal::new(Self::ID, &reason);
        let walk = |text: &str| text.parse::<Walk>().map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal());
        match typed.split_whitespace().collect::<Vec<_>>()[..] {
            ["pass" | "done" | "-"] => Ok(KeesdrowAction::Pass),
            ["let" | "l"] => Ok(KeesdrowAction::Let),
            ["challenge" | "c"] => Ok(KeesdrowAction::Challenge(None)),
            ["challenge" | "c", number] if number.bytes().all(|digit| digit.is_ascii_digit()) => {
                format!("challenge {number}").parse().map_err(|_| not_understood())
            }
            [cells] if cells.contains(|letter: char| letter == '-' || letter.is_ascii_digit()) => {
                let walk = walk(cells)?;
                self.walk_alone(view, walk).map_err(refused)
            }
            ["play", word] | [word] => {
                let word = Word::new(word).ok_or_else(not_understood)?;
                self.word_alone(view, word).map_err(refused)
            }
            [word, cells] | ["play", word, cells] => {
                let word = Word::new(word).ok_or_else(not_understood)?;
                Ok(KeesdrowAction::Play { word, walk: walk(cells)? })
            }
            _ => Err(not_understood()),
        }
    }

    fn walk_alone(&self, view: &KeesdrowView, walk: Walk) -> Result<KeesdrowAction, KeesdrowRefusal> {
        view.ground.board.score(&walk)?;
        let word = view.ground.board.spelled(&walk).and_then(|letters| Word::new(&letters));
        match word {
            Some(word) => Ok(KeesdrowAction::Play { word, walk }),
            None => Err(KeesdrowRefusal::NoLetter(walk.cells()[0])),
        }
    }

    fn word_alone(&self, view: &KeesdrowView, word: Word) -> Result<KeesdrowAction, KeesdrowRefusal> {
        let (_, walk) = self.walks(&view.ground, &word, 1)?.swap_remove(0);
        Ok(KeesdrowAction::Play { word, walk })
    }

    /// The legal walks of a word, best-scoring first, at most `most` (but at least one), or the reason there are none.
    /// The board is checked before the dictionary (K6.4), and the dictionary only if that costs nothing.
    pub fn walks(&self, ground: &Ground, word: &Word, most: usize) -> Result<Vec<(Score, Walk)>, KeesdrowRefusal> {
        let (letters, shortest) = (word.to_lowercase(), self.options().shortest.get());
        if word.letters() < shortest as usize {
            return Err(KeesdrowRefusal::TooShort(word.clone(), shortest));
        }
        let walks = best_walks(&ground.board, &letters, &ground.question(self.options()), most.max(1));
        let judged = self.options().judge == Judge::Referee && self.options().wrong_word == WrongWord::Free;
        if walks.is_empty() {
            Err(self.why_not(ground, word, &letters))
        } else if judged && !self.lexicon().contains(&letters) {
            Err(KeesdrowRefusal::NotAWord(word.clone()))
        } else {
            Ok(walks)
        }
    }

    /// The reason why no walk of a word is legal: an earlier word, a missing peg or a used-up letter is in the way, or
    /// its letters are not next to each other.
    fn why_not(&self, ground: &Ground, word: &Word, letters: &str) -> KeesdrowRefusal {
        let nothing_played = Series::default();
        let freely = BoardQuery::new(1, &nothing_played);
        let board = &ground.board;
        let walk = best_walk(board, letters, &freely).or_else(|| best_walk(&unused(board), letters, &freely));
        match walk.map(|(_, walk)| ground.check(self.options(), word, &walk, |_| true)) {
            Some(Err(reason)) => reason,
            _ => KeesdrowRefusal::CannotBeWalked(word.clone()),
        }
    }
}

/// The board with all letters unused.
fn unused(board: &PegBoard) -> PegBoard {
    let faces = board.cells().map(|(_, face)| face.map(|face| Face { uses: 0, ..face }));
    PegBoard::new(board.width(), faces.collect())
}
