use crate::lane::Lane;
use crate::{Board, Direction, Reading, Square};
use kee_lexicon::{Graph, Letter, LetterSet, Lexicon, Node};

/// For each empty square and each direction of a word through it: the letters that make a valid word across.
#[derive(Clone)]
pub(crate) struct Checks {
    across: DirectionChecks,
    down: DirectionChecks,
}

/// The checks of one direction, line by line.
type DirectionChecks = Box<[LineChecks]>;

/// The checks of one line.
#[derive(Clone, Copy)]
pub(crate) struct LineChecks {
    /// The letters by place; empty sets where no tile can be placed.
    pub(crate) letters: [LetterSet; Board::MOST],
    /// A bit for each empty square beside a tile of the word across.
    pub(crate) hooked: u32,
}

impl LineChecks {
    /// A line without tiles beside it: any letter may be placed on any empty square.
    fn open(lane: &Lane) -> Self {
        let free = lane.squares & !lane.tiles;
        let letters = |place| if free >> place & 1 != 0 { LetterSet::ALL } else { LetterSet::EMPTY };
        Self { letters: std::array::from_fn(letters), hooked: 0 }
    }
}

impl Checks {
    pub(crate) fn of(board: &Board, lexicon: &Lexicon, reading: Reading) -> Self {
        let lines = |direction| {
            let open = |line| LineChecks::open(board.lane(direction, line));
            (0..board.lines(direction)).map(open).collect()
        };
        let mut checks = Self { across: lines(Direction::Across), down: lines(Direction::Down) };
        for across in Direction::BOTH {
            for line in 0..board.lines(across) {
                let mut ends = board.lane(across, line).ends_of_runs();
                while ends != 0 {
                    let square = Square::on(across, line, ends.trailing_zeros() as usize);
                    ends &= ends - 1;
                    checks.look(square, across.other(), board, lexicon, reading);
                }
            }
        }
        checks
    }

    #[inline]
    pub(crate) fn line(&self, direction: Direction, line: usize) -> &LineChecks {
        match direction {
            Direction::Across => &self.across[line],
            Direction::Down => &self.down[line],
        }
    }

    pub(crate) fn letters(&self, square: Square, direction: Direction) -> LetterSet {
        self.line(direction, square.line(direction)).letters[square.place(direction)]
    }

    /// Updates the checks that a change of this square can affect: its own, and those of the empty squares at the ends
    /// of the words through it.
    pub(crate) fn look_again(&mut self, square: Square, board: &Board, lexicon: &Lexicon, reading: Reading) {
        for across in Direction::BOTH {
            let (first, last) = if board.has(square) { board.run(square, across) } else { (square, square) };
            let ends = [first.previous(across), Some(square), last.next(across)];
            for end in ends.into_iter().flatten().filter(|&end| board.spans(end)) {
                self.look(end, across.other(), board, lexicon, reading);
            }
        }
    }

    fn look(&mut self, square: Square, direction: Direction, board: &Board, lexicon: &Lexicon, reading: Reading) {
        let (letters, hooked) = match board.is_free(square) {
            true => check(square, direction.other(), board, lexicon, reading),
            false => (LetterSet::EMPTY, false),
        };
        let lines = match direction {
            Direction::Across => &mut self.across,
            Direction::Down => &mut self.down,
        };
        let (line, place) = (&mut lines[square.line(direction)], square.place(direction));
        line.letters[place] = letters;
        line.hooked = line.hooked & !(1 << place) | u32::from(hooked) << place;
    }
}

/// The letters that make a valid word with the tiles beside an empty square, and whether there are any such tiles.
fn check(square: Square, across: Direction, board: &Board, lexicon: &Lexicon, reading: Reading) -> (LetterSet, bool) {
    let (line, place) = (square.line(across), square.place(across));
    let lane = board.lane(across, line);
    let (first, last) = lane.run(place);
    let length = last - first + 1;
    if length == 1 {
        return (LetterSet::ALL, false);
    }
    if length < reading.shortest {
        return (LetterSet::EMPTY, true);
    }
    let letter = |place: usize| lane.tile(place).expect("a run is of tiles").letter();
    let graph = lexicon.crossword();
    let before = (first..place).map(letter);
    let after = (place + 1..last + 1).map(letter);
    let mut letters = between(graph, before.clone().rev(), after.clone().rev());
    if reading.backwards {
        letters = letters | between(graph, after, before);
    }
    (letters, true)
}

/// The letters that fit between two runs, each given from its last letter to its first.
fn between(
    graph: &Graph,
    before: impl ExactSizeIterator<Item = Letter> + Clone,
    mut after: impl ExactSizeIterator<Item = Letter>,
) -> LetterSet {
    let Some(after) = walk(graph, graph.root(), &mut after) else {
        return LetterSet::EMPTY;
    };
    if before.len() == 0 {
        return after.accepts(graph);
    }
    if after == graph.root() {
        let turned = walk(graph, after, before).and_then(|node| graph.turn(node));
        return turned.map_or(LetterSet::EMPTY, |node| node.accepts(graph));
    }
    let completes = |letter: &Letter| {
        let mut before = before.clone();
        let steps = before.len() - 1;
        let node = graph.step(after, *letter);
        let last = node.and_then(|node| walk(graph, node, before.by_ref().take(steps)));
        last.zip(before.next()).is_some_and(|(node, first)| node.accepts(graph).contains(first))
    };
    after.children(graph).iter().filter(completes).collect()
}

fn walk(graph: &Graph, from: Node, letters: impl IntoIterator<Item = Letter>) -> Option<Node> {
    letters.into_iter().try_fold(from, |node, letter| graph.step(node, letter))
}
