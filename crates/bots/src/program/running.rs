//! A program that runs (child process), with a thread for each direction: whoever asks it never waits for its pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// Lines of a program that nobody has read yet; then it has to wait.
const UNREAD: usize = 64;

/// The longest line of a program: answers are short.
const LONGEST: u64 = 4096;

/// A program that runs.
pub(super) struct Running {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
    /// Whether it has said that it is.
    pub(super) ready: bool,
    /// Answers of the match that it has been told.
    pub(super) told: usize,
    /// Lines that it still owes for questions that were answered for it.
    pub(super) late: usize,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Whether it ends by itself or not does not matter any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    pub(super) fn start(command: &str) -> Result<Running, String> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("it cannot be started: {error}"))?;
        let (mut input, output) =
            child.stdin.take().zip(child.stdout.take()).ok_or("it has no input or output")?;
        let (to, lines) = channel::<String>();
        // Ends with the program, or when there is nobody who would say something.
        thread::spawn(move || {
            for line in lines {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        let (send, from) = sync_channel(UNREAD);
        // Ends with the program's output, or when nobody wants its lines any more.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while output.by_ref().take(LONGEST).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                line.clear();
                if send.send(text).is_err() {
                    break;
                }
            }
        });
        Ok(Running { child, to, from, ready: false, told: 0, late: 0 })
    }

    /// Whether it has ended.
    pub(super) fn has_ended(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_some())
    }

    pub(super) fn say(&self, message: &Value) -> Result<(), String> {
        self.to.send(format!("{message}\n")).map_err(|_| "it has ended".to_owned())
    }

    /// A line, if one comes in time. Those that come too late for an earlier question are thrown away.
    pub(super) fn hear(&mut self, time: Duration) -> Result<Option<String>, String> {
        let until = Instant::now() + time;
        loop {
            match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(_) if self.late > 0 => self.late -= 1,
                Ok(line) => return Ok(Some(line)),
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err("it has ended".to_owned()),
            }
        }
    }
}
