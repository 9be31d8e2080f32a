//! The `kee` program: table games with friends, against bots or alone.

mod args;
mod bench;
mod completion;
mod database;
mod events;
mod files;
mod games;
mod generate;
mod help;
mod keyboard;
mod load;
mod man;
mod output;
mod play;
mod positions;
mod print;
mod records;
mod referee;
mod rules;
mod serve;
mod simulate;
mod solve;
mod stop;
mod words;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A server allocates and frees many small objects on several threads. This allocator is faster at that than the system's
/// own, which on some systems (musl) is very slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play table games with friends, against bots or alone
#[derive(Parser)]
#[command(
    name = "kee",
    version,
    max_term_width = 110,
    subcommand_required = true,
    arg_required_else_help = true,
    help_template = help::overview(&KeeCommand::augment_subcommands(clap::Command::new("kee"))),
    after_help = help::AFTER
)]
struct Kee {
    #[command(subcommand)]
    command: KeeCommand,
}

#[derive(Subcommand)]
enum KeeCommand {
    /// List the games, or the presets, options and bots of one game
    Games(games::GamesArgs),
    /// Play in this terminal, with people at the same keyboard and with bots
    Play(play::PlayArgs),
    /// Print the rules of a game
    Rules(rules::RulesArgs),
    /// Keep score for a game on a real board
    Referee(referee::RefereeArgs),
    /// Check that a recorded game followed the rules and was dealt fairly
    Verify(records::VerifyArgs),
    /// Show a position from a record
    Show(records::ShowArgs),
    /// Compare every turn of a record with the best play
    Review(records::ReviewArgs),
    /// Convert a Keyword record to GCG, or show a GCG file
    Gcg(records::GcgArgs),
    /// Look up words, or find them by prefix, pattern or letters
    Words(words::WordsArgs),
    /// Find every word on a board
    Solve(solve::SolveArgs),
    /// List the legal moves in a position
    Legal(positions::LegalArgs),
    /// Count positions reachable in N moves (perft)
    Perft(positions::PerftArgs),
    /// Let bots play many games and compare their results
    Simulate(simulate::SimulateArgs),
    /// Measure the speed of move generation
    Bench(bench::BenchArgs),
    /// Run a party or club night at real tables, without a server
    Party(events::PartyArgs),
    /// Run a Keezen tournament at real tables, without a server
    Tournament(events::TournamentArgs),
    /// Make a starting board, to play on here or on paper
    Generate(generate::GenerateArgs),
    /// Print score pads, boards, cards, pairings and standings as SVG or PDF
    Print(print::PrintArgs),
    /// Run the server, with its web pages and API
    Serve(serve::ServeArgs),
    /// Print the server's configuration as TOML
    Config(serve::ServeArgs),
    /// Print a systemd unit for the server
    Systemd(serve::SystemdArgs),
    /// Back up the server's database while it runs
    Backup(database::BackupArgs),
    /// Replace the server's database with a backup
    Restore(database::RestoreArgs),
    /// Export the server's finished games as records
    Export(database::ExportArgs),
    /// Load-test a server: play many tables at once and measure its speed
    Load(load::LoadArgs),
    /// Print the line that turns on completion in your shell
    Completions(completion::CompletionsArgs),
    /// Print or install man pages
    Man(man::ManArgs),
}

fn main() -> ExitCode {
    completion::answer_shell();
    let done = match Kee::parse().command {
        KeeCommand::Games(args) => games::run(&args),
        KeeCommand::Play(args) => play::run(&args),
        KeeCommand::Rules(args) => rules::run(&args),
        KeeCommand::Referee(args) => referee::run(&args),
        KeeCommand::Verify(args) => records::verify(&args),
        KeeCommand::Show(args) => records::show(&args),
        KeeCommand::Review(args) => records::review(&args),
        KeeCommand::Gcg(args) => records::gcg(&args),
        KeeCommand::Words(args) => words::run(&args),
        KeeCommand::Solve(args) => solve::run(&args),
        KeeCommand::Legal(args) => positions::legal(&args),
        KeeCommand::Perft(args) => positions::perft(&args),
        KeeCommand::Simulate(args) => simulate::run(&args),
        KeeCommand::Bench(args) => bench::run(&args),
        KeeCommand::Party(args) => events::run_party(&args),
        KeeCommand::Tournament(args) => events::run_tournament(&args),
        KeeCommand::Generate(args) => generate::run(&args),
        KeeCommand::Print(args) => print::run(&args),
        KeeCommand::Serve(args) => serve::run(args),
        KeeCommand::Config(args) => serve::config(args),
        KeeCommand::Systemd(args) => serve::run_systemd(&args),
        KeeCommand::Backup(args) => database::backup(&args),
        KeeCommand::Restore(args) => database::restore(&args),
        KeeCommand::Export(args) => database::export(&args),
        KeeCommand::Load(args) => load::run(&args),
        KeeCommand::Completions(args) => completion::run(&args),
        KeeCommand::Man(args) => man::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}
