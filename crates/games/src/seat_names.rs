use crate::known;
use kee_game::{Names, PlayerKind, Seat};

/// The names of a table's players, so that no two bots share one. Bots are given by the names they are chosen by, and
/// `title` says what they are called; each goes by its character ([`seat_characters`]). Where no character is left, and
/// where people share a name, their seats tell them apart. A person without a name, or an open seat, goes by the letter
/// of the seat.
pub fn seat_names(game: &str, players: &[(PlayerKind, String)], title: impl Fn(&str) -> String) -> Names {
    let characters = seat_characters(game, players, &title);
    let named = |(seat, ((_, player), character)): (Seat, (&(PlayerKind, String), &Option<String>))| match character {
        Some(character) => title(character),
        None if player.is_empty() => seat.to_string(),
        None => player.clone(),
    };
    let names: Vec<String> = Seat::first(players.len()).zip(players.iter().zip(&characters)).map(named).collect();
    let alike = |name: &String| names.iter().filter(|other| *other == name).count();
    let apart = |(seat, name)| if alike(name) > 1 { format!("{name} {seat}") } else { name.clone() };
    Names::new(Seat::first(names.len()).zip(&names).map(apart))
}

/// The characters of a table's bots by seat; none where a person sits. Name, face and sentence follow from it. A bot that
/// sits at the table twice, or is called like a person there, is another character of its level, while any is left.
pub fn seat_characters(
    game: &str,
    players: &[(PlayerKind, String)],
    title: impl Fn(&str) -> String,
) -> Vec<Option<String>> {
    let bots = players.iter().filter(|(kind, _)| *kind == PlayerKind::Bot).map(|(_, bot)| bot);
    let people = players.iter().filter(|(kind, _)| *kind == PlayerKind::Person).map(|(_, name)| name);
    let mut characters: Vec<Option<String>> = Vec::new();
    for (kind, player) in players {
        let character = (*kind == PlayerKind::Bot).then(|| {
            let taken = |bot: &str| {
                let seated = characters.iter().flatten().any(|other| other == bot);
                let chosen = bot != player && bots.clone().any(|other| other == bot);
                seated || chosen || people.clone().any(|person| *person == title(bot))
            };
            free_character(game, player, taken)
        });
        characters.push(character);
    }
    characters
}

/// A bot, or another character of its level if it is taken. If all are, it is the bot itself.
pub fn free_character(game: &str, bot: &str, taken: impl Fn(&str) -> bool) -> String {
    let about = known().iter().find(|about| about.id == game);
    let level = about.and_then(|about| about.bots.iter().find(|known| known.name == bot)?.level);
    let equals = about.into_iter().zip(level).flat_map(|(about, level)| about.characters(level)).map(|bot| bot.name);
    std::iter::once(bot).chain(equals).find(|bot| !taken(bot)).unwrap_or(bot).to_owned()
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

    #[test]
    fn a_bot_is_the_character_it_is_named_after() {
        use PlayerKind::{Bot, Person};
        let players = [(Person, "LULU"), (Bot, "pip"), (Bot, "pip"), (Bot, "easy")];
        let players = players.map(|(kind, name)| (kind, name.to_owned()));
        let characters = seat_characters("keezen", &players, str::to_uppercase);
        let characters: Vec<_> = characters.iter().map(Option::as_deref).collect();
        assert_eq!(characters, [None, Some("pip"), Some("momo"), Some("easy")]);
    }
}
