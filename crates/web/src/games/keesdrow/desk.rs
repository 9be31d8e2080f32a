use super::{
    draft::{TapMeaning, WordDraft},
    word_effects::{WordEffects, told},
};
use crate::{
    games::TableHandle,
    lang, local,
    sound::{self, Sound},
    t,
    ui::announce,
};
use kee_game::{Seat, configure};
use keesdrow::{Cell, Ground, Judge, KeesdrowOptions, KeesdrowRefusal, KeesdrowView, Walk, WrongWord};
use leptos::{prelude::*, task::spawn_local};
use std::sync::Arc;

/// The state of the room: the view, and the current word. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: TableHandle,
    pub(super) view: Memo<Option<Arc<KeesdrowView>>>,
    pub(super) options: Memo<KeesdrowOptions>,
    pub(super) draft: RwSignal<WordDraft>,
    pub(super) effects: Memo<Option<Arc<WordEffects>>>,
    /// The last word that was looked up, and whether the dictionary has it.
    known: RwSignal<Option<(String, bool)>>,
    /// The reason why the last action was refused, until the next one.
    pub(super) note: RwSignal<Option<String>>,
    /// The cell that has the focus when the board has it.
    pub(super) cursor: RwSignal<Cell>,
    /// The word of the list that is shown on the board.
    pub(super) shown: RwSignal<Option<usize>>,
    /// The last word that was sent, until its result is known.
    sent: RwSignal<Option<String>>,
}

/// Whether the current word can be played, as far as the page may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WordVerdict {
    Good,
    Bad,
    /// It is on the board; whether it is a word is for the table to decide.
    Open,
}

/// The options of a table of Keesdrow.
pub(crate) fn options_at(at: TableHandle) -> Memo<KeesdrowOptions> {
    Memo::new(move |_| {
        let chosen = at.info.with(|info| info.as_ref().map(|info| info.options.clone()).unwrap_or_default());
        configure(KeesdrowOptions::default(), &chosen).0
    })
}

impl Desk {
    pub(super) fn new(at: TableHandle) -> Self {
        let view = at.seen::<KeesdrowView>();
        let options = options_at(at);
        let draft = RwSignal::new(WordDraft::default());
        let effects = Memo::new(move |_| {
            let (view, draft) = (view.get()?, draft.read());
            WordEffects::of(&draft, &view.ground, &options.read(), view.seat).map(Arc::new)
        });
        let (note, cursor) = (RwSignal::new(None), RwSignal::new(Cell::new(0, 0)));
        let desk = Self {
            at,
            view,
            options,
            draft,
            effects,
            known: RwSignal::new(None),
            note,
            cursor,
            shown: RwSignal::new(None),
            sent: RwSignal::new(None),
        };
        desk.follow_the_game();
        desk.tell_refusals();
        desk.read_out();
        desk
    }

    /// Looks up every draft where that gives nothing away: a wrong word costs nothing, or the player may look words up.
    pub(super) fn look_ahead(self) {
        Effect::new(move || {
            let harmless =
                self.options.with(|options| options.judge == Judge::Referee && options.wrong_word == WrongWord::Free);
            let allowed = harmless || self.view.with(|view| view.as_ref().is_some_and(|view| view.may_look_up));
            let list = self.at.info.with(|info| info.as_ref()?.words.clone()).filter(|_| allowed);
            let word = self
                .effects
                .with(|effects| Some(effects.as_ref().filter(|effects| effects.trouble.is_none())?.word.clone()));
            let Some((list, word)) = list.zip(word).filter(|_| self.at.seat().is_some()) else { return };
            spawn_local(async move {
                // Without the list the word stays open.
                if let Ok([known]) = local::look_up(&list, vec![word.to_lowercase()]).await.as_deref() {
                    // The player may have left the table meanwhile.
                    self.known.try_set(Some((word, *known)));
                }
            });
        });
    }

    /// Whether the current word can be played.
    pub(super) fn verdict(self) -> WordVerdict {
        let Some(effects) = self.effects.get() else { return WordVerdict::Open };
        match self.known.get() {
            _ if effects.trouble.is_some() => WordVerdict::Bad,
            Some((word, known)) if word == effects.word => {
                if known {
                    WordVerdict::Good
                } else {
                    WordVerdict::Bad
                }
            }
            _ => WordVerdict::Open,
        }
    }

    /// Drops a draft that no longer fits or was played, when the board changes.
    fn follow_the_game(self) {
        Effect::new(move |before: Option<Option<Arc<KeesdrowView>>>| {
            let view = self.view.get();
            // A draft is dropped when the game is over.
            if view.as_ref().is_some_and(|view| view.ending.is_some()) {
                self.put(WordDraft::default());
            } else if let (Some(Some(before)), Some(now)) = (&before, &view)
                && let Some(word) = self.lost_word(before, now)
            {
                self.put(WordDraft::default());
                self.say(t!("keesdrow-cost-the-turn", word = word));
            } else if let (Some(Some(before)), Some(now)) = (&before, &view)
                && (before.ground != now.ground || before.seat != now.seat)
            {
                let last = now.ground.played.last().filter(|_| now.ground.played.len() > before.ground.played.len());
                if let Some(played) = last {
                    sound::play(if played.won.is_empty() { Sound::Place } else { Sound::Capture });
                }
                let mine = last.is_some_and(|played| played.by.is_some() && played.by == now.seat);
                // Around one screen, a draft is not for the next player's eyes.
                let gone = mine || before.seat != now.seat;
                let draft = self.draft.get_untracked();
                self.put(if gone {
                    WordDraft::default()
                } else {
                    draft.kept(&now.ground, &self.options.read_untracked())
                });
                self.shown.set(None);
            }
            view
        });
    }

    /// The word that was sent and was not in the dictionary, if that cost the turn (K6.4).
    fn lost_word(self, before: &KeesdrowView, now: &KeesdrowView) -> Option<String> {
        let seat = now.seat?;
        let is_over = before.turns.get(seat.index()) < now.turns.get(seat.index());
        let mut new = now.ground.played.iter().skip(before.ground.played.len());
        let counts = new.any(|played| played.by == Some(seat));
        let sent = self.sent.get_untracked().filter(|word| *word == self.draft.read_untracked().word);
        sent.filter(|_| is_over && !counts)
    }

    /// Shows a refusal next to its word, until something else is played.
    fn tell_refusals(self) {
        Effect::new(move || {
            let refused = self.at.refused.get();
            if refused.is_some() {
                sound::play(Sound::Refuse);
            }
            self.note.set(refused.map(|no| lang::refusal_at(&no, &self.at.names.get_untracked())));
        });
    }

    /// Announces the score of the draft, which others see on the board.
    fn read_out(self) {
        Effect::new(move || {
            if let Some(effects) = self.effects.get() {
                announce(match effects.trouble() {
                    // A word begins with too few letters.
                    Some(_) if matches!(effects.trouble, Some(KeesdrowRefusal::TooShort(..))) => effects.word.clone(),
                    Some(trouble) => trouble,
                    None => t!("keesdrow-read-out", word = effects.word.as_str(), points = effects.points),
                });
            }
        });
    }

    /// Reads from the ground, if there is one.
    pub(super) fn with_ground<T>(self, ask: impl FnOnce(&Ground) -> T) -> Option<T> {
        self.view.with_untracked(|view| view.as_ref().map(|view| ask(&view.ground)))
    }

    /// Whether the person plays here, so that words can be tried, even during other turns.
    pub(super) fn can_draft(self) -> bool {
        let playing = self.view.with(|view| view.as_ref().is_some_and(|view| view.ending.is_none()));
        playing && self.at.seat().is_some() && !self.at.asked.read().is_empty()
    }

    /// Whether it is the person's turn and they can play now.
    pub(super) fn can_play(self) -> bool {
        self.at.is_asked() && self.on_turn() == self.at.seat()
    }

    /// The seat to move.
    pub(super) fn on_turn(self) -> Option<Seat> {
        self.view.with(|view| view.as_ref().and_then(|view| view.turn))
    }

    fn put(self, draft: WordDraft) {
        let before = self.draft.with_untracked(|draft| draft.cells.len());
        if draft.cells.len() > before {
            sound::play(Sound::Place);
        }
        if self.draft.get_untracked() != draft {
            self.note.set(None);
            self.draft.set(draft);
        }
    }

    fn say(self, sentence: String) {
        sound::play(Sound::Refuse);
        announce(sentence.clone());
        self.note.set(Some(sentence));
    }

    /// Begins a word at a cell.
    pub(super) fn begin(self, cell: Cell) {
        if let Some(begun) = self.with_ground(|ground| WordDraft::begun(&ground.board, cell)) {
            match begun {
                Ok(draft) => self.put(draft),
                Err(trouble) => self.say(told(&KeesdrowRefusal::from(trouble))),
            }
        }
    }

    /// Continues to a cell, if possible; a dragged finger may pass over cells where it is not.
    pub(super) fn go_on(self, cell: Cell) {
        let draft = self.draft.get_untracked();
        if let Some(Ok(draft)) = self.with_ground(|ground| draft.extended(&ground.board, cell)) {
            self.put(draft);
        }
    }

    /// A cell was tapped, or chosen by key.
    pub(super) fn tap(self, cell: Cell) {
        self.cursor.set(cell);
        self.shown.set(None);
        if !untrack(move || self.can_draft()) {
            return;
        }
        let draft = self.draft.get_untracked();
        match self.with_ground(|ground| draft.tapped(&ground.board, cell)) {
            Some(Ok(TapMeaning::More(draft))) => self.put(draft),
            Some(Ok(TapMeaning::Done)) => self.confirm(),
            Some(Err(trouble)) => self.say(told(&KeesdrowRefusal::from(trouble))),
            None => {}
        }
    }

    /// Uses the last letter once more.
    pub(super) fn stay(self) {
        if let Some(last) = self.draft.with_untracked(|draft| draft.cells.last().copied()) {
            self.go_on(last);
        }
    }

    /// Sets the word to the typed letters, by the best walk.
    pub(super) fn write(self, text: &str) {
        let typed = self.with_ground(|ground| WordDraft::typed(ground, &self.options.read_untracked(), text));
        if let Some(draft) = typed {
            self.put(draft);
        }
    }

    /// The possible walks of the typed letters, and the index of the current one.
    pub(super) fn ways(self) -> (Vec<Walk>, usize) {
        let draft = self.draft.get();
        let ways = self.view.with(|view| view.as_ref().map(|view| draft.ways(&view.ground, &self.options.read())));
        let ways = ways.unwrap_or_default();
        let now = ways.iter().position(|way| *way == draft.walk()).unwrap_or_default();
        (ways, now)
    }

    /// Switches to another walk.
    pub(super) fn go_by(self, walk: &Walk) {
        self.put(self.draft.get_untracked().by(walk));
    }

    /// Takes the last letter back.
    pub(super) fn back(self) {
        let draft = self.draft.get_untracked();
        if let Some(draft) = self.with_ground(|ground| draft.shortened(ground, &self.options.read_untracked())) {
            self.put(draft);
        }
    }

    /// Takes all letters back.
    pub(super) fn clear(self) {
        self.put(WordDraft::default());
    }

    /// Plays the word, if it can be played.
    pub(super) fn confirm(self) {
        let Some(effects) = self.effects.get_untracked() else { return };
        match effects.action() {
            Some(_) if !untrack(move || self.can_play()) => self.say(t!("keesdrow-not-yet")),
            Some(_) if untrack(move || self.verdict()) == WordVerdict::Bad => {
                self.say(t!("keesdrow-look-up-none", word = effects.word.to_uppercase()));
            }
            Some(action) => {
                self.sent.set(Some(effects.word.clone()));
                self.at.play(action);
            }
            None => self.say(effects.trouble().unwrap_or_default()),
        }
    }
}
