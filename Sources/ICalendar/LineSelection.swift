import Glibc

/// The lines of one component that are to be parsed: unfolded, in UTF-8, without control bytes.
struct LineSelection {
    /// For libical: one line a property, between the component's BEGIN and END.
    var text: [UInt8] = []
    /// RRULE and EXRULE, as they stand.
    private(set) var rules: [Property] = []
    private(set) var issues: [FeedIssue] = []
    private let wanted: NameSet
    private let firstLine: Int
    /// The line of each property that was chosen, by name.
    private var lines: [NameSet.Name: Int] = [:]
    private var number: Int
    /// How many components inside are open.
    private var depth = 0

    private static let begin = NameSet(["BEGIN"])
    private static let end = NameSet(["END"])
    private static let recurrence = NameSet(["RRULE"])
    private static let exclusion = NameSet(["EXRULE"])
    /// Names that may stand in a component only once (RFC 5545 section 3.6.1).
    private static let single = NameSet([
        "UID", "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "SUMMARY",
    ])

    init(wanted: NameSet, line: Int) {
        self.wanted = wanted
        firstLine = line
        number = line - 1
    }

    /// The line on which a property of that name stands.
    func line(of property: String) -> Int? {
        Array(property.utf8).withUnsafeBytes { NameSet.pack($0[...]) }.flatMap { lines[$0] }
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        text.reserveCapacity(bytes.count + 16)
        text += "BEGIN:VEVENT\n".utf8
        var position = 0
        while position < bytes.count {
            number += 1
            let begin = position
            var end = Self.lineEnd(bytes, from: &position)
            skipEmptyLines(bytes, &position)
            let isFolded = position < bytes.count && Self.isBlank(bytes[position])
            if isFolded {
                var line = Array(bytes[begin..<end])
                let first = number
                while position < bytes.count, Self.isBlank(bytes[position]) {
                    number += 1
                    let next = position + 1
                    end = Self.lineEnd(bytes, from: &position)
                    skipEmptyLines(bytes, &position)
                    if next < end { line += bytes[next..<end] }
                }
                line.withUnsafeBytes { take($0[...], at: first) }
            } else {
                take(bytes[begin..<end], at: number)
            }
        }
        text += "END:VEVENT\n".utf8
    }

    /// Some exporters put empty lines between a folded line's parts.
    private mutating func skipEmptyLines(
        _ bytes: UnsafeRawBufferPointer, _ position: inout Int
    ) {
        var ahead = position
        var count = 0
        while ahead < bytes.count, bytes[ahead] == 0x0a || bytes[ahead] == 0x0d {
            if bytes[ahead] == 0x0a { count += 1 }
            ahead += 1
        }
        guard count > 0, ahead < bytes.count, Self.isBlank(bytes[ahead]) else { return }
        number += count
        position = ahead
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The end of the line without its line break; moves the position to the next line.
    private static func lineEnd(_ bytes: UnsafeRawBufferPointer, from position: inout Int) -> Int {
        guard let base = bytes.baseAddress else { return position }
        let found = memchr(base + position, 0x0a, bytes.count - position)
        var end = found.map { base.distance(to: UnsafeRawPointer($0)) } ?? bytes.count
        let begin = position
        position = min(end + 1, bytes.count)
        while end > begin, bytes[end - 1] == 0x0d { end -= 1 }
        return end
    }

    private mutating func take(_ line: Slice<UnsafeRawBufferPointer>, at number: Int) {
        let head = line.prefix { $0 != 0x3a && $0 != 0x3b && $0 != 0x20 }
        guard let name = NameSet.pack(head) else {
            if line.contains(where: { $0 > 0x20 }), head.count <= 16 || !line.contains(0x3a) {
                complain(number, "this line is no property")
            }
            return
        }
        if Self.begin.contains(name) {
            depth += 1
        } else if Self.end.contains(name) {
            depth -= 1
        } else if depth == 1 {
            choose(name, line, number)
        }
    }

    private mutating func choose(
        _ name: NameSet.Name, _ line: Slice<UnsafeRawBufferPointer>, _ number: Int
    ) {
        guard wanted.contains(name) else {
            if !line.contains(0x3a) { complain(number, "this line is no property") }
            return
        }
        if Self.recurrence.contains(name) { return takeRule("RRULE", line, number) }
        if Self.exclusion.contains(name) { return takeRule("EXRULE", line, number) }
        if lines[name] == nil {
            lines[name] = number
        } else if Self.single.contains(name) {
            complain(number, "\(Self.string(line.prefix(16))) stands here twice; the first counts")
            return
        }
        append(line, number)
    }

    private mutating func takeRule(
        _ name: String, _ line: Slice<UnsafeRawBufferPointer>, _ number: Int
    ) {
        guard let colon = line.firstIndex(of: 0x3a) else {
            return complain(number, "\(name) has no value")
        }
        rules.append(Property(name, .raw(Self.string(line[(colon + 1)...]))))
    }

    /// Appends a line, mended where its bytes are no UTF-8 text.
    private mutating func append(_ line: Slice<UnsafeRawBufferPointer>, _ number: Int) {
        let start = text.count
        var isPlain = true
        for byte in line where byte < 0x20 || byte >= 0x7f {
            isPlain = false
            break
        }
        if isPlain {
            text += line
        } else {
            mend(line, number)
        }
        if text.count > start { text.append(0x0a) }
    }

    private mutating func mend(_ line: Slice<UnsafeRawBufferPointer>, _ number: Int) {
        let kept = line.filter { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
        if kept.count < line.count {
            complain(number, "control characters were left out here")
        }
        if let valid = String(validating: kept, as: UTF8.self) {
            text += valid.utf8
        } else {
            complain(number, "these bytes are not UTF-8; they were read as Windows-1252")
            text += Windows1252.text(kept).utf8
        }
    }

    private mutating func complain(_ number: Int, _ message: String) {
        guard issues.count < 20 else { return }
        issues.append(FeedIssue(.warning, line: number, message))
    }

    private static func string(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

/// The one-byte encoding that Western European programs mean when they forget UTF-8.
enum Windows1252 {
    /// 0x80 to 0x9f; the rest is Latin-1.
    ///
    /// Zero where the code page has nothing.
    private static let upper: [UInt32] = [
        0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
        0x0152, 0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc,
        0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
    ]

    static func text(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            let value = (0x80...0x9f).contains(byte) ? upper[Int(byte) - 0x80] : UInt32(byte)
            scalars.append(Unicode.Scalar(value == 0 ? 0xfffd : value) ?? "\u{fffd}")
        }
        return String(scalars)
    }
}
