use crate::{Ground, KeesdrowOptions, KeesdrowRefusal, Walk, WalkedWord, Word};
use kee_game::{GameTime, Seat, SeatSet, WindowId};
use serde::{Deserialize, Serialize};

/// The time in which a turn can be challenged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Doubt {
    /// The window of the challenge.
    pub window: WindowId,
    /// The time it opened.
    pub opened: GameTime,
    /// The seats that let the turn stand.
    pub waived: SeatSet,
    /// Whether the game is over if the turn stands; then the next player waits.
    pub decides: bool,
}

/// The words of a turn that is not settled: it is still running or can be challenged. Nothing is scored yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingTurn {
    /// The player of the turn.
    pub seat: Seat,
    /// The ground if they stand.
    pub ahead: Ground,
    /// The numbers, from 1, of the words that have not been struck; they are the last ones played on that ground. A
    /// word keeps its number, so that two players who challenge at the same time hit the words they meant.
    pub standing: Vec<u16>,
    /// The number of words the turn had before any was struck.
    pub words: u16,
    /// The challenge, once the turn is over.
    pub doubt: Option<Doubt>,
}

impl PendingTurn {
    /// A turn in which nothing has been played yet.
    pub(crate) fn new(seat: Seat, ground: &Ground) -> Self {
        Self { seat, ahead: ground.clone(), standing: Vec::new(), words: 0, doubt: None }
    }

    /// Plays a legal word.
    pub(crate) fn play(&mut self, word: Word, walk: Walk, options: &KeesdrowOptions) -> &WalkedWord {
        self.words += 1;
        self.standing.push(self.words);
        self.ahead.play(self.seat, word, walk, options)
    }

    /// The words, in order.
    pub fn played(&self) -> &[WalkedWord] {
        &self.ahead.played[self.first()..]
    }

    /// Their total score.
    pub fn counts(&self) -> u32 {
        self.played().iter().map(|played| played.counts).sum()
    }

    /// The words with their numbers, in order.
    pub fn numbered(&self) -> impl Iterator<Item = (u16, &WalkedWord)> {
        self.standing.iter().copied().zip(self.played())
    }

    /// The numbers of the words that can still be challenged; each can be challenged once (K6.2).
    pub fn open(&self) -> impl Iterator<Item = u16> + '_ {
        self.numbered().filter(|(_, played)| played.challenged.is_none()).map(|(number, _)| number)
    }

    /// The number of a word that can still be challenged; by default the last word of the turn.
    pub(crate) fn find_open(&self, number: Option<u16>) -> Result<u16, KeesdrowRefusal> {
        let number = number.unwrap_or(self.words);
        if !(1..=self.words).contains(&number) {
            return Err(KeesdrowRefusal::NoSuchWord(number, self.words));
        }
        self.open().find(|open| *open == number).ok_or(KeesdrowRefusal::WordSettled(number))
    }

    /// A word by its number, unless it was struck.
    pub(crate) fn word_mut(&mut self, number: u16) -> Option<&mut WalkedWord> {
        let place = self.standing.iter().position(|standing| *standing == number)?;
        let first = self.first();
        self.ahead.played.get_mut(first + place)
    }

    /// Strikes a word by replaying the turn without it on the same printed letters. Later words that can no longer be
    /// walked are struck as well (K6.3). Returns the struck words, in order.
    pub(crate) fn strike(&mut self, number: u16, before: &Ground, options: &KeesdrowOptions) -> Vec<Word> {
        let mut again = Self { standing: Vec::new(), doubt: self.doubt.clone(), ..Self::new(self.seat, before) };
        again.words = self.words;
        let mut struck = Vec::new();
        for ((own, played), spelled) in self.numbered().zip(self.ahead.series.iter().skip(self.first())) {
            let fits = |walk: &Walk| own != number && again.ahead.check(options, &played.word, walk, |_| true).is_ok();
            let Some(walk) = again.ahead.walk_now(&spelled.prints).filter(fits) else {
                struck.push(played.word.clone());
                continue;
            };
            again.standing.push(own);
            again.ahead.play(self.seat, played.word.clone(), walk, options);
            if let Some((by, last)) = played.challenged.zip(again.ahead.played.last_mut()) {
                last.confirm(by, options.variant);
            }
        }
        *self = again;
        struck
    }

    fn first(&self) -> usize {
        self.ahead.played.len() - self.standing.len()
    }
}
