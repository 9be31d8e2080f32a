use crate::browser;
use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

/// The states that only a pointer or the keyboard brings about, each with the class that shows it in the gallery.
const SHOWN: [(&str, &str); 3] =
    [(":hover", ".hover-shown"), (":active", ".pressed-shown"), (":focus-visible", ".focus-shown")];

/// A property of a rule; undefined if it has none of this name.
pub(super) fn property(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// The rules of the page's style sheets.
pub(super) fn rules() -> Vec<JsValue> {
    let all = |of: &JsValue, name: &str| Array::from(&property(of, name)).to_vec();
    let document = browser::window().document().map(JsValue::from).unwrap_or_default();
    all(&document, "styleSheets").iter().flat_map(|sheet| all(sheet, "cssRules")).collect()
}

/// A style sheet that shows those states by class: what the page’s own rules say of them, so that the gallery cannot differ.
pub(super) fn shown_states() -> String {
    let text = |rule: &JsValue, name: &str| property(rule, name).as_string().unwrap_or_default();
    let of_state = |rule: &&JsValue| SHOWN.iter().any(|(state, _)| text(rule, "selectorText").contains(state));
    let shown =
        |rule: &JsValue| SHOWN.iter().fold(text(rule, "cssText"), |rule, (state, class)| rule.replace(state, class));
    rules().iter().filter(of_state).map(shown).collect()
}
