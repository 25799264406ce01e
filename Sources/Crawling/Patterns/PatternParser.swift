/// What a regular expression is made of.
indirect enum PatternNode {
    case empty
    case letter(UInt32)
    case set(LetterSet)
    case assertion(TextPattern.Step)
    case sequence([PatternNode])
    case choice([PatternNode])
    case group(PatternNode, number: Int)
    case repetition(PatternNode, least: Int, most: Int?, isLazy: Bool)
}

/// Reads a regular expression.
struct PatternParser {
    private let letters: [Unicode.Scalar]
    private var place = 0
    private var depth = 0
    private var ignoresCase = false
    private(set) var groupCount = 0

    init(_ text: String) { letters = Array(text.unicodeScalars) }

    mutating func parse() throws(PatternError) -> PatternNode {
        if letters.starts(with: "(?i)".unicodeScalars) {
            ignoresCase = true
            place = 4
        }
        let node = try choice()
        guard place == letters.count else { throw error("there is no `(` for this `)`") }
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
        guard depth < 50 else { throw error("groups nest too deep") }
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var parts: [PatternNode] = []
        while let letter = next, letter != "|", letter != ")" { parts.append(try repeated()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repeated() throws(PatternError) -> PatternNode {
        let start = place
        var node = try atom()
        var times = 0
        while let letter = next {
            let bounds: (Int, Int?)
            switch letter {
            case "?": bounds = (0, 1)
            case "*": bounds = (0, nil)
            case "+": bounds = (1, nil)
            case "{":
                guard let counted = try counts() else { return node }
                bounds = counted
            default: return node
            }
            if letter != "{" { place += 1 }
            times += 1
            guard times <= 10 else { throw error("it is repeated too often", at: start) }
            if case .assertion = node {
                throw error("nothing to repeat stands before this", at: start)
            }
            node = .repetition(node, least: bounds.0, most: bounds.1, isLazy: take("?"))
        }
        return node
    }

    /// `{2}`, `{2,}`, `{2,4}`; nil for a brace that is a letter.
    private mutating func counts() throws(PatternError) -> (Int, Int?)? {
        let start = place
        guard let end = letters[place...].firstIndex(of: "}") else { return nil }
        let parts = String(String.UnicodeScalarView(letters[(place + 1)..<end]))
            .split(separator: ",", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let least = Int(parts[0]) else { return nil }
        let most = parts.count == 1 ? least : parts[1].isEmpty ? nil : Int(parts[1])
        guard parts.count == 1 || parts[1].isEmpty || most != nil else { return nil }
        guard least <= most ?? least, max(least, most ?? 0) <= 200 else {
            throw error("a repetition goes up to 200", at: start)
        }
        place = end + 1
        return (least, most)
    }

    private mutating func atom() throws(PatternError) -> PatternNode {
        let start = place
        guard let letter = next else { return .empty }
        place += 1
        switch letter {
        case "(":
            var number: Int?
            if take("?") {
                guard take(":") else {
                    throw error(
                        "`(?` is only known as `(?:`, and `(?i)` at the beginning", at: start)
                }
            } else {
                groupCount += 1
                number = groupCount
            }
            let inner = try choice()
            guard take(")") else {
                throw error("the group that begins here does not end", at: start)
            }
            return number.map { .group(inner, number: $0) } ?? inner
        case "[": return .set(try letterClass(from: start))
        case ".": return .set(.notLineEnd)
        case "^": return .assertion(.lineStart)
        case "$": return .assertion(.lineEnd)
        case "\\": return try escaped(from: start)
        case "?", "*", "+": throw error("nothing to repeat stands before this", at: start)
        default: return literal(letter)
        }
    }

    private func literal(_ letter: Unicode.Scalar) -> PatternNode {
        guard ignoresCase else { return .letter(letter.value) }
        let forms = Self.caseForms(letter)
        return forms.count == 1
            ? .letter(letter.value) : .set(LetterSet(ranges: forms.map { $0...$0 }))
    }

    private static func caseForms(_ letter: Unicode.Scalar) -> [UInt32] {
        let forms = [letter.properties.lowercaseMapping, letter.properties.uppercaseMapping]
            .compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first?.value : nil }
        return Array(Set(forms + [letter.value])).sorted()
    }

    private mutating func escaped(from start: Int) throws(PatternError) -> PatternNode {
        guard let letter = next else { throw error("a backslash ends it", at: start) }
        place += 1
        if let set = Self.classes[letter] { return .set(set) }
        switch letter {
        case "b": return .assertion(.wordEdge)
        case "B": return .assertion(.noWordEdge)
        case "n": return .letter(0x0a)
        case "t": return .letter(0x09)
        default:
            guard !letter.properties.isAlphabetic, !("0"..."9").contains(letter) else {
                throw error("`\\\(letter)` is not known", at: start)
            }
            return .letter(letter.value)
        }
    }

    private static let classes: [Unicode.Scalar: LetterSet] = [
        "d": .digits, "D": .digits.negated, "s": .spaces, "S": .spaces.negated, "w": .words,
        "W": .words.negated,
    ]

    /// After `[`.
    private mutating func letterClass(from start: Int) throws(PatternError) -> LetterSet {
        var set = LetterSet()
        let isNegated = take("^")
        var isFirst = true
        while let letter = next, isFirst || letter != "]" {
            isFirst = false
            place += 1
            var low = letter
            if letter == "\\", let after = next {
                place += 1
                if let known = Self.classes[after] {
                    set.ranges += known.plainRanges
                    continue
                }
                low = after == "n" ? "\n" : after == "t" ? "\t" : after
            }
            var high = low
            if next == "-", place + 1 < letters.count, letters[place + 1] != "]" {
                place += 1
                high = letters[place]
                place += 1
                if high == "\\", let after = next {
                    high = after
                    place += 1
                }
            }
            guard low <= high else { throw error("this range runs backward", at: place - 3) }
            set.ranges.append(low.value...high.value)
            if ignoresCase, low == high { set.ranges += Self.caseForms(low).map { $0...$0 } }
            if ignoresCase, low != high, high.value < 0x80 {
                set.ranges += Self.otherCase(low, high)
            }
        }
        guard take("]") else { throw error("the `[` that begins here does not end", at: start) }
        set.isNegated = isNegated
        return set
    }

    private static func otherCase(
        _ low: Unicode.Scalar, _ high: Unicode.Scalar
    ) -> [ClosedRange<UInt32>] {
        (low.value...high.value).flatMap { value in
            Unicode.Scalar(value).map { caseForms($0).map { $0...$0 } } ?? []
        }
    }
}

/// Lays a regular expression out as steps.
struct PatternAssembler {
    private(set) var program: [TextPattern.Step] = []
    private(set) var sets: [LetterSet] = []
    private var nodes = 0
    private static let longest = 4_000

    mutating func add(_ node: PatternNode) throws(PatternError) {
        // What is empty adds no step, however often it is repeated.
        nodes += 1
        guard program.count < Self.longest, nodes < 10 * Self.longest else {
            throw PatternError(
                offset: 0, message: "it is too long with its repetitions written out")
        }
        switch node {
        case .empty: break
        case .letter(let letter): program.append(.letter(letter))
        case .set(let set):
            program.append(.set(set.mask, sets.count))
            sets.append(set)
        case .assertion(let step): program.append(step)
        case .sequence(let parts): for part in parts { try add(part) }
        case .choice(let parts): try addChoice(parts[...])
        case .group(let inner, let number):
            program.append(.save(number * 2))
            try add(inner)
            program.append(.save(number * 2 + 1))
        case .repetition(let inner, let least, let most, let isLazy):
            for _ in 0..<least { try add(inner) }
            guard let most else { return try addLoop(inner, isLazy) }
            try addOptional(inner, times: most - least, isLazy)
        }
    }

    private mutating func addChoice(_ parts: ArraySlice<PatternNode>) throws(PatternError) {
        guard let first = parts.first else { return }
        guard parts.count > 1 else { return try add(first) }
        let split = program.count
        program.append(.match)
        try add(first)
        let jump = program.count
        program.append(.match)
        program[split] = .split(first: split + 1, second: program.count)
        try addChoice(parts.dropFirst())
        program[jump] = .jump(program.count)
    }

    private mutating func addLoop(_ inner: PatternNode, _ isLazy: Bool) throws(PatternError) {
        let split = program.count
        program.append(.match)
        try add(inner)
        program.append(.jump(split))
        let (inside, after) = (split + 1, program.count)
        program[split] =
            isLazy ? .split(first: after, second: inside) : .split(first: inside, second: after)
    }

    private mutating func addOptional(
        _ inner: PatternNode, times: Int, _ isLazy: Bool
    ) throws(PatternError) {
        var splits: [Int] = []
        for _ in 0..<times {
            splits.append(program.count)
            program.append(.match)
            try add(inner)
        }
        for split in splits {
            let (inside, after) = (split + 1, program.count)
            program[split] =
                isLazy
                ? .split(first: after, second: inside) : .split(first: inside, second: after)
        }
    }
}
