//! Files that are made here and handed to whoever is at the page.

use crate::browser;
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// A file of text.
pub(crate) fn written(kind: &str, contents: &str) -> Result<Blob, JsValue> {
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&contents.into()), &about)
}

/// Lets the browser save a file.
pub(crate) fn hand_over(name: &str, contents: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(contents)?;
    let document = browser::window().document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser reads it when it gets to it.
    Timeout::new(60_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
