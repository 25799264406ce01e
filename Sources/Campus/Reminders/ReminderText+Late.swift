import Words

extension ReminderText {
    /// `CM50123 Lecture at 09:15 (12 min late)`.
    package static func late(_ content: ReminderContent, by seconds: Int64) -> ReminderContent {
        let words = Catalogue.of(content.language)
        let minutes = Int(clamping: max(1, seconds / 60))
        let length =
            minutes < 120
            ? words("time.min", ["count": .number(minutes)])
            : words("time.h", ["count": .number(minutes / 60)])
        var content = content
        content.title = words(
            "reminder.late", ["title": .text(content.title), "length": .text(length)])
        return content
    }

    /// `3 reminders`, and a line for each with how late it is, the room or the day; one that is left
    /// says what it says.
    package static func summary(
        of parts: [(content: ReminderContent, late: Int64)]
    ) -> ReminderContent {
        if parts.count == 1, let (content, late) = parts.first {
            return late > DueReminder.lateAfter ? Self.late(content, by: late) : content
        }
        let language = parts.first?.content.language ?? .english
        let words = Catalogue.of(language)
        let lines = parts.map { content, late in
            let title =
                late > DueReminder.lateAfter ? Self.late(content, by: late).title : content.title
            return content.detail.isEmpty ? title : "\(title), \(content.detail)"
        }
        return ReminderContent(
            title: words("reminder.several", ["count": .number(parts.count)]),
            body: few(lines, words).joined(separator: "\n"), language: language)
    }
}
