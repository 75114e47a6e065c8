//! The API for programs, shown from its own description.

use crate::page::{Frame, Reader, page as frame_page};
use maud::{Markup, html};
use serde_json::Value;
use undercroft_server::http::Api;

/// Every address with what it does, what it takes and what it gives.
pub fn page(reader: &Reader) -> Markup {
    let speech = reader.speech();
    let document = Api::document();
    let frame = Frame { title: speech.text("web-api"), class: "plain", ..Frame::default() };
    let calls = calls(&document);
    frame_page(
        reader,
        &frame,
        html! {
            article.sheet.api {
                h1 { (speech.text("web-api")) }
                p { (speech.text("web-api-what")) " " a href="/api/openapi.json" { "openapi.json" } }
                // The description is written once, in English, for programmers.
                p lang="en" { (with_code(text(&document["info"]["description"]))) }
                div.calls lang="en" {
                    @for call in &calls {
                        details {
                            summary { b.method { (call.method) } " " code { (call.path) } " " span.soft { (text(&call.what["summary"])) } }
                            @if !text(&call.what["description"]).is_empty() { p { (with_code(text(&call.what["description"]))) } }
                            (taken(call.what))
                            (given(call.what))
                        }
                    }
                }
            }
        },
    )
}

struct Call<'a> {
    method: String,
    path: &'a str,
    what: &'a Value,
}

fn calls(document: &Value) -> Vec<Call<'_>> {
    let paths = document["paths"].as_object();
    let each = paths.into_iter().flatten().flat_map(|(path, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, what)| Call { method: method.to_uppercase(), path, what })
    });
    each.collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

/// What stands between backticks is code.
fn with_code(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// Parameters and body.
fn taken(what: &Value) -> Markup {
    let parameters = what["parameters"].as_array();
    let body = kind(&what["requestBody"]["content"]);
    html! {
        ul {
            @for parameter in parameters.into_iter().flatten() {
                li { code { (text(&parameter["name"])) } " (" (text(&parameter["in"])) ") " (text(&parameter["description"])) }
            }
            @if let Some(body) = body { li { "body: " code { (body) } } }
        }
    }
}

/// Answers by status.
fn given(what: &Value) -> Markup {
    let answers = what["responses"].as_object();
    html! {
        ul {
            @for (status, answer) in answers.into_iter().flatten() {
                li {
                    code { (status) } " " (text(&answer["description"]))
                    @if let Some(kind) = kind(&answer["content"]) { " " code { (kind) } }
                }
            }
        }
    }
}

/// The name of the schema of a body.
fn kind(content: &Value) -> Option<String> {
    let (media, body) = content.as_object()?.iter().next()?;
    let schema = &body["schema"];
    let name = |schema: &Value| text(&schema["$ref"]).rsplit('/').next().unwrap_or("").to_owned();
    let of = if schema["items"].is_null() { name(schema) } else { format!("[{}]", name(&schema["items"])) };
    Some(if of.is_empty() || of == "[]" { media.clone() } else { of })
}
