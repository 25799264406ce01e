package import Fetching

/// Where ntfy takes a notice.
package enum NtfyTopic: Hashable, Sendable {
    /// Of the configured server.
    case topic(String)
    case address(PostAddress)

    /// Reads a topic's name or a URL; nil for neither.
    ///
    /// Who knows a topic's name can read it, so it counts as a secret.
    package init?(_ text: String) {
        if text.contains("://") {
            guard let address = PostAddress(text) else { return nil }
            self = .address(address)
        } else {
            let isName = text.utf8.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
            guard isName, (1...64).contains(text.utf8.count) else { return nil }
            self = .topic(text)
        }
    }
}
