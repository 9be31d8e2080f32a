//! How the types of `kee-game` look in an OpenAPI document. They are pure and know nothing of such documents, so each has a
//! picture here under the same name, which is never made and only described; so have those of ours that are made of one.

#![expect(missing_docs, reason = "what they mean is said where they are defined")]

use crate::{Patch, RequestId, Step, Welcome};
use serde::Serialize;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{ArrayBuilder, ObjectBuilder, Schema, Type},
    },
};

/// The schema of a type that is one text.
pub fn text_schema(description: &str, pattern: &str, example: &str) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(Type::String);
    text.description(Some(description)).pattern(Some(pattern)).examples([example]).into()
}

macro_rules! texts {
    ($($type:ident: $description:literal, $pattern:literal, $example:literal;)+) => {$(
        #[derive(Debug)]
        pub struct $type;

        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                text_schema($description, $pattern, $example)
            }
        }

        impl ToSchema for $type {}
    )+};
}

texts! {
    Seat: "A seat, by its letter.", "^[A-Z]$", "A";
    SeatSet: "Seats, by their letters in order; empty if there are none.", "^[A-Z]*$", "AC";
    WindowId: "The number of a question, never used twice in a game.", "^w[0-9]+$", "w7";
    Commitment: "The hash of a seed.", "^[0-9a-f]{64}$",
        "e3b348ab63c2410c03545e0d9636f537730edc43698af712eff9f0a5bfb06460";
    Ruling: "What a steward decides: `forfeit A`, `stands`, `struck`, `award A 10`, `end`.",
        "^[a-z]+( .+)?$", "forfeit A";
}

#[derive(Debug)]
pub struct Millis;

impl PartialSchema for Millis {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
        number.description(Some("Milliseconds; moments are those of the server's clock (Unix time).")).into()
    }
}

impl ToSchema for Millis {}

#[derive(Debug)]
pub struct Seating;

impl PartialSchema for Seating {
    fn schema() -> RefOr<Schema> {
        let team = text_schema("A team, by its number.", "^[0-9]+$", "1");
        ArrayBuilder::new().items(team).description(Some("The team of every seat, in order.")).into()
    }
}

impl ToSchema for Seating {}

/// Somebody who looks at the game.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

/// A refusal as it is answered to the one who asked. Nothing has changed.
#[derive(Debug, ToSchema)]
pub struct Refusal {
    /// A stable code, such as `keezen/not_in_hand`.
    pub code: String,
    /// One sentence for people.
    pub sentence: String,
}

/// How a game ended.
#[derive(Debug, ToSchema)]
pub struct Outcome {
    /// Which way of ending it was.
    pub ending: String,
    /// Every seat's standing, in seat order.
    pub standings: Vec<Standing>,
}

/// Where one seat came in.
#[derive(Debug, ToSchema)]
pub struct Standing {
    /// From 1; equal seats share a place and the next one is left free (1, 1, 3).
    pub place: u8,
    /// The points of the seat, or of its team.
    pub score: i64,
}

/// A question that is open now. One without seats asks nobody: it is the time limit of a whole game.
#[derive(Debug, ToSchema)]
pub struct Window {
    /// Its number.
    pub id: WindowId,
    /// How it is answered.
    pub manner: Manner,
    /// Who may still answer.
    pub seats: SeatSet,
    /// From when on it counts as run out.
    pub deadline: Option<Millis>,
}

/// In what way the seats of a window answer.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum Manner {
    /// The game goes on when its seat has acted.
    Turn,
    /// Its seats may act and need not: a challenge.
    Open,
    /// Everyone answers unseen.
    Sealed,
}

/// A view, whichever way is shorter.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum Shown {
    /// All of it: a [`crate::TableView`].
    Whole(serde_json::Value),
    /// What has changed since the step before.
    Patch(Patch),
}

/// Who speaks.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum Speaker {
    /// A player.
    Seat(Seat),
    /// The host, who does not play.
    Host,
    /// A steward.
    Steward,
    /// Somebody who looks on.
    Spectator,
}

/// How a request went.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is done, and will still be done after a power cut. It is part of the step with this number.
    Done { number: u32 },
    /// It is not done, and nothing has changed.
    Refused { code: String, sentence: String },
    /// It was decided before the step with this number, since which something else is asked. It was not done.
    Stale { number: u32 },
}

/// What the server says.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to a hello, and again whenever somebody sits down or stands up and therefore sees something else.
    Welcome(Box<Welcome>),
    /// Something happened.
    Step(Step),
    /// The answer to a request.
    Answer {
        id: RequestId,
        #[serde(flatten)]
        answer: Answer,
    },
    /// Too much at once. What was sent was not looked at; send it again in so many milliseconds.
    SlowDown { id: Option<RequestId>, retry_after: u64 },
    /// The server stops for a moment. Nothing is lost: connect again and resume.
    GoingAway { sentence: String, retry_after: u64 },
    /// The answer to a ping, with what came with it and the server's clock.
    Pong { sent: u64, now: u64 },
    /// The client did something that can never be right, and the connection is closed.
    Error { code: String, sentence: String },
}
