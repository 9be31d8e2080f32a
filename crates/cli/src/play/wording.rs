use kee_game::{Locales, Message};
use kee_games::Language;

/// The sentences of `kee play`, English first.
const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];

/// A language, with what the games and `kee play` say in it.
pub(super) fn language(tag: &str) -> Language {
    kee_games::language(tag, LOCALES)
}

kee_game::messages! {
    /// The sentences of `kee play`.
    SENTENCES;
    pub(super) welcome() = "play-welcome";
    pub(super) continue_game(name) = "play-continue";
    pub(super) number_or_name() = "play-number-or-name";
    pub(super) number_wanted(most) = "play-number-wanted";
    pub(super) how_many(seats) = "play-how-many";
    pub(super) how_many_wanted(seats) = "play-how-many-wanted";
    pub(super) greeting(game, seats, teams, names) = "play-greeting";
    pub(super) sealed(hash) = "play-sealed";
    pub(super) saved(file) = "play-saved";
    pub(super) start() = "play-start";
    pub(super) pass_screen(name) = "play-pass-screen";
    pub(super) pass_screen_enter(name) = "play-pass-screen-enter";
    pub(super) your_turn(name) = "play-your-turn";
    pub(super) your_turn_or_object(name) = "play-your-turn-or-object";
    pub(super) may_object(name) = "play-may-object";
    pub(super) volunteer(name) = "play-volunteer";
    pub(super) in_secret(name) = "play-in-secret";
    pub(super) also_waiting(names) = "play-also-waiting";
    pub(super) can_act_too(name) = "play-can-act-too";
    pub(super) time_left(time) = "play-time-left";
    pub(super) time_to_object(time) = "play-time-to-object";
    pub(super) game_time_left(time) = "play-game-time-left";
    pub(super) too_late() = "play-too-late";
    pub(super) taken_back(name) = "play-taken-back";
    pub(super) leaving(name) = "play-leaving";
    pub(super) type_help() = "play-type-help";
    pub(super) is_a_word(word) = "play-is-a-word";
    pub(super) not_a_word(word) = "play-not-a-word";
    pub(super) hint_action(action) = "play-hint-action";
    pub(super) no_hints_among_people() = "play-no-hints-among-people";
    pub(super) not_understood(why) = "play-not-understood";
    pub(super) in_this_game() = "play-in-this-game";
    pub(super) right_now(actions) = "play-right-now";
    pub(super) right_now_more(actions, more) = "play-right-now-more";
    pub(super) at_every_table() = "play-at-every-table";
    pub(super) type_help_now() = "play-type-help-now";
    pub(super) type_show() = "play-type-show";
    pub(super) type_log() = "play-type-log";
    pub(super) type_look() = "play-type-look";
    pub(super) type_hint() = "play-type-hint";
    pub(super) type_take_back() = "play-type-take-back";
    pub(super) type_ruling() = "play-type-ruling";
    pub(super) type_leave() = "play-type-leave";
    pub(super) type_quit() = "play-type-quit";
    pub(super) goodbye(file) = "play-goodbye";
    pub(super) place(place, name, score) = "play-place";
    pub(super) seed_was(seed) = "play-seed";
    pub(super) verify(file) = "play-verify";
    pub(super) best(best) = "play-best";
    pub(super) best_still(best) = "play-best-still";
    pub(super) best_new(score, more) = "play-best-new";
    pub(super) best_first(score) = "play-best-first";
    pub(super) best_hinted() = "play-best-hinted";
}

/// The commands and what they do.
pub(super) fn commands() -> [Message; 9] {
    [
        type_help_now(),
        type_show(),
        type_log(),
        type_look(),
        type_hint(),
        type_take_back(),
        type_ruling(),
        type_leave(),
        type_quit(),
    ]
}

/// A sentence that names no player.
pub(super) fn say(language: &Language, message: &Message) -> String {
    language.tell_plain(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence_with_its_arguments() {
        assert_eq!(kee_games::sentence_misfits(LOCALES, "play-", SENTENCES), [""; 0]);
    }

    #[test]
    fn a_table_is_greeted_in_the_language_that_was_asked_for() {
        let dutch = say(&language("nl"), &greeting("Keezen", 4, 2, "A, B, C en D"));
        assert_eq!(dutch, "Keezen met 4 plaatsen in 2 teams: A, B, C en D.");
        let english = say(&language("en"), &greeting("Keezen", 1, 0, "A"));
        assert_eq!(english, "Keezen for 1 seat: A.");
    }
}
