/// A feed's address, which is a password: whoever knows it reads the timetable.
///
/// Its description shows the scheme, the host and a fingerprint, so that no log, error or crash shows
/// more.
package struct SecretAddress: Hashable, Sendable, CustomStringConvertible {
    /// The whole address; for fetching, and for `sources --reveal`.
    package var revealed: String

    package init(_ revealed: String) { self.revealed = revealed }

    /// `https://timetable.example.org/… (3fa94c)`; of a file its last path component, of a crawl its
    /// definition: `crawl:banner8 (3fa94c)`.
    package var description: String {
        if revealed.hasPrefix(Source.crawlPrefix) {
            let words = revealed.split(separator: " ", maxSplits: 1)
            let definition = words[0].dropFirst(Source.crawlPrefix.count)
            return Source.crawlPrefix + String(definition).lastPathComponent + " (\(fingerprint))"
        }
        guard let scheme = revealed.range(of: "://") else {
            return revealed == "-" ? "standard input" : revealed.lastPathComponent
        }
        let rest = revealed[scheme.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let host = authority.split(separator: "@").last.map(String.init) ?? ""
        return revealed[..<scheme.upperBound] + host + "/… (\(fingerprint))"
    }

    /// Whether it is an address at a host, or no web address.
    package func hosts(_ host: String) -> Bool {
        guard let scheme = revealed.range(of: "://") else { return true }
        let authority = revealed[scheme.upperBound...].prefix { !"/?#".contains($0) }
        let own = authority.split(separator: "@").last.map { $0.lowercased() } ?? ""
        return own == host || own.hasPrefix(host + ":")
    }

    /// Six hexadecimal digits that tell two addresses of one host apart.
    ///
    /// 24 bits of the address's digest: too few to find a token of a hundred bits by, whatever the
    /// digest; who can guess the whole address can check the guess, as with any fingerprint.
    package var fingerprint: String {
        let digits = String(UIDKey(of: revealed).bits >> 40, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension String {
    fileprivate var lastPathComponent: String {
        split(separator: "/").last.map(String.init) ?? self
    }

    fileprivate func range(of needle: String) -> Range<Index>? { firstRange(of: needle) }
}
