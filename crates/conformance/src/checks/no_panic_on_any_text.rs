use crate::{
    Finding, Subject,
    line_of_play::LineOfPlay,
    listed_actions::listed,
    setting::{Setting, guarded},
    texts::{Corpus, try_texts},
};
use kee_game::{Game, GameTime, InWords, Match, Options, Record, Seat, Seed, Team, TextForm, Viewer, verify};

/// No text makes a game panic, and a text that can be read is written again the same. The texts are random, or valid
/// ones that were cut, doubled, mixed and mistyped.
pub fn no_panic_on_any_text<G: InWords>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("no_panic_on_any_text")? {
        // The readers depend on options more than on seats: one plan of each preset is enough.
        if setting.preset.plans.first() == Some(&setting.plan) {
            let corpus = corpus(&setting)?;
            read_all(&setting, &corpus).map_err(|sentence| setting.finding(sentence))?;
        }
    }
    guarded(|| {
        odd_seatings::<G>(subject);
        Ok(())
    })
    .map_err(|sentence| Finding::general("no_panic_on_any_text", G::ID, sentence))
}

/// Valid texts of every kind, and views to type in.
struct Valid<G: Game> {
    actions: Corpus,
    chances: Corpus,
    positions: Corpus,
    options: Corpus,
    records: Corpus,
    views: Vec<(G::View, Seat)>,
}

fn corpus<G: InWords>(setting: &Setting<'_, G>) -> Result<Valid<G>, Finding> {
    let (mut actions, mut chances, mut positions, mut records) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut views = Vec::new();
    for playout in 0..2 {
        let mut sampler = setting.sampler(playout);
        let played = setting.play(playout, &mut |game, _| {
            if sampler.takes(game.log().len()) {
                positions.push(game.rules().position(game.state()));
                for seat in game.wait().asked().iter() {
                    views.push((game.view(Viewer::Seat(seat)), seat));
                    let some = listed(game.rules(), game.state(), seat, 8)?.actions;
                    actions.extend(some.iter().map(ToString::to_string));
                }
                if *game.wait() == kee_game::Wait::Chance {
                    chances.push(game.drawn(&Seed::named("texts")).to_string());
                }
            }
            Ok(())
        })?;
        // Mutated records are replayed, so we take the beginning of long ones.
        let whole = played.record();
        let entries = whole.entries.iter().take(60).cloned().collect();
        let beginning = Record { entries, ending: None, ..whole };
        records.extend([beginning.to_text(), beginning.to_json()]);
    }
    let options = G::Options::docs().into_iter().map(|doc| doc.default).collect();
    Ok(Valid {
        actions: Corpus::new(actions),
        chances: Corpus::new(chances),
        positions: Corpus::new(positions),
        options: Corpus::new(options),
        records: Corpus::new(records),
        views,
    })
}

fn read_all<G: InWords>(setting: &Setting<'_, G>, valid: &Valid<G>) -> Result<(), String> {
    let rules = setting.rules().map_err(|finding| finding.sentence)?;
    let cases = setting.subject.budget.texts;
    try_texts("an action", &valid.actions, cases, text_form::<G::Action>)?;
    try_texts("a chance", &valid.chances, cases, text_form::<G::Chance>)?;
    try_texts("typed text", &valid.actions, cases, |text| typed(&rules, &valid.views, text))?;
    try_texts("a position", &valid.positions, cases, |text| position(&rules, text))?;
    try_texts("an option", &valid.options, cases, option::<G::Options>)?;
    try_texts("a record", &valid.records, cases, |text| record::<G>(setting, text))
}

fn text_form<T: TextForm>(text: &str) -> Result<(), String> {
    match text.parse::<T>() {
        Ok(value) if value.to_string() != text => Err(format!("it is read, but written as {:?}", value.to_string())),
        _ => Ok(()),
    }
}

fn typed<G: InWords>(rules: &G, views: &[(G::View, Seat)], text: &str) -> Result<(), String> {
    // Each text is typed in one view, chosen by its length, so that all views get their share.
    let Some((view, seat)) = views.get(text.len() % views.len().max(1)) else { return Ok(()) };
    match rules.understand(view, *seat, text) {
        Ok(action) if action.to_string().parse() != Ok(action.clone()) => {
            Err(format!("it is understood as {action:?}, which does not read back"))
        }
        Err(refusal) if refusal.sentence.contains(char::is_control) => {
            Err(format!("the answer has control characters in it: {:?}", refusal.sentence))
        }
        _ => Ok(()),
    }
}

/// Checks that a position that can be set up can be viewed and played.
fn position<G: InWords>(rules: &G, text: &str) -> Result<(), String> {
    let Ok(state) = rules.set_up(text) else { return Ok(()) };
    rules.invariant(&state).map_err(|broken| format!("it is set up, but breaks the invariant: {broken}"))?;
    let written = rules.position(&state);
    let again =
        rules.set_up(&written).map_err(|wrong| format!("it is written as {written:?}, not read again: {wrong}"))?;
    if rules.position(&again) != written {
        return Err(format!("it is written as {written:?} and then as {:?}", rules.position(&again)));
    }
    let mut line = LineOfPlay::at(rules, state, GameTime::ZERO);
    line.deal(&mut Seed::named("texts").dice(0))?;
    for viewer in Viewer::all(rules.seating().len()) {
        rules.view(&line.state, viewer);
    }
    line.wait.asked().iter().try_for_each(|seat| listed(rules, &line.state, seat, 4).map(drop))
}

fn option<O: Options>(text: &str) -> Result<(), String> {
    for (place, doc) in O::docs().iter().enumerate() {
        let mut options = O::default();
        match options.set(doc.key, text) {
            Ok(()) if options.pairs()[place].1 != text => {
                return Err(format!("as {} it is written {:?}", doc.key, options.pairs()[place].1));
            }
            Err(_) if options != O::default() => return Err(format!("as {} it is refused, and yet set", doc.key)),
            _ => {}
        }
    }
    Ok(())
}

/// Checks that a changed record is read exactly or not at all, and that a replay finds the fault without a panic.
fn record<G: Game>(setting: &Setting<'_, G>, text: &str) -> Result<(), String> {
    if let Ok(record) = Record::read(text)
        && !text.starts_with('{')
        && record.to_text() != text
    {
        return Err("it is read, but written differently".to_owned());
    }
    if let Ok((record, _)) = Record::read_broken(text) {
        // It does not matter here whether it is legal.
        drop(verify::<G>(&record, &setting.subject.resources));
    }
    Ok(())
}

/// Checks that rules for tables beyond the presets don't panic, refused or not, and neither does their start.
fn odd_seatings<G: Game>(subject: &Subject<G>) {
    for preset in G::PRESETS {
        for seats in 1..=kee_game::MAX_SEATS {
            let teams: [fn(usize) -> usize; 4] = [|seat| seat, |seat| seat % 2, |_| 0, |seat| 11 - seat];
            for team in teams {
                let seating = kee_game::Seating::of((0..seats).map(|seat| Team::new(team(seat))).collect());
                if let Ok(rules) = G::new((preset.options)(), seating, &subject.resources) {
                    drop(Match::new(rules));
                }
            }
        }
    }
}
