//! Migrations and the browser client are compiled in, so a new file among them must trigger a build.

use std::{env, error::Error, fmt::Write, fs, path::Path};

/// The folder where `cargo xtask web` leaves the browser client.
const CLIENT: &str = "../web/dist";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed={CLIENT}");
    let client = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(CLIENT).canonicalize();
    let mut names = Vec::new();
    if let Ok(client) = &client {
        gather(client, "", &mut names)?;
    }
    names.sort();
    let mut list = String::from("pub(super) static FILES: &[File] = &[\n");
    for name in names.iter().filter(|name| !name.ends_with(".gz") && !name.ends_with(".br")) {
        let path = |end: &str| client.as_ref().map(|client| client.join(format!("{name}{end}"))).unwrap_or_default();
        if names.contains(&format!("{name}.gz")) {
            writeln!(
                list,
                "File::packed({name:?}, include_bytes!({:?}), include_bytes!({:?})),",
                path(".gz"),
                path(".br")
            )?;
        } else {
            writeln!(list, "File::built_in({name:?}, include_bytes!({:?})),", path(""))?;
        }
    }
    list.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("web_files.rs"), list)?;
    Ok(())
}

fn gather(folder: &Path, before: &str, names: &mut Vec<String>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{name}/"), names)?;
        } else if !name.starts_with('.') {
            names.push(name);
        }
    }
    Ok(())
}
