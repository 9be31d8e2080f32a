use super::{cursor::Cursor, dictionary::Dictionary, draft::Draft, drag::Drag, trial::Trial};
use crate::{
    games::At,
    sound::{self, Sound},
};
use kee_game::{Game, Refusal, Seat, configure};
use kee_grid::{Direction, Square};
use keyword::{Call, Colour, Keyword, KeywordNotice, KeywordOptions, KeywordView};
use leptos::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// What lies before a player: the board as it is seen, the own letters, and what is being tried with them. It is a handle:
/// copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: At,
    pub(super) seen: Memo<Option<Arc<KeywordView>>>,
    pub(super) rules: Memo<Option<Arc<TableRules>>>,
    /// The colour of the player's own rack.
    pub(super) colour: Memo<Option<Colour>>,
    pub(super) draft: RwSignal<Draft>,
    pub(super) trial: Memo<Trial>,
    pub(super) dictionary: Dictionary,
    /// What the buttons under the rack are about.
    pub(super) mode: RwSignal<Mode>,
    /// The place of the rack whose letter goes to the next square that is tapped.
    pub(super) picked: RwSignal<Option<usize>>,
    pub(super) cursor: RwSignal<Cursor>,
    /// Whether letters go to the cursor: somebody has chosen a square.
    pub(super) armed: RwSignal<bool>,
    pub(super) drag: RwSignal<Option<Drag>>,
    pub(super) zoomed: RwSignal<bool>,
    /// Squares to which something points at the moment.
    pub(super) marked: RwSignal<Vec<Square>>,
    /// Why the play was not taken, until something else is tried.
    pub(super) refused: RwSignal<Option<Refusal>>,
    /// The score that the player says the play has, where scores are called.
    pub(super) call: RwSignal<String>,
}

/// What the buttons under the rack are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Placing a word.
    Placing,
    /// Choosing letters to exchange, by their places of the rack.
    Exchanging(BTreeSet<usize>),
    /// Passing, if it is meant.
    Passing,
}

/// The rules of one table, without its words. The same options make the same rules.
pub(super) struct TableRules(pub(super) Keyword);

impl PartialEq for TableRules {
    fn eq(&self, other: &Self) -> bool {
        self.0.options() == other.0.options() && self.0.seating() == other.0.seating()
    }
}

fn rules_of(at: At) -> Memo<Option<Arc<TableRules>>> {
    Memo::new(move |_| {
        at.info.with(|info| {
            let info = info.as_ref()?;
            // A secret prize cannot be read from what is announced of it, and need not be.
            let (options, _) = configure(KeywordOptions::default(), &info.options);
            Some(Arc::new(TableRules(Keyword::without_words(options, info.teams.clone()))))
        })
    })
}

impl Desk {
    pub(super) fn new(at: At) -> Self {
        let (seen, rules) = (at.seen::<KeywordView>(), rules_of(at));
        let draft = RwSignal::new(Draft::default());
        let trial = Memo::new(move |_| match (seen.get(), rules.get()) {
            (Some(view), Some(rules)) => draft.with(|draft| Trial::of(&rules.0, &view, draft)),
            _ => Trial::Nothing,
        });
        let middle = Cursor { square: Square::new(0, 0), direction: Direction::Across };
        let centre = rules.get_untracked().map(|rules| Cursor::centre(&rules.0.printed().empty()));
        let desk = Self {
            at,
            seen,
            rules,
            colour: Memo::new(move |_| seen.with(|view| view.as_ref()?.sight().map(|sight| sight.colour))),
            draft,
            trial,
            dictionary: Dictionary::new(at, rules),
            mode: RwSignal::new(Mode::Placing),
            picked: RwSignal::new(None),
            cursor: RwSignal::new(centre.unwrap_or(middle)),
            armed: RwSignal::new(false),
            drag: RwSignal::new(None),
            zoomed: RwSignal::new(false),
            marked: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            call: RwSignal::new(String::new()),
        };
        desk.keep_what_fits();
        Effect::new(move |_| {
            let refused = at.refused.get();
            if refused.is_some() {
                sound::play(Sound::Refuse);
            }
            desk.refused.set(refused);
        });
        let heard = at.heard::<KeywordNotice>();
        Effect::new(move |_| {
            let others = |notice: &KeywordNotice| match notice {
                KeywordNotice::Played(played) => Some(played.seat) != at.viewer.get_untracked().seat(),
                _ => false,
            };
            if heard.get().iter().any(others) {
                sound::play(Sound::Place);
            }
        });
        Effect::new(move |_| trial.with(|trial| desk.dictionary.look_up(trial)));
        desk
    }

    /// What is tried stays while others play, as far as it still fits, until the game is over. Whoever takes over the screen begins afresh.
    fn keep_what_fits(self) {
        let seen = self.seen;
        Effect::new(move |before: Option<(Option<Seat>, Option<Seat>)>| {
            let Some(view) = seen.get() else { return (None, None) };
            let same_person = before.is_some_and(|(seat, _)| seat == view.seat);
            let mut draft = if same_person { self.draft.get_untracked() } else { Draft::default() };
            if view.ending.is_some() {
                draft = Draft::default();
            }
            draft.fit(&view.rack, &view.board);
            if draft != self.draft.get_untracked() {
                self.picked.set(None);
                self.drag.set(None);
                self.draft.set(draft);
            }
            if before != Some((view.seat, view.turn)) {
                self.mode.set(Mode::Placing);
                self.call.set(String::new());
            }
            self.marked.set(Vec::new());
            (view.seat, view.turn)
        });
    }

    /// Whether the person has letters to try.
    pub(super) fn has_rack(self) -> bool {
        self.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some() && view.ending.is_none()))
            && self.draft.with(|draft| !draft.slots().is_empty())
    }

    /// Whether a word can be played now.
    pub(super) fn is_on_turn(self) -> bool {
        let on_turn = |view: &Arc<KeywordView>| view.turn.is_some() && view.turn == view.seat;
        self.at.is_asked() && self.seen.with(|view| view.as_ref().is_some_and(on_turn))
    }

    /// Whether the table counts, and so the score is shown before the play: where scores are called, that is for the player.
    pub(super) fn is_counted(self) -> bool {
        self.rules.with(|rules| rules.as_ref().is_some_and(|rules| rules.0.options().call == Call::Off))
    }
}
