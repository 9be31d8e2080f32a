//! Shell completion for `kee`. The shell asks the program itself, so games, options and bots are those of this
//! version.

mod bash;
mod candidates;

pub(crate) use candidates::{bots, event_commands, lots, presets, settings, word_lists};

use crate::{Kee, stop::Stop};
use clap::{Args, CommandFactory};
use clap_complete::{
    CompleteEnv, Shell,
    env::{Elvish, Fish, Powershell, Shells, Zsh},
};
use std::io::{self, Write};

#[derive(Args)]
#[command(after_help = "Examples:
  kee completions bash >> ~/.bashrc
  kee completions zsh >> ~/.zshrc
  kee completions fish > ~/.config/fish/completions/kee.fish")]
pub(crate) struct CompletionsArgs {
    /// Shell to print the line for
    shell: Shell,
}

const SHELLS: Shells<'static> = Shells(&[&bash::Bash, &Elvish, &Fish, &Powershell, &Zsh]);

/// Answers a shell that asks for completions, and ends the program then.
pub(crate) fn answer_shell() {
    CompleteEnv::with_factory(Kee::command).shells(SHELLS).complete();
}

/// Prints a line rather than a whole script: a script in a profile would be outdated with the next `kee`.
pub(crate) fn run(args: &CompletionsArgs) -> Result<(), Stop> {
    let line = match args.shell {
        Shell::Elvish => "eval (E:COMPLETE=elvish kee | slurp)",
        Shell::Fish => "COMPLETE=fish kee | source",
        Shell::PowerShell => {
            "$env:COMPLETE = \"powershell\"; kee | Out-String | Invoke-Expression; Remove-Item Env:\\COMPLETE"
        }
        Shell::Zsh => "source <(COMPLETE=zsh kee)",
        _ => "source <(COMPLETE=bash kee)",
    };
    writeln!(io::stdout(), "{line}")?;
    Ok(())
}
