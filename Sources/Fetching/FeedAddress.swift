import Foundation

/// An address as a person gives it, in one form: the same feed has the same text.
public struct FeedAddress: Hashable, Sendable {
    /// An absolute path, `-`, or an http, https or webcal URL; webcals becomes https.
    public let text: String
    /// A name for what is there: a file's stem, or a host.
    public let suggestedName: String

    /// Reads a path, `-`, or an http, https, webcal, webcals or file URL.
    ///
    /// - Throws: `FetchError` with `badAddress` or `unsupportedScheme`.
    public init(_ raw: String) throws(FetchError) {
        let raw = raw.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !raw.isEmpty, !raw.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else {
            throw FetchError(.badAddress, at: "")
        }
        if raw == "-" {
            self.init(text: raw, suggestedName: "Calendar")
            return
        }
        guard let range = raw.firstRange(of: "://") else {
            self.init(path: raw)
            return
        }
        let scheme = raw[..<range.lowerBound].lowercased()
        let rest = raw[range.upperBound...]
        switch scheme {
        case "file": self.init(path: (String(rest).removingPercentEncoding ?? String(rest)))
        case "http", "https", "webcal": try self.init(scheme: scheme, rest: rest)
        case "webcals": try self.init(scheme: "https", rest: rest)
        default: throw FetchError(.unsupportedScheme(String(scheme.prefix(20))), at: "")
        }
    }

    private init(text: String, suggestedName: String) {
        self.text = text
        self.suggestedName = suggestedName
    }

    private init(path: String) {
        let file = URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        self.init(
            text: file.standardizedFileURL.path,
            suggestedName: file.deletingPathExtension().lastPathComponent)
    }

    private init(scheme: String, rest: Substring) throws(FetchError) {
        let whole = rest.prefix { $0 != "#" }
        let authority = whole.prefix { $0 != "/" && $0 != "?" }
        let path = whole[authority.endIndex...]
        let parts = authority.split(separator: "@", omittingEmptySubsequences: false)
        var host = parts.last.map { $0.lowercased() } ?? ""
        let standard = scheme == "http" ? ":80" : ":443"
        if host.hasSuffix(standard) { host.removeLast(standard.count) }
        guard !host.isEmpty, !host.hasPrefix(":"), !host.contains(" ") else {
            throw FetchError(.badAddress, at: "")
        }
        let user = parts.count > 1 ? parts.dropLast().joined(separator: "@") + "@" : ""
        let tail = path.isEmpty || path.first == "?" ? "/" + path : String(path)
        self.init(
            text: "\(scheme)://\(user)\(host)\(tail.replacing(" ", with: "%20"))",
            suggestedName: String(host.prefix { $0 != ":" }))
    }
}
