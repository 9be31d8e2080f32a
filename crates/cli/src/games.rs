use crate::{game_name, output, stop::Stop};
use clap::Args;
use kee_game::Plan;
use kee_games::{About, AboutOption, AboutPlan, catalogue};
use std::io::Write;

#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Tell all about this game: presets, options and bots
    #[arg(value_parser = game_name::parser(), ignore_case = true)]
    game: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &GamesArgs) -> Result<(), Stop> {
    match (&args.game, args.json) {
        (Some(game), true) => output::print_json(&game_name::game(game).about()),
        (Some(game), false) => print_one(&game_name::game(game).about()),
        (None, true) => output::print_json(&catalogue().iter().map(|game| game.about()).collect::<Vec<_>>()),
        (None, false) => print_all(),
    }
}

fn print_all() -> Result<(), Stop> {
    let mut out = output::buffered();
    for about in catalogue().iter().map(|game| game.about()) {
        writeln!(out, "{:<10} {}", about.id, about.summary)?;
        let presets: Vec<&str> = about.presets.iter().map(|preset| preset.name).collect();
        writeln!(out, "{:<10} presets: {}", "", presets.join(", "))?;
    }
    writeln!(out, "\nPresets, options and bots of one: kee games {}", catalogue()[0].id())?;
    writeln!(out, "Play it: kee play {}", catalogue()[0].id())?;
    out.flush()?;
    Ok(())
}

fn print_one(about: &About) -> Result<(), Stop> {
    let mut out = output::buffered();
    writeln!(out, "{}: {}", about.title, about.summary)?;
    if about.words {
        writeln!(out, "It needs a word list; the full English one is taken unless --words says otherwise.")?;
    }
    writeln!(out, "\nPresets (--preset NAME), the first is the default:")?;
    for preset in &about.presets {
        writeln!(out, "  {:<10} {}", preset.name, preset.meaning)?;
        writeln!(out, "  {:<10} for {}", "", plans(&preset.plans))?;
        let values: Vec<String> = preset.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(out, "  {:<10} {}", "", values.join(" "))?;
    }
    writeln!(out, "\nOptions (--set KEY=VALUE):")?;
    about.options.iter().try_for_each(|option| print_option(&mut out, option))?;
    writeln!(out, "\nBots (--bots NAME,NAME):")?;
    for bot in &about.bots {
        writeln!(out, "  {:<10} {}", bot.name, bot.meaning)?;
    }
    out.flush()?;
    Ok(())
}

fn print_option(out: &mut impl Write, option: &AboutOption) -> Result<(), Stop> {
    writeln!(out, "  {:<10} {}", option.key, option.meaning)?;
    for value in &option.values {
        writeln!(out, "  {:<10} {:<9} {}", "", value.value, value.meaning)?;
    }
    if let Some(file) = option.file {
        writeln!(out, "  {:<10} {:<9} A file with {file}.", "", "FILE")?;
    }
    if option.values.is_empty() {
        writeln!(out, "  {:<10} {}", "", option.expected)?;
    }
    writeln!(out, "  {:<10} (default: {})", "", option.default)?;
    Ok(())
}

/// `3 seats, 2 seats or 4 seats in 2 teams`.
pub(crate) fn plans(plans: &[AboutPlan]) -> String {
    let plan = |plan: &AboutPlan| Plan { seats: plan.seats, teams: plan.teams }.to_string();
    let each: Vec<String> = plans.iter().map(plan).collect();
    match each.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => each.concat(),
    }
}
