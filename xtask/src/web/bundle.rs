//! The files of the client, each with a hash of its contents in its name, and compressed for browsers.

use super::{Build, first_page, program, rules, sheets};
use crate::files::{entries, file_name};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The style sheets in order: these, those of the games' rooms, and those that change a room.
const STYLES: [&str; 9] = ["tokens", "base", "frame", "make", "table", "lesson", "local", "challenge", "event"];
const LAST_STYLES: [&str; 2] = ["referee", "print"];
/// The style sheet of the gallery, which only debug builds have.
const DEBUG_STYLE: &str = "gallery";

/// Writes the client to a folder, replacing its contents.
pub(super) fn write(web: &Path, build: Build, folder: &Path) -> Result<(), String> {
    let read = |path: &str| fs::read_to_string(web.join(path)).map_err(|error| format!("{path}: {error}."));
    let mut dist = Dist { files: BTreeMap::new(), build };
    let compiled = &build.compiled();

    let page = dist.started("kee-page", read("static/page.js")?, compiled, &["page", "events"])?;
    let worker = dist.started("kee-worker", read("static/worker.js")?, compiled, &["worker"])?;

    let sheet = |name: &&str| format!("style/{name}.css");
    let rooms = rooms(web)?.into_iter().map(|game| format!("src/games/{game}/style.css"));
    let styles = STYLES.iter().map(sheet).chain(rooms).chain(LAST_STYLES.iter().map(sheet));
    let styles = styles.chain((build == Build::Debug).then(|| sheet(&DEBUG_STYLE)));
    let styles: Result<Vec<String>, String> = styles.map(|path| read(&path)).collect();
    let mut style = styles?.concat();
    let mut preloads = String::new();
    for path in entries(&web.join("fonts"))? {
        let Some(name) = file_name(&path).strip_suffix(".woff2").map(str::to_owned) else { continue };
        let contents = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        let address = dist.named(&name, "woff2", contents);
        style = style.replace(&format!("{{{name}}}"), &address);
        preloads.push_str(&format!(
            "<link rel=\"preload\" href=\"{address}\" as=\"font\" type=\"font/woff2\" crossorigin>\n"
        ));
    }
    let style = dist.named("style", "css", style.into_bytes());
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
    let mut sheets = BTreeMap::<String, BTreeMap<String, String>>::new();
    for sheet in sheets::sheets(&web.join(".."))? {
        let address = dist.named(&format!("{}-{}", sheet.game, sheet.language), "json", sheet.contents);
        sheets.entry(sheet.game).or_default().insert(sheet.language, address);
    }
    let mut lessons = BTreeMap::<String, BTreeMap<String, String>>::new();
    for path in lessons_in(&web.join(".."))? {
        let contents = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        let (game, language) = (path.ancestors().nth(2).map(file_name).unwrap_or_default(), stem(&path));
        let address = dist.named(&format!("{game}-lesson-{language}"), "md", contents);
        lessons.entry(game).or_default().insert(language, address);
    }

    let id = dist.id();
    let about = serde_json::json!({
        "id": id, "worker": worker, "words": words, "languages": languages, "rules": pages, "sheets": sheets,
        "lessons": lessons,
    });
    let index = read("index.html")?
        .replace("{fonts}\n", &preloads)
        .replace("{style}", &style)
        .replace("{page}", &page)
        .replace("{build}", &about.to_string());
    dist.plain("index.html", index.into_bytes());
    dist.plain("build.json", about.to_string().into_bytes());
    for path in entries(&web.join("static"))? {
        let contents = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        match file_name(&path).as_str() {
            // These were added under other names.
            "page.js" | "worker.js" => {}
            "sw.js" => {
                let contents = dist.service_worker(contents, &id)?;
                dist.plain("sw.js", contents);
            }
            name => dist.plain(name, contents),
        }
    }
    dist.save(folder)
}

/// The games with a room of their own.
pub(crate) fn rooms(web: &Path) -> Result<Vec<String>, String> {
    let found = entries(&web.join("src/games"))?.into_iter().filter(|path| path.is_dir());
    Ok(found.map(|path| file_name(&path)).collect())
}

/// The lessons of all games, in every language.
fn lessons_in(crates: &Path) -> Result<Vec<PathBuf>, String> {
    let folders = entries(crates)?.into_iter().map(|game| game.join("lessons")).filter(|folder| folder.is_dir());
    let files: Result<Vec<_>, String> = folders.map(|folder| entries(&folder)).collect();
    Ok(files?.concat())
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The sentences of the page and the games in every language but English, which is part of the program.
fn languages_in(web: &Path) -> Result<Vec<(String, String)>, String> {
    let mut languages = Vec::new();
    for language in entries(&web.join("locales"))? {
        let tag = file_name(&language);
        if tag == "en" {
            continue;
        }
        let mut files = entries(&language)?;
        let mut games = entries(&web.join(".."))?;
        games.extend(entries(&web.join("../toys/src"))?);
        files.extend(games.iter().map(|game| game.join(format!("locales/{tag}.ftl"))).filter(|file| file.is_file()));
        let texts: Result<Vec<String>, String> = files
            .iter()
            .map(|file| fs::read_to_string(file).map_err(|error| format!("{}: {error}.", file.display())))
            .collect();
        languages.push((tag, texts?.join("\n")));
    }
    Ok(languages)
}

struct Dist {
    files: BTreeMap<String, Vec<u8>>,
    build: Build,
}

impl Dist {
    /// Adds a script that starts one of these programs, with the programs, and returns its address.
    fn started(
        &mut self,
        name: &str,
        mut script: String,
        compiled: &Path,
        programs: &[&str],
    ) -> Result<String, String> {
        for program in programs {
            let name = format!("kee-{program}");
            let made = program::made(&name, compiled, self.build)?;
            let mut module = made.module;
            if let Some(later) = made.later {
                let later = self.named("kee-later", "wasm", later);
                module = module.replace(program::LATER, &later);
                script = script.replace("{later-wasm}", &later);
            }
            let module = self.named(&name, "js", module.into_bytes());
            let wasm = self.named(&name, "wasm", made.wasm);
            script = script.replace(&format!("{{{program}-module}}"), &module);
            script = script.replace(&format!("{{{program}-wasm}}"), &wasm);
        }
        Ok(self.named(&format!("{name}-start"), "js", script.into_bytes()))
    }

    /// Adds a file that never changes under its name, and returns its address.
    fn named(&mut self, name: &str, kind: &str, contents: Vec<u8>) -> String {
        let address = format!("assets/{name}-{}.{kind}", &hash([contents.as_slice()])[..12]);
        self.files.insert(address.clone(), contents);
        format!("/{address}")
    }

    /// Adds a file that browsers request every time.
    fn plain(&mut self, name: &str, contents: Vec<u8>) {
        self.files.insert(name.to_owned(), contents);
    }

    /// The hash of all files.
    fn id(&self) -> String {
        hash(self.files.keys().map(String::as_bytes))[..12].to_owned()
    }

    /// The service worker caches everything needed for offline play.
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
        if self.build == Build::Release { first_page::check(folder) } else { Ok(()) }
    }
}

/// Word lists and pictures are compressed already.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_styles_name_no_room() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web");
        let rooms = rooms(&web).expect("the rooms can be listed");
        assert!(rooms.len() > 1, "the rooms are somewhere else");
        for sheet in entries(&web.join("style")).expect("the styles can be listed") {
            let style = fs::read_to_string(&sheet).expect("a style sheet");
            let named: Vec<&String> = rooms.iter().filter(|room| style.contains(*room)).collect();
            assert!(named.is_empty(), "{} names {named:?}: move that to the room's style.css", sheet.display());
        }
    }
}
