//! Bots play sprees at a human pace (K5.1).

use kee_bots::keesdrow::bots;
use kee_conformance::table;
use kee_game::{Bot, BotView, GameTime, Input, Match, Plan, Seat, Seed, play_out};
use kee_lexicon::Lexicon;
use keesdrow::{Keesdrow, KeesdrowAction};
use std::time::Duration;

const A: Seat = Seat::new(0);

/// A table of two with the options of the preset `spree`: two minutes per turn, seven turns each.
fn spree() -> Match<Keesdrow> {
    Match::new(table::good_rules("spree", &[], Plan::alone(2), &Lexicon::english().resources()))
}

fn make(name: &str) -> Box<dyn Bot<Keesdrow>> {
    (bots().into_iter().find(|bot| bot.name == name).expect("a bot").make)()
}

/// A whole game of two bots of one kind.
fn played(bot: &str, seed: &str) -> Match<Keesdrow> {
    let mut game = spree();
    let mut seated = [make(bot), make(bot)];
    let seed = Seed::named(seed);
    play_out(&mut game, &seed, &mut seated, &mut seed.dice(u64::MAX)).expect("no bot is refused");
    game
}

/// The start of every turn, the times of its words, and how it ended.
struct Turn {
    began: GameTime,
    words: Vec<GameTime>,
    ended: GameTime,
    late: bool,
}

fn turns(game: &Match<Keesdrow>) -> Vec<Turn> {
    let mut turns = Vec::new();
    let (mut began, mut words) = (GameTime::ZERO, Vec::new());
    for entry in game.log() {
        match &entry.input {
            Input::Act { action: KeesdrowAction::Play { .. }, .. } => words.push(entry.at),
            Input::Act { action: KeesdrowAction::Pass, .. } | Input::Expire { .. } => {
                let late = matches!(entry.input, Input::Expire { .. });
                turns.push(Turn { began, words: std::mem::take(&mut words), ended: entry.at, late });
                began = entry.at;
            }
            _ => {}
        }
    }
    turns
}

/// The turns that the timer ended. The letters of a board are used up before fourteen sprees are over (K7.4): then a turn
/// ends because there is no word left.
fn timed(game: &Match<Keesdrow>) -> Vec<Turn> {
    turns(game).into_iter().filter(|turn| turn.ended.millis() - turn.began.millis() >= 100_000).collect()
}

#[test]
fn k5_1_an_everyday_bot_finds_5_to_12_words_in_two_minutes() {
    for seed in ["first", "second", "third"] {
        let counts: Vec<usize> = timed(&played("everyday", seed)).iter().map(|turn| turn.words.len()).collect();
        assert!(counts.len() >= 5, "{seed}: {counts:?}");
        assert!(counts.iter().all(|words| (5..=12).contains(words)), "{seed}: {counts:?}");
    }
}

#[test]
fn k5_1_the_times_of_a_spree_are_on_the_records_clock() {
    let timer = 120_000;
    for bot in ["random", "everyday-5", "common", "strong"] {
        for turn in turns(&played(bot, "clock")) {
            let moments: Vec<u64> = [turn.began].iter().chain(&turn.words).map(|at| at.millis()).collect();
            let pauses: Vec<u64> = moments.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(pauses.iter().all(|pause| (6_000..=20_000).contains(pause)), "{bot}: {pauses:?}");
            assert!(
                !turn.late && turn.ended.millis() < turn.began.millis() + timer,
                "{bot} ends its turn in time: {moments:?}"
            );
        }
    }
}

#[test]
fn k5_1_stronger_bots_are_faster() {
    let pace = |bot: &str| {
        let turns = timed(&played(bot, "level"));
        let words: usize = turns.iter().map(|turn| turn.words.len()).sum();
        words as f64 / turns.len() as f64
    };
    let words = ["everyday-1", "everyday", "standard", "strong"].map(pace);
    assert!(words.is_sorted_by(|weaker, stronger| weaker < stronger), "{words:?}");
}

#[test]
fn the_same_seed_gives_the_same_spree() {
    assert_eq!(played("everyday", "again").log(), played("everyday", "again").log());
}

/// Both after the tiles are laid out, before the first word.
fn begun(game: Match<Keesdrow>) -> (Match<Keesdrow>, Seat) {
    let mut game = game;
    while game.deal(&Seed::named("begun")).is_some() {}
    let seat = game.wait().asked().iter().next().expect("a seat begins");
    (game, seat)
}

#[test]
fn a_bot_ends_its_spree_if_the_next_word_would_be_late() {
    let (game, seat) = begun(spree());
    let at = |seconds: u32| {
        let now = game.now().plus_seconds(seconds);
        make("everyday").play(&BotView::new(&game, seat).at(now), &mut Seed::named("late").dice(0))
    };
    let in_time = at(100);
    assert!(matches!(in_time.action, KeesdrowAction::Play { .. }), "{in_time:?}");
    let late = at(110);
    assert_eq!((late.action, late.takes), (KeesdrowAction::Pass, None));
    assert!(in_time.takes.is_some_and(|takes| takes < Duration::from_secs(20)), "{:?}", in_time.takes);
}

#[test]
fn a_single_word_takes_a_bot_no_time() {
    let rules = table::good_rules("classic", &[], Plan::alone(1), &Lexicon::english().resources());
    let (game, _) = begun(Match::new(rules));
    let played = make("everyday").play(&BotView::new(&game, A), &mut Seed::named("single").dice(0));
    assert!(matches!(played.action, KeesdrowAction::Play { .. }) && played.takes.is_none(), "{played:?}");
}
