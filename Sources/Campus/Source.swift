public import Recurrence

/// Where class times come from: a feed, by URL or file.
public struct Source: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var personID: Int64
    /// Unique among the person's sources.
    public var name: String
    public var kind: ItemKind
    public var address: SecretAddress
    /// Seconds between two imports by `import` without names.
    public var every: Int64
    public var created: Instant

    public init(
        id: Int64, personID: Int64, name: String, kind: ItemKind, address: SecretAddress,
        every: Int64, created: Instant
    ) {
        self.id = id
        self.personID = personID
        self.name = name
        self.kind = kind
        self.address = address
        self.every = every
        self.created = created
    }
}

/// A feed's address, which is a password: whoever knows it reads the timetable.
///
/// Its description shows the scheme and the host only, so that no log, error or crash shows more.
public struct SecretAddress: Hashable, Sendable, CustomStringConvertible {
    /// The whole address; for fetching, and for `sources --reveal`.
    public var revealed: String

    public init(_ revealed: String) { self.revealed = revealed }

    /// `https://timetable.example.org/…`; of a file its last path component; `-` for a calendar
    /// that came on standard input.
    public var description: String {
        guard let scheme = revealed.range(of: "://") else {
            return revealed == "-" ? "standard input" : revealed.lastPathComponent
        }
        let rest = revealed[scheme.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let host = authority.split(separator: "@").last.map(String.init) ?? ""
        return revealed[..<scheme.upperBound] + host + "/…"
    }
}

extension String {
    fileprivate var lastPathComponent: String {
        split(separator: "/").last.map(String.init) ?? self
    }

    fileprivate func range(of needle: String) -> Range<Index>? { firstRange(of: needle) }
}

/// One attempt to bring a source up to date, and what came of it.
public struct FetchRecord: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable { case imported, unchanged, failed }

    public var at: Instant
    public var outcome: Outcome
    /// The HTTP status; nil for a file, or when no answer came.
    public var status: Int?
    public var etag: String?
    public var lastModified: String?
    public var bytes: Int
    /// Why it failed, in words that name no more than the host.
    public var reason: String?

    public init(
        at: Instant, outcome: Outcome, status: Int? = nil, etag: String? = nil,
        lastModified: String? = nil, bytes: Int = 0, reason: String? = nil
    ) {
        self.at = at
        self.outcome = outcome
        self.status = status
        self.etag = etag
        self.lastModified = lastModified
        self.bytes = bytes
        self.reason = reason
    }
}
