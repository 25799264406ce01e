/// Where in a text a match may begin, so that the other places need not be tried.
struct PatternStart: Sendable {
    /// The letters of ASCII that a match may begin with; nil for all.
    private(set) var letters: ASCIIMask?
    /// Every match begins at the beginning of a line.
    private(set) var isLineStart: Bool

    /// Follows the steps that take no letter.
    init(_ program: [TextPattern.Step]) {
        var letters: ASCIIMask? = ASCIIMask()
        var isLineStart = true
        var seen: Set<[Int]> = []
        var waiting = [(step: 0, isAtLine: false)]
        while let (step, isAtLine) = waiting.popLast() {
            guard seen.insert([step, isAtLine ? 1 : 0]).inserted else { continue }
            func go(to next: Int, atLine: Bool = false) {
                waiting.append((next, isAtLine || atLine))
            }
            switch program[step] {
            case .jump(let next): go(to: next)
            case .split(let first, let second):
                go(to: first)
                go(to: second)
            case .save, .lineEnd, .wordEdge, .noWordEdge: go(to: step + 1)
            case .lineStart: go(to: step + 1, atLine: true)
            case .letter(let letter):
                isLineStart = isLineStart && isAtLine
                if letter < 0x80 { letters?.insert(UInt8(letter)) }
            case .set(let mask, _):
                isLineStart = isLineStart && isAtLine
                letters?.formUnion(mask)
            case .match:
                isLineStart = isLineStart && isAtLine
                letters = nil
            }
        }
        self.letters = letters
        self.isLineStart = isLineStart
    }

    /// The first place from one on where a match may begin; nil when there is none.
    ///
    /// A place inside a letter is never one. Beyond ASCII every letter may begin a match.
    func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            let byte = bytes[place]
            let isLetter = byte & 0xc0 != 0x80
            let isWanted = byte >= 0x80 || letters?.contains(byte) ?? true
            if isLetter, isWanted, !isLineStart || place == 0 || bytes[place - 1] == 0x0a {
                return place
            }
            place += 1
        }
        let isEnd = letters == nil && (!isLineStart || place == 0 || bytes[place - 1] == 0x0a)
        return place == bytes.count && isEnd ? place : nil
    }
}
