import Campus
import Recurrence

extension [AgendaItem] {
    /// Marks what one source lists twice, with the same words at the same time and place.
    ///
    /// Every UID of a source stays an item; whether a double is shown is the view's to decide.
    mutating func markDoubles() {
        var first: [Same: ItemID] = [:]
        for index in indices where self[index].kind != .hydration {
            let item = self[index]
            let key = Same(item)
            if let id = first[key] {
                self[index].doubleOf = id
            } else {
                first[key] = item.id
            }
        }
    }
}

private struct Same: Hashable {
    var source: String
    var start: Int64
    var end: Int64
    var allDay: Bool
    var isCancelled: Bool
    var summary: String
    var location: String?

    init(_ item: AgendaItem) {
        source = item.source
        start = item.start.instant.seconds
        end = item.end.instant.seconds
        allDay = item.allDay
        isCancelled = item.status == .cancelled
        summary = item.summary
        location = item.location
    }
}
