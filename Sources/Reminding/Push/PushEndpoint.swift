import Fetching

/// Which hosts are push services: whatever else a browser, or somebody who plays one, names is not
/// asked.
package struct PushHosts: Hashable, Sendable {
    /// Those of the browsers there are; `*.` stands for whatever comes before the rest.
    private static let known = [
        "fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.services.mozilla.com",
        "web.push.apple.com", "*.push.apple.com", "*.notify.windows.com",
    ]

    private let more: [String]
    /// Whether loopback addresses count as push services: in tests.
    private let allowsLoopback: Bool

    /// - Parameters:
    ///   - more: beside those that are known; each as `isPattern` says.
    ///   - allowsLoopback: whether this machine may be one, over plain http too.
    package init(more: [String] = [], allowsLoopback: Bool = false) {
        self.more = more.map { $0.lowercased() }
        self.allowsLoopback = allowsLoopback
    }

    /// Whether a text is a host's name, or `*.` and the name of a domain of two parts or more.
    package static func isPattern(_ text: String) -> Bool {
        let name = text.hasPrefix("*.") ? String(text.dropFirst(2)) : text
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }),
            let address = PostAddress("https://\(name)"), address.hostName == name.lowercased()
        else { return false }
        return !text.hasPrefix("*.") || name.dropFirst().dropLast().contains(".")
    }

    /// Whether pushes may be handed in at an address.
    func allow(_ address: PostAddress) -> Bool {
        guard !address.hasCredentials else { return false }
        if address.isLoopback { return allowsLoopback }
        guard address.isSecure, address.hasUsualPort else { return false }
        return (Self.known + more).contains { pattern in
            pattern.hasPrefix("*.")
                ? address.hostName.hasSuffix(pattern.dropFirst())
                : address.hostName == pattern
        }
    }
}

/// Where pushes for one browser are handed in: a URL of a push service.
///
/// Whoever knows it and the keys can push, so the description is its host.
package struct PushEndpoint: Hashable, Sendable, CustomStringConvertible {
    /// Longer ones than browsers give.
    private static let longest = 2_048

    package let text: String
    let address: PostAddress

    /// Nil for what is no URL of a push service.
    package init?(_ text: String, among hosts: PushHosts) {
        guard text.utf8.count <= Self.longest, let address = PostAddress(text),
            hosts.allow(address)
        else { return nil }
        self.text = text
        self.address = address
    }

    package var description: String { address.host }
}
