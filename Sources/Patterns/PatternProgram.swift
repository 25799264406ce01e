/// A regular expression as steps, its repetitions written out.
struct PatternProgram: Sendable {
    /// Nothing in it is counted by reference: it is looked at for every letter of a text.
    enum Step: Sendable {
        /// Of a letter in UTF-8, or the whole of one.
        case byte(UInt8)
        /// Letters of ASCII are in the mask; the others are looked up in the set of that number.
        case set(ASCIIMask, Int)
        case split(first: Int, second: Int)
        case jump(Int)
        case save(Int)
        case assertion(Assertion)
        case match
    }

    /// A step, and its number among those that several others lead to; -1 for the others.
    ///
    /// Only those need be known again: whatever comes to another one came through the one before it.
    struct Instruction: Sendable {
        var step: Step
        var junction: Int = -1
    }

    enum Assertion: Sendable { case lineStart, lineEnd, wordEdge, noWordEdge }

    private(set) var instructions: [Instruction] = []
    private(set) var junctionCount = 0
    /// What the sets of steps are, by number.
    private(set) var sets: [LetterSet] = []
    private(set) var start = PatternStart()
    /// Two a group, and two for the whole match.
    private(set) var slotCount = 2

    private var steps: [Step] = []
    private var nodes = 0
    private let most: Int

    init(_ node: PatternNode, atMost most: Int) throws(PatternError) {
        self.most = most
        try add(node)
        steps.append(.match)
        start = PatternStart(steps)
        var ways = [1] + repeatElement(0, count: steps.count)
        for (place, step) in steps.enumerated() {
            switch step {
            case .jump(let next): ways[next] += 1
            case .split(let first, let second):
                ways[first] += 1
                ways[second] += 1
            default: ways[place + 1] += 1
            }
        }
        for (step, ways) in zip(steps, ways) {
            instructions.append(Instruction(step: step, junction: ways > 1 ? junctionCount : -1))
            junctionCount += ways > 1 ? 1 : 0
        }
        steps = []
    }

    private mutating func add(_ node: PatternNode) throws(PatternError) {
        // What is empty adds no step, however often it is repeated.
        nodes += 1
        guard steps.count < most, nodes < 10 * most else {
            throw PatternError(
                offset: 0, message: "it is too large with its repetitions written out")
        }
        switch node {
        case .letter(let letter): steps += letter.utf8.map { .byte($0) }
        case .set(let set):
            steps.append(.set(set.mask, sets.count))
            sets.append(set)
        case .assertion(let assertion): steps.append(.assertion(assertion))
        case .sequence(let parts): for part in parts { try add(part) }
        case .choice(let parts): try addChoice(parts)
        case .group(let inner, let number):
            slotCount = max(slotCount, number * 2 + 2)
            steps.append(.save(number * 2))
            try add(inner)
            steps.append(.save(number * 2 + 1))
        case .repetition(let inner, let least, let most, let isLazy):
            for _ in 1..<max(1, least) { try add(inner) }
            switch (least, most) {
            case (0, nil):
                let split = reserve()
                try addLoop(inner, isLazy)
                close(split, isLazy)
            case (_, nil): try addLoop(inner, isLazy)
            case (_, let most?):
                if least > 0 { try add(inner) }
                var splits: [Int] = []
                for _ in least..<most {
                    splits.append(reserve())
                    try add(inner)
                }
                for split in splits { close(split, isLazy) }
            }
        }
    }

    /// A step that is written when it is known what follows it.
    private mutating func reserve() -> Int {
        steps.append(.match)
        return steps.count - 1
    }

    /// Lets a step go on right behind itself or here.
    private mutating func close(_ split: Int, _ isLazy: Bool) {
        let (inside, after) = (split + 1, steps.count)
        steps[split] =
            isLazy ? .split(first: after, second: inside) : .split(first: inside, second: after)
    }

    /// Once or more often.
    private mutating func addLoop(_ inner: PatternNode, _ isLazy: Bool) throws(PatternError) {
        let again = steps.count
        try add(inner)
        let after = steps.count + 1
        steps.append(
            isLazy ? .split(first: after, second: again) : .split(first: again, second: after))
    }

    private mutating func addChoice(_ parts: [PatternNode]) throws(PatternError) {
        var jumps: [Int] = []
        for (index, part) in parts.enumerated() {
            let split = index + 1 < parts.count ? reserve() : nil
            try add(part)
            guard let split else { continue }
            jumps.append(reserve())
            close(split, false)
        }
        for jump in jumps { steps[jump] = .jump(steps.count) }
    }
}

/// Where in a text a match may begin, so that the other places need not be tried.
struct PatternStart: Sendable {
    /// The letters of ASCII that a match may begin with; nil when it may be empty.
    private(set) var letters: ASCIIMask? = ASCIIMask()
    /// Every match begins at the beginning of a line.
    private var isLineStart = true

    init() {}

    /// Follows the steps that take no letter.
    init(_ steps: [PatternProgram.Step]) {
        var seen: Set<[Int]> = []
        var waiting = [(step: 0, isAtLine: false)]
        while let (step, isAtLine) = waiting.popLast() {
            guard seen.insert([step, isAtLine ? 1 : 0]).inserted else { continue }
            switch steps[step] {
            case .jump(let next): waiting.append((next, isAtLine))
            case .split(let first, let second):
                waiting += [(first, isAtLine), (second, isAtLine)]
            case .save: waiting.append((step + 1, isAtLine))
            case .assertion(let assertion):
                waiting.append((step + 1, isAtLine || assertion == .lineStart))
            case .byte(let byte):
                isLineStart = isLineStart && isAtLine
                if byte < 0x80 { letters?.insert(byte) }
            case .set(let mask, _):
                isLineStart = isLineStart && isAtLine
                letters?.formUnion(mask)
            case .match:
                isLineStart = isLineStart && isAtLine
                letters = nil
            }
        }
    }

    /// The first place from one on where a match may begin; nil when there is none.
    ///
    /// A place inside a letter is never one. Beyond ASCII every letter may begin a match.
    func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        if let letters {
            while place < bytes.count {
                let byte = bytes[place]
                if byte < 0x80 ? letters.contains(byte) : byte & 0xc0 != 0x80,
                    isAllowed(place, in: bytes)
                {
                    return place
                }
                place += 1
            }
            return nil
        }
        while place < bytes.count, bytes[place] & 0xc0 == 0x80 || !isAllowed(place, in: bytes) {
            place += 1
        }
        return place <= bytes.count && isAllowed(place, in: bytes) ? place : nil
    }

    private func isAllowed(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        !isLineStart || place == 0 || bytes[place - 1] == 0x0a
    }
}
