use super::{BadWord, Challenged, Keesdrow, KeesdrowAction, KeesdrowEvent, KeesdrowState, KeesdrowView, Turn, Variant};
use crate::real_table::REFEREE_REFUSALS;
use kee_game::{Brought, Game, InWords, Locales, Names, Refusal, Seat, Sentence, Unreadable, Voice};

impl InWords for Keesdrow {
    const TITLE: &'static str = "Keesdrow";
    const SUMMARY: &'static str =
        "Walk words on a maze of letters; every letter may be used three times and pays more each time.";
    const FINDING: bool = true;

    const LOCALES: Locales =
        &[("en", include_str!("../../locales/en.ftl")), ("nl", include_str!("../../locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[];
    const REFUSALS: &'static [&'static [Sentence]] = &[super::refusal::REFUSALS, REFEREE_REFUSALS];

    fn show(&self, view: &KeesdrowView, names: &Names) -> String {
        self.shown(view, names)
    }

    fn tell(&self, notice: &KeesdrowEvent, names: &Names) -> String {
        let of = |seat: &Seat| names.of(*seat);
        match notice {
            KeesdrowEvent::Laid => "The tiles are laid.".to_owned(),
            KeesdrowEvent::Picked(pick) => format!("{} picks a tile with {} on its back.", of(&pick.seat), pick.letter),
            KeesdrowEvent::Begins(seat) => format!("{} begins.", of(seat)),
            KeesdrowEvent::Played(seat, played) => self.told_word(played, Some(*seat), names),
            KeesdrowEvent::Passed(seat) => format!("{} passes.", of(seat)),
            KeesdrowEvent::Done(seat) => format!("{} is done.", of(seat)),
            KeesdrowEvent::TimeUp(seat) => format!("The time of {} is up.", of(seat)),
            KeesdrowEvent::Waived(seat) => format!("{} lets it stand.", of(seat)),
            KeesdrowEvent::Stood(seat, counts) => {
                format!("It stands: {} for {}.", self.amount(i64::from(*counts)), of(seat))
            }
            KeesdrowEvent::Challenged(Challenged { seat, by, word, doubled: true, .. }) => {
                format!("{} challenges {word}, which is a word: it counts twice for {}.", of(by), of(seat))
            }
            KeesdrowEvent::Challenged(Challenged { by, word, good: true, .. }) => {
                format!("{} challenges {word}, which is a word: it stands.", of(by))
            }
            KeesdrowEvent::Challenged(Challenged { by, word, good: false, .. }) => {
                format!("{} challenges {word}, which is no word.", of(by))
            }
            KeesdrowEvent::Struck(seat, word) => format!("{word} by {} is struck.", of(seat)),
            KeesdrowEvent::WrongWord(seat, word) => {
                format!("{} plays {word}, which is not in the dictionary: the turn is over.", of(seat))
            }
            KeesdrowEvent::Forfeited(seat) => format!("The turn of {} is forfeited.", of(seat)),
            KeesdrowEvent::Left(seat) => format!("{} has left.", of(seat)),
            KeesdrowEvent::Awarded(seat, points) => {
                format!("{} is awarded {}.", of(seat), self.amount(i64::from(*points)))
            }
            KeesdrowEvent::Ended(ending) => format!("The game is over: {}.", why(ending)),
        }
    }

    fn brought(&self, notice: &KeesdrowEvent) -> Option<Brought> {
        match notice {
            KeesdrowEvent::Played(seat, played) => {
                Some(Brought { seat: *seat, points: i64::from(played.counts), words: vec![played.word.to_string()] })
            }
            KeesdrowEvent::Passed(seat) | KeesdrowEvent::TimeUp(seat) | KeesdrowEvent::WrongWord(seat, _) => {
                Some(Brought::nothing(*seat))
            }
            _ => None,
        }
    }

    fn explain(&self, view: &KeesdrowView, _: &dyn Voice) -> String {
        let mut lines = Vec::new();
        if view.pending.as_ref().is_some_and(|turn| view.seat.is_some_and(|seat| turn.challengers.contains(seat))) {
            let options = self.options();
            lines.push(match (options.variant, options.turn, options.bad_word) {
                (Variant::FourScore, ..) => "challenge     challenge the last word: a bad one wins nothing",
                (_, Turn::Spree, BadWord::Word) => {
                    "challenge     challenge the last word: a good one counts twice, a bad one is struck"
                }
                _ => "challenge     challenge the last word: a good one counts twice, a bad one forfeits the turn",
            });
            if options.turn == Turn::Spree {
                lines.push("challenge 2   challenge the second word of the turn");
            }
            lines.push("let           let the turn stand");
        }
        if view.turn.is_some() && view.turn == view.seat {
            lines.push("WORD          play a word by its best walk");
            lines.push("WORD WALK     play it by this walk, as in CAT a1-b1-c1; the walk alone will do");
            lines.push(match self.options().turn {
                Turn::Single => "pass          play no word this turn",
                Turn::Spree => "pass          end your turn",
            });
        }
        lines.join("\n")
    }

    fn understand(&self, view: &KeesdrowView, _: Seat, typed: &str) -> Result<KeesdrowAction, Refusal> {
        self.read_typed(view, typed)
    }

    fn hint(&self, view: &KeesdrowView, asked: &str) -> Result<String, String> {
        self.hinted(view, asked)
    }

    /// K6.4.
    fn look_up(&self, view: &KeesdrowView, word: &str) -> Result<bool, String> {
        if view.may_look_up {
            Ok(self.lexicon().contains(word))
        } else {
            Err("You may not consult the dictionary during play at this table.".to_owned())
        }
    }

    fn position(&self, state: &KeesdrowState) -> String {
        self.write_position(state)
    }

    fn set_up(&self, position: &str) -> Result<KeesdrowState, Unreadable> {
        self.read_position(position)
    }

    fn seats_in(position: &str) -> Option<usize> {
        position.split(' ').nth(3).map(|scores| scores.split('/').count())
    }
}

fn why(ending: &str) -> &'static str {
    match ending {
        "goal" => "the goal is reached",
        "turns" => "everyone has had their turns",
        "exhaustion" => "nobody found another word",
        "played_out" => "nothing more can be played",
        "tiles" => "enough tiles are won",
        "time_up" => "the time is up",
        "left" => "nobody is left to play against",
        _ => "the steward has ended it",
    }
}
