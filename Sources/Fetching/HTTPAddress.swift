/// An http or https URL in the parts that redirects are judged by, in one form.
///
/// Scheme and host are in lower case; the usual port, the fragment and dot segments are gone;
/// what a URL may not hold is percent-encoded (RFC 3986, section 6.2.2).
struct HTTPAddress: Hashable {
    let scheme: String
    /// `user:password`, still percent-encoded; nil without.
    let credentials: String?
    let hostName: String
    /// Nil for the scheme's own.
    let port: Int?
    /// Path and query, from the slash on.
    let target: String

    init?(_ text: String) {
        guard !text.hasControls, let range = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<range.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let rest = text[range.upperBound...].prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        let at = authority.lastIndex(of: "@")
        let place = at.map { authority[authority.index(after: $0)...] } ?? authority
        guard let (hostName, port) = Self.hostAndPort(place) else { return nil }
        self.scheme = scheme
        credentials = at.map { Self.encoded(authority[..<$0]) }
        self.hostName = hostName
        self.port = port == Self.usualPort(of: scheme) ? nil : port
        target = Self.normalised(rest[authority.endIndex...])
    }

    private init(_ address: HTTPAddress, target: Substring) {
        scheme = address.scheme
        credentials = address.credentials
        hostName = address.hostName
        port = address.port
        self.target = Self.normalised(target)
    }

    private init(_ address: HTTPAddress, credentials: String?) {
        scheme = address.scheme
        self.credentials = credentials
        hostName = address.hostName
        port = address.port
        target = address.target
    }

    /// The host, with its port where that is not the usual one.
    var host: String { port.map { "\(hostName):\($0)" } ?? hostName }

    /// Without credentials: those are handed over apart.
    var url: String { "\(scheme)://\(host)\(target)" }

    /// With its credentials.
    var whole: String { "\(scheme)://\(credentials.map { $0 + "@" } ?? "")\(host)\(target)" }

    /// The user's name and the password, decoded; nil without, or when they hold control bytes.
    var login: (user: String, password: String)? {
        guard
            let parts = credentials?.split(
                separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        else { return nil }
        let user = String(parts[0]).percentDecoded
        let password = parts.count > 1 ? String(parts[1]).percentDecoded : ""
        return user.hasControls || password.hasControls ? nil : (user, password)
    }

    /// Where a Location header leads (RFC 3986, section 5.2); nil when that is no web address.
    ///
    /// Credentials stay with their own host and port. On the way from http to https both are
    /// the usual ones, so they stay then too: they travel no less safely.
    func following(_ location: String) -> HTTPAddress? {
        let location = spoken(location.trimmed)
        guard !location.hasControls else { return nil }
        if location.hasPrefix("//") {
            return keepingCredentials(HTTPAddress(scheme + ":" + location))
        }
        if Self.hasScheme(location) { return keepingCredentials(HTTPAddress(location)) }
        let reference = location.prefix { $0 != "#" }
        let path = target.prefix { $0 != "?" }
        switch reference.first {
        case nil: return self
        case "/": return HTTPAddress(self, target: reference)
        case "?": return HTTPAddress(self, target: path + reference)
        default:
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
            return HTTPAddress(self, target: folder + reference)
        }
    }

    /// webcal is what calendars call http and https: to be followed as this address is.
    private func spoken(_ location: String) -> String {
        for (name, scheme) in [("webcals://", "https"), ("webcal://", scheme)]
        where location.lowercased().hasPrefix(name) {
            return scheme + "://" + location.dropFirst(name.count)
        }
        return location
    }

    private func keepingCredentials(_ next: HTTPAddress?) -> HTTPAddress? {
        guard let next, next.credentials == nil, next.hostName == hostName, next.port == port,
            next.scheme == scheme || next.scheme == "https" && port == nil
        else { return next }
        return HTTPAddress(next, credentials: credentials)
    }
}

extension HTTPAddress {
    /// Whether its host is a name that somebody has to be asked for: no address, in whatever form one is written, and not
    /// this machine's own name for itself.
    var isByName: Bool {
        guard !hostName.contains(":"), hostName.lowercased() != "localhost",
            let last = hostName.split(separator: ".").last
        else { return false }
        return !last.lowercased().hasPrefix("0x")
            && !last.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
    }
}
