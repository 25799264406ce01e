import Campus
import Recurrence

extension [AgendaItem] {
    /// Marks what one source lists twice, with the same words at the same time and place.
    ///
    /// Every UID of a source stays an item; whether a double is shown is the view's to decide. The
    /// items are in order of the agenda, so doubles stand near each other.
    mutating func markDoubles() {
        var begin = startIndex
        while begin < endIndex {
            var end = begin + 1
            while end < endIndex, isAtOnce(begin, end) { end += 1 }
            if end - begin > 1 { markDoubles(in: begin..<end) }
            begin = end
        }
    }

    /// Whether one that comes before it has its title.
    private func resemblesEarlier(_ index: Int, in run: Range<Int>) -> Bool {
        run.prefix { $0 < index }.contains { self[$0].summary == self[index].summary }
    }

    private func isAtOnce(_ one: Int, _ other: Int) -> Bool {
        self[one].start.instant == self[other].start.instant
            && self[one].end.instant == self[other].end.instant
    }

    private mutating func markDoubles(in run: Range<Int>) {
        // Two or three at one hour are compared as they are, which costs less than a table of them.
        guard run.count > 3 || run.dropFirst().contains(where: { resemblesEarlier($0, in: run) })
        else { return }
        var first: [Same: ItemID] = [:]
        for index in run where self[index].kind != .hydration {
            let key = Same(self[index])
            if let id = first[key] {
                self[index].doubleOf = id
            } else {
                first[key] = self[index].id
            }
        }
    }
}

/// Besides its time.
private struct Same: Hashable {
    var source: String
    var allDay: Bool
    var isCancelled: Bool
    var summary: String
    var location: String?

    init(_ item: AgendaItem) {
        source = item.source
        allDay = item.allDay
        isCancelled = item.status == .cancelled
        summary = item.summary
        location = item.location
    }
}
