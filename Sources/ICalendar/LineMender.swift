import Glibc

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
        let hasLineFeed = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { memchr($0, 0x0a, buffer.count) != nil } ?? false
        }
        guard !hasLineFeed, bytes.count > 64 else { return (bytes, []) }
        if bytes.contains(0x0d) {
            return (bytes.map { $0 == 0x0d ? 0x0a : $0 }, [])
        }
        guard let broken = rebroken(bytes) else { return (bytes, []) }
        return (
            broken,
            [
                FeedIssue(
                    .warning, line: 1,
                    "the file has lost its line breaks; they were put back before known names")
            ]
        )
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

    /// The bytes with a line break before each known name; nil when no calendar begins there.
    private static func rebroken(_ bytes: [UInt8]) -> [UInt8]? {
        let opening = Array("BEGIN:VCALENDAR".utf8)
        guard bytes.prefix(256).indices.contains(where: { bytes[$0...].starts(with: opening) })
        else { return nil }
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
