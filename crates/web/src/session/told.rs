use kee_game::Refusal;
use kee_wire::{
    Answer, FromClient, Happening, PROTOCOL, RequestId, Resume, Shown, TableCommand, TableInfo, TableView, ToClient,
    You,
};
use serde_json::Value;

/// What a table has told so far, and what it was asked and has not answered.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) you: Option<You>,
    pub(crate) info: Option<TableInfo>,
    pub(crate) number: u32,
    view: Value,
    /// Requests without an answer, the oldest first. They are sent again after a break.
    open: Vec<(RequestId, TableCommand)>,
}

/// What a message means for the page.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// The table looks like this now. What happened is new to the page; `fresh` says that it did not see what was before it.
    Now { view: Box<TableView>, happened: Vec<Happening>, fresh: bool },
    /// This was asked for, and answered.
    Answered(TableCommand, Answer),
    /// A request was turned away and is to be sent again after so many milliseconds.
    Later(u64),
    /// The server says goodbye for a moment.
    Away { sentence: String, retry_after: u64 },
    /// The connection can be of no use.
    Over(Refusal),
    /// What we have does not fit what is told: begin again from nothing.
    Lost,
    /// Nothing to show.
    Nothing,
}

impl Told {
    /// The first message of a connection.
    pub(crate) fn hello(&self, token: Option<String>) -> FromClient {
        let resume = self.you.map(|you| Resume { viewer: you.viewer, number: self.number });
        let agent = concat!("kee-web ", env!("CARGO_PKG_VERSION")).to_owned();
        FromClient::Hello { protocol: PROTOCOL, agent, token, resume }
    }

    /// Remembers a request until it is answered.
    pub(crate) fn ask(&mut self, id: RequestId, command: TableCommand) -> FromClient {
        self.open.push((id.clone(), command.clone()));
        FromClient::Ask { id, command }
    }

    /// What has not been answered yet.
    pub(crate) fn unanswered(&self) -> impl Iterator<Item = FromClient> + '_ {
        self.open.iter().map(|(id, command)| FromClient::Ask { id: id.clone(), command: command.clone() })
    }

    /// Forgets everything but what was asked.
    pub(crate) fn forget(&mut self) {
        *self = Self { open: std::mem::take(&mut self.open), ..Self::default() };
    }

    /// Takes what the table says.
    pub(crate) fn hear(&mut self, message: ToClient) -> Heard {
        match message {
            ToClient::Welcome(welcome) => {
                let knew = self.you.is_some_and(|you| you.viewer == welcome.you.viewer);
                // Every viewer counts for itself. Whoever is greeted as the same one has heard the first of what is told before.
                let new = if knew { welcome.number.saturating_sub(self.number) as usize } else { usize::MAX };
                self.you = Some(welcome.you);
                self.info = Some(welcome.table);
                self.number = welcome.number;
                self.view = welcome.view.value();
                let fresh = !knew || (welcome.missed.is_none() && new > 0);
                let mut missed = welcome.missed.unwrap_or_default();
                missed.drain(..missed.len().saturating_sub(new));
                self.shown(missed, fresh)
            }
            ToClient::Step(step) => {
                match step.view {
                    Shown::Whole(view) => self.view = view.value(),
                    Shown::Patch(patch) => {
                        if patch.apply(&mut self.view).is_err() {
                            return Heard::Lost;
                        }
                    }
                }
                self.number = step.number;
                self.shown(step.happened, false)
            }
            ToClient::Answer { id, answer } => {
                let asked = self.open.iter().position(|(open, _)| *open == id);
                // What was sent twice is answered twice.
                asked.map_or(Heard::Nothing, |asked| Heard::Answered(self.open.remove(asked).1, answer))
            }
            ToClient::SlowDown { retry_after, .. } => Heard::Later(retry_after),
            ToClient::GoingAway { sentence, retry_after } => Heard::Away { sentence, retry_after },
            ToClient::Error(refusal) => Heard::Over(refusal),
            ToClient::Pong { .. } => Heard::Nothing,
        }
    }

    fn shown(&self, happened: Vec<Happening>, fresh: bool) -> Heard {
        match serde_json::from_value::<TableView>(self.view.clone()) {
            Ok(view) => Heard::Now { view: Box::new(view), happened, fresh },
            Err(_) => Heard::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Viewer;

    fn id(text: &str) -> RequestId {
        text.parse().expect("an id")
    }

    fn said(json: &str) -> ToClient {
        serde_json::from_str(json).expect("a message")
    }

    /// A table with one open seat, as a spectator is welcomed there.
    fn welcomed() -> Told {
        let mut told = Told::default();
        let heard = told.hear(said(
            r#"{"type":"welcome","protocol":1,"you":{"viewer":"spectator","host":false,"steward":false},"now":1700000000000,
            "table":{"game":{"id":"chain","rules":1,"options":[],"teams":["1"],"words":null},"house":{}},"number":3,
            "missed":null,"view":{"phase":"gathering","seats":[{"player":"open","ready":false,"left":false,"wins":0,
            "clock":null,"absence":null}],"host":null,"game_number":0,"paused":false,"proposal":null,"commitment":null,
            "seed":null,"outcome":null,"asked":[],"game":null}}"#,
        ));
        assert!(matches!(heard, Heard::Now { fresh: true, .. }), "{heard:?}");
        told
    }

    #[test]
    fn a_step_changes_what_is_shown() {
        let mut told = welcomed();
        let heard = told.hear(said(
            r#"{"type":"step","number":4,"at":1700000001000,"happened":[{"kind":"sat","seat":"A","name":"Bo"}],
            "view":{"patch":[{"op":"replace","path":"/seats/0/player","value":{"person":"Bo"}}]}}"#,
        ));
        let Heard::Now { view, happened, fresh: false } = heard else { panic!("{heard:?}") };
        assert_eq!(view.seats[0].player, kee_wire::PlayerView::Person("Bo".to_owned()));
        assert_eq!(happened.len(), 1);
        let FromClient::Hello { resume: Some(resume), .. } = told.hello(None) else { panic!("it resumes") };
        assert_eq!((resume.viewer, resume.number), (Viewer::Spectator, 4));
    }

    /// The same table after one more step, as it greets somebody anew.
    fn greeting(number: u32, missed: &str) -> ToClient {
        said(&format!(
            r#"{{"type":"welcome","protocol":1,"you":{{"viewer":"spectator","host":true,"steward":false}},"now":1700000000000,
            "table":{{"game":{{"id":"chain","rules":1,"options":[],"teams":["1"],"words":null}},"house":{{}}}},"number":{number},
            "missed":{missed},"view":{{"phase":"gathering","seats":[],"host":null,"game_number":0,"paused":false,
            "proposal":null,"commitment":null,"seed":null,"outcome":null,"asked":[],"game":null}}}}"#
        ))
    }

    #[test]
    fn who_is_greeted_anew_is_told_only_what_is_new() {
        let mut told = welcomed();
        // They are the host now, and have heard everything already.
        let heard = told.hear(greeting(3, "null"));
        assert!(matches!(&heard, Heard::Now { happened, fresh: false, .. } if happened.is_empty()), "{heard:?}");
        // All that the table still knows, of which the last is new.
        let heard = told.hear(greeting(4, r#"[{"kind":"made"},{"kind":"paused"},{"kind":"resumed"}]"#));
        let Heard::Now { happened, fresh: false, .. } = heard else { panic!("{heard:?}") };
        assert_eq!(happened, [Happening::Resumed]);
        let heard = told.hear(greeting(9, "null"));
        assert!(matches!(heard, Heard::Now { fresh: true, .. }), "too much was missed: {heard:?}");
    }

    #[test]
    fn a_patch_that_does_not_fit_begins_again_from_nothing() {
        let mut told = welcomed();
        let patch =
            r#"{"type":"step","number":4,"at":1,"happened":[],"view":{"patch":[{"op":"remove","path":"/no/such"}]}}"#;
        assert_eq!(told.hear(said(patch)), Heard::Lost);
        told.forget();
        assert!(matches!(told.hello(None), FromClient::Hello { resume: None, .. }));
    }

    #[test]
    fn what_was_asked_is_sent_again_until_it_is_answered_once() {
        let mut told = welcomed();
        told.ask(id("a-1"), TableCommand::LeaveSeat);
        told.ask(id("a-2"), TableCommand::Ready { ready: true });
        assert_eq!(told.unanswered().count(), 2);
        let answer = r#"{"type":"answer","id":"a-1","done":{"number":4}}"#;
        assert_eq!(told.hear(said(answer)), Heard::Answered(TableCommand::LeaveSeat, Answer::Done { number: 4 }));
        assert_eq!(told.hear(said(answer)), Heard::Nothing, "it was sent twice");
        assert_eq!(
            told.unanswered().collect::<Vec<_>>(),
            [FromClient::Ask { id: id("a-2"), command: TableCommand::Ready { ready: true } }]
        );
    }
}
