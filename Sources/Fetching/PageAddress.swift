/// Where a page is: a web address or a file, in one form, without a fragment.
package struct PageAddress: Hashable, Sendable {
    /// What a fetcher takes: an http or https URL, or an absolute path.
    package let text: String
    /// With its port where that is not the usual one; empty for a file.
    package let host: String
    /// Path and query; of a file its path.
    package let target: String
    private let web: HTTPAddress?

    /// Reads an http, https or file URL, or a path; nil for anything else.
    package init?(_ raw: String, relativeTo folder: String? = nil) {
        guard let address = try? FeedAddress(raw, relativeTo: folder), address.text != "-" else {
            return nil
        }
        self.init(feed: address.text)
    }

    private init?(feed text: String) {
        if HTTPAddress.isURL(text) {
            guard let web = HTTPAddress(text) else { return nil }
            self.init(web)
        } else {
            self.init(path: text)
        }
    }

    private init(path: String) {
        text = path
        host = ""
        target = path
        web = nil
    }

    private init(_ web: HTTPAddress) {
        self.web = web
        text = web.whole
        host = web.host
        target = web.target
    }

    package var isFile: Bool { web == nil }

    /// As it may stand in a message: without user and password, and without the values of the
    /// query whose names say that they are secret.
    package var shown: String {
        guard let web else { return text }
        guard let mark = target.firstIndex(of: "?") else { return web.url }
        let query = target[target.index(after: mark)...].split(
            separator: "&", omittingEmptySubsequences: false
        ).map { part -> String in
            guard let sign = part.firstIndex(of: "=") else { return String(part) }
            let name = part[..<sign].lowercased()
            let isSecret = Self.secretNames.contains { name.contains($0) }
            return isSecret ? part[...sign] + "…" : String(part)
        }
        return "\(web.scheme)://\(web.host)\(path)?" + query.joined(separator: "&")
    }

    private static let secretNames = [
        "token", "key", "auth", "pass", "pwd", "secret", "sig", "session", "sid", "ticket",
    ]

    /// Without the query.
    package var path: Substring { target.prefix { $0 != "?" } }

    /// Where a link on this page leads; nil for what is no page (`javascript:`, `mailto:`).
    ///
    /// A file's links lead to files beside it; a saved page's links to the web lead nowhere.
    package func resolving(_ link: String) -> PageAddress? {
        let link = String(link.trimmed.prefix { $0 != "#" })
        guard !link.isEmpty, link.utf8.count <= 4_096 else { return nil }
        if let web {
            if let colon = link.firstIndex(of: ":"),
                !link[..<colon].contains(where: { "/?".contains($0) })
            {
                let scheme = link[..<colon].lowercased()
                guard scheme == "http" || scheme == "https" else { return nil }
            }
            return web.following(link).map { PageAddress($0) }
        }
        if link.lowercased().hasPrefix("file:") || HTTPAddress.isURL(link) {
            return PageAddress(link)
        }
        let path = link.prefix { $0 != "?" }
        guard !path.contains(":"), !path.isEmpty else { return nil }
        let folder = text.lastIndex(of: "/").map { String(text[..<$0]) }
        return PageAddress(String(path).percentDecoded, relativeTo: folder)
    }

    /// The address of the host's robots.txt; nil for a file.
    package var robots: PageAddress? {
        web.flatMap { HTTPAddress("\($0.scheme)://\($0.host)/robots.txt") }.map { PageAddress($0) }
    }
}
