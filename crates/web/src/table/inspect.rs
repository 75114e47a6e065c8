//! The inspector: whatever carries `data-inspect` is shown large with its rule when it is pointed at, touched or focused.

/// What the inspector shows of a thing, for its `data-inspect` attribute: the drawing, the name, what the rules say
/// of it (a line each), and the id of the rule.
pub fn inspect(picture: &str, name: &str, text: &str, rule: Option<&str>) -> String {
    format!("{}\n{name}\n{}\n{text}", crate::art::address(picture), rule.unwrap_or(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_name_rule_and_text_have_a_line_each() {
        let said = inspect("torch", "Torch", "Beats the weak.\nNever wears out.", Some("WD-090"));
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[0].ends_with("#torch"), "{said}");
        assert_eq!(lines[1..], ["Torch", "WD-090", "Beats the weak.", "Never wears out."]);
    }
}
