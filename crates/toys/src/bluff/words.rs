use super::{Bluff, BluffNotice, BluffState, BluffView, NumberTile, PendingLay, TableTile, Tiles};
use kee_game::{
    Decline, Game, GameTime, InWords, Locales, Message, Names, Question, Refusal, Seat, SeatSet, Sentence, Unreadable,
    Voice,
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
    in_bag(count) = "bluff-show-bag";
    on_table(tiles) = "bluff-show-table";
    tiles_held(count) = "bluff-show-tiles";
    pending_lay(name, claim) = "bluff-show-lay";
    pending_own(name, claim, tile) = "bluff-show-lay-own";
    your_tiles(tiles) = "bluff-show-hand";
    type_challenge() = "bluff-type-challenge";
    type_let() = "bluff-type-let";
    type_lay() = "bluff-type-lay";
}

const POSITION: &str = "`HANDS BAG LAST LAY SCORES`, as in `113/24 56 A 2as5 0/7`";

impl InWords for Bluff {
    const TITLE: &'static str = "Bluff";
    const SUMMARY: &'static str = "Play a tile face down and say what it is. Anyone who doubts it may look.";
    const MINUTES: u16 = 10;

    const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[SENTENCES];
    const PROBLEMS: &'static [Sentence] = super::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[super::BluffRefusal::SENTENCES];

    const QUESTIONS: &'static [Question<'static>] = &[Question::Score, Question::Hand];

    fn show(&self, view: &BluffView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: Message| voice.tell(&message, names);
        let shown: String = view.table.iter().map(|laid| laid.tile.map_or("?".into(), |t| t.to_string())).collect();
        let shown = if shown.is_empty() { "-".to_owned() } else { shown };
        let mut text = format!("{}\n{}", say(in_bag(view.bag)), say(on_table(shown)));
        for seat in self.seating().seats() {
            let mark = Message::standing(seat, view.left, view.turn).map_or_else(String::new, say);
            let mine = if view.seat == Some(seat) { "*" } else { " " };
            let (name, score) = (names.of(seat), view.scores[seat.index()]);
            let held = say(tiles_held(view.held[seat.index()]));
            let _ = write!(text, "\n{mine}{name:<12} {score:>4}  {held:<8} {mark}");
            text.truncate(text.trim_end().len());
        }
        if let Some(lay) = &view.pending {
            let claim = lay.claim.to_string();
            let lay = match lay.tile {
                Some(tile) => pending_own(lay.seat, claim, tile.to_string()),
                None => pending_lay(lay.seat, claim),
            };
            let _ = write!(text, "\n{}", say(lay));
        }
        if let Some(hand) = &view.hand {
            let _ = write!(text, "\n{}", say(your_tiles(hand.to_string())));
        }
        text
    }

    fn answer(&self, view: &BluffView, question: Question<'_>) -> Vec<Message> {
        match (question, &view.hand) {
            (Question::Score, _) => Message::scores(self, view),
            (Question::Hand, Some(hand)) => vec![your_tiles(hand.to_string())],
            _ => Vec::new(),
        }
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

    fn explain(&self, view: &BluffView) -> Vec<Message> {
        let mut lines = Vec::new();
        if view.pending.as_ref().is_some_and(|lay| view.seat.is_some_and(|seat| lay.challengers.contains(seat))) {
            lines.extend([type_challenge(), type_let()]);
        }
        if view.turn.is_some() && view.turn == view.seat {
            lines.push(type_lay());
        }
        lines
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
            let (tile, claim, window) = (tile.parse()?, claim.parse::<NumberTile>()?, state.windows.fresh());
            let highest = self.options().values.get();
            if claim.number() > highest {
                return Err(Unreadable::new(format!("a claim of 1 to {highest}"), position));
            }
            let (seat, opened) = (state.last, GameTime::ZERO);
            state.pending = Some(PendingLay { seat, tile, claim, window, opened, waived: SeatSet::NONE });
        }
        let mut missing = Tiles::full(self.options().values.get(), self.options().copies.get());
        if !state.all_tiles().iter().all(|tile| missing.take(tile)) {
            return Err(Unreadable::new("no more tiles than there are", position));
        }
        state.table = missing.iter().map(|tile| TableTile { seat: state.last, tile, shown: true }).collect();
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
