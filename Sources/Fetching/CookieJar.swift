/// The cookies of one fetch, from one hop to the next: kept nowhere after it, and sent only to the
/// origin that set them.
///
/// Many feeds stand behind a check of whether cookies come back, which redirects for ever without them.
struct CookieJar {
    private struct Cookie {
        var origin: String
        var name: String
        var value: String
    }

    /// So many at most, each with its value so long in bytes.
    private static let most = 20
    private static let longest = 4_096

    private var cookies: [Cookie] = []

    /// Takes what a reply sets, for the address that it came from.
    mutating func take(_ reply: Reply, from address: HTTPAddress) {
        for line in reply.cookies { take(line, from: address) }
    }

    private mutating func take(_ line: String, from address: HTTPAddress) {
        let parts = line.split(separator: ";", omittingEmptySubsequences: false)
        guard let pair = parts.first, let equals = pair.firstIndex(of: "="),
            line.utf8.count <= Self.longest, !line.hasControls
        else { return }
        let name = String(pair[..<equals]).trimmed
        let value = String(pair[pair.index(after: equals)...]).trimmed
        guard !name.isEmpty else { return }
        cookies.removeAll { $0.origin == address.origin && $0.name == name }
        let isOver = parts.dropFirst().contains { part in
            let words = part.lowercased().split(separator: "=").map { String($0).trimmed }
            return words.first == "max-age" && words.count > 1 && (Int(words[1]) ?? 1) <= 0
        }
        guard !isOver, cookies.count < Self.most else { return }
        cookies.append(Cookie(origin: address.origin, name: name, value: value))
    }

    /// The request's line for an address; nil without any.
    func field(for address: HTTPAddress) -> String? {
        let own = cookies.filter { $0.origin == address.origin }
        guard !own.isEmpty else { return nil }
        return "Cookie: " + own.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }
}

extension HTTPAddress {
    /// Scheme, host and port.
    fileprivate var origin: String { "\(scheme)://\(host)" }
}
