//! Every planted fault is found by the check that is responsible for it.

#[allow(dead_code, reason = "the game without a fault is played in another test")]
mod pouch;

use kee_conformance::{Budget, Finding, Subject, checks};
use kee_game::{Bot, BotView, Dice};
use pouch::{Fault, Pouch};

fn subject<const FAULT: u8>() -> Subject<Pouch<FAULT>> {
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .fixtures("tests/fixtures/pouch")
        .recording(false)
        .budget(Budget { longest: 2_000, ..Budget::default() })
}

/// Asserts a finding of this check with this text.
#[track_caller]
fn found(check: &str, finding: Result<(), Finding>, says: &str) {
    let finding = finding.expect_err(&format!("{check} finds nothing"));
    assert_eq!(finding.check, check);
    assert!(finding.to_string().contains(says), "{finding}");
}

/// Tests that a check finds a fault, and names it.
macro_rules! caught {
    ($($name:ident: $fault:ident by $check:ident, $says:literal;)+) => {$(
        #[test]
        fn $name() {
            let finding = checks::$check(&subject::<{ Fault::$fault as u8 }>());
            found(stringify!($check), finding, $says);
        }
    )+};
}

caught! {
    view_leak: ViewLeak by resample_is_indistinguishable, "can tell a resample from the state";
    sealed_bid_in_the_view: SealedBidShown by arrival_order, "sees what seat";
    sealed_bid_in_the_view_too: SealedBidShown by resample_is_indistinguishable, "can tell a resample from the state";
    notice_leak: NoticeLeak by notices_tell_no_more_than_views, "look the same to";
    arrival_order: ArrivalOrder by arrival_order, "makes a difference";
    list_depends_on_arrival: ListDependsOnArrival by arrival_order, "What others can answer";
    dirty_refusal: DirtyRefusal by refusals_change_nothing, "yet the state changed";
    dirty_refusal_on_tiny: DirtyRefusal by listed_is_exact_on_tiny, "yet the state changed";
    refusal_leak: RefusalLeak by refusals_change_nothing, "cannot tell from this one";
    refusal_without_sentence: RefusalWithoutSentence by refusals_change_nothing, "ends in a full stop";
    nondeterminism: Nondeterminism by deterministic, "A copy of the state";
    leaking_action_list: LeakingActionList by resample_is_indistinguishable, "tells what is hidden";
    lost_tile: LostTile by conserved, "The tiles are";
    foreign_deal_accepted: ForeignDealAccepted by conserved, "is accepted and breaks";
    endless_game: EndlessGame by playouts_end, "not over after 2000 inputs";
    endless_when_all_walk_away: EndlessGame by windows_expire_and_play_goes_on, "not over after 2000";
    unknown_ending: UnknownEnding by playouts_end, "`fizzled`";
    unlisted_accepted: UnlistedAccepted by listed_is_accepted, "not in its complete list";
    unlisted_accepted_on_tiny: UnlistedAccepted by listed_is_exact_on_tiny, "not in its complete list";
    listed_refused: ListedRefused by listed_is_accepted, "is listed for seat";
    list_goes_on: ListGoesOn by asked_seats_can_act, "goes on after the visitor";
    reused_window_id: ReusedWindowId by asked_seats_can_act, "it needs a new id";
    gone_is_asked: GoneIsAsked by asked_seats_can_act, "has left and is still asked";
    leave_refused: LeaveRefused by asked_seats_can_act, "cannot leave";
    end_refused: EndRefused by asked_seats_can_act, "`ruling end` must be accepted";
    stuck_window: StuckWindow by windows_expire_and_play_goes_on, "is still open";
    resample_does_nothing: ResampleDoesNothing by resample_is_indistinguishable, "resampling never varied it";
    resample_looks_different: ResampleLooksDifferent by resample_is_indistinguishable, "can tell a resample";
    secrets_denied: SecretsDenied by resample_is_indistinguishable, "HIDDEN is false";
    unranked_seat: UnrankedSeat by every_seat_is_ranked, "2 standings";
    partners_parted: PartnersParted by every_seat_is_ranked, "different places";
    broken_text_form: BrokenTextForm by round_trips, "`keep`";
    second_spelling: SecondSpelling by no_panic_on_any_text, "it is read, but written as";
    replay_differs: ReplayDiffers by replay_equals_live, "the live game was at";
    seed_ignored: SeedIgnored by seed_audit, "An honest record does not verify";
    panic_in_play: PanicInPlay by playouts_end, "The game panicked: a planted panic";
    panic_on_text: PanicOnText by no_panic_on_any_text, "a planted panic";
    sentence_missing: SentenceMissing by sentences_are_there, "`pouch-log-dealt` has no sentence";
    option_unnamed: OptionUnnamed by sentences_are_there, "`option-pouch-hand` has no sentence";
}

/// A bot that always keeps what it has, even when it should bid.
struct Stubborn;

impl Bot<Pouch<0>> for Stubborn {
    fn choose(&mut self, _: &BotView<'_, Pouch<0>>, _: &mut Dice) -> <Pouch<0> as kee_game::Game>::Action {
        "keep".parse().expect("a move")
    }
}

#[test]
fn a_bot_that_breaks_the_rules_is_found() {
    let subject = subject::<0>().bots(|| vec![("stubborn", Box::new(Stubborn))]);
    found("no_bot_is_refused", checks::no_bot_is_refused(&subject), "`A keep` by stubborn is refused");
}

#[test]
fn missing_fixtures_are_found_with_instructions_to_make_them() {
    let subject = subject::<0>().fixtures("tests/fixtures/none");
    found("counts_of_positions", checks::counts_of_positions(&subject), "KEE_RECORD=1");
    found("recorded_games", checks::recorded_games(&subject), "KEE_RECORD=1");
}

#[test]
fn wrong_fixtures_are_found() {
    let subject = subject::<0>().fixtures("tests/fixtures/wrong");
    found("counts_of_positions", checks::counts_of_positions(&subject), "Expected 3 positions after 1 actions, got 2");
    found(
        "recorded_games",
        checks::recorded_games(&subject),
        r#"presets ["standard"], and none with the endings ["ruled"]"#,
    );
}

#[test]
fn a_record_by_other_rules_does_not_verify() {
    let subject = subject::<{ Fault::EndRefused as u8 }>();
    found("recorded_games", checks::recorded_games(&subject), "ending-ruled.kee: It does not verify: entry");
}

#[test]
fn a_finding_tells_where_it_occurred_and_can_be_reproduced() {
    let once = checks::conserved(&subject::<{ Fault::LostTile as u8 }>()).expect_err("a tile is lost");
    let again = checks::conserved(&subject::<{ Fault::LostTile as u8 }>()).expect_err("a tile is lost");
    assert_eq!(once, again);
    assert_eq!((once.setting.as_deref(), once.playout), (Some("standard, 3 seats"), Some(0)));
    assert!(once.to_string().contains(&format!("after entry {}", once.entry())), "{once}");
}
