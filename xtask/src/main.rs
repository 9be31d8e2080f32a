//! Build, start and test Keeboard: `cargo xtask start`, `cargo xtask test`.
//!
//! Every task sets up what it needs by itself (see [`needs`]), so that a fresh machine with rustup and a C compiler is enough.

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use needs::When;

mod browser;
mod compiler;
mod cpu;
mod files;
mod fuzz;
mod lexicon;
mod needs;
mod new_game;
mod pictures;
mod prove;
mod report;
mod ship;
mod start;
mod step;
mod test;
mod test_results;
mod tiles;
mod web;

/// Build, start and test Keeboard
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand)]
enum Task {
    /// Build `kee` with its browser client and run it: `kee serve`, or the command that follows
    Start {
        /// Another command of `kee` with its arguments, such as `play keesdrow`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Check the format, lint, test, build the documentation, test in a browser and fuzz briefly
    Test {
        /// Skip the browsers, the proof of a new game and fuzzing
        #[arg(long)]
        fast: bool,
    },
    /// Play whole games in a real browser against the real server
    Browser,
    /// Take pictures of every page and every table in `target/pictures`, on a desk and on a phone, in light and in dark
    Pictures {
        /// Only scenes with one of these in their names, such as `keezen` or `event`
        scenes: Vec<String>,
    },
    /// Build the `kee` to ship in `target/ship`: small and fast, with the client in it and its debug information beside it
    Ship,
    /// Build the browser client in `crates/web/dist`, from where it is embedded in `kee`
    Web {
        /// Build fast, for development, in `target/page`; `kee serve --web target/page` serves it
        #[arg(long)]
        debug: bool,
    },
    /// Write a small, complete game and register it, as the start of a new game
    NewGame {
        /// Name of the game: one word in lower case, such as `tictac`
        name: String,
    },
    /// Prove that `new-game` is enough: generate a game in a copy of the workspace, and play it in `kee`, on the server and in a browser
    Prove,
    /// Regenerate the lexicon's data from the word lists of SCOWL
    Lexicon,
    /// Choose the tile sets of Keesdrow by simulation, or measure the current ones
    Tiles {
        /// Only print what fresh boards of the committed sets offer
        #[arg(long)]
        measure: bool,
    },
}

fn main() -> ExitCode {
    if compiler::is_called() {
        return compiler::run();
    }
    let done = match Cli::parse().task {
        None => Cli::command().print_help().map_err(|error| error.to_string()),
        Some(Task::Start { args }) => start::run(&args),
        Some(Task::Test { fast }) => test::run(fast),
        Some(Task::Browser) => browser::task(),
        Some(Task::Pictures { scenes }) => pictures::task(&scenes),
        Some(Task::Ship) => ship::run(),
        Some(Task::Web { debug: true }) => web::run(web::Build::Debug),
        Some(Task::Web { debug: false }) => web::run(web::Build::Release),
        Some(Task::NewGame { name }) => new_game::run(&name),
        Some(Task::Prove) => prove::task(),
        Some(Task::Lexicon) => needs::meet(When::Lexicon).and_then(|()| lexicon::run()),
        Some(Task::Tiles { measure }) => tiles::run(measure),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("\n{sentence}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn start_passes_flags_on() {
        let cli = Cli::try_parse_from(["xtask", "start", "play", "nim", "--seed", "7"]).expect("parses");
        let Some(Task::Start { args }) = cli.task else {
            panic!("not the start task");
        };
        assert_eq!(args, ["play", "nim", "--seed", "7"]);
    }

    #[test]
    fn no_task_is_not_an_error() {
        assert!(Cli::try_parse_from(["xtask"]).expect("parses").task.is_none());
    }
}
