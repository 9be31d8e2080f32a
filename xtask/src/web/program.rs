//! A program as a browser starts it: a script and WebAssembly, of which a part may come later.

use super::Build;
use std::fmt::Display;
use std::fs;
use std::path::Path;
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

/// The place in the script of a program that names the file of its later part.
pub(super) const LATER: &str = "./split_later.wasm";
/// The script that fetches the later part, as the program imports it.
const LINK: &str = "./__wasm_split.js";
/// The program of which all but the first page comes later: `src/bin/kee-page.rs` says where it is cut.
const CUT: &str = "kee-page";

/// A program.
pub(super) struct ClientProgram {
    /// The script that starts it.
    pub(super) module: String,
    /// The part that is there from the start.
    pub(super) wasm: Vec<u8>,
    /// The part that is fetched later.
    pub(super) later: Option<Vec<u8>>,
}

/// Makes a program from what the compiler wrote.
pub(super) fn made(name: &str, compiled: &Path, build: Build) -> Result<ClientProgram, String> {
    let whole = compiled.join(format!("{name}.wasm"));
    let explain = |error: &dyn Display| format!("{}: {error}.", whole.display());
    if name != CUT {
        let (module, wasm) = bound(&whole, build, false)?;
        return Ok(ClientProgram { module, wasm, later: None });
    }
    let parts = compiled.join(format!("{name}-parts"));
    let first = parts.join("first.wasm");
    let input = fs::read(&whole).map_err(|error| explain(&error))?;
    let mut options = Options::new(&input);
    (options.output_dir, options.main_out_path, options.link_name) = (&parts, &first, LINK);
    transform(options).map_err(|error| explain(&format!("{error:#}")))?;
    let link = fs::read_to_string(parts.join(LINK)).map_err(|error| explain(&error))?;
    let (module, wasm) = bound(&first, build, true)?;
    let later = ModuleConfig::new()
        .generate_name_section(build == Build::Debug)
        .parse_file(parts.join(LATER))
        .map_err(|error| explain(&format!("{error:#}")))?
        .emit_wasm();
    Ok(ClientProgram { module: joined(&module, &link)?, wasm, later: Some(later) })
}

/// The script and the WebAssembly that wasm-bindgen makes. A part that comes later finds what it needs by the linker's names.
fn bound(wasm: &Path, build: Build, is_cut: bool) -> Result<(String, Vec<u8>), String> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .keep_lld_exports(is_cut)
        .demangle(!is_cut)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(false).remove_name_section(build == Build::Release).generate_output())
        .map_err(|error| format!("wasm-bindgen failed on {}: {error:#}.", wasm.display()))?;
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}

/// One script of the two that import each other: each would need the other's name, which is a hash of its contents.
fn joined(module: &str, link: &str) -> Result<String, String> {
    let import = format!(" from \"{LINK}\"");
    let name = module.lines().find_map(|line| line.strip_prefix("import * as ")?.strip_suffix(&import));
    let name = name.ok_or("The program does not fetch its later part.")?;
    let link: Vec<_> = link.lines().filter(|line| !line.starts_with("import ")).collect();
    let module = module.replace(&format!("import * as {name}{import}"), "");
    let link = link.join("\n").replace("export const", "const");
    Ok(format!("{module}\n{link}\nconst {name} = {{ __wasm_split_load_later }};\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_has_the_way_to_the_later_part() {
        let module = "import * as import1 from \"./__wasm_split.js\"\nexport { initSync };\n";
        let link = "import { initSync } from \"./main.js\";\nexport const __wasm_split_load_later = f();\n";
        let script = joined(module, link).unwrap();
        assert!(!script.contains("import "), "{script}");
        assert!(script.contains("\nconst __wasm_split_load_later = f();\n"), "{script}");
        assert!(script.ends_with("const import1 = { __wasm_split_load_later };\n"), "{script}");
        joined("export { initSync };", link).unwrap_err();
    }
}
