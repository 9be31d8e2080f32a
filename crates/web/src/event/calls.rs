use kee_event::{EventRole, Outline, Question};

/// A question with its number, from 1.
pub(crate) type Numbered = (usize, Question);

/// All questions of an event. Tournaments have none.
pub(crate) fn questions(event: &Outline) -> Vec<Numbered> {
    (1..).zip(event.questions.iter().cloned()).collect()
}

/// The questions that call this person: a steward to their own tables, and the host wherever there is no steward.
pub(crate) fn calls(event: &Outline, you: &EventRole) -> Vec<Numbered> {
    let called = |question: &Question| match &question.steward {
        Some(steward) => you.steward.as_ref() == Some(steward),
        None => you.host,
    };
    let open = |(_, question): &Numbered| question.ruling.is_none() && called(question);
    questions(event).into_iter().filter(open).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn a_steward_is_called_to_their_tables_and_the_host_to_all_others() {
        let mut event = party();
        event.ask("join Anna, Bo, Cem, Di, Eva, Fay, Gus, Hal");
        event.ask("lay");
        event.ask("ask 2 Is QI a word?");
        let host = EventRole { host: true, ..EventRole::default() };
        let jan = EventRole { steward: Some("Jan".parse().expect("a name")), ..EventRole::default() };
        assert_eq!(calls(&event.outline(), &host).len(), 1, "there is no steward yet");

        event.ask("steward Jan");
        event.ask("ask 1 Whose turn is it?");
        let numbers =
            |you: &EventRole| calls(&event.outline(), you).iter().map(|(number, _)| *number).collect::<Vec<_>>();
        assert_eq!(numbers(&jan), [2]);
        assert_eq!(numbers(&host), [1]);
        assert!(numbers(&EventRole::default()).is_empty(), "a guest is not called");
    }
}
