//! One file for each page: functions from what somebody may see to markup.

pub mod about;
pub mod api;
pub mod campaigns;
pub mod extras;
pub mod guide;
pub mod home;
pub mod invitation;
pub mod lesson;
pub mod lobby;
pub mod new_table;
pub mod packs;
pub mod people;
pub mod replay;
pub mod review;
pub mod today;
pub mod verify;
pub mod waiting;
