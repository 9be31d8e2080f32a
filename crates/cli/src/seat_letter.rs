use kee_game::{Seat, Unreadable};

/// Reads a seat as people type it: its letter, large or small.
pub(crate) fn seat_letter(text: &str) -> Result<Seat, Unreadable> {
    text.to_ascii_uppercase().parse()
}
