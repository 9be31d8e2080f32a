use leptos::prelude::*;

/// The drawing of an icon on a square of 24: strokes of ours, two wide, round at their ends.
const ICONS: [(&str, &str); 26] = [
    (
        "bot",
        "M12 3.5v3M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 13v1.5M15 13v1.5M2 13v3M22 13v3",
    ),
    (
        "calendar",
        "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 21H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 5zM3.5 10h17M8 2.5V6M16 2.5V6M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01",
    ),
    ("chat", "M4 4.5h16v11H11l-5 4.5v-4.5H4z"),
    ("check", "M4.5 12.5l5 5 10-11"),
    ("chevron", "M7 9.5l5 5 5-5"),
    ("clock", "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5V12l3.2 2"),
    ("close", "M6 6l12 12M18 6L6 18"),
    ("copy", "M9 8.5h11V21H9zM15 8.5V3H4v12.5h5"),
    ("crown", "M3.5 18.5l-1-11 5.5 4L12 4.5l4 7 5.5-4-1 11z"),
    ("games", "M4 4h7v7H4zM13 13h7v7h-7zM16.5 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM7.5 13.5l4 6.5h-8z"),
    (
        "globe",
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 2.6 3.8 5.6 3.8 9s-.8 6.4-3.8 9c-3-2.6-3.8-5.6-3.8-9S9 5.6 12 3z",
    ),
    ("hint", "M9 17.500c0-2.5-3-3.5-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500zM9.5 21h5"),
    ("home", "M3.5 11.500L12 4l8.5 7.500M6 9.500V20h12V9.500M10 20v-6h4v6"),
    (
        "invite",
        "M10 4.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 20c.4-4 3.2-6 7-6 1.5 0 2.8.3 3.9.9M18.5 14v7M15 17.500h7",
    ),
    ("learn", "M12 6.500C10 4.8 7 4.3 3 4.500v14c4-.2 7 .3 9 2 2-1.7 5-2.2 9-2v-14c-4-.2-7 .3-9 2zM12 6.500v14"),
    ("mail", "M3.5 5.500h17v13h-17zM3.5 6.500l8.5 7 8.5-7"),
    ("moves", "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"),
    ("person", "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.500c.5-4.3 3.3-6 7.5-6s7 1.7 7.5 6"),
    ("play", "M7 4.500l12 7.5-12 7.500z"),
    ("screen", "M3.5 5h17v11.500h-17zM8.5 20.500h7M12 16.500v4"),
    ("settings", "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5"),
    ("share", "M12 15V3.500M7.5 7.500L12 3l4.5 4.500M6 11.500H4.500v9h15v-9H18"),
    ("sound-off", "M4 9.500v5h3.500l5 4.500V5L7.5 9.500zM16.5 9.500l5 5M21.5 9.500l-5 5"),
    ("sound-on", "M4 9.500v5h3.500l5 4.500V5L7.5 9.500zM16 9a4 4 0 0 1 0 6M18.7 6.300a8 8 0 0 1 0 11.4"),
    (
        "trophy",
        "M7.5 4h9v6.500a4.5 4.5 0 0 1-9 0zM7.5 6H4c0 3.5 1 5 3.7 5.300M16.5 6H20c0 3.5-1 5-3.7 5.300M12 15v4M8 20.500h8",
    ),
    ("undo", "M8.5 5L4 9.5 8.5 14M4.5 9.500H14a6 6 0 0 1 0 12h-3"),
];

/// One of our icons, as large as the text around it. It says nothing to a screen reader: what it stands on does.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    let drawing = ICONS.iter().find(|(known, _)| *known == name).map_or("", |(_, drawing)| *drawing);
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=drawing></path></svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_in_order_so_that_none_is_drawn_twice() {
        assert!(ICONS.is_sorted_by(|one, next| one.0 < next.0));
    }
}
