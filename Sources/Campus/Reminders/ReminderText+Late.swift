extension ReminderText {
    /// `CM50123 Lecture at 09:15 (12 min late)`.
    package static func late(_ content: ReminderContent, by seconds: Int64) -> ReminderContent {
        var content = content
        content.title += " (\(length(seconds)) late)"
        return content
    }

    /// `3 reminders`, and a line for each with how late it is, the room or the day; one that is left says what it says.
    package static func summary(
        of parts: [(content: ReminderContent, late: Int64)]
    ) -> ReminderContent {
        if parts.count == 1, let (content, late) = parts.first {
            return late > DueReminder.lateAfter ? Self.late(content, by: late) : content
        }
        let lines = parts.map { content, late in
            let title =
                late > DueReminder.lateAfter ? Self.late(content, by: late).title : content.title
            return content.detail.isEmpty ? title : "\(title), \(content.detail)"
        }
        return ReminderContent(
            title: "\(parts.count) reminders", body: few(lines).joined(separator: "\n"))
    }

    private static func length(_ seconds: Int64) -> String {
        let minutes = max(1, seconds / 60)
        return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h"
    }
}
