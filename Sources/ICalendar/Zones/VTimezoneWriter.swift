package import Recurrence

/// Writes VTIMEZONEs (RFC 5545 section 3.6.5).
package struct VTimezoneWriter: Sendable {
    package init() {}

    /// The VTIMEZONE of a zone, right from the beginning of a year to the end of another.
    ///
    /// Changes that go on by the same yearly rule are told by an RRULE without an end, so that the
    /// definition stays right after the last year; all others by their dates.
    package func component(for zone: Zone, years: ClosedRange<Int>) -> Component {
        let changes = Self.changes(of: zone, years)
        var kinds: [Kind: [WallTime]] = [:]
        var order: [Kind] = []
        for change in changes {
            if kinds[change.kind]?.append(change.onset) == nil {
                kinds[change.kind] = [change.onset]
                order.append(change.kind)
            }
        }
        let end = WallTime(CivilDate(uncheckedYear: years.upperBound + 1, month: 1, day: 1))
        let children = order.flatMap { kind in
            Self.observances(kind, kinds[kind] ?? [], until: end)
        }
        let properties = [
            Property("TZID", .text(zone.id)), Property("X-LIC-LOCATION", .text(zone.id)),
        ]
        return Component("VTIMEZONE", properties, children: children)
    }

    /// How far after the last year a rule is followed to see whether it goes on.
    private static let horizon = 40

    /// What one STANDARD or DAYLIGHT has in common.
    private struct Kind: Hashable {
        var from: Int
        var to: Int
        var isDaylight: Bool
        var name: String
    }

    private typealias Change = (kind: Kind, onset: WallTime)

    /// The last change before the first year, and all from there to the horizon.
    private static func changes(of zone: Zone, _ years: ClosedRange<Int>) -> [Change] {
        let beginning = instant(ofYear: years.lowerBound)
        let transitions = zone.transitions(
            from: instant(ofYear: 1), to: instant(ofYear: years.upperBound + horizon))
        let start = transitions.lastIndex { $0.instant <= beginning }
        var offset = zone.offset(at: beginning)
        var changes: [Change] = []
        if let start {
            offset = transitions[start].before.seconds
        } else {
            // It was always so: any moment before the first year will do for the onset.
            let kind = Kind(from: offset, to: offset, isDaylight: false, name: zone.id.zoneName)
            changes.append((kind, WallTime(seconds: beginning.seconds)))
        }
        for transition in transitions[(start ?? 0)...] {
            let kind = Kind(
                from: offset, to: transition.after.seconds,
                isDaylight: transition.after.isDaylight, name: transition.after.abbreviation)
            changes.append((kind, WallTime(seconds: transition.instant.seconds + Int64(offset))))
            offset = transition.after.seconds
        }
        return changes
    }

    private static func instant(ofYear year: Int) -> Instant {
        let date = CivilDate(uncheckedYear: min(max(year, 1), 9_999), month: 1, day: 1)
        return Instant(seconds: WallTime(date).seconds)
    }

    /// One component for the dates, and one for the rule that the last of them follow.
    private static func observances(
        _ kind: Kind, _ onsets: [WallTime], until end: WallTime
    ) -> [Component] {
        let tail = regularTail(of: onsets, until: end)
        let dates = onsets.prefix(tail ?? onsets.count).filter { $0 < end }
        var components: [Component] = []
        if let first = dates.first {
            var properties = properties(kind, first)
            // A file may tell an onset twice.
            let times = dates.dropFirst().filter { $0 != first }.map { TimeValue($0, .floating) }
            if !times.isEmpty { properties.append(Property("RDATE", .times(times))) }
            components.append(component(kind, properties))
        }
        if let tail, let pattern = YearlyPattern(onsets[tail...]) {
            let rule = Property("RRULE", .rule(pattern.rule))
            components.append(component(kind, properties(kind, onsets[tail]) + [rule]))
        }
        return components
    }

    /// Where the onsets begin that go on by one yearly rule to the horizon; nil when none do.
    private static func regularTail(of onsets: [WallTime], until end: WallTime) -> Int? {
        let lastYear = end.date.year + horizon - 2
        guard let last = onsets.last, last.date.year >= lastYear,
            let first = onsets.firstIndex(where: { $0 >= end }),
            let pattern = YearlyPattern(onsets[first...])
        else { return nil }
        var start = first
        while start > 0, YearlyPattern(onsets[(start - 1)...]) == pattern { start -= 1 }
        return start
    }

    private static func component(_ kind: Kind, _ properties: [Property]) -> Component {
        Component(kind.isDaylight ? "DAYLIGHT" : "STANDARD", properties)
    }

    private static func properties(_ kind: Kind, _ onset: WallTime) -> [Property] {
        var result = [
            Property("TZOFFSETFROM", .other(text(kind.from))),
            Property("TZOFFSETTO", .other(text(kind.to))),
        ]
        if !kind.name.isEmpty { result.append(Property("TZNAME", .text(kind.name))) }
        result.append(Property("DTSTART", .time(TimeValue(onset, .floating))))
        return result
    }

    /// A UTC-OFFSET (section 3.3.14): `+hhmm`, with seconds when there are any.
    private static func text(_ offset: Int) -> String {
        let seconds = abs(offset)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let tail = seconds % 60 == 0 ? "" : two(seconds % 60)
        return (offset < 0 ? "-" : "+") + two(seconds / 3_600) + two(seconds / 60 % 60) + tail
    }
}

extension String {
    /// What the clocks of a zone that never changes are called: its id's last part.
    fileprivate var zoneName: String { split(separator: "/").last.map(String.init) ?? "" }
}
