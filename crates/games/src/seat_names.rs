use crate::{About, known};
use kee_game::{Names, PlayerKind, Seat};

/// The names of a table's players, so that no two bots share one. Bots are given by the names they are chosen by, and
/// `title` says what they are called. A bot that sits at the table twice, or is called like a person there, goes by the
/// name of another character of its level. Where nobody is left, and where people share a name, their seats tell them
/// apart. A person without a name, or an open seat, goes by the letter of the seat.
pub fn seat_names(game: &str, players: &[(PlayerKind, String)], title: impl Fn(&str) -> String) -> Names {
    let about = known().iter().find(|about| about.id == game);
    let people = players.iter().filter(|(kind, _)| *kind == PlayerKind::Person).map(|(_, name)| name);
    let mut names: Vec<String> = Vec::new();
    for (place, (kind, player)) in players.iter().enumerate() {
        if *kind == PlayerKind::Person {
            names.push(if player.is_empty() { Seat::new(place).to_string() } else { player.clone() });
            continue;
        }
        let own = title(player);
        let seated = |bot: &str| players.contains(&(PlayerKind::Bot, bot.to_owned()));
        let others = equals(about, player).filter(|bot| !seated(bot)).map(&title);
        let free = |name: &String| !names[..place].contains(name) && !people.clone().any(|person| person == name);
        let called = std::iter::once(own.clone()).chain(others).find(free);
        names.push(called.unwrap_or(own));
    }
    let alike = |name: &String| names.iter().filter(|other| *other == name).count();
    let apart = |(seat, name)| if alike(name) > 1 { format!("{name} {seat}") } else { name.clone() };
    Names::new(Seat::first(names.len()).zip(&names).map(apart))
}

/// The characters of a bot's level.
fn equals<'a>(about: Option<&'a About>, bot: &str) -> impl Iterator<Item = &'a str> + use<'a> {
    let level = about.and_then(|about| about.bots.iter().find(|known| known.name == bot)?.level);
    about.into_iter().zip(level).flat_map(|(about, level)| about.characters(level)).map(|bot| bot.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(players: &[(PlayerKind, &str)]) -> Vec<String> {
        let players: Vec<_> = players.iter().map(|(kind, name)| (*kind, (*name).to_owned())).collect();
        let names = seat_names("keezen", &players, str::to_uppercase);
        Seat::first(players.len()).map(|seat| names.of(seat)).collect()
    }

    #[test]
    fn no_two_bots_share_a_name() {
        use PlayerKind::{Bot, Person};
        assert_eq!(
            named(&[(Person, "Anna"), (Bot, "pip"), (Bot, "pip"), (Bot, "pip")]),
            ["Anna", "PIP", "LULU", "MOMO"]
        );
        assert_eq!(named(&[(Bot, "pip"), (Bot, "pip"), (Bot, "lulu"), (Bot, "otto")]), ["PIP", "MOMO", "LULU", "OTTO"]);
        assert_eq!(named(&[(Person, "PIP"), (Bot, "pip"), (Bot, "lulu")]), ["PIP", "MOMO", "LULU"]);
        assert_eq!(named(&[(Bot, "pip"); 4]), ["PIP A", "LULU", "MOMO", "PIP D"]);
        assert_eq!(named(&[(Bot, "easy"), (Bot, "easy"), (Bot, "hard")]), ["EASY A", "EASY B", "HARD"]);
        assert_eq!(named(&[(Person, "Bo"), (Person, "Bo"), (Person, "")]), ["Bo A", "Bo B", "C"]);
    }
}
