/// What is to be said to somebody, without the words: a key of the catalogues, and what goes into it.
///
/// ```swift
/// Message("event.full", ["title": "Picnic", "position": 3])
/// ```
package struct Message: Hashable, Sendable {
    /// As `event.full`: a subject, and what is said of it.
    package let key: String
    package let arguments: [String: Argument]

    package init(_ key: String, _ arguments: [String: Argument] = [:]) {
        self.key = key
        self.arguments = arguments
    }

    /// What a catalogue's text has in braces.
    package indirect enum Argument: Hashable, Sendable {
        /// As it is, in every language: a title, a name, a path.
        case text(String)
        case number(Int)
        /// What has words of its own.
        case message(Message)
        /// Said with the language's commas and its word for and.
        case list([Argument])
    }
}

extension Message.Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
}
