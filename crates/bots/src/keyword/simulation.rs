use super::{
    answer::missing,
    idea::{Move, PlayScorer},
};
use kee_game::{Dice, Game};
use kee_grid::Grid;
use kee_lexicon::Letter;
use keyword::{Keyword, KeywordView, Letters, RackColour};

/// A possible game, continued in a simulation: the letters that the bot has not seen are dealt at random.
#[derive(Clone)]
pub(super) struct Simulation<'a> {
    pub(super) rules: &'a Keyword,
    pub(super) grid: Grid,
    /// The seats still at the table in the order of their turns, the bot first.
    pub(super) players: Vec<SimulatedPlayer>,
    /// The seat whose turn it is.
    pub(super) turn: usize,
    /// The letters left to draw, the next one last.
    pub(super) bag: Vec<Letter>,
    passes: usize,
    /// Whether the position of every letter is known.
    pub(super) is_certain: bool,
    pub(super) is_over: bool,
}

#[derive(Clone)]
pub(super) struct SimulatedPlayer {
    pub(super) colour: RackColour,
    pub(super) rack: Letters,
    /// The points of the player since the simulation began.
    points: i64,
}

impl<'a> Simulation<'a> {
    /// A game that looks like this to the seat to move.
    pub(super) fn new(rules: &'a Keyword, view: &KeywordView, grid: &Grid, dice: &mut Dice) -> Option<Self> {
        let me = view.seat?;
        let mut bag: Vec<Letter> = unseen(rules, view).iter().collect();
        dice.shuffle(&mut bag);
        let mut players = vec![SimulatedPlayer { colour: *view.colours.get(me.index())?, rack: view.rack, points: 0 }];
        let mut hidden_racks = 0;
        for seat in rules.seating().round_from(me) {
            let held = view.held[seat.index()] + missing(rules, view, seat);
            let rack: Letters = bag.split_off(bag.len().saturating_sub(held)).into_iter().collect();
            hidden_racks += usize::from(!rack.is_empty());
            if !view.left.contains(seat) {
                players.push(SimulatedPlayer { colour: *view.colours.get(seat.index())?, rack, points: 0 });
            }
        }
        let is_certain = bag.is_empty() && hidden_racks <= 1;
        let (grid, passes) = (grid.clone(), view.passes as usize);
        Some(Self { rules, grid, players, turn: 0, bag, passes, is_certain, is_over: false })
    }

    /// The player to move.
    pub(super) fn player(&self) -> &SimulatedPlayer {
        &self.players[self.turn]
    }

    /// Whether the bot plays alone.
    pub(super) fn is_alone(&self) -> bool {
        self.players.len() == 1
    }

    /// Continues with the best-scoring play of everyone, for this many turns or to the end.
    pub(super) fn play_on(&mut self, turns: usize) {
        for _ in 0..turns {
            if self.is_over {
                break;
            }
            let (player, board) = (self.player(), self.grid.board());
            let scorer = PlayScorer::new(self.rules, board, player.colour);
            match self.grid.best(&player.rack.rack(), self.rules.must(board), &scorer) {
                Some(best) => self.take(&Move::Play(best)),
                None => self.take(&Move::Pass),
            }
        }
    }

    /// Makes a move of the player to move.
    pub(super) fn take(&mut self, made: &Move) {
        let player = &mut self.players[self.turn];
        self.passes = if matches!(made, Move::Pass) { self.passes + 1 } else { 0 };
        match made {
            Move::Play(best) => {
                for (square, tile) in best.placement.new_tiles() {
                    self.grid.set(square, tile);
                    player.rack.take(tile.letter());
                }
                player.points += i64::from(best.score);
                let full = self.rules.options().rack.get() as usize;
                let missing = full.saturating_sub(player.rack.len());
                draw(&mut self.bag, missing, &mut player.rack);
                if player.rack.is_empty() {
                    player.points += i64::from(self.rules.bonuses().going_out);
                    self.end();
                }
            }
            Move::Exchange(letters) => {
                for letter in letters.iter() {
                    player.rack.take(letter);
                }
                draw(&mut self.bag, letters.len(), &mut player.rack);
                // Far from where the next letters are drawn.
                self.bag.splice(..0, letters.iter());
            }
            Move::Pass if self.passes >= Keyword::PASSED_ROUNDS as usize * self.players.len() => self.end(),
            Move::Pass => {}
        }
        self.turn = (self.turn + 1) % self.players.len();
    }

    fn end(&mut self) {
        self.is_over = true;
        let letter_left = i64::from(self.rules.bonuses().letter_left);
        for player in &mut self.players {
            player.points -= letter_left * player.rack.len() as i64;
        }
    }

    /// The bot's gain since the simulation began, compared to the mean of the others, in tenths of a point.
    pub(super) fn lead(&self) -> i64 {
        let (me, others) = self.players.split_first().expect("the thinker is among the players");
        let theirs: i64 = others.iter().map(|player| player.points).sum();
        10 * me.points - 10 * theirs / others.len().max(1) as i64
    }
}

/// The letters that a viewer can't see: those of the others, and those left to draw.
fn unseen(rules: &Keyword, view: &KeywordView) -> Letters {
    let mut seen = view.rack;
    view.board.tiles().for_each(|(_, tile)| seen.put(tile.letter()));
    seen.lacking(rules.printed().letters())
}

fn draw(bag: &mut Vec<Letter>, count: usize, rack: &mut Letters) {
    bag.drain(bag.len().saturating_sub(count)..).for_each(|letter| rack.put(letter));
}
