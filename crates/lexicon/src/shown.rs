//! Characters from outside, made fit to stand in a sentence.

/// The text with everything that cannot be seen written out, so that it can neither hide nor move what is around
/// it. Quotes and backslashes stay: they are just characters here.
pub(crate) fn shown(text: &str) -> String {
    let mut shown = String::new();
    for character in text.chars() {
        match character {
            '\'' | '"' | '\\' => shown.push(character),
            _ => shown.extend(character.escape_debug()),
        }
    }
    shown
}
