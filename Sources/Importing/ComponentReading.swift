import Campus
import ICalendar
import Recurrence

/// What one VEVENT says, and what is odd about it.
struct ComponentReading {
    private(set) var uid: String?
    private(set) var issues: [Issue] = []
    private let line: Int
    /// A dozen at most: looking through them is quicker than a table.
    private var properties: [Property] = []
    private var rules: [Property] = []
    private var dates: [Property] = []
    private var categories: [String] = []
    private let children: [Component]

    init(_ component: Component, line: Int) {
        self.line = line
        children = component.children
        for property in component.properties {
            switch property.name {
            case "RRULE", "EXRULE": rules.append(property)
            case "RDATE", "EXDATE": dates.append(property)
            case "CATEGORIES" where property.parameter("X-BELLTOWER") != nil: break
            case "CATEGORIES": if let text = property.value.string { categories.append(text) }
            default: properties.append(property)
            }
        }
        uid = text("UID").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Tells every TZID in it, with a time it is used for.
    func forEachZoneName(_ body: (String, WallTime) -> Void) {
        func tell(_ time: TimeValue) {
            if case .zoned(let name) = time.form { body(name, time.wall) }
        }
        for property in properties + dates {
            switch property.value {
            case .time(let time): tell(time)
            case .times(let times): times.forEach(tell)
            case .periods(let periods): periods.map(\.start).forEach(tell)
            default: break
            }
        }
    }

    private func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    mutating func note(_ message: String, _ severity: Issue.Severity = .warning) {
        issues.append(Issue(severity, uid: uid, line: line, message))
    }

    /// The component as a draft; nil, with an issue, when it has no time.
    mutating func draft(
        place: Int, kind: ItemKind, isCancelling: Bool, moments: Moments
    ) -> Draft? {
        let original = time("RECURRENCE-ID").map(moments.moment)
        let entry = entry(kind, moments)
        if entry == nil, !isCancelling {
            note("this event has no start that can be read, so it is left out", .error)
            return nil
        }
        if uid == nil { note("this event has no UID; one was made of its start, title and place") }
        return Draft(
            uid: uid ?? Self.madeUpUID(of: entry), original: original,
            reachesOn: property("RECURRENCE-ID")?.parameter("RANGE")?.uppercased()
                == "THISANDFUTURE",
            isCancellation: isCancelling, entry: entry,
            rank: Draft.Rank(
                sequence: integer("SEQUENCE") ?? 0,
                modified: time("LAST-MODIFIED")?.wall.seconds ?? .min,
                stamped: time("DTSTAMP")?.wall.seconds ?? .min),
            position: place)
    }

    private mutating func entry(_ kind: ItemKind, _ moments: Moments) -> MeetingEntry? {
        guard let begin = time("DTSTART") else { return nil }
        var start = moments.moment(begin)
        if let end = time("DTEND").map(moments.moment), end.basis == start.basis,
            end.wall < start.wall
        {
            note("it ends before it begins; the two are taken the other way round")
            if let index = properties.firstIndex(where: { $0.name == "DTEND" }) {
                properties[index].value = .time(begin)
            }
            start = end
        }
        let extent = extent(from: start, moments)
        let recurrence = recurrence(from: start, moments)
        let isClass = start.basis != .date && !extent.isZero
        return MeetingEntry(
            start: start, extent: extent, recurrence: recurrence,
            kind: told(kind) ?? (kind == .class && !isClass ? .event : kind),
            status: status, summary: summary,
            location: nonEmpty("LOCATION"),
            details: nonEmpty("DESCRIPTION").map(ExportStamp.removed),
            url: address, categories: categories.isEmpty ? nil : categories.joined(separator: ","),
            sequence: integer("SEQUENCE") ?? 0,
            revised: Revised(
                at: time("LAST-MODIFIED").map { Instant(seconds: $0.wall.seconds) }),
            alarms: children.isEmpty ? [] : Self.alarms(among: children, of: extent))
    }

    /// What a calendar that Belltower wrote says of itself; a source's own kind, when the person
    /// gave it one, counts more.
    private func told(_ kind: ItemKind) -> ItemKind? {
        guard kind == .class, let told = text("X-BELLTOWER-KIND").flatMap(ItemKind.init) else {
            return nil
        }
        // Cups are made of a goal, and never a source's.
        return told == .hydration ? .personal : told
    }

    private var summary: String {
        let title = text("SUMMARY")?.trimmed ?? ""
        return text("X-BELLTOWER-STATUS") == nil ? title : CancelledTitle.unmarked(title)
    }

    private var status: ItemStatus {
        switch (text("X-BELLTOWER-STATUS") ?? text("STATUS"))?.uppercased() {
        case "CANCELLED": .cancelled
        case "TENTATIVE": .tentative
        default: .confirmed
        }
    }

    /// How long it is; what begins on a date takes whole days.
    ///
    /// A day that is reached, as by a DTEND at 23:59, counts; one that ends on itself too: some
    /// exporters take the exclusive DTEND for the last day.
    private mutating func extent(from start: Moment, _ moments: Moments) -> Extent {
        let told = toldExtent(from: start, moments)
        guard start.basis == .date else { return told }
        let days = (told.wallSeconds + told.exactSeconds + 86_399) / 86_400
        return Extent(wallSeconds: max(1, days) * 86_400)
    }

    /// DTEND, else DURATION, else a day for a date and nothing for a time (section 3.6.1).
    private mutating func toldExtent(from start: Moment, _ moments: Moments) -> Extent {
        if let end = time("DTEND").map(moments.moment) {
            return extent(from: start, to: end, moments.clocks)
        }
        if case .duration(let duration)? = property("DURATION")?.value {
            guard duration.days >= 0, duration.seconds >= 0 else {
                note("its DURATION is negative; it is read as none")
                return defaultExtent(start)
            }
            return Extent(
                wallSeconds: Int64(duration.days) * 86_400, exactSeconds: Int64(duration.seconds))
        }
        return defaultExtent(start)
    }

    private func defaultExtent(_ start: Moment) -> Extent {
        start.basis == .date ? Extent(wallSeconds: 86_400) : .none
    }

    private mutating func extent(
        from start: Moment, to end: Moment, _ clocks: Clocks
    ) -> Extent {
        let seconds: Int64
        // A time without a zone beside one with a zone is told on the same clock.
        let loose: [Moment.Basis] = [.date, .floating]
        let isNominal =
            start.basis == end.basis || loose.contains(start.basis) || loose.contains(end.basis)
        if isNominal {
            seconds = end.wall.seconds - start.wall.seconds
        } else {
            seconds = clocks.seconds(from: start, to: end)
        }
        if seconds < 0 { note("it ends before it begins; it is listed at its start alone") }
        guard seconds > 0 else { return .none }
        return isNominal ? Extent(wallSeconds: seconds) : Extent(exactSeconds: seconds)
    }

    private func time(_ name: String) -> TimeValue? {
        property(name)?.value.time
    }

    private func text(_ name: String) -> String? {
        property(name)?.value.string
    }

    private func nonEmpty(_ name: String) -> String? {
        text(name).map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Only addresses that a browser opens without surprise.
    private var address: String? {
        nonEmpty("URL").flatMap { text in
            let lower = text.lowercased()
            return lower.hasPrefix("https://") || lower.hasPrefix("http://") ? text : nil
        }
    }

    private func integer(_ name: String) -> Int? {
        guard case .integer(let number)? = property(name)?.value else { return nil }
        return number
    }

    /// Never random, never "now": the same event gets the same UID on every download.
    private static func madeUpUID(of entry: MeetingEntry?) -> String {
        let told = [
            entry?.start.description, entry?.summary, entry?.location, entry?.recurrence?.text,
        ].map { $0 ?? "" }.joined(separator: "\u{1f}")
        let digest = ComponentScanner.digest(of: Array(told.utf8))
        return "belltower-" + String(digest.high, radix: 16) + String(digest.low, radix: 16)
    }
}

extension ComponentReading {
    /// RRULE, EXRULE, RDATE and EXDATE on the wall clock of the start; nil without any.
    private mutating func recurrence(from start: Moment, _ moments: Moments) -> RecurrenceSet? {
        guard !rules.isEmpty || !dates.isEmpty else { return nil }
        var set = RecurrenceSet(start: start.wall, isDate: start.basis == .date)
        if rules.count > Self.mostRules {
            note("it has \(rules.count) rules; the first \(Self.mostRules) count", .error)
        }
        for property in rules.prefix(Self.mostRules) {
            guard let text = property.value.string else { continue }
            let (rule, problems) = RecurrenceRule.parse(text)
            for problem in problems { note("\(property.name): \(problem)") }
            guard let rule else {
                note("its \(property.name) cannot be used; its start is listed alone", .error)
                continue
            }
            let read = Self.withWholeLastDay(Self.withoutIgnoredNumbers(rule), start)
            if property.name == "RRULE" {
                set.rules.append(read)
            } else {
                set.exclusionRules.append(read)
            }
        }
        for property in dates { add(property, to: &set, start, moments) }
        let isEmpty =
            set.rules.isEmpty && set.exclusionRules.isEmpty && set.dates.isEmpty
            && set.exclusions.isEmpty
        return isEmpty ? nil : set
    }

    /// RFC 5545 has one in an event; each costs time whenever the event is listed.
    private static let mostRules = 32

    /// Numbered weekdays mean nothing outside months and years; without the numbers the rule is one
    /// that RFC 5545 allows, also when it is exported.
    private static func withoutIgnoredNumbers(_ rule: RecurrenceRule) -> RecurrenceRule {
        guard rule.frequency != .monthly, rule.frequency != .yearly else { return rule }
        var rule = rule
        for index in rule.byDay.indices { rule.byDay[index].ordinal = 0 }
        return rule
    }

    /// UNTIL as a date against a start with a time of day, which RFC 5545 forbids: whoever writes
    /// it means the day's class to take place.
    private static func withWholeLastDay(_ rule: RecurrenceRule, _ start: Moment) -> RecurrenceRule
    {
        guard case .date(let date)? = rule.until, start.basis != .date else { return rule }
        var rule = rule
        rule.until = .local(WallTime(date, secondOfDay: 86_399))
        return rule
    }

    private func add(
        _ property: Property, to set: inout RecurrenceSet, _ start: Moment, _ moments: Moments
    ) {
        func wall(_ time: TimeValue) -> WallTime {
            moments.clocks.wall(of: moments.moment(time), besides: start)
        }
        switch (property.name, property.value) {
        case ("RDATE", .times(let times)):
            set.dates += times.map { RecurrenceDate(start: wall($0)) }
        case ("RDATE", .periods(let periods)):
            // Among whole days a period is its day: a day has no length in seconds.
            set.dates += periods.map { period in
                RecurrenceDate(
                    start: wall(period.start),
                    duration: start.basis == .date ? nil : seconds(of: period, moments))
            }
        case ("EXDATE", .times(let times)):
            set.exclusions += times.map { time in
                time.form == .date && start.basis != .date
                    ? .day(time.wall.date) : .moment(wall(time))
            }
        default: break
        }
    }

    /// How long a period is, in real seconds.
    private func seconds(of period: PeriodValue, _ moments: Moments) -> Int64 {
        switch period.extent {
        case .lasting(let duration):
            max(0, Int64(duration.days) * 86_400 + Int64(duration.seconds))
        case .until(let end):
            max(
                0,
                moments.clocks.seconds(
                    from: moments.moment(period.start), to: moments.moment(end)))
        }
    }
}

extension String {
    /// Without white space at either end.
    var trimmed: String {
        guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else {
            return self
        }
        var text = self[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
