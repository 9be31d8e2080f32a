use crate::{
    Keezen, KeezenAction, KeezenNotice, KeezenState, KeezenView, answering::ANSWERS, core::KeezenPhase, position,
    showing::SHOWN, telling, understanding,
};
use kee_game::{Game, InWords, Locales, Message, Names, Question, Refusal, Seat, Sentence, Unreadable, Voice};

/// The number of plays of a card that are spelled out; the rest are only counted.
const SPELLED_OUT: usize = 6;

kee_game::messages! {
    /// Help on what can be typed.
    FORMS;
    type_give(cards) = "keezen-type-give";
    type_plays(plays) = "keezen-type-plays";
    type_more_plays(plays, count) = "keezen-type-more-plays";
    type_cannot(card, why) = "keezen-type-cannot";
    type_throw() = "keezen-type-throw";
    about_plays() = "keezen-type-about-plays";
    type_move() = "keezen-type-move";
    type_enter() = "keezen-type-enter";
    type_split() = "keezen-type-split";
    type_swap() = "keezen-type-swap";
    about_signs() = "keezen-type-about-signs";
}

impl InWords for Keezen {
    const TITLE: &'static str = "Keezen";
    const SUMMARY: &'static str = "Two pairs race their pawns around the board and into their bases. Cards move them: count every step, and look out for your partner.";
    const MINUTES: u16 = 45;

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const LESSONS: Locales = &[("en", include_str!("../lessons/en.md")), ("nl", include_str!("../lessons/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] =
        &[telling::SENTENCES, understanding::TYPED, FORMS, SHOWN, ANSWERS];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[crate::KeezenRefusal::SENTENCES, crate::refusal::OF_PAWNS];

    const QUESTIONS: &'static [Question<'static>] =
        &[Question::Score, Question::Hand, Question::Pawns, Question::Board, Question::Square("25")];

    fn show(&self, view: &KeezenView, names: &Names, voice: &dyn Voice) -> String {
        self.shown(view, names, voice)
    }

    fn answer(&self, view: &KeezenView, question: Question<'_>) -> Vec<Message> {
        self.answered(view, question)
    }

    fn tell(notice: &KeezenNotice, seats: usize) -> Vec<Message> {
        telling::tell(notice, seats, None)
    }

    fn tell_to(reader: Seat, notice: &KeezenNotice, seats: usize) -> Vec<Message> {
        telling::tell(notice, seats, Some(reader))
    }

    /// A line for each card of the hand, with what it can do or why it can't be played; then how plays are typed.
    fn explain(&self, view: &KeezenView) -> Vec<Message> {
        let Some(seat) = view.seat.filter(|seat| view.asked.contains(*seat)) else { return Vec::new() };
        if view.phase == KeezenPhase::Exchange {
            let cards: Vec<String> = view.hand.kinds().map(|card| card.to_string()).collect();
            return vec![type_give(cards.join(", "))];
        }
        let actions = understanding::actions(self, view);
        let mut lines = Vec::new();
        for card in view.hand.kinds() {
            let of_card =
                actions.iter().filter(|action| matches!(action, KeezenAction::Play(play) if play.held() == card));
            let plays: Vec<String> = of_card.map(ToString::to_string).collect();
            lines.push(match (self.why_not(&view.board, seat, card), plays.len()) {
                (Some(reason), _) => type_cannot(card.to_string(), Refusal::new(Self::ID, &reason).message()),
                (None, ..=SPELLED_OUT) => type_plays(plays.join(", ")),
                (None, count) => type_more_plays(plays[..SPELLED_OUT].join(", "), count),
            });
        }
        if actions.contains(&KeezenAction::ThrowIn) {
            lines.push(type_throw());
        }
        lines.extend([about_plays(), type_move(), type_enter(), type_split(), type_swap(), about_signs()]);
        lines
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
