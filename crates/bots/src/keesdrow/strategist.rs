use super::offer::{Offer, challenge_first, may_challenge, may_play, offers, without_word};
use kee_game::{Bot, BotView, Dice, Game};
use kee_lexicon::{Lexicon, List};
use keesdrow::{Keesdrow, KeesdrowAction, Solver, Turn};

/// Knows every word, and weighs the gain of a word against what it leaves to the next player: pegged letters score more
/// for them, and in Four Score a nearly complete tile is theirs.
pub struct Strategist {
    solver: Solver,
}

impl Strategist {
    /// The number of words it considers.
    const CONSIDERED: usize = 12;

    /// A bot that looks one turn ahead.
    pub fn new() -> Self {
        Self { solver: Solver::new(Lexicon::list(List::Full)) }
    }

    /// The value of a word: its gain minus what the next player can gain after it, or plus that if they are partners.
    /// Several opponents share what is left to them.
    fn worth(&mut self, seen: &BotView<'_, Keesdrow>, offer: &Offer) -> i64 {
        let (rules, me, seating) = (seen.rules(), seen.seat(), seen.rules().seating());
        let mut ground = seen.view().ground.clone();
        ground.play(me, offer.word.clone(), offer.found.walk.clone(), rules.options());
        let reply = offers(rules, &ground, &mut self.solver).first().map_or(0, |offer| i64::from(offer.gain));
        let next = seating.round_from(me).find(|seat| !seen.view().left.contains(*seat)).unwrap_or(me);
        let opponents = seating.opponents(me).minus(seen.view().left).len() as i64;
        let gain = i64::from(offer.gain) * opponents.max(1);
        if seating.opponents(me).contains(next) { gain - reply } else { gain + reply }
    }
}

impl Default for Strategist {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot<Keesdrow> for Strategist {
    fn choose(&mut self, seen: &BotView<'_, Keesdrow>, _: &mut Dice) -> KeesdrowAction {
        if may_challenge(seen) {
            match challenge_first(seen, |word| !seen.rules().lexicon().contains(word)) {
                Some(challenge) => return challenge,
                None if !may_play(seen) => return KeesdrowAction::Let,
                None => {}
            }
        }
        let offers = offers(seen.rules(), &seen.view().ground, &mut self.solver);
        // In a spree the next player is far away, so the best word is the one with the largest gain.
        let ahead = if seen.rules().options().turn == Turn::Spree { 1 } else { Self::CONSIDERED };
        let considered = consider(offers, ahead).into_iter();
        let weighed = considered.map(|offer| (self.worth(seen, &offer), offer));
        let best = weighed.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map_or_else(|| without_word(seen), |(_, offer)| offer.action())
    }
}

/// Half of them with the largest gain, the other half from all over the rest: in Four Score the best word often gains
/// nothing and leaves nothing.
fn consider(offers: Vec<Offer>, most: usize) -> Vec<Offer> {
    let first = most.div_ceil(2);
    let step = (offers.len().saturating_sub(first) / (most - first).max(1)).max(1);
    let chosen = offers.into_iter().enumerate();
    let chosen = chosen.filter(|(place, _)| *place < first || (place - first).is_multiple_of(step));
    chosen.map(|(_, offer)| offer).take(most).collect()
}
