//! Lessons on the board: every step can be done, and does what it says.

use kee_game::{LessonStep, Seat, is_accepted, lesson_steps};
use kee_games::{AnyGame, catalogue, lessons};
use kee_lexicon::{Lexicon, List};
use kee_table::{Exercise, ExerciseView};

/// Plays the step's position with these actions.
fn play(game: &dyn AnyGame, step: &LessonStep, played: &[&str]) -> ExerciseView {
    let played = played.iter().map(|&action| action.to_owned()).collect();
    let (preset, position) = (step.preset.to_owned(), step.position.to_owned());
    let exercise = Exercise { game: game.id().to_owned(), preset, position, played };
    exercise
        .play(&game.resources(&Lexicon::list(List::Full)))
        .unwrap_or_else(|no| panic!("{}, {}: {no}", game.id(), step.title))
}

/// All lessons with their games, in every language.
fn all() -> impl Iterator<Item = (&'static dyn AnyGame, &'static str, Vec<LessonStep>)> {
    catalogue().iter().flat_map(|game| {
        lessons(game.id()).iter().map(|(language, lesson)| (game.as_ref(), *language, lesson_steps(lesson)))
    })
}

#[test]
fn every_lesson_can_be_completed_by_its_own_script() {
    for (game, _, steps) in all() {
        for step in &steps {
            let before = play(game, step, &[]);
            assert!(before.asked.iter().any(|window| window.seats.contains(Seat::new(0))), "{}: your turn", step.title);
            let exact = step.accepted.iter().filter(|action| !action.contains('*'));
            for action in exact {
                let after = play(game, step, &[action]);
                let last = after.last.expect("an action was played");
                assert!(is_accepted(&step.accepted, &last), "{}: {last} of {:?}", step.title, step.accepted);
                assert_ne!(after.view, before.view, "{}: the board changes", step.title);
            }
            let script: Vec<&str> = step.accepted.iter().take(1).chain(&step.replies).map(String::as_str).collect();
            play(game, step, &script);
        }
    }
}

#[test]
fn what_the_rules_refuse_fulfils_no_task() {
    let (game, _, steps) = all().find(|(game, ..)| game.id() == "keezen").expect("Keezen has a lesson");
    let (preset, position) = (steps[0].preset.to_owned(), steps[0].position.to_owned());
    let exercise = Exercise { game: "keezen".to_owned(), preset, position, played: vec!["5 w>5".to_owned()] };
    assert!(
        exercise.play(&game.resources(&Lexicon::list(List::Full))).is_err(),
        "only an ace or a king brings a pawn in"
    );
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

/// The seconds that a step takes: everything it can say is read at 200 words a minute, playing takes eight seconds, and
/// each reply of the others as long as the page waits before it.
fn seconds(step: &LessonStep) -> f64 {
    let read: usize = [&step.title, &step.task, &step.praise, &step.advice].map(|text| words(text)).into_iter().sum();
    read as f64 * 60.0 / 200.0 + 8.0 + step.replies.len() as f64 * 1.4
}

#[test]
fn a_lesson_has_five_to_eight_steps_and_is_over_in_three_minutes() {
    let mut taught = 0;
    for (game, language, steps) in all() {
        taught += 1;
        let lesson = format!("{} in {language}", game.id());
        assert!((5..=8).contains(&steps.len()), "{lesson}: {} steps", steps.len());
        for step in &steps {
            assert!(words(&step.task) <= 30, "{lesson}: {} is short", step.title);
            assert!(words(&step.praise) <= 30, "{lesson}: {} is praised in a few words", step.title);
        }
        let time: f64 = steps.iter().map(seconds).sum();
        assert!(time <= 180.0, "{lesson}: {time:.0} seconds");
    }
    assert_eq!(taught, 8, "four games in two languages");
}

#[test]
fn every_language_teaches_the_same_steps() {
    for game in catalogue() {
        let mut languages = lessons(game.id()).iter().map(|(_, lesson)| {
            let step = |step: LessonStep| (step.preset, step.position, step.accepted, step.replies);
            lesson_steps(lesson).into_iter().map(step).collect::<Vec<_>>()
        });
        let Some(english) = languages.next() else { continue };
        assert!(languages.all(|other| other == english), "{}", game.id());
    }
}
