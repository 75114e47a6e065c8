//! For people who hear the page or use only a keyboard: axe-core finds nothing serious, and Tab leads everywhere.

use crate::browser::Page;
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// axe-core, an npm package that only the tests use.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        let installed =
            Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(&folder).status();
        assert!(
            installed.is_ok_and(|status| status.success()),
            "axe-core is missing: `npm ci` in crates/web/tests/axe"
        );
    }
    std::fs::read_to_string(file).expect("npm has installed axe-core")
});

/// Nothing on the page keeps people from using it, as far as a program can tell.
pub fn assert_accessible(what: &str, page: &Page) {
    if !page.holds("typeof axe === 'object'") {
        page.eval(&AXE);
    }
    // What fades in has its colours when it is there.
    page.wait("document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity)");
    let found = page.eval(
        "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations \
         .filter((one) => ['serious', 'critical'].includes(one.impact)) \
         .map((one) => one.id + ': ' + one.nodes.map((node) => node.html.slice(0, 160) + ' — ' + node.failureSummary).join('\\n  ')))",
    );
    let found: Vec<String> =
        serde_json::from_value(found).unwrap_or_else(|error| panic!("{what}: axe did not run: {error}"));
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

/// Every control that can be seen.
const CONTROLS: &str = "[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex=\"0\"]')] \
    .filter((e) => !e.disabled && e.checkVisibility({ visibilityProperty: true }) && !e.matches('.skip'))";

/// Every control can be reached by Tab, and shows that it has the focus.
pub fn assert_reachable(what: &str, page: &Page) {
    page.eval("document.activeElement?.blur(); window.scrollTo(0, 0)");
    let all =
        page.eval(&format!("window.wanted = {CONTROLS}; window.seen = new Set(); window.wanted.length"));
    let all = all.as_u64().unwrap_or(0);
    assert!(all > 3, "{what}: a page has controls");
    // One round through the page and the browser's own frame.
    for _ in 0..all + 4 {
        page.tab();
        let shown = page.eval(
            "(() => { const e = document.activeElement; if (!e || e === document.body) return null; window.seen.add(e); \
             const s = getComputedStyle(e); \
             return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0 ? null : e.outerHTML.slice(0, 160); })()",
        );
        assert_eq!(shown, Value::Null, "{what}: the focus is invisible");
    }
    let missed =
        page.eval("window.wanted.filter((e) => !window.seen.has(e)).map((e) => e.outerHTML.slice(0, 160))");
    assert_eq!(missed, serde_json::json!([]), "{what}: Tab does not lead to");
}
