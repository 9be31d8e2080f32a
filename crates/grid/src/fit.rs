use crate::{Board, Border, Direction, FormedWord, Placement, PlacementSquare, Square, Tile};
use kee_lexicon::Letter;

/// New tiles on a board as a part of one whole word.
///
/// The word need not be valid or joined to the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FittedWord {
    tiles: Vec<(Square, Tile)>,
    first: Square,
    last: Square,
    direction: Direction,
}

impl Placement {
    /// Fits the word to a board without placing it.
    ///
    /// Letters that are already on the board may stand without brackets, and letters before and after the word that
    /// belong to it may be left out: [`FittedWord::placement`] has it in full.
    ///
    /// # Errors
    ///
    /// The first misfit, in reading order.
    pub fn fit(&self, board: &Board) -> Result<FittedWord, Misfit> {
        let mut new = Vec::new();
        for (square, laid) in self.squares() {
            let there = board.tile(square);
            match laid {
                _ if !board.has(square) => return Err(Misfit::OffBoard(square)),
                PlacementSquare::Standing(tile) if there.map(Tile::letter) != Some(tile.letter()) => {
                    return Err(Misfit::NotThere(square, tile.letter()));
                }
                PlacementSquare::Standing(_) => {}
                PlacementSquare::New(tile) => match there {
                    None => new.push((square, tile)),
                    Some(standing) if standing.letter() == tile.letter() => {}
                    Some(standing) => return Err(Misfit::Taken(square, standing)),
                },
            }
        }
        if let Some(wall) = wall_between(board, self.direction(), self.start(), self.letters().len()) {
            return Err(Misfit::Wall(wall));
        }
        fit(board, new, self.direction())
    }
}

impl FittedWord {
    /// Fits tiles to squares without placing them, in whichever line they are. A single tile lies across if it makes a
    /// word across.
    ///
    /// # Errors
    ///
    /// The first misfit.
    pub fn from_tiles(board: &Board, tiles: &[(Square, Tile)]) -> Result<Self, Misfit> {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        for &(square, _) in &tiles {
            match board.tile(square) {
                Some(standing) => return Err(Misfit::Taken(square, standing)),
                None if !board.has(square) => return Err(Misfit::OffBoard(square)),
                None => {}
            }
        }
        if let Some(twice) = tiles.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(Misfit::Twice(twice[0].0));
        }
        let (Some(&(first, _)), Some(&(last, _))) = (tiles.first(), tiles.last()) else {
            return Err(Misfit::NothingNew);
        };
        let in_line =
            |direction: &Direction| tiles.iter().all(|(square, _)| square.line(*direction) == first.line(*direction));
        let direction = Direction::BOTH.into_iter().find(in_line).ok_or(Misfit::NotInLine)?;
        let length = last.place(direction) - first.place(direction) + 1;
        let laid = |square| tiles.iter().any(|&(new, _)| new == square) || board.tile(square).is_some();
        let between = (0..length).map(|offset| along(first, direction, offset));
        if let Some(gap) = between.into_iter().find(|&square| !laid(square)) {
            return Err(if board.has(gap) { Misfit::Gap(gap) } else { Misfit::OffBoard(gap) });
        }
        match wall_between(board, direction, first, length) {
            Some(wall) => Err(Misfit::Wall(wall)),
            None => fit(board, tiles, direction),
        }
    }

    /// The new tiles, in the order of the word.
    pub fn tiles(&self) -> &[(Square, Tile)] {
        &self.tiles
    }

    /// The direction of the word. A single tile that makes a word in only one direction lies that way.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The first square of the whole word.
    pub const fn first(&self) -> Square {
        self.first
    }

    /// The last square of the whole word.
    pub const fn last(&self) -> Square {
        self.last
    }

    /// The whole word in its only spelling, with the letters already on the board in brackets.
    pub fn placement(&self, board: &Board) -> Placement {
        let length = self.last.place(self.direction) - self.first.place(self.direction) + 1;
        let laid = |offset| {
            let square = along(self.first, self.direction, offset);
            let new = self.tiles.iter().find(|(new, _)| *new == square).map(|&(_, tile)| PlacementSquare::New(tile));
            new.or_else(|| board.tile(square).map(PlacementSquare::Standing)).expect("the word has no gaps")
        };
        Placement::new(self.first, self.direction, (0..length).map(laid).collect()).expect("it lies on a board")
    }

    /// Whether a new tile is next to a tile of the board.
    pub fn is_joined(&self, board: &Board) -> bool {
        let joined =
            |&(square, _): &(Square, Tile)| board.neighbours(square).any(|neighbour| board.tile(neighbour).is_some());
        self.tiles.iter().any(joined)
    }

    /// A tile of the board that touches a new one only at a corner, which people mistake for joined.
    pub fn diagonal_contact(&self, board: &Board) -> Option<Square> {
        let corners = |square: Square| {
            let beside = [square.previous(Direction::Across), square.next(Direction::Across)];
            let corners = beside.into_iter().flatten();
            corners.flat_map(|side| [side.previous(Direction::Down), side.next(Direction::Down)]).flatten()
        };
        self.tiles.iter().flat_map(|&(square, _)| corners(square)).find(|&corner| board.tile(corner).is_some())
    }

    /// Every word of two or more letters that this play makes, the main word first, then those across it in order.
    pub fn words(&self, board: &Board) -> Vec<FormedWord> {
        let mut after = board.clone();
        self.lay(&mut after);
        let main = std::iter::once((self.first, self.direction));
        let sides = self.tiles.iter().map(|&(square, _)| (square, self.direction.other()));
        main.chain(sides).filter_map(|(square, direction)| FormedWord::through(&after, square, direction)).collect()
    }

    /// Places the new tiles.
    pub fn lay(&self, board: &mut Board) {
        for &(square, tile) in &self.tiles {
            board.set(square, tile);
        }
    }
}

/// Tiles without gaps or walls between them, as a part of their word.
fn fit(board: &Board, tiles: Vec<(Square, Tile)>, direction: Direction) -> Result<FittedWord, Misfit> {
    let (Some(&(first, _)), Some(&(last, _))) = (tiles.first(), tiles.last()) else {
        return Err(Misfit::NothingNew);
    };
    let whole = |direction| (board.run(first, direction).0, board.run(last, direction).1);
    let alone = |direction| whole(direction).0 == whole(direction).1;
    let direction = if tiles.len() == 1 {
        Direction::BOTH.into_iter().find(|&direction| !alone(direction)).unwrap_or(Direction::Across)
    } else {
        direction
    };
    let (first, last) = whole(direction);
    Ok(FittedWord { tiles, first, last, direction })
}

fn wall_between(board: &Board, direction: Direction, first: Square, length: usize) -> Option<Border> {
    let crossed = (0..length.saturating_sub(1)).map(|offset| along(first, direction, offset));
    crossed.filter_map(|square| Border::after(square, direction)).find(|&border| board.has_wall(border))
}

fn along(first: Square, direction: Direction, offset: usize) -> Square {
    Square::on(direction, first.line(direction), first.place(direction) + offset)
}

kee_game::message_enum! {
    /// A reason why tiles do not fit a board. A game with tiles has these sentences among its refusals.
    #[derive(Copy, Eq)]
    pub enum Misfit {
        /// No tile is new.
        NothingNew = "nothing_new"(),
        /// The word leaves the board, or names a square that is missing.
        OffBoard(square: Square) = "off_board"(square),
        /// A new tile is on a square that already has one.
        Taken(square: Square, tile: Tile) = "over_letter"(square, letter = tile.letter().to_capital()),
        /// A letter in brackets is not on the board.
        NotThere(square: Square, letter: Letter) = "letter_not_there"(square, letter = letter.to_capital()),
        /// Two new tiles on one square.
        Twice(square: Square) = "square_twice"(square),
        /// The new tiles are not all in one row or column.
        NotInLine = "not_in_line"(),
        /// An empty square between the new tiles.
        Gap(square: Square) = "gap"(square),
        /// The word crosses a wall.
        Wall(wall: Border) = "across_wall"(wall),
    }
}
