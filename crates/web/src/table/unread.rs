use crate::session::{Line, Session};
use gloo_timers::future::TimeoutFuture;
use kee_game::Seat;
use leptos::prelude::*;

/// For how long what somebody says is shown over a closed panel, in milliseconds.
const SHOWN: u32 = 6_000;

/// What was said and not seen, since the panel is closed or shows something else.
#[derive(Clone, Copy)]
pub(super) struct Unread {
    /// How many lines there are.
    pub(super) count: Memo<usize>,
    /// The last of them, for a moment.
    pub(super) toast: RwSignal<Option<String>>,
}

impl Unread {
    /// `visible` says whether the log is in sight.
    pub(super) fn new(session: Session, visible: Signal<bool>) -> Self {
        let seen = RwSignal::new(0_usize);
        let unseen = Memo::new(move |_| {
            let (seen, me) = (seen.get(), session.seat());
            session.log.with(|log| said_since(log, seen, me).map(|line| line.text.clone()).collect::<Vec<_>>())
        });
        let toast = RwSignal::new(None::<String>);
        Effect::new(move |_| {
            if visible.get() {
                seen.set(session.log.with(Vec::len));
                toast.set(None);
            }
        });
        // What was said before the page was opened is nothing new.
        Effect::new(move |_| seen.set(session.before.get()));
        Effect::new(move |before: Option<usize>| {
            let (count, last) = unseen.with(|unseen| (unseen.len(), unseen.last().cloned()));
            if count > before.unwrap_or_default() && !visible.get_untracked() {
                toast.set(last.clone());
                leptos::task::spawn_local(async move {
                    TimeoutFuture::new(SHOWN).await;
                    if toast.try_get_untracked() == Some(last) {
                        toast.set(None);
                    }
                });
            }
            count
        });
        Self { count: Memo::new(move |_| unseen.with(Vec::len)), toast }
    }
}

/// What the others have said in the log after so many lines.
fn said_since(log: &[Line], seen: usize, me: Option<Seat>) -> impl Iterator<Item = &Line> {
    log.iter().skip(seen).filter(move |line| line.is_talk() && !line.is_said_by(me))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Kind;

    #[test]
    fn only_what_others_say_is_unread() {
        let (anna, bo) = (Some(Seat::new(0)), Some(Seat::new(1)));
        let line = |seat, kind, text: &str| Line { seat, kind, text: text.to_owned() };
        let log = [
            line(bo, Kind::Talk, "Bo: Hello!"),
            line(bo, Kind::Game, "Bo passes."),
            line(anna, Kind::Talk, "Anna: Thanks!"),
            line(None, Kind::Talk, "A steward: Quiet, please."),
        ];
        let unread = |seen| said_since(&log, seen, anna).map(|line| line.text.as_str()).collect::<Vec<_>>();
        assert_eq!(unread(0), ["Bo: Hello!", "A steward: Quiet, please."]);
        assert_eq!(unread(1), ["A steward: Quiet, please."]);
        assert_eq!(unread(9), Vec::<&str>::new());
    }
}
