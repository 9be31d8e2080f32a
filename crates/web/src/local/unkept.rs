use crate::lang;
use kee_game::Refusal;
use wasm_bindgen::{JsCast, JsValue};

/// Why this browser did not keep something, or has not kept it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unkept {
    /// It keeps nothing at all for this page.
    NoShelf,
    /// There is no such thing on the shelf.
    Nothing,
    /// Another window has written what was to be written here.
    Taken,
    /// It did not take it: the disk is full, say.
    Refused,
}

impl Unkept {
    /// As a table would say it.
    pub(crate) fn refusal(&self) -> Refusal {
        let sentence = match self {
            Self::NoShelf => id!("refused-local-no_shelf"),
            Self::Nothing => id!("refused-local-nothing"),
            Self::Taken => id!("refused-local-taken"),
            Self::Refused => id!("refused-local-refused"),
        };
        lang::refuse(sentence, [])
    }
}

/// What the browser throws, as far as it makes a difference.
impl From<JsValue> for Unkept {
    fn from(thrown: JsValue) -> Self {
        let name = thrown.dyn_ref::<js_sys::Error>().map(|error| String::from(error.name()));
        match name.as_deref() {
            Some("ConstraintError") => Self::Taken,
            Some("SecurityError" | "InvalidStateError") => Self::NoShelf,
            _ => Self::Refused,
        }
    }
}
