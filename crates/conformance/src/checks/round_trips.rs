use crate::{Finding, Subject, listed_actions::listed, setting::Setting};
use kee_game::{
    Game, Header, InWords, Input, Match, Message, Names, Options, Question, Record, Seed, TextForm, Viewer,
};
use kee_speech::english_of;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Everything that is written can be read back the same: as JSON, as text, as position, as record.
pub fn round_trips<G: InWords>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("round_trips")? {
        options(&(setting.preset.options)()).map_err(|sentence| setting.finding(sentence))?;
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let played = setting.play(playout, &mut |game, events| {
                if sampler.takes(game.log().len()) || game.wait().outcome().is_some() {
                    state_and_views(&setting, game, events)?;
                    actions(game, subject.budget.actions)?;
                    position(game)?;
                }
                if let Some(Input::Chance(chance)) = game.log().last().map(|entry| &entry.input) {
                    json("A chance", chance)?;
                    text("A chance", chance)?;
                }
                Ok(())
            })?;
            record(&played.header, &played.game, &played.seed)
                .map_err(|sentence| setting.finding_in(playout, &played.game, sentence))?;
        }
    }
    Ok(())
}

fn options<O: Options>(options: &O) -> Result<(), String> {
    json("The options", options)?;
    let pairs = options.pairs();
    let mut read = O::default();
    for (key, value) in &pairs {
        read.set(key, value).map_err(|problem| format!("An option does not read back: {problem}."))?;
    }
    let documented: Vec<_> = O::docs().iter().map(|doc| (doc.key, doc.default.clone())).collect();
    if read != *options || documented != O::default().pairs() {
        return Err(format!("The options do not read back from their pairs {pairs:?}, or their help is not theirs."));
    }
    Ok(())
}

fn state_and_views<G: InWords>(setting: &Setting<'_, G>, game: &Match<G>, events: &[G::Event]) -> Result<(), String> {
    let rules = game.rules();
    let (names, english) = (Names::letters(rules.seating()), english_of::<G>());
    json("The state", game.state())?;
    json("The wait", game.wait())?;
    for viewer in setting.viewers() {
        let view = game.view(viewer);
        json("A view", &view)?;
        let explained = english.help(&rules.explain(&view), &names);
        let shown = [rules.show(&view, &names, &english), explained].concat();
        if shown.contains(|letter: char| letter.is_control() && letter != '\n') {
            return Err(format!("What is shown to {viewer:?} has control characters in it: {shown:?}."));
        }
        answers(rules, &view, viewer, &|answer| english.tell_all(answer, &names))?;
        for notice in events.iter().filter_map(|event| rules.notice(event, viewer)) {
            json("A notice", &notice)?;
            let seats = rules.seating().len();
            let to_reader = viewer.seat().map(|reader| G::tell_to(reader, &notice, seats));
            for told in [G::tell(&notice, seats)].into_iter().chain(to_reader) {
                let told = english.tell_all(&told, &names);
                if !told.is_empty() && !is_one_line(&told) {
                    return Err(format!("A notice is told as {told:?}; expected one line."));
                }
            }
        }
    }
    Ok(())
}

/// A player gets a sentence for every question the game knows, and nobody gets anything but one line.
fn answers<G: InWords>(
    rules: &G,
    view: &G::View,
    viewer: Viewer,
    say: &dyn Fn(&[Message]) -> String,
) -> Result<(), String> {
    let known = G::QUESTIONS.iter().copied();
    let others = ["", "z99", "0", "400", "é", "h9"];
    let others = others.into_iter().flat_map(|place| [Question::Square(place), Question::Row(place)]);
    for question in known.chain(others).chain([Question::Pawns, Question::Hand]) {
        let answer = say(&rules.answer(view, question));
        let due = viewer.seat().is_some() && G::QUESTIONS.contains(&question);
        if (due || !answer.is_empty()) && !is_one_line(&answer) {
            return Err(format!("{viewer:?} asks {question:?} and is told {answer:?}; expected one line."));
        }
    }
    Ok(())
}

fn actions<G: InWords>(game: &Match<G>, most: usize) -> Result<(), String> {
    for seat in game.may_act().iter() {
        let view = game.view(Viewer::Seat(seat));
        for action in listed(game.rules(), game.state(), seat, most)?.actions {
            json("An action", &action)?;
            text("An action", &action)?;
            let understood = game.rules().understand(&view, seat, &action.to_string());
            if understood.as_ref() != Ok(&action) {
                return Err(format!("Seat {seat} types `{action}` and is understood as {understood:?}."));
            }
        }
    }
    Ok(())
}

fn position<G: InWords>(game: &Match<G>) -> Result<(), String> {
    let rules = game.rules();
    let written = rules.position(game.state());
    if !is_one_line(&written) {
        return Err(format!("The position is written as {written:?}; expected one line."));
    }
    let set_up = rules.set_up(&written).map_err(|wrong| format!("The position `{written}` is not read: {wrong}."))?;
    rules.invariant(&set_up).map_err(|broken| format!("The position `{written}` is set up wrongly: {broken}"))?;
    let again = rules.position(&set_up);
    if again != written {
        return Err(format!("The position `{written}` is set up and written again as `{again}`."));
    }
    match G::seats_in(&written) {
        Some(seats) if seats != rules.seating().len() => Err(format!("The position `{written}` has {seats} seats.")),
        _ => Ok(()),
    }
}

fn record<G: Game>(header: &Header, game: &Match<G>, seed: &Seed) -> Result<(), String> {
    let whole = game.record(header, seed);
    let half = Record { entries: whole.entries[..whole.entries.len() / 2].to_vec(), ending: None, ..whole.clone() };
    for record in [whole, half] {
        for written in [record.to_text(), record.to_json()] {
            let read = Record::read(&written).map_err(|error| format!("The record does not read back: {error}."))?;
            if read != record {
                return Err("The record reads back as another one.".to_owned());
            }
        }
    }
    Ok(())
}

fn json<T: Serialize + DeserializeOwned + PartialEq + Debug>(what: &str, value: &T) -> Result<(), String> {
    let wrong = |error: serde_json::Error| format!("{what} {value:?} does not pass through JSON: {error}.");
    let written = serde_json::to_string(value).map_err(wrong)?;
    let read: T = serde_json::from_str(&written).map_err(wrong)?;
    if read == *value && serde_json::to_string(&read).map_err(wrong)? == written {
        return Ok(());
    }
    Err(format!("{what} {value:?} is written as {written} and read as {read:?}."))
}

fn text<T: TextForm + PartialEq + Debug>(what: &str, value: &T) -> Result<(), String> {
    let written = value.to_string();
    if !is_one_line(&written) {
        return Err(format!("{what} is written as {written:?}; expected one line without space at its ends."));
    }
    match written.parse::<T>() {
        Ok(read) if read == *value => Ok(()),
        read => Err(format!("{what} {value:?} is written as `{written}` and read as {read:?}.")),
    }
}

fn is_one_line(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains(char::is_control)
}
