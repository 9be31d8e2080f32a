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
        let (code, sentence) = match self {
            Self::NoShelf => ("no_shelf", "This browser keeps nothing for this page, so it cannot keep a game."),
            Self::Nothing => ("nothing", "There is no such game in this browser."),
            Self::Taken => ("taken", "The game has moved on in another window; please look again."),
            Self::Refused => ("refused", "This browser could not keep the move, so it was not played."),
        };
        Refusal::plain(format!("local/{code}"), sentence)
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
