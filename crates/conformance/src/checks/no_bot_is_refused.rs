use crate::{
    Bots, Finding, Subject,
    setting::{Setting, guarded},
};
use kee_game::{Bot, BotMove, BotView, Dice, Game, Input, Match, Seat, Wait, next_to_ask};
use std::ops::ControlFlow;

/// The number of games of each choice of bots in each setting.
const GAMES: usize = 2;

/// Bots play whole games without ever being refused: each kind at all seats, and all kinds at one table. In every
/// second game seats leave and windows expire sometimes. A bot that takes any listed action is always included.
pub fn no_bot_is_refused<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    let kinds = all_bots(subject).len();
    for setting in subject.settings("no_bot_is_refused")? {
        for game in 0..GAMES * (kinds + 1) {
            let table = |seat: Seat| {
                let mut bots = all_bots(subject);
                let kind = game / GAMES;
                bots.swap_remove(if kind == kinds { (seat.index() + game) % kinds } else { kind })
            };
            let bots = Seat::first(usize::from(setting.plan.seats)).map(table).collect();
            play(&setting, game, bots)?;
        }
    }
    Ok(())
}

fn all_bots<G: Game>(subject: &Subject<G>) -> Bots<G> {
    let mut bots = subject.bots.map_or(Vec::new(), |make| make());
    bots.push(("random", Box::new(AnyAction)));
    bots
}

fn play<G: Game>(setting: &Setting<'_, G>, number: usize, mut bots: Bots<G>) -> Result<(), Finding> {
    let mut game = Match::new(setting.rules()?);
    let played = guarded(|| {
        let mut table = BotTable { setting, number, dice: setting.dice(number, "bots") };
        table.play(&mut game, &mut bots)
    });
    played.map_err(|sentence| setting.finding_in(number, &game, sentence))
}

struct BotTable<'a, G: Game> {
    setting: &'a Setting<'a, G>,
    number: usize,
    dice: Dice,
}

impl<G: Game> BotTable<'_, G> {
    fn play(&mut self, game: &mut Match<G>, bots: &mut Bots<G>) -> Result<(), String> {
        let seed = self.setting.seed(self.number);
        for _ in 0..self.setting.subject.budget.longest {
            let mut at = game.now().plus_seconds(1);
            let disturbed = self.number % 2 == 1 && self.dice.one_in(30);
            let (who, input) = match (game.wait(), game.wait().due(at), next_to_ask(game.wait())) {
                (Wait::Over(_), ..) => return Ok(()),
                (Wait::Chance, ..) => ("chance", Input::Chance(game.drawn(&seed))),
                (_, Some(window), _) => ("the clock", Input::Expire { window }),
                (_, None, Some(seat)) if disturbed && self.dice.one_in(3) => ("who leaves", Input::Leave { seat }),
                (_, None, Some(seat)) if !disturbed => {
                    let (name, bot) = &mut bots[seat.index()];
                    let BotMove { action, takes } = bot.play(&BotView::new(game, seat), &mut self.dice);
                    at = takes.map_or(at, |takes| game.now().plus(takes));
                    match game.wait().due(at) {
                        None => (*name, Input::Act { seat, action }),
                        Some(window) => ("the clock", Input::Expire { window }),
                    }
                }
                _ => match self.dice.pick(game.wait().windows()) {
                    Some(window) => ("the clock", Input::Expire { window: window.id }),
                    None => return Err("The game waits for players, but no window is open.".to_owned()),
                },
            };
            let written = input.to_string();
            game.apply(at, input).map_err(|refusal| format!("`{written}` by {who} is refused: {refusal}"))?;
        }
        Err("The bots do not come to an end.".to_owned())
    }
}

/// Takes one of the first listed actions.
struct AnyAction;

impl<G: Game> Bot<G> for AnyAction {
    fn choose(&mut self, seen: &BotView<'_, G>, dice: &mut Dice) -> G::Action {
        let (mut count, mut chosen) = (0, None);
        seen.visit(&mut |action| {
            count += 1;
            if dice.one_in(count) {
                chosen = Some(action);
            }
            if count < 64 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        chosen.expect("an asked seat has an action")
    }
}
