//! The coach of the first game of each kind against bots. It shows what is possible, explains each new thing once, and is gone
//! when that game is over.

use super::{hint::Hints, together::people};
use crate::{
    browser, catalogue, games, keep,
    lang::{self, Id},
    session::Session,
    t,
    ui::{Icon, announce_news},
};
use gloo_timers::callback::Timeout;
use kee_game::SeatSet;
use kee_wire::Phase;
use leptos::prelude::*;

/// The time a newcomer thinks before the page hints at something, in milliseconds.
const PATIENCE: u32 = 20_000;

/// The number of turns in which what can be played glows.
const GLOWING: u32 = 3;

/// The words and marks of the coach. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Coach {
    /// The game it coaches; none if it is silent.
    game: Memo<Option<&'static str>>,
    /// Explanations that were not read yet.
    tips: RwSignal<Vec<Id>>,
    /// Whether the player wants no more of it.
    dismissed: RwSignal<bool>,
    /// Whether what can be played glows.
    pub(super) glows: Memo<bool>,
}

impl Coach {
    pub(super) fn new(session: Session, hints: Hints) -> Self {
        let (tips, turns) = (RwSignal::new(Vec::<Id>::new()), RwSignal::new(0));
        let phase = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.phase)));
        let among_bots = Memo::new(move |_| {
            let seats = session.view.with(|view| view.as_ref().map_or(0, |view| view.seats.len()));
            session.seat().is_some_and(|me| people(session) == SeatSet::only(me)) && seats > 1
        });
        let kind = Memo::new(move |_| {
            let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone()))?;
            catalogue::about(&game).filter(|about| !about.toy).map(|about| about.id)
        });
        let dismissed = RwSignal::new(false);
        let game = Memo::new(move |_| {
            let playing = phase.get() == Some(Phase::Playing) && among_bots.get() && !dismissed.get();
            kind.get().filter(|game| playing && keep::is_coached(game, &browser::path()))
        });
        let asked = Memo::new(move |_| game.get().is_some() && session.is_asked(None));
        let coach = Self { game, tips, dismissed, glows: Memo::new(move |_| asked.get() && turns.get() <= GLOWING) };
        Effect::new(move |_| {
            if let (Some(Phase::Over), Some(game)) = (phase.get(), kind.get_untracked()) {
                keep::end_coaching(game, &browser::path());
                tips.set(Vec::new());
            }
        });
        Effect::new(move |_| {
            let (news, Some(game)) = (session.news.get(), game.get()) else { return };
            let view = session.view.with_untracked(|view| view.as_ref()?.game.clone());
            let (seat, info) = (untrack(move || session.seat()), session.info.get_untracked());
            if let (Some(view), Some(me), Some(info)) = (view, seat, info) {
                let told = news.iter().flat_map(|notices| games::novelties(game, &info.game, notices, &view, me));
                told.for_each(|tip| coach.explain(tip));
            }
        });
        let waiting = StoredValue::new_local(None::<Timeout>);
        Effect::new(move |_| {
            waiting.set_value(None);
            if asked.get() {
                turns.update(|turns| *turns += 1);
                game.get_untracked().and_then(games::first_turn).into_iter().for_each(|tip| coach.begin(tip));
            }
        });
        // A move, or another question of the game, makes it wait again.
        Effect::new(move |_| {
            let waits = hints.possible.get() && asked.get();
            session.view.track();
            waiting.set_value(waits.then(|| Timeout::new(PATIENCE, move || hints.point())));
        });
        // A player who plays on has read the tip.
        Effect::new(move |before: Option<usize>| {
            let waits = session.waiting.get();
            if before.is_some_and(|before| before < waits) {
                coach.next();
            }
            waits
        });
        Effect::new(move |before: Option<Option<Id>>| {
            let tip = tips.with(|tips| tips.first().copied());
            if let Some(tip) = tip.filter(|_| before != Some(tip)) {
                keep::set_told(tip.as_str());
                announce_news(lang::say(tip, &[]), false);
            }
            tip
        });
        coach
    }

    /// Explains something, the first time it happens.
    fn explain(self, tip: Id) {
        if !keep::is_told(tip.as_str()) && self.tips.with_untracked(|tips| !tips.contains(&tip)) {
            self.tips.update(|tips| tips.push(tip));
        }
    }

    /// Says how to begin. What happened before the first turn has been read by then, or can wait.
    fn begin(self, tip: Id) {
        if !keep::is_told(tip.as_str()) {
            self.tips.set(vec![tip]);
        }
    }

    /// Goes on to the next explanation.
    fn next(self) {
        if self.tips.with_untracked(|tips| !tips.is_empty()) {
            self.tips.update(|tips| {
                tips.remove(0);
            });
        }
    }
}

/// The coach's explanation, above the player's hand.
#[component]
pub(super) fn CoachTip(coach: Coach) -> impl IntoView {
    let tip = Memo::new(move |_| coach.game.get().and(coach.tips.with(|tips| tips.first().copied())));
    let never = move |_| {
        keep::set_switch(keep::NO_TIPS, true);
        coach.dismissed.set(true);
    };
    move || {
        let sentence = lang::say(tip.get()?, &[]);
        Some(view! {
            <div class="tip coach-tip">
                <p>{sentence}</p>
                <button class="quiet" on:click=never>{t!("coach-never")}</button>
                <button class="quiet icon-only" aria-label=t!("coach-read") title=t!("coach-read") on:click=move |_| coach.next()><Icon name="close"/></button>
            </div>
        })
    }
}
