/// Reading the small pieces that rules are made of.
extension Span where Element == UInt8 {
    /// The range without the blanks and control characters at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, self[low] <= 0x20 { low += 1 }
        while low < high, self[high - 1] <= 0x20 { high -= 1 }
        return low..<high
    }

    /// Where the range's next `separator` stands, or its end.
    func end(of range: Range<Int>, from start: Int, at separator: UInt8) -> Int {
        var end = start
        while end < range.upperBound, self[end] != separator { end += 1 }
        return end
    }

    /// The next of the items between commas, without blanks; nil after the last.
    func item(in list: Range<Int>, from start: inout Int) -> Range<Int>? {
        guard start <= list.upperBound else { return nil }
        let end = end(of: list, from: start, at: UInt8(ascii: ","))
        defer { start = end + 1 }
        return trimmed(start..<end)
    }

    /// The range in capitals as one number, for comparing with `StringProtocol.key`; 0 when too long.
    func key(_ range: Range<Int>) -> UInt128 {
        guard range.count <= 16 else { return 0 }
        var key: UInt128 = 0
        for index in range { key = key << 8 | UInt128(self[index].uppercased) }
        return key
    }

    /// A decimal number with an optional sign; held at the ends of `Int` when it is larger.
    func number(_ range: Range<Int>) -> Int? {
        guard let first = range.first else { return nil }
        let negative = self[first] == UInt8(ascii: "-")
        let signed = negative || self[first] == UInt8(ascii: "+")
        let digits = (signed ? first + 1 : first)..<range.upperBound
        guard !digits.isEmpty else { return nil }
        var value = 0
        for index in digits {
            guard let digit = self[index].digit else { return nil }
            value = value > (Int.max - 9) / 10 ? Int.max : value * 10 + digit
        }
        return negative ? -value : value
    }

    /// The weekday with these two letters.
    func weekday(_ range: Range<Int>) -> Weekday? {
        guard range.count == 2 else { return nil }
        switch (self[range.lowerBound].uppercased, self[range.lowerBound + 1].uppercased) {
        case (UInt8(ascii: "M"), UInt8(ascii: "O")): return .monday
        case (UInt8(ascii: "T"), UInt8(ascii: "U")): return .tuesday
        case (UInt8(ascii: "W"), UInt8(ascii: "E")): return .wednesday
        case (UInt8(ascii: "T"), UInt8(ascii: "H")): return .thursday
        case (UInt8(ascii: "F"), UInt8(ascii: "R")): return .friday
        case (UInt8(ascii: "S"), UInt8(ascii: "A")): return .saturday
        case (UInt8(ascii: "S"), UInt8(ascii: "U")): return .sunday
        default: return nil
        }
    }

    /// The number of the month with this English name, or its first three letters.
    func month(_ range: Range<Int>) -> Int? {
        guard range.count >= 3 else { return nil }
        let word = key(range)
        let isShort = range.count == 3
        return MonthNames.keys.firstIndex { name in
            name.key == word || isShort && name.short == word
        }.map { $0 + 1 }
    }

    /// The bytes as text for a message, at most 40 of them.
    func text(_ range: Range<Int>) -> String {
        var shown: [UInt8] = []
        for index in range.prefix(40) { shown.append(self[index]) }
        return String(decoding: shown, as: UTF8.self)
    }
}

private enum MonthNames {
    static let keys: [(key: UInt128, short: UInt128)] = [
        "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER",
        "OCTOBER", "NOVEMBER", "DECEMBER",
    ].map { ($0.key, $0.prefix(3).key) }
}

extension UInt8 {
    /// The capital of an ASCII letter; any other byte as it is.
    var uppercased: UInt8 { self >= 0x61 && self <= 0x7A ? self & 0xDF : self }

    /// The value of an ASCII digit; nil for any other byte.
    var digit: Int? {
        let value = self &- 0x30
        return value < 10 ? Int(value) : nil
    }
}

extension StringProtocol {
    /// The text as one number, as `Span.key` makes it of bytes.
    var key: UInt128 { utf8.reduce(0) { $0 << 8 | UInt128($1) } }
}
