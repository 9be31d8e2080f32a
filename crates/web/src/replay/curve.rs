use super::walk::Walk;
use crate::{lang, t, ui::seat_shape};
use kee_game::{Names, Seat, Seating, Team};
use leptos::prelude::*;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 140.0;
/// Room for the marks at the ends of the lines.
const EDGE: f64 = 12.0;

/// Lines that can be told apart without their colours.
const DASHES: [&str; 8] = ["", "7 3", "2 3", "10 3 2 3", "5 2", "1 3", "12 4", "6 2 1 2 1 2"];

/// Where a score stands in the picture: the lowest below, the highest above.
fn place(moment: usize, moments: usize, score: i64, (lowest, highest): (i64, i64)) -> (f64, f64) {
    let along = moment as f64 / moments.saturating_sub(1).max(1) as f64;
    let up = (score - lowest) as f64 / (highest - lowest).max(1) as f64;
    (EDGE + along * (WIDTH - 2.0 * EDGE), HEIGHT - EDGE - up * (HEIGHT - 2.0 * EDGE))
}

/// The lowest and the highest score of a game. Nothing is lower than where everybody begins, unless somebody was.
fn range(scores: &[&[i64]]) -> (i64, i64) {
    let all = || scores.iter().flat_map(|scores| scores.iter().copied());
    (all().min().unwrap_or_default().min(0), all().max().unwrap_or_default().max(1))
}

/// Whose line it is: scores are told by seat, or by team where teams play. A team has the colour of its first seat.
fn owners(line: usize, lines: usize, teams: &Seating) -> Vec<Seat> {
    if lines == teams.len() {
        return vec![Seat::new(line)];
    }
    teams.seats().filter(|seat| teams.team(*seat) == Team::new(line)).collect()
}

/// How it stood, from the beginning to the end.
#[component]
pub(super) fn Curve(walk: Walk, teams: Seating, names: Signal<Names>) -> impl IntoView {
    let lines = move || {
        walk.moments.with(|moments| {
            let scores: Vec<&[i64]> = moments.iter().map(|moment| moment.scores.as_slice()).collect();
            let range = range(&scores);
            let count = scores.first().map_or(0, |scores| scores.len());
            (0..count)
                .map(|line| {
                    let owners = owners(line, count, &teams);
                    let seat = owners.first().map_or(line, |seat| seat.index());
                    let points: Vec<(f64, f64)> = scores
                        .iter()
                        .enumerate()
                        .filter_map(|(moment, scores)| Some(place(moment, moments.len(), *scores.get(line)?, range)))
                        .collect();
                    let last = scores.last().and_then(|scores| scores.get(line)).copied().unwrap_or_default();
                    (seat, owners, points, last)
                })
                .collect::<Vec<_>>()
        })
    };
    let lines = Memo::new(move |_| lines());
    let described = move || {
        let names = names.get();
        let each = lines.get().into_iter().map(|(_, owners, _, last)| {
            let owners: Vec<String> = owners.into_iter().map(|seat| names.of(seat)).collect();
            format!("{} {last}", lang::list(&owners))
        });
        t!("replay-curve", scores = each.collect::<Vec<_>>().join(", "))
    };
    let here = move || place(walk.at.get(), walk.moments.with(|moments| moments.len()), 0, (0, 1)).0;
    let drawn = move || {
        lines.get().into_iter().map(|(seat, _, points, _)| {
            let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            let (x, y) = points.last().copied().unwrap_or_default();
            view! {
                <g style=format!("color: var(--seat-{})", seat % 8)>
                    <polyline points=path.join(" ") fill="none" stroke="currentColor" stroke-width="2.5"
                        stroke-linejoin="round" stroke-dasharray=DASHES[seat % 8]/>
                    <path d=seat_shape(seat) fill="currentColor" transform=format!("translate({x:.1} {y:.1}) scale(.7)")/>
                </g>
            }
        }).collect_view()
    };
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <figure class="replay-curve">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=described>
                    <line class="replay-here" x1=here x2=here y1="2" y2=HEIGHT - 2.0/>
                    {drawn}
                </svg>
                <figcaption>{described}</figcaption>
            </figure>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_begins_at_the_left_and_the_highest_score_is_at_the_top() {
        let scores: [&[i64]; 3] = [&[0, 0], &[5, -10], &[40, 2]];
        let range = range(&scores);
        assert_eq!(range, (-10, 40));
        assert_eq!(place(0, 3, -10, range), (EDGE, HEIGHT - EDGE));
        assert_eq!(place(2, 3, 40, range), (WIDTH - EDGE, EDGE));
    }

    #[test]
    fn a_game_without_points_has_a_flat_line() {
        assert_eq!(range(&[&[0], &[0]]), (0, 1));
        assert_eq!(place(0, 1, 0, (0, 1)), (EDGE, HEIGHT - EDGE));
    }

    #[test]
    fn a_line_belongs_to_a_seat_or_to_a_team() {
        let teams: Seating = serde_json::from_str(r#"["1","2","1","2"]"#).expect("teams");
        assert_eq!(owners(1, 2, &teams), [Seat::new(1), Seat::new(3)]);
        assert_eq!(owners(2, 4, &teams), [Seat::new(2)]);
    }
}
