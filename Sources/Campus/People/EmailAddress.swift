/// An e-mail address in the one form in which two of them compare.
package struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
    /// In lower case.
    package let text: String

    /// Nil when the text has not the shape `somebody@example.org`.
    ///
    /// Whether mail arrives there is the server's to find out.
    package init?(_ raw: some StringProtocol) {
        guard (3...254).contains(raw.utf8.count) else { return nil }
        let parts = raw.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = raw.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != 0x2c && $0 != 0x3b }
        guard isPlain, parts.count == 2, (1...64).contains(parts[0].utf8.count) else { return nil }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        text = raw.lowercased()
    }

    /// Behind the `@`.
    package var domain: Substring { text.drop { $0 != "@" }.dropFirst() }

    package var description: String { text }
}
