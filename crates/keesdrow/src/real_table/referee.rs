use super::{PegChange, RefereeInput, RefereeRefusal};
use crate::{Cell, Face, Ground, Keesdrow, KeesdrowAction, KeesdrowChance, KeesdrowEvent, PegBoard, Score, Walk, Word};
use kee_game::{
    Decline, Game, GameTime, Header, Input, Manner, Match, Mismatch, Record, RecordEntry, Refusal, Resources, Ruling,
    Seat, SeatSet, Undone, Viewer, Wait, WindowId, replay,
};
use kee_lexicon::Letter;

/// The most walks of a word that are offered; nobody reads through more.
const MOST_WALKS: usize = 200;

/// A game on a real table, kept by telling the referee what happens.
///
/// As everywhere, the game is its record: every change ends up in [`Referee::record`], and a refusal changes nothing. Its
/// clock stands still, because the sand timer on the table decides when time is up, not how fast someone types.
pub struct Referee {
    game: Match<Keesdrow>,
    header: Header,
    resources: Resources,
    undone: Vec<Undone>,
}

/// The events of an input, or its refusal.
type Taken = Result<Vec<KeesdrowEvent>, Refusal>;

impl Referee {
    /// Starts a game on these letters, printed on any tiles.
    pub fn begin(header: Header, resources: Resources, board: PegBoard) -> Result<Self, Refusal> {
        let board = board.to_string().parse().map_err(|what| Decline::NotUnderstood(what).refusal())?;
        let record = Record { header, entries: Vec::new(), undone: Vec::new(), ending: None };
        let mut referee = Self::resume(record, resources)?;
        referee.take(Input::Chance(KeesdrowChance::Set(board)))?;
        Ok(referee)
    }

    /// Resumes a recorded game.
    pub fn resume(record: Record, resources: Resources) -> Result<Self, Refusal> {
        if record.header.commitment.is_some() {
            return Err(RefereeRefusal::Dealt.into());
        }
        let broken = |mismatch: Mismatch| RefereeRefusal::BadRecord(mismatch.to_string());
        let game = replay(&record, &resources, record.entries.len()).map_err(broken)?;
        let Record { header, undone, .. } = record;
        Ok(Self { game, header, resources, undone })
    }

    /// The game.
    pub fn game(&self) -> &Match<Keesdrow> {
        &self.game
    }

    /// The header of its record.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The record so far, including undone entries.
    pub fn record(&self) -> Record {
        Record { undone: self.undone.clone(), ..self.game.record_by_hand(&self.header) }
    }

    /// The ground for the next word.
    pub fn ground(&self) -> &Ground {
        self.game.state().current()
    }

    /// Whether the first player still has to be named.
    pub fn who_begins_is_open(&self) -> bool {
        *self.game.wait() == Wait::Chance
    }

    /// The player who may play a word now; nobody while a turn that decides the game can be challenged.
    pub fn on_turn(&self) -> Option<Seat> {
        self.game.view(Viewer::Spectator).turn
    }

    /// The seats that can challenge the last turn.
    pub fn challengers(&self) -> SeatSet {
        self.window(|_, manner| manner == Manner::Open).map_or(SeatSet::NONE, |(_, seats)| seats)
    }

    /// Names the first player (K2.2).
    pub fn begins(&mut self, seat: Seat) -> Taken {
        self.take(Input::Chance(KeesdrowChance::Begins(seat)))
    }

    /// The legal walks of a word, best-scoring first, or the reason there are none.
    pub fn walks(&self, word: &Word) -> Result<Vec<(Score, Walk)>, Refusal> {
        self.someone_on_turn()?;
        let walks = self.game.rules().walks(self.ground(), word, MOST_WALKS);
        walks.map_err(|reason| Refusal::new(Keesdrow::ID, &reason))
    }

    /// Plays a word along a walk for the player whose turn it is.
    pub fn play(&mut self, word: Word, walk: Walk) -> Taken {
        self.act(KeesdrowAction::Play { word, walk })
    }

    /// Applies an input. A word without a walk takes its best one.
    pub fn obey(&mut self, input: RefereeInput) -> Taken {
        match input {
            RefereeInput::Word(word) => {
                let (_, walk) = self.walks(&word)?.swap_remove(0);
                self.play(word, walk)
            }
            RefereeInput::Walked(word, walk) => {
                let spelled = || self.ground().board.spelled(&walk).and_then(|letters| Word::new(&letters));
                let word = word.or_else(spelled).ok_or(RefereeRefusal::OffTheBoard)?;
                self.play(word, walk)
            }
            RefereeInput::Pass => self.act(KeesdrowAction::Pass),
            RefereeInput::Begins(seat) => self.begins(seat),
            RefereeInput::TimeUp => {
                self.expire(|seats, manner| manner == Manner::Turn && !seats.is_empty(), RefereeRefusal::NoTurn)
            }
            RefereeInput::GameTimeUp => self.expire(|seats, _| seats.is_empty(), RefereeRefusal::NoGameTime),
            RefereeInput::Stands => self.expire(|_, manner| manner == Manner::Open, RefereeRefusal::NothingToChallenge),
            RefereeInput::Challenge { by, number } => self.challenge(by, number),
            RefereeInput::Struck => self.take(Input::Ruling(Ruling::Struck)),
            RefereeInput::Forfeit(seat) => self.take(Input::Ruling(Ruling::Forfeit(seat))),
            RefereeInput::Award(seat, points) => self.take(Input::Ruling(Ruling::Award(seat, points))),
            RefereeInput::Leave(seat) => self.take(Input::Leave { seat }),
            RefereeInput::End => self.take(Input::Ruling(Ruling::End)),
            RefereeInput::Undo => self.undo().map(|_| Vec::new()),
            RefereeInput::Letter(cell, letter) => self.correct(cell, letter).map(|()| Vec::new()),
        }
    }

    /// Undoes the last entry by replaying the game without it. The record keeps the undone entry. The letters of the
    /// board stay; [`Referee::correct`] changes those.
    pub fn undo(&mut self) -> Result<RecordEntry, Refusal> {
        let mut record = self.record();
        let number = record.entries.len();
        let entry = record.entries.pop().filter(|_| number > 1);
        let entry = entry.ok_or(RefereeRefusal::NothingToUndo)?;
        record.undone.push(Undone { number, entry: entry.clone() });
        self.play_again(record).map_err(|_| RefereeRefusal::NothingToUndo)?;
        Ok(entry)
    }

    /// Corrects a mistyped letter of the board at the cell where it lies now, and replays the game with it.
    pub fn correct(&mut self, cell: Cell, letter: Letter) -> Result<(), Refusal> {
        let nowhere = || RefereeRefusal::NoLetter(cell);
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
            RefereeRefusal::Barred(barring.unwrap_or_default()).into()
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
            None if can.is_empty() => Err(RefereeRefusal::NothingToChallenge.into()),
            None => Err(RefereeRefusal::WhoChallenges(can).into()),
        }
    }

    fn act(&mut self, action: KeesdrowAction) -> Taken {
        let seat = self.someone_on_turn()?;
        self.take(Input::Act { seat, action })
    }

    fn someone_on_turn(&self) -> Result<Seat, Refusal> {
        self.on_turn().ok_or_else(|| {
            let reason = match self.game.wait() {
                Wait::Over(_) => RefereeRefusal::Over,
                Wait::Chance => RefereeRefusal::NobodyBegins,
                Wait::Players(_) => RefereeRefusal::MustStand,
            };
            reason.into()
        })
    }

    fn expire(&mut self, which: impl Fn(SeatSet, Manner) -> bool, otherwise: RefereeRefusal) -> Taken {
        let (window, _) = self.window(which).ok_or(otherwise)?;
        self.take(Input::Expire { window })
    }

    fn window(&self, which: impl Fn(SeatSet, Manner) -> bool) -> Option<(WindowId, SeatSet)> {
        let Wait::Players(windows) = self.game.wait() else { return None };
        windows.iter().find(|window| which(window.seats, window.manner)).map(|window| (window.id, window.seats))
    }

    fn take(&mut self, input: Input<KeesdrowAction, KeesdrowChance>) -> Taken {
        self.game.apply(GameTime::ZERO, input)
    }

    /// The pegs to change on the table since this board.
    pub fn pegs_since(&self, before: &PegBoard) -> Vec<PegChange> {
        PegChange::between(before, &self.ground().board)
    }
}
