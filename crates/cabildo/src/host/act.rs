//! The host's tools at work, on a site that is served or on one that was opened for the tool alone.

use std::net::IpAddr;

use ipnet::IpNet;
use kernel::Lang;
use store::{BanKind, BanRow, List, Mark, PlayerRow, SeatRow, StoreError, TableRow, Why, moment};

use super::ask::{Ask, BanLine, PlayerLine, Reply, TableLine};
use super::{Host, words};

/// Tables or players on one page.
const PAGE: usize = 500;

/// Why something was not done, as a sentence.
type Refusal = String;

/// Does what is asked; a copy is made elsewhere.
pub async fn act(host: &Host, lang: Lang, ask: Ask) -> Reply {
    let done = match ask {
        Ask::Tables { all, from } => tables(host, lang, all, from.as_deref()),
        Ask::Close { table } => close(host, lang, &table).await,
        Ask::Players { from } => players(host, lang, from.as_deref()),
        Ask::ResetPassword { name } => reset_password(host, lang, &name).await,
        Ask::Bans => bans(host, lang),
        Ask::Ban { who, reason } => ban(host, lang, &who, reason).await,
        Ask::Unban { who } => unban(host, lang, &who).await,
        Ask::Backup => Err(words::other_server(lang)),
    };
    done.unwrap_or_else(|why| Reply::Refused { why })
}

fn failed(lang: Lang) -> impl Fn(StoreError) -> Refusal {
    move |error| words::store_failed(lang, &error.to_string())
}

fn tables(host: &Host, lang: Lang, all: bool, from: Option<&str>) -> Result<Reply, Refusal> {
    let from: Option<Mark> = from.and_then(|mark| mark.parse().ok());
    let list = if all { List::All } else { List::Running };
    let page = host.store.tables(list, from.as_ref(), PAGE).map_err(failed(lang))?;
    let tables = page.tables.into_iter().map(|row| line(host, lang, row)).collect();
    Ok(Reply::Tables { tables, next: page.next.map(|mark| mark.to_string()) })
}

fn line(host: &Host, lang: Lang, row: TableRow) -> TableLine {
    let open = |seat: &SeatRow| seat.player.is_none() && seat.bot.is_none();
    let state = match (&row.result, row.closed) {
        (Some(_), _) => "finished",
        (None, Some(_)) => "closed",
        (None, None) if row.seats.iter().any(open) => "waiting",
        (None, None) => "running",
    };
    let name = |seat: &SeatRow| match (&seat.name, &seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => host.desk.brain.title(bot, lang),
        (None, None) => "–".to_owned(),
    };
    TableLine {
        state: state.to_owned(),
        seats: row.seats.iter().map(name).collect(),
        id: row.id,
        game: row.game,
        setup: row.setup,
        listed: row.listed,
        plies: row.plies,
        result: row.result,
        created: row.created,
        updated: row.updated,
    }
}

async fn close(host: &Host, lang: Lang, id: &str) -> Result<Reply, Refusal> {
    let Some(found) = host.store.table(id).map_err(failed(lang))? else {
        let known = every_table(host, lang)?;
        return Err(words::no_table(lang, id, &nearest(id, known.iter().map(String::as_str))));
    };
    if found.row.result.is_some() {
        return Err(words::over(lang, id));
    }
    if found.row.closed.is_some() {
        return Err(words::closed_already(lang, id));
    }
    let closed = host.desk.close(id, Why::Host).await;
    closed.map_err(|problem| words::store_failed(lang, &problem.to_string()))?;
    tracing::info!(table = id, "the host closed a table");
    Ok(Reply::Closed { table: id.to_owned() })
}

/// The ids of all tables that could be meant.
fn every_table(host: &Host, lang: Lang) -> Result<Vec<String>, Refusal> {
    let (mut ids, mut from) = (Vec::new(), None);
    loop {
        let page = host.store.tables(List::Running, from.as_ref(), PAGE).map_err(failed(lang))?;
        ids.extend(page.tables.into_iter().map(|table| table.id));
        from = page.next;
        if from.is_none() {
            return Ok(ids);
        }
    }
}

fn players(host: &Host, lang: Lang, from: Option<&str>) -> Result<Reply, Refusal> {
    let found = host.store.players(from, PAGE).map_err(failed(lang))?;
    let next = found.last().filter(|_| found.len() == PAGE).map(|last| last.id.clone());
    let players = found.into_iter().map(|player| PlayerLine {
        id: player.id,
        name: player.name,
        password: player.has_password,
        tables: player.tables,
        running: player.running,
        created: player.created,
    });
    Ok(Reply::Players { players: players.collect(), next })
}

/// The one player of a name or an id.
fn player(host: &Host, lang: Lang, word: &str) -> Result<PlayerRow, Refusal> {
    let mut found = host.store.players_called(word).map_err(failed(lang))?;
    // An id is one player, whoever else is called like it.
    if let Some(at) = found.iter().position(|player| player.id == word) {
        return Ok(found.swap_remove(at));
    }
    if found.len() > 1 {
        let ids: Vec<String> = found.iter().take(10).map(|player| player.id.clone()).collect();
        return Err(words::several_players(lang, word, &ids));
    }
    if let Some(player) = found.pop() {
        return Ok(player);
    }
    let (mut names, mut from) = (Vec::new(), None::<String>);
    loop {
        let page = host.store.players(from.as_deref(), PAGE).map_err(failed(lang))?;
        let full = page.len() == PAGE;
        from = page.last().map(|player| player.id.clone());
        names.extend(page.into_iter().map(|player| player.name));
        if !full {
            break;
        }
    }
    Err(words::no_player(lang, word, &nearest(word, names.iter().map(String::as_str))))
}

async fn reset_password(host: &Host, lang: Lang, name: &str) -> Result<Reply, Refusal> {
    let PlayerRow { id, name, .. } = player(host, lang, name)?;
    let password = host.desk.reset_password(&id).await.map_err(failed(lang))?;
    tracing::info!(player = id, "the host gave a player a new password");
    Ok(Reply::Password { id, name, password })
}

fn bans(host: &Host, lang: Lang) -> Result<Reply, Refusal> {
    let bans = host.store.bans().map_err(failed(lang))?;
    Ok(Reply::Bans { bans: bans.into_iter().map(|ban| ban_line(host, ban)).collect() })
}

fn ban_line(host: &Host, ban: BanRow) -> BanLine {
    let player = (ban.kind == BanKind::Player).then(|| host.store.player(&ban.value).ok().flatten());
    let name = player.flatten().map(|player| player.name);
    BanLine { kind: ban.kind.word().to_owned(), value: ban.value, name, at: ban.at, reason: ban.reason }
}

/// An address or a network is written in one way only.
fn address(who: &str) -> Option<String> {
    if let Ok(net) = who.parse::<IpNet>() {
        return Some(net.trunc().to_string());
    }
    who.parse::<IpAddr>().ok().map(|address| address.to_canonical().to_string())
}

async fn ban(host: &Host, lang: Lang, who: &str, reason: String) -> Result<Reply, Refusal> {
    let (kind, value) = match address(who) {
        Some(address) => (BanKind::Address, address),
        None => (BanKind::Player, player(host, lang, who)?.id),
    };
    let ban = BanRow { kind, value, at: moment::now(), reason };
    host.desk.ban(ban.clone()).await.map_err(failed(lang))?;
    tracing::info!(kind = kind.word(), value = ban.value, reason = ban.reason, "the host banned somebody");
    Ok(Reply::Banned { ban: ban_line(host, ban) })
}

async fn unban(host: &Host, lang: Lang, who: &str) -> Result<Reply, Refusal> {
    let (kind, value) = match address(who) {
        Some(address) => (BanKind::Address, address),
        None => (BanKind::Player, player(host, lang, who)?.id),
    };
    match host.desk.unban(kind, &value).await {
        Ok(()) => {
            tracing::info!(kind = kind.word(), value, "the host ended a ban");
            Ok(Reply::Unbanned { kind: kind.word().to_owned(), value })
        }
        Err(StoreError::Missing) => Err(words::not_banned(lang, who)),
        Err(error) => Err(failed(lang)(error)),
    }
}

/// The words that are most like a word, the best three: those with the fewest slips of a finger between them first.
fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let wanted = word.to_lowercase();
    let mut close: Vec<(usize, f64, &str)> = known
        .filter_map(|other| {
            let written = other.to_lowercase();
            let likeness = strsim::jaro_winkler(&wanted, &written);
            (likeness > 0.7).then(|| (strsim::damerau_levenshtein(&wanted, &written), likeness, other))
        })
        .collect();
    close.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| b.1.total_cmp(&a.1)).then_with(|| a.2.cmp(b.2)));
    close.dedup_by(|a, b| a.2 == b.2);
    close.into_iter().take(3).map(|(.., other)| other.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{address, nearest};

    #[test]
    fn addresses_and_networks_are_written_in_one_way() {
        assert_eq!(address("::ffff:192.0.2.7").as_deref(), Some("192.0.2.7"));
        assert_eq!(address("2001:DB8:0::1").as_deref(), Some("2001:db8::1"));
        assert_eq!(address("198.51.100.77/24").as_deref(), Some("198.51.100.0/24"));
        assert_eq!(address("Mallory"), None);
    }

    #[test]
    fn the_nearest_words_come_first_and_strange_ones_not_at_all() {
        let known = ["Paula", "Pauline", "Bob", "Paula"];
        assert_eq!(nearest("paule", known.into_iter()), ["Paula", "Pauline"]);
        assert!(nearest("zzz", known.into_iter()).is_empty());
    }
}
