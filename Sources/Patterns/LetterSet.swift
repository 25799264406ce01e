/// Some letters, as ranges.
struct LetterSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ letter: UInt32) -> Bool {
        ranges.contains { $0.contains(letter) } != isNegated
    }

    var mask: ASCIIMask {
        var mask = ASCIIMask()
        for letter in UInt8(0)..<128 where contains(UInt32(letter)) { mask.insert(letter) }
        return mask
    }

    static let digits = LetterSet(ranges: [0x30...0x39])
    static let spaces = LetterSet(ranges: [9...13, 0x20...0x20, 0xa0...0xa0, 0x2000...0x200a])
    static let notLineEnd = LetterSet(ranges: [0x0a...0x0a], isNegated: true)
    /// Beyond ASCII everything but the signs of Latin-1 and of general punctuation is a letter.
    static let words = LetterSet(ranges: [
        0x30...0x39, 0x41...0x5a, 0x5f...0x5f, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6,
        0xf8...0x1fff, 0x2c00...0x2dff, 0x3005...0x10ffff,
    ])

    var negated: LetterSet { LetterSet(ranges: ranges, isNegated: !isNegated) }

    /// Its ranges, none of them negated.
    var plainRanges: [ClosedRange<UInt32>] {
        guard isNegated else { return ranges }
        var free: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > next { free.append(next...(range.lowerBound - 1)) }
            next = max(next, range.upperBound + 1)
        }
        if next <= 0x10ffff { free.append(next...0x10ffff) }
        return free
    }
}

/// Some letters of ASCII.
struct ASCIIMask: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// - Parameter letter: below 128.
    @inline(__always)
    func contains(_ letter: UInt8) -> Bool {
        (letter < 64 ? low >> UInt64(letter) : high >> UInt64(letter & 63)) & 1 != 0
    }

    mutating func insert(_ letter: UInt8) {
        if letter < 64 { low |= 1 << UInt64(letter) } else { high |= 1 << UInt64(letter & 63) }
    }

    mutating func formUnion(_ other: ASCIIMask) {
        low |= other.low
        high |= other.high
    }
}
