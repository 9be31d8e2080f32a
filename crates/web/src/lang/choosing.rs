use super::{bundle::english, speak};
use crate::{browser, build::Build, keep};

/// A language that can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Offered {
    pub(crate) tag: String,
    /// What its speakers call it.
    pub(crate) name: String,
}

impl Offered {
    /// Every language there is: English, and what the build has found.
    pub(crate) fn all() -> Vec<Self> {
        let others = Build::here().languages.into_keys();
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

/// Speaks the language that was chosen before, or the first of the browser's that there is.
pub(crate) async fn fetch_chosen() {
    let preferred = browser::window().navigator().languages();
    let preferred = preferred.iter().filter_map(|tag| tag.as_string());
    let known = Offered::all();
    let wanted = keep::language().into_iter().chain(preferred).find_map(|wanted| {
        let short = wanted.split('-').next().unwrap_or_default().to_owned();
        known.iter().find(|language| language.tag == wanted || language.tag == short).cloned()
    });
    if let Some(language) = wanted {
        fetch(&language.tag).await;
    }
}

/// Speaks another language from now on.
pub(crate) async fn choose(tag: &str) {
    keep::set_language(tag);
    fetch(tag).await;
}

async fn fetch(tag: &str) {
    if let Some(address) = Build::here().languages.get(tag) {
        // Without the file the page goes on in the language it has.
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
