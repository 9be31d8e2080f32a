use clap_complete::env::{self, EnvCompleter};
use std::{
    ffi::OsString,
    io::{self, Write},
    path::Path,
};

/// Bash, told to take `--set ties=carry` as two words. By itself it parts words at `=`, and clap's own script then completes
/// the value as if it were the next argument.
pub(super) struct Bash;

const SCRIPT: &str = r#"
_kee() {
    local IFS=$'\013' words=() before= word
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ ${#words[@]} -gt 1 && ( $word == = || $before == = ) ]]; then
            words[${#words[@]}-1]+=$word
        else
            words+=("$word")
        fi
        before=$word
    done
    local index=$((${#words[@]} - 1))
    local typed=${words[index]}
    COMPREPLY=($(_CLAP_IFS="$IFS" _CLAP_COMPLETE_INDEX=$index VAR=bash "COMPLETER" -- "${words[@]}"))
    if [[ $typed == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${typed%=*}="}")
    fi
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=/] ]]; then
        compopt -o nospace 2> /dev/null
    fi
}
complete -o bashdefault -o nosort -F _kee BIN 2> /dev/null || complete -o bashdefault -F _kee BIN
"#;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        env::Bash.name()
    }

    fn is(&self, name: &str) -> bool {
        env::Bash.is(name)
    }

    fn write_registration(
        &self,
        var: &str,
        _name: &str,
        bin: &str,
        completer: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let script = SCRIPT.replace("BIN", bin).replace("COMPLETER", completer).replace("VAR", var);
        out.write_all(script.as_bytes())
    }

    fn write_complete(
        &self,
        command: &mut clap::Command,
        words: Vec<OsString>,
        folder: Option<&Path>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        env::Bash.write_complete(command, words, folder, out)
    }
}
