use super::{Auction, AuctionNotice, AuctionState, AuctionView, Card};
use kee_game::{Decline, Game, InWords, Locales, Message, Names, Question, Refusal, Seat, Sentence, Unreadable, Voice};
use std::fmt::Write;

kee_game::messages! {
    /// The sentences of notices.
    SENTENCES;
    prize(card, worth) = "auction-log-prize";
    sealed_own(name, card) = "auction-log-sealed-own";
    sealed(name) = "auction-log-sealed";
    bid(name, card) = "auction-log-bid";
    sold(winners, worth) = "auction-log-sold";
    level() = "auction-log-level";
    left(name) = "auction-log-left";
    awarded(name, points) = "auction-log-awarded";
    ended() = "auction-log-ended";
    prize_shown(card) = "auction-show-prize";
    prize_carried(card, carried) = "auction-show-carried";
    no_prize() = "auction-show-no-prize";
    to_come(cards) = "auction-show-to-come";
    hand_shown(cards) = "auction-show-cards";
    has_bid() = "auction-show-has-bid";
    your_bid(card) = "auction-show-bid";
    your_cards(cards) = "auction-hand";
    type_bid() = "auction-type-bid";
}

const POSITION: &str = "`PRIZE CARRIED PRIZES HANDS SCORES`, as in `5 0 A2 A25/A35=3 7/3`";

/// Stands for the hand of a seat that has left.
const GONE: &str = "x";

impl InWords for Auction {
    const TITLE: &'static str = "Auction";
    const SUMMARY: &'static str = "Everyone bids a card face down; the highest bid takes the prize.";
    const MINUTES: u16 = 10;

    const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[SENTENCES];
    const REFUSALS: &'static [&'static [Sentence]] = &[super::AuctionRefusal::SENTENCES];

    const QUESTIONS: &'static [Question<'static>] = &[Question::Score, Question::Hand];

    fn show(&self, view: &AuctionView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: Message| voice.tell(&message, names);
        let mut text = say(match view.prize {
            Some(prize) if view.carried > 0 => prize_carried(prize.to_string(), view.carried),
            Some(prize) => prize_shown(prize.to_string()),
            None => no_prize(),
        });
        let _ = write!(text, "\n{}", say(to_come(view.prizes.to_string())));
        for seat in self.seating().seats() {
            let bid = view.prize.is_some() && !view.to_bid.contains(seat);
            let mark = Message::standing(seat, view.left, None).or_else(|| bid.then(has_bid));
            let mine = if view.seat == Some(seat) { "*" } else { " " };
            let (name, score) = (names.of(seat), view.scores[seat.index()]);
            let hand = say(hand_shown(view.hands[seat.index()].to_string()));
            let mark = mark.map_or_else(String::new, say);
            let _ = write!(text, "\n{mine}{name:<12} {score:>4}  {hand:<19} {mark}");
            text.truncate(text.trim_end().len());
        }
        if let Some(bid) = view.bid {
            let _ = write!(text, "\n{}", say(your_bid(bid.to_string())));
        }
        text
    }

    fn answer(&self, view: &AuctionView, question: Question<'_>) -> Vec<Message> {
        match (question, view.seat) {
            (Question::Score, _) => Message::scores(self, view),
            (Question::Hand, Some(seat)) => vec![your_cards(view.hands[seat.index()].to_string())],
            _ => Vec::new(),
        }
    }

    fn tell(notice: &AuctionNotice, _: usize) -> Vec<Message> {
        vec![match notice {
            AuctionNotice::Prize(card) => prize(card.to_string(), card.value()),
            AuctionNotice::Sealed(seat, Some(card)) => sealed_own(*seat, card.to_string()),
            AuctionNotice::Sealed(seat, None) => sealed(*seat),
            AuctionNotice::Sold(bids, winners, worth) => {
                let shown = bids.iter().map(|(seat, card)| bid(*seat, card.to_string()));
                let to = winners.map_or_else(level, |winners| sold(winners, *worth));
                return shown.chain([to]).collect();
            }
            AuctionNotice::Left(seat) => left(*seat),
            AuctionNotice::Awarded(seat, points) => awarded(*seat, *points),
            AuctionNotice::Ended => ended(),
        }]
    }

    fn explain(&self, _: &AuctionView) -> Vec<Message> {
        vec![type_bid()]
    }

    /// The card alone is enough, in either case.
    fn understand(&self, _: &AuctionView, _: Seat, typed: &str) -> Result<Self::Action, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        let card = typed.strip_prefix("bid").unwrap_or(&typed).trim().to_ascii_uppercase();
        let card = format!("bid {card}").parse();
        card.map_err(|_| Decline::NotUnderstood(Unreadable::new("`bid CARD`, as in `bid 7`", &typed)).refusal())
    }

    fn position(&self, state: &AuctionState) -> String {
        let prize = state.prize.map_or("-".to_owned(), |prize| prize.to_string());
        let hand = |seat: Seat| match (state.left.contains(seat), state.bids[seat.index()]) {
            (true, _) => GONE.to_owned(),
            (false, None) => state.hands[seat.index()].to_string(),
            (false, Some(bid)) => format!("{}={bid}", state.hands[seat.index()]),
        };
        let hands: Vec<String> = self.seating().seats().map(hand).collect();
        let scores: Vec<String> = state.scores.iter().map(i64::to_string).collect();
        format!("{prize} {} {} {} {}", state.carried, state.prizes, hands.join("/"), scores.join("/"))
    }

    fn set_up(&self, position: &str) -> Result<AuctionState, Unreadable> {
        let wrong = || Unreadable::new(POSITION, position);
        let [prize, carried, prizes, hands, scores] = position.split(' ').collect::<Vec<_>>()[..] else {
            return Err(wrong());
        };
        let mut state = self.start();
        state.prize = if prize == "-" { None } else { Some(prize.parse::<Card>()?) };
        state.carried = carried.parse().map_err(|_| wrong())?;
        state.prizes = prizes.parse()?;
        let seats = self.seating().len();
        let hands: Vec<&str> = hands.split('/').collect();
        if hands.len() != seats {
            return Err(Unreadable::new(format!("hands of {seats} seats"), position));
        }
        for (seat, text) in self.seating().seats().zip(hands) {
            let (hand, bid) = match text.split_once('=') {
                _ if text == GONE => {
                    state.left = state.left.with(seat);
                    ("-", None)
                }
                Some((hand, bid)) => (hand, Some(bid.parse::<Card>()?)),
                None => (text, None),
            };
            state.hands[seat.index()] = hand.parse()?;
            state.bids[seat.index()] = bid;
            if bid.is_some_and(|bid| state.prize.is_none() || !state.hands[seat.index()].contains(bid)) {
                return Err(Unreadable::new("a bid that is among the cards, for a prize that is open", text));
            }
        }
        state.scores = scores.split('/').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        if state.scores.len() != seats {
            return Err(Unreadable::new(format!("scores of {seats} seats"), position));
        }
        if state.prize.is_some_and(|prize| state.prizes.contains(prize)) {
            return Err(Unreadable::new("a prize that is not also still to come", position));
        }
        self.invariant(&state)
            .map_err(|why| Unreadable::new(format!("a hand as large as prizes to come ({why})"), position))?;
        if state.prize.is_none() && state.prizes.is_empty() {
            state.ending = Some("sold_out".to_owned());
        } else if state.to_bid().is_empty() {
            state.ending = Some("left".to_owned());
        }
        if self.position(&state) == position { Ok(state) } else { Err(wrong()) }
    }

    fn seats_in(position: &str) -> Option<usize> {
        position.split(' ').nth(3).map(|hands| hands.split('/').count())
    }
}
