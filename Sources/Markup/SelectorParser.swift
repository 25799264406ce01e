/// Reads CSS selectors: the usual subset of Selectors Level 4, with `:contains("text")`.
struct SelectorParser {
    private let text: String
    private let characters: [Character]
    private var place = 0
    private var depth = 0

    init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    mutating func parse() throws(SelectorError) -> [ComplexSelector] {
        let list = try complexList(until: nil)
        return list
    }

    private func error(_ message: String, at offset: Int? = nil) -> SelectorError {
        SelectorError(text, at: offset ?? place, message)
    }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private mutating func skipSpace() { while next?.isWhitespace == true { place += 1 } }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        place += 1
        return true
    }

    private mutating func complexList(until end: Character?) throws(SelectorError)
        -> [ComplexSelector]
    {
        var list: [ComplexSelector] = []
        repeat {
            list.append(try complex(until: end))
        } while take(",")
        guard next == end else {
            throw error("`\(next.map(String.init) ?? "its end")` is not expected here")
        }
        return list
    }

    private mutating func complex(until end: Character?) throws(SelectorError) -> ComplexSelector {
        var steps: [ComplexSelector.Step] = []
        while true {
            let before = place
            skipSpace()
            let hadSpace = place > before
            if next == nil || next == "," || next == end {
                guard !steps.isEmpty else { throw error("a selector is missing here") }
                return ComplexSelector(steps: steps)
            }
            var combinator = ComplexSelector.Combinator.inside
            if let sign = next, let named = ComplexSelector.Combinator(rawValue: String(sign)) {
                place += 1
                combinator = named
                skipSpace()
            } else if !steps.isEmpty, !hadSpace {
                throw error("`\(next.map(String.init) ?? "")` is not expected here")
            }
            steps.append(.init(combinator: combinator, compound: try compound()))
        }
    }

    private mutating func compound() throws(SelectorError) -> CompoundSelector {
        let start = place
        var compound = CompoundSelector()
        if take("*") {
        } else if next.map(Self.isName) == true {
            compound.tag = Self.characters(try name().lowercased())
        }
        loop: while let sign = next {
            switch sign {
            case "#":
                place += 1
                compound.conditions.append(
                    .attribute(name: Self.characters("id"), .equals(Self.characters(try name()))))
            case ".":
                place += 1
                compound.conditions.append(
                    .attribute(name: Self.characters("class"), .word(Self.characters(try name()))))
            case "[":
                place += 1
                compound.conditions.append(try attribute())
            case ":":
                place += 1
                compound.conditions.append(try pseudo())
            default: break loop
            }
        }
        guard place > start else {
            throw error("a name, `.class`, `#id`, `[attribute]` or `:pseudo` is missing here")
        }
        compound.text = String(characters[start..<place])
        return compound
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
            || character == "\\"
    }

    private mutating func name() throws(SelectorError) -> String {
        var name = ""
        while let character = next, Self.isName(character) {
            place += 1
            if character == "\\" {
                guard let escaped = next else { break }
                place += 1
                name.append(escaped)
            } else {
                name.append(character)
            }
        }
        guard !name.isEmpty else { throw error("a name is missing here") }
        return name
    }

    static func characters(_ text: String) -> [CChar] { Array(text.utf8CString) }

    /// After `[`.
    private mutating func attribute() throws(SelectorError) -> CompoundSelector.Condition {
        skipSpace()
        let name = Self.characters(try name().lowercased())
        skipSpace()
        if take("]") { return .attribute(name: name, .exists) }
        var sign = ""
        while let character = next, "~|^$*=".contains(character), sign.count < 2 {
            sign.append(character)
            place += 1
            if character == "=" { break }
        }
        guard sign.hasSuffix("=") else { throw error("`=` is missing here") }
        skipSpace()
        let value = Self.characters(try value(until: "]"))
        skipSpace()
        guard take("]") else { throw error("`]` is missing here") }
        let test: CompoundSelector.AttributeTest =
            switch sign {
            case "~=": .word(value)
            case "|=": .language(value)
            case "^=": .begins(value)
            case "$=": .ends(value)
            case "*=": .contains(value)
            default: .equals(value)
            }
        return .attribute(name: name, test)
    }

    /// Quoted, or up to an end.
    private mutating func value(until end: Character) throws(SelectorError) -> String {
        var value = ""
        if let quote = next, quote == "\"" || quote == "'" {
            let start = place
            place += 1
            while let character = next, character != quote {
                place += 1
                if character == "\\", let escaped = next {
                    value.append(escaped)
                    place += 1
                } else {
                    value.append(character)
                }
            }
            guard take(quote) else {
                throw error("the quote that begins here does not end", at: start)
            }
            return value
        }
        while let character = next, character != end, !character.isWhitespace {
            value.append(character)
            place += 1
        }
        guard !value.isEmpty else { throw error("a value is missing here") }
        return value
    }

    /// After `:`.
    private mutating func pseudo() throws(SelectorError) -> CompoundSelector.Condition {
        let start = place - 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= 20 else { throw error("pseudo-classes nest too deep", at: start) }
        let name = try name().lowercased()
        switch name {
        case "first-child": return .firstChild
        case "last-child": return .lastChild
        case "only-child": return .onlyChild
        case "empty": return .empty
        case "first-of-type":
            return .nth(.init(step: 0, first: 1, sameName: true, fromEnd: false))
        case "last-of-type":
            return .nth(.init(step: 0, first: 1, sameName: true, fromEnd: true))
        case "nth-child", "nth-of-type", "nth-last-child", "nth-last-of-type", "not", "is", "where",
            "has", "contains":
            guard take("(") else { throw error("`(` is missing here") }
        default: throw error("there is no pseudo-class `:\(name)`", at: start)
        }
        skipSpace()
        let condition: CompoundSelector.Condition
        switch name {
        case "not": condition = .not(try compounds())
        case "is", "where": condition = .any(try compounds())
        case "has": condition = .has(try complexList(until: ")"))
        case "contains": condition = .contains(Array(try value(until: ")").utf8))
        default:
            let (step, first) = try formula()
            condition = .nth(
                .init(
                    step: step, first: first, sameName: name.hasSuffix("of-type"),
                    fromEnd: name.contains("last")))
        }
        skipSpace()
        guard take(")") else { throw error("`)` is missing here") }
        return condition
    }

    private mutating func compounds() throws(SelectorError) -> [CompoundSelector] {
        var list: [CompoundSelector] = []
        repeat {
            skipSpace()
            list.append(try compound())
            skipSpace()
        } while take(",")
        return list
    }

    /// `odd`, `even`, `3`, `2n+1`, `-n+3`.
    private mutating func formula() throws(SelectorError) -> (step: Int, first: Int) {
        let start = place
        var written = ""
        while let character = next, character != ")" {
            if !character.isWhitespace { written.append(character) }
            place += 1
        }
        switch written.lowercased() {
        case "odd": return (2, 1)
        case "even": return (2, 0)
        default: break
        }
        if let number = Self.number(written) { return (0, number) }
        let parts = written.lowercased().split(
            separator: "n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw error("`\(written)` is no number", at: start) }
        let step: Int? =
            switch parts[0] {
            case "", "+": 1
            case "-": -1
            default: Self.number(parts[0])
            }
        guard let step, let first = parts[1].isEmpty ? 0 : Self.number(parts[1]) else {
            throw error("`\(written)` is no number", at: start)
        }
        return (step, first)
    }

    /// No page has so many elements.
    private static func number(_ text: some StringProtocol) -> Int? {
        Int(text).flatMap { (-1_000_000...1_000_000).contains($0) ? $0 : nil }
    }
}
