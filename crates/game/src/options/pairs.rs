use super::{Options, Problem};
use serde::{
    Deserializer, Serializer,
    de::{Error, MapAccess, Visitor},
};
use std::fmt;

/// Sets many options at once. Returns what could be set together with everything that could not, so that all
/// problems are reported in one go.
pub fn configure<O: Options>(mut options: O, pairs: &[(String, String)]) -> (O, Vec<Problem>) {
    let mut problems = Vec::new();
    for (place, (key, value)) in pairs.iter().enumerate() {
        if pairs[..place].iter().any(|(earlier, _)| earlier == key) {
            problems.push(Problem::given_twice(key));
        } else if let Err(problem) = options.set(key, value) {
            problems.push(problem);
        }
    }
    (options, problems)
}

/// Options as a JSON object of texts.
#[doc(hidden)]
pub fn serialize_pairs<S: Serializer>(options: &impl Options, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(options.pairs())
}

/// Reads what [`serialize_pairs`] wrote; absent options have their defaults, unknown ones are refused.
#[doc(hidden)]
pub fn deserialize_pairs<'de, O: Options, D: Deserializer<'de>>(from: D) -> Result<O, D::Error> {
    let (options, problems) = configure(O::default(), &from.deserialize_map(Pairs)?);
    if problems.is_empty() {
        return Ok(options);
    }
    let sentences: Vec<String> = problems.iter().map(Problem::to_string).collect();
    Err(D::Error::custom(sentences.join("; ")))
}

/// Reads a JSON object of texts in its own order. A map type would silently keep the last of two equal keys.
pub(crate) struct Pairs;

impl<'de> Visitor<'de> for Pairs {
    type Value = Vec<(String, String)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of option names and values")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let mut pairs: Self::Value = Vec::new();
        while let Some((key, value)) = map.next_entry::<String, String>()? {
            if pairs.iter().any(|(earlier, _)| *earlier == key) {
                return Err(M::Error::custom(format!("option `{key}` is given twice")));
            }
            pairs.push((key, value));
        }
        Ok(pairs)
    }
}
