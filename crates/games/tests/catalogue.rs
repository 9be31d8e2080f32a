//! Every game of the catalogue, driven only through the interface that knows no particular game.

use kee_game::{
    Input, Locales, Message, Names, PlayerKind, Record, RecordEntry, Resources, Seat, Seed, Viewer, next_to_ask,
};
use kee_games::{
    AboutEntry, AboutOption, AboutPreset, AnyGame, AnyMatch, BotGame, Setup, Wording, catalogue, english, find, known,
    language, scores, table_text, tell,
};
use kee_lexicon::Lexicon;
use kee_speech::{COMMON, Language};
use std::{collections::BTreeSet, sync::Arc};

/// Few words, so that listing them all takes no time.
fn resources(game: &dyn AnyGame) -> Resources {
    let words = ["cat", "toad", "dog", "goat", "tern", "newt", "rat", "to", "on", "tenet", "otter", "eaten", "seats"];
    game.resources(&Arc::new(Lexicon::from_words("pets", words)))
}

/// Every preset with its default seating and another.
fn setups(presets: &[AboutPreset]) -> impl Iterator<Item = Setup> {
    presets.iter().flat_map(|preset| {
        preset.plans.iter().take(2).map(|plan| Setup {
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
fn a_preset_offers_every_number_of_seats_that_its_rules_allow() {
    let seats = |game: &str, preset: &str| {
        let about = find(game).expect("a game").about();
        let preset = about.presets.iter().find(|known| known.name == preset).expect("a preset").clone();
        preset.plans.iter().map(|plan| plan.seats).collect::<Vec<_>>()
    };
    // K2.3: up to twelve players, however the game ends; the default comes first.
    let twelve: Vec<u8> = (2..=12).collect();
    assert_eq!((seats("keesdrow", "classic"), seats("keesdrow", "exhaustion")), (twelve.clone(), twelve));
    assert_eq!(seats("keesdrow", "teams"), [4, 6, 8, 10, 12]);
    // B1.1: two to six.
    assert_eq!(seats("keebble", "devils"), [3, 2, 4, 5, 6]);
    // A preset that exists for its seats keeps them, and so does a preset for one player.
    assert_eq!((seats("keyword", "two"), seats("keezen", "eight")), (vec![2], vec![8]));
    assert_eq!(seats("keesdrow", "solitaire-rounds"), [1]);
}

/// Holds a file of the repository against what it is made from, or renews it when asked to.
#[expect(clippy::disallowed_methods, reason = "it renews a file of the repository when asked to")]
fn is_recorded(file: &str, recorded: &str, made: &str) {
    if std::env::var_os("KEE_RECORD").is_some_and(|value| value == "1") {
        std::fs::write(format!("{}/{file}", env!("CARGO_MANIFEST_DIR")), made).expect("it can be written");
        return;
    }
    let renew = "run `KEE_RECORD=1 cargo test -p kee-games --test catalogue`, look at what has changed, and commit it";
    assert!(made == recorded, "{file} is not what the games say: {renew}");
}

#[test]
fn the_recorded_catalogue_is_what_every_game_says_about_itself() {
    let games = catalogue().iter().map(|game| serde_json::to_string(&game.about()).expect("plain data"));
    let made = format!("[\n{}\n]\n", games.collect::<Vec<_>>().join(",\n"));
    let recorded = include_str!("../src/about.json");
    is_recorded("src/about.json", recorded, &made);
    if made == recorded {
        assert!(known().iter().eq(catalogue().iter().map(|game| game.about()).collect::<Vec<_>>().iter()));
    }
}

/// Every language in which the games speak, English first.
fn languages() -> [Language; 2] {
    ["en", "nl"].map(|tag| language(tag, &[]))
}

/// Values of an option to be read: all there are, or some of those that can be entered.
fn samples(option: &AboutOption) -> Vec<String> {
    match &option.entry {
        None => option.values.iter().map(|value| value.value.to_owned()).collect(),
        Some(AboutEntry::Number { .. }) => vec![option.default.clone()],
        Some(AboutEntry::Seconds { most }) => {
            let some =
                [20, 120, 2700].into_iter().filter(|seconds| seconds <= most).map(|seconds: u32| seconds.to_string());
            ["none".to_owned()].into_iter().chain(some).collect()
        }
        Some(AboutEntry::Written(forms)) => forms.iter().map(|form| form.value(form.example)).collect(),
    }
}

/// A row of a table: something typed, and what it is called in every language.
fn row(languages: &[Language; 2], typed: &str, mark: &str, words: impl Fn(&Language) -> String) -> String {
    let words = languages.each_ref().map(words);
    for said in &words {
        let raw = ["option-", "preset-", "bot-", "\"", "'", "_", "{", "  "].iter().find(|raw| said.contains(*raw));
        assert_eq!(raw, None, "{typed}: {said}");
    }
    assert!(!words[0].is_empty() && !words[1].is_empty(), "{typed}");
    format!("| `{typed}`{mark} | {} |\n", words.join(" | "))
}

/// The sentences of the page, which has those of the house rules.
const PAGE: Locales =
    &[("en", include_str!("../../web/locales/en/app.ftl")), ("nl", include_str!("../../web/locales/nl/app.ftl"))];

/// The form of a house rule, the sentences that name the rule and its value, and the times in it, in seconds.
type HouseRule = (&'static str, &'static str, &'static str, &'static [(&'static str, u32)]);

const HOUSE_RULES: &[HouseRule] = &[
    (r#""clock": "none""#, "make-clock", "clock-none", &[]),
    (r#""clock": {"turn": {"seconds": 60}}"#, "make-clock", "clock-turn", &[("time", 60)]),
    (r#""clock": {"game": {"seconds": 600, "increment": 0}}"#, "make-clock", "clock-game", &[("time", 600)]),
    (
        r#""clock": {"game": {"seconds": 600, "increment": 10}}"#,
        "make-clock",
        "clock-game-increment",
        &[("time", 600), ("increment", 10)],
    ),
    (
        r#""clock": {"days": {"hours": 24, "bank": 72}}"#,
        "make-clock",
        "clock-days",
        &[("time", 24 * 3600), ("bank", 72 * 3600)],
    ),
    (r#""talk": "open""#, "make-talk", "talk-open", &[]),
    (r#""talk": "reactions""#, "make-talk", "talk-reactions", &[]),
    (r#""talk": "silent""#, "make-talk", "talk-silent-short", &[]),
    (r#""watching": "anyone""#, "make-watching", "", &[]),
    (r#""listed": true"#, "make-listed", "", &[]),
];

/// The name of a house rule and its value in a language.
fn house_rule(language: &Language, rule: &str, value: &'static str, times: &[(&'static str, u32)]) -> String {
    let name = language.say(rule, &[]);
    if value.is_empty() {
        return name;
    }
    let times = times.iter().map(|(name, seconds)| (*name, language.duration(*seconds).into()));
    format!("{name}: {}", language.tell_plain(&Message::new(value, times)))
}

#[test]
fn the_recorded_page_of_options_says_them_in_every_language() {
    let (languages, mut page) = (languages(), include_str!("options_page.md").to_owned());
    let row = |typed: &str, mark: &str, words: &dyn Fn(&Language) -> String| row(&languages, typed, mark, words);
    let tests = |for_tests| if for_tests { " (tests)" } else { "" };
    let columns = "\n| typed | English | Nederlands |\n|---|---|---|\n";
    page += &format!("\n## House rules\n{columns}");
    let spoken = ["en", "nl"].map(|tag| Language::of(tag, &[COMMON, PAGE]));
    for (typed, rule, value, times) in HOUSE_RULES {
        page += &self::row(&spoken, typed, "", |language| house_rule(language, rule, value, times));
    }
    let (games, practice): (Vec<_>, Vec<_>) = catalogue().iter().map(|game| game.about()).partition(|about| !about.toy);
    for about in games.into_iter().chain(practice) {
        let id = about.id;
        page += &format!("\n## {}{}\n", about.title, if about.toy { " (practice)" } else { "" });
        let head = |title: &str| format!("\n### {title}\n{columns}");
        page += &head("Presets");
        for preset in &about.presets {
            page += &row(preset.name, tests(preset.for_tests), &|language| {
                let words = Wording::new(language, id);
                format!("**{}**: {}", words.preset(preset.name), words.preset_meaning(preset.name))
            });
        }
        page += &head("Options");
        for option in &about.options {
            for value in samples(option) {
                let for_tests = option.for_tests || !option.offers(&value);
                page += &row(&format!("{}={value}", option.key), tests(for_tests), &|language| {
                    let words = Wording::new(language, id);
                    format!("{}: {}", words.option(option.key), words.value(option, &value))
                });
            }
            if Wording::new(&languages[0], id).help(option.key).is_some() {
                page += &row(option.key, tests(option.for_tests), &|language| {
                    format!("*{}*", Wording::new(language, id).help(option.key).expect("in every language"))
                });
            }
        }
        page += &head("Bots");
        for bot in &about.bots {
            page += &row(bot.name, if bot.unlisted { " (programs)" } else { "" }, &|language| {
                let words = Wording::new(language, id);
                format!("**{}**: {}", words.bot(bot.name), words.bot_meaning(bot.name))
            });
        }
    }
    is_recorded("../../docs/options.md", include_str!("../../../docs/options.md"), &page);
}

#[test]
fn every_bot_has_a_name_and_a_character_in_every_language() {
    for game in catalogue() {
        for (language, bot) in
            languages().iter().flat_map(|language| game.about().bots.into_iter().map(move |bot| (language, bot)))
        {
            let words = Wording::new(language, game.id());
            let said = [words.bot(bot.name), words.bot_meaning(bot.name)];
            assert!(said[0] != bot.name && !said[1].starts_with("bot-"), "{} {}: {said:?}", game.id(), bot.name);
        }
    }
}

#[test]
fn every_problem_with_presets_and_bots_has_its_sentence() {
    assert_eq!(kee_speech::problem_misfits("games", kee_games::PROBLEMS), [""; 0]);
}

#[test]
fn a_number_of_seats_that_cannot_be_is_not_followed_by_problems_of_another() {
    let game = find("keezen").expect("it is in the catalogue");
    let wrong = |preset: &str, seats: usize, set: &[(&str, &str)]| {
        let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let setup = Setup { preset: Some(preset.to_owned()), seats: Some(seats), set, teams: None };
        let problems = game.begin(&setup, &Resources::none()).err().expect("it cannot be");
        problems.iter().map(|problem| english().problem_about(problem)).collect::<Vec<_>>()
    };
    let teams = "seats: This is played in teams. Possible numbers of players: 4.";
    assert_eq!(wrong("tournament", 5, &[]), [teams]);
    // Two colours are for two, and the preset has no plan for two; no partner is missed by nine who cannot be thirteen.
    assert_eq!(wrong("solo", 13, &[("exchange", "one_card")]).len(), 2);
    assert_eq!(
        wrong("trios", 13, &[("exchange", "one_card")]),
        ["seats: A table has 1 to 12 seats. Choose a number from that range."]
    );
}

#[test]
fn a_table_is_shown_told_and_explained_from_the_view_sent_to_its_viewer() {
    let seed = Seed::named("as text");
    for game in catalogue() {
        let resources = resources(game.as_ref());
        let mut played = begin(game.as_ref(), &Setup { preset: Some("tiny".to_owned()), ..Setup::default() });
        play_by_typing(played.as_mut(), &seed);
        let header = played.header(&resources, &[], &seed);
        let table = table_text(game.id(), &header.options, played.seating(), &resources).expect("the same options");
        let names = Names::letters(played.seating());
        for viewer in Viewer::all(played.seating().len()) {
            let view = played.view(viewer);
            assert_eq!(
                table.show(&view, &names, english()),
                Some(played.show(viewer, &names, english())),
                "{}",
                game.id()
            );
            assert_eq!(scores(game.id(), &view), Some(played.scores(viewer)), "{}", game.id());
            assert_eq!(table.explain(&view), Some(played.explain(viewer)), "{}", game.id());
            for question in table.questions() {
                assert_eq!(table.answer(&view, *question), Some(played.answer(viewer, *question)), "{}", game.id());
            }
            for entry in 1..=played.entries() {
                let told = tell(game.id(), &played.notices(entry, viewer), played.seating().len(), viewer.seat());
                assert_eq!(told, played.tell(entry, viewer), "{}", game.id());
            }
        }
    }
}

#[test]
fn no_bot_is_ever_refused_and_all_their_records_verify() {
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

/// Plays by typing, always the last listed action.
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
                assert_eq!(again.show(viewer, &names, english()), played.show(viewer, &names, english()));
                for entry in 0..=played.entries() + 1 {
                    assert_eq!(again.tell(entry, viewer), played.tell(entry, viewer));
                    assert_eq!(again.notices(entry, viewer), played.notices(entry, viewer));
                }
            }
        }
    }
}

#[test]
fn a_seat_out_of_turn_is_refused_before_its_text_is_read() {
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
fn all_problems_with_a_request_are_reported_at_once() {
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
fn a_bot_decides_the_same_again_and_is_not_refused() {
    let seed = Seed::named("thoughts");
    for game in catalogue() {
        let about = game.about();
        let bot = about.bots.last().expect("every game has bots").name;
        let mut played = begin(game.as_ref(), &Setup::default());
        while played.deal(&seed) {}
        let seat = next_to_ask(played.wait()).expect("a seat is asked");
        let decide = || played.thought(seat, bot).expect("the bot is there")(&mut seed.dice(7));
        let decided = decide();
        assert_eq!(decide(), decided, "{}", game.id());
        let at = played.now().plus_seconds(1);
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
fn every_level_has_three_characters_of_one_rating_and_better_ones_are_rated_higher() {
    for about in known().iter().filter(|about| !about.toy) {
        let id = about.id;
        let ratings = (1..=5).map(|level| {
            let ratings: Vec<_> = about.characters(level).map(|bot| bot.rating.expect("a rating")).collect();
            assert!(
                ratings.len() == 3 && ratings.iter().all(|rating| *rating == ratings[0]),
                "{id} {level}: {ratings:?}"
            );
            ratings[0]
        });
        assert!(ratings.is_sorted_by(|weaker, stronger| weaker < stronger), "{id}");
        assert_eq!(about.opponents(1, 4), ["pip", "lulu", "momo", "otto"], "{id}");
        assert_eq!(about.opponents(3, 4)[..3], ["noor", "sami", "tess"], "{id}");
        let most: BTreeSet<_> = about.opponents(5, 11).into_iter().collect();
        assert_eq!(most.len(), 11, "{id}");
        let default = about.default_bot().and_then(|name| about.bots.iter().find(|bot| bot.name == name));
        assert_eq!(default.and_then(|bot| bot.level), Some(2), "{id}");
    }
}

#[test]
fn only_the_cast_is_offered_and_every_name_stays() {
    for game in catalogue() {
        let (about, offered) = (game.about(), game.about().offered());
        assert_eq!(offered.bots.iter().all(|bot| bot.level.is_some()), !about.toy, "{}", game.id());
        assert!(!about.toy || offered.bots == about.bots, "{}", game.id());
    }
    // Programs that seat bots by these names go on working.
    for (id, names) in [
        ("keesdrow", "novice random everyday-1 everyday-5 common-5 everyday common standard full strong"),
        ("keyword", "novice random everyday-1 everyday-10 everyday common standard full strong"),
        ("keezen", "novice random easy medium hard"),
        ("keebble", "novice random everyday-5 everyday common full strong"),
    ] {
        let names: Vec<String> = names.split(' ').map(str::to_owned).collect();
        assert_eq!(find(id).expect("in the catalogue").check_bots(&names), [], "{id}");
    }
}

#[test]
fn no_two_bots_of_a_game_have_the_same_name() {
    for (language, game) in languages().iter().flat_map(|language| catalogue().iter().map(move |game| (language, game)))
    {
        let words = Wording::new(language, game.id());
        let mut names: Vec<String> = game.about().offered().bots.iter().map(|bot| words.bot(bot.name)).collect();
        names.sort_unstable();
        assert!(names.is_sorted_by(|one, other| one != other), "{}: {names:?}", game.id());
    }
}

#[test]
fn a_player_alone_is_told_the_score_of_every_turn() {
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
                (1..=again.entries()).flat_map(|entry| again.turn_scores(entry, Viewer::Spectator)).collect();
            let score = again.wait().outcome().expect("it is over").standings[0].score;
            let sum: i64 = turns.iter().map(|turn| turn.points).sum();
            // W6.2: 50 for going out, 5 off for each letter left.
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
