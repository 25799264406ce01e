/// Runs a pattern over a text, trying what comes first first, and no place twice.
struct PatternMatcher {
    /// Bytes of a text that are looked at, fewer by a very long pattern: a match is never slow.
    static let longest = 65_536
    private static let mostPlaces = 20_000_000

    private let pattern: TextPattern
    private let scratch: PatternScratch
    private var pending: [Job] = []
    private var slots: [Int?]

    private enum Job {
        case step(Int, at: Int)
        case restore(slot: Int, Int?)
    }

    init(_ pattern: TextPattern, _ scratch: PatternScratch) {
        self.pattern = pattern
        self.scratch = scratch
        // What a start tries in vain is taken back, so these serve them all.
        slots = Array(repeating: nil, count: (pattern.groupCount + 1) * 2)
    }

    /// The slots of the first match from a place on, two a group; nil when there is none.
    mutating func match(_ text: String, from start: Int) -> [Int?]? {
        var text = text
        return text.withUTF8 { whole in
            let bytes = UnsafeBufferPointer(
                rebasing: whole.prefix(
                    min(Self.longest, Self.mostPlaces / pattern.program.count)))
            guard let first = pattern.start.next(in: bytes, from: start) else { return nil }
            let words = (pattern.program.count * (bytes.count - first + 1) + 63) / 64
            return scratch.withPlaces(words) { visited in
                var place: Int? = first
                while let here = place {
                    if match(bytes, at: here, base: first, visited) { return slots }
                    place = pattern.start.next(in: bytes, from: here + 1)
                }
                return nil
            }
        }
    }

    private mutating func match(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, base: Int,
        _ visited: UnsafeMutableBufferPointer<UInt64>
    ) -> Bool {
        pending.append(.step(0, at: start))
        var steps = 0
        defer { scratch.steps += steps }
        let width = bytes.count - base + 1
        while let job = pending.popLast() {
            guard case .step(var step, var place) = job else {
                if case .restore(let slot, let value) = job { slots[slot] = value }
                continue
            }
            run: while true {
                steps += 1
                let bit = step * width + place - base
                guard visited[bit >> 6] & (1 << UInt64(bit & 63)) == 0 else { break run }
                visited[bit >> 6] |= 1 << UInt64(bit & 63)
                switch pattern.program[step] {
                case .match: return true
                case .jump(let next): step = next
                case .split(let first, let second):
                    pending.append(.step(second, at: place))
                    step = first
                case .save(let slot):
                    pending.append(.restore(slot: slot, slots[slot]))
                    slots[slot] = place
                    step += 1
                case .letter(let wanted):
                    guard let (letter, length) = Self.letter(bytes, at: place), letter == wanted
                    else { break run }
                    place += length
                    step += 1
                case .set(let mask, let number):
                    guard place < bytes.count else { break run }
                    if bytes[place] < 0x80 {
                        guard mask.contains(bytes[place]) else { break run }
                        place += 1
                    } else {
                        guard let (letter, length) = Self.letter(bytes, at: place),
                            pattern.sets[number].contains(letter)
                        else { break run }
                        place += length
                    }
                    step += 1
                case .lineStart:
                    guard place == 0 || bytes[place - 1] == 0x0a else { break run }
                    step += 1
                case .lineEnd:
                    guard place == bytes.count || bytes[place] == 0x0a else { break run }
                    step += 1
                case .wordEdge:
                    guard Self.isWordEdge(bytes, at: place) else { break run }
                    step += 1
                case .noWordEdge:
                    guard !Self.isWordEdge(bytes, at: place) else { break run }
                    step += 1
                }
            }
        }
        return false
    }

    private static func isWordEdge(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        isWord(bytes, before: place) != isWord(bytes, after: place)
    }

    /// The text is UTF-8: Swift's own.
    private static func letter(
        _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
    ) -> (letter: UInt32, length: Int)? {
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

    private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, after place: Int) -> Bool {
        letter(bytes, at: place).map { LetterSet.words.contains($0.letter) } ?? false
    }

    private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Bool {
        var start = place - 1
        while start > 0, bytes[start] & 0xc0 == 0x80 { start -= 1 }
        return start >= 0 && place > 0 && isWord(bytes, after: start)
    }
}

/// What matches need one after the other, kept for the next one.
final class PatternScratch {
    /// How many places were tried, and the work of keeping count of them.
    fileprivate(set) var steps = 0
    private var places: [UInt64] = []

    /// Answers the steps so far, and begins to count anew.
    func takeSteps() -> Int {
        defer { steps = 0 }
        return steps
    }

    /// So many words of zeros.
    fileprivate func withPlaces<Result>(
        _ words: Int, _ body: (UnsafeMutableBufferPointer<UInt64>) -> Result
    ) -> Result {
        steps += words
        if places.count < words { places = Array(repeating: 0, count: words) }
        return places.withUnsafeMutableBufferPointer { buffer in
            let part = UnsafeMutableBufferPointer(rebasing: buffer.prefix(words))
            part.update(repeating: 0)
            return body(part)
        }
    }
}
