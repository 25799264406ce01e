import Campus
import Foundation
import Operations
import Recurrence
import Scheduling

/// A week against khal's, and the clashes of somebody with five thousand items.
struct PeerRows {
    let belltower: String
    let benchmarks: String

    func rows() throws -> [Row] { try [clashes(), week()] }

    private func clashes() throws -> Row {
        let zone = Zone.utc
        let template = (0..<5_000).map { index in
            // Every hour of seven months, and each twentieth in the way of the next.
            let start = Instant(seconds: 1_790_000_000 + Int64(index) * 3_600)
            let end = start.adding(seconds: index % 20 == 0 ? 4_000 : 3_000)
            return AgendaItem(
                id: ItemID(meeting: MeetingID(Int64(index + 1)), original: nil), kind: .class,
                start: ClockTime(start, in: zone), end: ClockTime(end, in: zone), allDay: false,
                zone: "UTC", summary: "Class \(index)", location: "Building \(index % 40)",
                source: "Timetable", uid: "\(index)")
        }
        let took = (0..<9).map { _ in
            var items = template
            return Measure.milliseconds {
                markClashes(in: &items)
                precondition(items.contains { !$0.clashes.isEmpty })
            }
        }
        let median = Measure.median(took)
        return Row(
            what: "clashes among 5,000 items", measured: Measure.text(median), yardstick: "",
            ratio: "", promise: "under 5 ms", isKept: median < 5)
    }

    /// Whole processes, khal's cache warm.
    private func week() throws -> Row {
        let what = "week from a 2,000-event feed, whole process"
        let folder = try TemporaryFolder()
        let feed = try folder.write(GeneratedFeed.text(events: 2_000), as: "feed.ics")
        let probe = Probe(benchmarks)
        let common = ["--home", folder.path + "/home", "--zone", "Europe/London"]
        _ = try probe.run([belltower, "subscribe", feed, "--name", "f"] + common)
        let ours = try (0..<9).map { _ in
            try probe.run([belltower, "agenda", "week", "2024-10-07"] + common).milliseconds
        }
        let median = Measure.median(ours)
        guard let khal = Self.khal else {
            return Row(
                what: what, measured: Measure.text(median), yardstick: "skipped: no khal",
                ratio: "", promise: "at least 100 times", isKept: nil)
        }
        let list = [khal, "-c", try khalConfiguration(folder), "list", "2024-10-07", "7d"]
        // The first run fills its cache.
        _ = try probe.run(list)
        let theirs = Measure.median(try (0..<3).map { _ in try probe.run(list).milliseconds })
        return Row(
            what: what, measured: Measure.text(median),
            yardstick: "khal, its cache warm " + Measure.text(theirs),
            ratio: String(format: "%.0f times", theirs / median), promise: "at least 100 times",
            isKept: theirs >= 100 * median)
    }

    /// `BELLTOWER_KHAL`, else what the search path has.
    private static var khal: String? {
        let environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/khal" }
        return ([environment["BELLTOWER_KHAL"]].compactMap(\.self) + folders).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// A calendar of a file an event, as khal keeps them.
    private func khalConfiguration(_ folder: TemporaryFolder) throws -> String {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/vdir", withIntermediateDirectories: false)
        let begin = "BEGIN:VEVENT"
        let events = GeneratedFeed.text(events: 2_000).components(separatedBy: begin).dropFirst()
        for (index, event) in events.enumerated() {
            let body = begin + event.replacingOccurrences(of: "END:VCALENDAR\r\n", with: "")
            _ = try folder.write(
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//B//B//EN\r\n\(body)END:VCALENDAR\r\n",
                as: "vdir/\(index).ics")
        }
        return try folder.write(
            """
            [calendars]
            [[feed]]
            path = \(folder.path)/vdir
            type = calendar
            [sqlite]
            path = \(folder.path)/khal.db
            [locale]
            local_timezone = Europe/London
            default_timezone = Europe/London
            timeformat = %H:%M
            dateformat = %Y-%m-%d
            longdateformat = %Y-%m-%d
            datetimeformat = %Y-%m-%d %H:%M
            longdatetimeformat = %Y-%m-%d %H:%M

            """, as: "khal.conf")
    }
}
