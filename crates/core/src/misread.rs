//! What was wrong with data, in words that people use. The libraries that read JSON and TOML speak of `u8` and variants.

/// The same message without the names of our programs' types: what was found and what is needed.
pub fn in_plain_words(message: &str) -> String {
    let message = message.trim();
    if let Some((found, needed)) = split(message, &["invalid type: ", "invalid value: "], ", expected ") {
        return format!("{} is given where {} is needed", thing(found), kind(needed));
    }
    if let Some((found, needed)) = split(message, &["invalid length "], ", expected ") {
        return format!("{found} values are given where {} is needed", kind(needed));
    }
    for (start, what) in [("unknown field ", "unknown field"), ("unknown variant ", "unknown word")] {
        if let Some((found, needed)) = split(message, &[start], ", expected ") {
            let needed = needed.strip_prefix("one of ").unwrap_or(needed);
            return format!("{what} {}; known are: {}", quoted(found), needed.replace('`', ""));
        }
        if let Some((found, _)) = split(message, &[start], ", there are no ") {
            return format!("{what} {}", quoted(found));
        }
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        return format!("the field {} is missing", quoted(field));
    }
    message.to_owned()
}

fn split<'a>(message: &'a str, starts: &[&str], middle: &str) -> Option<(&'a str, &'a str)> {
    let rest = starts.iter().find_map(|start| message.strip_prefix(start))?;
    rest.split_once(middle)
}

fn quoted(name: &str) -> String {
    format!("“{}”", name.trim_matches('`'))
}

/// Something that was found, such as ``string "one"`` or ``integer `300` ``.
fn thing(found: &str) -> String {
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    // A number that fits none of our types is told with the type it was tried as.
    let value = value.split_once("` as ").map_or(value, |(number, _)| number).trim_matches(['`', '"']);
    match kind {
        "string" => format!("the text “{value}”"),
        "integer" | "number" => format!("the number {value}"),
        "floating" => format!("the number {}", value.trim_start_matches("point `")),
        "boolean" => value.to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => "a table".to_owned(),
        "null" | "unit" => "nothing".to_owned(),
        _ => found.replace('`', ""),
    }
}

/// Something that is needed, such as `u8` or `a sequence`.
fn kind(needed: &str) -> String {
    let whole = |to: &str| format!("a whole number from 0 to {to}");
    match needed {
        "u8" => whole("255"),
        "u16" => whole("65535"),
        "u32" | "u64" | "usize" => "a whole number".to_owned(),
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number, with a minus perhaps".to_owned(),
        "a string" | "a borrowed string" => "a text".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "a table".to_owned(),
        _ if needed.starts_with("struct ") => "a table".to_owned(),
        _ if needed.starts_with("an array of length ") => {
            format!("a list of {}", needed.trim_start_matches("an array of length "))
        }
        _ if needed.starts_with("variant identifier") || needed.starts_with("enum ") => "a word".to_owned(),
        _ => needed.replace('`', ""),
    }
}

#[cfg(test)]
mod tests {
    use super::in_plain_words;

    #[test]
    fn no_message_names_our_types() {
        for (message, said) in [
            (
                "invalid type: string \"one\", expected u64",
                "the text “one” is given where a whole number is needed",
            ),
            (
                "invalid value: integer `300`, expected u8",
                "the number 300 is given where a whole number from 0 to 255 is needed",
            ),
            (
                "invalid value: integer `99999999999999999999` as i128, expected u8",
                "the number 99999999999999999999 is given where a whole number from 0 to 255 is needed",
            ),
            ("invalid type: map, expected a sequence", "a table is given where a list is needed"),
            (
                "invalid length 5, expected an array of length 6",
                "5 values are given where a list of 6 is needed",
            ),
            ("missing field `phase`", "the field “phase” is missing"),
            (
                "unknown field `phse`, expected one of `phase`, `turn`",
                "unknown field “phse”; known are: phase, turn",
            ),
            ("“orcc” is not known; allowed: orc", "“orcc” is not known; allowed: orc"),
        ] {
            assert_eq!(in_plain_words(message), said);
        }
    }
}
