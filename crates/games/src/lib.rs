//! The list of games behind one interface.
//!
//! A program that lets people play (the command line, a server, a browser) knows no particular game: it finds one in
//! [`catalogue`], begins it from a [`Setup`] and drives it as an [`AnyMatch`], by text and JSON alone.
//!
//! ```
//! use kee_game::{Names, Resources, Seed, Viewer};
//! use kee_games::{Setup, english, find};
//!
//! let auction = find("auction").expect("it is in the catalogue");
//! let mut game = auction.begin(&Setup::default(), &Resources::none()).expect("the default game");
//! while game.deal(&Seed::named("an event")) {}
//! let names = Names::letters(game.seating());
//! println!("{}", game.show(Viewer::Spectator, &names, english()));
//! ```

mod about;
mod any_game;
mod any_match;
mod best;
mod bot_game;
mod catalogue;
mod erased_game;
mod erased_match;
mod prize;
mod seat_names;
mod table_text;
mod wording;

pub use about::{About, AboutBot, AboutEntry, AboutForm, AboutOption, AboutPlan, AboutPreset, AboutValue, known};
pub use any_game::AnyGame;
pub use any_match::{ActionList, AnyMatch, Thought};
pub use best::{best_key, score_alone};
pub use bot_game::{BotGame, BotGameOver};
pub use catalogue::{
    catalogue, english, find, is_for_load_tests, language, lessons, locales, scores, sheets, table_text, tell,
};
pub use erased_game::PROBLEMS;
pub use kee_game::Setup;
pub use kee_speech::{Language, sentence_misfits};
pub use prize::prize_problem;
pub use seat_names::{free_character, seat_characters, seat_names};
pub use table_text::TableText;
pub use wording::Wording;
