use crate::scan;
use kee_game::Json;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::{borrow::Cow, fmt};

/// A value no longer than this is sent whole: naming what changed in it takes as many bytes, and time.
const SHORT: usize = 64;

/// The changes from one JSON value to another, in order: the `add`, `replace` and `remove` of JSON Patch (RFC 6902).
///
/// [`Patch::apply`] turns the first value into exactly the second. It is not the shortest patch there could be: lists
/// are compared place by place, and short values are sent whole.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Patch(pub Vec<PatchChange>);

/// One change, at the place named by a JSON pointer (RFC 6901).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum PatchChange {
    /// Inserts a field, or an element before the one at this place.
    Add {
        /// The place.
        path: String,
        /// The new value.
        value: Json,
    },
    /// Replaces a value.
    Replace {
        /// The place.
        path: String,
        /// The new value.
        value: Json,
    },
    /// Removes a field or an element.
    Remove {
        /// The place.
        path: String,
    },
}

/// A patch that was made for another value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatchError {
    /// The place that does not exist.
    pub path: String,
}

impl fmt::Display for PatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the patch does not fit: there is nothing at `{}`", self.path)
    }
}

impl std::error::Error for PatchError {}

impl Patch {
    /// The changes that turn `before` into `after`.
    pub fn between(before: &Json, after: &Json) -> Self {
        let mut patch = Self::default();
        patch.compare(&mut String::new(), before.as_str(), after.as_str());
        patch
    }

    /// Compares a field of something larger, and serialises it only if it differs.
    pub(crate) fn compare_field<T: Serialize + PartialEq>(&mut self, path: &str, before: &T, after: &T) {
        if before != after {
            self.compare_json(path, &Json::of(before), &Json::of(after));
        }
    }

    pub(crate) fn compare_json(&mut self, path: &str, before: &Json, after: &Json) {
        self.compare(&mut path.to_owned(), before.as_str(), after.as_str());
    }

    /// The approximate length in bytes: a patch that changes most of a view is longer than the view.
    pub fn length(&self) -> usize {
        let change = |change: &PatchChange| match change {
            PatchChange::Add { path, value } | PatchChange::Replace { path, value } => {
                35 + path.len() + value.as_str().len()
            }
            PatchChange::Remove { path } => 25 + path.len(),
        };
        self.0.iter().map(change).sum()
    }

    /// Compares two values. Most are equal, which shows without looking into them.
    fn compare(&mut self, path: &mut String, before: &str, after: &str) {
        if before == after {
            return;
        }
        let is_long = after.len() > SHORT;
        match (before.as_bytes()[0], after.as_bytes()[0]) {
            (b'{', b'{') if is_long => self.compare_fields(path, before, after),
            (b'[', b'[') if is_long => self.compare_elements(path, before, after),
            _ => self.0.push(PatchChange::Replace { path: path.clone(), value: json(after) }),
        }
    }

    fn compare_fields(&mut self, path: &mut String, before: &str, after: &str) {
        let (mut old, mut new) = (scan::fields(before), scan::fields(after));
        loop {
            match (old.next(), new.next()) {
                // Values of one type have their fields in one order.
                (Some((key, value)), Some((same, other))) if key == same => {
                    below(path, PathPart::Field(key), |path| self.compare(path, value, other));
                }
                (None, None) => return,
                (before, after) => {
                    let before: Vec<_> = before.into_iter().chain(old).collect();
                    let after: Vec<_> = after.into_iter().chain(new).collect();
                    return self.compare_unlike(path, &before, &after);
                }
            }
        }
    }

    /// Compares fields that are not the same, or not in the same order.
    fn compare_unlike(&mut self, path: &mut String, before: &[(&str, &str)], after: &[(&str, &str)]) {
        let find = |fields: &[(&str, &str)], key: &str| fields.iter().position(|(known, _)| *known == key);
        for (key, old) in before {
            below(path, PathPart::Field(key), |path| match find(after, key) {
                Some(place) => self.compare(path, old, after[place].1),
                None => self.0.push(PatchChange::Remove { path: path.clone() }),
            });
        }
        for (key, new) in after.iter().filter(|(key, _)| find(before, key).is_none()) {
            below(path, PathPart::Field(key), |path| {
                self.0.push(PatchChange::Add { path: path.clone(), value: json(new) })
            });
        }
    }

    fn compare_elements(&mut self, path: &mut String, before: &str, after: &str) {
        let (mut old, mut new) = (scan::elements(before), scan::elements(after));
        let mut index = 0;
        loop {
            match (old.next(), new.next()) {
                (Some(old), Some(new)) => below(path, PathPart::Element(index), |path| self.compare(path, old, new)),
                (None, Some(new)) => {
                    below(path, PathPart::End, |path| {
                        self.0.push(PatchChange::Add { path: path.clone(), value: json(new) })
                    });
                }
                // The last one first, so that the others keep their places.
                (Some(_), None) => {
                    for index in (index..=index + old.count()).rev() {
                        below(path, PathPart::Element(index), |path| {
                            self.0.push(PatchChange::Remove { path: path.clone() })
                        });
                    }
                    return;
                }
                (None, None) => return,
            }
            index += 1;
        }
    }

    /// Changes the value. If the patch was made for another value, this one may be left half changed: ask for a whole
    /// view then.
    pub fn apply(&self, value: &mut Value) -> Result<(), PatchError> {
        self.0.iter().try_for_each(|change| change.apply(value))
    }
}

/// A part of a JSON text, as JSON of its own.
fn json(part: &str) -> Json {
    let part: &RawValue = serde_json::from_str(part).expect("a part of JSON is JSON");
    Json::of(part)
}

/// A step down into a value.
enum PathPart<'a> {
    /// By its key, escaped as in JSON.
    Field(&'a str),
    Element(usize),
    /// After the last element.
    End,
}

/// Does something one level down. Most values compared are equal, so the path is built in place.
fn below(path: &mut String, place: PathPart<'_>, work: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    match place {
        PathPart::Field(key) if key.contains(['~', '/', '\\']) => {
            path.push_str(&plain(key).replace('~', "~0").replace('/', "~1"));
        }
        PathPart::Field(key) => path.push_str(key),
        PathPart::Element(index) => path.push_str(&index.to_string()),
        PathPart::End => path.push('-'),
    }
    work(path);
    path.truncate(length);
}

/// A key without JSON's escapes.
fn plain(key: &str) -> Cow<'_, str> {
    if key.contains('\\') {
        serde_json::from_str(&format!("\"{key}\"")).map_or(Cow::Borrowed(key), Cow::Owned)
    } else {
        Cow::Borrowed(key)
    }
}

fn unescaped(key: &str) -> String {
    key.replace("~1", "/").replace("~0", "~")
}

impl PatchChange {
    /// The place it changes.
    pub fn path(&self) -> &str {
        match self {
            Self::Add { path, .. } | Self::Replace { path, .. } | Self::Remove { path } => path,
        }
    }

    fn apply(&self, root: &mut Value) -> Result<(), PatchError> {
        self.try_apply(root).ok_or_else(|| PatchError { path: self.path().to_owned() })
    }

    fn try_apply(&self, root: &mut Value) -> Option<()> {
        if let Self::Replace { path, value } = self {
            *root.pointer_mut(path)? = value.value();
            return Some(());
        }
        let (parent, key) = self.path().rsplit_once('/')?;
        match (root.pointer_mut(parent)?, self) {
            (Value::Object(fields), Self::Add { value, .. }) => {
                fields.insert(unescaped(key), value.value());
            }
            (Value::Object(fields), _) => {
                fields.remove(&unescaped(key))?;
            }
            (Value::Array(elements), Self::Add { value, .. }) => {
                let index = if key == "-" { elements.len() } else { key.parse().ok()? };
                if index > elements.len() {
                    return None;
                }
                elements.insert(index, value.value());
            }
            (Value::Array(elements), _) => {
                let index = key.parse().ok().filter(|index| *index < elements.len())?;
                elements.remove(index);
            }
            _ => return None,
        }
        Some(())
    }
}
