import Campus
import Crypto
import Foundation

/// The name of somebody's published calendar: `sam-TOKEN.ics`.
///
/// Whoever knows the name may read the file, so nobody guesses it: the token is 130 random bits, and
/// 40 that sign it together with the handle. By its signature a file is known for one that was
/// written here, when nothing else is left of the person.
struct PublishedName: Hashable {
    let text: String
    let handle: Handle

    private static let randomLength = 26
    private static let signatureLength = 8
    private static let end = ".ics"
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    /// A token as it is kept.
    static func token() -> String {
        var generator = SystemRandomNumberGenerator()
        let letters = (0..<randomLength).map { _ in
            alphabet[Int.random(in: alphabet.indices, using: &generator)]
        }
        return String(decoding: letters, as: UTF8.self)
    }

    init(_ handle: Handle, token: String, key: String) {
        self.handle = handle
        text = "\(handle)-\(token)\(Self.signature(of: handle, token, key))\(Self.end)"
    }

    /// Nil for a file that was not written here.
    init?(file name: String, key: String) {
        guard let (handle, letters) = Self.parts(of: name) else { return nil }
        self.init(handle, token: String(letters.prefix(Self.randomLength)), key: key)
        guard text == name else { return nil }
    }

    /// Whether a file has such a name, whoever signed it.
    static func isForm(of name: String) -> Bool { parts(of: name) != nil }

    private static func parts(of name: String) -> (Handle, letters: Substring)? {
        guard name.hasSuffix(end) else { return nil }
        let stem = name.dropLast(end.count)
        guard let hyphen = stem.lastIndex(of: "-"), let handle = Handle(stem[..<hyphen]) else {
            return nil
        }
        let letters = stem[stem.index(after: hyphen)...]
        guard letters.utf8.count == randomLength + signatureLength,
            letters.utf8.allSatisfy(alphabet.contains)
        else { return nil }
        return (handle, letters)
    }

    private static func signature(of handle: Handle, _ token: String, _ key: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("\(handle)/\(token)".utf8), using: SymmetricKey(data: Data(key.utf8)))
        let number = code.prefix(5).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let letters = (0..<signatureLength).map { place in
            alphabet[Int(number >> (5 * UInt64(place)) & 31)]
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
