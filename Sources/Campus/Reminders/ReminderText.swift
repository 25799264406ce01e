public import Recurrence

/// What reminders say: the one file with their words.
public enum ReminderText {
    /// `CM50123 Lecture at 09:15`, and `8W 2.1, until 11:05`.
    ///
    /// - Parameter zone: of the person's days: a class abroad is at an hour of their clock. Whole
    ///   days keep their dates everywhere.
    public static func content(of item: AgendaItem, in zone: Zone) -> ReminderContent {
        func clock(_ time: ClockTime) -> String {
            (item.allDay ? time.wall : zone.wall(at: time.instant)).clockText
        }
        let title = item.summary.isEmpty ? "(no title)" : item.summary
        let until = "until \(clock(item.end))"
        let place = item.location?.oneLine ?? ""
        return ReminderContent(
            title: "\(title) at \(clock(item.start))",
            body: place.isEmpty ? until : "\(place), \(until)")
    }
}
