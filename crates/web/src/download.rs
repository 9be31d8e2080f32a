//! Files that are made here for the reader to save.

use crate::browser;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// A file of text.
pub(crate) fn text_file(kind: &str, contents: &str) -> Result<Blob, JsValue> {
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&contents.into()), &about)
}

/// A PNG file.
pub(crate) fn png_file(png: &[u8]) -> Result<Blob, JsValue> {
    let about = BlobPropertyBag::new();
    about.set_type("image/png");
    Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(png)), &about)
}

/// Lets the browser save a file.
pub(crate) fn save_file(name: &str, contents: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(contents)?;
    let document = browser::window().document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser reads it later, at a time of its own.
    Timeout::new(60_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
