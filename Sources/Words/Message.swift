/// What is to be said to somebody, without the words: a key of the catalogues, and what goes into it.
///
/// ```swift
/// Message("refusal.event.joined", ["event": "e12"])
/// ```
package struct Message: Hashable, Sendable {
    /// As `refusal.event.joined`: a subject, and what is said of it.
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
        /// Said with the language's commas and its word for and; as a number, how many.
        case list([Argument])
        /// The same with its word for or.
        case choice([Argument])
    }
}

extension Message {
    /// What has words already, of whatever language: a diagnosis, what another program says.
    package init(verbatim text: String) { self.init("verbatim", ["text": .text(text)]) }

    /// The same with every text that goes into it put through something: masked, shortened.
    package func mapping(_ transform: (String) -> String) -> Message {
        Message(key, arguments.mapValues { $0.mapping(transform) })
    }

    /// Its own key, and those of the messages in it.
    package var keys: Set<String> {
        var keys: Set<String> = []
        _ = replacing { message in
            keys.insert(message.key)
            return nil
        }
        return keys
    }

    /// The same with messages in it that stand for something replaced by that, itself among them.
    ///
    /// - Parameter transform: nil for a message that stays what it is.
    package func replacing(_ transform: (Message) -> Message?) -> Message {
        transform(self) ?? Message(key, arguments.mapValues { $0.replacing(transform) })
    }
}

extension Message.Argument {
    /// Names to choose from, or to go through.
    package static func choice(_ names: some Sequence<String>) -> Self {
        .choice(names.map(Self.text))
    }

    package static func list(_ names: some Sequence<String>) -> Self {
        .list(names.map(Self.text))
    }

    fileprivate func mapping(_ transform: (String) -> String) -> Self {
        switch self {
        case .text(let text): .text(transform(text))
        case .number: self
        case .message(let message): .message(message.mapping(transform))
        case .list(let items): .list(items.map { $0.mapping(transform) })
        case .choice(let items): .choice(items.map { $0.mapping(transform) })
        }
    }

    fileprivate func replacing(_ transform: (Message) -> Message?) -> Self {
        switch self {
        case .text, .number: self
        case .message(let message): .message(message.replacing(transform))
        case .list(let items): .list(items.map { $0.replacing(transform) })
        case .choice(let items): .choice(items.map { $0.replacing(transform) })
        }
    }
}

extension Message.Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
}
