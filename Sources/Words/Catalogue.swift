import Synchronization

/// All words for people in one language, by key.
///
/// A catalogue is a file of lines `key = text`, beside this one. A line that begins with spaces goes
/// on with the text before it; `#` begins a comment. Nothing is read of it before something is said;
/// then its lines are indexed once, and each text is read when it is first needed.
package final class Catalogue: Sendable {
    package let language: Language
    private let lines: CatalogueLines
    /// Texts that were read.
    private let patterns = Mutex<[String: MessagePattern]>([:])

    package static let english = Catalogue(.english, englishTexts)
    package static let german = Catalogue(.german, germanTexts)

    package static func of(_ language: Language) -> Catalogue {
        switch language {
        case .english: .english
        case .german: .german
        }
    }

    init(_ language: Language, _ texts: StaticString) {
        self.language = language
        lines = CatalogueLines(texts)
    }

    /// The words of a message; English where this language has none, the key where nobody has.
    package func text(_ message: Message) -> String {
        guard let pattern = pattern(of: message.key) else {
            return language == .english ? message.key : Self.english.text(message)
        }
        var text = ""
        write(pattern.parts, message, nil, to: &text)
        return text
    }

    /// The words of a key.
    package func callAsFunction(
        _ key: String, _ arguments: [String: Message.Argument] = [:]
    ) -> String {
        text(Message(key, arguments))
    }

    /// Whether there are words for a key in this language.
    package func has(_ key: String) -> Bool { lines.text(of: key) != nil }

    /// All keys, in the order of the file.
    package var keys: [String] { lines.keys }

    /// The text of a key as it is read; nil for none, and for one that cannot be read.
    func pattern(of key: String) -> MessagePattern? {
        if let known = patterns.withLock({ $0[key] }) { return known }
        guard let text = lines.text(of: key), let pattern = try? MessagePattern(text) else {
            return nil
        }
        patterns.withLock { $0[key] = pattern }
        return pattern
    }

    /// What is wrong with the text of a key; nil when nothing is.
    func problem(with key: String) -> String? {
        guard let text = lines.text(of: key) else { return "no text" }
        do throws(MessagePattern.Problem) {
            _ = try MessagePattern(text)
            return nil
        } catch {
            return error.description
        }
    }

    private func write(
        _ parts: [MessagePattern.Part], _ message: Message, _ count: Int?, to text: inout String
    ) {
        for part in parts {
            switch part {
            case .text(let words): text += words
            case .count: text += count.map(String.init) ?? "#"
            case .argument(let name): text += said(message.arguments[name], as: name)
            case .plural(let name, let exact, let forms):
                let number = message.arguments[name]?.number ?? 0
                let chosen = exact[number] ?? forms[language.plural(of: number)] ?? forms[.other]
                write(chosen ?? [], message, number, to: &text)
            case .select(let name, let cases):
                let value = message.arguments[name].map { said($0, as: name) } ?? ""
                write(cases[value] ?? cases["other"] ?? [], message, count, to: &text)
            }
        }
    }

    private func said(_ argument: Message.Argument?, as name: String) -> String {
        switch argument {
        case nil: "{\(name)}"
        case .text(let text): text
        case .number(let number): String(number)
        case .message(let message): text(message)
        case .list(let items): list(items.map { said($0, as: name) })
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    package func list(_ items: [String]) -> String {
        guard var text = items.first else { return "" }
        for (index, item) in items.enumerated().dropFirst() {
            let key = index == items.count - 1 ? "list.and" : "list.more"
            text = self.text(Message(key, ["before": .text(text), "last": .text(item)]))
        }
        return text
    }
}

extension Message.Argument {
    fileprivate var number: Int? {
        if case .number(let number) = self { number } else { nil }
    }
}
