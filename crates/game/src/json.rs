use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, value::RawValue};
use std::fmt;

/// Plain data already written as JSON, without spaces. Including it in a larger message costs no more than copying it.
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Writes it down.
    ///
    /// # Panics
    /// If it can't be written as JSON; views, notices and the like always can.
    pub fn of(data: &(impl Serialize + ?Sized)) -> Self {
        Self(serde_json::value::to_raw_value(data).expect("plain data can be written as JSON"))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// Parses the data.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.as_str()).expect("it was written from data")
    }
}

/// Compares the data, ignoring the order of fields.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str() || self.value() == other.value()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

/// Reads data first, so that it has no spaces and may be part of messages whose type is found out while reading.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Value::deserialize(from).map(|value| Self::of(&value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn it_is_written_into_larger_data_and_read_from_it() {
        let small = Json::of(&json!({"b": [1, 2], "a": "x y"}));
        let large = serde_json::to_string(&json!({"in": small})).expect("plain data");
        assert_eq!(large, r#"{"in":{"a":"x y","b":[1,2]}}"#);
        let spaced: Json = serde_json::from_str(r#" { "b" : [ 1, 2 ], "a" : "x y" } "#).expect("JSON");
        assert_eq!((&spaced, spaced.as_str()), (&small, r#"{"a":"x y","b":[1,2]}"#));
        assert_ne!(spaced, Json::of(&json!({"b": [2, 1], "a": "x y"})));
    }
}
