use crate::{args::game_name, output, stop::Stop};
use clap::Args;
use kee_games::{About, AboutOption, AboutPlan, AboutPreset, Wording, catalogue, english};
use std::io::Write;

#[derive(Args)]
#[command(after_help = "Examples:\n  kee games\n  kee games keezen")]
pub(crate) struct GamesArgs {
    /// Game to describe; without it, list all games
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: Option<String>,
    /// Include what exists only for tests
    #[arg(long)]
    all: bool,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &GamesArgs) -> Result<(), Stop> {
    let about = |game: &str| game_name::game(game).about().said_in(english());
    match (&args.game, args.json) {
        (Some(game), true) => output::print_json(&about(game)),
        (Some(game), false) => print_one(&offered(about(game), args.all)),
        (None, true) => output::print_json(&catalogue().iter().map(|game| about(game.id())).collect::<Vec<_>>()),
        (None, false) => print_all(args.all),
    }
}

fn offered(about: About, all: bool) -> About {
    if all { about } else { about.offered() }
}

fn print_all(all: bool) -> Result<(), Stop> {
    let mut out = output::buffered();
    for about in catalogue().iter().map(|game| offered(game.about(), all)) {
        writeln!(out, "{:<10} {}", about.id, about.summary)?;
        let presets: Vec<&str> = about.presets.iter().map(|preset| preset.name).collect();
        writeln!(out, "{:<10} presets: {}", "", presets.join(", "))?;
    }
    writeln!(out, "\nPresets, options and bots of a game: kee games {}", catalogue()[0].id())?;
    writeln!(out, "Play a game: kee play {}", catalogue()[0].id())?;
    out.flush()?;
    Ok(())
}

fn print_one(about: &About) -> Result<(), Stop> {
    let mut out = output::buffered();
    writeln!(out, "{}: {}", about.title, about.summary)?;
    if about.words {
        writeln!(out, "Uses a word list: the full English one, or the one you choose with --words.")?;
    }
    writeln!(out, "\nPresets (--preset NAME; the first is the default):")?;
    for preset in &about.presets {
        writeln!(out, "  {:<12} {}. {}", preset.name, preset.title, preset.meaning)?;
        writeln!(out, "  {:<12} for {}", "", plans(&preset.plans))?;
        let changes = changes(about, preset);
        if !changes.is_empty() {
            writeln!(out, "  {:<12} sets {}", "", changes.join(" "))?;
        }
    }
    writeln!(out, "\nOptions (--set KEY=VALUE):")?;
    about.options.iter().try_for_each(|option| print_option(&mut out, about, option))?;
    writeln!(out, "\nBots (--bots NAME,NAME):")?;
    for bot in &about.bots {
        let strength = bot.level.zip(bot.rating);
        let strength = strength.map_or(String::new(), |(level, rating)| format!(" (level {level}, rated {rating})"));
        writeln!(out, "  {:<12} {}{strength}. {}", bot.name, bot.title, bot.meaning)?;
    }
    out.flush()?;
    Ok(())
}

/// The options that a preset sets to something else than their default.
fn changes(about: &About, preset: &AboutPreset) -> Vec<String> {
    let differs =
        |key: &str, value: &str| about.options.iter().any(|option| option.key == key && option.default != *value);
    let changed = preset.options.iter().filter(|(key, value)| differs(key, value));
    changed.map(|(key, value)| format!("{key}={value}")).collect()
}

fn print_option(out: &mut impl Write, about: &About, option: &AboutOption) -> Result<(), Stop> {
    let AboutOption { key, meaning, help, default, .. } = option;
    let said = Wording::new(english(), about.id).value(option, default);
    writeln!(out, "  {key}: {meaning}{}{help}", if help.is_empty() { "" } else { ". " })?;
    for value in &option.values {
        writeln!(out, "  {:<12} {:<14} {}", "", value.value, value.meaning)?;
    }
    if let Some(file) = &option.file {
        writeln!(out, "  {:<12} {:<14} {file}", "", "FILE")?;
    }
    if option.values.is_empty() {
        writeln!(out, "  {:<12} {}", "", option.expected)?;
    }
    let said = if said == *default || !option.values.is_empty() { String::new() } else { format!(" ({said})") };
    writeln!(out, "  {:<12} [default: {default}{said}]", "")?;
    Ok(())
}

/// The default plan and the others: `3 players (or 2, 4, 6 in 2 teams)`.
fn plans(plans: &[AboutPlan]) -> String {
    let plan = |plan: &AboutPlan, players: &str| match (plan.seats, plan.teams) {
        (1, _) if !players.is_empty() => "1 player".to_owned(),
        (seats, teams) if seats == teams => format!("{seats}{players}"),
        (seats, teams) => format!("{seats}{players} in {teams} teams"),
    };
    let Some((first, others)) = plans.split_first() else { return String::new() };
    let others: Vec<String> = others.iter().map(|other| plan(other, "")).collect();
    let others = if others.is_empty() { String::new() } else { format!(" (or {})", others.join(", ")) };
    plan(first, " players") + &others
}
