use kee_game::{Record, Resources, Seating, Setup, Team, Viewer};
use kee_games::{AnyGame, AnyMatch, catalogue};
use kee_lexicon::{Lexicon, List};
use kee_picture::{CardSeat, Painter, Position, ShareCard, VariantSample, sample};
use std::{fs, path::Path};

fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    catalogue().iter().map(AsRef::as_ref).filter(|game| !game.about().toy)
}

/// The words a record was judged by.
fn resources(game: &dyn AnyGame, words: Option<&str>) -> Resources {
    let list = words.map_or(List::Full, |name| name.parse().expect("a list of ours"));
    game.resources(&Lexicon::list(list))
}

/// The board of a game as spectators see it.
fn board(game: &dyn AnyGame, options: &[(String, String)], of: &dyn AnyMatch) -> String {
    let view = of.view(Viewer::Spectator);
    let position = Position { game: game.id(), options, teams: of.seating(), view: view.as_str(), towards: None };
    position.drawing().expect("a game with a board").svg()
}

/// Paints a drawing, and fails if there is nothing to see. The file is left for people to look at.
fn paint(painter: &Painter, svg: &str, file: &str) {
    let png = painter.png(svg).unwrap_or_else(|| panic!("{file} cannot be painted"));
    // A drawing of one colour is packed into less than this.
    assert!(png.len() > 1_500, "{file} is blank: {} bytes", png.len());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(format!("{file}.png")), png).expect("a file");
}

#[test]
fn every_preset_can_be_drawn_from_its_start() {
    let painter = Painter::default();
    for game in games() {
        let resources = resources(game, None);
        for preset in game.about().presets {
            let setup = Setup { preset: Some(preset.name.to_owned()), ..Setup::default() };
            let mut started = game.begin(&setup, &resources).expect("a preset can be played");
            started.deal(&kee_game::Seed::named("pictures"));
            let options = game.announced(
                &preset.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect::<Vec<_>>(),
            );
            paint(&painter, &board(game, &options, started.as_ref()), &format!("{}-{}-start", game.id(), preset.name));
        }
    }
}

#[test]
fn every_preset_has_a_picture_of_its_own_board() {
    let painter = Painter::default();
    for game in games() {
        for (moment, preset) in game.about().presets.iter().enumerate() {
            let plan = &preset.plans[0];
            let teams = Seating::of((0..plan.seats).map(|seat| Team::new((seat % plan.teams).into())).collect());
            let options: Vec<_> =
                preset.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
            let drawn = VariantSample { game: game.id(), options: &options, teams: &teams, moment }.drawing();
            let drawn = drawn.expect("a game with a board");
            paint(&painter, &drawn.svg(), &format!("{}-{}-sample", game.id(), preset.name));
        }
    }
}

#[test]
fn recorded_games_can_be_drawn_in_their_middle() {
    let painter = Painter::default();
    for game in games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(game.id());
        for entry in fs::read_dir(folder).expect("recorded games") {
            let path = entry.expect("a file").path();
            if path.extension().is_none_or(|ending| ending != "kee") {
                continue;
            }
            let file = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
            let record = Record::read(&fs::read_to_string(&path).expect("a file")).expect("a record");
            let resources = resources(game, record.header.words.as_ref().map(|words| words.name.as_str()));
            let options = game.announced(&record.header.options);
            let of = game.replay(&record, &resources, record.entries.len() * 2 / 3).expect("a recorded game");
            paint(&painter, &board(game, &options, of.as_ref()), &format!("{}-{file}", game.id()));
        }
    }
}

#[test]
fn a_game_without_a_board_of_its_own_has_a_card_all_the_same() {
    let painter = Painter::default();
    let card = |game: &str, title: &str| ShareCard {
        game: game.to_owned(),
        board: None,
        title: title.to_owned(),
        line: "Anna invites you".to_owned(),
        seats: Vec::new(),
        foot: String::new(),
    };
    assert_eq!(sample("bluff"), None);
    paint(&painter, &card("bluff", "Bluff").svg(), "bluff");
    for game in games() {
        assert!(sample(game.id()).is_some());
        paint(&painter, &card(game.id(), game.about().title).svg(), &format!("{}-sample", game.id()));
    }
}

#[test]
fn names_stay_names() {
    let hostile = "</text><script>alert(1)</script>\u{0}&\"'";
    let seats = vec![CardSeat { seat: 0, name: hostile.to_owned(), score: Some(3), won: true }];
    let card = ShareCard {
        game: "keezen".to_owned(),
        board: None,
        title: hostile.to_owned(),
        line: hostile.repeat(20),
        seats,
        foot: hostile.to_owned(),
    };
    assert!(!card.svg().contains("<script"));
    assert!(Painter::default().png(&card.svg()).is_some());
}
