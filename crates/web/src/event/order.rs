use crate::{
    catalogue,
    make::{Way, default_bot},
    t,
};
use kee_event::{
    Occasion, Played,
    party::{LeftOver, Manner, Plan},
    tournament::{Draw, Points},
};
use kee_games::{About, AboutPreset};
use kee_wire::{CreateEvent, CreateEventKind};

/// What an event is called unless somebody has a better idea.
pub(crate) fn title(occasion: Occasion) -> String {
    t!(format!("event-{}", occasion.id()))
}

fn about(occasion: Occasion) -> &'static About {
    catalogue::about(occasion.game()).expect("the games of all occasions are in the catalogue")
}

/// The options of games that an event decides by itself: by its minutes, its points and its prizes.
pub(crate) const DECIDED: [&str; 4] = ["limit", "points", "table_prize", "party_prize"];

/// Everything that was chosen for an event. Everything is chosen already.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Order {
    pub(crate) occasion: Occasion,
    /// Empty for the default.
    pub(crate) title: String,
    pub(crate) played: Played,
    pub(crate) minutes: u16,
    pub(crate) rounds: usize,
    pub(crate) points: Points,
    pub(crate) draw: Draw,
    pub(crate) left_over: LeftOver,
    pub(crate) manner: Manner,
    pub(crate) size: u8,
    /// How its games are played. That of a tournament follows from its points.
    pub(crate) way: Way,
    pub(crate) bot: String,
    pub(crate) words: Option<String>,
}

impl Order {
    /// The defaults for such an occasion.
    pub(crate) fn default_for(occasion: Occasion) -> Self {
        let (manner, size, minutes) = occasion.defaults();
        let about = about(occasion);
        let mut order = Self {
            occasion,
            title: String::new(),
            played: Played::Here,
            minutes,
            rounds: Points::Sheet.rounds(),
            points: Points::Sheet,
            draw: Draw::Standing,
            left_over: LeftOver::Bots,
            manner,
            size: size as u8,
            way: Way::default_for(about),
            bot: default_bot(about),
            words: None,
        };
        if let Some(preset) = Plan::preset(occasion.game())
            && let Some(index) = about.presets.iter().position(|known| known.name == preset)
        {
            order.way.choose_preset(index);
        }
        order.choose_fitting_way();
        order
    }

    /// Another occasion, in the same place and under the same title.
    pub(crate) fn choose_occasion(&mut self, occasion: Occasion) {
        let (title, played) = (std::mem::take(&mut self.title), self.played);
        *self = Self::default_for(occasion);
        self.title = title;
        self.choose_place(played);
    }

    /// Bots do not sit at real boards, unless somebody plays for them.
    pub(crate) fn choose_place(&mut self, played: Played) {
        self.played = played;
        self.left_over = match played {
            Played::Here => LeftOver::Bots,
            Played::Boards => LeftOver::Short,
        };
    }

    /// How many sit at a table, and a way to play that is made for so many.
    pub(crate) fn choose_size(&mut self, size: u8) {
        self.size = size;
        self.choose_fitting_way();
    }

    /// The ways to play that have a name and fit the event, with their places among all of the game.
    pub(crate) fn presets(&self) -> impl Iterator<Item = (usize, &'static AboutPreset)> + use<> {
        let (about, occasion, size, points) = (self.way.about, self.occasion, self.size, self.points);
        let fits = move |preset: &AboutPreset| match occasion {
            Occasion::Tournament => preset.name == points.preset(),
            _ => is_for(preset, size),
        };
        about.presets.iter().enumerate().filter(move |(_, preset)| fits(preset))
    }

    /// The way to play stays if it fits; else the first that does.
    fn choose_fitting_way(&mut self) {
        let mut fitting = self.presets().map(|(index, _)| index);
        if let Some(first) = fitting.next()
            && first != self.way.preset
            && fitting.all(|index| index != self.way.preset)
        {
            self.way.choose_preset(first);
        }
    }

    /// The points of the championship come with its rounds and its time.
    pub(crate) fn choose_points(&mut self, points: Points) {
        if self.rounds == self.points.rounds() {
            self.rounds = points.rounds();
        }
        if self.minutes == self.points.minutes() {
            self.minutes = points.minutes();
        }
        self.points = points;
        self.choose_fitting_way();
    }

    /// How many can sit at a table.
    pub(crate) fn sizes(&self) -> Vec<u8> {
        let presets = &self.way.about.presets;
        (2..=6).filter(|size| presets.iter().any(|preset| is_for(preset, *size))).collect()
    }

    /// As it is asked for.
    pub(crate) fn wanted(&self) -> CreateEvent {
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
            setup: self.way.setup(),
            words: self.words.clone(),
            bot: Some(self.bot.clone()).filter(|_| played == Played::Here),
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
    use serde_json::{json, to_value};

    #[test]
    fn a_party_is_usual_as_the_sheet_has_it() {
        let wanted = Order::default_for(Occasion::Party).wanted();
        let event = json!({ "game": "keyword", "manner": "ladder", "size": 4, "left_over": "bots", "minutes": 40 });
        assert_eq!(to_value(wanted.kind).expect("plain data"), json!({ "party": event }));
        assert_eq!((wanted.title.as_str(), wanted.setup.preset.as_deref()), ("Keyword party", Some("table")));
    }

    #[test]
    fn a_tournament_takes_preset_rounds_and_time_from_its_points() {
        let mut order = Order::default_for(Occasion::Tournament);
        assert_eq!(order.wanted().setup.preset.as_deref(), Some("tournament"));
        order.choose_points(Points::Nk);
        let wanted = order.wanted();
        assert_eq!(wanted.setup.preset.as_deref(), Some("nk"));
        assert_eq!(
            to_value(wanted.kind).expect("plain data"),
            json!({ "tournament": { "rounds": 5, "minutes": 50, "points": "nk", "draw": "standing" } })
        );
    }

    #[test]
    fn no_bot_is_asked_for_at_real_boards() {
        let mut order = Order::default_for(Occasion::Keebble);
        order.choose_place(Played::Boards);
        assert_eq!((order.left_over, order.wanted().bot), (LeftOver::Short, None));
    }

    #[test]
    fn every_size_that_is_offered_has_a_way_to_play() {
        for occasion in Occasion::ALL {
            let mut order = Order::default_for(occasion);
            assert!(order.sizes().contains(&order.size), "{occasion:?}");
            for size in order.sizes() {
                order.choose_size(size);
                assert!(order.presets().any(|(index, _)| index == order.way.preset), "{occasion:?} {size}");
            }
        }
    }

    #[test]
    fn what_is_changed_of_the_games_is_asked_for() {
        let mut order = Order::default_for(Occasion::Tournament);
        order.way.choose_option("exchange", "one_card".to_owned());
        assert_eq!(order.wanted().setup.set, [("exchange".to_owned(), "one_card".to_owned())]);
    }

    #[test]
    fn what_an_event_decides_by_itself_are_options_of_its_games() {
        let known: Vec<_> = Occasion::ALL.iter().flat_map(|occasion| &about(*occasion).options).collect();
        for key in DECIDED {
            assert!(known.iter().any(|option| option.key == key), "{key}");
        }
    }
}
