use super::{cursor::TypingCursor, draft::RackDraft, drag::RackDrag, trial::PlacementTrial};
use crate::{
    games::{TableHandle, dictionary::TableDictionary},
    sound::{self, Sound},
    table::Zoom,
};
use kee_game::{Game, Refusal, Seat, configure};
use kee_grid::{Direction, Square};
use keyword::{Call, Judge, Keyword, KeywordNotice, KeywordOptions, KeywordView, RackColour};
use leptos::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// The shared state of the room: the view of the board, the player's letters, and those on trial. It is a handle: copies
/// are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: TableHandle,
    pub(super) seen: Memo<Option<Arc<KeywordView>>>,
    pub(super) rules: Memo<Option<Arc<TableRules>>>,
    /// The colour of the player's own rack.
    pub(super) colour: Memo<Option<RackColour>>,
    pub(super) draft: RwSignal<RackDraft>,
    pub(super) trial: Memo<PlacementTrial>,
    pub(super) dictionary: TableDictionary,
    /// The purpose of the buttons under the rack.
    pub(super) mode: RwSignal<RackMode>,
    /// The slot whose letter goes to the next square that is tapped.
    pub(super) picked: RwSignal<Option<usize>>,
    pub(super) cursor: RwSignal<TypingCursor>,
    /// Whether letters go to the cursor, because a square was chosen.
    pub(super) armed: RwSignal<bool>,
    pub(super) drag: RwSignal<Option<RackDrag>>,
    /// The lens over the board, where there is one.
    pub(super) zoom: Option<Zoom>,
    /// Squares to highlight at the moment.
    pub(super) marked: RwSignal<Vec<Square>>,
    /// The reason why the play was refused, until something else is tried.
    pub(super) refused: RwSignal<Option<Refusal>>,
    /// The score that the player calls for the play, where scores are called.
    pub(super) call: RwSignal<String>,
}

/// The purpose of the buttons under the rack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum RackMode {
    /// Placing a word.
    Placing,
    /// Choosing letters to exchange, by their slots.
    Exchanging(BTreeSet<usize>),
    /// Confirming a pass.
    Passing,
}

/// The rules of one table, without its words. The same options make the same rules.
pub(super) struct TableRules(pub(super) Keyword);

impl PartialEq for TableRules {
    fn eq(&self, other: &Self) -> bool {
        self.0.options() == other.0.options() && self.0.seating() == other.0.seating()
    }
}

fn rules_of(at: TableHandle) -> Memo<Option<Arc<TableRules>>> {
    Memo::new(move |_| {
        at.info.with(|info| {
            let info = info.as_ref()?;
            // A secret prize cannot be read from its announcement, and need not be.
            let (options, _) = configure(KeywordOptions::default(), &info.options);
            Some(Arc::new(TableRules(Keyword::without_words(options, info.teams.clone()))))
        })
    })
}

impl Desk {
    pub(super) fn new(at: TableHandle) -> Self {
        let (seen, rules) = (at.seen::<KeywordView>(), rules_of(at));
        let draft = RwSignal::new(RackDraft::default());
        let trial = Memo::new(move |_| match (seen.get(), rules.get()) {
            (Some(view), Some(rules)) => draft.with(|draft| PlacementTrial::of(&rules.0, &view, draft)),
            _ => PlacementTrial::Nothing,
        });
        let middle = TypingCursor { square: Square::new(0, 0), direction: Direction::Across };
        let centre = rules.get_untracked().map(|rules| TypingCursor::centre(&rules.0.printed().empty()));
        let desk = Self {
            at,
            seen,
            rules,
            colour: Memo::new(move |_| seen.with(|view| view.as_ref()?.sight().map(|sight| sight.colour))),
            draft,
            trial,
            // W5.5: where the dictionary is the referee, everyone may ask it beforehand.
            dictionary: TableDictionary::new(at, move || {
                rules.with(|rules| rules.as_ref().is_some_and(|rules| rules.0.options().judge == Judge::Referee))
            }),
            mode: RwSignal::new(RackMode::Placing),
            picked: RwSignal::new(None),
            cursor: RwSignal::new(centre.unwrap_or(middle)),
            armed: RwSignal::new(false),
            drag: RwSignal::new(None),
            zoom: use_context(),
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
            let me = at.viewer.get_untracked().seat();
            let of = |notice: &KeywordNotice| match notice {
                // The stamp comes down.
                KeywordNotice::Played(played) if !played.keywords.is_empty() => Some(Sound::Capture),
                KeywordNotice::Played(played) => (Some(played.seat) != me).then_some(Sound::Place),
                KeywordNotice::Drew(seat, ..) | KeywordNotice::Exchanged(seat, ..) => {
                    (Some(*seat) == me).then_some(Sound::Slide)
                }
                _ => None,
            };
            heard.get().iter().filter_map(of).for_each(sound::play);
        });
        Effect::new(move |_| {
            if let PlacementTrial::Makes(made) = trial.get() {
                desk.dictionary.look_up(made.in_lower_case());
            }
        });
        desk
    }

    /// Tried letters stay while others play, as far as they fit, until the game is over. The next player at the screen
    /// starts afresh.
    fn keep_what_fits(self) {
        let seen = self.seen;
        Effect::new(move |before: Option<(Option<Seat>, Option<Seat>)>| {
            let Some(view) = seen.get() else { return (None, None) };
            let same_person = before.is_some_and(|(seat, _)| seat == view.seat);
            let mut draft = if same_person { self.draft.get_untracked() } else { RackDraft::default() };
            if view.ending.is_some() {
                draft = RackDraft::default();
            }
            draft.fit(&view.rack, &view.board);
            if draft != self.draft.get_untracked() {
                self.picked.set(None);
                self.drag.set(None);
                self.draft.set(draft);
            }
            if before != Some((view.seat, view.turn)) {
                self.mode.set(RackMode::Placing);
                self.call.set(String::new());
            }
            self.marked.set(Vec::new());
            (view.seat, view.turn)
        });
    }

    /// Whether the player has letters to try.
    pub(super) fn has_rack(self) -> bool {
        self.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some() && view.ending.is_none()))
            && self.draft.with(|draft| !draft.slots().is_empty())
    }

    /// Whether a word can be played now.
    pub(super) fn is_on_turn(self) -> bool {
        let on_turn = |view: &Arc<KeywordView>| view.turn.is_some() && view.turn == view.seat;
        self.at.is_asked() && self.seen.with(|view| view.as_ref().is_some_and(on_turn))
    }

    /// Whether the board was brought near.
    pub(super) fn is_near(self) -> bool {
        self.zoom.is_some_and(Zoom::is_near)
    }

    /// Whether the table counts, so that the score is shown before the play: where scores are called, the player counts.
    pub(super) fn is_counted(self) -> bool {
        self.rules.with(|rules| rules.as_ref().is_some_and(|rules| rules.0.options().call == Call::Off))
    }
}
