use crate::{By, EventRefusal, PersonId, refusal::MOST_COMINGS};
use kee_game::Unreadable;
use std::{collections::BTreeMap, fmt};

/// Everyone who ever joined, guests or teams, numbered from 0 in that order.
#[derive(Clone, Debug)]
pub(crate) struct Roster<T> {
    members: Vec<Member<T>>,
    /// Members by name, ignoring differences people would overlook.
    known: BTreeMap<String, usize>,
}

/// A guest or a team.
#[derive(Clone, Debug)]
pub(crate) struct Member<T> {
    pub(crate) name: Name,
    /// Guests who joined on their own device can act for themselves.
    pub(crate) person: Option<PersonId>,
    /// Whether they are still playing.
    pub(crate) here: bool,
    /// The number of times they joined.
    comings: usize,
    /// Further facts that this kind of event keeps about them.
    pub(crate) more: T,
}

impl<T> Roster<T> {
    pub(crate) fn new() -> Self {
        Self { members: Vec::new(), known: BTreeMap::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Member<T>> {
        self.members.iter()
    }

    pub(crate) fn get(&self, number: usize) -> &Member<T> {
        &self.members[number]
    }

    pub(crate) fn name(&self, number: usize) -> &Name {
        &self.members[number].name
    }

    pub(crate) fn names(&self, numbers: &[usize]) -> Vec<Name> {
        numbers.iter().map(|number| self.name(*number).clone()).collect()
    }

    pub(crate) fn number(&self, name: &Name) -> Option<usize> {
        self.known.get(&name.key()).copied()
    }

    /// The number of the member this person is.
    pub(crate) fn of_person(&self, by: &By) -> Option<usize> {
        let person = by.person()?;
        self.members.iter().position(|member| member.person.as_ref() == Some(person))
    }

    /// Whether they may rejoin once more.
    pub(crate) fn may_come_back(&self, number: usize) -> Result<(), EventRefusal> {
        let Member { name, comings, .. } = &self.members[number];
        if *comings < MOST_COMINGS { Ok(()) } else { Err(EventRefusal::TooManyComings(name.clone(), MOST_COMINGS)) }
    }

    pub(crate) fn is_here(&self, number: usize) -> bool {
        self.members[number].here
    }

    /// Checks that there are enough for a round.
    pub(crate) fn enough_here(&self) -> Result<(), EventRefusal> {
        let here = self.members.iter().filter(|member| member.here).count();
        if here < 2 { Err(EventRefusal::TooFew(here, 2)) } else { Ok(()) }
    }

    /// Finds a member named in a log entry.
    pub(crate) fn expect(&self, name: &Name) -> Result<usize, String> {
        self.number(name).ok_or_else(|| format!("there is no {name}"))
    }

    /// Adds a member, or brings one back.
    pub(crate) fn add(&mut self, name: &Name, person: Option<PersonId>, more: T) -> Result<(), String> {
        match self.number(name) {
            Some(number) if self.members[number].here => return Err(format!("{name} has already joined")),
            Some(number) => {
                self.members[number].here = true;
                self.members[number].comings += 1;
            }
            None => {
                self.known.insert(name.key(), self.members.len());
                self.members.push(Member { name: name.clone(), person, here: true, comings: 1, more });
            }
        }
        Ok(())
    }

    /// A person claims a member that someone else entered.
    pub(crate) fn claim(&mut self, number: usize, person: &PersonId) -> Result<(), String> {
        let member = &mut self.members[number];
        if member.person.is_some() {
            return Err(format!("{} has come already", member.name));
        }
        member.person = Some(person.clone());
        member.here = true;
        Ok(())
    }

    pub(crate) fn get_mut(&mut self, number: usize) -> &mut Member<T> {
        &mut self.members[number]
    }

    pub(crate) fn mark_as_left(&mut self, name: &Name) -> Result<(), String> {
        let number = self.expect(name)?;
        self.members[number].here = false;
        Ok(())
    }

    /// The tables by number: everyone who is here has exactly one seat, and nobody else has one.
    pub(crate) fn seating(&self, tables: &[Vec<Name>]) -> Result<Vec<Vec<usize>>, String> {
        let mut seated = vec![false; self.members.len()];
        let mut seat = |name: &Name| {
            let number = self.expect(name)?;
            let twice = std::mem::replace(&mut seated[number], true);
            if twice { Err(format!("{name} has two seats")) } else { Ok(number) }
        };
        let numbers = tables.iter().map(|table| table.iter().map(&mut seat).collect()).collect::<Result<_, _>>()?;
        match self.members.iter().zip(seated).find(|(member, seated)| member.here != *seated) {
            None => Ok(numbers),
            Some((Member { name, here: true, .. }, _)) => Err(format!("{name} has no seat")),
            Some((Member { name, .. }, _)) => Err(format!("{name} has left but has a seat")),
        }
    }
}

/// The longest name of a person, in characters, as at every table.
const LONGEST_OF_A_PERSON: usize = 30;
/// The longest name of all: a team named after two people with ` + ` between them.
const LONGEST: usize = 2 * LONGEST_OF_A_PERSON + 3;

/// The name of a guest, a steward, a player or a team for the whole event.
///
/// It is one line with at least one letter, without the characters that separate names in a list.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(Box<str>);

impl Name {
    /// The description of a name, as it would follow "expected".
    pub const EXPECTED: &str = "a name with a letter in it and without , / : @";

    /// The default name of a team of two. It can be typed in a shell without quotes.
    pub fn of_two(players: &[Self; 2]) -> Self {
        Self(format!("{} + {}", players[0], players[1]).into())
    }

    /// Whether it is short enough for one person.
    pub fn suits_a_person(&self) -> bool {
        self.0.chars().count() <= LONGEST_OF_A_PERSON
    }

    /// The name without differences people would overlook: the same for `anna` and `Anna`.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `pad` and not `write_str`, so that names can be set in columns.
        f.pad(&self.0)
    }
}

kee_game::text_form!(Name, |text| {
    let clean = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = !clean.contains(|c: char| c.is_control() || matches!(c, ',' | '/' | ':' | '@'));
    if plain && clean.chars().count() <= LONGEST && clean.contains(char::is_alphabetic) {
        Ok(Self(clean.into()))
    } else {
        Err(Unreadable::new(Name::EXPECTED, text))
    }
});

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Name: "The name of a guest, a steward, a player or a team.", "^[^,/:@]{1,63}$", "Anna";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_without_extra_spaces() {
        let name: Name = "  Anna \t de  Vries ".parse().expect("a name");
        assert_eq!(name.as_str(), "Anna de Vries");
        for wrong in ["", " ", "12", "Anna, Bo", "a/b", "a:b", "a@b", "a\u{7}b", &"x".repeat(64)] {
            assert!(wrong.parse::<Name>().is_err(), "{wrong:?}");
        }
    }
}
