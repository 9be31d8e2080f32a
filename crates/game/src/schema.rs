//! OpenAPI schemas of the types that are not plain structs and enums in JSON.

use crate::{Commitment, GameTime, Json, PersonId, Ruling, Seat, SeatSet, Seating, Team, WallTime, WindowId};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        Ref, RefOr,
        schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type},
    },
};

/// Describes types whose JSON is their text form, as [`serde_as_text!`](crate::serde_as_text) gives it.
#[macro_export]
macro_rules! schema_as_text {
    ($($type:ty: $description:literal, $pattern:literal, $example:literal;)+) => {$(
        impl $crate::macro_support::utoipa::PartialSchema for $type {
            fn schema() -> $crate::macro_support::utoipa::openapi::RefOr<$crate::macro_support::utoipa::openapi::Schema> {
                $crate::macro_support::text_schema($description, $pattern, $example)
            }
        }

        impl $crate::macro_support::utoipa::ToSchema for $type {}
    )+};
}

schema_as_text! {
    Seat: "A seat, by its letter.", "^[A-L]$", "A";
    SeatSet: "Seats, by their letters in order; empty if there are none.", "^[A-L]*$", "AC";
    Team: "A team, by its number.", "^[0-9]+$", "1";
    WindowId: "The number of a question, never used twice in a game.", "^w[0-9]+$", "w7";
    Commitment: "The hash of a seed.", "^[0-9a-f]{64}$",
        "e3b348ab63c2410c03545e0d9636f537730edc43698af712eff9f0a5bfb06460";
    PersonId: "Someone, by an opaque id.", "^[!-~]{1,64}$", "0123456789abcdefghjkmnpqrs";
    Ruling: "A steward's ruling: `forfeit A`, `stands`, `struck`, `award A 10`, `end`.",
        "^[a-z]+( .+)?$", "forfeit A";
}

/// The schema of a type whose JSON is one text.
pub fn text_schema(description: &str, pattern: &str, example: &str) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(Type::String);
    text.description(Some(description)).pattern(Some(pattern)).examples([example]).into()
}

impl PartialSchema for GameTime {
    fn schema() -> RefOr<Schema> {
        milliseconds("Milliseconds since the game began.")
    }
}

impl ToSchema for GameTime {}

impl PartialSchema for WallTime {
    fn schema() -> RefOr<Schema> {
        milliseconds("Milliseconds of Unix time, by the server's clock.")
    }
}

impl ToSchema for WallTime {}

fn milliseconds(description: &str) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).description(Some(description)).into()
}

impl PartialSchema for Seating {
    fn schema() -> RefOr<Schema> {
        let teams = ArrayBuilder::new().items(Ref::from_schema_name(Team::name()));
        teams.description(Some("The team of every seat, in order.")).into()
    }
}

impl ToSchema for Seating {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Team::name().into_owned(), Team::schema()));
    }
}

impl PartialSchema for Json {
    fn schema() -> RefOr<Schema> {
        let any = ObjectBuilder::new().schema_type(SchemaType::AnyValue);
        any.description(Some("Any JSON; what a game says has the game's own form.")).into()
    }
}

impl ToSchema for Json {}
