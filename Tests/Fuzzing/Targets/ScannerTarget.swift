import ICalendar
import Recurrence

extension FuzzTarget {
    /// `ComponentScanner`, then `ComponentParser` and `ZoneResolver` on what it cut out.
    static let scanner = FuzzTarget(
        name: "scanner",
        run: { bytes in
            let feed: ScannedFeed
            do { feed = try ComponentScanner().scan(bytes) } catch { return }
            try checkSpans(of: feed)
            for span in feed.components { try parse(feed.bytes[span.range], line: span.line) }
            for calendar in feed.calendars { resolve(calendar, feed.bytes) }
        },
        seeds: { try Seeds.feeds() })

    private static func checkSpans(of feed: ScannedFeed) throws {
        var end = 0
        for span in feed.components {
            try promise(
                "components lie one after the other in the feed",
                span.range.lowerBound >= end && span.range.upperBound <= feed.bytes.count
                    && !span.range.isEmpty)
            try promise("a component's calendar exists", feed.calendars.indices ~= span.calendar)
            end = span.range.upperBound
        }
    }

    /// Parses a component twice, the second time from what was written of the first.
    private static func parse(_ bytes: ArraySlice<UInt8>, line: Int) throws {
        let bytes = Array(bytes)
        let (component, issues) = ComponentParser().parse(bytes, line: line)
        for issue in issues {
            try promise("an issue is one line", !issue.message.utf8.contains(0x0a))
        }
        guard let component else { return }
        let written = CalendarWriter().write(component)
        guard let again = ComponentParser().parse(written).component else {
            throw BrokenPromise(description: "a component that was written can be read")
        }
        // Once written, nothing is lost any more.
        try promise(
            "what is read of a written component is written alike",
            CalendarWriter().write(again) == CalendarWriter().write(settled(again)))
    }

    private static func settled(_ component: Component) -> Component {
        ComponentParser().parse(CalendarWriter().write(component)).component ?? component
    }

    private static func resolve(_ calendar: CalendarHeader, _ bytes: [UInt8]) {
        let resolver = ZoneResolver(database: Zones.database, calendar: calendar, bytes: bytes)
        let names = Array(calendar.zoneDefinitions.keys) + [calendar.zone].compactMap(\.self)
        for name in names.prefix(50) {
            _ = resolver.resolve(
                name, near: WallTime(CivilDate(uncheckedYear: 2026, month: 1, day: 5)))
        }
    }
}

/// The zones that fuzz targets know.
enum Zones {
    static let database = ZoneDatabase()
    static let london = database.zone("Europe/London") ?? .utc
}
