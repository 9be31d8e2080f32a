use crate::{input_file::read_text, stop::Stop};
use clap::Args;
use kee_game::{Problem, Resources, excerpt};
use kee_games::{AnyGame, AnyMatch, Setup};
use std::path::Path;

/// Which table is wanted: shared by every command that begins a game.
#[derive(Args, Clone, Default)]
pub(crate) struct TableArgs {
    /// Named options to start from; `kee games GAME` lists them
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Set one option; may be given many times
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// How many seats
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// How many teams
    #[arg(long, value_name = "N")]
    teams: Option<usize>,
}

impl TableArgs {
    /// The request, and what could not even be read of it.
    pub(crate) fn setup(&self, game: &dyn AnyGame) -> (Setup, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut set = Vec::new();
        for pair in &self.set {
            match pair.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
                Some((key, value)) => match option_value(game, key, value) {
                    Ok(value) => set.push((key.to_owned(), value)),
                    Err(more) => problems.extend(more),
                },
                None => problems.push(Problem::new("set", format!("expected `KEY=VALUE`, got `{}`", excerpt(pair)))),
            }
        }
        (Setup { preset: self.preset.clone(), set, seats: self.seats, teams: self.teams }, problems)
    }

    /// The same for so many seats, unless a number was asked for.
    pub(crate) fn for_seats(&self, seats: usize) -> Self {
        Self { seats: self.seats.or(Some(seats)), ..self.clone() }
    }

    /// Begins the game that so many bots are to join, or says everything that is wrong.
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
                    problems.push(Problem::new("bots", format!("there are {seats} seats, got {} bots", bots.len())));
                }
                if problems.is_empty() {
                    return Ok(table);
                }
            }
        }
        Err(problems.into())
    }

    /// Begins the game in the middle, from a position text.
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

/// The value as it was given, or what the file holds that it names. A value of the game's own comes before a file of that
/// name; a file's value written out in one line has spaces, so what has none is a file's name.
fn option_value(game: &dyn AnyGame, key: &str, value: &str) -> Result<String, Vec<Problem>> {
    let options = game.about().options;
    let option = options.iter().find(|option| option.key == key && option.file.is_some());
    let from_file = option.is_some_and(|option| option.values.iter().all(|own| own.value != value));
    let path = Path::new(value);
    if !from_file || value.contains(' ') && !path.exists() {
        return Ok(value.to_owned());
    }
    let contents = read_text(path).map_err(|sentence| vec![Problem::new(key, sentence)])?;
    game.option_from_file(key, &contents).map_err(|problems| {
        let in_file = |problem: Problem| Problem::new(&problem.about, format!("{value}: {}", problem.sentence));
        problems.into_iter().map(in_file).collect()
    })
}
