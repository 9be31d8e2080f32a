//! Every game of the catalogue, driven only through the interface that knows none of them.

use kee_game::{Input, Names, PlayerKind, Record, RecordEntry, Resources, Seat, Seed, Viewer, next_to_ask};
use kee_games::{AboutPreset, AnyGame, AnyMatch, BotGame, Setup, catalogue, find};
use kee_lexicon::Lexicon;
use std::sync::Arc;

/// Few words, so that listing them all takes no time.
fn resources(game: &dyn AnyGame) -> Resources {
    if !game.about().words {
        return Resources::none();
    }
    let words = ["cat", "toad", "dog", "goat", "tern", "newt", "rat", "to", "on", "tenet", "otter", "eaten", "seats"];
    let list = Arc::new(Lexicon::from_words("pets", words));
    let hash = list.hash().to_owned();
    Resources::with_words("pets", &hash, list)
}

/// Every preset with every plan it is made for.
fn setups(presets: &[AboutPreset]) -> impl Iterator<Item = Setup> {
    presets.iter().flat_map(|preset| {
        preset.plans.iter().map(|plan| Setup {
            preset: Some(preset.name.to_owned()),
            seats: Some(plan.seats.into()),
            teams: Some(plan.teams.into()),
            ..Setup::default()
        })
    })
}

fn begin(game: &dyn AnyGame, setup: &Setup) -> Box<dyn AnyMatch> {
    game.begin(setup, &resources(game)).unwrap_or_else(|problems| panic!("{}: {problems:?}", game.id()))
}

#[test]
fn names_are_found_in_any_case_and_each_only_once() {
    for game in catalogue() {
        let same = catalogue().iter().filter(|other| other.id() == game.id()).count();
        assert_eq!(same, 1, "{}", game.id());
        assert_eq!(find(&game.id().to_uppercase()).map(|found| found.id()), Some(game.id()));
        assert!(game.about().presets.iter().any(|preset| preset.name == "tiny"), "{}", game.id());
    }
    assert!(find("chess").is_none());
}

#[test]
fn no_bot_is_ever_refused_and_every_record_of_theirs_verifies() {
    for game in catalogue() {
        let about = game.about();
        for (turn, setup) in setups(&about.presets).enumerate() {
            let seats = begin(game.as_ref(), &setup).seating().len();
            // Every bot has its turn: one game for each setting, or more where there are fewer settings than bots.
            let setups = setups(&about.presets).count();
            for shift in (turn..turn + about.bots.len()).step_by(setups.min(about.bots.len())) {
                let names = about.bots.iter().map(|bot| bot.name.to_owned());
                let bots: Vec<String> = names.cycle().skip(shift).take(seats).collect();
                let asked = BotGame {
                    setup: &setup,
                    resources: &resources(game.as_ref()),
                    bots: &bots,
                    seed: &Seed::named("deal"),
                    bot_seed: &Seed::named("bots"),
                    recorded: true,
                };
                let over = game.play_out(&asked).unwrap_or_else(|problems| panic!("{setup:?}: {problems:?}"));
                let record = over.record.expect("it was asked for");
                assert_eq!(record.entries.len(), over.inputs);
                game.verify(&record, asked.resources).unwrap_or_else(|why| panic!("{setup:?}: {why}"));
            }
        }
    }
}

/// Plays by typing: always the last action that is listed.
fn play_by_typing(game: &mut dyn AnyMatch, seed: &Seed) {
    while game.wait().outcome().is_none() {
        if game.deal(seed) {
            continue;
        }
        let at = game.now().plus_seconds(1);
        match (game.wait().due(at), next_to_ask(game.wait())) {
            (None, Some(seat)) => {
                let last = game.actions(seat, usize::MAX).actions.pop().expect("an asked seat has an action");
                game.after(seat, &last).unwrap_or_else(|refusal| panic!("{last}: {refusal}"));
                game.act(at, seat, &last).unwrap_or_else(|refusal| panic!("{last}: {refusal}"));
            }
            (due, _) => {
                let window = due.unwrap_or(game.wait().windows()[0].id);
                game.take(at, &Input::Expire { window }).unwrap_or_else(|refusal| panic!("{window}: {refusal}"));
            }
        }
    }
}

#[test]
fn a_game_can_be_played_told_and_replayed_through_texts_alone() {
    let seed = Seed::named("by typing");
    for game in catalogue() {
        for setup in setups(&game.about().presets) {
            let resources = resources(game.as_ref());
            let mut played = begin(game.as_ref(), &setup);
            play_by_typing(played.as_mut(), &seed);
            let header = played.header(&resources, &[(PlayerKind::Person, "Anna".to_owned())], &seed);
            let record = Record::read(&played.record(&header, &seed).to_text()).expect("what was written reads");
            game.verify(&record, &resources).unwrap_or_else(|why| panic!("{setup:?}: {why}"));
            let again = game.replay(&record, &resources, usize::MAX).expect("what verifies replays");
            assert_eq!(again.position(), played.position());
            let names = Names::letters(played.seating());
            for viewer in Viewer::all(played.seating().len()) {
                assert_eq!(again.view(viewer), played.view(viewer));
                assert_eq!(again.show(viewer, &names), played.show(viewer, &names));
                for entry in 0..=played.entries() + 1 {
                    assert_eq!(again.tell(entry, viewer, &names), played.tell(entry, viewer, &names));
                    assert_eq!(again.notices(entry, viewer), played.notices(entry, viewer));
                }
            }
        }
    }
}

#[test]
fn a_seat_that_is_not_asked_hears_so_before_its_spelling_is_looked_at() {
    let game = find("chain").expect("it is in the catalogue");
    let mut chain = begin(game, &Setup::default());
    chain.deal(&Seed::named("x"));
    let refusal = chain.act(chain.now(), Seat::new(1), "!!").expect_err("it is A's turn");
    assert_eq!(refusal.code, "game/not_asked");
    assert!(chain.actions(Seat::new(1), 9).actions.is_empty());
    assert_eq!(chain.after(Seat::new(1), "pass").expect_err("it is A's turn").code, "game/not_asked");
}

#[test]
fn a_long_list_is_cut_and_the_rest_is_counted() {
    let auction = begin(find("auction").expect("it is there"), &Setup::default());
    assert!(auction.actions(Seat::new(0), 2).actions.is_empty(), "nobody is asked before the deal");
    let mut auction = auction;
    auction.deal(&Seed::named("x"));
    let list = auction.actions(Seat::new(0), 2);
    assert_eq!((list.actions.len(), list.more), (2, 5));
}

#[test]
fn everything_wrong_with_a_request_is_said_at_once() {
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let setup = Setup {
        preset: Some("huge".to_owned()),
        set: vec![pair("shortest", "1"), pair("turn", "spree"), pair("colour", "red")],
        seats: Some(13),
        teams: None,
    };
    let game = find("chain").expect("it is in the catalogue");
    let problems = game.begin(&setup, &Resources::none()).err().expect("much is wrong");
    let about: Vec<&str> = problems.iter().map(|problem| problem.about.as_str()).collect();
    assert_eq!(about, ["preset", "shortest", "colour", "seats", "timer", "words"], "{problems:?}");
    let bots = game.check_bots(&["deep", "random", "deep"].map(str::to_owned));
    assert_eq!(bots.len(), 1, "{bots:?}");
}

#[test]
fn a_bot_that_thinks_on_a_copy_does_what_it_would_do_at_the_table() {
    let seed = Seed::named("thoughts");
    for game in catalogue() {
        let about = game.about();
        let bot = about.bots.last().expect("every game has bots").name;
        let mut played = begin(game.as_ref(), &Setup::default());
        while played.deal(&seed) {}
        let seat = next_to_ask(played.wait()).expect("somebody is asked");
        let thought = played.thought(seat, bot).expect("the bot is there");
        played.seat_bot(seat, bot).expect("the bot is there");
        let at = played.now().plus_seconds(1);
        let decided = played.bot_move(played.now(), seat, &mut seed.dice(7));
        assert_eq!(thought(&mut seed.dice(7)), decided, "{}", game.id());
        let action = decided.action;
        played.act(at, seat, &action).expect("no bot is refused");
        let entry = played.entry(played.entries()).expect("it has just acted");
        assert_eq!(entry, RecordEntry { at, input: Input::Act { seat, action } }, "{}", game.id());
        assert_eq!(played.entry(0), None);
        assert_eq!(played.entry(played.entries() + 1), None);
    }
}

#[test]
fn a_viewer_cannot_tell_an_imagined_game_from_the_real_one() {
    let seed = Seed::named("imagined");
    for game in catalogue() {
        let mut played = begin(game.as_ref(), &Setup::default());
        while played.deal(&seed) {}
        for viewer in Viewer::all(played.seating().len()) {
            let other = played.imagine(viewer, &mut seed.dice(9));
            assert_eq!(other.view(viewer), played.view(viewer), "{}", game.id());
            assert_eq!(other.wait(), played.wait());
            // The position text of bluff has all hands in it.
            assert!(game.id() != "bluff" || other.position() != played.position(), "nothing was varied");
        }
    }
}

#[test]
fn the_default_bot_of_a_word_game_knows_everyday_words_only() {
    for id in ["keesdrow", "keyword", "keebble"] {
        let bots = find(id).expect("in the catalogue").about().bots;
        assert!(bots[1].name.starts_with("everyday"), "{id}: {}", bots[1].name);
    }
}

#[test]
fn who_plays_alone_is_told_what_every_turn_brought() {
    let mut words = 0;
    for game in catalogue() {
        for setup in setups(&game.about().presets).filter(|setup| setup.seats == Some(1)) {
            let resources = resources(game.as_ref());
            let asked = BotGame {
                setup: &setup,
                resources: &resources,
                bots: &[game.about().bots.last().expect("a bot").name.to_owned()],
                seed: &Seed::named("deal"),
                bot_seed: &Seed::named("bots"),
                recorded: true,
            };
            let record = game.play_out(&asked).expect("a game").record.expect("it was asked for");
            let again = game.replay(&record, &resources, usize::MAX).expect("the same game");
            let turns: Vec<_> =
                (1..=again.entries()).flat_map(|entry| again.brought(entry, Viewer::Spectator)).collect();
            let score = again.wait().outcome().expect("it is over").standings[0].score;
            let sum: i64 = turns.iter().map(|turn| turn.points).sum();
            // W6.2: 50 for who is rid of all letters, 5 off for each that is left.
            let at_the_end = score - sum;
            let counted = at_the_end == 50 || at_the_end <= 0 && at_the_end % 5 == 0;
            assert!(if game.id() == "keyword" { counted } else { at_the_end == 0 }, "{setup:?}: {at_the_end}");
            let found = turns.iter().flat_map(|turn| &turn.words);
            words +=
                found.inspect(|word| assert!(word.chars().all(|letter| letter.is_ascii_uppercase()), "{word}")).count();
        }
    }
    assert!(words > 0, "bots have found something");
}

#[test]
fn a_finished_game_tells_its_event_the_scores_the_draw_and_the_words() {
    for game in catalogue() {
        let setup =
            setups(&game.about().presets).find(|setup| setup.preset.as_deref() == Some("tiny")).expect("a preset");
        let resources = resources(game.as_ref());
        let bot = game.about().bots.last().expect("a bot").name.to_owned();
        let seats = begin(game.as_ref(), &setup).seating().len();
        let asked = BotGame {
            setup: &setup,
            resources: &resources,
            bots: &vec![bot; seats],
            seed: &Seed::named("deal"),
            bot_seed: &Seed::named("bots"),
            recorded: true,
        };
        let record = game.play_out(&asked).expect("a game").record.expect("it was asked for");
        let unfinished = game.replay(&record, &resources, record.entries.len() - 1).expect("the same game");
        assert_eq!(unfinished.table_outcome(), None, "{}", game.id());
        let again = game.replay(&record, &resources, usize::MAX).expect("the same game");
        let outcome = again.table_outcome().expect("it is over");
        assert_eq!(Some(&outcome.outcome), again.wait().outcome(), "{}", game.id());
        assert!(outcome.words.is_sorted_by_key(|turn| turn.at), "{}", game.id());
        assert!(outcome.words.iter().all(|turn| turn.at <= outcome.lasted), "{}", game.id());
        let draws = if game.id() == "keyword" { seats } else { 0 };
        assert!(outcome.first_draws.len() >= draws && (draws > 0 || outcome.first_draws.is_empty()), "{}", game.id());
    }
}
