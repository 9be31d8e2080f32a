use crate::session::{LogLine, Session};
use gloo_timers::future::TimeoutFuture;
use kee_game::Seat;
use leptos::prelude::*;

/// The time a chat line is shown over a closed rail, in milliseconds.
const SHOWN: u32 = 6_000;

/// Chat lines not seen yet, because the rail is closed or scrolled up.
#[derive(Clone, Copy)]
pub(super) struct UnreadLines {
    /// The number of unseen lines.
    pub(super) count: Memo<usize>,
    /// The last of them, for a moment.
    pub(super) toast: RwSignal<Option<String>>,
}

impl UnreadLines {
    /// `visible` says whether the log is visible.
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
        // Lines from before the page was opened are not news.
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

/// The chat lines of the others after this many lines of the log.
fn said_since(log: &[LogLine], seen: usize, me: Option<Seat>) -> impl Iterator<Item = &LogLine> {
    log.iter().skip(seen).filter(move |line| line.is_talk() && !line.is_said_by(me))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::LogLineKind;

    #[test]
    fn only_what_others_say_is_unread() {
        let (anna, bo) = (Some(Seat::new(0)), Some(Seat::new(1)));
        let line = |seat, kind, text: &str| LogLine {
            seat,
            kind,
            text: text.to_owned(),
            notation: None,
            concerns_reader: false,
        };
        let log = [
            line(bo, LogLineKind::Talk, "Bo: Hello!"),
            line(bo, LogLineKind::Game, "Bo passes."),
            line(anna, LogLineKind::Talk, "Anna: Thanks!"),
            line(None, LogLineKind::Talk, "A steward: Quiet, please."),
        ];
        let unread = |seen| said_since(&log, seen, anna).map(|line| line.text.as_str()).collect::<Vec<_>>();
        assert_eq!(unread(0), ["Bo: Hello!", "A steward: Quiet, please."]);
        assert_eq!(unread(1), ["A steward: Quiet, please."]);
        assert_eq!(unread(9), Vec::<&str>::new());
    }
}
