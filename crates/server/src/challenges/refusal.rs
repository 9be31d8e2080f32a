use kee_game::Refusal;

kee_game::message_enum! {
    /// The reason why a challenge refuses something.
    #[allow(missing_docs, reason = "their sentences say what each means")]
    pub(crate) enum ChallengeRefusal: Reason {
        NoSuchChallenge = "no_such_challenge"(),
        NotYet(date: String) = "not_yet"(date),
        Unreadable(why: String) = "unreadable"(why),
        OtherGame(played: String, wanted: String) = "other_game"(played, wanted),
        OtherOption(key: String, played: String, wanted: String) = "other_option"(key, played, wanted),
        NotAlone(seats: usize) = "not_alone"(seats),
        Bot = "bot"(),
        OtherDeal = "other_deal"(),
        Unfinished = "unfinished"(),
        BrokenOff = "broken_off"(),
        Mismatch(why: String) = "mismatch"(why),
        NotPlayed = "not_played"(),
        NobodyThere = "nobody_there"(),
    }
}

impl ChallengeRefusal {
    /// The refusal with its sentence.
    pub(crate) fn refusal(&self) -> Refusal {
        kee_speech::spoken(Refusal::new("challenge", self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_sentence() {
        assert_eq!(kee_speech::misfits("challenge", ChallengeRefusal::SENTENCES), [""; 0]);
    }
}
