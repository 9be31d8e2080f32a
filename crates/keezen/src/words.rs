use crate::{
    Handed, Keezen, KeezenAction, KeezenNotice, KeezenState, KeezenView, Laid, core::Phase, position, telling,
    understand,
};
use kee_game::{Game, InWords, Locales, Message, Names, Reason, Refusal, Seat, Sentence, Unreadable, Voice};
use std::fmt::Write;

/// How many plays of a card are spelled out before we only count them.
const SPELLED_OUT: usize = 6;
/// How much of what lies on the table is shown.
const LAST_LAID: usize = 8;

impl InWords for Keezen {
    const TITLE: &'static str = "Keezen";
    const SUMMARY: &'static str = "Two pairs race their pawns round the board and into their bases, moved by cards.";

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[telling::SENTENCES];
    const REFUSALS: &'static [&'static [Sentence]] = &[crate::refusal::REFUSALS];

    fn show(&self, view: &KeezenView, names: &Names) -> String {
        let mut text = String::new();
        for seat in self.seating().seats() {
            let mark = match () {
                () if view.left.contains(seat) => "left",
                () if view.ending.is_some() => "",
                () if view.phase == Phase::Exchange && view.asked.contains(seat) => "to give",
                () if view.asked.contains(seat) => "to play",
                () => "",
            };
            let mine = if view.seat == Some(seat) { "*" } else { " " };
            let of_colour = |colour: usize| {
                let pawns: Vec<String> = view.board.pawns(colour).map(|place| place.to_string()).collect();
                pawns.join(",")
            };
            let pawns: Vec<String> = self.laws().colours_of(seat.index()).map(of_colour).collect();
            let (name, held) = (names.of(seat), view.held[seat.index()]);
            let score = view.scores[self.seating().team(seat).index()];
            let (number, pawns) = (seat.index(), pawns.join(" + "));
            let _ = write!(text, "{mine}{number} {name:<12} {pawns:<16} cards {held}  points {score:<5} {mark}");
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        let laid: Vec<String> = view.laid.iter().map(|laid| show_laid(laid, names)).collect();
        let last = &laid[laid.len().saturating_sub(LAST_LAID)..];
        if !last.is_empty() {
            let _ = writeln!(text, "On the table: {}", last.join("; "));
        }
        let (deal, dealer) = (view.deal + 1, names.of(view.dealer));
        let _ = write!(text, "Deal {deal} of {dealer}; {} cards to come.", view.undealt);
        if view.seat.is_some() {
            let _ = write!(text, "\nYour cards: {}", view.hand);
        }
        if let Some(Handed { partner, card }) = view.partner_holds {
            let _ = write!(text, "\n{} holds the {card} you gave.", names.of(partner));
        }
        text
    }

    fn tell(notice: &KeezenNotice, seats: usize) -> Vec<Message> {
        telling::tell(notice, seats)
    }

    /// A line for each card of the hand: what it can do, or why it can do nothing.
    fn explain(&self, view: &KeezenView, voice: &dyn Voice) -> String {
        let Some(seat) = view.seat.filter(|seat| view.asked.contains(*seat)) else { return String::new() };
        if view.phase == Phase::Exchange {
            let cards: Vec<String> = view.hand.kinds().map(|card| card.to_string()).collect();
            return format!("give CARD  hand one of {} to your partner", cards.join(", "));
        }
        let actions = understand::actions(self, view);
        let mut lines = Vec::new();
        for card in view.hand.kinds() {
            let of_card =
                actions.iter().filter(|action| matches!(action, KeezenAction::Play(play) if play.held() == card));
            let plays: Vec<String> = of_card.map(ToString::to_string).collect();
            lines.push(match (self.why_not(&view.board, seat, card), plays.len()) {
                (Some(reason), _) => {
                    let refusal = Refusal::of_game(Self::ID, &reason);
                    format!("{card}  cannot be played: {} [{}]", voice.say_refusal(&refusal), reason.message().id)
                }
                (None, ..=SPELLED_OUT) => plays.join(", "),
                (None, count) => format!("{}, … {count} plays in all", plays[..SPELLED_OUT].join(", ")),
            });
        }
        if actions.contains(&KeezenAction::ThrowIn) {
            lines.push("throw  throw your hand in, since only moves inside your base are left".to_owned());
        }
        lines.join("\n")
    }

    /// Lower case, spaces for arrows, `10` for `T`, and as little as can mean only one play: the card alone, or the card
    /// and a pawn.
    fn understand(&self, view: &KeezenView, seat: Seat, typed: &str) -> Result<KeezenAction, Refusal> {
        understand::understand(self, view, seat, typed)
    }

    /// Only the hand of the seat to play is written.
    fn position(&self, state: &KeezenState) -> String {
        position::write(self.laws(), state)
    }

    fn set_up(&self, position: &str) -> Result<KeezenState, Unreadable> {
        position::set_up(self, position)
    }

    fn seats_in(position: &str) -> Option<usize> {
        position::seats_in(position)
    }
}

fn show_laid(laid: &Laid, names: &Names) -> String {
    match (laid.seat, laid.play) {
        (Some(seat), Some(play)) => format!("{} {play}", names.of(seat)),
        (Some(seat), None) => format!("{} threw in {}", names.of(seat), laid.cards),
        (None, _) => format!("{} cards from before", laid.cards.len()),
    }
}
