package import Campus
package import Recurrence

/// One class as a page tells it: what, when, on which days.
package struct CrawledMeeting: Hashable, Sendable {
    package var code: String?
    package var title: String?
    package var kind: String?
    package var group: String?
    /// Seconds since midnight.
    package var start: Int
    package var end: Int
    /// Each day on which it is, in order; never empty.
    package var dates: [CivilDate]
    package var room: String?
    package var staff: [String]
    package var note: String?
    package var url: String?
    /// What the campus numbers it by.
    package var key: String?
    /// The page says that it does not take place.
    package var isCancelled = false
    /// It was told of as one of the days of what may repeat, not as a class of its own.
    var isOneDay = false

    /// What stands in an agenda: code, title and kind, as far as they do not repeat each other.
    package var summary: String {
        var parts: [String] = []
        for part in [code, title, kind].compactMap(\.self) {
            let isTold = parts.contains { $0.lowercased().contains(part.lowercased()) }
            if !isTold { parts.append(part) }
        }
        return parts.joined(separator: " ")
    }

    /// What the campus says beside it.
    package var details: String? {
        let lines = [
            code.map { "Module: \($0)" }, kind.map { "Kind: \($0)" }, group.map { "Group: \($0)" },
            staff.isEmpty ? nil : "Staff: \(staff.joined(separator: "; "))", note,
        ].compactMap(\.self)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Its dates as the rule that they make.
    package var series: WeeklySeries { WeeklySeries(dates, secondOfDay: start) }

    /// The meeting, under a UID made of what it is known by.
    ///
    /// - Parameters:
    ///   - zone: an IANA id.
    ///   - place: of those that are known by the same; 0 for the first.
    package func meeting(zone: String, place: Int = 0) -> Meeting {
        let series = series
        let length = end > start ? end - start : end - start + 86_400
        let entry = MeetingEntry(
            start: Moment(WallTime(series.first, secondOfDay: start), .zone(zone)),
            extent: Extent(wallSeconds: Int64(length)), recurrence: series.set, kind: .class,
            status: isCancelled ? .cancelled : .confirmed, summary: summary, location: room,
            details: details, url: url)
        return Meeting(uid: uid(place), main: entry)
    }

    /// What two crawls know it by: its own number, else what does not change when it moves.
    package var identity: String {
        [code, key, key == nil ? title : nil, kind, group, "\(dates[0].weekday)", "\(start)"]
            .map { $0 ?? "" }.joined(separator: "\u{1f}")
    }

    private func uid(_ place: Int) -> String {
        let digits = String(UIDKey(of: "\(identity)\u{1f}\(place)").bits, radix: 16)
        return "\(digits)@crawl.belltower"
    }

    private static func clock(_ seconds: Int) -> String {
        let (hour, minute) = (seconds / 3_600, seconds / 60 % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
