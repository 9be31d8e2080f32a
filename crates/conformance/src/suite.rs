/// All checks of one game as a module of tests, one for each check.
///
/// ```text
/// kee_conformance::suite!(kee_toys::Auction);
/// kee_conformance::suite!(mod auction: kee_toys::Auction, words = my_words, bots = my_bots, fixtures = "tests/games");
/// ```
///
/// The module is called `conformance` unless another name is given. The other arguments are the methods of
/// [`crate::Subject`].
#[macro_export]
macro_rules! suite {
    (mod $module:ident : $game:ty $(, $setting:ident = $value:expr)* $(,)?) => {
        mod $module {
            #[allow(unused_imports, reason = "the game may be named by its full path")]
            use super::*;

            fn subject() -> $crate::Subject<$game> {
                $crate::Subject::new(env!("CARGO_MANIFEST_DIR"))$(.$setting($value))*
            }

            $crate::each_check_as_test!(
                playouts_end,
                asked_seats_can_act,
                listed_is_accepted,
                listed_is_exact_on_tiny,
                refusals_change_nothing,
                round_trips,
                replay_equals_live,
                seed_audit,
                deterministic,
                resample_is_indistinguishable,
                notices_tell_no_more_than_views,
                arrival_order,
                windows_expire_and_play_goes_on,
                conserved,
                every_seat_is_ranked,
                counts_of_positions,
                recorded_games,
                no_panic_on_any_text,
                no_bot_is_refused,
                sentences_are_there,
            );
        }
    };
    ($game:ty $(, $setting:ident = $value:expr)* $(,)?) => {
        $crate::suite!(mod conformance: $game $(, $setting = $value)*);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! each_check_as_test {
    ($($check:ident),+ $(,)?) => {$(
        #[test]
        fn $check() {
            if let Err(finding) = $crate::checks::$check(&subject()) {
                panic!("{}", finding.report());
            }
        }
    )+};
}
