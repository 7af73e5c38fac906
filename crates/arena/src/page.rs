//! x
use crate::{Standing, Tournament};
use kernel::Entry;
pub fn page(_g: &dyn Entry, _t: &Tournament, _s: &Standing) -> String {
    String::new()
}
