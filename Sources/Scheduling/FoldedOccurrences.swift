package import Campus
package import Recurrence

/// What of some meetings another source tells too, and is believed: what an export of whole meetings
/// leaves out.
package struct FoldedOccurrences: Sendable {
    /// Meetings of which nothing is left.
    package private(set) var meetings: Set<MeetingID> = []
    /// Single occurrences of series, by their original start.
    package private(set) var occurrences: [MeetingID: Set<WallTime>] = [:]

    /// Looks at all the time that the meetings lie in, of series without an end at some years.
    package init(of parts: CalendarParts) {
        let origins = Set(parts.meetings.lazy.map { Telling.Origin($0.source) })
        guard origins.count > 1, let window = Self.span(of: parts.meetings) else { return }
        var query = AgendaQuery(window: window, includesCancelled: true)
        query.window = query.surroundings
        let items = expand(parts.meetings, query, zones: parts.zones)
        var merged = items
        SourceMerging(parts.meetings, query, zones: parts.zones).merge(&merged)
        let folded = Set(merged.flatMap { $0.tellings.dropFirst() })
        guard !folded.isEmpty else { return }
        let left = Set(items.lazy.map(\.id).filter { !folded.contains($0) }.map(\.meeting))
        for id in folded {
            if !left.contains(id.meeting) {
                meetings.insert(id.meeting)
            } else if let original = id.original {
                occurrences[id.meeting, default: []].insert(original)
            }
        }
    }

    private static func span(of meetings: [SourcedMeeting]) -> Range<Instant>? {
        var (first, last) = (Int64.max, Int64.min)
        for entry in meetings.lazy.flatMap(\.meeting.entries) {
            let start = entry.start.wall.seconds
            let end = entry.recurrence.map { $0.lastStart()?.seconds ?? start + endless } ?? start
            first = min(first, start)
            last = max(last, min(end, start + endless) + max(0, entry.extent.wallBound))
        }
        return first <= last ? Instant(seconds: first)..<Instant(seconds: last + 86_400) : nil
    }

    /// Five years.
    private static let endless: Int64 = 5 * 366 * 86_400
}
