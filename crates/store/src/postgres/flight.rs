//! Several statements on their way at once (pipelining): all are sent before the first answer is waited for, in their order, so that many cost one
//! journey.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

/// A statement that is not sent before it is looked at.
pub type Statement<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Sends all, in this order, and hears all. The client sends a statement when it is polled for the first time.
pub async fn in_order<T>(mut statements: Vec<Statement<'_, T>>) -> Vec<T> {
    let mut answers: Vec<Option<T>> = statements.iter().map(|_| None).collect();
    poll_fn(|context| {
        let mut waits = false;
        for (statement, answer) in statements.iter_mut().zip(&mut answers) {
            if answer.is_none() {
                match statement.as_mut().poll(context) {
                    Poll::Ready(heard) => *answer = Some(heard),
                    Poll::Pending => waits = true,
                }
            }
        }
        if waits { Poll::Pending } else { Poll::Ready(()) }
    })
    .await;
    answers.into_iter().flatten().collect()
}
