use crate::{Kee, files::failed, output, stop::Stop};
use clap::{Args, CommandFactory};
use clap_mangen::{Man, generate_to};
use std::{fs, io::Write, path::PathBuf};

#[derive(Args)]
#[command(after_help = "Examples:
  kee man | man -l -                  Read the page of kee itself
  kee man --out ~/.local/share/man/man1")]
pub(crate) struct ManArgs {
    /// Write one page for `kee` and one for every command to this folder; without it, print the page of `kee`
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &ManArgs) -> Result<(), Stop> {
    let Some(folder) = &args.out else {
        let mut out = output::buffered();
        Man::new(Kee::command()).render(&mut out)?;
        return Ok(out.flush()?);
    };
    let written = fs::create_dir_all(folder).and_then(|()| generate_to(Kee::command(), folder));
    written.map_err(|error| failed(folder, &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    fn check_pages(command: &Command, folder: &std::path::Path) {
        let page = folder.join(format!("{}.1", command.get_display_name().unwrap_or(command.get_name())));
        let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        assert!(text.contains("SYNOPSIS") && text.contains("DESCRIPTION"), "{text}");
        command.get_subcommands().for_each(|command| check_pages(command, folder));
    }

    #[test]
    fn every_command_has_a_page() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        assert!(run(&ManArgs { out: Some(folder.path().to_owned()) }).is_ok());
        let mut kee = Kee::command().disable_help_subcommand(true);
        kee.build();
        check_pages(&kee, folder.path());
    }
}
