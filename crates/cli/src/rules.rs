use crate::{args::game_name, output, stop::Stop};
use clap::Args;
use kee_game::{GameTime, Names, Resources, Seat, SheetBoard, SheetPart, Viewer, next_to_ask, sheet_parts};
use kee_games::{AnyGame, Language, Setup, language, sheets};
use kee_lexicon::{Lexicon, List};
use std::io::Write;

#[derive(Args)]
#[command(
    after_help = "Examples:\n  kee rules keezen | less\n  kee rules keezen --language nl\n  kee rules keezen --numbered | grep Z4"
)]
pub(crate) struct RulesArgs {
    /// Game to explain
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: String,

    /// Print the complete rules in numbered paragraphs instead, in English
    #[arg(long, conflicts_with = "language")]
    numbered: bool,

    /// Language of the rule sheet
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = ["en", "nl"])]
    language: String,
}

/// The numbered rules of each game that has them.
const NUMBERED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/numbered_rules.rs"));

pub(crate) fn run(args: &RulesArgs) -> Result<(), Stop> {
    let game = game_name::game(&args.game);
    let id = game.id();
    let find =
        |texts: &[(&str, &'static str)], name| texts.iter().find(|(known, _)| *known == name).map(|(_, text)| *text);
    let text = if args.numbered { find(NUMBERED, id) } else { find(sheets(id), args.language.as_str()) };
    let text = text.ok_or_else(|| {
        Stop::Failed(format!("{id} is a practice game without a rules page; run `kee play {id}` and type ?"))
    })?;
    let mut out = output::buffered();
    for part in sheet_parts(text) {
        match part {
            SheetPart::Text(text) => write!(out, "{text}")?,
            SheetPart::Board(board) => write!(out, "{}", drawn(game, &board, &language(&args.language, &[]))?)?,
        }
    }
    Ok(out.flush()?)
}

/// A board of a rule sheet as the terminal shows it, indented as Markdown has preformatted text.
fn drawn(game: &dyn AnyGame, board: &SheetBoard<'_>, language: &Language) -> Result<String, Stop> {
    let setup = Setup { preset: Some(board.preset.to_owned()), ..Setup::default() };
    let resources = if game.about().words { Lexicon::list(List::Full).resources() } else { Resources::none() };
    let broken = |why: String| Stop::Failed(format!("the rule sheet of {} has a broken board: {why}", game.id()));
    let mut played =
        game.begin_at(&setup, &resources, board.position).map_err(|problems| broken(format!("{problems:?}")))?;
    for action in &board.actions {
        let seat = next_to_ask(played.wait()).ok_or_else(|| broken(format!("nobody can play {action}")))?;
        played.act(GameTime::ZERO, seat, action).map_err(|refusal| broken(refusal.to_string()))?;
    }
    let shown = played.show(Viewer::Seat(Seat::new(0)), &Names::new(["Anna", "Bo", "Cleo", "Daan"]), language);
    Ok(shown.lines().map(|line| format!("    {line}\n")).collect())
}
