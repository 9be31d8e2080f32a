//! T2.8: bots take their time when a timer limits how much fits in a turn.

use crate::desk::{Desk, seat, setup};
use kee_game::{Input, Seat};
use kee_table::{BotDecision, Need};
use kee_wire::{Answer, HostCommand, House, Proposal, TableCommand};

const PAUSE: TableCommand = TableCommand::Propose { what: Proposal::Pause };
const RESUME: TableCommand = TableCommand::Propose { what: Proposal::Resume };

/// Anna against an everyday bot, whose turn it is.
fn spree() -> Desk {
    let mut desk = Desk::new("keesdrow", setup("spree", 2, &[]), House::default());
    desk.done("anna", TableCommand::TakeSeat { seat: None, name: "Anna".to_owned() });
    desk.done("anna", TableCommand::Host(HostCommand::SeatBot { seat: seat("B"), bot: "everyday".to_owned() }));
    desk.done("anna", TableCommand::Ready { ready: true });
    desk.give_seed();
    if desk.table.needs().is_none() {
        desk.act("anna", "pass");
    }
    desk
}

fn thinks(desk: &Desk) -> (BotDecision, u64) {
    let decision = desk.table.bot_task(seat("B")).expect("it is asked").think();
    let at = decision.not_before.expect("a word takes time").millis();
    (decision, at)
}

fn is_stale(answer: &Answer) -> bool {
    matches!(answer, Answer::Stale { .. })
}

#[test]
fn t2_8_a_bots_word_in_a_spree_takes_its_thinking_time() {
    let mut desk = spree();
    let asked = desk.now;
    let (decision, at) = thinks(&desk);
    assert!((10_000..=19_000).contains(&(at - asked)), "{}", at - asked);
    assert!(is_stale(&desk.command(&decision.command)), "it has not thought yet");
    desk.pass(at - asked - 1);
    assert!(is_stale(&desk.command(&decision.command)));
    desk.pass(1);
    assert!(matches!(desk.command(&decision.command), Answer::Done { .. }));
    let game = desk.table.game().expect("a game");
    let played = game.entry(game.entries()).expect("a word");
    assert_eq!(played.at.millis(), at - asked, "the record has the time");
    desk.check_replay();
}

#[test]
fn t2_8_a_bot_ends_its_spree_before_the_timer_does() {
    let mut desk = spree();
    let mut words = 0;
    while desk.table.needs() == Some(Need::Thoughts([seat("B")].into_iter().collect::<kee_game::SeatSet>())) {
        let decision = desk.table.bot_task(seat("B")).expect("it is asked").think();
        if let Some(at) = decision.not_before {
            desk.pass(at.millis() - desk.now);
            words += 1;
        }
        assert!(matches!(desk.command(&decision.command), Answer::Done { .. }), "it is not late");
    }
    assert!(words > 0, "it has found something");
    let game = desk.table.game().expect("a game");
    let by_bot = |entry: usize| match game.entry(entry).expect("an entry").input {
        Input::Act { seat, action } => (seat, action),
        other => panic!("{other}"),
    };
    assert_eq!(by_bot(game.entries()), (Seat::new(1), "pass".to_owned()));
}

#[test]
fn t2_8_a_pause_delays_a_bot_by_as_much() {
    let mut desk = spree();
    let (decision, at) = thinks(&desk);
    desk.pass(3_000);
    desk.done("anna", PAUSE);
    assert!(!desk.table.awaits_bot(seat("B")));
    desk.pass(60_000);
    desk.done("anna", RESUME);
    assert!(desk.table.awaits_bot(seat("B")));
    desk.pass(1_000);
    assert!(is_stale(&desk.command(&decision.command)), "4 seconds have passed on the clock");
    assert_eq!(thinks(&desk).1, at + 60_000);
}

#[test]
fn t2_8_a_restart_does_not_change_when_a_bot_is_done() {
    let mut desk = spree();
    desk.pass(2_000);
    let mut woken = spree();
    woken.table = desk.woken();
    assert_eq!(thinks(&woken), thinks(&desk));
}
