use super::scores::is_last_round;
use crate::{games::HintWords, lang::Id, t};
use kee_game::{Json, Seat, configure};
use kee_wire::GameInfo;
use keesdrow::{KeesdrowAction, KeesdrowEvent, KeesdrowOptions, KeesdrowView, WalkedWord};

/// The number of times a letter can be used (K3.2).
const USES: u8 = 3;

/// An action as a hint: where its walk begins, then the word.
pub(super) fn hint(action: &str) -> Option<HintWords> {
    Some(match action.parse().ok()? {
        KeesdrowAction::Play { word, walk } => {
            let [from, to] = [*walk.cells().first()?, *walk.cells().last()?];
            HintWords::word(&word.to_string(), [from, to], from)
        }
        KeesdrowAction::Pass => HintWords::only(t!("hint-pass")),
        KeesdrowAction::Challenge(_) => HintWords::only(t!("hint-challenge")),
        KeesdrowAction::Let => HintWords::only(t!("hint-let")),
    })
}

/// A coach's explanations of a step.
pub(super) fn novelties(info: &GameInfo, events: &Json, view: &Json, me: Seat) -> Vec<Id> {
    let events: Vec<KeesdrowEvent> = serde_json::from_str(events.as_str()).unwrap_or_default();
    let view: Option<KeesdrowView> = serde_json::from_str(view.as_str()).ok();
    let is_used_up = |played: &WalkedWord| {
        let board = view.as_ref().map(|view| &view.ground.board);
        let uses = |cell| board.and_then(|board| board.face(cell)).map_or(0, |face| face.uses);
        played.walk.cells().iter().any(|cell| uses(*cell) >= USES)
    };
    let (options, _) = configure(KeesdrowOptions::default(), &info.options);
    let last = view.as_ref().is_some_and(|view| is_last_round(view, &options, &info.teams));
    let last = last.then(|| id!("coach-keesdrow-last-round"));
    events.iter().flat_map(|event| novelty(event, me, is_used_up)).chain(last).collect()
}

fn novelty(event: &KeesdrowEvent, me: Seat, is_used_up: impl Fn(&WalkedWord) -> bool) -> Option<Id> {
    Some(match event {
        KeesdrowEvent::Played(_, played) if !played.won.is_empty() => id!("coach-keesdrow-won"),
        KeesdrowEvent::Played(_, played) if !played.turned.is_empty() => id!("coach-keesdrow-turned"),
        KeesdrowEvent::Played(_, played) if is_used_up(played) => id!("coach-keesdrow-third"),
        KeesdrowEvent::Played(seat, _) if *seat == me => id!("coach-keesdrow-pegs"),
        KeesdrowEvent::WrongWord(seat, _) if *seat == me => id!("coach-keesdrow-wrong"),
        KeesdrowEvent::Challenged(_) => id!("coach-keesdrow-challenged"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Game, Plan, Viewer};
    use kee_lexicon::Lexicon;
    use keesdrow::Keesdrow;

    #[test]
    fn a_hint_begins_where_the_walk_does() {
        let hint = hint("CAT a1-b1-c1").expect("a hint");
        assert_eq!(hint.near.as_deref(), Some("Look near A1."));
        assert_eq!(hint.what, "Play CAT, from A1 to C1.");
    }

    /// A game for two to the default goal.
    fn classic() -> GameInfo {
        GameInfo {
            id: Keesdrow::ID.to_owned(),
            rules: Keesdrow::RULES,
            options: Vec::new(),
            teams: Plan::alone(2).seating(),
            words: None,
        }
    }

    #[test]
    fn the_last_round_is_explained_when_a_player_has_reached_the_goal() {
        let info = classic();
        let rules = Keesdrow::new(KeesdrowOptions::default(), info.teams.clone(), &Lexicon::no_words()).expect("rules");
        let mut view = rules.view(&rules.start(), Viewer::Seat(Seat::new(1)));
        let mut explained = |turns: [u32; 2], scores: [i64; 2]| {
            (view.turns, view.scores) = (turns.to_vec(), scores.to_vec());
            novelties(&info, &Json::of(&[KeesdrowEvent::Passed(Seat::new(0))]), &Json::of(&view), Seat::new(1))
        };
        let goal = i64::from(KeesdrowOptions::default().goal.get());
        assert_eq!(explained([3, 2], [goal - 1, 0]), []);
        assert_eq!(explained([3, 2], [goal, 0]), [id!("coach-keesdrow-last-round")]);
    }

    #[test]
    fn a_wrong_word_is_explained_to_its_player() {
        let events = |seat| Json::of(&[KeesdrowEvent::WrongWord(Seat::new(seat), "QAT".parse().expect("a word"))]);
        let explained = |seat| novelties(&classic(), &events(seat), &Json::of(&()), Seat::new(0));
        assert_eq!(explained(0), [id!("coach-keesdrow-wrong")]);
        assert_eq!(explained(1), []);
    }
}
