use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// The changes from one JSON value to another, in order: the `add`, `replace` and `remove` of JSON Patch (RFC 6902).
///
/// [`Patch::apply`] makes of the first value exactly the second. It is not the shortest patch there could be: lists are
/// compared place by place.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Patch(pub Vec<Change>);

/// One change, at a place that is named by a JSON pointer (RFC 6901).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// Puts in a field, or an element before the one that is there.
    Add {
        /// Where.
        path: String,
        /// What.
        value: Value,
    },
    /// Puts a value in the place of another.
    Replace {
        /// Where.
        path: String,
        /// What.
        value: Value,
    },
    /// Takes a field or an element out.
    Remove {
        /// Where.
        path: String,
    },
}

/// A patch was made for another value than the one it met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatchError {
    /// The place that is not there.
    pub path: String,
}

impl fmt::Display for PatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is nothing at `{}` to change", self.path)
    }
}

impl std::error::Error for PatchError {}

impl Patch {
    /// What has to be done to `before` to make it `after`.
    pub fn between(before: &Value, after: &Value) -> Self {
        let mut patch = Self::default();
        patch.compare(&mut String::new(), before, after);
        patch
    }

    /// The same for a field of something larger that is not at hand as JSON: nothing is written down unless it differs.
    pub(crate) fn compare_field<T: Serialize + PartialEq>(&mut self, path: &str, before: &T, after: &T) {
        if before != after {
            let json = |value| serde_json::to_value(value).expect("a view is plain data");
            self.compare(&mut path.to_owned(), &json(before), &json(after));
        }
    }

    pub(crate) fn compare_json(&mut self, path: &str, before: &Value, after: &Value) {
        self.compare(&mut path.to_owned(), before, after);
    }

    fn compare(&mut self, path: &mut String, before: &Value, after: &Value) {
        match (before, after) {
            (Value::Object(before), Value::Object(after)) => self.compare_fields(path, before, after),
            (Value::Array(before), Value::Array(after)) => self.compare_elements(path, before, after),
            _ if before == after => {}
            _ => self.0.push(Change::Replace { path: path.clone(), value: after.clone() }),
        }
    }

    fn compare_fields(&mut self, path: &mut String, before: &Map<String, Value>, after: &Map<String, Value>) {
        for (key, old) in before {
            below(path, Place::Field(key), |path| match after.get(key) {
                Some(new) => self.compare(path, old, new),
                None => self.0.push(Change::Remove { path: path.clone() }),
            });
        }
        for (key, new) in after.iter().filter(|(key, _)| !before.contains_key(*key)) {
            below(path, Place::Field(key), |path| self.0.push(Change::Add { path: path.clone(), value: new.clone() }));
        }
    }

    fn compare_elements(&mut self, path: &mut String, before: &[Value], after: &[Value]) {
        for (index, (old, new)) in before.iter().zip(after).enumerate() {
            below(path, Place::Element(index), |path| self.compare(path, old, new));
        }
        for index in (after.len()..before.len()).rev() {
            below(path, Place::Element(index), |path| self.0.push(Change::Remove { path: path.clone() }));
        }
        for new in after.iter().skip(before.len()) {
            below(path, Place::End, |path| self.0.push(Change::Add { path: path.clone(), value: new.clone() }));
        }
    }

    /// Changes the value. If the patch was made for another one, the value may be left half changed: ask for a whole view
    /// then.
    pub fn apply(&self, value: &mut Value) -> Result<(), PatchError> {
        self.0.iter().try_for_each(|change| change.apply(value))
    }
}

/// One level down in a value.
enum Place<'a> {
    Field(&'a str),
    Element(usize),
    /// After the last element.
    End,
}

/// Does something one level down. Most of it is comparing what is equal, so the path is built in place.
fn below(path: &mut String, place: Place<'_>, work: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    match place {
        Place::Field(key) if key.contains(['~', '/']) => path.push_str(&key.replace('~', "~0").replace('/', "~1")),
        Place::Field(key) => path.push_str(key),
        Place::Element(index) => path.push_str(&index.to_string()),
        Place::End => path.push('-'),
    }
    work(path);
    path.truncate(length);
}

fn unescaped(key: &str) -> String {
    key.replace("~1", "/").replace("~0", "~")
}

impl Change {
    /// Where it is.
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
            *root.pointer_mut(path)? = value.clone();
            return Some(());
        }
        let (parent, key) = self.path().rsplit_once('/')?;
        match (root.pointer_mut(parent)?, self) {
            (Value::Object(fields), Self::Add { value, .. }) => {
                fields.insert(unescaped(key), value.clone());
            }
            (Value::Object(fields), _) => {
                fields.remove(&unescaped(key))?;
            }
            (Value::Array(elements), Self::Add { value, .. }) => {
                let index = if key == "-" { elements.len() } else { key.parse().ok()? };
                if index > elements.len() {
                    return None;
                }
                elements.insert(index, value.clone());
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
