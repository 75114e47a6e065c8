//! One scale for all players of a game: ratings that explain best who beat whom how often, with their intervals, and a drawing.

use std::fmt::Write as _;

/// How a match of two went.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The players.
    pub players: [String; 2],
    /// Games won by the first; shared wins count as parts.
    pub wins: f64,
    /// Games played.
    pub games: f64,
}

/// Where a player stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The player.
    pub name: String,
    /// The rating: 400 points more win ten times as often as they lose.
    pub rating: f64,
    /// Half the width of the 95 % interval of its distance to the anchor.
    pub margin: f64,
}

/// Points for each step of the logistic curve: 400 for odds of ten to one.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// How far from the middle ratings are taken to lie before anything is played, in steps: about 700 points. It keeps those finite who
/// never lost.
const WIDTH: f64 = 4.0;
/// Where the anchor stands.
const ANCHOR: f64 = 1500.0;

/// The ratings, best first, by maximum likelihood (Bradley and Terry). The anchor stands at 1500.
pub fn scale(matches: &[Match], anchor: &str) -> Vec<Rated> {
    let mut names: Vec<&str> = Vec::new();
    for name in matches.iter().flat_map(|one| &one.players) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let place = |name: &str| names.iter().position(|known| *known == name).unwrap_or(0);
    let pairs: Vec<(usize, usize, f64, f64)> = matches
        .iter()
        .map(|one| (place(&one.players[0]), place(&one.players[1]), one.wins, one.games))
        .collect();
    let count = names.len();
    let mut steps = vec![0.0f64; count];
    let mut spread = Vec::new();
    for _ in 0..50 {
        let mut slope: Vec<f64> = steps.iter().map(|step| -step / (WIDTH * WIDTH)).collect();
        let mut bend = vec![vec![0.0; count]; count];
        for (number, row) in bend.iter_mut().enumerate() {
            row[number] = 1.0 / (WIDTH * WIDTH);
        }
        for (one, other, wins, games) in &pairs {
            let chance = 1.0 / (1.0 + (steps[*other] - steps[*one]).exp());
            let more = wins - games * chance;
            slope[*one] += more;
            slope[*other] -= more;
            let weight = games * chance * (1.0 - chance);
            bend[*one][*one] += weight;
            bend[*other][*other] += weight;
            bend[*one][*other] -= weight;
            bend[*other][*one] -= weight;
        }
        spread = inverse(bend);
        for (step, row) in steps.iter_mut().zip(&spread) {
            let change: f64 = row.iter().zip(&slope).map(|(one, other)| one * other).sum();
            *step += change.clamp(-1.0, 1.0);
        }
    }
    let fixed = place(anchor);
    let mut rated: Vec<Rated> = (0..count)
        .map(|one| {
            let variance = spread[one][one] + spread[fixed][fixed] - 2.0 * spread[one][fixed];
            Rated {
                name: names[one].to_owned(),
                rating: ANCHOR + POINTS * (steps[one] - steps[fixed]),
                margin: 1.96 * POINTS * variance.max(0.0).sqrt(),
            }
        })
        .collect();
    rated.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    rated
}

/// The inverse of a symmetric matrix with a strong diagonal, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (number, row) in matrix.iter_mut().enumerate() {
        row.extend((0..count).map(|column| f64::from(u8::from(column == number))));
    }
    for pivot in 0..count {
        let by = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= by);
        let row = matrix[pivot].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(number, _)| *number != pivot) {
            let part = other[pivot];
            other.iter_mut().zip(&row).for_each(|(value, from)| *value -= part * from);
        }
    }
    matrix.into_iter().map(|row| row[count..].to_vec()).collect()
}

/// The scale as a picture, light or dark as the reader's system is; `bold` are the players that people choose from.
pub fn drawing(title: &str, rated: &[Rated], bold: &[&str]) -> String {
    let low = rated.iter().map(|one| one.rating - one.margin).fold(f64::MAX, f64::min);
    let high = rated.iter().map(|one| one.rating + one.margin).fold(f64::MIN, f64::max);
    let (low, high) = ((low / 200.0).floor() * 200.0, (high / 200.0).ceil() * 200.0);
    let x = |rating: f64| 150.0 + 470.0 * (rating - low) / (high - low).max(1.0);
    let bottom = 44 + 22 * rated.len();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {}\" role=\"img\"><title>{title}</title><style>{STYLE}</style>\
         <rect class=\"paper\" width=\"720\" height=\"{}\"/><text class=\"head\" x=\"16\" y=\"24\">{title}</text>",
        bottom + 28,
        bottom + 28,
    );
    let mut tick = low;
    while tick <= high {
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"36\" y2=\"{bottom}\"/><text class=\"tick\" x=\"{x:.1}\" y=\"{}\">{tick:.0}</text>",
            bottom + 18,
            x = x(tick),
        );
        tick += 200.0;
    }
    for (row, one) in rated.iter().enumerate() {
        let y = 52 + 22 * row;
        let class = if bold.contains(&one.name.as_str()) { "level" } else { "simple" };
        let _ = write!(
            svg,
            "<g class=\"{class}\"><text class=\"name\" x=\"140\" y=\"{}\">{}</text><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"4\"/><text class=\"value\" x=\"708\" y=\"{}\">{:.0} ± {:.0}</text></g>",
            y + 4,
            one.name,
            x(one.rating - one.margin),
            x(one.rating + one.margin),
            x(one.rating),
            y + 4,
            one.rating,
            one.margin,
        );
    }
    svg + "</svg>\n"
}

const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#1d1b18}.paper{fill:#faf7f2}.head{font-size:16px;font-weight:600}\
.tick{text-anchor:middle;font-size:11px}.name,.value{text-anchor:end}.value{font-size:11px}.grid{stroke:#b9ab9b;stroke-dasharray:2 4}\
.level line,.level circle{stroke:#7a4b2a;fill:#7a4b2a;stroke-width:2}.level .name{font-weight:600}\
.simple line,.simple circle{stroke:#8d8377;fill:#8d8377;stroke-width:1.5}\
@media(prefers-color-scheme:dark){text{fill:#ece5da}.paper{fill:#191715}.grid{stroke:#5d544a}\
.level line,.level circle{stroke:#d9a066;fill:#d9a066}.simple line,.simple circle{stroke:#8f857a;fill:#8f857a}}";

#[cfg(test)]
mod tests {
    use super::*;

    fn won(one: &str, other: &str, wins: f64, games: f64) -> Match {
        Match { players: [one.to_owned(), other.to_owned()], wins, games }
    }

    /// Ten wins for one loss are 400 points; who was never met directly is placed by those between.
    #[test]
    fn ratings_explain_the_matches() {
        let matches = [won("a", "b", 10_000.0, 11_000.0), won("b", "c", 5_000.0, 10_000.0)];
        let rated = scale(&matches, "b");
        assert_eq!(rated[0].name, "a");
        assert!((rated[0].rating - 1900.0).abs() < 5.0, "{rated:?}");
        assert!(rated[1..].iter().all(|one| (one.rating - 1500.0).abs() < 5.0), "{rated:?}");
        let anchor = rated.iter().find(|one| one.name == "b").unwrap();
        assert!(anchor.margin < 1e-6 && rated[0].margin > 5.0 && rated[0].margin < 20.0, "{rated:?}");
    }

    #[test]
    fn who_never_lost_has_a_rating_too() {
        let rated = scale(&[won("a", "b", 20.0, 20.0)], "b");
        assert!(rated[0].rating > 1800.0 && rated[0].rating < 3000.0 && rated[0].margin > 100.0, "{rated:?}");
        assert!(drawing("A game", &rated, &["a"]).contains("class=\"level\""));
    }
}
