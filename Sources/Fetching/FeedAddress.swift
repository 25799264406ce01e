/// An address as a person gives it, in one form: the same feed has the same text.
///
/// The description shows no more of a URL than its host, since the rest is a password.
package struct FeedAddress: Hashable, Sendable, CustomStringConvertible {
    /// An absolute path, `-`, or an http, https or webcal URL; webcals becomes https.
    ///
    /// webcal stays, since it alone may fall back from https to http (see `Fetcher`).
    package let text: String
    /// Whether it is another machine's, as far as it says: no file of this one, and no standard input.
    package var isRemote: Bool {
        ["http://", "https://", "webcal://"].contains { text.hasPrefix($0) }
    }

    /// A name for what is there: a file's stem, or a host.
    package let suggestedName: String
    package let description: String

    /// Reads a path, `-`, or an http, https, webcal, webcals or file URL.
    ///
    /// Relative paths are relative to the folder; without one, to the working directory.
    ///
    /// - Throws: `FetchError` with `badAddress` or `unsupportedScheme`.
    package init(_ raw: String, relativeTo folder: String? = nil) throws(FetchError) {
        let raw = raw.trimmed
        guard !raw.isEmpty, !raw.hasControls else { throw FetchError(.badAddress, at: "") }
        if raw == "-" {
            self.init(text: raw, suggestedName: "Calendar", description: "standard input")
            return
        }
        guard HTTPAddress.hasScheme(raw), let colon = raw.firstIndex(of: ":") else {
            self.init(path: FilePath.absolute(raw, relativeTo: folder))
            return
        }
        let scheme = raw[..<colon].lowercased()
        let rest = raw[raw.index(after: colon)...]
        switch scheme {
        case "file": try self.init(fileURL: rest)
        case "http", "https", "webcal": try self.init(scheme: scheme, rest: rest)
        case "webcals": try self.init(scheme: "https", rest: rest)
        default:
            // A colon is a letter like any other in a file's name.
            guard rest.hasPrefix("//") || scheme == "mailto" else {
                self.init(path: FilePath.absolute(raw, relativeTo: folder))
                return
            }
            throw FetchError(.unsupportedScheme(String(scheme.prefix(20))), at: "")
        }
    }

    private init(text: String, suggestedName: String, description: String) {
        self.text = text
        self.suggestedName = suggestedName
        self.description = description
    }

    private init(path: String) {
        self.init(
            text: path, suggestedName: FilePath.stem(path), description: FilePath.lastPart(path))
    }

    /// `file:///path`, `file:/path` or `file://localhost/path` (RFC 8089), from the colon on.
    private init(fileURL rest: Substring) throws(FetchError) {
        let whole = rest.prefix { $0 != "#" && $0 != "?" }
        var path = whole
        if whole.hasPrefix("//") {
            let authority = whole.dropFirst(2).prefix { $0 != "/" }
            guard authority.isEmpty || authority.lowercased() == "localhost" else {
                throw FetchError(.badAddress, at: "")
            }
            path = whole[authority.endIndex...]
        }
        let decoded = String(path).percentDecoded
        guard decoded.hasPrefix("/"), !decoded.hasControls else {
            throw FetchError(.badAddress, at: "")
        }
        self.init(path: FilePath.absolute(decoded))
    }

    /// A URL from the colon on.
    private init(scheme: String, rest: Substring) throws(FetchError) {
        // webcal's own port would be http's; the one that is tried first is https's.
        let spoken = scheme == "webcal" ? "https" : scheme
        guard rest.hasPrefix("//"), let address = HTTPAddress(spoken + ":" + rest) else {
            throw FetchError(.badAddress, at: "")
        }
        self.init(
            text: scheme + address.whole.dropFirst(spoken.count),
            suggestedName: address.hostName, description: "\(scheme)://\(address.host)/…")
    }
}
