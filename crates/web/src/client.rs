//! Who is at the other end of a connection: the address, through the proxies that the host trusts (`X-Forwarded-For`, `Forwarded`).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderName, header};
use ipnet::IpNet;

/// The header in which a trusted proxy says whom it speaks for. Only one is believed: a proxy passes the other one on as a client wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProxyHeader {
    #[default]
    XForwardedFor,
    Forwarded,
}

/// The proxies that the host trusts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies {
    pub nets: Vec<IpNet>,
    pub header: ProxyHeader,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    pub address: IpAddr,
    /// Whether the browser speaks TLS, as a trusted proxy says.
    pub secure: bool,
    /// Whether the request says that it came through a proxy that is not trusted.
    pub unknown_proxy: bool,
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

impl Proxies {
    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.nets.iter().any(|net| net.contains(&address))
    }

    /// Who asks, by the connection and the headers of the request.
    pub fn client(&self, extensions: &Extensions, headers: &HeaderMap) -> Client {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer =
            peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip().to_canonical());
        if !self.trusts(peer) {
            let unknown_proxy =
                [FORWARDED_FOR, header::FORWARDED, header::VIA].iter().any(|name| headers.contains_key(name));
            return Client { address: peer, secure: false, unknown_proxy };
        }
        let (hops, secure) = match self.header {
            ProxyHeader::XForwardedFor => {
                let hops = values(headers, &FORWARDED_FOR).map(address).collect::<Vec<_>>();
                let proto = values(headers, &FORWARDED_PROTO).last().unwrap_or_default();
                (hops, proto.eq_ignore_ascii_case("https"))
            }
            ProxyHeader::Forwarded => {
                let all: Vec<&str> = values(headers, &header::FORWARDED).collect();
                let hops = all.iter().map(|hop| parameter(hop, "for").and_then(address)).collect();
                let proto = all.last().and_then(|hop| parameter(hop, "proto")).unwrap_or_default();
                (hops, proto.eq_ignore_ascii_case("https"))
            }
        };
        Client { address: self.nearest(peer, &hops), secure, unknown_proxy: false }
    }

    /// The hop nearest to us that is not a trusted proxy. What stands before it anybody may have written.
    fn nearest(&self, peer: IpAddr, hops: &[Option<IpAddr>]) -> IpAddr {
        let mut nearest = peer;
        for hop in hops.iter().rev() {
            let Some(hop) = hop else { break };
            nearest = *hop;
            if !self.trusts(nearest) {
                break;
            }
        }
        nearest
    }
}

/// The parts of a header between commas, over all its lines.
fn values<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or_default());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// A parameter of one part of `Forwarded`.
fn parameter<'a>(hop: &'a str, wanted: &str) -> Option<&'a str> {
    let pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
    let mut found = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case(wanted));
    found.next().map(|(_, value)| value.trim().trim_matches('"'))
}

/// An address, with a port or without, in brackets or without.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    address.map(|address| address.to_canonical())
}

/// How an address is counted: of IPv6 the first 64 bits, since whoever has one has them all.
pub fn counted(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

impl Client {
    pub fn key(&self) -> String {
        counted(self.address)
    }

    /// Whether it is a program on this machine, and nobody behind a proxy. Without a connection there is no address: then it is this very program.
    pub fn is_here(&self) -> bool {
        (self.address.is_loopback() || self.address.is_unspecified()) && !self.unknown_proxy
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client(proxies: &Proxies, peer: &str, headers: &[(&str, &str)]) -> Client {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().expect("an address"), 7)));
        let pairs = headers.iter().map(|(name, value)| {
            (
                HeaderName::from_bytes(name.as_bytes()).expect("a name"),
                HeaderValue::from_str(value).expect("a value"),
            )
        });
        proxies.client(&extensions, &pairs.collect())
    }

    fn trusted(header: ProxyHeader) -> Proxies {
        let nets = ["127.0.0.1/32", "10.0.0.0/8", "fd00::/8"];
        Proxies { nets: nets.map(|net| net.parse().expect("a net")).to_vec(), header }
    }

    #[test]
    fn nobody_chooses_an_address_without_a_trusted_proxy() {
        let forged = client(
            &Proxies::default(),
            "192.0.2.7",
            &[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-proto", "https")],
        );
        assert_eq!(forged.key(), "192.0.2.7");
        assert!(!forged.secure && forged.unknown_proxy);
    }

    #[test]
    fn the_hop_nearest_to_the_trusted_proxies_is_believed() {
        let proxies = trusted(ProxyHeader::XForwardedFor);
        let through = |hops: &str| client(&proxies, "127.0.0.1", &[("x-forwarded-for", hops)]).key();
        assert_eq!(through("198.51.100.1"), "198.51.100.1");
        assert_eq!(
            through("203.0.113.9, 198.51.100.1, 10.0.0.3"),
            "198.51.100.1",
            "the first one is made up"
        );
        assert_eq!(through("nonsense, 10.0.0.3"), "10.0.0.3");
        assert_eq!(through("198.51.100.1:4711"), "198.51.100.1");
        assert_eq!(through("2001:db8:1:2:3::4"), "2001:db8:1:2::/64");
        assert_eq!(through("::ffff:198.51.100.1"), "198.51.100.1");
        let both = [("x-forwarded-for", "198.51.100.1"), ("forwarded", "for=203.0.113.9")];
        assert_eq!(
            client(&proxies, "127.0.0.1", &both).key(),
            "198.51.100.1",
            "the proxy passes the other on"
        );
        assert_eq!(client(&proxies, "127.0.0.1", &both[1..]).key(), "127.0.0.1");
    }

    #[test]
    fn the_standard_header_is_read_where_the_proxy_writes_it() {
        let proxies = trusted(ProxyHeader::Forwarded);
        let through = |hops: &str| client(&proxies, "10.1.2.3", &[("forwarded", hops)]);
        let v6 = through("for=203.0.113.9, for=\"[2001:db8::7]:4711\";proto=https;by=10.0.0.3");
        assert_eq!((v6.key().as_str(), v6.secure), ("2001:db8::/64", true));
        assert_eq!(through("for=unknown").key(), "10.1.2.3");
        assert!(!through("proto=https, for=198.51.100.1").secure, "only the nearest one counts");
    }

    #[test]
    fn tls_is_believed_from_a_trusted_proxy_alone() {
        let proxies = trusted(ProxyHeader::XForwardedFor);
        assert!(client(&proxies, "127.0.0.1", &[("x-forwarded-proto", "https")]).secure);
        assert!(!client(&proxies, "127.0.0.1", &[("x-forwarded-proto", "https, http")]).secure);
        assert!(!client(&proxies, "192.0.2.7", &[("x-forwarded-proto", "https")]).secure);
    }
}
