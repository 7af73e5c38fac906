//! Every list of tables is read through an index, however many tables there are.

mod place;

use place::Place;
use store::List;

#[tokio::test]
async fn no_result_is_searched_for() {
    let place = Place::new();
    drop(place.open());
    let connection = rusqlite::Connection::open(place.path()).expect("a file");
    for sql in store::testing::result_sql() {
        let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a statement");
        let plan: Vec<String> =
            statement.raw_query().mapped(|row| row.get(3)).collect::<Result<_, _>>().expect("a plan");
        let plan = plan.join("; ");
        assert!(plan.contains("SEARCH results USING") && plan.contains("INDEX results_"), "{sql}: {plan}");
        for part in ["SCAN seats", "SCAN tables", "SCAN results USING"] {
            assert!(!plan.contains(part), "{sql}: {plan}");
        }
    }
}

#[tokio::test]
async fn no_list_is_sorted_or_searched_through() {
    let place = Place::new();
    drop(place.open());
    let connection = rusqlite::Connection::open(place.path()).expect("a file");
    for list in [
        List::Waiting,
        List::Gathering,
        List::Running,
        List::WithBots,
        List::All,
        List::Due,
        List::Finished,
        List::Of("p"),
        List::Inviting("q"),
    ] {
        let sql = format!("EXPLAIN QUERY PLAN {}", store::testing::page_sql(list));
        let mut statement = connection.prepare(&sql).expect("a statement");
        let plan: Vec<String> =
            statement.raw_query().mapped(|row| row.get(3)).collect::<Result<_, _>>().expect("a plan");
        let plan = plan.join("; ");
        let (index, sorted) = match list {
            // The few rows of the page are put in order once more after they have been joined.
            List::Of(_) => ("seats USING COVERING INDEX seats_of_player (player=? AND (", false),
            List::Inviting(_) => ("seats USING COVERING INDEX seats_invited (invited=? AND (", false),
            List::Waiting => ("tables USING INDEX tables_waiting ((", true),
            List::Gathering => ("tables USING INDEX tables_gathering ((", true),
            List::Running | List::WithBots => ("tables USING INDEX tables_running ((", true),
            List::Due => ("tables USING INDEX tables_due (due>? AND (", true),
            List::All => ("tables USING INDEX tables_by_birth ((", true),
            List::Finished => ("tables USING INDEX tables_finished ((", true),
        };
        assert!(plan.contains(&format!("SEARCH {index}")), "{list:?}: {plan}");
        assert!(!sorted || !plan.contains("TEMP B-TREE"), "{list:?}: {plan}");
    }
}
