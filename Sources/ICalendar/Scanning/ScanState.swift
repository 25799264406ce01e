/// What a walk has met so far: which components are open, and what has been cut out.
struct ScanState {
    private var result = ScannedFeed()
    private var issues = IssueList(limit: 200)
    private var contexts: [Digester] = []
    /// Of every VTIMEZONE of the file.
    private var zones = Digester()
    /// The components that are open, the outermost first.
    private var stack: [ComponentKind] = []
    private var open: OpenSpan?
    /// The last calendar is one that the file does not spell out.
    private var isImplicit = false
    private let limits: ScanLimits

    /// What the lines at hand belong to.
    enum Place { case header, event, zone, elsewhere }
    private(set) var place = Place.elsewhere

    /// The VEVENT or VTIMEZONE that is open.
    private struct OpenSpan {
        var isEvent: Bool
        /// Its place in the stack.
        var depth: Int
        var start: Int
        var line: Int
        /// Up to here it has been digested.
        var digested: Int
        var digester = Digester()
        var tzid: String?
    }

    init(limits: ScanLimits) { self.limits = limits }

    var feed: ScannedFeed {
        var feed = result
        feed.issues = issues.closed
        let hasShared = !feed.sharedZones.isEmpty
        for index in feed.calendars.indices {
            var context = contexts[index]
            if hasShared { context.add(zones.digest) }
            feed.calendars[index].contextDigest = context.digest
        }
        return feed
    }

    mutating func begin(
        _ kind: ComponentKind, in bytes: UnsafeRawBufferPointer, at position: Int, line: Int
    ) -> FeedError? {
        if kind == .calendar {
            close(downTo: 0, bytes, at: position, line: line)
        } else if kind.isTopLevel {
            close(downTo: stack.first == .calendar ? 1 : 0, bytes, at: position, line: line)
        }
        let isOutside = kind.isTopLevel && stack.first != .calendar && !isImplicit
        if kind == .calendar || isOutside {
            guard result.calendars.count < limits.components else { return tooMany }
            addCalendar(isImplicit: kind != .calendar, line: line)
        }
        guard stack.count < limits.depth else { return .nestedTooDeep(line: line) }
        stack.append(kind)
        count(kind)
        if kind == .event || kind == .zone {
            let calendar = result.calendars.count - 1
            guard result.components.count < limits.components,
                result.calendars[calendar].zoneDefinitions.count < limits.components
            else { return tooMany }
            open = OpenSpan(
                isEvent: kind == .event, depth: stack.count - 1, start: position, line: line,
                digested: position)
        }
        updatePlace()
        return nil
    }

    mutating func end(
        _ kind: ComponentKind, in bytes: UnsafeRawBufferPointer, at range: Range<Int>, line: Int
    ) {
        guard let depth = stack.lastIndex(of: kind) else {
            return issues.add(.warning, line: line, "END:\(kind.name) closes nothing")
        }
        if let open, open.depth == depth {
            closeOpen(bytes, at: range.upperBound, isClosed: true)
        } else {
            close(downTo: depth + 1, bytes, at: range.lowerBound, line: line)
        }
        stack.removeLast(stack.count - depth)
        updatePlace()
    }

    mutating func finish(_ bytes: UnsafeRawBufferPointer, line: Int) {
        if stack.first == .calendar || open != nil {
            result.isComplete = false
            issues.add(
                .warning, line: line, "the file ends before END:VCALENDAR: perhaps it is cut short")
        }
        if open != nil { closeOpen(bytes, at: bytes.count, isClosed: false) }
    }

    /// What follows a name on its line belongs to no calendar, as an error page does.
    mutating func tellGlued(to boundary: BoundaryLine, line: Int) {
        let name = (boundary.opens ? "BEGIN:" : "END:") + boundary.kind.name
        issues.add(.warning, line: line, "something is glued to this \(name); it was left out")
    }

    /// Leaves a part of the open component out of its digest.
    mutating func leaveOut(_ range: Range<Int>, _ bytes: UnsafeRawBufferPointer) {
        guard let from = open?.digested else { return }
        open?.digester.add(UnsafeRawBufferPointer(rebasing: bytes[from..<range.lowerBound]))
        open?.digested = range.upperBound
    }

    /// A property line of the calendar itself; of two with the same name the first counts.
    mutating func header(_ line: HeaderLine) {
        let index = result.calendars.count - 1
        let text = line.text
        func keep(_ path: WritableKeyPath<CalendarHeader, String?>, _ text: String) {
            if result.calendars[index][keyPath: path] == nil {
                result.calendars[index][keyPath: path] = text
            }
        }
        switch line.name {
        case "METHOD": keep(\.method, text.uppercased())
        case "X-WR-TIMEZONE": keep(\.zone, text)
        case "CALSCALE": break
        case "X-WR-CALNAME": return result.calendars[index].name = text
        case "NAME": return keep(\.name, text)
        case "REFRESH-INTERVAL": return result.calendars[index].refreshInterval = text
        case "X-PUBLISHED-TTL": return keep(\.refreshInterval, text)
        case "PRODID": return keep(\.prodid, text)
        default: return
        }
        contexts[index].add(line.name + ":" + text)
    }

    /// A property line of a VTIMEZONE itself.
    mutating func zoneLine(_ line: HeaderLine) {
        if line.name == "TZID", open?.tzid == nil { open?.tzid = line.text }
    }

    // What opening and closing consist of

    private var tooMany: FeedError { .tooManyComponents(limit: limits.components) }

    private mutating func addCalendar(isImplicit: Bool, line: Int) {
        var calendar = CalendarHeader()
        calendar.isImplicit = isImplicit
        result.calendars.append(calendar)
        contexts.append(Digester())
        self.isImplicit = isImplicit
        if isImplicit {
            issues.add(.warning, line: line, "there is no BEGIN:VCALENDAR before this")
        }
    }

    private mutating func count(_ kind: ComponentKind) {
        switch kind {
        case .todo: result.otherComponents.todos += 1
        case .journal: result.otherComponents.journals += 1
        case .freeBusy: result.otherComponents.freeBusy += 1
        default: break
        }
    }

    private mutating func updatePlace() {
        place =
            switch stack.last {
            case .calendar where stack.count == 1: .header
            case .zone: .zone
            default: open?.isEvent == true ? .event : .elsewhere
            }
    }

    /// Closes what is open from a depth on without END lines of its own.
    private mutating func close(
        downTo depth: Int, _ bytes: UnsafeRawBufferPointer, at end: Int, line: Int
    ) {
        guard stack.count > depth else { return }
        if let open, open.depth >= depth { closeOpen(bytes, at: end, isClosed: false) }
        if depth == 0, stack.first == .calendar {
            result.isComplete = false
            issues.add(.warning, line: line, "the calendar before has no END:VCALENDAR")
        }
        stack.removeLast(stack.count - depth)
        updatePlace()
    }

    private mutating func closeOpen(_ bytes: UnsafeRawBufferPointer, at end: Int, isClosed: Bool) {
        guard var span = open else { return }
        open = nil
        span.digester.add(UnsafeRawBufferPointer(rebasing: bytes[span.digested..<end]))
        let calendar = result.calendars.count - 1
        if !isClosed {
            let name = span.isEvent ? "VEVENT" : "VTIMEZONE"
            issues.add(.warning, line: span.line, "this \(name) has no END:\(name)")
        }
        if span.isEvent {
            result.components.append(
                ComponentSpan(
                    range: span.start..<end, line: span.line, digest: span.digester.digest,
                    calendar: calendar, isClosed: isClosed))
        } else {
            contexts[calendar].add(span.digester.digest)
            zones.add(span.digester.digest)
            guard let tzid = span.tzid else { return }
            let zone = ZoneComponentSpan(range: span.start..<end, line: span.line)
            if result.calendars[calendar].zoneDefinitions[tzid] == nil {
                result.calendars[calendar].zoneDefinitions[tzid] = zone
            }
        }
    }
}
