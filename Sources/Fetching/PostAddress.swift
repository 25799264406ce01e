/// An http or https URL that takes POSTs.
///
/// It is a password: the description shows its host.
package struct PostAddress: Hashable, Sendable, CustomStringConvertible {
    let address: HTTPAddress

    /// Nil when the text is no such URL.
    package init?(_ text: String) {
        guard let address = HTTPAddress(text.trimmed) else { return nil }
        self.address = address
    }

    /// The host, with its port where that is not the usual one.
    package var host: String { address.host }
    /// Whether both are of one server, spoken to in one way.
    package func hasSameOrigin(as other: PostAddress) -> Bool {
        address.scheme == other.address.scheme && address.host == other.address.host
    }

    package var description: String { host }
}
