use kee_game::{Header, Names, Seat};

/// What the players are called on the screen: as in the record, with the seat's letter where two have the same name
/// (two bots of a kind, say).
pub(crate) fn display_names(header: &Header) -> Names {
    let shared = |name: &str| header.players.iter().filter(|player| player.name == name).count() > 1;
    let named = Seat::first(header.players.len()).zip(&header.players).map(|(seat, player)| {
        if shared(&player.name) { format!("{} {seat}", player.name) } else { player.name.clone() }
    });
    Names::new(named)
}
