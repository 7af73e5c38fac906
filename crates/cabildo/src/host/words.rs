//! The sentences of the host's tools, in both languages.

use std::path::Path;

use kernel::Lang;

fn list(words: &[String], lang: Lang) -> String {
    words.join(lang.say(" or ", " ou "))
}

pub fn no_file(lang: Lang, path: &Path) -> String {
    let path = path.display();
    lang.say(
        format!("there are no games in {path}: say with --data PATH where they are"),
        format!("il n'y a pas de parties dans {path} : dites avec --data PATH où elles sont"),
    )
}

pub fn unusable(lang: Lang, path: &Path, why: &str) -> String {
    let path = path.display();
    lang.say(
        format!("{path} cannot be used as a store: {why}"),
        format!("{path} ne peut pas servir de réserve de parties : {why}"),
    )
}

pub fn damaged(lang: Lang, path: &Path, why: &str) -> String {
    let path = path.display();
    lang.say(
        format!(
            "{path} is damaged ({why}). Put a backup in its place with `cabildo restore FROM --data {path}`, or look at what can still be read with `cabildo serve --read-only --data {path}`"
        ),
        format!(
            "{path} est endommagé ({why}). Mettez une sauvegarde à sa place avec `cabildo restore FROM --data {path}`, ou regardez ce qui se lit encore avec `cabildo serve --read-only --data {path}`"
        ),
    )
}

pub fn no_table(lang: Lang, word: &str, nearest: &[String]) -> String {
    if nearest.is_empty() {
        return lang.say(
            format!("there is no table \"{word}\": `cabildo tables` lists them"),
            format!("il n'y a pas de table « {word} » : `cabildo tables` les montre"),
        );
    }
    let nearest = list(nearest, lang);
    lang.say(
        format!("there is no table \"{word}\": did you mean {nearest}?"),
        format!("il n'y a pas de table « {word} » : vouliez-vous dire {nearest} ?"),
    )
}

pub fn no_player(lang: Lang, word: &str, nearest: &[String]) -> String {
    if nearest.is_empty() {
        return lang.say(
            format!("there is no player \"{word}\": `cabildo players` lists them"),
            format!("il n'y a pas de joueur « {word} » : `cabildo players` les montre"),
        );
    }
    let nearest = list(nearest, lang);
    lang.say(
        format!("there is no player \"{word}\": did you mean {nearest}?"),
        format!("il n'y a pas de joueur « {word} » : vouliez-vous dire {nearest} ?"),
    )
}

pub fn several_players(lang: Lang, word: &str, ids: &[String]) -> String {
    let (count, ids) = (ids.len(), list(ids, lang));
    lang.say(
        format!("{count} players are called \"{word}\": say which one by its id, {ids}"),
        format!("{count} joueurs s'appellent « {word} » : dites lequel par son identifiant, {ids}"),
    )
}

pub fn over(lang: Lang, table: &str) -> String {
    lang.say(format!("the table {table} is over already"), format!("la table {table} est déjà finie"))
}

pub fn closed_already(lang: Lang, table: &str) -> String {
    lang.say(format!("the table {table} is closed already"), format!("la table {table} est déjà fermée"))
}

pub fn not_banned(lang: Lang, word: &str) -> String {
    lang.say(
        format!("\"{word}\" is not banned: `cabildo ban` lists who is"),
        format!("« {word} » n'est pas banni : `cabildo ban` montre qui l'est"),
    )
}

pub fn store_failed(lang: Lang, why: &str) -> String {
    lang.say(format!("that could not be done: {why}"), format!("cela n'a pas pu être fait : {why}"))
}

pub fn silent_server(lang: Lang, pid: u32, why: &str) -> String {
    lang.say(
        format!(
            "the games are in use by process {pid}, and it does not answer the tools ({why}): stop it, then try again"
        ),
        format!(
            "les parties sont utilisées par le processus {pid}, et il ne répond pas aux outils ({why}) : arrêtez-le, puis réessayez"
        ),
    )
}

pub fn other_server(lang: Lang) -> String {
    lang.say(
        "the server that runs does not understand this: it is of another version".to_owned(),
        "le serveur qui tourne ne comprend pas ceci : il est d'une autre version".to_owned(),
    )
}
