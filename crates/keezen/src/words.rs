use crate::{
    Handed, Keezen, KeezenAction, KeezenNotice, KeezenState, KeezenView, Laid, core::Phase, position, telling,
    understanding,
};
use kee_game::{Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, Unreadable, Voice};
use std::fmt::Write;

/// How many plays of a card are spelled out; the rest are only counted.
const SPELLED_OUT: usize = 6;
/// How many of the cards on the table are shown.
const LAST_LAID: usize = 8;
/// How a play is typed, for a newcomer.
const NOTATION: [&str; 6] = [
    "A play is a card, a pawn and where it goes. Type only as much as fits a single play:",
    "5 3>8        play a 5 and move your pawn from 3 to 8; also `5 3`, or `5` if only one pawn can",
    "A w          play an ace and bring a waiting pawn (w) into play; 3 61>h0 brings a pawn home, to h0",
    "7 5>8 30>34  split a 7: three steps with one pawn, then four with another",
    "J 5<>30      play a jack and swap the pawns on 5 and 30",
    "T is a 10, *5 a joker as a 5, h0 to h3 your base (h3 the deepest), 2:40 the pawn of player 2 on 40.",
];

impl InWords for Keezen {
    const TITLE: &'static str = "Keezen";
    const SUMMARY: &'static str = "Two pairs race their pawns around the board and into their bases. Cards move them: count every step, and look out for your partner.";

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[telling::SENTENCES, understanding::TYPED];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[crate::KeezenRefusal::SENTENCES, crate::refusal::OF_PAWNS];

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
            let _ = writeln!(text, "Last played: {}", last.join("; "));
        }
        let (deal, dealer) = (view.deal + 1, names.of(view.dealer));
        let _ = write!(text, "Deal {deal}, by {dealer}; {} cards left to deal.", view.undealt);
        if view.seat.is_some() {
            let _ = write!(text, "\nYour cards: {}", view.hand);
        }
        if let Some(Handed { partner, card }) = view.partner_holds {
            let _ = write!(text, "\n{} still holds the {card} you gave.", names.of(partner));
        }
        text
    }

    fn tell(notice: &KeezenNotice, seats: usize) -> Vec<Message> {
        telling::tell(notice, seats)
    }

    /// A line for each card of the hand, with what it can do or why it can't be played; then how plays are typed.
    fn explain(&self, view: &KeezenView, voice: &dyn Voice) -> String {
        let Some(seat) = view.seat.filter(|seat| view.asked.contains(*seat)) else { return String::new() };
        if view.phase == Phase::Exchange {
            let cards: Vec<String> = view.hand.kinds().map(|card| card.to_string()).collect();
            return format!("give CARD  give your partner one of your cards: {}", cards.join(", "));
        }
        let actions = understanding::actions(self, view);
        let mut lines = Vec::new();
        for card in view.hand.kinds() {
            let of_card =
                actions.iter().filter(|action| matches!(action, KeezenAction::Play(play) if play.held() == card));
            let plays: Vec<String> = of_card.map(ToString::to_string).collect();
            lines.push(match (self.why_not(&view.board, seat, card), plays.len()) {
                (Some(reason), _) => {
                    format!("{card}  can’t be played. {}", voice.say_refusal(&Refusal::new(Self::ID, &reason)))
                }
                (None, ..=SPELLED_OUT) => plays.join(", "),
                (None, count) => format!("{}, … {count} plays in all", plays[..SPELLED_OUT].join(", ")),
            });
        }
        if actions.contains(&KeezenAction::ThrowIn) {
            lines.push("throw  throw in your hand, since only moves inside your base are left".to_owned());
        }
        lines.extend(NOTATION.map(ToOwned::to_owned));
        lines.join("\n")
    }

    /// Reads lower case, spaces for arrows, `10` for `T`, and as little as fits a single play: the card alone, or the
    /// card and a pawn.
    fn understand(&self, view: &KeezenView, seat: Seat, typed: &str) -> Result<KeezenAction, Refusal> {
        understanding::understand(self, view, seat, typed)
    }

    /// Writes only the hand of the seat to play.
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
        (None, _) => format!("{} earlier cards", laid.cards.len()),
    }
}
