package import Campus
import Recurrence
import Storage

/// What a person hid, by itself or with all of its series.
package struct HiddenItem: Sendable {
    /// Without an original start for all of a series, and for a single hour.
    package var id: ItemID
    /// As the person calls it, else as its source does.
    package var summary: String
    package var source: String
    /// When it starts; nil for all of a series.
    package var start: ClockTime?
    package var isSeries: Bool
}

extension ItemDesk {
    /// All that the person hid of what their calendar is made of, in order of the title.
    package func hidden() throws(Refusal) -> [HiddenItem] {
        let views = try looking { transaction, viewer in
            try transaction.itemViews(of: viewer).byMeeting()
        }
        guard !views.isEmpty else { return [] }
        var items: [HiddenItem] = []
        for sourced in try desks.calendar.meetings(in: nil) {
            guard let id = sourced.meeting.id, let own = views[id] else { continue }
            for (id, view) in own where view.isHidden == true {
                if let item = hidden(sourced, as: id, view) { items.append(item) }
            }
        }
        return items.sorted { $0.summary != $1.summary ? $0.summary < $1.summary : $0.id < $1.id }
    }

    private func hidden(
        _ sourced: SourcedMeeting, as id: ItemID, _ view: ItemView
    ) -> HiddenItem? {
        let told = sourced.meeting.exceptions.first { $0.original == id.original }?.entry
        guard let entry = told ?? sourced.meeting.main ?? sourced.meeting.entries.first else {
            return nil
        }
        let isSeries = id.original == nil && sourced.meeting.main?.recurrence != nil
        let wall = told?.start.wall ?? id.original ?? entry.start.wall
        let clock = desks.personal.zone(of: entry)
        return HiddenItem(
            id: id, summary: view.name ?? entry.summary, source: sourced.source.name,
            start: isSeries ? nil : ClockTime(clock.instant(of: wall), in: clock),
            isSeries: isSeries)
    }
}
