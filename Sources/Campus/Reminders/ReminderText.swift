/// What reminders say: the one file with their words.
public enum ReminderText {
    /// `CM50123 Lecture at 09:15`, and `8W 2.1, until 11:05`.
    public static func content(of item: AgendaItem) -> ReminderContent {
        let title = item.summary.isEmpty ? "(no title)" : item.summary
        let until = "until \(item.end.wall.clockText)"
        let place = item.location?.oneLine ?? ""
        return ReminderContent(
            title: "\(title) at \(item.start.wall.clockText)",
            body: place.isEmpty ? until : "\(place), \(until)")
    }
}
