use super::{Order, Place, Who};
use crate::{
    api::{self, No},
    keep, lang, local, t,
};
use kee_game::Seat;
use kee_games::About;
use kee_wire::{CreateTable, HostCommand, TableCommand};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use std::collections::BTreeMap;

/// What is wrong with each option whose value was not taken.
pub(crate) type WrongOptions = BTreeMap<String, String>;

/// A form that makes something: whether it is at it, and what was wrong with the last try.
#[derive(Clone, Copy, Default)]
pub(crate) struct Making {
    pub(crate) busy: RwSignal<bool>,
    pub(crate) problems: RwSignal<Vec<String>>,
    pub(crate) wrong: RwSignal<WrongOptions>,
}

impl Making {
    /// What to do when the form is sent: makes it, and goes to its address or says what is wrong with it.
    pub(crate) fn submit<F: Future<Output = Result<String, No>> + 'static>(
        self,
        about: impl Fn() -> &'static About + Copy + 'static,
        make: impl Fn() -> F,
    ) -> impl Fn(web_sys::SubmitEvent) {
        let navigate = use_navigate();
        move |event| {
            event.prevent_default();
            // However often somebody taps, it is made once.
            if self.busy.get_untracked() {
                return;
            }
            let (navigate, made) = (navigate.clone(), make());
            self.busy.set(true);
            self.problems.set(Vec::new());
            self.wrong.set(WrongOptions::new());
            spawn_local(async move {
                match made.await {
                    Ok(address) => navigate(&address, NavigateOptions::default()),
                    Err(no) => {
                        let (sentences, options) = problems(&no, about());
                        self.problems.set(sentences);
                        self.wrong.set(options);
                        self.busy.set(false);
                    }
                }
            });
        }
    }
}

/// Makes the table and says where it is.
pub(super) async fn carry_out(about: &About, order: &Order) -> Result<String, No> {
    let (setup, me) = (order.setup(), keep::name());
    if order.place == Place::Here {
        let seats = order.local_seats(&me);
        let id = local::make(about.id, setup, order.house.clone(), order.words.clone(), seats).await?;
        return Ok(format!("/local/{id}"));
    }
    let seat = order.seats.iter().position(|who| *who == Who::You).map(Seat::new);
    let wanted = CreateTable {
        game: about.id.to_owned(),
        setup,
        house: order.house.clone(),
        words: order.words.clone(),
        // A host without a seat watches.
        name: seat.map(|_| me),
        seat,
    };
    let joined = api::make(&wanted).await?;
    keep::keep_pass(joined.table, joined.keys);
    let table = joined.table.to_string();
    for (seat, who) in Seat::first(order.seats.len()).zip(&order.seats) {
        if let Who::Bot(bot) = who {
            api::ask(&table, TableCommand::Host(HostCommand::SeatBot { seat, bot: bot.clone() })).await?;
        }
    }
    if !order.seats.contains(&Who::Open) {
        let begin =
            if seat.is_some() { TableCommand::Ready { ready: true } } else { TableCommand::Host(HostCommand::Start) };
        api::ask(&table, begin).await?;
    }
    Ok(joined.link)
}

/// What is to be said when something was not made so: sentences, and what is said beside options.
fn problems(no: &No, about: &About) -> (Vec<String>, WrongOptions) {
    let (mut sentences, mut options) = (Vec::new(), WrongOptions::new());
    for problem in &no.problems {
        if about.options.iter().any(|option| option.key == problem.about && !option.for_tests) {
            options.insert(problem.about.clone(), lang::problem(problem));
        } else {
            sentences.push(lang::problem(problem));
        }
    }
    if !options.is_empty() {
        sentences.insert(0, t!("make-options-wrong"));
    } else if sentences.is_empty() {
        sentences.push(no.told());
    }
    (sentences, options)
}
