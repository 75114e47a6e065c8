//! The whole map in small, with a frame around what is in view. The script shows it when not everything is.

use super::super::Easel;
use super::Chart;
use maud::{Markup, html};
use undercroft_core::Seat;
use undercroft_dungeoneer::state::Phase;

/// A cell is ten units wide and eight high.
const WIDE: i32 = 10;
const HIGH: i32 = 8;

pub(super) fn mini(easel: &Easel<'_>, chart: &Chart<'_>) -> Markup {
    let shown = &easel.view.shown;
    let at = |cell: undercroft_dungeoneer::state::Cell| {
        (i32::from(cell.x - chart.west) * WIDE, i32::from(chart.north - cell.y) * HIGH)
    };
    let (width, height) =
        (i32::from(chart.east - chart.west + 1) * WIDE, i32::from(chart.north - chart.south + 1) * HIGH);
    html! {
        svg #mini.mini viewBox={ "-1 -1 " (width + 2) " " (height + 2) } data-wide=(width) data-high=(height) aria-hidden="true" {
            @for placed in &shown.map {
                @let (x, y) = at(placed.cell);
                rect.room x=(x) y=(y) width=(WIDE - 1) height=(HIGH - 1) rx="1" {}
            }
            @if shown.phase != Phase::Heroes && !shown.map.is_empty() {
                @for seat in Seat::all(shown.seats()).filter(|seat| !shown.player(*seat).out) {
                    @let (x, y) = at(shown.placed(shown.player(seat).spot).cell);
                    circle.{ "s" (seat.number()) }.mine[easel.view.you == Some(seat)] cx=(x + 3 + i32::from(seat.number() % 2 == 0) * 3) cy=(y + 3 + i32::from(seat.number() > 2)) r="2.2" {}
                }
            }
            rect.view x="0" y="0" width="0" height="0" rx="1" {}
        }
    }
}
