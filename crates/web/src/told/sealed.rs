//! What only one browser can read (RFC 8291, message encryption for web push: aes128gcm), and who it comes from (RFC 8292, VAPID).

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use serde_json::json;
use sha2::Sha256;

/// A public key is so long: both coordinates, and a byte that says so.
pub const KEY: usize = 65;
/// A browser's secret.
pub const AUTH: usize = 16;
/// The length of a record; what we say fits into one.
const RECORD: u32 = 4_096;
/// Seconds for which a word about the sender holds: RFC 8292 allows a day.
const HOLDS: i64 = 12 * 3_600;

/// Bytes in the letters of URLs.
pub fn letters(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Letters of URLs as bytes; some browsers write the padding.
pub fn bytes(letters: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(letters.trim_end_matches('=')).ok()
}

/// The public key of a secret one.
pub fn public(secret: &SecretKey) -> Vec<u8> {
    secret.public_key().to_sec1_point(false).as_bytes().to_vec()
}

/// Seals a text for a browser; `sender` and `salt` are used once. `None` if the browser's key is none.
pub fn seal(text: &[u8], key: &[u8], auth: &[u8], sender: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    let receiver = PublicKey::from_sec1_bytes(key).ok().filter(|_| key.len() == KEY && auth.len() == AUTH)?;
    let own = public(sender);
    let shared = ecdh::diffie_hellman(sender.to_nonzero_scalar(), receiver.as_affine());
    let info = [b"WebPush: info\0".as_slice(), key, &own].concat();
    let mut material = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes().as_slice())
        .expand(&info, &mut material)
        .ok()?;
    let derived = Hkdf::<Sha256>::new(Some(&salt), &material);
    let (mut content, mut nonce) = ([0; 16], [0; 12]);
    derived.expand(b"Content-Encoding: aes128gcm\0", &mut content).ok()?;
    derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // A byte says that this record is the last one.
    let whole = [text, &[2]].concat();
    let cipher = Aes128Gcm::new_from_slice(&content).ok()?;
    let sealed = cipher.encrypt(&nonce.into(), whole.as_slice()).ok()?;
    let head = [salt.as_slice(), &RECORD.to_be_bytes(), &[KEY as u8], &own].concat();
    Some([head, sealed].concat())
}

/// The word about the sender for one place: who signs, for whom, until when, and where he can be reached.
pub fn introduce(secret: &SecretKey, origin: &str, contact: &str, now: i64) -> String {
    let head = letters(json!({ "typ": "JWT", "alg": "ES256" }).to_string().as_bytes());
    let claims = json!({ "aud": origin, "exp": now + HOLDS, "sub": contact }).to_string();
    let said = format!("{head}.{}", letters(claims.as_bytes()));
    let signed: Signature = SigningKey::from(secret).sign(said.as_bytes());
    format!("vapid t={said}.{}, k={}", letters(&signed.to_bytes()), letters(&public(secret)))
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    fn secret(letters: &str) -> SecretKey {
        SecretKey::from_slice(&bytes(letters).expect("letters")).expect("a key")
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_text_is_sealed_as_in_the_example_of_the_standard() {
        let sender = secret("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let key =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
                .expect("a key");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg").expect("a secret");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").expect("salt").try_into().expect("sixteen bytes");
        let sealed =
            seal(b"When I grow up, I want to be a watermelon", &key, &auth, &sender, salt).expect("sealed");
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                      EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(letters(&sealed), wanted);
    }

    #[test]
    fn a_key_that_is_none_is_refused() {
        let sender = secret("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        assert_eq!(seal(b"x", &[4; KEY], &[0; AUTH], &sender, [0; 16]), None, "not on the curve");
        assert_eq!(seal(b"x", &public(&sender), &[0; 3], &sender, [0; 16]), None, "a short secret");
        assert_eq!(seal(b"x", &[], &[0; AUTH], &sender, [0; 16]), None);
    }

    #[test]
    fn the_word_about_the_sender_is_signed_for_one_place_and_half_a_day() {
        let own = secret("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let word = introduce(&own, "https://push.example.org", "https://games.example.org", 1_000);
        let token = word.strip_prefix("vapid t=").and_then(|rest| rest.split(',').next()).expect("a token");
        let (said, signed) = token.rsplit_once('.').expect("a signature");
        let signature = Signature::from_slice(&bytes(signed).expect("letters")).expect("a signature");
        VerifyingKey::from(own.public_key()).verify(said.as_bytes(), &signature).expect("it fits");
        let claims = bytes(said.split('.').nth(1).expect("claims")).expect("letters");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example.org", "exp": 44_200, "sub": "https://games.example.org" })
        );
        assert!(word.ends_with(&letters(&public(&own))));
    }
}
