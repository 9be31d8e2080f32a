//! The overview that `kee --help` prints: the commands in groups, which clap cannot do by itself.

use clap::{Command, builder::StyledStr};
use std::fmt::Write;

/// Every command, by what it is for.
const GROUPS: &[(&str, &[&str])] = &[
    ("Play", &["games", "play", "rules", "referee"]),
    ("Look at finished games", &["verify", "show", "review", "gcg"]),
    ("Explore words, boards and bots", &["words", "solve", "legal", "perft", "simulate", "bench"]),
    ("Run an event, print on paper", &["party", "tournament", "generate", "print"]),
    ("Run a server", &["serve", "config", "systemd", "backup", "restore", "export", "load"]),
    ("Set up your shell", &["completions", "man"]),
];

/// The text after the overview, and the man page of `kee`.
pub(crate) const AFTER: &str = "Run `kee COMMAND --help` for the options of a command and examples.

Exit codes:
  0  Success, or the answer is yes
  1  Failure, or the answer is no: a word is not in the list, a record is not valid
  2  Usage error";

/// The template of the overview, with these commands.
pub(crate) fn overview(kee: &Command) -> StyledStr {
    let (header, literal) = (kee.get_styles().get_header(), kee.get_styles().get_literal());
    let mut template = String::from("{about}\n\n{usage-heading} {usage}\n\n");
    for (title, names) in GROUPS {
        let _ = writeln!(template, "{header}{title}:{header:#}");
        for command in names.iter().filter_map(|name| kee.find_subcommand(name)) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(template, "  {literal}{:<12}{literal:#} {about}", command.get_name());
        }
        template.push('\n');
    }
    let _ = write!(template, "{header}Options:{header:#}\n{{options}}{{after-help}}");
    template.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kee;
    use clap::CommandFactory;
    use kee_event::EventKind;

    #[test]
    fn every_command_is_in_one_group() {
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let kee = Kee::command();
        let mut commands: Vec<&str> = kee.get_subcommands().map(Command::get_name).collect();
        grouped.sort_unstable();
        commands.sort_unstable();
        assert_eq!(grouped, commands);
    }

    /// Phrases of the style that the help once had.
    const OLD_VOICE: &str = "usual|on turn|look on|somebody|whoever|go on|goes on|bring|brought|is none|so many|are there|\
        is there|stands|may be given|if not said|that begin|wanted|a line";

    /// A clause is not a label.
    const OLD_STARTS: &[&str] = &["Which ", "Who ", "Whose ", "What ", "Where ", "For how ", "After how "];

    fn check(place: &str, sentence: Option<String>) {
        let sentence = sentence.unwrap_or_else(|| panic!("{place} has no help"));
        check_voice(place, &sentence);
        assert!(!OLD_STARTS.iter().any(|start| sentence.starts_with(start)), "{place}: {sentence}");
        let capital = sentence.starts_with(|first: char| first.is_ascii_uppercase() || first.is_ascii_digit());
        assert!(capital && !sentence.ends_with('.'), "{place}: {sentence}");
    }

    fn check_voice(place: &str, text: &str) {
        let lower = text.to_lowercase();
        let old = OLD_VOICE.split('|').find(|phrase| lower.contains(phrase));
        assert_eq!(old, None, "{place}: {text}");
    }

    fn check_command(command: &Command) {
        let place = command.get_bin_name().unwrap_or_default().to_owned();
        check(&place, command.get_about().map(ToString::to_string));
        command.get_after_help().into_iter().for_each(|after| check_voice(&place, &after.to_string()));
        for argument in command.get_arguments() {
            let place = format!("{place} {argument}");
            check(&place, argument.get_help().map(ToString::to_string));
            for value in argument.get_possible_values() {
                value.get_help().into_iter().for_each(|help| check_value(&place, &help.to_string()));
            }
        }
        command.get_subcommands().for_each(check_command);
    }

    /// The text of a value follows the name of its option, so it needs no capital.
    fn check_value(place: &str, text: &str) {
        let capital = text.trim_end_matches('.').chars().enumerate();
        check(
            place,
            Some(capital.map(|(at, letter)| if at == 0 { letter.to_ascii_uppercase() } else { letter }).collect()),
        );
    }

    #[test]
    fn every_command_argument_and_value_has_a_plain_sentence() {
        let mut kee = Kee::command().disable_help_subcommand(true);
        kee.build();
        check_command(&kee);
    }

    #[test]
    fn every_command_of_an_event_has_a_plain_sentence() {
        for (form, meaning) in EventKind::ALL.iter().flat_map(|kind| kind.forms()) {
            check(form, Some((*meaning).to_owned()));
        }
    }

    #[test]
    fn every_command_with_arguments_has_an_example() {
        let mut kee = Kee::command().disable_help_subcommand(true);
        kee.build();
        for command in kee.get_subcommands() {
            let leaves: Vec<&Command> = command.get_subcommands().collect();
            let shown = [command]
                .into_iter()
                .chain(leaves)
                .any(|command| command.get_after_help().is_some_and(|after| after.to_string().contains("Example")));
            assert!(shown, "{}", command.get_name());
        }
    }
}
