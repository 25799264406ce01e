/// A text that a pattern is looked for in, trying what comes first first, and no place twice.
///
/// What a step that several lead to led to from a place, it leads to whatever comes there later, another
/// match included: so it is tried once, and all matches of a text together take no longer than steps
/// times bytes.
struct PatternSearch {
    /// Bytes of a text that are looked at, fewer by a very long pattern.
    private static let longest = 65_536
    private static let mostPlaces = 20_000_000

    /// The text, and as much of it as is looked at.
    let whole: UnsafeBufferPointer<UInt8>
    let bytes: UnsafeBufferPointer<UInt8>
    private let program: PatternProgram
    private let instructions: UnsafeBufferPointer<PatternProgram.Instruction>
    private let scratch: PatternScratch
    /// A bit a junction, and so many words a place; those below `cleaned` are of this text.
    private var tried: UnsafeMutablePointer<UInt64>
    private let width: Int
    private var cleaned = 0
    /// What is to be tried when nothing comes of what is tried now.
    private var pending: [PatternScratch.Job] = []
    /// Where groups begin and end; -1 for those that took no part.
    private var slots: [Int] = []
    /// Where the next match may begin.
    private var start = 0
    private var count = 0

    init(
        for program: PatternProgram,
        instructions: UnsafeBufferPointer<PatternProgram.Instruction>,
        in text: UnsafeBufferPointer<UInt8>, with scratch: PatternScratch
    ) {
        self.program = program
        self.instructions = instructions
        self.scratch = scratch
        width = (program.junctionCount + 63) / 64
        whole = text
        bytes = UnsafeBufferPointer(
            rebasing: text.prefix(min(Self.longest, Self.mostPlaces / max(1, width * 64))))
        tried = scratch.words(0)
    }

    /// Most texts have no place where a match could begin, and need nothing.
    private mutating func prepare() {
        guard slots.isEmpty else { return }
        tried = scratch.words(width * (bytes.count + 1))
        (pending, slots) = scratch.lend()
        slots.append(contentsOf: repeatElement(-1, count: program.slotCount))
    }

    /// Gives back what serves the next search.
    mutating func finish() {
        guard !slots.isEmpty else { return }
        slots.removeAll(keepingCapacity: true)
        scratch.take(pending, slots, steps: count)
    }

    /// The next match, behind the last one.
    mutating func next() -> Range<Int>? {
        for slot in slots.indices { slots[slot] = -1 }
        // What led to the last match ended here, so it has not led to nothing.
        if start < cleaned { clean(from: start, to: start) }
        while let place = program.start.next(in: bytes, from: start) {
            prepare()
            cleaned = max(cleaned, place)
            clean(to: place)
            var end = -1
            run(from: place, to: bytes.count) { found in
                end = found
                return true
            }
            guard end < 0 else {
                slots[0] = place
                slots[1] = end
                start = end > place ? end : end + 1
                return place..<end
            }
            start = place + 1
        }
        start = bytes.count + 1
        return nil
    }

    /// Of the last match; nil for a group that took no part.
    func group(_ number: Int) -> Range<Int>? {
        // One that is repeated no times has none.
        guard slots.indices.contains(number * 2 + 1) else { return nil }
        let (low, high) = (slots[number * 2], slots[number * 2 + 1])
        return low >= 0 && low <= high ? low..<high : nil
    }

    /// The end of the longest match that begins at a place.
    mutating func longest(
        from place: Int, atMost length: Int, to ends: (Int) -> Bool
    ) -> Int? {
        prepare()
        cleaned = place
        clean(to: place)
        var end = -1
        run(from: place, to: min(bytes.count, place + length)) { found in
            if found > end, ends(found) { end = found }
            return false
        }
        return end < 0 ? nil : end
    }

    /// Appends a template with the groups of the last match for `$1`.
    func fill(_ template: String.UTF8View, into result: inout [UInt8]) {
        var isSign = false
        for byte in template {
            if isSign, (0x30...0x39).contains(byte) {
                let number = Int(byte - 0x30)
                if let range = group(number) { result += bytes[range] }
            } else if isSign || byte != 0x24 {
                result.append(byte)
            }
            isSign = !isSign && byte == 0x24
        }
        if isSign { result.append(0x24) }
    }

    @inline(__always)
    private mutating func clean(to place: Int) {
        guard place >= cleaned else { return }
        clean(from: cleaned, to: place)
        cleaned = place + 1
    }

    private mutating func clean(from low: Int, to high: Int) {
        let words = (high - low + 1) * width
        (tried + low * width).update(repeating: 0, count: words)
        count += words
    }

    /// - Parameter match: hears where a match ends; whether that is enough.
    @inline(__always)
    private mutating func run(from start: Int, to limit: Int, _ match: (Int) -> Bool) {
        var count = 0
        defer { self.count += count }
        pending.append(.init(step: 0, place: start))
        while let job = pending.popLast() {
            guard job.step >= 0 else {
                slots[-1 - Int(job.step)] = Int(job.place)
                continue
            }
            var (step, place) = (Int(job.step), Int(job.place))
            run: while true {
                count &+= 1
                guard isNew(instructions[step].junction, at: place) else { break run }
                switch instructions[step].step {
                case .match:
                    guard match(place) else { break run }
                    pending.removeAll(keepingCapacity: true)
                    return
                case .jump(let next):
                    step = next
                    continue run
                case .split(let first, let second):
                    pending.append(.init(step: second, place: place))
                    step = first
                    continue run
                case .save(let slot):
                    pending.append(.init(step: -1 - slot, place: slots[slot]))
                    slots[slot] = place
                case .byte(let wanted):
                    guard place < limit, bytes[place] == wanted else { break run }
                    place &+= 1
                case .set(let mask, let number):
                    let length = place < limit ? length(of: mask, number, at: place) : 0
                    guard length > 0 else { break run }
                    place &+= length
                case .assertion(let assertion):
                    guard holds(assertion, at: place) else { break run }
                }
                step &+= 1
                clean(to: place)
            }
        }
    }

    /// Whether a junction is met at a place for the first time.
    @inline(__always)
    private func isNew(_ junction: Int, at place: Int) -> Bool {
        guard junction >= 0 else { return true }
        let word = tried + (place &* width &+ (junction >> 6))
        let bit: UInt64 = 1 << UInt64(junction & 63)
        guard word.pointee & bit == 0 else { return false }
        word.pointee |= bit
        return true
    }

    /// How long the letter at a place is if it is of a set; else 0.
    @inline(__always)
    private func length(of mask: ASCIIMask, _ number: Int, at place: Int) -> Int {
        guard bytes[place] >= 0x80 else { return mask.contains(bytes[place]) ? 1 : 0 }
        guard let (letter, length) = letter(at: place), program.sets[number].contains(letter)
        else { return 0 }
        return length
    }

    private func holds(_ assertion: PatternProgram.Assertion, at place: Int) -> Bool {
        switch assertion {
        case .lineStart: place == 0 || bytes[place - 1] == 0x0a
        case .lineEnd: place == bytes.count || bytes[place] == 0x0a
        case .wordEdge: isWord(before: place) != isWord(after: place)
        case .noWordEdge: isWord(before: place) == isWord(after: place)
        }
    }

    /// The text is UTF-8: Swift's own.
    private func letter(at place: Int) -> (letter: UInt32, length: Int)? {
        guard place < bytes.count else { return nil }
        let first = bytes[place]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
        // A text that is cut at its limit may end inside a letter.
        guard place + length <= bytes.count else { return nil }
        var letter = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0f : 0x1f)
        for offset in 1..<length { letter = letter << 6 | UInt32(bytes[place + offset]) & 0x3f }
        return (letter, length)
    }

    private func isWord(after place: Int) -> Bool {
        guard let (letter, _) = letter(at: place) else { return false }
        guard letter < 0x80 else { return LetterSet.words.contains(letter) }
        return letter | 0x20 &- 0x61 < 26 || letter &- 0x30 < 10 || letter == 0x5f
    }

    private func isWord(before place: Int) -> Bool {
        var start = place - 1
        while start > 0, bytes[start] & 0xc0 == 0x80 { start -= 1 }
        return place > 0 && isWord(after: start)
    }
}

/// What searches need one after the other, kept for the next one.
package final class PatternScratch {
    /// A step to try at a place; or, below zero, what a slot was.
    struct Job {
        var step: Int32
        var place: Int32

        init(step: Int, place: Int) {
            self.step = Int32(truncatingIfNeeded: step)
            self.place = Int32(truncatingIfNeeded: place)
        }
    }

    private var steps = 0
    private var words = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)
    private var capacity = 64
    private var pending: [Job] = []
    private var slots: [Int] = []

    package init() {}

    deinit { words.deallocate() }

    /// Answers how many places were tried, with the work of keeping count of them, and begins to
    /// count anew.
    package func takeSteps() -> Int {
        defer { steps = 0 }
        return steps
    }

    /// So many words of anything; the next search has the same.
    fileprivate func words(_ count: Int) -> UnsafeMutablePointer<UInt64> {
        if capacity < count {
            words.deallocate()
            words = .allocate(capacity: count)
            capacity = count
        }
        return words
    }

    fileprivate func lend() -> (pending: [Job], slots: [Int]) {
        defer { (pending, slots) = ([], []) }
        return (pending, slots)
    }

    fileprivate func take(_ pending: [Job], _ slots: [Int], steps: Int) {
        (self.pending, self.slots) = (pending, slots)
        self.steps += steps
    }
}
