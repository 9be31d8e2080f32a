//! How the types that travel as text look in an OpenAPI document.

use crate::{Commitment, Millis, Ruling, Seat, SeatSet, Seating, WindowId};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{ArrayBuilder, ObjectBuilder, Type},
    },
};

/// The schema of a type that is one text.
pub fn text_schema(description: &str, pattern: &str, example: &str) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(Type::String);
    text.description(Some(description)).pattern(Some(pattern)).examples([example]).into()
}

macro_rules! texts {
    ($($type:ty: $description:literal, $pattern:literal, $example:literal;)+) => {$(
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

impl PartialSchema for Millis {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
        number.description(Some("Milliseconds; moments are those of the server's clock (Unix time).")).into()
    }
}

impl ToSchema for Millis {}

impl PartialSchema for Seating {
    fn schema() -> RefOr<Schema> {
        let team = text_schema("A team, by its number.", "^[0-9]+$", "1");
        ArrayBuilder::new().items(team).description(Some("The team of every seat, in order.")).into()
    }
}

impl ToSchema for Seating {}
