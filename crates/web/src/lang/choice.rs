use super::{bundle::english, speak};
use crate::{browser, build::BuildFiles, keep};

/// A language on offer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LanguageEntry {
    pub(crate) tag: String,
    /// Its name in the language itself.
    pub(crate) name: String,
}

impl LanguageEntry {
    /// All languages: English, and those the build found.
    pub(crate) fn all() -> Vec<Self> {
        let others = BuildFiles::here().languages.into_keys();
        ["en".to_owned()].into_iter().chain(others).map(|tag| Self { name: own_name(&tag), tag }).collect()
    }
}

fn own_name(tag: &str) -> String {
    let options = js_sys::Object::new();
    let set = js_sys::Reflect::set(&options, &"type".into(), &"language".into());
    let tags = js_sys::Array::of1(&tag.into());
    let named = set.ok().and_then(|_| js_sys::Intl::DisplayNames::new(&tags, &options).of(tag));
    named.map_or_else(|| tag.to_owned(), String::from)
}

/// Switches to the language chosen earlier, or else to the first of the browser's that we have.
pub(crate) async fn fetch_chosen() {
    let preferred = browser::window().navigator().languages();
    let preferred = preferred.iter().filter_map(|tag| tag.as_string());
    let known = LanguageEntry::all();
    let wanted = keep::language().into_iter().chain(preferred).find_map(|wanted| {
        let short = wanted.split('-').next().unwrap_or_default().to_owned();
        known.iter().find(|language| language.tag == wanted || language.tag == short).cloned()
    });
    if let Some(language) = wanted {
        fetch(&language.tag).await;
    }
}

/// Switches to another language.
pub(crate) async fn choose(tag: &str) {
    keep::set_language(tag);
    fetch(tag).await;
}

async fn fetch(tag: &str) {
    if let Some(address) = BuildFiles::here().languages.get(tag) {
        // Without the file the page stays in its current language.
        let Ok(answer) = gloo_net::http::Request::get(address).send().await else { return };
        let Ok(text) = answer.text().await else { return };
        speak(english().with(tag, &text));
    } else {
        speak(english());
    }
    if let Some(root) = browser::window().document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute("lang", tag);
    }
}
