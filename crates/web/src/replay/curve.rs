use crate::{
    lang, t,
    ui::{SEAT_COLOURS, beside_mark, seat_shape},
    worker::ReplayMoment,
};
use kee_game::{Names, Seat, Seating, Team, number};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 160.0;
/// The margins for the numbers at the left and the names at the ends of the lines.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 104.0;
/// The margins for the names of the axes.
const ABOVE: f64 = 20.0;
const BELOW: f64 = 20.0;
/// The room of a name at the end of a line.
const NAME: f64 = 12.0;
const LETTERS: usize = 14;
/// The most steps between the lines of the grid.
const STEPS: i64 = 4;

/// Dash patterns, so that lines can be told apart without colours.
const DASHES: [&str; 8] = ["", "7 3", "2 3", "10 3 2 3", "5 2", "1 3", "12 4", "6 2 1 2 1 2"];

/// A score's position in the picture: the lowest below, the highest above.
fn place(moment: usize, moments: usize, score: i64, (lowest, highest): (i64, i64)) -> (f64, f64) {
    let along = moment as f64 / moments.saturating_sub(1).max(1) as f64;
    let up = (score - lowest) as f64 / (highest - lowest).max(1) as f64;
    (LEFT + along * (WIDTH - LEFT - RIGHT), HEIGHT - BELOW - up * (HEIGHT - BELOW - ABOVE))
}

/// The moment that is drawn nearest to a place along the picture.
fn moment_at(x: f64, moments: usize) -> usize {
    let along = ((x - LEFT) / (WIDTH - LEFT - RIGHT)).clamp(0.0, 1.0);
    (along * moments.saturating_sub(1) as f64).round() as usize
}

/// The scores at the lines of the grid: round numbers around all scores of a game and 0.
fn grid(moments: &[ReplayMoment]) -> Vec<i64> {
    let all = || moments.iter().flat_map(|moment| moment.scores.iter().copied());
    let (lowest, highest) = (all().min().unwrap_or_default().min(0), all().max().unwrap_or_default().max(1));
    let mut steps = (0..18).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i64.pow(zeros)));
    let step = steps.find(|step| highest - lowest <= STEPS * step).unwrap_or(highest - lowest);
    let from = lowest.div_euclid(step);
    (from..).map(|line| line * step).take_while(|score| *score < highest + step).collect()
}

/// The lowest and the highest score that are drawn.
fn range(grid: &[i64]) -> (i64, i64) {
    (grid.first().copied().unwrap_or_default(), grid.last().copied().unwrap_or(1))
}

/// The heights of names that belong at these heights, from the top down: as near as they can be without touching.
fn spread(heights: &[f64]) -> Vec<f64> {
    let (top, bottom) = (ABOVE, HEIGHT - BELOW);
    let gap = NAME.min((bottom - top) / heights.len().saturating_sub(1).max(1) as f64);
    let mut least = top;
    let down: Vec<f64> = heights
        .iter()
        .map(|height| {
            let placed = height.max(least);
            least = placed + gap;
            placed
        })
        .collect();
    let mut most = bottom;
    let mut up: Vec<f64> = down
        .iter()
        .rev()
        .map(|height| {
            let placed = height.min(most);
            most = placed - gap;
            placed
        })
        .collect();
    up.reverse();
    up
}

/// A name that fits beside the lines.
fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// The owner of a line: scores are by seat, or by team. A team has the colour of its first seat.
fn owners(line: usize, lines: usize, teams: &Seating) -> Vec<Seat> {
    if lines == teams.len() {
        return vec![Seat::new(line)];
    }
    teams.seats().filter(|seat| teams.team(*seat) == Team::new(line)).collect()
}

/// The line of a player or a team.
#[derive(Clone, PartialEq)]
struct ScoreLine {
    owners: Vec<Seat>,
    points: Vec<(f64, f64)>,
    last: i64,
}

/// A game without any scores has no curve.
fn score_lines(moments: &[ReplayMoment], teams: &Seating) -> Vec<ScoreLine> {
    if moments.iter().all(|moment| moment.scores.iter().all(|score| *score == 0)) {
        return Vec::new();
    }
    let range = range(&grid(moments));
    let count = moments.first().map_or(0, |moment| moment.scores.len());
    let curve = |line: usize| {
        let scores = moments.iter().enumerate();
        let points = scores.filter_map(|(at, moment)| Some(place(at, moments.len(), *moment.scores.get(line)?, range)));
        let last = moments.last().and_then(|moment| moment.scores.get(line)).copied().unwrap_or_default();
        ScoreLine { owners: owners(line, count, teams), points: points.collect(), last }
    };
    (0..count).map(curve).filter(|curve| !curve.owners.is_empty()).collect()
}

/// The scores from start to end: points upwards, moves along.
#[component]
pub(super) fn Curve(
    #[prop(into)] moments: Signal<Arc<Vec<ReplayMoment>>>,
    /// The current moment.
    #[prop(optional)]
    at: Option<Signal<usize>>,
    /// Goes to a moment that is tapped.
    #[prop(optional)]
    jump: Option<Callback<usize>>,
    teams: Seating,
    names: Signal<Names>,
) -> impl IntoView {
    let score_lines = Memo::new(move |_| moments.with(|moments| score_lines(moments, &teams)));
    let called = move |owners: &[Seat]| {
        let names = names.get();
        lang::list(&owners.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>())
    };
    let described = move || {
        let each =
            score_lines.get().into_iter().map(|curve| format!("{} {}", called(&curve.owners), number(curve.last)));
        t!("replay-curve", scores = each.collect::<Vec<_>>().join(", "))
    };
    let here = move || at.map(|at| place(at.get(), moments.with(|moments| moments.len()), 0, (0, 1)).0);
    let axes = move || {
        let grid = moments.with(|moments| grid(moments));
        let range = range(&grid);
        let count = moments.with(|moments| moments.len().saturating_sub(1));
        let lines = grid.into_iter().map(|score| {
            let (x, y) = place(0, 1, score, range);
            view! {
                <line class="curve-axis" class:curve-zero=score == 0 x1=x x2=WIDTH - RIGHT y1=y y2=y/>
                <text class="curve-words" x=x - 5.0 y=y + 4.0 text-anchor="end">{number(score)}</text>
            }
        });
        view! {
            <text class="curve-words" x="0" y="10">{t!("curve-score")}</text>
            {lines.collect_view()}
            <text class="curve-words" x=LEFT y=HEIGHT - 4.0>"0"</text>
            <text class="curve-words" x=WIDTH - RIGHT y=HEIGHT - 4.0 text-anchor="end">{t!("curve-moves", count = count)}</text>
        }
    };
    let named = move || {
        let score_lines = score_lines.get();
        let mut ends: Vec<(f64, usize, Seat)> = Vec::new();
        for way in &score_lines {
            let (_, height) = way.points.last().copied().unwrap_or_default();
            let first = height - NAME * way.owners.len().saturating_sub(1) as f64 / 2.0;
            let lines = way.owners.iter().enumerate();
            ends.extend(lines.map(|(line, seat)| (first + line as f64 * NAME, way.owners[0].index(), *seat)));
        }
        ends.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
        let heights = spread(&ends.iter().map(|(height, ..)| *height).collect::<Vec<_>>());
        let name = |(y, (_, colour, seat)): (f64, (f64, usize, Seat))| {
            let [line, own] = [colour, seat.index()].map(|seat| format!("fill: var(--seat-{})", seat % SEAT_COLOURS));
            let name = names.get().of(seat);
            view! {
                <g transform=format!("translate({:.1} {y:.1}) scale(.58)", WIDTH - RIGHT + 14.0)>
                    <path d=seat_shape(seat.index()) style=own></path>
                    <text y="3.4" text-anchor="middle" class="seat-letter">{seat.to_string()}</text>
                </g>
                <text class="curve-name" style=line x=WIDTH - RIGHT + 22.0 y=y + 4.0>{short(beside_mark(&name, seat))}</text>
            }
        };
        heights.into_iter().zip(ends).map(name).collect_view()
    };
    let drawn = move || {
        let curve = |curve: ScoreLine| {
            let seat = curve.owners[0].index();
            let path: Vec<String> = curve.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            let (x, y) = curve.points.last().copied().unwrap_or_default();
            view! {
                <g style=format!("color: var(--seat-{})", seat % SEAT_COLOURS)>
                    <polyline points=path.join(" ") fill="none" stroke="currentColor" stroke-width="2.5"
                        stroke-linejoin="round" stroke-dasharray=DASHES[seat % DASHES.len()]/>
                    <circle cx=x cy=y r="3.5" fill="currentColor"/>
                </g>
            }
        };
        score_lines.get().into_iter().map(curve).collect_view()
    };
    let tap = move |event: web_sys::MouseEvent| {
        let tapped = event.target().and_then(|tapped| tapped.dyn_into::<web_sys::Element>().ok());
        let drawn = tapped.and_then(|tapped| tapped.closest("svg").ok().flatten());
        if let Some((jump, drawn)) = jump.zip(drawn) {
            let shown = drawn.get_bounding_client_rect();
            let x = (f64::from(event.client_x()) - shown.left()) / shown.width().max(1.0) * WIDTH;
            jump.run(moment_at(x, moments.with_untracked(|moments| moments.len())));
        }
    };
    view! {
        <Show when=move || score_lines.with(|score_lines| !score_lines.is_empty())>
            <figure class="replay-curve" role="none">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=described class:curve-jumps=jump.is_some() on:click=tap>
                    {axes}
                    {move || here().map(|x| view! { <line class="replay-here" x1=x x2=x y1="2" y2=HEIGHT - BELOW/> })}
                    {drawn}
                    {named}
                </svg>
            </figure>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Json;

    fn moments(scores: &[&[i64]]) -> Vec<ReplayMoment> {
        let moment = |(entry, scores): (usize, &&[i64])| ReplayMoment {
            entry,
            notices: Json::of(&[(); 0]),
            scores: scores.to_vec(),
        };
        scores.iter().enumerate().map(moment).collect()
    }

    #[test]
    fn the_curve_begins_at_the_left_and_the_highest_score_is_at_the_top() {
        let grid = grid(&moments(&[&[0, 0], &[5, -10], &[40, 2]]));
        assert_eq!(grid, [-20, 0, 20, 40]);
        assert_eq!(place(0, 3, -20, range(&grid)), (LEFT, HEIGHT - BELOW));
        assert_eq!(place(2, 3, 40, range(&grid)), (WIDTH - RIGHT, ABOVE));
        assert_eq!([0.0, LEFT + 100.0, WIDTH].map(|x| moment_at(x, 3)), [0, 1, 2]);
    }

    #[test]
    fn a_game_without_points_has_a_flat_line() {
        assert_eq!(grid(&moments(&[&[0], &[0]])), [0, 1]);
        assert_eq!(place(0, 1, 0, (0, 1)), (LEFT, HEIGHT - BELOW));
    }

    #[test]
    fn a_line_belongs_to_a_seat_or_to_a_team() {
        let teams: Seating = serde_json::from_str(r#"["1","2","1","2"]"#).expect("teams");
        assert_eq!(owners(1, 2, &teams), [Seat::new(1), Seat::new(3)]);
        assert_eq!(owners(2, 4, &teams), [Seat::new(2)]);
    }

    #[test]
    fn names_stand_beside_their_lines_and_never_touch() {
        assert_eq!(spread(&[40.0, 90.0]), [40.0, 90.0]);
        assert_eq!(spread(&[40.0, 41.0, 90.0]), [40.0, 40.0 + NAME, 90.0]);
        let bottom = HEIGHT - BELOW;
        assert_eq!(spread(&[bottom, bottom]), [bottom - NAME, bottom]);
        let all = spread(&[bottom; 12]);
        assert!(all.is_sorted() && all[0] >= ABOVE && all[11] <= bottom, "{all:?}");
        assert_eq!([short("Mathilde"), short("Wilhelmina van Dijk")], ["Mathilde", "Wilhelmina va…"]);
    }
}
