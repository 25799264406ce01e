import Recurrence

extension FuzzTarget {
    /// Rules, series and zones.
    ///
    /// Bytes that begin with `TZif` are a compiled zone. Any others are text: a start in basic
    /// form, a POSIX rule for its zone (an empty line for none), then lines as
    /// `RecurrenceSet.text` has them.
    static let recurrence = FuzzTarget(
        name: "recurrence",
        run: { bytes in
            if bytes.starts(with: Array("TZif".utf8)) {
                if let zone = try? Zone(id: "compiled", tzif: bytes) { try check(zone) }
                return
            }
            let lines = String(decoding: bytes, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
                .prefix(2 + mostLines)
            guard lines.count > 2 else { return }
            let rule = PosixRule(lines[1])
            let zone = rule.map { Zone(id: "rule", initialOffset: 3_600, rule: $0) }
            if let zone { try check(zone) }
            for line in lines.dropFirst(2) { try checkRule(line) }
            let start = WallTime(basic: lines[0]) ?? WallTime(seconds: 1_790_000_000)
            let text = lines.dropFirst(2).joined(separator: "\n")
            let isDate = !lines[0].contains("T")
            if let set = RecurrenceSet(text: text, start: start, isDate: isDate) {
                try check(set, zone)
            }
        },
        seeds: { try Seeds.recurrences() })

    private static func checkRule(_ line: Substring) throws {
        guard let colon = line.firstIndex(of: ":") else { return }
        guard let rule = RecurrenceRule.parse(line[line.index(after: colon)...]).rule else {
            return
        }
        try promise(
            "a rule is read as it was written", RecurrenceRule.parse(rule.text).rule == rule)
    }
}

// Series

extension FuzzTarget {
    /// What a feed's event may hold of rules, and a few dates.
    private static let mostLines = 36
    private static let limit = 200

    private static func check(_ set: RecurrenceSet, _ zone: Zone?) throws {
        let all = set.occurrences(zone: zone, limit: limit)
        try checkOrder(all)
        if let last = set.lastStart(zone: zone), let latest = all.items.last {
            try promise("nothing starts after the last start", latest.start <= last)
        }
        guard let copy = RecurrenceSet(text: set.text, start: set.start, isDate: set.isDate) else {
            throw BrokenPromise(description: "a series that was written can be read")
        }
        try promise(
            "a series happens as it was written",
            copy.occurrences(zone: zone, limit: limit) == all)
        try checkWindows(set, zone, all)
        try checkSlowWay(set, zone, all)
    }

    private static func checkOrder(_ found: Occurrences) throws {
        try promise("there are no more occurrences than the limit", found.items.count <= limit)
        try promise(
            "occurrences are in order, each once",
            zip(found.items, found.items.dropFirst()).allSatisfy { $0.start < $1.start })
    }

    /// A window holds what all of time holds there.
    private static func checkWindows(
        _ set: RecurrenceSet, _ zone: Zone?, _ all: Occurrences
    ) throws {
        let year = WallTime(CivilDate(uncheckedYear: 2026, month: 8, day: 1))
        _ = set.occurrences(in: year..<year.adding(seconds: 366 * 86_400), zone: zone, limit: limit)
        guard let last = all.items.last, all.items.count > 1 else { return }
        let window = all.items[all.items.count / 2].start..<last.start
        let part = set.occurrences(in: window, zone: zone, limit: limit)
        try promise(
            "a window holds what happens in it",
            part.items == all.items.filter { window.contains($0.start) })
    }

    /// The quick way through plain timetables and the way for all others come to the same.
    private static func checkSlowWay(
        _ set: RecurrenceSet, _ zone: Zone?, _ all: Occurrences
    ) throws {
        guard set.exclusionRules.isEmpty, set.dates.isEmpty else { return }
        var other = set
        other.dates = [RecurrenceDate(start: set.start)]
        let slow = other.occurrences(zone: zone, limit: limit)
        guard set.rules.count == 1 else { return }
        try promise(
            "both ways through a series agree", slow.items.map(\.start) == all.items.map(\.start))
    }
}

// Zones

extension FuzzTarget {
    private static func check(_ zone: Zone) throws {
        var cursor = ZoneCursor(zone)
        for seconds in [
            Int64.min, -1 << 55, -62_135_596_800, 0, 1_790_000_000, 4_200_000_000, 1 << 40, .max,
        ] {
            let (wall, instant) = (WallTime(seconds: seconds), Instant(seconds: seconds))
            try promise(
                "a cursor answers as its zone",
                cursor.instant(of: wall) == zone.instant(of: wall)
                    && cursor.offset(at: instant) == zone.offset(at: instant))
            try promise(
                "an offset and its kind agree",
                zone.kind(at: instant).seconds == zone.offset(at: instant))
        }
        let year = Instant(seconds: 1_767_225_600)..<Instant(seconds: 1_798_761_600)
        let changes = zone.transitions(from: year.lowerBound, to: year.upperBound)
        try promise(
            "changes are in order",
            zip(changes, changes.dropFirst()).allSatisfy { $0.instant < $1.instant })
        for change in changes {
            try promise("a change is one", zone.offset(at: change.instant) == change.after.seconds)
        }
    }
}
