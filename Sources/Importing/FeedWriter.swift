public import Campus
import ICalendar
public import Recurrence

/// Writes meetings as one calendar (RFC 5545): what `FeedReader` reads, the other way round.
public struct FeedWriter: Sendable {
    private let zones: [String: Zone]
    private let defined: [Int64: [String: Zone]]
    /// The years that VTIMEZONEs cover beside those that the meetings lie in.
    private static let years = 2000...2040

    /// - Parameters:
    ///   - zones: the database's zones the meetings are in, by id.
    ///   - defined: the sources' own zones, by source and TZID.
    public init(zones: [String: Zone], defined: [Int64: [String: Zone]]) {
        self.zones = zones
        self.defined = defined
    }

    /// The bytes of a calendar file.
    ///
    /// - Parameters:
    ///   - stamp: when it is written (DTSTAMP).
    ///   - alarms: whether classes get an alarm 15 minutes before.
    public func write(_ meetings: [SourcedMeeting], stamp: Instant, alarms: Bool) -> [UInt8] {
        var calendar = Component(
            "VCALENDAR",
            [
                Property("VERSION", .text("2.0")),
                Property("PRODID", .text("-//Belltower//Belltower//EN")),
                Property("CALSCALE", .text("GREGORIAN")),
                Property("METHOD", .text("PUBLISH")),
                Property("X-WR-CALNAME", .text("Belltower")),
            ])
        calendar.children = definitions(for: meetings)
        var names = UniqueNames()
        for sourced in meetings {
            let uid = names.unique(sourced.meeting)
            for event in EventWriting(sourced, uid: uid, stamp: stamp, alarms: alarms).events {
                calendar.children.append(event)
            }
        }
        return CalendarWriter().write(calendar)
    }

    /// A VTIMEZONE for each zone used, in order of the id.
    private func definitions(for meetings: [SourcedMeeting]) -> [Component] {
        var used: [String: Zone] = [:]
        var years = Self.years
        for sourced in meetings {
            for entry in sourced.meeting.entries {
                let year = entry.start.wall.date.year
                years =
                    min(
                        years.lowerBound, max(year, 1_900))...max(
                        years.upperBound, min(year + 10, 2_100))
                guard case .zone(let id) = entry.start.basis else { continue }
                used[id] = used[id] ?? zones[id] ?? defined[sourced.source.id]?[id]
            }
        }
        return used.values.sorted { $0.id < $1.id }.map { zone in
            VTimezoneWriter().component(for: zone, years: years)
        }
    }
}

/// Gives every meeting of an export a UID of its own: the source's, unless another has it already.
private struct UniqueNames {
    private var taken: Set<String> = []

    mutating func unique(_ meeting: Meeting) -> String {
        var uid = meeting.uid
        if !taken.insert(uid).inserted {
            uid += "-m\(meeting.id?.number ?? 0)"
            taken.insert(uid)
        }
        return uid
    }
}

/// One meeting as VEVENTs: the series, and each occurrence told apart from it.
private struct EventWriting {
    private let source: Source
    private let meeting: Meeting
    private let uid: String
    private let stamp: Instant
    private let alarms: Bool

    init(_ sourced: SourcedMeeting, uid: String, stamp: Instant, alarms: Bool) {
        source = sourced.source
        meeting = sourced.meeting
        self.uid = uid
        self.stamp = stamp
        self.alarms = alarms
    }

    var events: [Component] {
        (meeting.main.map { [event($0)] } ?? [])
            + meeting.exceptions.map { exception in
                var event = event(exception.entry)
                let basis = meeting.main?.start.basis ?? exception.entry.start.basis
                event.properties.insert(
                    Property(
                        "RECURRENCE-ID", .time(time(Moment(exception.original, basis))),
                        parameters: exception.reachesOn
                            ? [Parameter("RANGE", "THISANDFUTURE")] : []), at: 1)
                return event
            }
    }

    private func event(_ entry: MeetingEntry) -> Component {
        let written = TimeValue(WallTime(seconds: stamp.seconds), .utc)
        var properties = [
            Property("UID", .text(uid)),
            Property("DTSTAMP", .time(written)),
            Property("DTSTART", .time(time(entry.start))),
        ]
        properties += end(of: entry)
        properties += entry.recurrence.map { recurrence($0, besides: entry.start) } ?? []
        properties.append(Property("SUMMARY", .text(entry.summary)))
        for (name, text) in [
            ("LOCATION", entry.location), ("DESCRIPTION", entry.details),
            ("CATEGORIES", entry.categories),
        ] {
            if let text { properties.append(Property(name, .text(text))) }
        }
        if let url = entry.url { properties.append(Property("URL", .other(url))) }
        if entry.sequence != 0 {
            properties.append(Property("SEQUENCE", .integer(entry.sequence)))
        }
        properties.append(Property("STATUS", .text(entry.status.rawValue.uppercased())))
        let rings = alarms && entry.kind == .class && entry.status != .cancelled
        return Component("VEVENT", properties, children: rings ? [Self.alarm(entry)] : [])
    }

    private static func alarm(_ entry: MeetingEntry) -> Component {
        Component(
            "VALARM",
            [
                Property("ACTION", .text("DISPLAY")),
                Property("TRIGGER", .duration(CalendarDuration(seconds: -900))),
                Property("DESCRIPTION", .text(entry.summary.isEmpty ? "Class" : entry.summary)),
            ])
    }

    /// DTEND on the start's own clock, or DURATION where the length is in real seconds, or the end
    /// in a year that DTEND cannot write.
    private func end(of entry: MeetingEntry) -> [Property] {
        let extent = entry.extent
        if extent.isZero { return [] }
        let wall = entry.start.wall.adding(seconds: extent.wallSeconds)
        if extent.exactSeconds == 0, wall < .latest {
            return [Property("DTEND", .time(time(Moment(wall, entry.start.basis))))]
        }
        return [
            Property(
                "DURATION",
                .duration(
                    CalendarDuration(
                        days: Int(extent.wallSeconds / 86_400), seconds: Int(extent.exactSeconds))))
        ]
    }

    private func time(_ moment: Moment) -> TimeValue {
        switch moment.basis {
        case .date: TimeValue(moment.wall, .date)
        case .floating: TimeValue(moment.wall, .floating)
        case .utc: TimeValue(moment.wall, .utc)
        case .zone(let id): TimeValue(moment.wall, .zoned(id))
        }
    }

    private func recurrence(_ set: RecurrenceSet, besides start: Moment) -> [Property] {
        let rules =
            set.rules.map { Property("RRULE", .rule($0.text)) }
            + set.exclusionRules.map { Property("EXRULE", .rule($0.text)) }
        let periods = set.dates.compactMap { date in
            date.duration.map { seconds in
                PeriodValue(
                    time(Moment(date.start, start.basis)),
                    .lasting(CalendarDuration(seconds: Int(seconds))))
            }
        }
        let plain = set.dates.filter { $0.duration == nil }.map(\.start)
        let (moments, days) = Self.parted(set.exclusions)
        return rules
            + [
                Property("RDATE", .times(plain.map { time(Moment($0, start.basis)) })),
                Property("RDATE", .periods(periods)),
                Property("EXDATE", .times(moments.map { time(Moment($0, start.basis)) })),
                Property("EXDATE", .times(days.map { TimeValue(WallTime($0), .date) })),
            ].filter { property in
                switch property.value {
                case .times(let times): !times.isEmpty
                case .periods(let periods): !periods.isEmpty
                default: true
                }
            }
    }

    private static func parted(
        _ exclusions: [Exclusion]
    ) -> (moments: [WallTime], days: [CivilDate]) {
        exclusions.reduce(into: ([], [])) { parted, exclusion in
            switch exclusion {
            case .moment(let wall): parted.0.append(wall)
            case .day(let day): parted.1.append(day)
            }
        }
    }
}
