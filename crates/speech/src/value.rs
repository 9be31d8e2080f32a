use fluent_bundle::FluentValue;

/// The value of an argument of a sentence.
#[derive(Clone, Debug)]
pub struct Value(pub(crate) FluentValue<'static>);

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self(FluentValue::from(text))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::from(text.clone())
    }
}

macro_rules! value_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self(FluentValue::from(number as f64))
            }
        }
    )*};
}
value_from_number!(u8, u16, u32, u64, usize, i16, i32, i64);
