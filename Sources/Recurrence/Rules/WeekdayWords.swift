/// Reading one item of a BYDAY list, however its weekday is written.
///
/// RFC 5545 has two letters and a number before them. Beside that there are `MON`, `Monday`,
/// `MO WE`, `MOWEFR`, `1 MO`: each has one meaning. `M` and `T` have none.
struct WeekdayWords {
    /// In the item's order; nil when a part of it is no weekday.
    private(set) var days: [RecurrenceRule.WeekdayNum]?
    /// It is written as RFC 5545 has it.
    private(set) var isExact = false

    init(_ bytes: Span<UInt8>, _ item: Range<Int>) {
        let name = max(item.lowerBound, item.upperBound - 2)..<item.upperBound
        if let weekday = bytes.weekday(name),
            let ordinal = item.count == 2 ? 0 : bytes.number(item.lowerBound..<name.lowerBound),
            abs(ordinal) <= 53
        {
            days = [RecurrenceRule.WeekdayNum(ordinal: ordinal, weekday)]
            isExact = item.count == 2 || ordinal != 0
            return
        }
        days = Self.read(bytes, item)
    }

    /// Weekdays with anything but letters and digits between them.
    private static func read(
        _ bytes: Span<UInt8>, _ item: Range<Int>
    ) -> [RecurrenceRule.WeekdayNum]? {
        var days: [RecurrenceRule.WeekdayNum] = []
        var index = item.lowerBound
        while index < item.upperBound {
            guard let ordinal = ordinal(bytes, item, at: &index) else { return nil }
            let start = index
            while index < item.upperBound, bytes[index].isLetter { index += 1 }
            guard start < index else {
                // A number that belongs to nothing.
                if ordinal != 0 || index < item.upperBound { return nil }
                break
            }
            guard let named = named(bytes, start..<index) else { return nil }
            days += named.map { RecurrenceRule.WeekdayNum(ordinal: ordinal, $0) }
        }
        return days.isEmpty ? nil : days
    }

    /// The number before a weekday, 0 without one; nil for one that no weekday has.
    private static func ordinal(
        _ bytes: Span<UInt8>, _ item: Range<Int>, at index: inout Int
    ) -> Int? {
        skip(bytes, item, at: &index)
        let start = index
        while index < item.upperBound,
            bytes[index].digit != nil || bytes[index] == UInt8(ascii: "-") && index == start
        {
            index += 1
        }
        guard start < index else { return 0 }
        guard let number = bytes.number(start..<index), abs(number) <= 53 else { return nil }
        skip(bytes, item, at: &index)
        return number
    }

    /// Goes to the next letter, digit or minus sign.
    private static func skip(_ bytes: Span<UInt8>, _ item: Range<Int>, at index: inout Int) {
        while index < item.upperBound, !bytes[index].isLetter, bytes[index].digit == nil,
            bytes[index] != UInt8(ascii: "-")
        {
            index += 1
        }
    }

    /// The weekdays that a word means: the beginning of a name, or two letters each.
    private static func named(_ bytes: Span<UInt8>, _ word: Range<Int>) -> [Weekday]? {
        let key = bytes.key(word)
        if key == and { return [] }
        if let day = weekday(key, word.count) { return [day] }
        guard word.count > 2, word.count.isMultiple(of: 2) else { return nil }
        var days: [Weekday] = []
        for start in stride(from: word.lowerBound, to: word.upperBound, by: 2) {
            guard let day = bytes.weekday(start..<start + 2) else { return nil }
            days.append(day)
        }
        return days
    }

    private static let and = "AND".key
    private static let plural = UInt128(UInt8(ascii: "S"))

    /// The day whose name a word is, or begins.
    private static func weekday(_ key: UInt128, _ count: Int) -> Weekday? {
        guard (2...10).contains(count) else { return nil }
        for name in names {
            if count <= name.length {
                if name.key >> UInt128(8 * (name.length - count)) == key { return name.day }
            } else if count == name.length + 1, name.key << 8 | plural == key {
                return name.day
            }
        }
        return key == short ? .wednesday : nil
    }

    /// Each as `Span.key` makes it, with its length.
    private static let names: [(key: UInt128, length: Int, day: Weekday)] = zip(
        ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"],
        Weekday.allCases
    ).map { name, day in (name.key, name.utf8.count, day) }

    private static let short = "WEDS".key
}

extension UInt8 {
    /// Whether it is a letter of ASCII.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
