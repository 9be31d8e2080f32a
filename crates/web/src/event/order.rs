use crate::{
    catalogue,
    make::{GameVariant, default_bot},
    t,
};
use kee_event::{
    Occasion, Venue,
    party::{LeftOver, PartyManner, PartyPlan},
    tournament::{Draw, Points},
};
use kee_games::{About, AboutPreset};
use kee_wire::{CreateEvent, CreateEventKind};

/// The default title of an event.
pub(crate) fn title(occasion: Occasion) -> String {
    match occasion {
        Occasion::Party => t!("event-party"),
        Occasion::Tournament => t!("event-tournament"),
        Occasion::Keesdrow => t!("event-keesdrow"),
        Occasion::Keebble => t!("event-keebble"),
    }
}

/// A sentence about an occasion.
pub(crate) fn sentence(occasion: Occasion) -> String {
    match occasion {
        Occasion::Party => t!("event-party-sentence"),
        Occasion::Tournament => t!("event-tournament-sentence"),
        Occasion::Keesdrow => t!("event-keesdrow-sentence"),
        Occasion::Keebble => t!("event-keebble-sentence"),
    }
}

fn about(occasion: Occasion) -> &'static About {
    catalogue::about(occasion.game()).expect("the games of all occasions are in the catalogue")
}

/// The choices for a new event, which start out as its defaults.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct EventOrder {
    pub(crate) occasion: Occasion,
    /// Empty for the default.
    pub(crate) title: String,
    pub(crate) played: Venue,
    pub(crate) minutes: u16,
    pub(crate) rounds: usize,
    pub(crate) points: Points,
    pub(crate) draw: Draw,
    pub(crate) left_over: LeftOver,
    pub(crate) manner: PartyManner,
    pub(crate) size: u8,
    /// The rules of its games. Those of a tournament follow from its points.
    pub(crate) variant: GameVariant,
    pub(crate) bot: String,
    pub(crate) words: Option<String>,
}

impl EventOrder {
    /// The defaults for this occasion.
    pub(crate) fn default_for(occasion: Occasion) -> Self {
        let (manner, size, minutes) = occasion.defaults();
        let about = about(occasion);
        let mut order = Self {
            occasion,
            title: String::new(),
            played: Venue::Here,
            minutes,
            rounds: Points::Sheet.rounds(),
            points: Points::Sheet,
            draw: Draw::Standing,
            left_over: LeftOver::Bots,
            manner,
            size: size as u8,
            variant: GameVariant::default_for(about),
            bot: default_bot(about),
            words: None,
        };
        if let Some(preset) = PartyPlan::preset(occasion.game())
            && let Some(index) = about.presets.iter().position(|known| known.name == preset)
        {
            order.variant.choose_preset(index);
        }
        order.choose_fitting_preset();
        order
    }

    /// Switches to another occasion and keeps the place and the title.
    pub(crate) fn choose_occasion(&mut self, occasion: Occasion) {
        let (title, played) = (std::mem::take(&mut self.title), self.played);
        *self = Self::default_for(occasion);
        self.title = title;
        self.choose_place(played);
    }

    /// Switches the place. Bots do not sit at real boards unless a person plays for them.
    pub(crate) fn choose_place(&mut self, played: Venue) {
        self.played = played;
        self.left_over = match played {
            Venue::Here => LeftOver::Bots,
            Venue::Boards => LeftOver::Short,
        };
    }

    /// Changes the size of the tables, and the preset if it does not fit that size.
    pub(crate) fn choose_size(&mut self, size: u8) {
        self.size = size;
        self.choose_fitting_preset();
    }

    /// The presets that fit the event, with their indices among all presets of the game.
    pub(crate) fn presets(&self) -> impl Iterator<Item = (usize, &'static AboutPreset)> + use<> {
        let (about, occasion, size, points) = (self.variant.about, self.occasion, self.size, self.points);
        let fits = move |preset: &AboutPreset| match occasion {
            Occasion::Tournament => preset.name == points.preset(),
            _ => is_for(preset, size),
        };
        about.presets.iter().enumerate().filter(move |(_, preset)| fits(preset))
    }

    /// Keeps the preset if it fits, and takes the first fitting one otherwise.
    fn choose_fitting_preset(&mut self) {
        let mut fitting = self.presets().map(|(index, _)| index);
        if let Some(first) = fitting.next()
            && first != self.variant.preset
            && fitting.all(|index| index != self.variant.preset)
        {
            self.variant.choose_preset(first);
        }
    }

    /// Changes the points. Those of the championship come with its rounds and its time.
    pub(crate) fn choose_points(&mut self, points: Points) {
        if self.rounds == self.points.rounds() {
            self.rounds = points.rounds();
        }
        if self.minutes == self.points.minutes() {
            self.minutes = points.minutes();
        }
        self.points = points;
        self.choose_fitting_preset();
    }

    /// The possible sizes of a table.
    pub(crate) fn sizes(&self) -> Vec<u8> {
        let presets = &self.variant.about.presets;
        (2..=6).filter(|size| presets.iter().any(|preset| is_for(preset, *size))).collect()
    }

    /// The request that creates the event.
    pub(crate) fn request(&self) -> CreateEvent {
        let Self { occasion, played, rounds, points, draw, left_over, manner, size, .. } = *self;
        let (title, minutes) = (self.title.trim(), Some(self.minutes));
        let kind = match occasion {
            Occasion::Tournament => {
                CreateEventKind::Tournament { rounds: Some(rounds), minutes, points: Some(points), draw: Some(draw) }
            }
            _ => CreateEventKind::Party {
                game: Some(occasion.game().to_owned()),
                manner: Some(manner),
                size: Some(size.into()),
                left_over: Some(left_over),
                minutes,
            },
        };
        CreateEvent {
            title: if title.is_empty() { self::title(occasion) } else { title.to_owned() },
            played,
            kind,
            setup: self.variant.setup(),
            words: self.words.clone(),
            bot: Some(self.bot.clone()).filter(|_| played == Venue::Here),
        }
    }
}

/// Whether this many can play individually.
fn is_for(preset: &AboutPreset, size: u8) -> bool {
    !preset.for_tests && preset.plans.iter().any(|plan| plan.seats == size && plan.teams == size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Game, Resources};
    use keezen::{Keezen, Paid};
    use serde_json::{json, to_value};

    #[test]
    fn a_party_defaults_to_its_sheet() {
        let request = EventOrder::default_for(Occasion::Party).request();
        let event = json!({ "game": "keyword", "manner": "ladder", "size": 4, "left_over": "bots", "minutes": 40 });
        assert_eq!(to_value(request.kind).expect("plain data"), json!({ "party": event }));
        assert_eq!((request.title.as_str(), request.setup.preset.as_deref()), ("Keyword party", Some("table")));
    }

    #[test]
    fn a_tournament_takes_preset_rounds_and_time_from_its_points() {
        let mut order = EventOrder::default_for(Occasion::Tournament);
        assert_eq!(order.request().setup.preset.as_deref(), Some("tournament"));
        order.choose_points(Points::Nk);
        let request = order.request();
        assert_eq!(request.setup.preset.as_deref(), Some("nk"));
        assert_eq!(
            to_value(request.kind).expect("plain data"),
            json!({ "tournament": { "rounds": 5, "minutes": 50, "points": "nk", "draw": "standing" } })
        );
    }

    #[test]
    fn z7_1_and_z7_4_every_game_scores_as_its_tournament_counts() {
        let presets = Keezen::PRESETS.iter().map(|preset| (preset, (preset.options)()));
        let scoring: Vec<_> = presets.filter(|(_, options)| options.points != Paid::None).collect();
        let points = [Points::Sheet, Points::Nk];
        assert_eq!(scoring.iter().map(|(preset, _)| preset.name).collect::<Vec<_>>(), points.map(Points::preset));
        for (points, (preset, options)) in points.into_iter().zip(scoring) {
            assert_eq!(options.limit.get(), Some(60 * u32::from(points.minutes())), "{points}");
            let game = Keezen::new(options, preset.plans[0].seating(), &Resources::default()).expect("a table");
            let paid = game.laws().points;
            let pawns = |pawn: &dyn Fn(u8) -> i64| (0..16).map(pawn).collect::<Vec<_>>();
            let counted = pawns(&|after| points.pawn(after.into()));
            assert_eq!(pawns(&|after| paid.of_pawn(after).into()), counted, "{points}");
            assert_eq!(i64::from(paid.of_win()), points.win(), "{points}");
        }
    }

    #[test]
    fn no_bot_is_asked_for_at_real_boards() {
        let mut order = EventOrder::default_for(Occasion::Keebble);
        order.choose_place(Venue::Boards);
        assert_eq!((order.left_over, order.request().bot), (LeftOver::Short, None));
    }

    #[test]
    fn every_size_on_offer_has_a_preset() {
        for occasion in Occasion::ALL {
            let mut order = EventOrder::default_for(occasion);
            assert!(order.sizes().contains(&order.size), "{occasion:?}");
            for size in order.sizes() {
                order.choose_size(size);
                assert!(order.presets().any(|(index, _)| index == order.variant.preset), "{occasion:?} {size}");
            }
        }
    }

    #[test]
    fn changed_options_are_requested() {
        let mut order = EventOrder::default_for(Occasion::Tournament);
        order.variant.choose_option("exchange", "one_card".to_owned());
        assert_eq!(order.request().setup.set, [("exchange".to_owned(), "one_card".to_owned())]);
    }

    #[test]
    fn the_event_decides_only_options_of_its_games() {
        let known: Vec<_> = Occasion::ALL.iter().flat_map(|occasion| &about(*occasion).options).collect();
        for key in Occasion::DECIDED {
            assert!(known.iter().any(|option| option.key == key), "{key}");
        }
    }
}
