//! The sentences of the pages.

kee_game::messages! {
    /// The sentences of the pages.
    SENTENCES;
    pub(crate) of(number, count) = "page-of";
    pub(crate) name() = "page-name";
    pub(crate) round() = "page-round";
    pub(crate) table() = "page-table";
    pub(crate) points() = "page-points";
    pub(crate) score() = "page-score";
    pub(crate) total() = "page-total";
    pub(crate) keesdrow_board(seed) = "page-keesdrow-board";
    pub(crate) keesdrow_ticks() = "page-keesdrow-ticks";
    pub(crate) keesdrow_referee(command) = "page-keesdrow-referee";
    pub(crate) keesdrow_pad() = "page-keesdrow-pad";
    pub(crate) keesdrow_date() = "page-keesdrow-date";
    pub(crate) keesdrow_target() = "page-keesdrow-target";
    pub(crate) keesdrow_word() = "page-keesdrow-word";
    pub(crate) keesdrow_points() = "page-keesdrow-points";
    pub(crate) keesdrow_values() = "page-keesdrow-values";
    pub(crate) keesdrow_uses() = "page-keesdrow-uses";
    pub(crate) keesdrow_challenges(green, yellow, red) = "page-keesdrow-challenges";
    pub(crate) keebble(code) = "page-keebble";
    pub(crate) keebble_ask() = "page-keebble-ask";
    pub(crate) keebble_values() = "page-keebble-values";
    pub(crate) keebble_scrabble() = "page-keebble-scrabble";
    pub(crate) keebble_walls() = "page-keebble-walls";
    pub(crate) keezen() = "page-keezen";
    pub(crate) keezen_sheet() = "page-keezen-sheet";
    pub(crate) keezen_started() = "page-keezen-started";
    pub(crate) keezen_signature(team) = "page-keezen-signature";
    pub(crate) keezen_pawn() = "page-keezen-pawn";
    pub(crate) keezen_team(team) = "page-keezen-team";
    pub(crate) keezen_win() = "page-keezen-win";
    pub(crate) keezen_order() = "page-keezen-order";
    pub(crate) keezen_time(minutes, win) = "page-keezen-time";
    pub(crate) keyword(party) = "page-keyword";
    pub(crate) keyword_steward() = "page-keyword-steward";
    pub(crate) keyword_prizes() = "page-keyword-prizes";
    pub(crate) keyword_next() = "page-keyword-next";
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_language_has_the_sentences_of_the_pages_and_no_others() {
        assert_eq!(kee_speech::sentence_misfits(crate::locales::LOCALES, "page-", super::SENTENCES), [""; 0]);
    }
}
