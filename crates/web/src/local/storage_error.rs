use crate::lang;
use kee_game::Refusal;
use wasm_bindgen::{JsCast, JsValue};

/// The reason why this browser could not store or read something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// It stores nothing at all for this page.
    NoShelf,
    /// There is no such entry on the shelf.
    Nothing,
    /// Another window has written first.
    Taken,
    /// The browser refused, because the disk is full for instance.
    Refused,
}

impl StorageError {
    /// The refusal as a table would send it.
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

/// The browser's exception, as far as we distinguish it.
impl From<JsValue> for StorageError {
    fn from(thrown: JsValue) -> Self {
        let name = thrown.dyn_ref::<js_sys::Error>().map(|error| String::from(error.name()));
        match name.as_deref() {
            Some("ConstraintError") => Self::Taken,
            Some("SecurityError" | "InvalidStateError") => Self::NoShelf,
            _ => Self::Refused,
        }
    }
}
