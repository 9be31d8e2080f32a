//! The command line, for players who see no board or like the keyboard: moves as in `kee play`, and questions.

use super::clock::clocks_told;
use crate::{
    browser, catalogue, keep, lang,
    session::{LogLineKind, Session},
    t,
    ui::{LineForm, announce},
};
use kee_game::{Json, Message, Names, Question};
use kee_games::{TableText, table_text};
use kee_lexicon::Lexicon;
use kee_wire::Phase;
use leptos::{ev, prelude::*};

const COMMAND: &str = "command";
/// The part of the page with the game.
pub(super) const BOARD: &str = "board";

/// An answer: the text to show, and the text to say.
struct CommandAnswer {
    shown: String,
    said: String,
}

impl CommandAnswer {
    fn new(session: Session, question: Question<'_>) -> Self {
        let text = match question {
            Question::Help => return Self::help(session),
            Question::Last => last_move(session).unwrap_or_else(|| t!("answer-nothing-yet")),
            Question::Clocks => clocks_told(session).unwrap_or_else(|| t!("answer-no-clock")),
            _ => {
                let answer = of_game(session, |table, view| table.answer(view, question)).unwrap_or_default();
                if answer.is_empty() {
                    format!("{} {}", t!("answer-none"), questions(session))
                } else {
                    lang::tell_all(&answer, &names(session))
                }
            }
        };
        Self { said: text.clone(), shown: text }
    }

    /// The moves the player can type now, and the questions.
    fn help(session: Session) -> Self {
        let of_game = || of_game(session, |table, view| table.explain(view));
        let moves: Vec<Message> = untrack(|| may_play(session)).then(of_game).flatten().unwrap_or_default();
        let names = names(session);
        let (language, questions) = (lang::now_spoken(), questions(session));
        let shown = format!("{}\n{questions}", language.help(&moves, &names));
        Self {
            shown: shown.trim().to_owned(),
            said: format!("{} {questions}", language.help_aloud(&moves, &names)).trim().to_owned(),
        }
    }
}

/// Whether what is typed can be a move: spectators only ask, and so does everyone after the game.
fn may_play(session: Session) -> bool {
    let playing = || session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing));
    session.seat().is_some() && playing()
}

/// The last thing that happened in the game, with everything its player did before.
fn last_move(session: Session) -> Option<String> {
    session.log.with_untracked(|log| {
        let told = || log.iter().rev().filter(|line| line.kind == LogLineKind::Game);
        let seat = told().next()?.seat;
        let mut last: Vec<&str> = told().take_while(|line| line.seat == seat).map(|line| line.text.as_str()).collect();
        last.reverse();
        Some(last.join(" "))
    })
}

/// The ways to ask every question that has an answer at this table.
fn questions(session: Session) -> String {
    let of_game = of_game(session, |table, _| Some(table.questions())).unwrap_or_default().iter().copied();
    let all: Vec<Question<'_>> =
        [Question::Last].into_iter().chain(of_game).chain([Question::Clocks, Question::Help]).collect();
    let about = session.info.with_untracked(|info| catalogue::about(&info.as_ref()?.game.id));
    lang::now_spoken().questions(&all, about.is_some_and(|about| about.words))
}

fn names(session: Session) -> Names {
    untrack(|| session.names())
}

/// Something that the game says of the current view.
fn of_game<T>(session: Session, say: impl Fn(&dyn TableText, &Json) -> Option<T>) -> Option<T> {
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

/// Whether a text field has the focus.
pub(super) fn is_typing() -> bool {
    let active = browser::window().document().and_then(|document| document.active_element());
    active.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// The line itself, which takes moves from players and questions from everyone. A slash shows it, and it is always there for a screen reader.
#[component]
pub(super) fn CommandBar(session: Session, kept: RwSignal<bool>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let send = move |text: String| {
        // A second press of the key that leads here means the same.
        let text = text.trim_start_matches('/').to_owned();
        typed.set(String::new());
        answer.set(String::new());
        match lang::now_spoken().question(&text) {
            Some(question) => {
                let CommandAnswer { shown, said } = CommandAnswer::new(session, question);
                announce(said);
                answer.set(shown);
            }
            None if !untrack(|| may_play(session)) => {
                let sentence = format!("{} {}", t!("command-only-questions"), questions(session));
                announce(sentence.clone());
                answer.set(sentence);
            }
            None => {
                session.act(text);
                // The line covers the hand, which is needed next.
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
    let plays = Memo::new(move |_| may_play(session));
    let label = Signal::derive(move || if plays.get() { t!("command-bar") } else { t!("command-ask") });
    let button = Signal::derive(move || if plays.get() { t!("play-it") } else { t!("command-ask-button") });
    view! {
        <div class="command-line" class:command-kept=kept>
            <pre class="command-answer" aria-hidden="true">{answer}</pre>
            <LineForm id=COMMAND class="command" label button typed done=send/>
        </div>
    }
}
