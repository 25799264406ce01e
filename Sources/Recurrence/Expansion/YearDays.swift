/// A set of days of one year, numbered from 0 for 1 January, as 366 bits.
struct YearDays: Sendable {
    private var words = InlineArray<6, UInt64>(repeating: 0)

    /// The first days of a year, as many as there are bits in the number given.
    init(low: UInt64 = 0) { words[0] = low }

    /// The days from 0 up to but not including `count`.
    init(count: Int) {
        insert(0..<count)
    }

    var isEmpty: Bool {
        words[0] | words[1] | words[2] | words[3] | words[4] | words[5] == 0
    }

    var count: Int {
        var count = 0
        for index in 0..<6 { count += words[index].nonzeroBitCount }
        return count
    }

    func contains(_ day: Int) -> Bool { words[day >> 6] >> UInt64(day & 63) & 1 == 1 }

    mutating func insert(_ day: Int) { words[day >> 6] |= 1 << UInt64(day & 63) }

    mutating func insert(_ days: Range<Int>) {
        for day in days { insert(day) }
    }

    /// Adds those of the 64 days from `first` whose bit is set; bits past the year must be clear.
    mutating func insert(bits: UInt64, from first: Int) {
        let (word, shift) = (first >> 6, UInt64(first & 63))
        words[word] |= bits << shift
        if shift > 0, word < 5 { words[word + 1] |= bits >> (64 - shift) }
    }

    /// The days from `first` on as bits, `count` of them (at most 63).
    func bits(from first: Int, count: Int) -> UInt64 {
        let (word, shift) = (first >> 6, UInt64(first & 63))
        var bits = words[word] >> shift
        if shift > 0, word < 5 { bits |= words[word + 1] << (64 - shift) }
        return bits & (1 << UInt64(count) - 1)
    }

    mutating func formIntersection(_ other: YearDays) {
        for index in 0..<6 { words[index] &= other.words[index] }
    }

    /// The first member that is not before `day`; nil when there is none.
    func first(from day: Int) -> Int? {
        guard day < 384 else { return nil }
        var word = day >> 6
        var bits = words[word] & (~0 << UInt64(day & 63))
        while bits == 0 {
            word += 1
            guard word < 6 else { return nil }
            bits = words[word]
        }
        return word << 6 | bits.trailingZeroBitCount
    }

    /// How many members are before `day` (0 to 384).
    func count(below day: Int) -> Int {
        var count = 0
        for word in 0..<min(day >> 6, 6) { count += words[word].nonzeroBitCount }
        if day >> 6 < 6 {
            count += (words[day >> 6] & (1 << UInt64(day & 63) - 1)).nonzeroBitCount
        }
        return count
    }

    /// The member with `rank` others before it; the rank must be less than `count`.
    func select(_ rank: Int) -> Int {
        var rest = rank
        for word in 0..<6 {
            let here = words[word].nonzeroBitCount
            if rest < here { return word << 6 | words[word].selectBit(rest) }
            rest -= here
        }
        return 0
    }
}

extension FixedWidthInteger {
    /// The place of the set bit that has `rank` set bits below it.
    func selectBit(_ rank: Int) -> Int {
        var bits = self
        for _ in 0..<rank { bits &= bits &- 1 }
        return bits.trailingZeroBitCount
    }
}
