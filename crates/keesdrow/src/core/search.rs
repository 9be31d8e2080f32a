use crate::{BoardQuery, Cell, Face, FoundWord, PegBoard, Pegs, Print, Score, Walk};
use kee_lexicon::{Letter, Lexicon, Numbered};
use std::cmp::Reverse;

/// A gap or the border in the padded tables.
const NO_LETTER: u8 = 26;

/// A word found so far.
struct WordSoFar {
    number: u32,
    score: u32,
    walks: u64,
    /// The start of its best walk in the common list of cells.
    walk: usize,
    length: usize,
}

/// One search of one board. A border around the board saves each step a bounds check.
pub(crate) struct Search<'a> {
    lexicon: &'a Lexicon,
    board: &'a PegBoard,
    question: &'a BoardQuery<'a>,
    places: &'a mut [u32],
    barred: &'a [u64],
    stride: usize,
    letters: Vec<u8>,
    prints: Vec<Print>,
    uses: Vec<u8>,
    /// By cell: the letters of the nine cells a step can reach.
    near: Vec<u32>,
    pegs: Option<Pegs>,
    path: Vec<u16>,
    met: Vec<WordSoFar>,
    walks: Vec<u16>,
    through: Option<u16>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        lexicon: &'a Lexicon,
        board: &'a PegBoard,
        question: &'a BoardQuery<'a>,
        places: &'a mut [u32],
        barred: &'a [u64],
    ) -> Self {
        let stride = usize::from(board.width()) + 2;
        let size = stride * (usize::from(board.height()) + 2);
        let mut search = Self {
            lexicon,
            board,
            question,
            places,
            barred,
            stride,
            letters: vec![NO_LETTER; size],
            prints: vec![Print(u16::MAX); size],
            uses: vec![Face::MOST_USES; size],
            near: vec![0; size],
            pegs: question.pegs,
            path: Vec::with_capacity(Walk::LONGEST),
            met: Vec::new(),
            walks: Vec::new(),
            through: question.through.map(|cell| padded(cell, stride) as u16),
        };
        for (cell, face) in board.cells() {
            let Some(face) = face else { continue };
            let place = padded(cell, stride);
            search.letters[place] = face.letter.index() as u8;
            search.prints[place] = face.print;
            search.uses[place] = face.uses;
            if face.uses < Face::MOST_USES {
                for next in steps(place, stride) {
                    search.near[next] |= 1 << face.letter.index();
                }
            }
        }
        search
    }

    /// Searches for all words from all cells, in the order of the cells.
    pub(crate) fn run(&mut self) {
        let root = self.lexicon.start();
        let starts = self.board.cells().map(|(cell, _)| cell);
        let starts = starts.filter(|cell| self.question.start.is_none_or(|start| start == *cell));
        for place in starts.map(|cell| padded(cell, self.stride)).collect::<Vec<_>>() {
            self.step(root, place, 0);
        }
    }

    /// Uses the letter of a cell and continues from there as long as there are words.
    fn step(&mut self, at: Numbered, place: usize, points: u32) {
        let (index, uses) = (self.letters[place], self.uses[place]);
        let Some(letter) = Letter::from_index(usize::from(index)).filter(|_| uses < Face::MOST_USES) else { return };
        let graph = self.lexicon.forward();
        let ends = at.node.accepts(graph).contains(letter);
        let next = self.lexicon.follow(at, letter);
        if !ends && next.is_none() {
            return;
        }
        if self.pegs.as_mut().is_some_and(|pegs| !pegs.take(uses)) {
            return;
        }
        let points = points + u32::from(self.board.value(letter)) * u32::from(uses + 1);
        self.uses[place] = uses + 1;
        self.path.push(place as u16);
        if ends && self.path.len() >= self.question.shortest {
            self.meet(self.lexicon.number_at(at, letter), points);
        }
        if let Some(next) = next {
            let on = next.node.children(graph).bits() | next.node.accepts(graph).bits();
            if on & self.near[place] != 0 {
                for neighbour in steps(place, self.stride) {
                    if on >> self.letters[neighbour] & 1 != 0 {
                        self.step(next, neighbour, points);
                    }
                }
            }
        }
        self.path.pop();
        self.uses[place] = uses;
        if let Some(pegs) = &mut self.pegs {
            pegs.put_back(uses);
        }
    }

    fn meet(&mut self, number: u32, score: u32) {
        if self.through.is_some_and(|cell| !self.path.contains(&cell)) || self.is_barred(number) {
            return;
        }
        match self.places[number as usize] {
            0 => {
                let walk = self.walks.len();
                self.walks.extend_from_slice(&self.path);
                self.met.push(WordSoFar { number, score, walks: 1, walk, length: self.path.len() });
                self.places[number as usize] = self.met.len() as u32;
            }
            place => {
                let met = &mut self.met[place as usize - 1];
                met.walks += 1;
                if score > met.score {
                    met.score = score;
                    self.walks[met.walk..met.walk + met.length].copy_from_slice(&self.path);
                }
            }
        }
    }

    fn is_barred(&self, number: u32) -> bool {
        if self.barred[number as usize / 64] >> (number % 64) & 1 == 0 {
            return false;
        }
        let letter = |place: &u16| char::from(b'a' + self.letters[usize::from(*place)]);
        let word: String = self.path.iter().map(letter).collect();
        let prints: Vec<Print> = self.path.iter().map(|place| self.prints[usize::from(*place)]).collect();
        self.question.series.barring(&word, &prints, self.question.shorter).is_some()
    }

    /// The words found, best-scoring first and equals in alphabetical order, which is the order of their numbers. The
    /// shared tables are clean again afterwards.
    pub(crate) fn into_found(self) -> Vec<FoundWord> {
        let Self { mut met, walks, places, stride, board, .. } = self;
        met.sort_unstable_by_key(|met| (Reverse(met.score), met.number));
        let found = met.into_iter().map(|met| {
            places[met.number as usize] = 0;
            let walk = &walks[met.walk..met.walk + met.length];
            let walk = Walk::new(walk.iter().map(|place| unpadded(usize::from(*place), stride)).collect());
            let word = board.spelled(&walk).expect("a walk over letters");
            FoundWord { word, score: Score(met.score), walks: met.walks, walk }
        });
        found.collect()
    }
}

fn padded(cell: Cell, stride: usize) -> usize {
    (usize::from(cell.row) + 1) * stride + usize::from(cell.column) + 1
}

fn unpadded(place: usize, stride: usize) -> Cell {
    Cell::new((place % stride - 1) as u8, (place / stride - 1) as u8)
}

/// The nine cells that a step can reach from a cell inside the border, including itself, row by row.
fn steps(place: usize, stride: usize) -> [usize; 9] {
    let (above, below) = (place - stride, place + stride);
    [above - 1, above, above + 1, place - 1, place, place + 1, below - 1, below, below + 1]
}
