//! The files of the client, each under a name that has a hash of its contents, and packed as browsers take them.

use super::{Build, rules};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// The style sheets in the order in which they apply.
const STYLES: [&str; 11] =
    ["base", "table", "local", "challenge", "event", "keesdrow", "keyword", "keezen", "keebble", "referee", "print"];

/// Writes the client into its folder, in the place of whatever was there.
pub(super) fn write(web: &Path, build: Build) -> Result<(), String> {
    let read = |path: &str| fs::read_to_string(web.join(path)).map_err(|error| format!("{path}: {error}."));
    let mut dist = Dist { files: BTreeMap::new(), build };
    let compiled = &build.compiled();

    let page = dist.started("kee-page", read("static/page.js")?, compiled, &["page", "events"])?;
    let worker = dist.started("kee-worker", read("static/worker.js")?, compiled, &["worker"])?;

    let styles: Result<Vec<String>, String> = STYLES.iter().map(|name| read(&format!("style/{name}.css"))).collect();
    let style = dist.named("style", "css", styles?.concat().into_bytes());
    let words = fs::read(web.join("../lexicon/data/english.words")).map_err(|error| error.to_string())?;
    let words = dist.named("english", "words", words);
    let mut languages = BTreeMap::new();
    for (tag, text) in languages_in(web)? {
        let address = dist.named(&tag, "ftl", text.into_bytes());
        languages.insert(tag, address);
    }
    let mut pages = BTreeMap::new();
    for (game, page) in rules::pages(&web.join("../../docs/rules"))? {
        let address = dist.named(&game, "html", page.into_bytes());
        pages.insert(game, address);
    }

    let id = dist.id();
    let about = serde_json::json!({
        "id": id, "worker": worker, "words": words, "languages": languages, "rules": pages,
    });
    let index =
        read("index.html")?.replace("{style}", &style).replace("{page}", &page).replace("{build}", &about.to_string());
    dist.plain("index.html", index.into_bytes());
    dist.plain("build.json", about.to_string().into_bytes());
    for path in entries(&web.join("static"))? {
        let contents = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        match file_name(&path).as_str() {
            // These have been taken under names of their own.
            "page.js" | "worker.js" => {}
            "sw.js" => {
                let contents = dist.service_worker(contents, &id)?;
                dist.plain("sw.js", contents);
            }
            name => dist.plain(name, contents),
        }
    }
    dist.save(&build.folder())
}

/// Every language beside English, which is part of the program: what the page says, and what the games say.
fn languages_in(web: &Path) -> Result<Vec<(String, String)>, String> {
    let mut languages = Vec::new();
    for language in entries(&web.join("locales"))? {
        let tag = file_name(&language);
        if tag == "en" {
            continue;
        }
        let mut files = entries(&language)?;
        let crates = entries(&web.join(".."))?.into_iter();
        files.extend(crates.map(|package| package.join(format!("locales/{tag}.ftl"))).filter(|file| file.is_file()));
        let texts: Result<Vec<String>, String> = files
            .iter()
            .map(|file| fs::read_to_string(file).map_err(|error| format!("{}: {error}.", file.display())))
            .collect();
        languages.push((tag, texts?.join("\n")));
    }
    Ok(languages)
}

/// What is in a folder, in order.
pub(super) fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let explain = |error: std::io::Error| format!("{}: {error}.", folder.display());
    let found: Result<Vec<_>, _> =
        fs::read_dir(folder).map_err(explain)?.map(|entry| entry.map(|e| e.path())).collect();
    let mut found = found.map_err(explain)?;
    found.sort();
    Ok(found)
}

/// The last part of a path.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

struct Dist {
    files: BTreeMap<String, Vec<u8>>,
    build: Build,
}

impl Dist {
    /// Takes a script that starts one of these programs, with the programs, and says its address.
    fn started(
        &mut self,
        name: &str,
        mut script: String,
        compiled: &Path,
        programs: &[&str],
    ) -> Result<String, String> {
        for program in programs {
            let (module, wasm) = self.program(&format!("kee-{program}"), compiled)?;
            script = script.replace(&format!("{{{program}-module}}"), &module);
            script = script.replace(&format!("{{{program}-wasm}}"), &wasm);
        }
        Ok(self.named(&format!("{name}-start"), "js", script.into_bytes()))
    }

    /// Takes a program, and says the addresses of its script and of itself.
    fn program(&mut self, name: &str, compiled: &Path) -> Result<(String, String), String> {
        let wasm = compiled.join(format!("{name}.wasm"));
        let mut output = Bindgen::new()
            .input_path(&wasm)
            .web(true)
            .and_then(|bindgen| {
                bindgen.typescript(false).remove_name_section(self.build == Build::Release).generate_output()
            })
            .map_err(|error| format!("wasm-bindgen cannot take {}: {error:#}.", wasm.display()))?;
        let wasm = self.named(name, "wasm", output.wasm_mut().emit_wasm());
        let module = self.named(name, "js", output.js().as_bytes().to_vec());
        Ok((module, wasm))
    }

    /// Takes a file that never changes under its name, and says its address.
    fn named(&mut self, name: &str, kind: &str, contents: Vec<u8>) -> String {
        let address = format!("assets/{name}-{}.{kind}", &hash([contents.as_slice()])[..12]);
        self.files.insert(address.clone(), contents);
        format!("/{address}")
    }

    /// Takes a file that is asked for anew every time.
    fn plain(&mut self, name: &str, contents: Vec<u8>) {
        self.files.insert(name.to_owned(), contents);
    }

    /// Of all files together.
    fn id(&self) -> String {
        hash(self.files.keys().map(String::as_bytes))[..12].to_owned()
    }

    /// The service worker keeps all that the program needs for playing without a network.
    fn service_worker(&self, contents: Vec<u8>, id: &str) -> Result<Vec<u8>, String> {
        let text = String::from_utf8(contents).map_err(|error| error.to_string())?;
        let kept: Vec<String> =
            self.files.keys().filter(|name| name.starts_with("assets/")).map(|n| format!("/{n}")).collect();
        let kept = serde_json::to_string(&kept).map_err(|error| error.to_string())?;
        Ok(text.replace("\"{build}\"", &format!("{id:?}")).replace("[\"{kept}\"]", &kept).into_bytes())
    }

    fn save(&self, folder: &Path) -> Result<(), String> {
        let explain = |error: std::io::Error| format!("{}: {error}.", folder.display());
        fs::create_dir_all(folder).map_err(explain)?;
        for old in entries(folder)?.into_iter().filter(|old| file_name(old) != ".gitignore") {
            if old.is_dir() { fs::remove_dir_all(old) } else { fs::remove_file(old) }.map_err(explain)?;
        }
        fs::create_dir_all(folder.join("assets")).map_err(explain)?;
        for (name, contents) in &self.files {
            fs::write(folder.join(name), contents).map_err(explain)?;
            if self.build == Build::Release && shrinks(name) {
                fs::write(folder.join(format!("{name}.gz")), gzip(contents).map_err(explain)?).map_err(explain)?;
                fs::write(folder.join(format!("{name}.br")), brotli(contents).map_err(explain)?).map_err(explain)?;
            }
        }
        Ok(())
    }
}

/// The words are packed already, and pictures are too.
fn shrinks(name: &str) -> bool {
    !name.ends_with(".words") && !name.ends_with(".png")
}

fn gzip(contents: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(contents)?;
    packed.finish()
}

fn brotli(contents: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*contents, &mut packed, &brotli::enc::BrotliEncoderParams::default())?;
    Ok(packed)
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    parts.into_iter().for_each(|part| hash.update(part));
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
