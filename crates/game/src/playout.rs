use crate::{Bot, Dice, Game, Input, Manner, Match, Seat, Seed, Seen, Wait};

/// Whom a driver asks next: seats that may object before the one whose turn it is, so that everyone has a say.
pub fn next_to_ask(wait: &Wait) -> Option<Seat> {
    let first_in = |manner: Manner| {
        let windows = wait.windows().iter().filter(move |window| window.manner == manner);
        windows.flat_map(|window| window.seats.iter()).next()
    };
    first_in(Manner::Open).or_else(|| first_in(Manner::Sealed)).or_else(|| first_in(Manner::Turn))
}

/// Lets bots play a game to its end, one for each seat, with a second between inputs. Returns how many inputs there
/// were, or the refusal of a bot that broke the rules.
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
        let at = game.now().plus_seconds(1);
        let input = match (game.wait().due(at), next_to_ask(game.wait())) {
            (None, Some(seat)) => {
                let action = bots[seat.index()].choose(&Seen::new(game, seat), bot_dice);
                Input::Act { seat, action }
            }
            (Some(window), _) => Input::Expire { window },
            (None, None) => Input::Expire { window: game.wait().windows()[0].id },
        };
        game.apply(at, input)?;
    }
}
