use super::{paper::centre, scoring::weight};
use crate::{BoardSeed, Letters, Paper, Special};
use kee_game::{Dice, Seat};
use kee_grid::{Border, Square, Tile};
use kee_lexicon::Letter;

/// The requirements of a generated board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetPlan {
    /// The number of columns.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The number of hands.
    pub seats: usize,
    /// Whether there are walls.
    pub walls: bool,
    /// Whether there are special cells (B10).
    pub supercells: bool,
    /// Whether those of Celldance are among them (B11).
    pub celldance: bool,
}

/// A generated starting board (B1.6): the paper, and the first letters of each seat.
///
/// The same seed and plan give the same board forever. Part 0 of the dice makes the paper, in this order: how many
/// letters, how many walls, how many letters a hand, the cells of six hands, the star, the letters one by one (cell,
/// then letter), the walls. Part 1 makes the letters of the hands, seat by seat. Part 2 makes the special cells one by
/// one (cell, then kind). So the paper is the same for any number of players, with or without special cells, and but for
/// its walls, and again without walls.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The board with its star, walls, claimed and special cells.
    pub paper: Paper,
    /// The first letters of each seat, the same number for all.
    pub hands: Vec<Letters>,
}

/// The numbers of letters and special cells in B1.6 are for this many cells.
const CELLS: usize = 64;
/// The least and most walls per hundred inner borders (B1.6).
const WALLS: (usize, usize) = (4, 9);
/// The number of hands whose cells are drawn, however few are needed.
pub(crate) const HANDS: usize = 6;

impl Sheet {
    /// An empty sheet, without claimed cells.
    pub fn empty(plan: &SheetPlan) -> Self {
        Self { paper: Paper::new(plan.width, plan.height, plan.seats), hands: vec![Letters::NONE; plan.seats] }
    }

    /// The board of a seed.
    ///
    /// # Panics
    ///
    /// Panics if the plan has more seats than six, or fewer than three rows or columns.
    pub fn generate(seed: &BoardSeed, plan: &SheetPlan) -> Self {
        assert!(plan.seats <= HANDS && plan.width > 2 && plan.height > 2, "no board for {plan:?}");
        let paper = Paper::new(plan.width, plan.height, plan.seats);
        let mut drawing = SheetDraw { dice: seed.dice(0), paper, hands: Vec::new(), taken: Vec::new() };
        let share = |number: usize| (number * plan.width * plan.height + CELLS / 2) / CELLS;
        let letters = drawing.between(share(1).max(1), share(5));
        let inner_borders = (plan.width - 1) * (plan.height - 2) + (plan.width - 2) * (plan.height - 1);
        let walls = drawing.between(WALLS.0 * inner_borders / 100, WALLS.1 * inner_borders / 100);
        let hand_size = drawing.between(1, 3);
        drawing.hand_cells();
        drawing.star();
        drawing.letters(letters);
        if plan.walls {
            drawing.walls(walls);
        }
        drawing.claim();
        if plan.supercells {
            drawing.dice = seed.dice(2);
            drawing.specials(share(5), plan.celldance);
        }
        let mut dice = seed.dice(1);
        let hand = |_| (0..hand_size).map(|_| draw_letter(&mut dice)).collect();
        Self { paper: drawing.paper, hands: (0..plan.seats).map(hand).collect() }
    }
}

struct SheetDraw {
    dice: Dice,
    paper: Paper,
    /// The cells of six hands.
    hands: Vec<Square>,
    /// Cells that are taken, so that others keep away from them.
    taken: Vec<Square>,
}

impl SheetDraw {
    /// A number between the two, both included.
    fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.dice.below(most.saturating_sub(least) + 1)
    }

    /// Picks a cell: in random order the first with nothing around it, else the first with nothing beside it, else the
    /// first.
    fn spread(&mut self, mut cells: Vec<Square>) -> Option<Square> {
        self.dice.shuffle(&mut cells);
        let free = |reach: fn(usize, usize) -> usize| {
            cells.iter().find(|cell| {
                self.taken
                    .iter()
                    .all(|taken| reach(cell.row().abs_diff(taken.row()), cell.column().abs_diff(taken.column())) > 1)
            })
        };
        let cell = free(usize::max).or_else(|| free(|rows, columns| rows + columns)).or(cells.first()).copied()?;
        self.taken.push(cell);
        Some(cell)
    }

    fn empty_cells(&self) -> Vec<Square> {
        let Paper { board, star, specials, .. } = &self.paper;
        let free = |square: &Square| board.is_free(*square) && *star != Some(*square);
        let plain = |square: &Square| !specials.contains_key(square) && !self.hands.contains(square);
        board.squares().filter(free).filter(plain).collect()
    }

    fn hand_cells(&mut self) {
        for _ in 0..HANDS {
            let edge = self.paper.edge().filter(|square| !self.hands.contains(square)).collect();
            let cell = self.spread(edge);
            self.hands.extend(cell);
        }
    }

    fn star(&mut self) {
        let middle = centre(self.paper.board.width(), self.paper.board.height());
        self.paper.star = self.spread(middle);
    }

    fn letters(&mut self, count: usize) {
        for _ in 0..count {
            if let Some(cell) = self.spread(self.empty_cells()) {
                let letter = draw_letter(&mut self.dice);
                self.paper.board.set(cell, Tile::new(letter));
            }
        }
    }

    /// Places walls inside, away from hands, and as long as there is room no two at the same cell.
    fn walls(&mut self, count: usize) {
        let on_one_side = |border: Border| {
            let [one, other] = border.squares();
            let (last_row, last_column) = (self.paper.board.height() - 1, self.paper.board.width() - 1);
            let row = one.row() == other.row() && (one.row() == 0 || one.row() == last_row);
            let column = one.column() == other.column() && (one.column() == 0 || one.column() == last_column);
            row || column
        };
        let beside_hand = |border: Border| border.squares().iter().any(|square| self.hands.contains(square));
        let borders = self.paper.board.borders();
        let mut borders: Vec<Border> =
            borders.filter(|border| !on_one_side(*border) && !beside_hand(*border)).collect();
        self.dice.shuffle(&mut borders);
        for _ in 0..count {
            let board = &self.paper.board;
            let walled = |square: Square| board.walls().any(|wall| wall.squares().contains(&square));
            let apart = |border: &&Border| !border.squares().into_iter().any(walled);
            let open = || borders.iter().filter(|border| !board.has_wall(**border));
            if let Some(border) = open().find(apart).or_else(|| open().next()) {
                self.paper.board.build_wall(*border);
            }
        }
    }

    fn claim(&mut self) {
        for (seat, cell) in Seat::first(self.paper.claimed.len()).zip(&self.hands) {
            self.paper.claim(seat, *cell);
        }
    }

    fn specials(&mut self, count: usize, celldance: bool) {
        let kinds: Vec<Special> = if celldance { Special::all().collect() } else { Special::SUPERCELLS.to_vec() };
        for _ in 0..count {
            if let Some(cell) = self.spread(self.empty_cells()) {
                let kind = draw(&mut self.dice, &kinds, |kind| kind.weight());
                self.paper.specials.insert(cell, kind);
            }
        }
    }
}

fn draw_letter(dice: &mut Dice) -> Letter {
    let letters: Vec<Letter> = Letter::all().collect();
    draw(dice, &letters, |letter| weight(*letter))
}

/// Picks one of the things by weight.
fn draw<T: Copy>(dice: &mut Dice, things: &[T], weight: impl Fn(&T) -> usize) -> T {
    let mut rest = dice.below(things.iter().map(&weight).sum());
    let mut place = 0;
    while rest >= weight(&things[place]) {
        rest -= weight(&things[place]);
        place += 1;
    }
    things[place]
}
