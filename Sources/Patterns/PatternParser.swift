/// What a regular expression is made of.
indirect enum PatternNode {
    case letter(Unicode.Scalar)
    case set(LetterSet)
    case assertion(PatternProgram.Assertion)
    case sequence([PatternNode])
    case choice([PatternNode])
    case group(PatternNode, number: Int)
    case repetition(PatternNode, least: Int, most: Int?, isLazy: Bool)
}

/// Reads a regular expression.
struct PatternParser {
    private let letters: [Unicode.Scalar]
    private let dialect: Pattern.Dialect
    private var place = 0
    private var depth = 0
    private var ignoresCase: Bool
    private(set) var groupCount = 0

    init(_ text: String, _ dialect: Pattern.Dialect) {
        letters = Array(text.unicodeScalars)
        self.dialect = dialect
        ignoresCase = dialect == .words
    }

    mutating func parse() throws(PatternError) -> PatternNode {
        guard letters.count <= dialect.mostLetters, dialect == .full || !letters.isEmpty else {
            throw error("it must have 1 to \(dialect.mostLetters) characters")
        }
        if letters.starts(with: "(?i)".unicodeScalars) {
            ignoresCase = true
            place = 4
        }
        let node = try choice()
        guard place == letters.count else { throw error("there is a `)` too many") }
        return node
    }

    private func error(_ message: String, at offset: Int? = nil) -> PatternError {
        PatternError(offset: offset ?? place, message: message)
    }

    private var next: Unicode.Scalar? { place < letters.count ? letters[place] : nil }

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard next == letter else { return false }
        place += 1
        return true
    }

    private mutating func choice() throws(PatternError) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= dialect.mostNested + 1 else { throw error("its groups nest too deeply") }
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var parts: [PatternNode] = []
        while let letter = next, letter != "|", letter != ")" {
            let start = place
            place += 1
            let atom = try atom(letter, at: start)
            parts.append(try repeated(atom, at: start))
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repeated(
        _ atom: PatternNode, at start: Int
    ) throws(PatternError) -> PatternNode {
        var node = atom
        var times = 0
        while let letter = next, let (least, most) = try bounds(letter) {
            times += 1
            guard times <= 10 else { throw error("it is repeated too often", at: start) }
            if case .assertion = node {
                throw error("nothing to repeat stands before this", at: start)
            }
            node = .repetition(node, least: least, most: most, isLazy: take("?"))
        }
        return node
    }

    /// What `?`, `*`, `+`, `{2}`, `{2,}` and `{2,4}` mean; nil for what repeats nothing.
    private mutating func bounds(
        _ letter: Unicode.Scalar
    ) throws(PatternError) -> (least: Int, most: Int?)? {
        let start = place
        place += 1
        switch letter {
        case "?": return (0, 1)
        case "*": return (0, nil)
        case "+": return (1, nil)
        case "{":
            let inner = letters[place...].prefix(Self.longestBounds).prefix { $0 != "}" }
            let parts = String(String.UnicodeScalarView(inner))
                .split(separator: ",", omittingEmptySubsequences: false)
            let isOpen = parts.count == 2 && parts[1].isEmpty
            let (least, most) = (Int(parts[0]), isOpen ? nil : Int(parts[parts.count - 1]))
            place += inner.count
            if take("}"), parts.count <= 2, let least, isOpen || most != nil {
                let (top, range) = (most ?? least, 0...dialect.mostTimes)
                if range.contains(least), range.contains(top), least <= top {
                    return (least, most)
                }
            } else if dialect == .full {
                break
            }
            throw error(
                "a repetition is written {2}, {2,} or {2,4}, up to \(dialect.mostTimes)", at: start)
        default: break
        }
        place = start
        return nil
    }

    private static let longestBounds = 16

    private mutating func atom(
        _ letter: Unicode.Scalar, at start: Int
    ) throws(PatternError) -> PatternNode {
        if dialect == .words, ".^$]{}".unicodeScalars.contains(letter) {
            throw error(
                "`\(letter)` has no meaning there: write \\ before it if it is meant", at: start)
        }
        switch letter {
        case "(": return try group(from: start)
        case "[": return .set(try letterClass(from: start))
        case ".": return .set(.notLineEnd)
        case "^": return .assertion(.lineStart)
        case "$": return .assertion(.lineEnd)
        case "\\": return try escaped(from: start)
        case "?", "*", "+": throw error("nothing to repeat stands before this", at: start)
        default: return try literal(letter, at: start)
        }
    }

    private mutating func group(from start: Int) throws(PatternError) -> PatternNode {
        var number: Int?
        if take("?") {
            guard take(":") else {
                throw error("`(?` is only known as `(?:`, and `(?i)` at the beginning", at: start)
            }
        } else if dialect == .full {
            groupCount += 1
            number = groupCount
        }
        let inner = try choice()
        guard take(")") else { throw error("the group that begins here is not closed", at: start) }
        return number.map { .group(inner, number: $0) } ?? inner
    }

    private func literal(
        _ letter: Unicode.Scalar, at start: Int
    ) throws(PatternError) -> PatternNode {
        guard dialect == .full || letter.isASCII else {
            throw error("only ASCII letters are known here", at: start)
        }
        let forms = ignoresCase ? Self.caseForms(letter) : []
        return forms.count < 2 ? .letter(letter) : .set(LetterSet(ranges: forms.map { $0...$0 }))
    }

    private static func caseForms(_ letter: Unicode.Scalar) -> [UInt32] {
        let forms = [letter.properties.lowercaseMapping, letter.properties.uppercaseMapping]
            .compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first?.value : nil }
        return Array(Set(forms + [letter.value])).sorted()
    }

    private mutating func escaped(from start: Int) throws(PatternError) -> PatternNode {
        guard let letter = next else { throw error("nothing follows the last \\", at: start) }
        place += 1
        if letter == "d" { return .set(.digits) }
        if dialect == .full {
            if let set = Self.classes[letter] { return .set(set) }
            switch letter {
            case "b": return .assertion(.wordEdge)
            case "B": return .assertion(.noWordEdge)
            case "n": return .letter("\n")
            case "t": return .letter("\t")
            default: break
            }
        }
        guard !Self.isLetterOrDigit(letter) else {
            let known = dialect == .full ? "\\b \\d \\n \\s \\t \\w and capitals" : "\\d"
            throw error("`\\\(letter)` is not known; known is \(known)", at: start)
        }
        return try literal(letter, at: start)
    }

    private static let classes: [Unicode.Scalar: LetterSet] = [
        "d": .digits, "D": .digits.negated, "s": .spaces, "S": .spaces.negated, "w": .words,
        "W": .words.negated,
    ]

    /// After `[`.
    private mutating func letterClass(from start: Int) throws(PatternError) -> LetterSet {
        var set = LetterSet(isNegated: take("^"))
        if dialect == .words {
            if set.isNegated {
                throw error("`[^ ]` is not known: name what it may have", at: start)
            }
            if next == "]" { throw error("`[]` matches nothing", at: start) }
        }
        let first = place
        while let letter = next, place == first || letter != "]" {
            let from = place
            let (low, known) = try classLetter(letter)
            if let known {
                set.ranges += known.plainRanges
                continue
            }
            var high = low
            if next == "-", place + 1 < letters.count, letters[place + 1] != "]" {
                place += 1
                high = try classLetter(letters[place]).letter
            }
            guard low <= high else { throw error("this range runs backwards", at: from) }
            set.ranges.append(low.value...high.value)
            guard ignoresCase, low == high || high.isASCII else { continue }
            for value in low.value...high.value {
                set.ranges += Unicode.Scalar(value).map { Self.caseForms($0).map { $0...$0 } } ?? []
            }
        }
        guard take("]") else { throw error("the `[` that begins here is not closed", at: start) }
        return set
    }

    /// One letter of a class, with the set that it stands for if it stands for one.
    private mutating func classLetter(
        _ letter: Unicode.Scalar
    ) throws(PatternError) -> (letter: Unicode.Scalar, set: LetterSet?) {
        place += 1
        guard dialect == .full || letter.isASCII else {
            throw error("only ASCII letters are known here", at: place - 1)
        }
        guard letter == "\\", let after = next else { return (letter, nil) }
        place += 1
        let isSign = after.isASCII && !Self.isLetterOrDigit(after)
        guard dialect == .full || isSign || after == "d" else {
            throw error("`\\\(after)` is not known; known is \\d", at: place - 2)
        }
        return (after == "n" ? "\n" : after == "t" ? "\t" : after, Self.classes[after])
    }

    private static func isLetterOrDigit(_ letter: Unicode.Scalar) -> Bool {
        letter.properties.isAlphabetic || ("0"..."9").contains(letter)
    }
}
