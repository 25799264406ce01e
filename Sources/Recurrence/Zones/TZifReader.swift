/// Reads a compiled time zone: RFC 9636 section 3.
///
/// Every count and index comes from outside, so each read is checked against the bytes there are.
struct TZifReader {
    struct Contents {
        var initial: ZoneOffset
        var transitions: [(instant: Instant, after: ZoneOffset)]
        var rule: PosixRule?
    }

    /// The six counts of a header, in the file's order.
    private struct Header {
        var version: UInt8
        var universalMarks, standardMarks, leaps, times, kinds, characters: Int

        func blockLength(timeSize: Int) -> Int {
            times * (timeSize + 1) + kinds * 6 + characters + leaps * (timeSize + 4)
                + standardMarks + universalMarks
        }
    }

    private let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() throws(ZoneError) -> Contents {
        let first = try header()
        guard first.version >= 2 else { return try block(first, timeSize: 4) }
        try skip(first.blockLength(timeSize: 4))
        var contents = try block(try header(), timeSize: 8)
        contents.rule = try footer()
        return contents
    }

    private mutating func header() throws(ZoneError) -> Header {
        guard bytes.count - index >= 4, bytes[index..<index + 4].elementsEqual("TZif".utf8) else {
            throw .notTZif
        }
        guard bytes.count - index >= 44 else { throw .cutShort }
        let digit = bytes[index + 4]
        try skip(20)
        var counts: [Int] = []
        for _ in 0..<6 { counts.append(Int(try unsigned())) }
        // Far above anything real, and low enough that no product below can overflow.
        guard counts.allSatisfy({ $0 < 1 << 24 }) else { throw .cutShort }
        return Header(
            version: digit == 0 ? 1 : digit &- UInt8(ascii: "0"),
            universalMarks: counts[0], standardMarks: counts[1], leaps: counts[2],
            times: counts[3], kinds: counts[4], characters: counts[5])
    }

    private mutating func block(_ header: Header, timeSize: Int) throws(ZoneError) -> Contents {
        guard bytes.count - index >= header.blockLength(timeSize: timeSize) else {
            throw .cutShort
        }
        guard header.leaps == 0 else { throw .leapSeconds }
        guard header.kinds > 0 else { throw .malformed("it has no local time types") }
        let instants = try times(header.times, size: timeSize)
        let indices = bytes[index..<index + header.times]
        index += header.times
        let kinds = try kinds(header)
        index += header.standardMarks + header.universalMarks
        var transitions: [(instant: Instant, after: ZoneOffset)] = []
        transitions.reserveCapacity(header.times)
        for (instant, kind) in zip(instants, indices) {
            guard Int(kind) < kinds.count else {
                throw .malformed("a change leads to a local time type that is not there")
            }
            transitions.append((Instant(seconds: instant), kinds[Int(kind)]))
        }
        return Contents(initial: kinds[0], transitions: transitions, rule: nil)
    }

    /// Ascending instants; those before 2^55 seconds ago ("the Big Bang") are held there.
    private mutating func times(_ count: Int, size: Int) throws(ZoneError) -> [Int64] {
        var values: [Int64] = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            let high = try unsigned()
            let value =
                size == 4
                ? Int64(Int32(bitPattern: high))
                : Int64(bitPattern: UInt64(high) << 32 | UInt64(try unsigned()))
            let held = max(value, -(1 << 55))
            guard held <= 1 << 55 else { throw .malformed("a change lies beyond all time") }
            if let last = values.last, held <= last {
                throw .malformed("its changes are not in order of time")
            }
            values.append(held)
        }
        return values
    }

    private mutating func kinds(_ header: Header) throws(ZoneError) -> [ZoneOffset] {
        let names = bytes[index + header.kinds * 6..<index + header.kinds * 6 + header.characters]
        var kinds: [ZoneOffset] = []
        for _ in 0..<header.kinds {
            let offset = Int(Int32(bitPattern: try unsigned()))
            let (daylight, name) = (bytes[index], Int(bytes[index + 1]))
            index += 2
            // RFC 9636 section 3.2 allows -89,999 to 93,599 at least.
            guard abs(offset) <= 93_600 else { throw .malformed("an offset exceeds 26 hours") }
            guard daylight <= 1, name < names.count else {
                throw .malformed("a local time type has no such name or daylight mark")
            }
            let text = names[(names.startIndex + name)...].prefix { $0 != 0 }
            kinds.append(
                ZoneOffset(
                    seconds: offset, isDaylight: daylight == 1,
                    abbreviation: String(decoding: text, as: UTF8.self)))
        }
        index += header.characters
        return kinds
    }

    /// The POSIX rule between two line feeds; nil when there is none between them.
    private mutating func footer() throws(ZoneError) -> PosixRule? {
        guard index < bytes.count, bytes[index] == 0x0A else { return nil }
        let text = bytes[(index + 1)...].prefix { $0 != 0x0A }
        guard !text.isEmpty else { return nil }
        guard let rule = PosixRule(String(decoding: text, as: UTF8.self)) else {
            throw .malformed("its last line is no POSIX rule")
        }
        return rule
    }

    private mutating func skip(_ count: Int) throws(ZoneError) {
        guard bytes.count - index >= count else { throw .cutShort }
        index += count
    }

    private mutating func unsigned() throws(ZoneError) -> UInt32 {
        guard bytes.count - index >= 4 else { throw .cutShort }
        defer { index += 4 }
        return bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
