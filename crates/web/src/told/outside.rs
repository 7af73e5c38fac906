//! Addresses that a browser has named, and that this server is to call: never one of its own network (server-side request forgery).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;

/// Which addresses may be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outside {
    /// Those that everybody can reach, by TLS.
    #[default]
    Public,
    /// Any at all: for tests, whose other end is this machine.
    Anywhere,
}

/// Whom to call: a name, a port, and whether by TLS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    pub host: String,
    pub port: u16,
    pub secure: bool,
    /// What is asked for there.
    pub path: String,
}

/// The longest address.
const LONGEST: usize = 1_000;

impl Outside {
    /// Reads an address, and refuses what cannot be called.
    pub fn read(self, address: &str) -> Option<Called> {
        let uri: Uri = address.parse().ok().filter(|_| address.len() <= LONGEST)?;
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" if self == Outside::Anywhere => false,
            _ => return None,
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        // Who writes an address of the network instead of a name writes one that everybody can reach.
        let known = host.parse::<IpAddr>().ok().is_none_or(|ip| self.allows(ip));
        (known && !host.is_empty()).then_some(Called { host, port, secure, path })
    }

    fn allows(self, ip: IpAddr) -> bool {
        self == Outside::Anywhere || is_public(ip)
    }

    /// Where a name leads now: one of its addresses, if all of them may be called. That one is then called, whatever the name leads to a moment later.
    pub async fn find(self, called: &Called) -> Option<SocketAddr> {
        let found = tokio::net::lookup_host((called.host.as_str(), called.port)).await.ok()?;
        let all: Vec<SocketAddr> = found.collect();
        let fit = all.iter().all(|address| self.allows(address.ip()));
        all.first().copied().filter(|_| fit)
    }
}

/// Whether everybody can reach an address: not this machine, not a network of its own, nothing that is set aside.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let set_aside = a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !(set_aside
        || ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_multicast()
        || ip.is_broadcast())
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    if let Some(inside) = ip.to_ipv4_mapped() {
        return is_public_v4(inside);
    }
    // Of what is given out to everybody (2000::/3) some is set aside: documentation, tunnels, benchmarks.
    let global = a & 0xe000 == 0x2000;
    let set_aside = (a == 0x2001 && (b < 0x0200 || b == 0x0db8)) || a == 0x2002 || a == 0x3fff;
    global && !set_aside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_called() {
        for public in ["1.1.1.1", "142.250.74.10", "198.20.0.1", "2a00:1450:4001::1", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "192.0.2.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "64:ff9b::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:192.168.0.1",
            "2001::1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
    }

    #[test]
    fn an_address_is_by_tls_and_names_nobody_inside() {
        let public = Outside::Public;
        let read = public.read("https://push.example.org/a/b?c=d").expect("an address");
        let (host, path) = ("push.example.org".to_owned(), "/a/b?c=d".to_owned());
        assert_eq!(read, Called { host, port: 443, secure: true, path });
        for bad in [
            "http://push.example.org/",
            "https://user:pass@push.example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[fe80::1]:8443/",
            "https://169.254.169.254/latest",
            "/a/b",
            "gopher://example.org/",
            "https:///nothing",
        ] {
            assert_eq!(public.read(bad), None, "{bad}");
        }
        assert_eq!(public.read(&format!("https://example.org/{}", "x".repeat(2_000))), None);
        assert_eq!(Outside::Anywhere.read("http://127.0.0.1:9/x").map(|called| called.port), Some(9));
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_called() {
        let called = Outside::Anywhere.read("https://localhost:1/x").expect("an address");
        assert_eq!(Outside::Public.find(&called).await, None);
        assert!(Outside::Anywhere.find(&called).await.is_some_and(|found| found.ip().is_loopback()));
    }
}
