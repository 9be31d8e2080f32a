//! Views as text.

use crate::{Keezen, KeezenView, LaidCards, PartnerCard, core::KeezenPhase};
use kee_game::{Arg, Game, Message, Names, Seat, Voice};
use std::fmt::Write;

/// The number of cards shown of those on the table.
const LAST_LAID: usize = 8;

kee_game::messages! {
    /// The sentences beside the board.
    pub(crate) SHOWN;
    cards_held(count) = "keezen-show-cards";
    points_of(count) = "keezen-show-points";
    to_give() = "keezen-show-to-give";
    last_played(plays) = "keezen-show-last";
    laid_play(name, play) = "keezen-show-play";
    laid_hand(name, cards) = "keezen-show-threw-in";
    laid_earlier(count) = "keezen-show-earlier";
    deal_of(deal, name, cards) = "keezen-show-deal";
    your_cards(cards) = "keezen-show-hand";
    partner_holds(name, card) = "keezen-show-partner-holds";
}

impl Keezen {
    pub(crate) fn shown(&self, view: &KeezenView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: &Message| voice.tell(message, names);
        let mut text = String::new();
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, &names.of(seat), &say);
        }
        let laid: Vec<String> = view.laid.iter().map(|laid| say(&told_laid(laid))).collect();
        let last = &laid[laid.len().saturating_sub(LAST_LAID)..];
        if !last.is_empty() {
            let _ = writeln!(text, "{}", say(&last_played(last.join("; "))));
        }
        text += &say(&told_deal(view));
        if view.seat.is_some() {
            let _ = write!(text, "\n{}", say(&your_cards(Arg::text(&view.hand))));
        }
        if let Some(PartnerCard { partner, card }) = view.partner_holds {
            let _ = write!(text, "\n{}", say(&partner_holds(partner, Arg::text(&card))));
        }
        text
    }

    fn show_seat(
        &self,
        text: &mut String,
        view: &KeezenView,
        seat: Seat,
        name: &str,
        say: &dyn Fn(&Message) -> String,
    ) {
        let asked = Some(seat).filter(|seat| view.ending.is_none() && view.asked.contains(*seat));
        let gives = view.phase == KeezenPhase::Exchange && asked.is_some() && !view.left.contains(seat);
        let mark = if gives { Some(to_give()) } else { Message::standing(seat, view.left, asked) };
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let of_colour = |colour: usize| {
            let pawns: Vec<String> = view.board.pawns(colour).map(|place| place.to_string()).collect();
            pawns.join(",")
        };
        let pawns: Vec<String> = self.laws().colours_of(seat.index()).map(of_colour).collect();
        let (number, pawns) = (seat.index(), pawns.join(" + "));
        let held = say(&cards_held(view.held[seat.index()]));
        let score = say(&points_of(view.scores[self.seating().team(seat).index()]));
        let mark = mark.map_or_else(String::new, |mark| say(&mark));
        let _ = write!(text, "{mine}{number} {name:<12} {pawns:<16} {held}  {score:<12} {mark}");
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
}

/// The number of the deal, and of the cards left.
pub(crate) fn told_deal(view: &KeezenView) -> Message {
    deal_of(view.deal + 1, view.dealer, view.undealt)
}

fn told_laid(laid: &LaidCards) -> Message {
    match (laid.seat, laid.play) {
        (Some(seat), Some(play)) => laid_play(seat, Arg::text(&play)),
        (Some(seat), None) => laid_hand(seat, Arg::text(&laid.cards)),
        (None, _) => laid_earlier(laid.cards.len()),
    }
}
