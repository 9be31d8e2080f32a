use crate::{
    games::TableHandle,
    keep, lang,
    local::Helper,
    sound::{self, Sound},
    t,
    ui::announce,
    worker::ExerciseTask,
    you,
};
use gloo_timers::future::TimeoutFuture;
use kee_game::{LessonStep, Names, Refusal, Seat, Viewer, is_accepted};
use kee_table::{Exercise, ExerciseView};
use leptos::prelude::*;

/// The time a learner sees what a wrong action would do, and the time others take to reply.
const PAUSE: u32 = 1_400;

/// The current remark of the coach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum CoachRemark {
    Task,
    /// The learner played something else.
    Advice,
    /// The rules do not allow it.
    Refusal(String),
    /// The task is done.
    Praise,
}

/// A lesson in progress. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct LessonDesk {
    game: StoredValue<String>,
    steps: StoredValue<Vec<LessonStep>>,
    pub(super) number: RwSignal<usize>,
    pub(super) remark: RwSignal<CoachRemark>,
    seen: RwSignal<Option<ExerciseView>>,
    refused: RwSignal<Option<Refusal>>,
    /// Whether an action is being judged or answered.
    pub(super) busy: RwSignal<bool>,
}

impl LessonDesk {
    pub(super) fn new(game: &str, steps: Vec<LessonStep>) -> Self {
        let desk = Self {
            game: StoredValue::new(game.to_owned()),
            steps: StoredValue::new(steps),
            number: RwSignal::new(0),
            remark: RwSignal::new(CoachRemark::Task),
            seen: RwSignal::new(None),
            refused: RwSignal::new(None),
            busy: RwSignal::new(true),
        };
        desk.go_to(0);
        desk
    }

    pub(super) fn count(self) -> usize {
        self.steps.with_value(Vec::len)
    }

    pub(super) fn is_last(self) -> bool {
        self.number.get() + 1 == self.count()
    }

    pub(super) fn is_done(self) -> bool {
        self.remark.get() == CoachRemark::Praise
    }

    pub(super) fn title(self) -> String {
        self.step(self.number.get(), |step| step.title.clone())
    }

    /// The coach's words, in Markdown.
    pub(super) fn said(self) -> String {
        let remark = self.remark.get();
        self.step(self.number.get(), |step| match remark {
            CoachRemark::Task => step.task.clone(),
            CoachRemark::Advice => step.advice.clone(),
            CoachRemark::Refusal(sentence) => sentence,
            CoachRemark::Praise => step.praise.clone(),
        })
    }

    fn step<T>(self, number: usize, read: impl FnOnce(&LessonStep) -> T) -> T {
        self.steps.with_value(|steps| read(&steps[number]))
    }

    /// Sets up a step.
    pub(super) fn go_to(self, number: usize) {
        self.number.set(number);
        self.remark.set(CoachRemark::Task);
        self.refused.set(None);
        self.busy.set(true);
        self.announce();
        leptos::task::spawn_local(async move {
            match self.play(number, Vec::new()).await {
                Ok(view) => self.show(number, view),
                Err(no) => self.refuse(number, no),
            }
            self.settle(number);
        });
    }

    /// Does the task, for a learner who asks to be shown.
    pub(super) fn demonstrate(self) {
        let action = self.step(self.number.get_untracked(), |step| step.accepted[0].clone());
        self.attempt(action);
    }

    fn attempt(self, action: String) {
        if self.busy.get_untracked() {
            return;
        }
        let number = self.number.get_untracked();
        self.busy.set(true);
        self.refused.set(None);
        leptos::task::spawn_local(async move {
            let before = self.seen.get_untracked();
            match self.play(number, vec![action.clone()]).await {
                Err(no) => self.refuse(number, no),
                Ok(view) => {
                    let fits = |last: &String| self.step(number, |step| is_accepted(&step.accepted, last));
                    let fulfils = view.last.as_ref().is_some_and(fits);
                    self.show(number, view);
                    if fulfils {
                        self.praise(number, action).await;
                    } else {
                        self.remark(number, CoachRemark::Advice);
                        sound::play(Sound::Refuse);
                        TimeoutFuture::new(PAUSE).await;
                        before.into_iter().for_each(|before| self.show(number, before));
                    }
                }
            }
            self.settle(number);
        });
    }

    async fn praise(self, number: usize, action: String) {
        self.remark(number, CoachRemark::Praise);
        if number + 1 == self.count() {
            self.game.with_value(|game| keep::finish_lesson(game));
            sound::play(Sound::Win);
        }
        let mut played = vec![action];
        for reply in self.step(number, |step| step.replies.clone()) {
            TimeoutFuture::new(PAUSE).await;
            played.push(reply);
            if let Ok(view) = self.play(number, played.clone()).await {
                self.show(number, view);
            }
        }
    }

    async fn play(self, number: usize, played: Vec<String>) -> Result<ExerciseView, Refusal> {
        let exercise = self.step(number, |step| Exercise {
            game: self.game.get_value(),
            preset: step.preset.clone(),
            position: step.position.clone(),
            played,
        });
        Helper::ask(ExerciseTask { exercise }).await.map_err(|refused| refused.refusal())
    }

    /// Whether the learner is still at this step: they may go on, or leave the page, while something is judged.
    fn is_at(self, number: usize) -> bool {
        self.number.try_get_untracked() == Some(number)
    }

    fn show(self, number: usize, view: ExerciseView) {
        if self.is_at(number) {
            self.seen.set(Some(view));
        }
    }

    fn refuse(self, number: usize, no: Refusal) {
        if self.is_at(number) {
            self.remark(number, CoachRemark::Refusal(lang::refusal_at(&no, &names())));
            self.refused.set(Some(no));
            sound::play(Sound::Refuse);
        }
    }

    fn remark(self, number: usize, remark: CoachRemark) {
        if self.is_at(number) {
            self.remark.set(remark);
            self.announce();
        }
    }

    /// Says the coach's words to learners who do not see them.
    fn announce(self) {
        announce(untrack(|| self.said()).replace("**", ""));
    }

    fn settle(self, number: usize) {
        if self.is_at(number) {
            self.busy.set(false);
        }
    }

    /// The room's view of the lesson's table.
    pub(super) fn at(self) -> TableHandle {
        let done = Memo::new(move |_| self.is_done());
        let seen = self.seen;
        TableHandle {
            info: Memo::new(move |_| seen.with(|seen| seen.as_ref().map(|seen| seen.info.clone()))).into(),
            view: Signal::derive(move || seen.with(|seen| seen.as_ref().map(|seen| seen.view.clone()))),
            news: Signal::derive(move || {
                seen.with(|seen| seen.as_ref().map(|seen| seen.news.clone()).unwrap_or_default())
            }),
            since: Signal::stored(Vec::new()),
            compared: Signal::stored(None),
            viewer: Signal::stored(Viewer::Seat(Seat::new(0))),
            names: Signal::derive(names),
            asked: Memo::new(move |_| {
                let asked = seen.with(|seen| seen.as_ref().map(|seen| seen.asked.clone()).unwrap_or_default());
                if done.get() { Vec::new() } else { asked }
            })
            .into(),
            free: Memo::new(move |_| !self.busy.get() && !done.get()).into(),
            refused: self.refused.into(),
            act: Callback::new(move |action| self.attempt(action)),
            list: Signal::stored(None),
        }
    }
}

/// The players of every lesson. A learner who is called like one of the others is a guest.
fn names() -> Names {
    let others = ["Bo", "Cleo", "Daan"].map(str::to_owned);
    let name = Some(you::name()).filter(|name| !others.contains(name)).unwrap_or_else(|| t!("guest"));
    Names::new([name].into_iter().chain(others)).read_by(Some(Seat::new(0)))
}
