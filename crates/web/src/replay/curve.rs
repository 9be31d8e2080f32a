use crate::{
    lang, t,
    ui::{SEAT_COLOURS, SeatMark, seat_shape},
    worker::Moment,
};
use kee_game::{Names, Seat, Seating, Team};
use leptos::prelude::*;
use std::sync::Arc;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 150.0;
/// Room for the numbers at the left and for the marks at the ends of the lines.
const LEFT: f64 = 34.0;
const EDGE: f64 = 12.0;
/// Room for what the axis below says.
const BELOW: f64 = 22.0;

/// Lines that can be told apart without their colours.
const DASHES: [&str; 8] = ["", "7 3", "2 3", "10 3 2 3", "5 2", "1 3", "12 4", "6 2 1 2 1 2"];

/// Where a score stands in the picture: the lowest below, the highest above.
fn place(moment: usize, moments: usize, score: i64, (lowest, highest): (i64, i64)) -> (f64, f64) {
    let along = moment as f64 / moments.saturating_sub(1).max(1) as f64;
    let up = (score - lowest) as f64 / (highest - lowest).max(1) as f64;
    (LEFT + along * (WIDTH - LEFT - EDGE), HEIGHT - BELOW - up * (HEIGHT - BELOW - EDGE))
}

/// The lowest and the highest score of a game. Nothing is lower than where everybody begins, unless somebody was.
fn range(moments: &[Moment]) -> (i64, i64) {
    let all = || moments.iter().flat_map(|moment| moment.scores.iter().copied());
    (all().min().unwrap_or_default().min(0), all().max().unwrap_or_default().max(1))
}

/// Whose line it is: scores are told by seat, or by team where teams play. A team has the colour of its first seat.
fn owners(line: usize, lines: usize, teams: &Seating) -> Vec<Seat> {
    if lines == teams.len() {
        return vec![Seat::new(line)];
    }
    teams.seats().filter(|seat| teams.team(*seat) == Team::new(line)).collect()
}

/// A player's or a team's way through the game.
#[derive(Clone, PartialEq)]
struct Way {
    owners: Vec<Seat>,
    points: Vec<(f64, f64)>,
    last: i64,
}

/// A game in which nobody ever scored has no curve.
fn ways(moments: &[Moment], teams: &Seating) -> Vec<Way> {
    if moments.iter().all(|moment| moment.scores.iter().all(|score| *score == 0)) {
        return Vec::new();
    }
    let range = range(moments);
    let count = moments.first().map_or(0, |moment| moment.scores.len());
    let way = |line: usize| {
        let scores = moments.iter().enumerate();
        let points = scores.filter_map(|(at, moment)| Some(place(at, moments.len(), *moment.scores.get(line)?, range)));
        let last = moments.last().and_then(|moment| moment.scores.get(line)).copied().unwrap_or_default();
        Way { owners: owners(line, count, teams), points: points.collect(), last }
    };
    (0..count).map(way).filter(|way| !way.owners.is_empty()).collect()
}

/// How it stood, from the beginning to the end: points upwards, moves along.
#[component]
pub(super) fn Curve(
    #[prop(into)] moments: Signal<Arc<Vec<Moment>>>,
    /// The moment that is looked at.
    #[prop(optional)]
    at: Option<Signal<usize>>,
    teams: Seating,
    names: Signal<Names>,
) -> impl IntoView {
    let ways = Memo::new(move |_| moments.with(|moments| ways(moments, &teams)));
    let called = move |owners: &[Seat]| {
        let names = names.get();
        lang::list(&owners.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>())
    };
    let described = move || {
        let each = ways.get().into_iter().map(|way| format!("{} {}", called(&way.owners), way.last));
        t!("replay-curve", scores = each.collect::<Vec<_>>().join(", "))
    };
    let here = move || at.map(|at| place(at.get(), moments.with(|moments| moments.len()), 0, (0, 1)).0);
    let axes = move || {
        let range @ (lowest, highest) = moments.with(|moments| range(moments));
        let count = moments.with(|moments| moments.len().saturating_sub(1));
        let lines = [lowest, i64::midpoint(lowest, highest), highest].into_iter().map(|score| {
            let (x, y) = place(0, 1, score, range);
            view! {
                <line class="curve-axis" x1=x x2=WIDTH - EDGE y1=y y2=y/>
                <text class="curve-words" x=x - 5.0 y=y + 4.0 text-anchor="end">{score}</text>
            }
        });
        view! {
            {lines.collect_view()}
            <text class="curve-words" x=WIDTH - EDGE y=HEIGHT - 5.0 text-anchor="end">{t!("curve-moves", count = count)}</text>
        }
    };
    let drawn = move || {
        let way = |way: Way| {
            let seat = way.owners[0].index();
            let path: Vec<String> = way.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            let (x, y) = way.points.last().copied().unwrap_or_default();
            view! {
                <g style=format!("color: var(--seat-{})", seat % SEAT_COLOURS)>
                    <polyline points=path.join(" ") fill="none" stroke="currentColor" stroke-width="2.5"
                        stroke-linejoin="round" stroke-dasharray=DASHES[seat % DASHES.len()]/>
                    <path d=seat_shape(seat) fill="currentColor" transform=format!("translate({x:.1} {y:.1}) scale(.7)")/>
                </g>
            }
        };
        ways.get().into_iter().map(way).collect_view()
    };
    let legend = move || {
        let row = |way: Way| {
            let (marks, name) =
                (way.owners.iter().map(|seat| view! { <SeatMark seat=*seat/> }).collect_view(), called(&way.owners));
            view! { <li>{marks} " " {name} " " <b>{way.last}</b></li> }
        };
        ways.get().into_iter().map(row).collect_view()
    };
    view! {
        <Show when=move || ways.with(|ways| !ways.is_empty())>
            <figure class="replay-curve">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=described>
                    {axes}
                    {move || here().map(|x| view! { <line class="replay-here" x1=x x2=x y1="2" y2=HEIGHT - BELOW/> })}
                    {drawn}
                </svg>
                <figcaption><ul class="curve-legend">{legend}</ul></figcaption>
            </figure>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Json;

    fn moments(scores: &[&[i64]]) -> Vec<Moment> {
        let moment =
            |(entry, scores): (usize, &&[i64])| Moment { entry, notices: Json::of(&[(); 0]), scores: scores.to_vec() };
        scores.iter().enumerate().map(moment).collect()
    }

    #[test]
    fn the_curve_begins_at_the_left_and_the_highest_score_is_at_the_top() {
        let range = range(&moments(&[&[0, 0], &[5, -10], &[40, 2]]));
        assert_eq!(range, (-10, 40));
        assert_eq!(place(0, 3, -10, range), (LEFT, HEIGHT - BELOW));
        assert_eq!(place(2, 3, 40, range), (WIDTH - EDGE, EDGE));
    }

    #[test]
    fn a_game_without_points_has_a_flat_line() {
        assert_eq!(range(&moments(&[&[0], &[0]])), (0, 1));
        assert_eq!(place(0, 1, 0, (0, 1)), (LEFT, HEIGHT - BELOW));
    }

    #[test]
    fn a_line_belongs_to_a_seat_or_to_a_team() {
        let teams: Seating = serde_json::from_str(r#"["1","2","1","2"]"#).expect("teams");
        assert_eq!(owners(1, 2, &teams), [Seat::new(1), Seat::new(3)]);
        assert_eq!(owners(2, 4, &teams), [Seat::new(2)]);
    }
}
