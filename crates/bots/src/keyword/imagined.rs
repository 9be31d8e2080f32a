use super::{exchange::missing, idea::Move, play_scorer::PlayScorer};
use kee_game::{Dice, Game};
use kee_grid::Grid;
use kee_lexicon::Letter;
use keyword::{Colour, Keyword, KeywordView, Letters};

/// A game as it may stand, played on in thought: the letters that the thinker has not seen lie somehow.
#[derive(Clone)]
pub(super) struct Imagined<'a> {
    pub(super) rules: &'a Keyword,
    pub(super) grid: Grid,
    /// Those still at the table in the order of their turns, the thinker first.
    pub(super) players: Vec<Player>,
    /// Whose turn it is.
    pub(super) turn: usize,
    /// The letters left to draw, the next one last.
    pub(super) bag: Vec<Letter>,
    passes: usize,
    /// Whether the letters can lie in no other way.
    pub(super) is_certain: bool,
    pub(super) is_over: bool,
}

#[derive(Clone)]
pub(super) struct Player {
    pub(super) colour: Colour,
    pub(super) rack: Letters,
    /// What the player has won since the thought began.
    points: i64,
}

impl<'a> Imagined<'a> {
    /// A game that looks like this to the seat on turn.
    pub(super) fn new(rules: &'a Keyword, view: &KeywordView, grid: &Grid, dice: &mut Dice) -> Option<Self> {
        let me = view.seat?;
        let mut bag: Vec<Letter> = unseen(rules, view).iter().collect();
        dice.shuffle(&mut bag);
        let mut players = vec![Player { colour: *view.colours.get(me.index())?, rack: view.rack.clone(), points: 0 }];
        let mut hidden_racks = 0;
        for seat in rules.seating().round_from(me) {
            let held = view.held[seat.index()] + missing(rules, view, seat);
            let rack: Letters = bag.split_off(bag.len().saturating_sub(held)).into_iter().collect();
            hidden_racks += usize::from(!rack.is_empty());
            if !view.left.contains(seat) {
                players.push(Player { colour: *view.colours.get(seat.index())?, rack, points: 0 });
            }
        }
        let is_certain = bag.is_empty() && hidden_racks <= 1;
        let (grid, passes) = (grid.clone(), view.passes as usize);
        Some(Self { rules, grid, players, turn: 0, bag, passes, is_certain, is_over: false })
    }

    /// Who is on turn.
    pub(super) fn player(&self) -> &Player {
        &self.players[self.turn]
    }

    /// Whether the thinker plays alone.
    pub(super) fn is_alone(&self) -> bool {
        self.players.len() == 1
    }

    /// Plays on, everyone what scores most, for so many turns or to the end.
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

    /// The player on turn makes a move.
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

    /// How far the thinker has come since the thought began, against the mean of the others, in tenths of a point.
    pub(super) fn lead(&self) -> i64 {
        let (me, others) = self.players.split_first().expect("the thinker is among the players");
        let theirs: i64 = others.iter().map(|player| player.points).sum();
        10 * me.points - 10 * theirs / others.len().max(1) as i64
    }
}

/// The letters that a viewer sees nowhere: those of the others, and those left to draw.
fn unseen(rules: &Keyword, view: &KeywordView) -> Letters {
    let mut seen = view.rack.clone();
    view.board.tiles().for_each(|(_, tile)| seen.put(tile.letter()));
    seen.lacking(rules.printed().letters())
}

fn draw(bag: &mut Vec<Letter>, count: usize, rack: &mut Letters) {
    bag.drain(bag.len().saturating_sub(count)..).for_each(|letter| rack.put(letter));
}
