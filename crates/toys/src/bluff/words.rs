use super::{Bluff, BluffNotice, BluffState, BluffView, Laid, Pending, Tile, Tiles};
use kee_game::{
    Decline, Game, GameTime, InWords, Locales, Message, Names, Refusal, Seat, SeatSet, Sentence, Unreadable, Voice,
};
use std::fmt::Write;

kee_game::messages! {
    /// The sentences of notices.
    SENTENCES;
    drew_these(name, tiles) = "bluff-log-drew-these";
    drew(name, count) = "bluff-log-drew";
    laid_own(name, tile, claim) = "bluff-log-laid-own";
    laid(name, claim) = "bluff-log-laid";
    waived(name) = "bluff-log-waived";
    stood(name, points) = "bluff-log-stood";
    looked(name, tile, points, player) = "bluff-log-looked";
    struck(name, tile) = "bluff-log-struck";
    dropped_own(name, tile) = "bluff-log-dropped-own";
    dropped(name) = "bluff-log-dropped";
    left(name) = "bluff-log-left";
    awarded(name, points) = "bluff-log-awarded";
    ended() = "bluff-log-ended";
}

const POSITION: &str = "`HANDS BAG LAST LAY SCORES`, as in `113/24 56 A 2as5 0/7`";

impl InWords for Bluff {
    const TITLE: &'static str = "Bluff";
    const SUMMARY: &'static str = "Play a tile face down and say what it is. Anyone who doubts it may look.";

    const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[SENTENCES];
    const PROBLEMS: &'static [Sentence] = super::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[super::BluffRefusal::SENTENCES];

    fn show(&self, view: &BluffView, names: &Names) -> String {
        let mut text = format!("In the bag: {}", view.bag);
        let shown: Vec<String> =
            view.table.iter().map(|laid| laid.tile.map_or("?".into(), |t| t.to_string())).collect();
        let _ = write!(text, "\nOn the table: {}", if shown.is_empty() { "-".to_owned() } else { shown.concat() });
        for seat in self.seating().seats() {
            let mark = if view.left.contains(seat) {
                "left"
            } else if view.turn == Some(seat) {
                "to play"
            } else {
                ""
            };
            let mine = if view.seat == Some(seat) { "*" } else { " " };
            let (name, held, score) = (names.of(seat), view.held[seat.index()], view.scores[seat.index()]);
            let _ = write!(text, "\n{mine}{name:<12} {score:>4}  tiles {held:<2} {mark}");
            text.truncate(text.trim_end().len());
        }
        if let Some(lay) = &view.pending {
            let truth = lay.tile.map_or(String::new(), |tile| format!(" (it’s {tile})"));
            let _ = write!(text, "\n{} laid a tile and called it {}{truth}", names.of(lay.seat), lay.claim);
        }
        if let Some(hand) = &view.hand {
            let _ = write!(text, "\nYour tiles: {hand}");
        }
        text
    }

    fn tell(notice: &BluffNotice, _: usize) -> Vec<Message> {
        vec![match notice {
            BluffNotice::Drew(seat, _, Some(tiles)) => drew_these(*seat, tiles.to_string()),
            BluffNotice::Drew(seat, count, None) => drew(*seat, *count),
            BluffNotice::Laid(seat, claim, Some(tile)) => laid_own(*seat, tile.to_string(), claim.to_string()),
            BluffNotice::Laid(seat, claim, None) => laid(*seat, claim.to_string()),
            BluffNotice::Waived(seat) => waived(*seat),
            BluffNotice::Stood(seat, points) => stood(*seat, *points),
            BluffNotice::Shown(seat, Some(by), tile, points) => looked(*by, tile.to_string(), *points, *seat),
            BluffNotice::Shown(seat, None, tile, _) => struck(*seat, tile.to_string()),
            BluffNotice::Dropped(seat, Some(tile)) => dropped_own(*seat, tile.to_string()),
            BluffNotice::Dropped(seat, None) => dropped(*seat),
            BluffNotice::Left(seat) => left(*seat),
            BluffNotice::Awarded(seat, points) => awarded(*seat, *points),
            BluffNotice::Ended => ended(),
        }]
    }

    fn explain(&self, view: &BluffView, _: &dyn Voice) -> String {
        let mut lines = Vec::new();
        if view.pending.as_ref().is_some_and(|lay| view.seat.is_some_and(|seat| lay.challengers.contains(seat))) {
            lines.push("challenge         look at the tile: a true claim scores double, a false one nothing");
            lines.push("let               let the claim stand");
        }
        if view.turn.is_some() && view.turn == view.seat {
            lines.push(
                "lay TILE as CLAIM lay one of your tiles face down and say what it is, true or not, as in lay 3 as 5",
            );
        }
        lines.join("\n")
    }

    /// Reads `3 as 5` and `3 5` as lays, and `c` and `l` as the answers to one.
    fn understand(&self, _: &BluffView, _: Seat, typed: &str) -> Result<Self::Action, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        let full = match typed.split_whitespace().collect::<Vec<_>>()[..] {
            ["c" | "challenge"] => "challenge".to_owned(),
            ["l" | "let"] => "let".to_owned(),
            ["lay", tile, "as", claim] | [tile, "as", claim] | ["lay", tile, claim] | [tile, claim] => {
                format!("lay {tile} as {claim}")
            }
            _ => typed.clone(),
        };
        full.parse().map_err(|_| {
            let expected = "`lay TILE as CLAIM` (as in `lay 3 as 5`), `challenge` or `let`";
            Decline::NotUnderstood(Unreadable::new(expected, &typed)).refusal()
        })
    }

    fn position(&self, state: &BluffState) -> String {
        let hands: Vec<String> = state.hands.iter().map(Tiles::to_string).collect();
        let scores: Vec<String> = state.scores.iter().map(i64::to_string).collect();
        let lay = state.pending.as_ref().map_or("-".to_owned(), |lay| format!("{}as{}", lay.tile, lay.claim));
        format!("{} {} {} {lay} {}", hands.join("/"), state.bag, state.last, scores.join("/"))
    }

    /// Puts tiles that are not in the text face up on the table.
    fn set_up(&self, position: &str) -> Result<BluffState, Unreadable> {
        let wrong = || Unreadable::new(POSITION, position);
        let [hands, bag, last, lay, scores] = position.split(' ').collect::<Vec<_>>()[..] else {
            return Err(wrong());
        };
        let mut state = self.start();
        state.hands = hands.split('/').map(str::parse).collect::<Result<_, _>>()?;
        state.bag = bag.parse()?;
        state.last = last.parse()?;
        state.scores = scores.split('/').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let seats = self.seating().len();
        if state.hands.len() != seats || state.scores.len() != seats || !self.seating().has(state.last) {
            return Err(Unreadable::new(format!("hands and scores of {seats} seats"), position));
        }
        state.windows.open_next(GameTime::ZERO);
        if lay != "-" {
            let (tile, claim) = lay.split_once("as").ok_or_else(wrong)?;
            let (tile, claim, window) = (tile.parse()?, claim.parse::<Tile>()?, state.windows.fresh());
            let highest = self.options().values.get();
            if claim.number() > highest {
                return Err(Unreadable::new(format!("a claim of 1 to {highest}"), position));
            }
            let (seat, opened) = (state.last, GameTime::ZERO);
            state.pending = Some(Pending { seat, tile, claim, window, opened, waived: SeatSet::NONE });
        }
        let mut missing = Tiles::full(self.options().values.get(), self.options().copies.get());
        if !state.all_tiles().iter().all(|tile| missing.take(tile)) {
            return Err(Unreadable::new("no more tiles than there are", position));
        }
        state.table = missing.iter().map(|tile| Laid { seat: state.last, tile, shown: true }).collect();
        if let Some(lay) = &state.pending {
            state.owed = state.owed.without(lay.seat);
        }
        if state.pending.is_none() && state.turn(self.seating()).is_none() && state.bag.is_empty() {
            state.ending = Some("played_out".to_owned());
        }
        if self.position(&state) == position { Ok(state) } else { Err(wrong()) }
    }

    fn seats_in(position: &str) -> Option<usize> {
        position.split(' ').next().map(|hands| hands.split('/').count())
    }
}
