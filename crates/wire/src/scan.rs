//! Finds the parts of JSON text without parsing them. The text comes from [`kee_game::Json`]: valid, and without
//! spaces.

/// The fields of an object, each as its key (still escaped) and its value.
pub(crate) fn fields(object: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = inside(object);
    std::iter::from_fn(move || {
        let key = split(&mut rest, string_end)?;
        // The colon.
        rest = &rest[1..];
        let value = split(&mut rest, value_end)?;
        skip_comma(&mut rest);
        Some((&key[1..key.len() - 1], value))
    })
}

/// The elements of an array.
pub(crate) fn elements(array: &str) -> impl Iterator<Item = &str> {
    let mut rest = inside(array);
    std::iter::from_fn(move || {
        let value = split(&mut rest, value_end)?;
        skip_comma(&mut rest);
        Some(value)
    })
}

fn inside(text: &str) -> &str {
    &text[1..text.len() - 1]
}

fn skip_comma(rest: &mut &str) {
    *rest = rest.strip_prefix(',').unwrap_or(rest);
}

/// Splits off the beginning, up to where it ends; nothing if nothing is left.
fn split<'a>(rest: &mut &'a str, end: fn(&[u8]) -> usize) -> Option<&'a str> {
    if rest.is_empty() {
        return None;
    }
    let (first, later) = rest.split_at(end(rest.as_bytes()));
    *rest = later;
    Some(first)
}

/// The end of the value that the text begins with.
fn value_end(text: &[u8]) -> usize {
    match text[0] {
        b'"' => string_end(text),
        b'{' | b'[' => nested_end(text),
        _ => text.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(text.len()),
    }
}

fn nested_end(text: &[u8]) -> usize {
    let mut depth = 0;
    let mut at = 0;
    loop {
        match text[at] {
            b'"' => at += string_end(&text[at..]) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return at;
        }
    }
}

fn string_end(text: &[u8]) -> usize {
    let mut at = 1;
    loop {
        match text[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}
