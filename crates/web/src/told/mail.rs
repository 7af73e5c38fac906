//! Mails, given to the host's server (SMTP). What it does with them is its affair; that nothing is sent twice is ours.

use std::fmt;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::identity::fresh;

/// How long the server may take for each word.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest address.
const LONGEST: usize = 254;

/// Who takes our mails, and whom they come from.
#[derive(Clone)]
pub struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    place: String,
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No password in any log.
        f.debug_struct("Post").field("place", &self.place).finish_non_exhaustive()
    }
}

/// Who we are to the server.
#[derive(Clone)]
pub struct Credentials {
    pub user: String,
    pub password: String,
}

/// What would be right for a server that cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPost {
    #[error(
        "\"{0}\": say it as smtps://mail.example.org, smtp://mail.example.org:587, or smtp+plain://127.0.0.1:25 on this machine"
    )]
    Place(String),
    #[error(
        "a password does not stand in an address: put user and password into a file (--smtp-credentials FILE)"
    )]
    Password,
    #[error("smtp+plain speaks without TLS: on this machine alone, not to {0}")]
    Plain(String),
    #[error("a password is not sent without TLS: say smtps:// or smtp://")]
    InTheClear,
    #[error("\"{0}\": say whom mails come from, for example --mail-from \"Cabildo <games@example.org>\"")]
    From(String),
    #[error("{0}")]
    Tls(String),
}

impl Post {
    /// A server as the host has typed it: `smtps://` begins with TLS, `smtp://` asks for it before anything else (STARTTLS) and goes no further without,
    /// `smtp+plain://` has none.
    pub fn read(place: &str, from: &str, credentials: Option<Credentials>) -> Result<Post, BadPost> {
        let wrong = || BadPost::Place(place.to_owned());
        let (scheme, rest) = place.split_once("://").ok_or_else(wrong)?;
        let rest = rest.trim_end_matches('/');
        if rest.contains('@') {
            return Err(BadPost::Password);
        }
        let bracketed = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let (host, port) = match bracketed {
            Some((host, port)) => (host, port.strip_prefix(':')),
            None => rest.split_once(':').map_or((rest, None), |(host, port)| (host, Some(port))),
        };
        let port = port.map(|port| port.parse::<u16>().map_err(|_| wrong())).transpose()?;
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:".contains(&byte);
        if host.is_empty() || !host.bytes().all(plain) {
            return Err(wrong());
        }
        let parameters =
            || TlsParameters::new(host.to_owned()).map_err(|error| BadPost::Tls(error.to_string()));
        let (tls, usual) = match scheme {
            "smtps" => (Tls::Wrapper(parameters()?), 465),
            "smtp" => (Tls::Required(parameters()?), 587),
            "smtp+plain" if !is_here(host) => return Err(BadPost::Plain(host.to_owned())),
            "smtp+plain" if credentials.is_some() => return Err(BadPost::InTheClear),
            "smtp+plain" => (Tls::None, 25),
            _ => return Err(wrong()),
        };
        let builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host);
        let mut builder = builder.port(port.unwrap_or(usual)).tls(tls).timeout(Some(PATIENCE));
        if let Some(Credentials { user, password }) = credentials {
            builder = builder.credentials((user, password).into());
        }
        let from = from.parse().map_err(|_| BadPost::From(from.to_owned()))?;
        Ok(Post { transport: builder.build(), from, place: place.to_owned() })
    }

    /// An address as somebody has typed it, in one spelling; `None` if it is none.
    pub fn address(typed: &str) -> Option<String> {
        let typed = typed.trim();
        let address: Address = typed.parse().ok().filter(|_| typed.len() <= LONGEST)?;
        let fits = typed.chars().all(|c| !c.is_control()) && address.domain().contains('.');
        fits.then(|| format!("{}@{}", address.user(), address.domain().to_lowercase()))
    }

    /// Sends a mail, once: whether the server has taken it. A mail of whose fate nothing is known is not sent again.
    pub async fn send(&self, mail: &Mail<'_>) -> bool {
        let Some(message) = self.written(mail) else { return false };
        match self.transport.send(message).await {
            Ok(_) => true,
            Err(error) => {
                tracing::warn!(%error, "a mail was not taken");
                false
            }
        }
    }

    fn written(&self, mail: &Mail<'_>) -> Option<Message> {
        let Mail { to, subject, text, lang, off } = mail;
        let header = |builder: MessageBuilder, name: &'static str, value: String| {
            builder.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value))
        };
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.parse().ok()?))
            .subject(*subject)
            .message_id(Some(format!("<{}@{}>", fresh(24), self.from.email.domain())))
            .date_now()
            .header(ContentType::TEXT_PLAIN);
        // No machine answers a machine (RFC 3834).
        let builder = header(builder, "Auto-Submitted", "auto-generated".to_owned());
        let mut builder = header(builder, "Content-Language", (*lang).to_owned());
        if let Some(off) = off {
            // One click in the reader's program ends the mails (RFC 8058).
            builder = header(builder, "List-Unsubscribe", format!("<{off}>"));
            builder = header(builder, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        builder.body((*text).to_owned()).ok()
    }
}

/// One mail.
pub struct Mail<'a> {
    pub to: &'a str,
    pub subject: &'a str,
    pub text: &'a str,
    pub lang: &'a str,
    /// Where one click ends such mails.
    pub off: Option<&'a str>,
}

/// Whether a host is this machine.
fn is_here(host: &str) -> bool {
    host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: &str = "Cabildo <games@example.org>";

    fn read(place: &str, named: bool) -> Result<String, BadPost> {
        let credentials = named.then(|| Credentials { user: "u".into(), password: "secret".into() });
        Post::read(place, FROM, credentials).map(|post| format!("{post:?}"))
    }

    #[test]
    fn a_server_is_spoken_to_with_tls_but_on_this_machine() {
        for good in ["smtps://mail.example.org", "smtp://mail.example.org:2525", "smtps://[2a00::1]:465"] {
            let shown = read(good, true).expect("a server");
            assert!(!shown.contains("secret"), "no password in a log: {shown}");
        }
        read("smtp+plain://127.0.0.1:2525", false).expect("on this machine");
        assert_eq!(read("smtp+plain://localhost", true), Err(BadPost::InTheClear));
        assert_eq!(
            read("smtp+plain://mail.example.org", false),
            Err(BadPost::Plain("mail.example.org".into()))
        );
        assert_eq!(read("smtps://user:pass@mail.example.org", false), Err(BadPost::Password));
        for bad in ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://a:port", "smtp://a b"] {
            assert_eq!(read(bad, false), Err(BadPost::Place(bad.to_owned())), "{bad}");
        }
        let from = Post::read("smtps://mail.example.org", "nobody", None).map(|_| ());
        assert_eq!(from, Err(BadPost::From("nobody".into())));
    }

    #[test]
    fn an_address_is_read_in_one_spelling() {
        assert_eq!(Post::address(" Ada@Example.ORG ").as_deref(), Some("Ada@example.org"));
        for bad in ["", "ada", "ada@", "ada@here", "ada@example.org\r\nBcc: x@example.org", "a b@example.org"]
        {
            assert_eq!(Post::address(bad), None, "{bad}");
        }
        assert_eq!(Post::address(&format!("{}@example.org", "a".repeat(300))), None);
    }

    #[test]
    fn a_mail_can_be_ended_by_one_click_and_says_that_a_machine_wrote_it() {
        let post = Post::read("smtp+plain://127.0.0.1:1", FROM, None).expect("a server");
        let off = Some("https://games.example.org/mail/abc/off");
        let mail =
            Mail {
                to: "ada@example.org", subject: "À vous : Puerto Rico", text: "été\n", lang: "fr", off
            };
        let written = String::from_utf8(post.written(&mail).expect("a mail").formatted()).expect("ASCII");
        for line in [
            "From: Cabildo <games@example.org>",
            "To: ada@example.org",
            "Auto-Submitted: auto-generated",
            "Content-Language: fr",
            "List-Unsubscribe: <https://games.example.org/mail/abc/off>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Message-ID: <",
        ] {
            assert!(written.contains(line), "{line}: {written}");
        }
        assert!(written.is_ascii(), "every server can pass it on: {written}");
        let without = Mail { off: None, ..mail };
        let written = String::from_utf8(post.written(&without).expect("a mail").formatted()).expect("ASCII");
        assert!(!written.contains("List-Unsubscribe"));
    }
}
