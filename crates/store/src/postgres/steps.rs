//! The statements of one change, on their way together: what one of them did not find is seen when all are heard, and then none of them counts.

use deadpool_postgres::Object;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::flight::{Statement, in_order};
use crate::StoreError;

/// Why a change was not made.
#[derive(Debug)]
pub enum Fault {
    /// It was refused: nothing else is touched by it.
    Refused(StoreError),
    /// The database raised an error, and counts nothing of the transaction any more.
    Raised(Error),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Raised(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Refused(error)
    }
}

pub type Done = Result<(), Fault>;
/// What a statement speaks of.
pub type Value<'a> = Box<dyn ToSql + Sync + Send + 'a>;

/// The values of a statement, in order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$(Box::new($value) as $crate::postgres::steps::Value<'_>),*] };
}
pub(super) use values;

/// A statement, and what it means if it does not find its one row.
struct Step<'a> {
    sql: &'static str,
    values: Vec<Value<'a>>,
    otherwise: Option<StoreError>,
}

impl Step<'_> {
    async fn run(&self, connection: &Object, statement: &tokio_postgres::Statement) -> Result<u64, Error> {
        let values: Vec<&(dyn ToSql + Sync)> =
            self.values.iter().map(|value| value.as_ref() as &(dyn ToSql + Sync)).collect();
        connection.execute(statement, &values).await
    }
}

/// Statements in their order.
#[derive(Default)]
pub struct Steps<'a>(Vec<Step<'a>>);

impl<'a> Steps<'a> {
    /// A statement that finds as many rows as there are.
    pub fn run(&mut self, sql: &'static str, values: Vec<Value<'a>>) {
        self.0.push(Step { sql, values, otherwise: None });
    }

    /// A statement that speaks of one row, which must be there.
    pub fn one(&mut self, sql: &'static str, values: Vec<Value<'a>>) {
        self.must(sql, values, StoreError::Missing);
    }

    /// A statement that finds its row only if nobody else was first.
    pub fn first(&mut self, sql: &'static str, values: Vec<Value<'a>>) {
        self.must(sql, values, StoreError::Taken);
    }

    /// A statement that finds its row, or the change is refused for this reason.
    pub fn must(&mut self, sql: &'static str, values: Vec<Value<'a>>, otherwise: StoreError) {
        self.0.push(Step { sql, values, otherwise: Some(otherwise) });
    }

    /// Sends all. The first that went wrong says what became of the change: those behind it may have gone wrong for no other reason.
    pub async fn send(self, connection: &Object) -> Done {
        let mut prepared = Vec::with_capacity(self.0.len());
        for step in &self.0 {
            prepared.push(connection.prepare_cached(step.sql).await?);
        }
        let sent: Vec<Statement<'_, Result<u64, Error>>> = (self.0.iter().zip(&prepared))
            .map(|(step, statement)| Box::pin(step.run(connection, statement)) as Statement<'_, _>)
            .collect();
        for (heard, step) in in_order(sent).await.into_iter().zip(&self.0) {
            let found = heard?;
            if let Some(error) = step.otherwise.as_ref().filter(|_| found != 1) {
                return Err(error.clone().into());
            }
        }
        Ok(())
    }
}
