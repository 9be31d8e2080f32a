kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum NewGameRefusal: Reason {
        /// A turn takes at least one and at most this many counters.
        BadCount(most: u32) = "bad_count"(most),
        /// Nothing is left to chance here.
        NoChance = "no_chance"(),
        /// The ruling does not apply to this game.
        NoSuchRuling = "no_such_ruling"(),
    }
}
