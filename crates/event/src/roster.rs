use crate::{By, EventRefusal, Name, PersonId, limits::MOST_COMINGS};
use std::collections::BTreeMap;

/// Everybody who ever came, guests or teams, by their numbers from 0 in the order of coming.
#[derive(Clone, Debug)]
pub(crate) struct Roster<T> {
    members: Vec<Member<T>>,
    /// Their numbers, by what names have in common that people would mix up.
    known: BTreeMap<String, usize>,
}

/// A guest or a team.
#[derive(Clone, Debug)]
pub(crate) struct Member<T> {
    pub(crate) name: Name,
    /// Who came by themselves can do things by themselves.
    pub(crate) person: Option<PersonId>,
    /// Whether they still play.
    pub(crate) here: bool,
    /// How often they came.
    pub(crate) comings: usize,
    /// What else there is to know.
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

    /// The number of the one who came as this person.
    pub(crate) fn of_person(&self, by: &By) -> Option<usize> {
        let person = by.person()?;
        self.members.iter().position(|member| member.person.as_ref() == Some(person))
    }

    /// Whether they may come back once more.
    pub(crate) fn may_come_back(&self, number: usize) -> Result<(), EventRefusal> {
        let Member { name, comings, .. } = &self.members[number];
        if *comings < MOST_COMINGS { Ok(()) } else { Err(EventRefusal::TooManyComings(name.clone())) }
    }

    pub(crate) fn is_here(&self, number: usize) -> bool {
        self.members[number].here
    }

    pub(crate) fn count_here(&self) -> usize {
        self.members.iter().filter(|member| member.here).count()
    }

    /// For entries of a log: who is named there must have come.
    pub(crate) fn expect(&self, name: &Name) -> Result<usize, String> {
        self.number(name).ok_or_else(|| format!("{name} is not here"))
    }

    /// Somebody comes, or comes back.
    pub(crate) fn comes(&mut self, name: &Name, person: Option<PersonId>, more: T) -> Result<(), String> {
        match self.number(name) {
            Some(number) if self.members[number].here => return Err(format!("{name} is here already")),
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

    /// A person takes the place of somebody whom others have named, and who has come with that.
    pub(crate) fn claimed(&mut self, number: usize, person: &PersonId) -> Result<(), String> {
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

    pub(crate) fn leaves(&mut self, name: &Name) -> Result<(), String> {
        let number = self.expect(name)?;
        self.members[number].here = false;
        Ok(())
    }

    /// The tables by number: everybody who is here sits at one of them, and nobody else does.
    pub(crate) fn seated(&self, tables: &[Vec<Name>]) -> Result<Vec<Vec<usize>>, String> {
        let mut seated = vec![false; self.members.len()];
        let mut seat = |name: &Name| {
            let number = self.expect(name)?;
            let twice = std::mem::replace(&mut seated[number], true);
            if twice { Err(format!("{name} sits twice")) } else { Ok(number) }
        };
        let numbers = tables.iter().map(|table| table.iter().map(&mut seat).collect()).collect::<Result<_, _>>()?;
        match self.members.iter().zip(seated).find(|(member, seated)| member.here != *seated) {
            None => Ok(numbers),
            Some((Member { name, here: true, .. }, _)) => Err(format!("{name} has no seat")),
            Some((Member { name, .. }, _)) => Err(format!("{name} has left and has a seat")),
        }
    }
}
