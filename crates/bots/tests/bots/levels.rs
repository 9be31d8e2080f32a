//! The levels: the weaker ones play the words of a child, and each beats the one below.

use ::{
    keebble::{Keebble, KeebbleAction},
    keesdrow::{Keesdrow, KeesdrowAction},
    keezen::Keezen,
    keyword::{Keyword, KeywordAction},
};
use kee_bots::{CAST, NamedBot, Vocabulary, keebble, keesdrow, keezen, keyword};
use kee_conformance::table;
use kee_game::{Game, InWords, Input, Match, Plan, Resources, Seed, Viewer, play_out};
use kee_grid::{Board, Placement};
use kee_lexicon::Lexicon;

/// The weakest bots of a word game, and the novice, with the words they may play.
const MODEST: [(&str, Vocabulary); 3] =
    [("pip", Vocabulary::Child), ("otto", Vocabulary::Child), ("novice", Vocabulary::Novice)];

/// A whole game of these bots, one for each seat.
fn played<G: Game>(rules: G, bots: &[NamedBot<G>], names: &[&str], seed: &str) -> Match<G> {
    let make = |name: &&str| (bots.iter().find(|bot| bot.name == *name).expect("a bot").make)();
    let (mut game, seed) = (Match::new(rules), Seed::named(seed));
    play_out(&mut game, &seed, &mut names.iter().map(make).collect::<Vec<_>>(), &mut seed.dice(u64::MAX))
        .expect("no bot is refused");
    game
}

/// Asserts that the words of every action of some games of two modest bots are in their vocabulary.
fn plays_its_words<G: InWords>(
    rules: impl Fn() -> G,
    bots: &[NamedBot<G>],
    words_of: impl Fn(&G::View, &G::Action) -> Vec<String>,
) {
    for (name, vocabulary) in MODEST {
        let (known, mut count) = (vocabulary.words(), 0);
        for number in 0..4 {
            let game = played(rules(), bots, &[name, name], &format!("words {number}"));
            let mut again = Match::new(rules());
            for entry in game.log() {
                if let Input::Act { action, .. } = &entry.input {
                    for word in words_of(&again.view(Viewer::Spectator), action) {
                        count += 1;
                        assert!(known.contains(&word), "{} {name}: {word}", G::ID);
                    }
                }
                again.apply(entry.at, entry.input.clone()).expect("the same game");
            }
        }
        // With the few letters of Keebble, the novice finds nothing.
        assert!(count > 20 || (name, G::ID) == ("novice", "keebble"), "{} {name}: {count} words", G::ID);
    }
}

fn formed(placement: &Placement, board: &Board) -> Vec<String> {
    let fitted = placement.fit(board).expect("it was played");
    fitted.words(board).iter().map(|word| word.to_string().to_lowercase()).collect()
}

fn full() -> Resources {
    Lexicon::english().resources()
}

#[test]
fn the_weakest_never_play_a_word_outside_their_vocabulary() {
    let classic = || table::good_rules::<Keesdrow>("classic", &[], Plan::alone(2), &full());
    plays_its_words(classic, &keesdrow::bots(), |_, action| match action {
        KeesdrowAction::Play { word, .. } => vec![word.to_lowercase()],
        _ => Vec::new(),
    });
    let two = || table::good_rules::<Keyword>("two", &[], Plan::alone(2), &full());
    plays_its_words(two, &keyword::bots(), |view, action| match action {
        KeywordAction::Play { placement, .. } => formed(placement, &view.board),
        _ => Vec::new(),
    });
    let paper = || table::good_rules::<Keebble>("paper", &[], Plan::alone(2), &full());
    plays_its_words(paper, &keebble::bots(), |view, action| match action {
        KeebbleAction::Play(placement) => formed(placement, &view.paper.board),
        _ => Vec::new(),
    });
}

#[test]
fn a_child_knows_short_and_frequent_words_only() {
    let (child, novice) = (Vocabulary::Child.words(), Vocabulary::Novice.words());
    for known in ["cat", "house", "rabbit", "school"] {
        assert!(child.contains(known), "{known}");
    }
    for unknown in ["feoffing", "preeminence", "defenseless", "abyss", "understand"] {
        assert!(!child.contains(unknown), "{unknown}");
    }
    assert!(novice.contains("yacht") && !novice.contains("at") && !novice.contains("rabbit"));
}

/// The share of games that the stronger of two levels wins, in percent. The bots change seats from game to game.
fn wins<G: Game>(rules: impl Fn() -> G, bots: &[NamedBot<G>], weaker: usize, seats: usize, games: usize) -> usize {
    let levels = [CAST[weaker - 1][0], CAST[weaker][0]];
    let won = (0..games).filter(|number| {
        let names: Vec<&str> = (0..seats).map(|seat| levels[(seat + number) % 2]).collect();
        let game = played(rules(), bots, &names, &format!("levels {number}"));
        let outcome = game.wait().outcome().expect("it is over");
        let better = names.iter().position(|name| *name == levels[1]).expect("it is seated");
        outcome.standings[better].place == 1
    });
    100 * won.count() / games
}

/// The measured shares are 64 % and more (`docs/bots.md`); the same dice every time make it sure.
#[test]
fn each_level_beats_the_one_below() {
    let classic = || table::good_rules::<Keesdrow>("classic", &[], Plan::alone(2), &full());
    let two = || table::good_rules::<Keyword>("two", &[], Plan::alone(2), &full());
    let paper = || table::good_rules::<Keebble>("paper", &[], Plan::alone(2), &full());
    let pairs = || table::good_rules::<Keezen>("tournament", &[], Plan::in_teams(4, 2), &Resources::none());
    for (weaker, games, least) in [(1, 40, 45), (2, 16, 55), (3, 16, 55), (4, 6, 60)] {
        let shares = [
            wins(classic, &keesdrow::bots(), weaker, 2, games),
            wins(two, &keyword::bots(), weaker, 2, games),
            wins(paper, &keebble::bots(), weaker, 2, games),
            wins(pairs, &keezen::bots(), weaker, 4, games),
        ];
        assert!(shares.iter().all(|share| *share >= least), "{weaker}: {shares:?}");
    }
}
