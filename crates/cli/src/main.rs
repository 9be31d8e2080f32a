//! The `kee` program: table games with friends, against bots and alone.

mod backup;
mod bench;
mod completions;
mod database;
mod display_names;
mod events;
mod export;
mod game_name;
mod games;
mod gcg;
mod generate;
mod input_file;
mod keyboard;
mod legal;
mod load;
mod open_files;
mod output;
mod perft;
mod placed;
mod play;
mod print;
mod referee;
mod restore;
mod review;
mod seat_letter;
mod serve;
mod shell_word;
mod show;
mod simulate;
mod solve;
mod stop;
mod table_args;
mod verify;
mod whole_file;
mod word_source;
mod words;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A server makes and forgets many small things, on several threads. This one is quicker at that than the system's own,
/// which on some systems (musl) is very slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Table games with friends, against bots and alone.
#[derive(Parser)]
#[command(name = "kee", version, max_term_width = 110, subcommand_required = true, arg_required_else_help = true)]
struct Kee {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, or the presets, options and bots of one
    Games(games::GamesArgs),
    /// Play here in the terminal, with people at the same keyboard and with bots
    Play(play::PlayArgs),
    /// Keep the score of a game on a real board: type the letters, then each word as it is played
    Referee(referee::RefereeArgs),
    /// Let bots play many games and compare them
    Simulate(simulate::SimulateArgs),
    /// Replay records and check every entry, the digest, the seed and the outcome
    Verify(verify::VerifyArgs),
    /// Show the position after an entry of a record
    Show(show::ShowArgs),
    /// Write a record of Keyword as GCG, or read a GCG file of any crossword game
    Gcg(gcg::GcgArgs),
    /// Look at a game afterwards: what each turn brought, and what it could have brought
    Review(review::ReviewArgs),
    /// List the legal actions of a position
    Legal(legal::LegalArgs),
    /// Count the positions that so many actions lead to
    Perft(perft::PerftArgs),
    /// Find every word of a board
    Solve(solve::SolveArgs),
    /// Make a board to play on, here or on paper
    Generate(generate::GenerateArgs),
    /// Run a Keyword party, or an event of another game, around real tables
    Party(events::PartyArgs),
    /// Run a tournament of Keezen around real tables
    Tournament(events::TournamentArgs),
    /// Print score pads, boards, sheets, cards, pairings and standings, as SVG or PDF
    Print(print::PrintArgs),
    /// Look words up, and find them by prefix, pattern or letters
    Words(words::WordsArgs),
    /// Time the machinery under the games, on data that other programs read too
    Bench(bench::BenchArgs),
    /// Run a server: tables that people and programs elsewhere come to
    Serve(serve::ServeArgs),
    /// Play many tables at once against a server and say how fast it is
    Load(load::LoadArgs),
    /// Print how the server would run, as a TOML file
    Config(serve::ServeArgs),
    /// Print a systemd unit that runs the server
    Systemd(serve::SystemdArgs),
    /// Copy everything the server keeps to a file, while it goes on
    Backup(backup::BackupArgs),
    /// Put a backup in the place of what the server keeps
    Restore(restore::RestoreArgs),
    /// Write the finished games of the server as records
    Export(export::ExportArgs),
    /// Print a script that completes commands in your shell
    Completions(completions::CompletionsArgs),
}

fn main() -> ExitCode {
    let done = match Kee::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Referee(args) => referee::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Gcg(args) => gcg::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Legal(args) => legal::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Generate(args) => generate::run(&args),
        Command::Party(args) => events::run_party(&args),
        Command::Tournament(args) => events::run_tournament(&args),
        Command::Print(args) => print::run(&args),
        Command::Words(args) => words::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Load(args) => load::run(&args),
        Command::Config(args) => serve::config(args),
        Command::Systemd(args) => serve::run_systemd(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Completions(args) => completions::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}
