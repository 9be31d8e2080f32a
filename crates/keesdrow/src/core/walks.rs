use crate::{BoardQuery, Cell, Face, PegBoard, Score, Walk};
use kee_lexicon::Letter;

/// The best-scoring legal walk of a word, in the dictionary or not; none if it cannot be walked.
///
/// On a board with very many equal letters it does not try every walk, and returns a good one soon.
pub fn best_walk(board: &PegBoard, word: &str, question: &BoardQuery<'_>) -> Option<(Score, Walk)> {
    best_walks(board, word, question, 1).pop()
}

/// The legal walks of a word, best-scoring first and equals by their cells, at most `most`; otherwise as [`best_walk`].
pub fn best_walks(board: &PegBoard, word: &str, question: &BoardQuery<'_>, most: usize) -> Vec<(Score, Walk)> {
    const MOST_STEPS: u32 = 2_000_000;
    let Some(letters) = word.bytes().map(Letter::from_ascii).collect::<Option<Vec<Letter>>>() else {
        return Vec::new();
    };
    if letters.is_empty() || letters.len() > Walk::LONGEST || most == 0 {
        return Vec::new();
    }
    let word: String = letters.iter().map(|letter| letter.to_char()).collect();
    let (board_now, cells, best) = (board.clone(), Vec::new(), Vec::new());
    let mut trial =
        Trial { board: board_now, word: &word, letters: &letters, question, cells, steps: MOST_STEPS, most, best };
    for (cell, _) in board.cells() {
        trial.step(cell, 0);
    }
    trial.best
}

struct Trial<'a> {
    board: PegBoard,
    /// The word in lower case.
    word: &'a str,
    letters: &'a [Letter],
    question: &'a BoardQuery<'a>,
    cells: Vec<Cell>,
    steps: u32,
    most: usize,
    best: Vec<(Score, Walk)>,
}

impl Trial<'_> {
    fn step(&mut self, cell: Cell, points: u32) {
        let Some(face) = self.board.face(cell).filter(|face| face.uses < Face::MOST_USES) else { return };
        if face.letter != self.letters[self.cells.len()] || self.steps == 0 {
            return;
        }
        self.steps -= 1;
        let points = points + u32::from(self.board.value(face.letter)) * u32::from(face.uses + 1);
        self.board.set(cell, Some(Face { uses: face.uses + 1, ..face }));
        self.cells.push(cell);
        if self.cells.len() == self.letters.len() {
            self.arrive(points);
        } else {
            for row in cell.row.saturating_sub(1)..=cell.row + 1 {
                for column in cell.column.saturating_sub(1)..=cell.column + 1 {
                    self.step(Cell::new(column, row), points);
                }
            }
        }
        self.cells.pop();
        self.board.set(cell, Some(face));
    }

    fn arrive(&mut self, points: u32) {
        let place = self.best.iter().take_while(|(better, _)| better.0 >= points).count();
        if place >= self.most {
            return;
        }
        let walk = Walk::new(self.cells.clone());
        let barred =
            self.question.series.barring(self.word, &self.board.prints(&walk), self.question.shorter).is_some();
        let through = self.question.through.is_none_or(|cell| self.cells.contains(&cell));
        let starts = self.question.start.is_none_or(|cell| self.cells[0] == cell);
        if !barred && through && starts && self.pegs_allow() {
            self.best.insert(place, (Score(points), walk));
            self.best.truncate(self.most);
        }
    }

    /// The board already has the pegs of the walk, so the uses before a step are the current ones without this step and
    /// the later ones.
    fn pegs_allow(&self) -> bool {
        let Some(mut pegs) = self.question.pegs else { return true };
        (0..self.cells.len()).all(|step| {
            let later = self.cells[step..].iter().filter(|cell| **cell == self.cells[step]).count() as u8;
            let uses = self.board.face(self.cells[step]).map_or(0, |face| face.uses);
            pegs.take(uses - later)
        })
    }
}
