use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// An address that every page links to: `mailto:` or `https://`, so that the link can run nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contact(String);

impl FromStr for Contact {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mail = text.strip_prefix("mailto:").and_then(|address| address.split_once('@'));
        let host = match mail {
            Some((name, rest)) if !name.is_empty() => rest.split('?').next(),
            Some(_) => None,
            None => text.strip_prefix("https://").and_then(|rest| rest.split(['/', '?', '#']).next()),
        };
        if text.bytes().all(|byte| byte.is_ascii_graphic()) && host.is_some_and(is_host) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Unreadable::new("`mailto:host@club.example` or `https://club.example/contact`", text))
        }
    }
}

impl TryFrom<String> for Contact {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        text.parse()
    }
}

impl From<Contact> for String {
    fn from(Contact(address): Contact) -> Self {
        address
    }
}

impl fmt::Display for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether this is a name such as `club.example`, perhaps with a port.
fn is_host(text: &str) -> bool {
    let name = text.split_once(':').map_or(text, |(name, _)| name);
    name.split('.')
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_a_mail_or_web_address() {
        for good in [
            "mailto:host@club.example",
            "mailto:host@club.example?subject=Keeboard",
            "https://club.example",
            "https://club.example:8443/contact#us",
        ] {
            assert_eq!(good.parse::<Contact>().map(|contact| contact.to_string()), Ok(good.to_owned()));
        }
        for bad in [
            "",
            "host@club.example",
            "mailto:club.example",
            "mailto:@club.example",
            "http://club.example",
            "https://",
            "https:///contact",
            "https://club example",
            "javascript:alert(1)//host@club.example",
        ] {
            assert!(bad.parse::<Contact>().is_err(), "{bad}");
        }
    }
}
