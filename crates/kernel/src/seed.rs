//! A seed: what all luck of a match is derived from, and the hash that commits to it beforehand.

use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

/// Thirty-two bytes from which a match's luck follows. Its hash is shown when the match begins, the seed itself when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// The SHA-256 of a seed's thirty-two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SeedHash([u8; 32]);

/// A word that is not thirty-two bytes in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is not 64 hexadecimal digits")]
pub struct BadHex(pub String);

impl Seed {
    /// A seed of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a word stands for: 64 hexadecimal digits are the seed itself, any other text is hashed.
    #[must_use]
    pub fn from_word(word: &str) -> Seed {
        Seed::from_hex(word).unwrap_or_else(|_| Seed(Sha256::digest(word.as_bytes()).into()))
    }

    /// The seed written as 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Seed, BadHex> {
        read_hex(text).map(Seed)
    }

    /// What is published before the match.
    #[must_use]
    pub fn hash(&self) -> SeedHash {
        SeedHash(Sha256::digest(self.0).into())
    }

    /// The seed of game number `n` of a series that this seed stands for.
    #[must_use]
    pub fn child(&self, n: u64) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(self.0);
        hasher.update(n.to_le_bytes());
        Seed(hasher.finalize().into())
    }

    /// A short form for generators that need no more.
    #[must_use]
    pub fn short(&self) -> u64 {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&self.0[..8]);
        u64::from_le_bytes(bytes)
    }

    pub(crate) fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

impl SeedHash {
    /// The hash written as 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<SeedHash, BadHex> {
        read_hex(text).map(SeedHash)
    }
}

fn read_hex(text: &str) -> Result<[u8; 32], BadHex> {
    let wrong = || BadHex(text.to_owned());
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let pair = std::str::from_utf8(pair).map_err(|_| wrong())?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = String::with_capacity(64);
    for byte in bytes {
        write!(text, "{byte:02x}")?;
    }
    f.pad(&text)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_written_and_read_back() {
        let seed = Seed::from_word("1897");
        assert_eq!(Seed::from_hex(&seed.to_string()), Ok(seed));
        assert_eq!(Seed::from_word(&seed.to_string()), seed);
        assert!(Seed::from_hex("8f3c").is_err());
        assert!(Seed::from_hex(&"é".repeat(32)).is_err());
    }

    #[test]
    fn the_published_hash_is_plain_sha_256_of_the_bytes() {
        // Anybody can check it with another tool: 32 zero bytes.
        assert_eq!(
            Seed::new([0; 32]).hash().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn children_differ() {
        let seed = Seed::from_word("series");
        assert_ne!(seed.child(0), seed.child(1));
        assert_eq!(seed.child(7), seed.child(7));
    }
}
