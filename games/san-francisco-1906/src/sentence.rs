//! Events as sentences.

use kernel::{Seat, Words, say};

use crate::event::Event;
use crate::titles::{development_title, objective_title, permit_title, plot_title, space_title};

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let name = |seat: &Seat| words.name(*seat);
    let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>().join(", ");
    match event {
        Event::Income { seat, space, gained } => {
            let who = name(seat);
            say!(words, "income", who, space, gained, whole = if gained == space { "yes" } else { "no" })
        }
        Event::GotBuilding { seat } => {
            let who = name(seat);
            say!(words, "got-building", who)
        }
        Event::TookPermit { seat, permit } => {
            let (who, permit) = (name(seat), permit_title(*permit, lang));
            say!(words, "took-permit", who, permit)
        }
        Event::TookObjective { seat, objective } => {
            let (who, title) = (name(seat), objective_title(*objective, lang));
            say!(words, "took-objective", who, title)
        }
        Event::DrewObjective { seat, objective: None } => {
            let who = name(seat);
            say!(words, "drew-objective", who)
        }
        Event::DrewObjective { seat, objective: Some(objective) } => {
            let (who, title) = (name(seat), objective_title(*objective, lang));
            say!(words, "drew-known-objective", who, title)
        }
        Event::GotMoney { seat, gained } => {
            let who = name(seat);
            say!(words, "got-money", who, gained)
        }
        Event::Advanced { seat, column, row, .. } => {
            let (who, column, row) = (name(seat), column + 1, row + 1);
            say!(words, "advanced", who, column, row)
        }
        Event::Corner { seat } => {
            let who = name(seat);
            say!(words, "corner", who)
        }
        Event::Moved { seat, space } => {
            let (who, space) = (name(seat), space_title(*space, lang));
            say!(words, "moved", who, space)
        }
        Event::Used { seat, space, paid: 0 } => {
            let (who, space) = (name(seat), space_title(*space, lang));
            say!(words, "used", who, space)
        }
        Event::Used { seat, space, paid } => {
            let (who, space) = (name(seat), space_title(*space, lang));
            say!(words, "used-for", who, paid, space)
        }
        Event::TookDollar { seat, gained } => {
            let who = name(seat);
            say!(words, "took-dollar", who, gained)
        }
        Event::Passed { seat } => {
            let who = name(seat);
            say!(words, "passed", who)
        }
        Event::Cleared { seat, plot: Some(plot), paid } => {
            let (who, plot) = (name(seat), plot_title(*plot, lang));
            say!(words, "cleared", who, plot, paid)
        }
        Event::Cleared { seat, plot: None, paid } | Event::Paid { seat, paid } => {
            let who = name(seat);
            say!(words, "paid-move", who, paid)
        }
        Event::Built { seat, plot, permits, paid, rubble } => {
            let (who, plot) = (name(seat), plot_title(*plot, lang));
            let permits: Vec<String> = permits.iter().map(|permit| permit_title(*permit, lang)).collect();
            say!(
                words,
                "built",
                who,
                plot,
                paid,
                rubble = if *rubble { "yes" } else { "no" },
                first = permits[0].as_str(),
                second = permits.get(1).map_or("none", String::as_str)
            )
        }
        Event::BestBuilder { seat } => {
            let who = name(seat);
            say!(words, "best-builder", who)
        }
        Event::Developed { seat, kind, paid } => {
            let (who, kind) = (name(seat), development_title(*kind, lang));
            match paid {
                0 => say!(words, "developed", who, kind),
                paid => say!(words, "developed-for", who, paid, kind),
            }
        }
        Event::Declined { seat } => {
            let who = name(seat);
            say!(words, "declined", who)
        }
        Event::Refilled { permits, objectives } => {
            let permits = permits.iter().map(|permit| permit_title(*permit, lang));
            let objectives = objectives.iter().map(|objective| objective_title(*objective, lang).to_owned());
            let new: Vec<String> = permits.chain(objectives).collect();
            let new = new.join(", ");
            say!(words, "refilled", new)
        }
        Event::Year { year, cost, order } => {
            let order = names(order);
            say!(words, "year", year, cost, order)
        }
        Event::Card { number, order, .. } => say!(words, "card", number, order = names(order)),
        Event::Over => say!(words, "over").to_owned(),
    }
}
