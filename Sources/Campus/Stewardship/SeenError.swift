package import Recurrence

/// Something that went wrong, once or often: what differs from one time to another only in numbers is
/// one kind.
package struct SeenError: Hashable, Sendable {
    /// Where: a route, `bell`, `import`.
    package var place: String
    /// As it was logged last: no address, no secret, nothing that people wrote.
    package var message: String
    /// The number of the last request that it was in; nil outside of one.
    package var request: String?
    package var count: Int
    package var first: Instant
    package var last: Instant

    package init(
        place: String, message: String, request: String? = nil, count: Int = 1, first: Instant,
        last: Instant
    ) {
        self.place = place.harmless.oneLine.cut(to: Self.mostOfPlace)
        self.message = message.harmless.oneLine.cut(to: Self.mostOfMessage)
        self.request = request
        self.count = count
        self.first = first
        self.last = last
    }

    private static let mostOfPlace = 120
    private static let mostOfMessage = 400

    /// What it is known by: place and message, without what varies.
    package var digest: String {
        String(UIDKey(of: "\(place)\n\(Self.withoutNumbers(message))").bits, radix: 16)
    }

    /// The same text with `#` for each word that has a digit in it: a number, an id, an instant.
    static func withoutNumbers(_ text: String) -> String {
        var (result, word, isNumber) = ("", "", false)
        for letter in text {
            guard letter.isLetter || letter.isNumber || letter == "_" else {
                result += isNumber ? "#" : word
                result.append(letter)
                (word, isNumber) = ("", false)
                continue
            }
            word.append(letter)
            isNumber = isNumber || letter.isNumber
        }
        return result + (isNumber ? "#" : word)
    }
}

extension String {
    /// No more than so many characters of it.
    fileprivate func cut(to most: Int) -> String {
        count > most ? String(prefix(most - 1)) + "…" : self
    }
}
