/// Mends the ways in which whole files are broken, so that the walk over lines can be simple.
///
/// A file in order is handed on as it is; finding that out costs a look at its beginning and end.
enum LineMender {
    static func mend(_ bytes: [UInt8]) -> (bytes: [UInt8], issues: [FeedIssue]) {
        if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
            return (
                fromUTF16(bytes), [FeedIssue(.warning, line: 1, "the file is UTF-16, not UTF-8")]
            )
        }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return mend(Array(bytes.dropFirst(3))) }
        switch firstLineEnd(bytes) {
        case .lineFeed, .far: return (bytes, [])
        case .carriageReturn: return (withLineFeeds(bytes), [])
        case .missing: break
        }
        return (
            rebroken(bytes),
            [
                FeedIssue(
                    .warning, line: 1,
                    "the file has lost its line breaks; they were put back before known names")
            ]
        )
    }

    private enum LineEnd { case lineFeed, carriageReturn, missing, far }

    /// How the line of BEGIN:VCALENDAR ends: the others end alike.
    ///
    /// `far` when there is no such line at the beginning.
    private static func firstLineEnd(_ bytes: [UInt8]) -> LineEnd {
        let start = bytes.prefix(4_096).drop { $0 <= 0x20 }
        let opening = Array("BEGIN:VCALENDAR".utf8)
        guard start.prefix(opening.count).map(upper) == opening else { return .far }
        let rest = start.dropFirst(opening.count).drop { $0 == 0x20 || $0 == 0x09 }
        guard let end = rest.first else { return .lineFeed }
        if end == 0x0a { return .lineFeed }
        guard end == 0x0d else { return .missing }
        return rest.first { $0 != 0x0d } == 0x0a ? .lineFeed : .carriageReturn
    }

    private static func upper(_ byte: UInt8) -> UInt8 {
        (0x61...0x7a).contains(byte) ? byte & 0xdf : byte
    }

    /// A carriage return alone, as on old Macs, becomes a line feed.
    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.map { index in
            let isAlone = index + 1 == bytes.count || bytes[index + 1] != 0x0a
            return bytes[index] == 0x0d && isAlone ? 0x0a : bytes[index]
        }
    }

    private static func fromUTF16(_ bytes: [UInt8]) -> [UInt8] {
        let isLittle = bytes[0] == 0xff
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Names that begin a line when a colon or a semicolon follows.
    private static let names = [
        "BEGIN", "END", "VERSION", "PRODID", "METHOD", "CALSCALE", "UID", "DTSTAMP", "DTSTART",
        "DTEND", "DURATION", "SUMMARY", "DESCRIPTION", "LOCATION", "CATEGORIES", "STATUS",
        "SEQUENCE", "LAST-MODIFIED", "CREATED", "RRULE", "EXDATE", "RDATE", "RECURRENCE-ID",
        "CLASS", "TRANSP", "URL", "ORGANIZER", "ATTENDEE", "TZID", "TZOFFSETFROM", "TZOFFSETTO",
        "TZNAME", "PRIORITY", "X-WR-CALNAME", "X-WR-TIMEZONE", "X-ALT-DESC", "X-PUBLISHED-TTL",
        "X-WR-CALDESC", "X-LIC-LOCATION", "TRIGGER", "ACTION",
    ].map { Array($0.utf8) }.sorted { $0.count > $1.count }

    /// The bytes with a line break before each known name.
    private static func rebroken(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        var position = 0
        while position < bytes.count {
            // "X-LIC-LOCATION" has a known name inside: what follows a hyphen is no beginning.
            let isInside = position > 0 && bytes[position - 1] == UInt8(ascii: "-")
            if !isInside, let name = name(bytes, at: position) {
                result.append(0x0a)
                result += name
                position += name.count
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return result
    }

    private static func name(_ bytes: [UInt8], at position: Int) -> [UInt8]? {
        guard (0x41...0x5a).contains(bytes[position]) else { return nil }
        return names.first { name in
            let end = position + name.count
            guard end < bytes.count, bytes[end] == 0x3a || bytes[end] == 0x3b else { return false }
            return bytes[position..<end].elementsEqual(name)
        }
    }
}
