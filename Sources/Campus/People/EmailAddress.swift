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

    /// What somebody typed or pasted: with blanks around it and its signs, in brackets or as a link, with a domain in
    /// whatever script; nil when it is none.
    package init?(typed raw: some StringProtocol) {
        var text = TypedText.plain(raw.prefix(500))
        if let open = text.lastIndex(of: "<"), text.last == ">" {
            text = String(text[text.index(after: open)...].dropLast())
        }
        if text.lowercased().hasPrefix("mailto:") { text = String(text.dropFirst(7)) }
        let words = text.split(whereSeparator: \.isWhitespace)
        // A keyboard puts a blank behind a full stop; two words are no address.
        let isBroken = zip(words, words.dropFirst()).contains { one, other in
            !(one.hasSuffix("@") || one.hasSuffix(".") || other.hasPrefix("@")
                || other.hasPrefix("."))
        }
        let parts = words.joined().split(separator: "@", omittingEmptySubsequences: false)
        guard !isBroken, parts.count == 2, let domain = DomainName.ascii(parts[1]) else {
            return nil
        }
        self.init("\(parts[0])@\(domain)")
    }

    /// Behind the `@`.
    package var domain: Substring { text.drop { $0 != "@" }.dropFirst() }

    package var description: String { text }
}
