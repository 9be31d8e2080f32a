use super::offer::{PlacedPawn, PlayOffer};

/// The number of steps to share.
const ALL: u8 = 7;

/// A seven that is split among any number of pawns: the steps of each, seven in all unless it is empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Shares(Vec<(PlacedPawn, u8)>);

impl Shares {
    pub(super) fn iter(&self) -> impl Iterator<Item = &(PlacedPawn, u8)> {
        self.0.iter()
    }

    /// The steps of a pawn.
    pub(super) fn of(&self, pawn: PlacedPawn) -> u8 {
        self.0.iter().find(|(other, _)| *other == pawn).map_or(0, |(_, steps)| *steps)
    }

    /// Every pawn that can take a part besides those that have one.
    pub(super) fn pickable(&self, offers: &[PlayOffer]) -> Vec<PlacedPawn> {
        let with_these =
            |parts: &Vec<(PlacedPawn, u8)>| self.0.iter().all(|(pawn, _)| parts.iter().any(|part| part.0 == *pawn));
        let mut pawns: Vec<PlacedPawn> = self.0.iter().map(|(pawn, _)| *pawn).collect();
        for (pawn, _) in offers.iter().map(PlayOffer::shares).filter(with_these).flatten() {
            if !pawns.contains(&pawn) {
                pawns.push(pawn);
            }
        }
        pawns.sort_by_key(|pawn| (pawn.owner, pawn.place));
        pawns
    }

    /// Adds a pawn with one step, or with all of them if it is the first; or removes it, and its steps go to the others. If the
    /// pawns cannot move like that, the steps are split in a way that works.
    pub(super) fn toggle(&mut self, pawn: PlacedPawn, offers: &[PlayOffer]) {
        match self.of(pawn) {
            0 if self.0.is_empty() => self.0.push((pawn, ALL)),
            0 => self.more(pawn),
            steps => {
                self.0.retain(|(other, _)| *other != pawn);
                if let Some((_, first)) = self.0.first_mut() {
                    *first += steps;
                }
            }
        }
        if self.offer(offers).is_none() {
            let same_pawns = |parts: &Vec<(PlacedPawn, u8)>| {
                parts.len() == self.0.len() && parts.iter().all(|(pawn, _)| self.of(*pawn) > 0)
            };
            let moved = |parts: &Vec<(PlacedPawn, u8)>| -> u8 {
                parts.iter().map(|(pawn, steps)| self.of(*pawn).abs_diff(*steps)).sum()
            };
            let nearest = offers.iter().map(PlayOffer::shares).filter(same_pawns).min_by_key(moved);
            self.0 = nearest.unwrap_or_else(|| std::mem::take(&mut self.0));
        }
    }

    /// Gives a pawn one more step, from the one that has most.
    pub(super) fn more(&mut self, pawn: PlacedPawn) {
        let Some((_, most)) = self.0.iter_mut().filter(|(other, _)| *other != pawn).max_by_key(|(_, steps)| *steps)
        else {
            return;
        };
        *most -= 1;
        match self.0.iter_mut().find(|(other, _)| *other == pawn) {
            Some((_, steps)) => *steps += 1,
            None => self.0.push((pawn, 1)),
        }
        self.0.retain(|(_, steps)| *steps > 0);
    }

    /// Takes a step from a pawn, for the one that has fewest.
    pub(super) fn less(&mut self, pawn: PlacedPawn) {
        let Some((_, fewest)) = self.0.iter_mut().filter(|(other, _)| *other != pawn).min_by_key(|(_, steps)| *steps)
        else {
            return;
        };
        *fewest += 1;
        if let Some((_, steps)) = self.0.iter_mut().find(|(other, _)| *other == pawn) {
            *steps -= 1;
        }
        self.0.retain(|(_, steps)| *steps > 0);
    }

    /// The play with these shares, if there is one. Of several orders it takes the first; where the team wins early, the last
    /// pawns need not move.
    pub(super) fn offer(&self, offers: &[PlayOffer]) -> Option<PlayOffer> {
        let fits = |offer: &&PlayOffer| {
            let parts = offer.shares();
            let total: u8 = parts.iter().map(|(_, steps)| steps).sum();
            let same = parts.iter().all(|(pawn, steps)| {
                let wanted = self.of(*pawn);
                wanted == *steps || (total < ALL && wanted > *steps)
            });
            same && parts.len() == self.0.len()
        };
        offers.iter().find(fits).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use keezen::core::{Card, Laws, PawnBoard, Place};

    fn offers(pawns: &str) -> Vec<PlayOffer> {
        let laws = Laws { parts: 7, ..Laws::sheet(4, true) };
        PlayOffer::all(&laws, &pawns.parse::<PawnBoard>().expect("a board"), 0, Card::SEVEN)
    }

    fn own(square: u8) -> PlacedPawn {
        PlacedPawn { owner: 0, place: Place::track(square) }
    }

    fn played(shares: &Shares, offers: &[PlayOffer]) -> Option<String> {
        shares.offer(offers).map(|offer| offer.play.to_string())
    }

    #[test]
    fn pawns_take_steps_from_each_other() {
        let offers = offers("5,20,30,40/w,w,w,w/w,w,w,w/w,w,w,w");
        let mut shares = Shares::default();
        shares.toggle(own(5), &offers);
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 5>12"));
        shares.toggle(own(30), &offers);
        shares.toggle(own(20), &offers);
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 5>10 20>21 30>31"));
        shares.more(own(20));
        shares.toggle(own(40), &offers);
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 5>8 20>22 30>31 40>41"));
        shares.less(own(30));
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 5>8 20>22 40>42"));
        shares.toggle(own(5), &offers);
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 20>25 40>42"));
    }

    #[test]
    fn steps_that_cannot_be_made_are_no_play() {
        // The pawn on 61 has room for six.
        let offers = offers("w,w,20,61/w,w,w,w/w,w,w,w/w,w,w,w");
        let mut shares = Shares::default();
        shares.toggle(own(61), &offers);
        assert_eq!(played(&shares, &offers), None);
        shares.toggle(own(20), &offers);
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 20>21 61>h3"));
    }

    #[test]
    fn z5_3_only_pawns_that_can_have_a_part_together_are_offered() {
        // The partner's pawns can take one part of a seven, not two.
        let laws = Laws { parts: 7, free_share: true, ..Laws::sheet(4, true) };
        let board: PawnBoard = "w,w,5,30/w,w,w,w/20,40,w,w/w,w,w,w".parse().expect("a board");
        let offers = PlayOffer::all(&laws, &board, 0, Card::SEVEN);
        let partners = |shares: &Shares| shares.pickable(&offers).iter().filter(|pawn| pawn.owner == 2).count();
        let mut shares = Shares::default();
        shares.toggle(own(5), &offers);
        assert_eq!(partners(&shares), 2);
        shares.toggle(PlacedPawn { owner: 2, place: Place::track(20) }, &offers);
        assert_eq!(partners(&shares), 1);
        assert_eq!(played(&shares, &offers).as_deref(), Some("7 5>11 2:20>21"));
    }
}
