package import Words

extension FetchError {
    /// What is wrong and what to do, naming no more than the place.
    package var message: Message {
        switch reason {
        case .unsupportedScheme(let scheme):
            Message("refusal.fetch.scheme", ["scheme": .text(scheme)])
        case .unreadable(let why): said("refusal.fetch.unreadable", ["why": .text(why)])
        case .status(let status):
            said(Self.key(ofStatus: status), ["status": .text(String(status))])
        case .tooLarge(let limit): said("refusal.fetch.large", ["size": .text(Self.size(limit))])
        case .headerTooLarge(let limit):
            said("refusal.fetch.header", ["size": .text(Self.size(limit))])
        case .tooManyRedirects(let limit):
            said("refusal.fetch.redirects", ["limit": .number(limit)])
        default: said(key)
        }
    }

    package var description: String { Catalogue.english.text(message) }

    private func said(_ key: String, _ more: [String: Message.Argument] = [:]) -> Message {
        Message(key, more.merging(["place": .text(place)]) { first, _ in first })
    }

    private static func key(ofStatus status: Int) -> String {
        switch status {
        case 401, 403: "refusal.fetch.refuses"
        case 404: "refusal.fetch.unknown"
        case 410: "refusal.fetch.gone"
        case 429: "refusal.fetch.often"
        default: "refusal.fetch.status"
        }
    }

    /// Of the reasons that have nothing more to say.
    private var key: String {
        switch reason {
        case .badAddress: "refusal.fetch.address"
        case .noLibcurl: "refusal.fetch.libcurl"
        case .noAuthorities: "refusal.fetch.authorities"
        case .noSuchFile: "refusal.fetch.missing"
        case .isDirectory: "refusal.fetch.folder"
        case .isNoFile: "refusal.fetch.special"
        case .timedOut: "refusal.fetch.timedOut"
        case .privateAddress: "refusal.fetch.private"
        case .notResolved: "refusal.fetch.unresolved"
        case .notConnected: "refusal.fetch.unreached"
        case .noTLS: "refusal.fetch.noTLS"
        case .insecure: "refusal.fetch.insecure"
        case .redirectRefused: "refusal.fetch.redirect"
        case .cutShort: "refusal.fetch.cutShort"
        case .notHTTP: "refusal.fetch.notHTTP"
        case .badEncoding: "refusal.fetch.encoding"
        case .cancelled: "refusal.fetch.cancelled"
        default: "refusal.fetch.failed"
        }
    }

    private static func size(_ bytes: Int) -> String {
        for (unit, name) in [(1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= unit {
            return bytes % unit == 0 ? "\(bytes / unit) \(name)" : "\(bytes) bytes"
        }
        return "\(bytes) bytes"
    }
}
