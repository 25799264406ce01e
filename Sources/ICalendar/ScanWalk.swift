import Glibc

/// One walk over a feed's lines.
struct ScanWalk {
    var feed = ScannedFeed(bytes: [])
    private let limits: ScanLimits
    /// The names of the components that are open, the outermost first.
    private var open: [String] = []
    private var line = 0
    /// Where the VEVENT or VTIMEZONE that is open begins.
    private var start = 0
    private var startLine = 0
    /// How much of it has been digested.
    private var digested = 0
    private var digester = Digester()
    private var isInEvent = false
    private var isInZone = false

    init(limits: ScanLimits) { self.limits = limits }

    /// Walks over the bytes; answers why they are refused, nil when they are not.
    mutating func run(_ bytes: UnsafeRawBufferPointer) -> FeedError? {
        guard let base = bytes.baseAddress else { return nil }
        var position = 0
        let count = bytes.count
        while position < count {
            line += 1
            let found = memchr(base + position, 0x0a, count - position)
            let next = found.map { base.distance(to: UnsafeRawPointer($0)) + 1 } ?? count
            switch bytes[position] | 0x20 {
            case UInt8(ascii: "b"), UInt8(ascii: "e"):
                if let failure = boundary(bytes, position..<next) { return failure }
            case UInt8(ascii: "d") where isInEvent:
                // DTSTAMP, and not DTSTART, DTEND or DESCRIPTION: the fifth letter tells.
                if next - position > 7, bytes[position + 4] | 0x20 == UInt8(ascii: "a") {
                    leaveOutStamp(bytes, position..<next)
                }
            case UInt8(ascii: "m"), UInt8(ascii: "x"), UInt8(ascii: "n"):
                if !isInEvent, !isInZone, !open.isEmpty { header(bytes, position) }
            default: break
            }
            position = next
        }
        finish(bytes)
        return nil
    }

    /// A BEGIN or END line opens or closes a component; any other line is content.
    private mutating func boundary(
        _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> FeedError? {
        let text = bytes[range]
        if Self.is("BEGIN:VEVENT", text) { return begin("VEVENT", bytes, range) }
        if Self.is("END:VEVENT", text) {
            end("VEVENT", bytes, range)
            return nil
        }
        if let name = Self.name(after: "BEGIN:", in: text) { return begin(name, bytes, range) }
        if let name = Self.name(after: "END:", in: text) { end(name, bytes, range) }
        return nil
    }

    private mutating func begin(
        _ name: String, _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> FeedError? {
        guard open.count < limits.depth else { return .nestedTooDeep(line: line) }
        switch name {
        case "VCALENDAR":
            closeAll(bytes, before: range.lowerBound)
            feed.calendars.append(CalendarHeader())
        case "VEVENT", "VTIMEZONE":
            if isInEvent || isInZone {
                closeComponent(bytes, at: range.lowerBound, isProper: false)
                open.removeLast(open.count - (open.first == "VCALENDAR" ? 1 : 0))
            }
            if feed.calendars.isEmpty { addImplicitCalendar() }
            guard feed.components.count < limits.components || name != "VEVENT" else {
                return .tooManyComponents(limit: limits.components)
            }
            isInEvent = name == "VEVENT"
            isInZone = !isInEvent
            (start, startLine, digested) = (range.lowerBound, line, range.lowerBound)
            digester = Digester()
        case "VTODO", "VJOURNAL", "VFREEBUSY":
            if feed.calendars.isEmpty { addImplicitCalendar() }
        default: break
        }
        open.append(name)
        return nil
    }

    private mutating func end(
        _ name: String, _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
    ) {
        guard let depth = open.lastIndex(of: name) else {
            feed.issues.append(
                FeedIssue(.warning, line: line, "END:\(name.prefix(40)) closes nothing"))
            return
        }
        let event = open.firstIndex(of: isInZone ? "VTIMEZONE" : "VEVENT") ?? .max
        if isInEvent || isInZone, depth <= event {
            closeComponent(
                bytes, at: depth == event ? range.upperBound : range.lowerBound,
                isProper: depth == event)
        }
        open.removeLast(open.count - depth)
    }

    /// - Parameter isProper: by its own END line.
    private mutating func closeComponent(
        _ bytes: UnsafeRawBufferPointer, at end: Int, isProper: Bool
    ) {
        digester.add(UnsafeRawBufferPointer(rebasing: bytes[digested..<max(digested, end)]))
        let calendar = feed.calendars.count - 1
        if isInEvent {
            if !isProper {
                feed.issues.append(
                    FeedIssue(.warning, line: startLine, "this event has no END:VEVENT"))
            }
            feed.components.append(
                ComponentSpan(
                    range: start..<end, line: startLine, digest: digester.digest,
                    calendar: calendar))
        } else {
            let digest = digester.digest
            feed.calendars[calendar].context.add(digest.high ^ digest.low)
            feed.calendars[calendar].zoneDefinitions.append(start..<end)
        }
        isInEvent = false
        isInZone = false
    }

    private mutating func closeAll(_ bytes: UnsafeRawBufferPointer, before end: Int) {
        if isInEvent || isInZone { closeComponent(bytes, at: end, isProper: false) }
        if open.contains("VCALENDAR") {
            feed.isComplete = false
            feed.issues.append(
                FeedIssue(.warning, line: line, "the calendar before has no END:VCALENDAR"))
        }
        open.removeAll()
    }

    private mutating func finish(_ bytes: UnsafeRawBufferPointer) {
        if isInEvent || isInZone { closeComponent(bytes, at: bytes.count, isProper: false) }
        guard !open.isEmpty, open.first == "VCALENDAR" else { return }
        feed.isComplete = false
        feed.issues.append(
            FeedIssue(.warning, line: line, "the file ends before END:VCALENDAR: perhaps cut short")
        )
    }

    private mutating func addImplicitCalendar() {
        feed.calendars.append(CalendarHeader())
        feed.issues.append(FeedIssue(.warning, line: line, "there is no BEGIN:VCALENDAR"))
    }

    /// DTSTAMP is when the server wrote the file: it changes on each download and means nothing.
    private mutating func leaveOutStamp(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        guard Self.has("DTSTAMP", bytes[range]) else { return }
        digester.add(UnsafeRawBufferPointer(rebasing: bytes[digested..<range.lowerBound]))
        digested = range.upperBound
    }

    private mutating func header(_ bytes: UnsafeRawBufferPointer, _ position: Int) {
        let isDirect = open.count == 1 && open[0] == "VCALENDAR"
        guard isDirect, let line = ContentLine(bytes, at: position) else { return }
        let calendar = feed.calendars.count - 1
        switch line.name {
        case "METHOD": feed.calendars[calendar].method = line.text.uppercased()
        case "X-WR-TIMEZONE": feed.calendars[calendar].zone = line.text
        case "X-WR-CALNAME": feed.calendars[calendar].name = line.text
        case "NAME":
            if feed.calendars[calendar].name == nil { feed.calendars[calendar].name = line.text }
            return
        default: return
        }
        guard line.name != "X-WR-CALNAME" else { return }
        Array((line.name + line.text).utf8).withUnsafeBytes {
            feed.calendars[calendar].context.add($0)
        }
    }

    /// The component's name when the line begins so, in capitals; nil otherwise.
    private static func name(
        after prefix: StaticString, in line: Slice<UnsafeRawBufferPointer>
    ) -> String? {
        guard has(prefix, line) else { return nil }
        let name = line.dropFirst(prefix.utf8CodeUnitCount)
            .drop { $0 == 0x20 || $0 == 0x09 }
            .prefix { $0 > 0x20 }
        switch name.count {
        case 6 where has("VEVENT", name): return "VEVENT"
        case 6 where has("VALARM", name): return "VALARM"
        default: return String(decoding: name.prefix(40), as: UTF8.self).uppercased()
        }
    }

    /// Whether a line is just this, and its line break: what nearly all of them are.
    private static func `is`(
        _ wanted: StaticString, _ line: Slice<UnsafeRawBufferPointer>
    ) -> Bool {
        let count = wanted.utf8CodeUnitCount
        guard line.count >= count, line.count <= count + 2, let base = line.base.baseAddress,
            memcmp(base + line.startIndex, wanted.utf8Start, count) == 0
        else { return false }
        return line.dropFirst(count).allSatisfy { $0 == 0x0d || $0 == 0x0a }
    }

    /// Whether a line begins so, in either case.
    private static func has(
        _ prefix: StaticString, _ line: Slice<UnsafeRawBufferPointer>
    ) -> Bool {
        let count = prefix.utf8CodeUnitCount
        guard line.count >= count else { return false }
        var index = line.startIndex
        for offset in 0..<count {
            let (byte, wanted) = (line[index], prefix.utf8Start[offset])
            if byte != wanted, byte & 0xdf != wanted { return false }
            index += 1
        }
        return true
    }
}
