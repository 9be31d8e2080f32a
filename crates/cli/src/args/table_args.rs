use super::nearest::did_you_mean;
use crate::{completion, files::read_text, stop::Stop};
use clap::Args;
use kee_game::{Problem, Resources, Seat, Unreadable, excerpt};
use kee_games::{AnyGame, AnyMatch, Setup, Wording, english};
use std::path::Path;

/// The table to set up, for every command that begins a game.
#[derive(Args, Clone, Default)]
pub(crate) struct TableArgs {
    /// Preset to start from; `kee games GAME` lists them
    #[arg(long, value_name = "NAME", add = completion::presets())]
    preset: Option<String>,
    /// Change one option of the game; can be repeated
    #[arg(long, value_name = "KEY=VALUE", add = completion::settings())]
    set: Vec<String>,
    /// Number of seats
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Number of teams
    #[arg(long, value_name = "N")]
    teams: Option<usize>,
}

impl TableArgs {
    /// The request, and the parts of it that could not be read.
    pub(crate) fn setup(&self, game: &dyn AnyGame) -> (Setup, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut set = Vec::new();
        for pair in &self.set {
            match pair.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
                Some((key, value)) => match option_value(game, key, value) {
                    Ok(value) => set.push((key.to_owned(), value)),
                    Err(more) => problems.extend(more),
                },
                None => problems
                    .push(Problem::plain("set", format!("`{}` has no value. Write `KEY=VALUE`.", excerpt(pair)))),
            }
        }
        (Setup { preset: self.preset.clone(), set, seats: self.seats, teams: self.teams }, problems)
    }

    /// The same table with this many seats, unless `--seats` is given.
    pub(crate) fn for_seats(&self, seats: usize) -> Self {
        Self { seats: self.seats.or(Some(seats)), ..self.clone() }
    }

    /// Begins a game that these bots join, or lists every problem.
    pub(crate) fn begin(
        &self,
        game: &dyn AnyGame,
        resources: &Resources,
        bots: &[String],
    ) -> Result<Box<dyn AnyMatch>, Stop> {
        let (setup, mut problems) = self.setup(game);
        problems.extend(game.check_bots(bots));
        match game.begin(&setup, resources) {
            Err(more) => problems.extend(more),
            Ok(table) => {
                let seats = table.seating().len();
                if bots.len() > seats {
                    problems.push(Problem::plain("bots", format!("{} bots don’t fit on {seats} seats.", bots.len())));
                }
                if problems.is_empty() {
                    return Ok(table);
                }
            }
        }
        Err(problems.into())
    }

    /// Begins a game from a position.
    pub(crate) fn begin_at(
        &self,
        game: &dyn AnyGame,
        resources: &Resources,
        position: &str,
    ) -> Result<Box<dyn AnyMatch>, Stop> {
        let (setup, mut problems) = self.setup(game);
        match game.begin_at(&setup, resources, position) {
            Ok(table) if problems.is_empty() => Ok(table),
            Ok(_) => Err(problems.into()),
            Err(more) => {
                problems.extend(more);
                Err(problems.into())
            }
        }
    }
}

/// The value as given, or the contents of the file it names. A value that the game knows comes before a file of the same
/// name. A value with spaces is a file's contents written in one line, as in a record.
fn option_value(game: &dyn AnyGame, key: &str, value: &str) -> Result<String, Vec<Problem>> {
    let options = game.about().options;
    let option = options.iter().find(|option| option.key == key && option.takes_file);
    let from_file = option.is_some_and(|option| option.values.iter().all(|own| own.value != value));
    let path = Path::new(value);
    if !from_file || value.contains(' ') && !path.exists() {
        return Ok(value.to_owned());
    }
    let names: Vec<&str> = option.iter().flat_map(|option| &option.values).map(|own| own.value).collect();
    if !path.exists() && !value.contains(['.', '/', '\\']) {
        let words = Wording::new(english(), game.id());
        let expected = option.map(|option| format!("{}, or {}", words.expected(option), words.file(key)));
        let (got, meant) = (excerpt(value), did_you_mean(value, names));
        let sentence = format!("There’s no value `{got}`. Choose {}.{meant}", expected.unwrap_or_default());
        return Err(vec![Problem::plain(key, sentence)]);
    }
    let contents = read_text(path).map_err(|sentence| vec![Problem::plain(key, sentence)])?;
    game.option_from_file(key, &contents).map_err(|problems| {
        let in_file = |problem: &Problem| format!("{value}: {}", english().problem(problem));
        problems.iter().map(|problem| Problem::plain(&problem.about, in_file(problem))).collect()
    })
}

/// Reads a seat by its letter, in upper or lower case.
pub(crate) fn seat_letter(text: &str) -> Result<Seat, Unreadable> {
    text.to_ascii_uppercase().parse()
}
