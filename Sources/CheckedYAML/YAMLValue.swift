/// A place in a text, from 1; columns are counted in Unicode scalars.
package struct YAMLPlace: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A value of a YAML text, with its place.
///
/// What is written is a text: whether it is a number or yes or no is for whoever asks.
package struct YAMLValue: Sendable {
    package enum Content: Sendable {
        case text(String)
        case list([YAMLValue])
        case mapping([Entry])
    }

    package struct Entry: Sendable {
        package let key: YAMLValue
        package let value: YAMLValue

        /// The key's text; empty for a key that is none.
        package var name: String { key.text ?? "" }
    }

    package let content: Content
    package let place: YAMLPlace
    /// A text without quotes.
    let isPlain: Bool
    /// It and what is in it.
    let count: Int

    init(_ content: Content, at place: YAMLPlace, isPlain: Bool = false) {
        self.content = content
        self.place = place
        self.isPlain = isPlain
        count =
            switch content {
            case .text: 1
            case .list(let values): values.reduce(1) { $0 + $1.count }
            case .mapping(let entries): entries.reduce(1) { $0 + $1.key.count + $1.value.count }
            }
    }

    package var text: String? { if case .text(let text) = content { text } else { nil } }

    package var list: [YAMLValue]? { if case .list(let values) = content { values } else { nil } }

    package var entries: [Entry]? { if case .mapping(let all) = content { all } else { nil } }

    /// Nothing is written, not even an empty text in quotes.
    package var isMissing: Bool { isPlain && text == "" }

    /// Nothing, or a word for it.
    package var isNull: Bool {
        isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
    }
}
