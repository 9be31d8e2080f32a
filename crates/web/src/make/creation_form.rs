use super::{Occupant, TableLocation, TableOrder};
use crate::{
    api::{self, RequestRefusal},
    keep, lang, local, t,
};
use kee_game::Seat;
use kee_games::About;
use kee_wire::{CreateTable, HostCommand, TableCommand};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use std::collections::BTreeMap;

/// The problem with each option whose value was refused.
pub(crate) type WrongOptions = BTreeMap<String, String>;

/// The state of a form: whether it is being sent, and what was wrong last time.
#[derive(Clone, Copy, Default)]
pub(crate) struct CreationForm {
    pub(crate) busy: RwSignal<bool>,
    pub(crate) problems: RwSignal<Vec<String>>,
    pub(crate) wrong: RwSignal<WrongOptions>,
}

impl CreationForm {
    /// The form's submit handler: creates the table and goes to its address, or shows what is wrong.
    pub(crate) fn submit<F: Future<Output = Result<String, RequestRefusal>> + 'static>(
        self,
        about: impl Fn() -> &'static About + Copy + 'static,
        make: impl Fn() -> F,
    ) -> impl Fn(web_sys::SubmitEvent) {
        let navigate = use_navigate();
        move |event| {
            event.prevent_default();
            // Repeated taps create one table.
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

/// Makes the table and returns its address.
pub(super) async fn carry_out(about: &About, order: &TableOrder) -> Result<String, RequestRefusal> {
    let (setup, me) = (order.setup(), keep::name());
    if order.place == TableLocation::Here {
        let seats = order.local_seats(&me);
        let id = local::make(about.id, setup, order.house.clone(), order.words.clone(), seats).await?;
        return Ok(format!("/local/{id}"));
    }
    let seat = order.seats.iter().position(|who| *who == Occupant::You).map(Seat::new);
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
        if let Occupant::Bot(bot) = who {
            api::ask(&table, TableCommand::Host(HostCommand::SeatBot { seat, bot: bot.clone() })).await?;
        }
    }
    if !order.seats.contains(&Occupant::Open) {
        let begin =
            if seat.is_some() { TableCommand::Ready { ready: true } } else { TableCommand::Host(HostCommand::Start) };
        api::ask(&table, begin).await?;
    }
    Ok(joined.link)
}

/// The problems of a refused request: general sentences, and those that belong to an option.
fn problems(no: &RequestRefusal, about: &About) -> (Vec<String>, WrongOptions) {
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
