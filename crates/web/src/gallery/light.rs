use super::rules::{property, rules};
use js_sys::Reflect;

/// The light that the page is shown in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Light {
    System,
    Bright,
    Dark,
}

/// The condition of the rules for the dark. The style sheet has the same.
const DARK: &str = "(prefers-color-scheme: dark)";

impl Light {
    /// Shows the page in this light, whatever the system prefers: the rules for the dark apply always, or never.
    pub(super) fn shine(self) {
        let condition = match self {
            Self::System => DARK,
            Self::Bright => "not all",
            Self::Dark => "all",
        };
        for rule in rules() {
            let media = property(&rule, "media");
            let text = property(&media, "mediaText").as_string().unwrap_or_default();
            // The page has other rules that apply always or never only while it is printed.
            if [DARK, "not all", "all"].contains(&text.as_str()) {
                // A rule that cannot be changed stays as it is.
                let _ = Reflect::set(&media, &"mediaText".into(), &condition.into());
            }
        }
    }
}
