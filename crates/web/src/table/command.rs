//! The line to type on, for whoever sees no board or likes the keyboard: moves in the words of `kee play`, and questions.

use super::clock::clocks_told;
use crate::{
    browser, keep, lang,
    lang::Id,
    session::{Kind, Session},
    t,
    ui::{Line, announce},
};
use kee_games::{TableText, table_text};
use kee_lexicon::Lexicon;
use leptos::{ev, prelude::*};

const COMMAND: &str = "command";
/// The part of the page with the game.
pub(super) const BOARD: &str = "board";

/// Something that can be asked of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Query {
    Last,
    Score,
    Board,
    Clocks,
    Help,
}

impl Query {
    /// The words for each, in the reader's language. English ones are always understood.
    const ALL: [(Self, &'static str, Id); 6] = [
        (Self::Last, "last", id!("query-last")),
        (Self::Score, "score", id!("query-score")),
        (Self::Board, "hand", id!("query-hand")),
        (Self::Board, "board", id!("query-board")),
        (Self::Clocks, "clocks", id!("query-clocks")),
        (Self::Help, "help", id!("query-help")),
    ];

    /// The query that was typed. In capitals it is a word to be played.
    fn of(typed: &str) -> Option<Self> {
        if typed == "?" {
            return Some(Self::Help);
        }
        let found = Self::ALL.into_iter().find(|(_, english, own)| typed == *english || typed == t!(*own));
        found.map(|(query, ..)| query)
    }

    fn answer(self, session: Session) -> String {
        match self {
            Self::Last => {
                let last = |log: &Vec<crate::session::Line>| {
                    log.iter().rev().find(|line| line.kind == Kind::Game).map(|line| line.text.clone())
                };
                session.log.with_untracked(last).unwrap_or_else(|| t!("query-nothing-yet"))
            }
            Self::Score => plates_told(),
            Self::Board => in_words(session, |table, view| table.show(view, &session.names())).unwrap_or_default(),
            Self::Clocks => clocks_told(session).unwrap_or_else(|| t!("lobby-no-clock")),
            Self::Help => {
                let moves = in_words(session, |table, view| table.explain(view, &*lang::now_spoken()));
                let questions: Vec<String> = Self::ALL.iter().map(|(.., own)| t!(*own)).collect();
                let questions = t!("query-all", questions = questions.join(", "));
                [moves.unwrap_or_default(), questions].join("\n").trim().to_owned()
            }
        }
    }
}

/// What the plates say, as the page shows it.
fn plates_told() -> String {
    let plates = browser::window().document().and_then(|document| document.query_selector(".plates").ok().flatten());
    let first = plates.and_then(|plates| plates.first_element_child());
    let each = std::iter::successors(first, |plate| plate.next_element_sibling());
    let told = each.filter_map(|plate| {
        let part = |class: &str| plate.query_selector(class).ok().flatten()?.text_content();
        Some(format!("{} {}.", part(".plate-name")?, part(".plate-facts")?.trim()))
    });
    told.collect::<Vec<_>>().join(" ")
}

/// Something that the game says of what is seen.
fn in_words(session: Session, say: impl Fn(&dyn TableText, &kee_game::Json) -> Option<String>) -> Option<String> {
    let info = session.info.get_untracked()?.game;
    let view = session.view.with_untracked(|view| view.as_ref()?.game.clone())?;
    let table = table_text(&info.id, &info.options, &info.teams, &Lexicon::no_words())?;
    say(&*table, &view)
}

/// Whether the line stays in sight, as this browser remembers it.
pub(super) fn is_kept() -> bool {
    keep::switch(COMMAND)
}

/// Keeps the line in sight, or not.
pub(super) fn set_kept(kept: bool) {
    keep::set_switch(COMMAND, kept);
}

/// Whether somebody types somewhere.
fn is_typing() -> bool {
    let active = browser::window().document().and_then(|document| document.active_element());
    active.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// It comes with a slash, and is always there for a screen reader.
#[component]
pub(super) fn CommandBar(session: Session, kept: RwSignal<bool>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let send = move |text: String| {
        typed.set(String::new());
        answer.set(String::new());
        match Query::of(&text) {
            Some(query) => {
                let told = query.answer(session);
                announce(told.clone());
                answer.set(told);
            }
            None => {
                session.act(text);
                // It lies over the hand, which comes next.
                if !kept.get_untracked() {
                    browser::focus_in_place(BOARD);
                }
            }
        }
    };
    let slash = window_event_listener(ev::keydown, move |event| {
        if event.key() == "/" && !is_typing() {
            event.prevent_default();
            browser::focus(COMMAND);
        }
    });
    on_cleanup(move || slash.remove());
    let (label, button) = (Signal::derive(|| t!("command-bar")), Signal::derive(|| t!("play-it")));
    view! {
        <div class="command-line" class:command-kept=kept>
            <pre class="command-answer" aria-hidden="true">{answer}</pre>
            <Line id=COMMAND class="command" label button typed done=send/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_asked_in_small_letters_and_a_word_played_in_capitals() {
        assert_eq!(Query::of("help"), Some(Query::Help));
        assert_eq!(Query::of("?"), Some(Query::Help));
        assert_eq!(Query::of("hand"), Some(Query::Board));
        assert_eq!(Query::of("HAND"), None);
        assert_eq!(Query::of("pass"), None);
    }
}
