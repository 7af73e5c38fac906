//! A connection whose client has to read: an answer that it leaves unread for too long ends it (slow read attack).

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A stream that fails when what is written is not taken in time.
pub struct Slow<S> {
    stream: S,
    patience: Duration,
    /// Runs from the moment when the client would take no more, until everything offered has been taken: a byte now and then does not help.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl<S> Slow<S> {
    pub fn new(stream: S, patience: Duration) -> Slow<S> {
        Slow { stream, patience, stuck: None }
    }

    fn watch(
        &mut self,
        context: &mut Context<'_>,
        offered: usize,
        taken: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match taken {
            Poll::Ready(Ok(length)) if length == offered => self.stuck = None,
            Poll::Ready(_) => {}
            Poll::Pending => {
                let patience = self.patience;
                let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
                if stuck.as_mut().poll(context).is_ready() {
                    return Poll::Ready(Err(io::Error::new(
                        io::ErrorKind::TimedOut,
                        "the client does not read",
                    )));
                }
            }
        }
        taken
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Slow<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Slow<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, bytes.len(), taken)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let offered = parts.iter().map(|part| part.len()).sum();
        let taken = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watch(context, offered, taken)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_a_byte_now_and_then_is_not_waited_for() {
        let (near, mut far) = tokio::io::duplex(16);
        let mut near = Slow::new(near, Duration::from_secs(30));
        let reading = tokio::spawn(async move {
            while far.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_secs(10)).await;
            }
        });
        let error = near.write_all(&[7; 1000]).await.expect_err("it is too slow");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(near);
        reading.await.expect("no panic");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_pauses_between_answers_is() {
        let (near, mut far) = tokio::io::duplex(16);
        let mut near = Slow::new(near, Duration::from_secs(30));
        let reading = tokio::spawn(async move {
            let mut buffer = [0; 64];
            let mut all = 0;
            while let Ok(length @ 1..) = far.read(&mut buffer).await {
                all += length;
                tokio::time::sleep(Duration::from_secs(9)).await;
            }
            all
        });
        for _ in 0..5 {
            near.write_all(&[7; 48]).await.expect("it is read in time");
        }
        drop(near);
        assert_eq!(reading.await.expect("no panic"), 240);
    }
}
