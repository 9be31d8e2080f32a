use super::table::Table;
use kee_game::{Manner, Seat, Window};

/// Whose turn it is, why we wait, and until when.
pub(super) fn why_we_wait(seat: Seat, table: &Table) -> String {
    let windows = table.game.wait().windows();
    let mine = |manner: Manner| windows.iter().find(|window| window.manner == manner && window.seats.contains(seat));
    let name = table.names.of(seat);
    let mut sentences = vec![match (mine(Manner::Turn), mine(Manner::Open)) {
        (Some(_), Some(_)) => format!("It is your turn, {name}, and you may object before it."),
        (Some(_), None) => format!("It is your turn, {name}."),
        (None, Some(_)) => format!("{name}, you may object before it goes on."),
        (None, None) if table.volunteers().contains(seat) => {
            format!("{name}, press Enter to go on, or type ? to see what you can still do.")
        }
        (None, None) => format!("{name}, what is your answer? Nobody sees it before all have answered."),
    }];
    // Bots answer at once; nobody waits for them.
    let bots = table.game.seating().everyone().minus(table.people());
    let others = table.game.wait().asked().without(seat).minus(bots);
    if !others.is_empty() {
        sentences.push(format!("We also wait for {}.", table.names.list(others.iter())));
    }
    let volunteers = table.volunteers().without(seat);
    sentences.extend(volunteers.iter().map(|other| {
        let other = table.names.of(other);
        format!("{other} can still act too: start the line with `{other}`.")
    }));
    let clocked = windows.iter().filter(|window| window.seats.is_empty() || window.seats.contains(seat));
    sentences.extend(clocked.filter_map(|window| time_left(window, table)));
    sentences.join(" ")
}

fn time_left(window: &Window, table: &Table) -> Option<String> {
    let seconds = window.deadline?.since(table.clock.now()).as_millis().div_ceil(1000);
    Some(match window.manner {
        _ if window.seats.is_empty() => format!("The game has {seconds} seconds left."),
        Manner::Open => format!("There are {seconds} seconds left to object."),
        Manner::Turn | Manner::Sealed => format!("There are {seconds} seconds left."),
    })
}
