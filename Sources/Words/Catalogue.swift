import Locks

/// All words for people in one language, by key.
///
/// A catalogue is the files of its language's folder, of lines `key = text`. A line that begins with
/// spaces goes on with the text before it; `#` begins a comment. Nothing is read of it before
/// something is said; then the files are indexed one after the other until the key is found, and each
/// text is read when it is first needed. What is said most often stands in the first files.
package final class Catalogue: Sendable {
    package let language: Language
    private let texts: [StaticString]
    private let known = Locked(Known())

    /// What was read.
    private struct Known {
        /// As many of the files as were needed, in their order.
        var files: [CatalogueLines] = []
        var patterns: [String: MessagePattern] = [:]
    }

    package static let english = Catalogue(.english, English.texts)
    package static let german = Catalogue(.german, German.texts)
    package static let french = Catalogue(.french, French.texts)
    package static let spanish = Catalogue(.spanish, Spanish.texts)
    package static let arabic = Catalogue(.arabic, Arabic.texts)

    package static func of(_ language: Language) -> Catalogue {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .arabic: .arabic
        }
    }

    init(_ language: Language, _ texts: [StaticString]) {
        self.language = language
        self.texts = texts
    }

    /// The words of a message; English where this language has none, the key where nobody has.
    ///
    /// - Parameter edge: where it is said; its own words go before those that are for everywhere.
    package func text(_ message: Message, at edge: Edge? = nil) -> String {
        let sentence = text(message, as: pattern(of: message.key), at: edge)
        guard let own = edge.flatMap({ pattern(of: $0.key(of: message)) }) else { return sentence }
        var arguments = message.arguments
        arguments["sentence"] = .text(sentence)
        return text(Message(message.key, arguments), as: own, at: edge)
    }

    private func text(
        _ message: Message, as pattern: MessagePattern?, at edge: Edge?
    ) -> String {
        guard let pattern else {
            return language == .english ? message.key : Self.english.text(message, at: edge)
        }
        var text = ""
        write(pattern.parts, Telling(message: message, edge: edge), to: &text)
        return text
    }

    /// The words of a key.
    package func callAsFunction(
        _ key: String, _ arguments: [String: Message.Argument] = [:]
    ) -> String {
        text(Message(key, arguments))
    }

    /// Whether there are words for a key in this language.
    package func has(_ key: String) -> Bool { line(of: key) != nil }

    /// All keys, in the order of the files.
    package var keys: [String] { texts.flatMap { CatalogueLines($0).keys } }

    /// What stands behind a key.
    func line(of key: String) -> String? {
        known.withLock { known in
            for place in texts.indices {
                if place == known.files.count { known.files.append(CatalogueLines(texts[place])) }
                if let text = known.files[place].text(of: key) { return text }
            }
            return nil
        }
    }

    /// The text of a key as it is read; nil for none, and for one that cannot be read.
    func pattern(of key: String) -> MessagePattern? {
        if let pattern = known.withLock({ $0.patterns[key] }) { return pattern }
        guard let text = line(of: key), let pattern = try? MessagePattern(text) else {
            return nil
        }
        known.withLock { $0.patterns[key] = pattern }
        return pattern
    }

    /// What is wrong with the text of a key; nil when nothing is.
    func problem(with key: String) -> String? {
        guard let text = line(of: key) else { return "no text" }
        do throws(MessagePattern.Problem) {
            _ = try MessagePattern(text)
            return nil
        } catch {
            return error.description
        }
    }

    /// What is being told, and where.
    private struct Telling {
        let message: Message
        let edge: Edge?
        /// The number that a form was chosen by.
        var count: Int?

        subscript(_ name: String) -> Message.Argument? { message.arguments[name] }
    }

    private func write(
        _ parts: [MessagePattern.Part], _ telling: Telling, to text: inout String
    ) {
        for part in parts {
            switch part {
            case .text(let words): text += words
            case .count: text += telling.count.map(String.init) ?? "#"
            case .argument(let name):
                text += telling[name].map { said($0, at: telling.edge) } ?? "{\(name)}"
            case .plural(let name, let exact, let forms):
                let number = telling[name]?.number ?? 0
                let chosen = exact[number] ?? forms[language.plural(of: number)] ?? forms[.other]
                var inner = telling
                inner.count = number
                write(chosen ?? [], inner, to: &text)
            case .select(let name, let cases):
                let value = telling[name].map { said($0, at: telling.edge) } ?? ""
                write(cases[value] ?? cases["other"] ?? [], telling, to: &text)
            }
        }
    }

    private func said(_ argument: Message.Argument, at edge: Edge?) -> String {
        switch argument {
        case .text(let text): text
        case .number(let number): String(number)
        case .message(let message): text(message, at: edge)
        case .list(let items): list(items.map { said($0, at: edge) })
        case .choice(let items): list(items.map { said($0, at: edge) }, lastBy: "list.or")
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    package func list(_ items: [String], lastBy word: String = "list.and") -> String {
        guard var text = items.first else { return "" }
        for (index, item) in items.enumerated().dropFirst() {
            let key = index == items.count - 1 ? word : "list.more"
            text = self.text(Message(key, ["before": .text(text), "last": .text(item)]))
        }
        return text
    }
}

extension Message.Argument {
    /// What a plural form is chosen by: a number, or how many there are.
    fileprivate var number: Int? {
        switch self {
        case .number(let number): number
        case .list(let items), .choice(let items): items.count
        case .text, .message: nil
        }
    }
}

/// Where something is said, if that place has words of its own: what to do next is typed in one place
/// and clicked on in another.
package enum Edge: String, CaseIterable, Sendable {
    case commandLine = "command"

    /// Whose text, if there is one, stands for the message here: `command.refusal.person.unknown`.
    func key(of message: Message) -> String { "\(rawValue).\(message.key)" }
}
