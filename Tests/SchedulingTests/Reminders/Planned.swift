import Campus
import Recurrence
import Scheduling
import TestSupport

/// Items and plans, told shortly; all in UTC unless a zone is given.
enum Planned {
    static func item(
        _ start: String, minutes: Int64 = 60, kind: ItemKind = .class, id: Int64 = 1,
        place: String? = "8W 2.1", module: String? = "CM50123", source: String = "Timetable",
        offset: Int = 0
    ) -> AgendaItem {
        let wall = Samples.wall(start)
        var item = AgendaItem(
            id: ItemID(meeting: MeetingID(id), original: wall), kind: kind,
            start: ClockTime(wall: wall, offset: offset),
            end: ClockTime(wall: wall.adding(seconds: minutes * 60), offset: offset),
            allDay: false, zone: "UTC", summary: "CM50123 Lecture", location: place,
            source: source, uid: "u\(id)")
        item.module = module.flatMap { ModuleCode($0) }
        return item
    }

    static func instant(_ text: String) -> Instant { Instant(seconds: Samples.wall(text).seconds) }

    static func plan(
        _ items: [AgendaItem], _ preferences: ReminderPreferences = ReminderPreferences(),
        changes: [(number: ChangeID, change: RecordedChange)] = [],
        news: [(news: News, community: String?)] = [],
        from: String = "20261004T000000", to: String = "20261012T000000",
        walk: @escaping @Sendable (String?, String?) -> Int64? = { _, _ in nil }
    ) -> [Reminder] {
        ReminderPlanner(
            ReminderSituation(
                agenda: items, changes: changes, news: news, preferences: preferences, zone: .utc,
                walk: walk)
        ).reminders(dueIn: Samples.window(from, to))
    }

    /// A change of a class.
    static func change(
        _ kind: Change.Kind = .relocated, starts: String, at: String, before: String? = "8W 2.1"
    ) -> RecordedChange {
        RecordedChange(
            change: Change(
                kind: kind, meeting: MeetingID(1), uid: "u", slot: "", summary: "CM50123 Lecture",
                startsAt: instant(starts), starts: [], occurrences: 1, before: before,
                after: "1W 2.1"),
            source: "Timetable", at: instant(at), revertedAt: nil)
    }
}

extension [Reminder] {
    /// The dues as `05T0900`.
    var dues: [String] {
        map { reminder in
            let wall = WallTime(seconds: reminder.due.seconds)
            let text = wall.clockText.filter { $0 != ":" }
            let day = wall.date.parts.day
            return "\(day < 10 ? "0" : "")\(day)T\(text)"
        }
    }
}
