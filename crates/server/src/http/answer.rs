//! Refusals as JSON, in words a person can read and names a program can rely on.

use super::App;
use crate::trouble::Trouble;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use undercroft_core::{Company, Language};

/// Why the request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Refused {
    /// A short name that stays the same.
    pub error: &'static str,
    /// A sentence for people.
    pub message: String,
    /// The rule of the game that forbids it, by its catalogue id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// A refusal on its way out.
#[derive(Clone, Debug)]
pub struct Answer {
    status: StatusCode,
    refused: Refused,
    wait: Option<u64>,
}

/// Puts a trouble into the visitor's language.
pub fn refuse(app: &App, language: Language, trouble: &Trouble) -> Answer {
    if let Trouble::Storage(problem) = trouble {
        tracing::error!(problem, "storage");
    }
    Answer {
        status: StatusCode::from_u16(trouble.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
        refused: Refused {
            error: trouble.code(),
            message: app.words(language).say(&trouble.phrase(), &Company::default()),
            rule: match trouble {
                Trouble::Refused(refusal) => Some(refusal.rule),
                _ => None,
            },
        },
        wait: match trouble {
            Trouble::TooMany { seconds } => Some(*seconds),
            _ => None,
        },
    }
}

impl Answer {
    /// For people: the sentence alone.
    pub(super) fn in_words(self) -> Response {
        let mut response = (self.status, self.refused.message).into_response();
        if let Some(seconds) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let wait = self.wait.map(|seconds| [("retry-after", seconds.to_string())]);
        match wait {
            Some(header) => (self.status, header, Json(self.refused)).into_response(),
            None => (self.status, Json(self.refused)).into_response(),
        }
    }
}
