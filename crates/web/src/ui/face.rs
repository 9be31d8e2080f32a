//! The faces of the characters that people play against. Ours, composed of a few parts on a square of 64.

use super::Icon;
use leptos::prelude::*;

/// A drawn part: its outline, its fill and the colour of its line.
type FacePart = (&'static str, &'static str, &'static str);

/// A face. Everything lies on a disc, which hides what sticks out.
struct FaceLook {
    /// The id of the character.
    bot: &'static str,
    disc: &'static str,
    shirt: &'static str,
    skin: &'static str,
    hair: &'static str,
    /// The outline of the hair behind the head, and in front of it.
    cut: [&'static str; 2],
    eyes: FacePart,
    mouth: FacePart,
    /// A hat, glasses or a beard.
    more: &'static [FacePart],
}

const INK: &str = "#2B2118";
const SHOULDERS: &str = "M9 64c1-11 10-15 23-15s22 4 23 15z";
const HEAD: &str = "M32 16c9 0 14 7 14 16v1a3 3 0 0 1 0 6c-2 8-7 14-14 14s-12-6-14-14a3 3 0 0 1 0-6v-1c0-9 5-16 14-16z";

// Haircuts.
const BALD: [&str; 2] = ["", ""];
const TUFT: [&str; 2] = ["", "M19 28c0-9 6-13 11-13l-1-9 5 5 4-4 1 8c4 1 7 5 7 13-6-6-19-6-27 0z"];
const BUNS: [&str; 2] = [
    "M8 16a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM40 16a8 8 0 1 1 16 0a8 8 0 1 1-16 0z",
    "M17 33c-1-13 6-19 15-19s16 6 15 19c-4-8-8-11-15-11s-11 3-15 11z",
];
const BOWL: [&str; 2] = ["", "M15 36c-2-16 6-24 17-24s19 8 17 24l-4-1v-6H19v6z"];
const PONYTAIL: [&str; 2] = ["M44 12c14 0 18 20 8 34-1-10-5-18-10-24z", BUNS[1]];
const CURLS: [&str; 2] = [
    "M14 30a7 7 0 0 1-1-13 8 8 0 0 1 9-8 9 9 0 0 1 14-2 8 8 0 0 1 11 6 7 7 0 0 1 5 11 6 6 0 0 1-3 9z",
    "M18 30a5 5 0 0 1 6-9 6 6 0 0 1 10-1 6 6 0 0 1 9 3 5 5 0 0 1 3 7l-1-13H19z",
];
const SCARF: [&str; 2] = [
    "M32 9c-14 0-20 10-20 23 0 11 1 20-2 32h44c-3-12-2-21-2-32 0-13-6-23-20-23z",
    "M17 40c-3-17 5-27 15-27s18 10 15 27c-1-13-6-18-15-18s-14 5-15 18z",
];
const SHORT: [&str; 2] = ["", "M17 31c-1-12 6-18 15-18s16 6 15 18c-3-3-4-6-5-8-6 2-14 2-20 0-1 2-2 5-5 8z"];
const BOB: [&str; 2] =
    ["M12 48c-3-24 4-36 20-36s23 12 20 36z", "M17 33c0-11 6-18 15-18s15 7 15 18c-8-1-14-4-18-9-2 5-6 8-12 9z"];
const QUIFF: [&str; 2] =
    ["", "M17 31c-2-8 0-14 4-17 2-8 18-9 25-3-1 2-2 3-4 4 4 4 5 9 5 16-4-7-8-10-15-10s-12 3-15 10z"];
const LONG: [&str; 2] =
    ["M11 62c-3-32 3-50 21-50s24 18 21 50z", "M17 34c0-12 6-19 15-19s15 7 15 19c-7-2-12-7-15-13-3 6-8 11-15 13z"];
const FRINGE: [&str; 2] = ["", "M16 34c-2-14 5-22 16-22s18 8 16 22l-3-7-3 3-4-4-5 4-5-4-4 4-4-3z"];
const AFRO: [&str; 2] = [
    "M32 3c15 0 24 10 24 23 0 9-4 16-10 19H18C12 42 8 35 8 26 8 13 17 3 32 3z",
    "M18 31c0-9 6-13 14-13s14 4 14 13c-4-5-8-7-14-7s-10 2-14 7z",
];
const SPIKES: [&str; 2] =
    ["", "M17 32l-5-9 7 1-2-11 8 5 3-11 6 9 7-8 1 11 8-3-3 8 5 1-5 7c-4-7-8-10-15-10s-11 3-15 10z"];

// Eyes and mouths are lines.
const DOTS: FacePart = ("M26 35h.01M38 35h.01", "5", INK);
const WIDE: FacePart = ("M26 35h.01M38 35h.01", "7.5", INK);
const HAPPY: FacePart = ("M23 36q3-4 6 0M35 36q3-4 6 0", "2.6", INK);
const SLEEPY: FacePart = ("M23 34q3 4 6 0M35 34q3 4 6 0", "2.6", INK);
const KEEN: FacePart = ("M22.500 30.500l7-1.500M41.500 30.500l-7-1.500M26.500 36h.01M37.500 36h.01", "3.4", INK);
const SMILE: FacePart = ("M26 43q6 5.500 12 0", "none", INK);
const GRIN: FacePart = ("M24.500 42h15q-1 8-7.500 8t-7.500-8z", "#FFF", INK);
const SMIRK: FacePart = ("M27 45q7 1.500 11-3", "none", INK);
const CALM: FacePart = ("M28 45h8", "none", INK);
const OH: FacePart = ("M29.500 45a2.500 2.800 0 1 1 5 0a2.500 2.800 0 1 1-5 0z", "#8F2A2A", INK);

// Things.
const CHEEKS: FacePart = (
    "M20.500 41a3 2.300 0 1 1 6 0a3 2.300 0 1 1-6 0zM37.500 41a3 2.300 0 1 1 6 0a3 2.300 0 1 1-6 0z",
    "#F08A7A",
    "none",
);
const FRECKLES: FacePart = ("M22 40h.01M25 42h.01M39 42h.01M42 40h.01", "none", "#A85F33");
const ROUND_GLASSES: FacePart = (
    "M19.500 35a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM32.500 35a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
    "rgb(255 255 255 / .35)",
    INK,
);
const MOUSTACHE: FacePart = ("M32 40c3-3 10-1 12 4-5 1-9 0-12-2-3 2-7 3-12 2 2-5 9-7 12-4z", "#4A2E1A", "none");

/// By level, as the cast is.
static LOOKS: [FaceLook; 15] = [
    FaceLook {
        bot: "pip",
        disc: "#FFD45C",
        shirt: "#E2483D",
        skin: "#FBD9B9",
        hair: "#C8571B",
        cut: TUFT,
        eyes: WIDE,
        mouth: GRIN,
        more: &[FRECKLES],
    },
    FaceLook {
        bot: "lulu",
        disc: "#F7A8C4",
        shirt: "#7B4BB5",
        skin: "#A9673D",
        hair: "#2D1A14",
        cut: BUNS,
        eyes: DOTS,
        mouth: OH,
        more: &[CHEEKS],
    },
    FaceLook {
        bot: "momo",
        disc: "#A9D8F0",
        shirt: "#F2B33D",
        skin: "#F6CFA3",
        hair: "#3A2A20",
        cut: BOWL,
        eyes: SLEEPY,
        mouth: SMILE,
        more: &[],
    },
    FaceLook {
        bot: "otto",
        disc: "#8FBF7F",
        shirt: "#6A4B36",
        skin: "#F3C39B",
        hair: "#4A2E1A",
        cut: SHORT,
        eyes: DOTS,
        mouth: ("", "none", INK),
        more: &[MOUSTACHE, ("M14 24c0-10 8-15 18-15s18 5 18 14l3 4H14z", "#6E7F4B", INK)],
    },
    FaceLook {
        bot: "mila",
        disc: "#FF9E7A",
        shirt: "#23788A",
        skin: "#FCE0C6",
        hair: "#E3B23C",
        cut: PONYTAIL,
        eyes: HAPPY,
        mouth: SMILE,
        more: &[("M43 14l9-6v11zM43 14l-8-5v10z", "#D6336C", INK)],
    },
    FaceLook {
        bot: "benji",
        disc: "#7CC8BE",
        shirt: "#F25F3A",
        skin: "#8A5230",
        hair: "#1F1512",
        cut: CURLS,
        eyes: HAPPY,
        mouth: GRIN,
        more: &[],
    },
    FaceLook {
        bot: "noor",
        disc: "#C9B6F2",
        shirt: "#1E6F6A",
        skin: "#D9A066",
        hair: "#1E8C84",
        cut: SCARF,
        eyes: DOTS,
        mouth: SMILE,
        more: &[],
    },
    FaceLook {
        bot: "sami",
        disc: "#F0C37A",
        shirt: "#3D5A9E",
        skin: "#C98A58",
        hair: "#1B1512",
        cut: SHORT,
        eyes: DOTS,
        mouth: SMIRK,
        more: &[(
            "M18 36c0 14 6 19 14 19s14-5 14-19c-2 4-4 5-7 4-4-1-10-1-14 0-3 1-5 0-7-4zM27 44q5 3 10 0-1 5-5 5t-5-5z",
            "#1B1512",
            "none",
        )],
    },
    FaceLook {
        bot: "tess",
        disc: "#9CCB5B",
        shirt: "#8A2F5A",
        skin: "#FFE3CF",
        hair: "#A3341F",
        cut: BOB,
        eyes: DOTS,
        mouth: SMILE,
        more: &[ROUND_GLASSES],
    },
    FaceLook {
        bot: "ravi",
        disc: "#4E8FD0",
        shirt: "#F4EBDD",
        skin: "#B5763F",
        hair: "#17120F",
        cut: QUIFF,
        eyes: KEEN,
        mouth: SMILE,
        more: &[("M26 51q6 3 12 0l-3 7h-6z", "#17120F", "none")],
    },
    FaceLook {
        bot: "ines",
        disc: "#E86A6A",
        shirt: "#2B2118",
        skin: "#EFC29C",
        hair: "#3B2015",
        cut: LONG,
        eyes: SLEEPY,
        mouth: SMIRK,
        more: &[("M13 21c1-10 12-15 23-14 10 1 17 6 16 11-12-3-26-2-39 3zM35 7l1-4", "#2F3E8F", INK)],
    },
    FaceLook {
        bot: "jun",
        disc: "#66C2E0",
        shirt: "#2F7D4F",
        skin: "#F7D3A5",
        hair: "#12161C",
        cut: FRINGE,
        eyes: KEEN,
        mouth: SMILE,
        more: &[],
    },
    FaceLook {
        bot: "zora",
        disc: "#6B3FA0",
        shirt: "#F5B73D",
        skin: "#7A4527",
        hair: "#D94F9B",
        cut: AFRO,
        eyes: KEEN,
        mouth: SMIRK,
        more: &[("M16 42h.01M48 42h.01", "none", "#FFD45C")],
    },
    FaceLook {
        bot: "ivo",
        disc: "#5F7388",
        shirt: "#23384F",
        skin: "#F2C9AE",
        hair: "#E9E6DF",
        cut: BALD,
        eyes: DOTS,
        mouth: CALM,
        more: &[
            (
                "M18 38c-1 16 6 23 14 23s15-7 14-23c-3 4-5 4-8 3-4-1-8-1-12 0-3 1-5 1-8-3zM28 46h8v2h-8z",
                "#F4F1EA",
                "#B9B3A6",
            ),
            ("M32.500 34a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM44 37l3 12", "rgb(255 255 255 / .3)", "#E8B93B"),
        ],
    },
    FaceLook {
        bot: "vega",
        disc: "#14324A",
        shirt: "#D8DEE6",
        skin: "#D9B08C",
        hair: "#E4EAF2",
        cut: SPIKES,
        eyes: ("", "0", INK),
        mouth: SMIRK,
        more: &[("M18 31h28v5c0 4-3 5-6 5-4 0-6-2-8-5-2 3-4 5-8 5-3 0-6-1-6-5z", "#1B1F2A", "#6ED3EE")],
    },
];

/// The characters that have a face.
#[cfg(debug_assertions)]
pub(crate) fn faces() -> impl Iterator<Item = &'static str> {
    LOOKS.iter().map(|look| look.bot)
}

/// The face of a bot, as large as the text around it; a robot for those that are no characters. It is hidden from screen
/// readers: the name stands beside it.
#[component]
pub(crate) fn BotFace(#[prop(into)] bot: Signal<String>) -> impl IntoView {
    let look = move || bot.with(|bot| LOOKS.iter().find(|look| look.bot == bot));
    move || match look() {
        Some(look) => drawing(look).into_any(),
        None => view! { <Icon name="bot"/> }.into_any(),
    }
}

fn drawing(look: &'static FaceLook) -> impl IntoView {
    let line = |(d, fill, stroke): FacePart| view! { <path d=d fill=fill stroke=stroke stroke-width="2.6"></path> };
    let filled = |d: &'static str, fill: &'static str| view! { <path d=d fill=fill></path> };
    let (eyes, width, ink) = look.eyes;
    view! {
        <svg class="face" viewBox="0 0 64 64" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">
            {filled("M0 0h64v64H0z", look.disc)}
            {filled(look.cut[0], look.hair)}
            {filled(SHOULDERS, look.shirt)}
            {filled(HEAD, look.skin)}
            {filled(look.cut[1], look.hair)}
            <path d=eyes fill="none" stroke=ink stroke-width=width></path>
            {line(look.mouth)}
            {look.more.iter().copied().map(line).collect_view()}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_character_has_a_face_of_its_own() {
        let cast = kee_games::known().iter().flat_map(|about| &about.bots).filter(|bot| bot.level.is_some());
        let cast: BTreeSet<&str> = cast.map(|bot| bot.name).collect();
        assert_eq!(LOOKS.iter().map(|look| look.bot).collect::<BTreeSet<_>>(), cast);
        let discs: BTreeSet<&str> = LOOKS.iter().map(|look| look.disc).collect();
        assert_eq!(discs.len(), LOOKS.len(), "at 24 pixels the colour says who it is");
        let heads: BTreeSet<_> = LOOKS.iter().map(|look| (look.cut, look.more.len(), look.hair)).collect();
        assert_eq!(heads.len(), LOOKS.len());
    }
}
