use crate::{Bot, BotMove, BotView, Dice, Game, Input, Manner, Match, Seat, SeatSet, Seed, Wait};

/// The order in which a driver asks seats: first those that may only object, then those that answer sealed, then the
/// one whose turn it is. So everyone has a say before the next player, who may object as well, moves on and closes the
/// window.
pub fn asking_order(wait: &Wait) -> impl Iterator<Item = Seat> + use<> {
    let asked = |manner: Manner| {
        let windows = wait.windows().iter().filter(|window| window.manner == manner);
        windows.fold(SeatSet::NONE, |seats, window| seats.or(window.seats))
    };
    let turn = asked(Manner::Turn);
    let only_objecting = asked(Manner::Open).minus(turn);
    [only_objecting, asked(Manner::Sealed), turn].into_iter().flat_map(SeatSet::iter)
}

/// The first of [`asking_order`].
pub fn next_to_ask(wait: &Wait) -> Option<Seat> {
    asking_order(wait).next()
}

/// Lets bots play a game to its end, one for each seat. Inputs are a second apart, or as long as the bot takes. Returns
/// the number of inputs, or the refusal of a bot that broke the rules.
///
/// A window that comes due expires; a game that asks nobody has its first window expire.
pub fn play_out<G: Game>(
    game: &mut Match<G>,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G>>],
    bot_dice: &mut Dice,
) -> Result<usize, crate::Refusal> {
    let before = game.log().len();
    loop {
        if game.deal(seed).is_some() {
            continue;
        }
        if game.wait().outcome().is_some() {
            return Ok(game.log().len() - before);
        }
        let soon = game.now().plus_seconds(1);
        let (at, input) = match (game.wait().due(soon), next_to_ask(game.wait())) {
            (None, Some(seat)) => {
                let BotMove { action, takes } = bots[seat.index()].play(&BotView::new(game, seat), bot_dice);
                let at = takes.map_or(soon, |takes| game.now().plus(takes));
                // While one bot thinks, the time to object to the previous play may run out.
                match game.wait().first_deadline().filter(|deadline| *deadline <= at) {
                    None => (at, Input::Act { seat, action }),
                    Some(deadline) => {
                        let window = game.wait().due(deadline).expect("a window is due at its deadline");
                        (deadline, Input::Expire { window })
                    }
                }
            }
            (Some(window), _) => (soon, Input::Expire { window }),
            (None, None) => (soon, Input::Expire { window: game.wait().windows()[0].id }),
        };
        game.apply(at, input)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Window, WindowId};

    #[test]
    fn seats_that_may_only_object_are_asked_before_the_next_player() {
        let window = |id, manner, seats: &str| {
            let seats = seats.parse().expect("seats");
            Window { id: WindowId(id), manner, seats, deadline: None }
        };
        let wait = Wait::Players(vec![window(1, Manner::Open, "BCD"), window(2, Manner::Turn, "B")]);
        assert_eq!(next_to_ask(&wait), Some(Seat::new(2)));
        let wait = Wait::Players(vec![window(1, Manner::Open, "B"), window(2, Manner::Turn, "B")]);
        assert_eq!(next_to_ask(&wait), Some(Seat::new(1)));
        assert_eq!(next_to_ask(&Wait::Chance), None);
    }
}
