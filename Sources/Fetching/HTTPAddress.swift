/// An http or https URL in the parts that redirects are judged by.
struct HTTPAddress: Hashable {
    let scheme: String
    /// `user:password`, still percent-encoded; nil without.
    let credentials: String?
    /// Host and port, in lower case.
    let host: String
    /// From the slash on.
    let path: String

    init?(_ text: String) {
        guard let range = text.firstRange(of: "://") else { return nil }
        scheme = text[..<range.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let rest = text[range.upperBound...].prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        let tail = rest[authority.endIndex...]
        path = tail.first == "/" ? String(tail) : "/" + tail
        if let at = authority.lastIndex(of: "@") {
            credentials = String(authority[..<at])
            host = authority[authority.index(after: at)...].lowercased()
        } else {
            credentials = nil
            host = authority.lowercased()
        }
        guard !host.isEmpty else { return nil }
    }

    private init(scheme: String, credentials: String?, host: String, path: String) {
        self.scheme = scheme
        self.credentials = credentials
        self.host = host
        self.path = path
    }

    /// Without credentials: those are handed over apart.
    var url: String { "\(scheme)://\(host)\(path)" }

    /// With its credentials.
    var whole: String { "\(scheme)://\(credentials.map { $0 + "@" } ?? "")\(host)\(path)" }

    /// Where a Location header leads; credentials stay with their own host.
    func following(_ location: String) -> HTTPAddress? {
        if location.contains("://") {
            guard let next = HTTPAddress(location) else { return nil }
            guard next.credentials == nil, next.host == host, next.scheme == scheme else {
                return next
            }
            return with(path: next.path)
        }
        if location.hasPrefix("//") { return HTTPAddress(scheme + ":" + location) }
        if location.hasPrefix("/") { return with(path: location) }
        let folder = path.prefix { $0 != "?" }
        let base = folder.lastIndex(of: "/").map { folder[...$0] } ?? "/"
        return with(path: base + location)
    }

    private func with(path: String) -> HTTPAddress {
        HTTPAddress(
            scheme: scheme, credentials: credentials, host: host,
            path: String(path.prefix { $0 != "#" }))
    }
}
