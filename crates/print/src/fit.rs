//! Whether words fit, without a font: a browser draws them in one of its own. So the guess is a generous one.

/// The width of words of size 1, not less than in any common font.
pub(crate) fn width(words: &str, bold: bool) -> f64 {
    let of = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' => 0.36,
        'f' | 'r' | 't' | '(' | ')' | '-' | '/' => 0.46,
        'm' | 'w' | 'M' | 'W' | '@' | '…' => 1.0,
        'A'..='Z' => 0.76,
        _ if letter.is_uppercase() => 0.84,
        _ if letter.is_ascii() => 0.62,
        _ => 0.7,
    };
    words.chars().map(of).sum::<f64>() * if bold { 1.08 } else { 1.0 }
}

/// Words that take at most this much room: as they are, smaller, or cut off where they would become too small to read.
pub fn fitted(words: &str, size: f64, bold: bool, room: f64) -> (String, f64) {
    const SMALLEST: f64 = 0.7;
    let needed = width(words, bold) * size;
    if needed <= room {
        return (words.to_owned(), size);
    }
    let smaller = (size * room / needed).max(size * SMALLEST);
    let mut kept = words.to_owned();
    while width(&kept, bold) * smaller > room && !kept.is_empty() {
        kept = kept.trim_end_matches('…').to_owned();
        kept.pop();
        kept.truncate(kept.trim_end().len());
        if !kept.is_empty() {
            kept.push('…');
        }
    }
    (kept, smaller)
}

/// Words in as many lines as they need. A word that is longer than a line (a hash, say) is cut into pieces.
pub fn wrapped(words: &str, size: f64, room: f64) -> Vec<String> {
    let fits = |line: &str| width(line, false) * size <= room;
    let mut lines = vec![String::new()];
    for word in words.split_whitespace() {
        let line = &lines[lines.len() - 1];
        let joined = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if fits(&joined) {
            lines.pop();
            lines.push(joined);
            continue;
        }
        if line.is_empty() {
            lines.pop();
        }
        let mut piece = String::new();
        for letter in word.chars() {
            if !piece.is_empty() && !fits(&format!("{piece}{letter}")) {
                lines.push(std::mem::take(&mut piece));
            }
            piece.push(letter);
        }
        lines.push(piece);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_shrink_before_they_are_cut() {
        assert_eq!(fitted("Anna", 4.0, false, 40.0), ("Anna".to_owned(), 4.0));
        let (words, size) = fitted("Maximiliane Oberhuber", 4.0, false, 40.0);
        assert!(words == "Maximiliane Oberhuber" && size < 4.0, "{words} {size}");
        let (words, size) = fitted("Maximiliane Oberhuber von und zu Hohenstein", 4.0, false, 40.0);
        assert!(words.starts_with("Maximiliane") && words.ends_with('…'), "{words}");
        assert!(width(&words, false) * size <= 40.0);
        assert_eq!(fitted("Anna", 4.0, false, 0.5).0, "");
    }

    #[test]
    fn long_remarks_go_on_in_the_next_line_and_lose_nothing() {
        let hash = "9f".repeat(32);
        let words = format!("Lots are drawn from the seed with the hash {hash}.");
        let lines = wrapped(&words, 4.0, 100.0);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line, false) * 4.0 <= 100.0), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), words.replace(' ', ""));
        assert_eq!(wrapped("short", 4.0, 100.0), ["short"]);
    }
}
