/// One text of a catalogue, read: the part of ICU's MessageFormat that languages need.
///
/// `{name}` is an argument. `{count, plural, one {a place} other {# places}}` chooses by a number,
/// `=0 {none}` before the language's form; `{state, select, late {…} other {…}}` by a text. `#` is
/// the number. A quoted brace is `'{'`.
struct MessagePattern: Sendable {
    indirect enum Part: Sendable {
        case text(String)
        case argument(String)
        /// The number that is chosen by.
        case count
        case plural(String, exact: [Int: [Part]], forms: [PluralForm: [Part]])
        case select(String, [String: [Part]])
    }

    /// What is wrong with a text, and at which of its characters.
    struct Problem: Error, CustomStringConvertible {
        let message: String
        let place: Int
        var description: String { "\(message), at character \(place + 1)" }
    }

    let parts: [Part]

    init(_ text: String) throws(Problem) {
        var reader = PatternReader(text)
        parts = try reader.parts(isNested: false)
    }

    /// The names of all arguments, nested ones too.
    var arguments: Set<String> { Self.arguments(parts) }

    private static func arguments(_ parts: [Part]) -> Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .text, .count: break
            case .argument(let name): names.insert(name)
            case .plural(let name, let exact, let forms):
                names.insert(name)
                for parts in Array(exact.values) + Array(forms.values) {
                    names.formUnion(arguments(parts))
                }
            case .select(let name, let cases):
                names.insert(name)
                for parts in cases.values { names.formUnion(arguments(parts)) }
            }
        }
    }
}

/// Reads a text from left to right.
private struct PatternReader {
    private let letters: [Character]
    private var place = 0
    /// More levels than any sentence has.
    private static let mostDepth = 8
    private var depth = 0

    init(_ text: String) { letters = Array(text) }

    mutating func parts(
        isNested: Bool
    ) throws(MessagePattern.Problem) -> [MessagePattern.Part] {
        var (parts, text): ([MessagePattern.Part], String) = ([], "")
        func flush() { if !text.isEmpty { parts.append(.text(text)); text = "" } }
        while place < letters.count {
            let letter = letters[place]
            switch letter {
            case "'"
            where place + 2 < letters.count && letters[place + 2] == "'"
                && "{}#".contains(letters[place + 1]):
                text.append(letters[place + 1])
                place += 3
            case "{":
                flush()
                parts.append(try placeholder())
            case "}" where isNested:
                flush()
                return parts
            case "}": throw problem("a brace is closed that was not opened")
            case "#" where isNested:
                flush()
                parts.append(.count)
                place += 1
            default:
                text.append(letter)
                place += 1
            }
        }
        guard !isNested else { throw problem("a brace is not closed") }
        flush()
        return parts
    }

    private mutating func placeholder() throws(MessagePattern.Problem) -> MessagePattern.Part {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.mostDepth else { throw problem("braces in braces, too deep") }
        place += 1
        let name = word()
        guard !name.isEmpty else { throw problem("a brace without a name") }
        switch try separator() {
        case "}": return .argument(name)
        default: break
        }
        let kind = word()
        guard try separator() == "," else { throw problem("`\(kind)` without its cases") }
        let cases = try cases()
        guard cases["other"] != nil else { throw problem("`\(name)` has no case `other`") }
        switch kind {
        case "select": return .select(name, cases)
        case "plural": return try plural(name, cases)
        default: throw problem("`\(kind)` is neither plural nor select")
        }
    }

    private func plural(
        _ name: String, _ cases: [String: [MessagePattern.Part]]
    ) throws(MessagePattern.Problem) -> MessagePattern.Part {
        var exact: [Int: [MessagePattern.Part]] = [:]
        var forms: [PluralForm: [MessagePattern.Part]] = [:]
        for (key, parts) in cases {
            if let form = PluralForm(rawValue: key) {
                forms[form] = parts
            } else if key.hasPrefix("="), let number = Int(key.dropFirst()) {
                exact[number] = parts
            } else {
                throw problem("`\(key)` is no plural form")
            }
        }
        return .plural(name, exact: exact, forms: forms)
    }

    /// `one {…} other {…}`, and the brace behind them.
    private mutating func cases() throws(MessagePattern.Problem) -> [String: [MessagePattern.Part]]
    {
        var cases: [String: [MessagePattern.Part]] = [:]
        while true {
            skipSpaces()
            guard place < letters.count else { throw problem("a brace is not closed") }
            if letters[place] == "}" {
                place += 1
                return cases
            }
            let key = word()
            skipSpaces()
            guard !key.isEmpty, place < letters.count, letters[place] == "{" else {
                throw problem("a case without its text")
            }
            place += 1
            let parts = try parts(isNested: true)
            place += 1
            guard cases.updateValue(parts, forKey: key) == nil else {
                throw problem("`\(key)` twice")
            }
        }
    }

    private mutating func word() -> String {
        skipSpaces()
        let start = place
        while place < letters.count, !" ,{}\n".contains(letters[place]) { place += 1 }
        return String(letters[start..<place])
    }

    /// The comma or the brace that comes next.
    private mutating func separator() throws(MessagePattern.Problem) -> Character {
        skipSpaces()
        guard place < letters.count, ",}".contains(letters[place]) else {
            throw problem("a brace is not closed")
        }
        place += 1
        return letters[place - 1]
    }

    private mutating func skipSpaces() {
        while place < letters.count, letters[place] == " " || letters[place] == "\n" { place += 1 }
    }

    private func problem(_ message: String) -> MessagePattern.Problem {
        MessagePattern.Problem(message: message, place: min(place, letters.count))
    }
}
