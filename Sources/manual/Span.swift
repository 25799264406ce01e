/// A piece of text in one look.
struct Span: Hashable {
    enum Look: Hashable {
        case plain, strong, emphasised
    }

    var text: String
    var look = Look.plain
    /// Whether it is typed as it stands: its hyphens are minus signs, its quotes straight.
    var isLiteral = false

    /// The spans of one line of Markdown: `code`, **strong**, *emphasised* and [links](x).
    static func markdown(_ text: String) -> [Span] {
        var reader = MarkdownLine(text)
        return reader.spans()
    }

    /// A text that knows no marks, as the parser's help is.
    static func literal(_ text: String, _ look: Look = .plain) -> Span {
        Span(text: text, look: look, isLiteral: true)
    }
}

/// Reads the marks inside a line of Markdown.
private struct MarkdownLine {
    private var rest: Substring
    private var plain = ""
    private var found: [Span] = []

    init(_ text: String) { rest = text[...] }

    mutating func spans() -> [Span] {
        while let character = rest.first {
            switch character {
            case "`": take(until: "`") { .literal($0, .strong) }
            case "*" where rest.hasPrefix("**"): take(until: "**") { Span(text: $0, look: .strong) }
            case "*": take(until: "*") { Span(text: $0, look: .emphasised) }
            case "[": link()
            case "\\" where rest.count > 1:
                rest.removeFirst()
                plain.append(rest.removeFirst())
            default: plain.append(rest.removeFirst())
            }
        }
        flush()
        return found
    }

    private mutating func flush() {
        if !plain.isEmpty { found.append(Span(text: plain)) }
        plain = ""
    }

    /// What stands between two marks; the mark itself where no second one follows.
    private mutating func take(until mark: String, _ span: (String) -> Span) {
        let inside = rest.dropFirst(mark.count)
        guard let end = inside.firstRange(of: mark), !end.isEmpty,
            end.lowerBound > inside.startIndex
        else {
            plain.append(rest.removeFirst())
            return
        }
        flush()
        found.append(span(String(inside[..<end.lowerBound])))
        rest = inside[end.upperBound...]
    }

    /// A link's words: a page on paper leads nowhere.
    private mutating func link() {
        guard let middle = rest.firstRange(of: "]("),
            let end = rest[middle.upperBound...].firstIndex(of: ")")
        else {
            plain.append(rest.removeFirst())
            return
        }
        plain += rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
        rest = rest[rest.index(after: end)...]
    }
}
