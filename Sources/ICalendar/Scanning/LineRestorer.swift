/// Puts line breaks back into a file that has lost every one of them.
///
/// `BEGIN:VCALENDARVERSION:2.0PRODID:...` is broken before and after each BEGIN and END, and before
/// each known property name in capitals that a colon or semicolon follows. A text that holds such a
/// name, as in `SUMMARY:About URL: what`, is cut there: that is lost, and told once for the file.
struct LineRestorer {
    /// The result is no longer than this.
    let limit: Int

    /// Properties of calendars, events and time zones by their last letter, the longest first: every
    /// colon asks whether one stands before it.
    ///
    /// None that is also a word people write in capitals before a colon, such as COMMENT, CONTACT
    /// or CLASS.
    private static let names: [UInt8: [[UInt8]]] = Dictionary(
        grouping: [
            "VERSION", "PRODID", "METHOD", "CALSCALE", "UID", "DTSTAMP", "DTSTART", "DTEND",
            "DURATION", "SUMMARY", "DESCRIPTION", "LOCATION", "CATEGORIES", "STATUS", "SEQUENCE",
            "LAST-MODIFIED", "CREATED", "RRULE", "EXRULE", "EXDATE", "RDATE", "RECURRENCE-ID",
            "TRANSP", "URL", "ORGANIZER", "ATTENDEE", "GEO", "PRIORITY", "TZID", "TZOFFSETFROM",
            "TZOFFSETTO", "TZNAME", "TZURL", "ACTION", "TRIGGER", "REFRESH-INTERVAL",
        ].map { Array($0.utf8) }.sorted { $0.count > $1.count }
    ) { $0.last ?? 0 }

    private static let components: [[UInt8]] = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VALARM",
        "STANDARD", "DAYLIGHT",
    ].map { Array($0.utf8) }

    /// The bytes with line breaks; nil when there is nothing to go by, or too much.
    func restore(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        /// Up to here the bytes have been taken over.
        var taken = 0
        var boundaries = 0
        var isAfterBoundary = false
        for colon in bytes.indices where bytes[colon] == 0x3a || bytes[colon] == 0x3b {
            guard colon >= taken else { continue }
            let line = bytes[taken..<colon]
            if let boundary = Self.boundary(around: colon, after: line, in: bytes) {
                Self.append(
                    bytes[taken..<boundary.lowerBound], to: &result, isLine: isAfterBoundary)
                Self.append(bytes[boundary], to: &result, isLine: true)
                taken = boundary.upperBound
                boundaries += 1
                isAfterBoundary = true
            } else if let start = Self.nameStart(bytes, line) {
                Self.append(bytes[taken..<start], to: &result, isLine: isAfterBoundary)
                Self.append(bytes[start...colon], to: &result, isLine: true)
                taken = colon + 1
                isAfterBoundary = false
            }
            guard result.count <= limit else { return nil }
        }
        Self.append(bytes[taken...], to: &result, isLine: isAfterBoundary)
        return boundaries > 1 && result.count <= limit ? result : nil
    }

    /// Appends a piece, on a line of its own if `isLine`.
    private static func append(_ piece: ArraySlice<UInt8>, to result: inout [UInt8], isLine: Bool) {
        guard !piece.isEmpty else { return }
        if isLine, let last = result.last, last != LineBreak.lineFeed {
            result += [LineBreak.inserted, LineBreak.lineFeed]
        }
        result += piece
    }

    /// `BEGIN:VEVENT` and its like around a colon, after what has been taken.
    private static func boundary(
        around colon: Int, after line: ArraySlice<UInt8>, in bytes: [UInt8]
    ) -> Range<Int>? {
        guard bytes[colon] == 0x3a else { return nil }
        let length = line.ends(with: "BEGIN".utf8) ? 5 : line.ends(with: "END".utf8) ? 3 : 0
        guard length > 0 else { return nil }
        let rest = bytes[(colon + 1)...]
        guard let name = components.first(where: { rest.starts(with: $0) }) else { return nil }
        return (colon - length)..<(colon + 1 + name.count)
    }

    /// Where the property name begins that a line ends with.
    private static func nameStart(_ bytes: [UInt8], _ line: ArraySlice<UInt8>) -> Int? {
        let name = line.suffix(64)
        let start: Int
        if let last = name.last, let known = names[last]?.first(where: { name.ends(with: $0) }) {
            start = name.endIndex - known.count
        } else if let own = extensionStart(name) {
            return own
        } else {
            return nil
        }
        // In `X-ALT-DESCRIPTION`, `;TZID` and `VALUE=DURATION` no line begins.
        guard start > 0, [0x2d, 0x3b, 0x3d].contains(bytes[start - 1]) else { return start }
        return extensionStart(name)
    }

    /// Where an `X-` name in capitals begins.
    private static func extensionStart(_ line: ArraySlice<UInt8>) -> Int? {
        var start: Int?
        var index = line.endIndex
        while index > line.startIndex, isCapital(line[index - 1]) {
            index -= 1
            if line[index...].starts(with: "X-".utf8), line.endIndex - index > 3 { start = index }
        }
        return start
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
        byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == 0x2d
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with bytes: some Collection<UInt8>) -> Bool {
        count >= bytes.count && suffix(bytes.count).elementsEqual(bytes)
    }
}
