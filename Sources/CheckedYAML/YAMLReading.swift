/// A YAML text as a tree, and all that is wrong with it as YAML.
///
/// Behind a key that is given twice, at the mark of a second document and at an alias of nothing it is
/// read on; at other mistakes it ends, and there is no tree.
package struct YAMLReading {
    /// Nil when the text is empty or cannot be read.
    package private(set) var root: YAMLValue?
    /// In the order of the places.
    package private(set) var problems: [YAMLProblem] = []

    private var anchors: [String: YAMLValue] = [:]
    private var count = 0

    /// Mistakes that are kept.
    private static let mostProblems = 100
    /// Values, those counted again that an alias stands for.
    private static let mostValues = 200_000
    private static let mostBytes = 4 << 20
    private static let deepest = 60

    package init(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            do throws(YAMLProblem) {
                guard bytes.count <= Self.mostBytes else {
                    throw YAMLProblem(.tooMuch, at: YAMLPlace(line: 1, column: 1))
                }
                try read(YAMLEvents(bytes))
            } catch {
                add(error)
                root = nil
            }
        }
        problems.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    }

    /// Lines of which all is said.
    package var told: Set<Int> { Set(problems.filter(\.saysAll).map(\.place.line)) }

    private mutating func add(_ problem: YAMLProblem) {
        if problems.count < Self.mostProblems { problems.append(problem) }
    }

    private mutating func read(_ events: borrowing YAMLEvents) throws(YAMLProblem) {
        var documents = 0
        while true {
            let (event, place) = try events.next()
            if case .end = event { return }
            if case .document = event {
                documents += 1
                if documents > 1 { add(YAMLProblem(.document, at: place)) }
                continue
            }
            let value = try value(event, at: place, events, depth: 0)
            // What stands in a second document is read as if it stood in the first.
            if let first = root?.entries, let others = value.entries, let place = root?.place {
                root = YAMLValue(.mapping(first + others), at: place)
            } else if root == nil {
                root = value
            }
        }
    }

    private mutating func value(
        _ event: YAMLEvents.Event, at place: YAMLPlace, _ events: borrowing YAMLEvents, depth: Int
    ) throws(YAMLProblem) -> YAMLValue {
        count += 1
        guard count <= Self.mostValues, depth <= Self.deepest else {
            throw YAMLProblem(depth > Self.deepest ? .tooDeep : .tooMuch, at: place)
        }
        switch event {
        case .text(let text, let isPlain, let anchor):
            return named(anchor, YAMLValue(.text(text), at: place, isPlain: isPlain))
        case .list(let anchor):
            var values: [YAMLValue] = []
            while let (event, place) = try item(events) {
                values.append(try value(event, at: place, events, depth: depth + 1))
            }
            return named(anchor, YAMLValue(.list(values), at: place))
        case .mapping(let anchor):
            var entries: [YAMLValue.Entry] = []
            var seen: [String: YAMLPlace] = [:]
            while let (event, place) = try item(events) {
                let key = try value(event, at: place, events, depth: depth + 1)
                let (next, start) = try events.next()
                let inner = try value(next, at: start, events, depth: depth + 1)
                entries.append(YAMLValue.Entry(key: key, value: inner))
                let name = key.text ?? ""
                if let first = seen[name] {
                    add(YAMLProblem(.twice(name, first: first), at: place))
                } else {
                    seen[name] = place
                }
            }
            return named(anchor, YAMLValue(.mapping(entries), at: place))
        case .alias(let name):
            guard let value = anchors[name] else {
                add(YAMLProblem(.alias, at: place))
                return YAMLValue(.text("~"), at: place, isPlain: true)
            }
            count += value.count
            return value
        case .close, .document, .end: return YAMLValue(.text(""), at: place, isPlain: true)
        }
    }

    /// Nil where a list or a mapping ends.
    private func item(
        _ events: borrowing YAMLEvents
    ) throws(YAMLProblem) -> (event: YAMLEvents.Event, place: YAMLPlace)? {
        let next = try events.next()
        switch next.event {
        case .close, .document, .end: return nil
        default: return next
        }
    }

    private mutating func named(_ anchor: String?, _ value: YAMLValue) -> YAMLValue {
        if let anchor { anchors[anchor] = value }
        return value
    }
}

/// What is wrong with a text as YAML.
package struct YAMLProblem: Error, Sendable {
    package enum Kind: Sendable {
        /// In the parser's words.
        case syntax(String, context: String?)
        case twice(String, first: YAMLPlace)
        case document
        case alias
        case tooDeep
        case tooMuch
    }

    package let kind: Kind
    package let place: YAMLPlace

    init(_ kind: Kind, at place: YAMLPlace) {
        self.kind = kind
        self.place = place
    }

    /// What else is wrong in its line comes of it.
    var saysAll: Bool {
        switch kind {
        case .document, .alias: true
        case .syntax, .twice, .tooDeep, .tooMuch: false
        }
    }

    /// In words that repeat nothing of the text but what looks like a key.
    package var words: String {
        switch kind {
        case .syntax(let words, _): return words
        case .twice(let name, let first):
            let what =
                name.looksLikeKey ? "given twice: \(name.quotedKey())" : "a key is given twice"
            return first.line == place.line ? what : "\(what), first in line \(first.line)"
        case .document: return "a second document begins: write all in one, without ---"
        case .alias: return "a text that begins with * is put in quotes"
        case .tooDeep: return "lists and keys nest too deep"
        case .tooMuch: return "the file holds too much"
        }
    }
}
