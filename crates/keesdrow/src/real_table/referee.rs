use super::{PegChange, RefereeRefusal, Wish};
use crate::{Board, Cell, Face, Ground, Keesdrow, KeesdrowAction, KeesdrowChance, KeesdrowEvent, Score, Walk, Word};
use kee_game::{
    Game, GameTime, Header, Input, Manner, Match, Mismatch, Record, RecordEntry, Refusal, Resources, Ruling, Seat,
    SeatSet, Undone, Unreadable, Viewer, Wait, WindowId, replay,
};
use kee_lexicon::Letter;

/// More walks of a word than anybody reads through.
const MOST_WALKS: usize = 200;

/// A game on a real table, of which the referee is told what happens.
///
/// The game is its record, as everywhere. Whatever changes it is in [`Referee::record`] afterwards, and a refusal leaves
/// it as it was. Its clock stands still: the sand timer on the table says when time is up, not how quickly somebody types.
pub struct Referee {
    game: Match<Keesdrow>,
    header: Header,
    resources: Resources,
    undone: Vec<Undone>,
}

/// What came of something the referee was told.
type Taken = Result<Vec<KeesdrowEvent>, Refusal>;

impl Referee {
    /// A game that is about to begin on these letters, by whatever tiles they are printed.
    pub fn begin(header: Header, resources: Resources, board: Board) -> Result<Self, String> {
        let board = board.to_string().parse().map_err(|what: Unreadable| what.to_string())?;
        let record = Record { header, entries: Vec::new(), undone: Vec::new(), ending: None };
        let mut referee = Self::resume(record, resources)?;
        referee.take(Input::Chance(KeesdrowChance::Set(board))).map_err(|refusal| refusal.sentence)?;
        Ok(referee)
    }

    /// A game that was written down.
    pub fn resume(record: Record, resources: Resources) -> Result<Self, String> {
        if record.header.commitment.is_some() {
            return Err("That game was dealt from a seed, not by hand at a real table.".to_owned());
        }
        let game = replay(&record, &resources, record.entries.len()).map_err(|mismatch| mismatch.to_string())?;
        let Record { header, undone, .. } = record;
        Ok(Self { game, header, resources, undone })
    }

    /// The game being played.
    pub fn game(&self) -> &Match<Keesdrow> {
        &self.game
    }

    /// What was agreed before it began.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game so far, with all that was taken back.
    pub fn record(&self) -> Record {
        Record { undone: self.undone.clone(), ..self.game.record_by_hand(&self.header) }
    }

    /// What the next word will find.
    pub fn ground(&self) -> &Ground {
        self.game.state().current()
    }

    /// Whether it has still to be said who begins.
    pub fn who_begins_is_open(&self) -> bool {
        *self.game.wait() == Wait::Chance
    }

    /// The player who may play a word now; nobody while a turn that decides the game can be challenged.
    pub fn on_turn(&self) -> Option<Seat> {
        self.game.view(Viewer::Spectator).turn
    }

    /// Who can challenge the turn before.
    pub fn challengers(&self) -> SeatSet {
        self.window(|_, manner| manner == Manner::Open).map_or(SeatSet::NONE, |(_, seats)| seats)
    }

    /// The table has found out who begins (K2.2).
    pub fn begins(&mut self, seat: Seat) -> Taken {
        self.take(Input::Chance(KeesdrowChance::Begins(seat)))
    }

    /// The legal walks of a word, the best-paying first; or why there is none.
    pub fn walks(&self, word: &Word) -> Result<Vec<(Score, Walk)>, Refusal> {
        self.someone_on_turn()?;
        let walks = self.game.rules().walks(self.ground(), word, MOST_WALKS);
        walks.map_err(|reason| Refusal::of_game(Keesdrow::ID, &reason))
    }

    /// The player on turn plays a word by a walk.
    pub fn play(&mut self, word: Word, walk: Walk) -> Taken {
        self.act(KeesdrowAction::Play { word, walk })
    }

    /// Does what somebody asked for. A word alone is played by its best walk.
    pub fn obey(&mut self, wish: Wish) -> Taken {
        match wish {
            Wish::Word(word) => {
                let (_, walk) = self.walks(&word)?.swap_remove(0);
                self.play(word, walk)
            }
            Wish::Walked(word, walk) => {
                let spelled = || self.ground().board.spelled(&walk).and_then(|letters| Word::new(&letters));
                let word = word.or_else(spelled).ok_or_else(|| no(&RefereeRefusal::OffTheBoard))?;
                self.play(word, walk)
            }
            Wish::Pass => self.act(KeesdrowAction::Pass),
            Wish::Begins(seat) => self.begins(seat),
            Wish::TimeUp => {
                self.expire(|seats, manner| manner == Manner::Turn && !seats.is_empty(), &RefereeRefusal::NoTurn)
            }
            Wish::GameTimeUp => self.expire(|seats, _| seats.is_empty(), &RefereeRefusal::NoGameTime),
            Wish::Stands => self.expire(|_, manner| manner == Manner::Open, &RefereeRefusal::NothingToChallenge),
            Wish::Challenge { by, number } => self.challenge(by, number),
            Wish::Struck => self.take(Input::Ruling(Ruling::Struck)),
            Wish::Forfeit(seat) => self.take(Input::Ruling(Ruling::Forfeit(seat))),
            Wish::Award(seat, points) => self.take(Input::Ruling(Ruling::Award(seat, points))),
            Wish::Leave(seat) => self.take(Input::Leave { seat }),
            Wish::End => self.take(Input::Ruling(Ruling::End)),
            Wish::Undo => self.undo().map(|_| Vec::new()),
            Wish::Letter(cell, letter) => self.correct(cell, letter).map(|()| Vec::new()),
        }
    }

    /// Takes back the last entry: the game is played again without it. What it was stays in the record. The letters of
    /// the board are not taken back; [`Referee::correct`] puts them right.
    pub fn undo(&mut self) -> Result<RecordEntry, Refusal> {
        let mut record = self.record();
        let number = record.entries.len();
        let entry = record.entries.pop().filter(|_| number > 1);
        let entry = entry.ok_or_else(|| no(&RefereeRefusal::NothingToUndo))?;
        record.undone.push(Undone { number, entry: entry.clone() });
        self.play_again(record).map_err(|_| no(&RefereeRefusal::NothingToUndo))?;
        Ok(entry)
    }

    /// Puts right a letter of the board that was typed wrongly, where it lies now. All that was played is played again
    /// on the right letters.
    pub fn correct(&mut self, cell: Cell, letter: Letter) -> Result<(), Refusal> {
        let nowhere = || no(&RefereeRefusal::NoLetter(cell));
        let face = self.ground().board.face(cell).ok_or_else(nowhere)?;
        let mut record = self.record();
        let first = record.entries.first_mut().ok_or_else(nowhere)?;
        let before = first.clone();
        if let Ok(Input::Chance(KeesdrowChance::Set(mut board))) = first.input.from_text::<KeesdrowAction, _>() {
            let laid = board.cells().find(|(_, other)| other.is_some_and(|other| other.print == face.print));
            if let Some((cell, Some(other))) = laid {
                board.set(cell, Some(Face { letter, ..other }));
            }
            first.input = Input::Chance(KeesdrowChance::Set(board).to_string());
        }
        record.undone.push(Undone { number: 1, entry: before });
        let entries = record.entries.clone();
        self.play_again(record).map_err(|Mismatch { entry, .. }| {
            let barring = entry.and_then(|number| entries.get(number - 1)).map(|entry| entry.input.to_string());
            no(&RefereeRefusal::Barred(barring.unwrap_or_default()))
        })
    }

    fn play_again(&mut self, record: Record) -> Result<(), Mismatch> {
        self.game = replay(&record, &self.resources, record.entries.len())?;
        self.undone = record.undone;
        Ok(())
    }

    fn challenge(&mut self, by: Option<Seat>, number: Option<u16>) -> Taken {
        let can = self.challengers();
        let only = can.iter().next().filter(|_| can.len() == 1);
        match by.or(only) {
            Some(seat) => self.take(Input::Act { seat, action: KeesdrowAction::Challenge(number) }),
            None if can.is_empty() => Err(no(&RefereeRefusal::NothingToChallenge)),
            None => Err(no(&RefereeRefusal::WhoChallenges(self.header.names().list(can.iter())))),
        }
    }

    fn act(&mut self, action: KeesdrowAction) -> Taken {
        let seat = self.someone_on_turn()?;
        self.take(Input::Act { seat, action })
    }

    fn someone_on_turn(&self) -> Result<Seat, Refusal> {
        self.on_turn().ok_or_else(|| {
            no(&match self.game.wait() {
                Wait::Over(_) => RefereeRefusal::Over,
                Wait::Chance => RefereeRefusal::NobodyBegins,
                Wait::Players(_) => RefereeRefusal::MustStand,
            })
        })
    }

    fn expire(&mut self, which: impl Fn(SeatSet, Manner) -> bool, otherwise: &RefereeRefusal) -> Taken {
        let (window, _) = self.window(which).ok_or_else(|| no(otherwise))?;
        self.take(Input::Expire { window })
    }

    fn window(&self, which: impl Fn(SeatSet, Manner) -> bool) -> Option<(WindowId, SeatSet)> {
        let Wait::Players(windows) = self.game.wait() else { return None };
        windows.iter().find(|window| which(window.seats, window.manner)).map(|window| (window.id, window.seats))
    }

    fn take(&mut self, input: Input<KeesdrowAction, KeesdrowChance>) -> Taken {
        self.game.apply(GameTime::ZERO, input)
    }

    /// What has to be done with the pegs on the table since this board.
    pub fn pegs_since(&self, before: &Board) -> Vec<PegChange> {
        PegChange::between(before, &self.ground().board)
    }
}

fn no(reason: &RefereeRefusal) -> Refusal {
    Refusal::of_game(Keesdrow::ID, reason)
}
