use kee_game::{BotView, Game, Seat};
use keesdrow::{End, FoundWord, Ground, Keesdrow, KeesdrowAction, KeesdrowOptions, Series, Solver, Variant, Word};
use std::ops::ControlFlow;

/// A word that could be played.
pub(super) struct Offer {
    pub(super) word: Word,
    pub(super) found: FoundWord,
    /// Its gain at once: points, or tiles in Four Score.
    pub(super) gain: u32,
}

impl Offer {
    pub(super) fn action(self) -> KeesdrowAction {
        KeesdrowAction::Play { word: self.word, walk: self.found.walk }
    }
}

/// Every word on the ground that both the solver's list and the table's dictionary have, best first.
///
/// A bot does not bluff: even if any word may be played, it plays only words in the dictionary.
pub(super) fn offers(rules: &Keesdrow, ground: &Ground, solver: &mut Solver) -> Vec<Offer> {
    let options = rules.options();
    let found = solver.solve(&ground.board, &ground.question(options));
    let known = found.into_iter().filter(|found| rules.lexicon().contains(&found.word));
    let offer = |found: FoundWord| {
        let word = Word::new(&found.word)?;
        let gain = gain(options, ground, &word, &found);
        Some(Offer { word, found, gain })
    };
    let mut offers: Vec<Offer> = known.filter_map(offer).collect();
    // Stable, so equal words stay in the order of the solver: by points, then by the alphabet.
    offers.sort_by_key(|offer| std::cmp::Reverse(offer.gain));
    offers
}

fn gain(options: &KeesdrowOptions, ground: &Ground, word: &Word, found: &FoundWord) -> u32 {
    if options.variant != Variant::FourScore {
        return found.score.0;
    }
    // Only the letters decide which tiles are won, so the history is not needed.
    let mut bare = Ground { board: ground.board.clone(), pegs: None, played: Vec::new(), series: Series::default() };
    bare.play(Seat::new(0), word.clone(), found.walk.clone(), options).counts
}

/// Whether this seat is asked to challenge the previous turn.
pub(super) fn may_challenge(seen: &BotView<'_, Keesdrow>) -> bool {
    let pending = seen.view().pending.as_ref();
    pending.is_some_and(|pending| pending.challengers.contains(seen.seat()))
}

/// Whether it is this seat's turn to play a word.
pub(super) fn may_play(seen: &BotView<'_, Keesdrow>) -> bool {
    seen.view().turn == Some(seen.seat())
}

/// The challenge of the first doubted word of the previous turn that can still be challenged.
pub(super) fn challenge_first(
    seen: &BotView<'_, Keesdrow>,
    mut doubts: impl FnMut(&str) -> bool,
) -> Option<KeesdrowAction> {
    let mut open = seen.view().pending.as_ref()?.words.iter().filter(|word| word.open);
    let doubted = open.find(|word| doubts(&word.played.word.to_lowercase()))?;
    Some(KeesdrowAction::Challenge(Some(doubted.number)))
}

/// The action of a bot that knows no word. Alone, in a game that only words can end, it would pass forever (K7.5), so
/// it takes any word of the table's dictionary.
pub(super) fn without_word(seen: &BotView<'_, Keesdrow>) -> KeesdrowAction {
    let options = seen.rules().options();
    let four_score = options.variant == Variant::FourScore;
    let ends = !four_score && matches!(options.end, End::Turns | End::Exhaustion) || options.limit.get().is_some();
    if ends || seen.rules().seating().len() > 1 {
        return KeesdrowAction::Pass;
    }
    let mut any = KeesdrowAction::Pass;
    seen.visit(&mut |action| {
        any = action;
        ControlFlow::Break(())
    });
    any
}
