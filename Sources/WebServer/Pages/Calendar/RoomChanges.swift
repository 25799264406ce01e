import Campus

/// Where classes were before an import moved them to another room, and who told it when.
struct RoomChanges {
    private let changes: [MeetingID: [RecordedChange]]

    /// - Parameter recorded: what imports altered, the newest first.
    init(_ recorded: [RecordedChange]) {
        var changes: [MeetingID: [RecordedChange]] = [:]
        for one in recorded
        where one.revertedAt == nil && one.change.kind == .relocated && one.change.before != nil {
            if let meeting = one.change.meeting { changes[meeting, default: []].append(one) }
        }
        self.changes = changes
    }

    /// What told where an item is now; nil where nothing did.
    subscript(item: AgendaItem) -> RecordedChange? {
        guard !changes.isEmpty else { return nil }
        return item.meetings.flatMap { changes[$0] ?? [] }.first {
            $0.change.after == item.location
                && ($0.change.starts.contains(item.start.description)
                    || $0.change.occurrences > $0.change.starts.count)
        }
    }
}
