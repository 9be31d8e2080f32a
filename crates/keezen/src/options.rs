use kee_game::{Count, Seconds};

kee_game::choices! {
    /// The change of dealers (Z2.1).
    pub enum Dealer {
        /// One dealer for the three deals of a cycle.
        PerCycle = "per_cycle",
        /// Another dealer for every deal.
        PerDeal = "per_deal",
    }

    /// Whether partners exchange cards (Z2.2).
    pub enum Exchange {
        /// They do not.
        None = "none",
        /// Before each deal is played partners hand each other one card, unseen and at the same time.
        OneCard = "one_card",
    }

    /// The number of jokers in the deck (Z3.3).
    pub enum Jokers {
        /// None.
        None = "none",
        /// Two; each stands for any card.
        Two = "2",
        /// Four; each stands for any card.
        Four = "4",
    }

    /// The uses of a king (Z3.1).
    pub enum King {
        /// It enters a pawn.
        Enter = "enter",
        /// It enters a pawn or moves 13 forward.
        EnterOr13 = "enter_or_13",
    }

    /// Whether players may capture their own and their partner's pawns (Z4.1).
    pub enum FriendlyFire {
        /// They can.
        Yes = "yes",
        /// A move that would capture one is illegal.
        No = "no",
    }

    /// The condition for a pawn on its own start to block everyone (Z4.2).
    pub enum StartGuard {
        /// Always.
        Always = "always",
        /// Only until it has moved once.
        Fresh = "fresh",
    }

    /// Whether a pawn on its own start may be the one its owner swaps (Z4.4).
    pub enum JackFromStart {
        /// It may.
        Yes = "yes",
        /// It may not.
        No = "no",
    }

    /// The fate of a pawn with too many steps for its base (Z4.5).
    pub enum Overshoot {
        /// It cannot move.
        Illegal = "illegal",
        /// It goes past the entry for another lap.
        ExtraLap = "extra_lap",
    }

    /// The order in which a base is filled (Z4.6).
    pub enum BaseFill {
        /// In any order, as long as no pawn is jumped.
        Free = "free",
        /// Pawns go only to the deepest slot that is free.
        DeepestFirst = "deepest_first",
        /// Pawns end next to the pawn that is deeper in, or on the deepest slot if there is none.
        Connected = "connected",
    }

    /// Whether a move inside the base must be made if it is the only one (Z4.7).
    pub enum BaseMovesForced {
        /// It must.
        Yes = "yes",
        /// The hand may be thrown in instead.
        No = "no",
    }

    /// Over how many pawns a seven may be split (Z5.1).
    pub enum SevenSplit {
        /// Two at most.
        Two = "two",
        /// Any number.
        Any = "any",
    }

    /// The condition for sharing a seven with the partner (Z5.2).
    pub enum SevenShare {
        /// Only when its first part brings the player's last pawn in.
        LastPawn = "last_pawn",
        /// At any time: one of its parts may move a partner's pawn.
        Free = "free",
    }

    /// The points of a game (Z7).
    pub enum Paid {
        /// 150, 140, ... 10 for the pawns in order of coming in, and 200 for the win.
        Tournament = "tournament",
        /// 2 a pawn and 10 for the win.
        Nk = "nk",
        /// No points: the score is the number of pawns that are in.
        None = "none",
    }

    /// The number of colours for each player (Z1.5).
    pub enum ColoursEach {
        /// One.
        One = "one",
        /// Two opposite ones, for two players.
        Two = "two",
    }

    /// The cards in the deck (Z1.2).
    pub enum CardsPlayed {
        /// Thirteen ranks, dealt as five, four and four.
        Full = "full",
        /// Only A, 2, 4, 7, J and K, dealt as two, two and two.
        #[only(tests)]
        Short = "short",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct KeezenOptions {
        /// The change of dealers.
        dealer: Dealer = Dealer::PerCycle,
        /// Whether partners exchange a card before each deal.
        exchange: Exchange = Exchange::None,
        /// The number of jokers in the deck; a joker stands for any card.
        jokers: Jokers = Jokers::None,
        /// The uses of a king.
        king: King = King::Enter,
        /// Whether players may capture their own and their partner's pawns.
        friendly_fire: FriendlyFire = FriendlyFire::Yes,
        /// The condition for a pawn on its own start to block everyone.
        start_guard: StartGuard = StartGuard::Always,
        /// Whether players may swap their own pawn away from its start.
        jack_from_start: JackFromStart = JackFromStart::Yes,
        /// The fate of a pawn with too many steps for its base.
        overshoot: Overshoot = Overshoot::Illegal,
        /// The order in which a base is filled.
        base_fill: BaseFill = BaseFill::Free,
        /// Whether a move inside the base must be made if it is the only one.
        base_moves_forced: BaseMovesForced = BaseMovesForced::Yes,
        /// Over how many pawns a seven may be split.
        seven_split: SevenSplit = SevenSplit::Two,
        /// The condition for sharing a seven with the partner.
        seven_share: SevenShare = SevenShare::LastPawn,
        /// The points of a game.
        points: Paid = Paid::Tournament,
        /// The number of colours for each player.
        colours: ColoursEach = ColoursEach::One,
        /// The number of pawns of each colour.
        #[only(tests)]
        pawns: Count<1, 4> = Count::new(4),
        /// The cards in the deck.
        #[only(tests)]
        cards: CardsPlayed = CardsPlayed::Full,
        /// The time for a turn or an exchange; when it runs out, the first listed play is made.
        timer: Seconds<600> = Seconds::NONE,
        /// The time for the whole game; then the points so far count.
        limit: Seconds<86400> = Seconds::new(45 * 60),
    }
}
