package import Recurrence

/// From when to when an entry can have occurrences, in Unix seconds: two days too wide on both sides.
///
/// Wall times are taken for UTC and widened by more than any zone is away from it (RFC 5545 allows
/// offsets below 24 hours), so the span holds whatever a zone's rules become.
package struct EntrySpan: Hashable, Sendable {
    package var first: Int64
    package var last: Int64

    private static let margin: Int64 = 2 * 86_400
    package static let endOfTime = WallTime.latest.seconds + margin

    package init(_ entry: MeetingEntry) {
        let start = entry.start.wall.seconds
        let bound = entry.extent.wallBound
        guard let recurrence = entry.recurrence else {
            self.init(from: start, to: start + max(0, bound))
            return
        }
        let earliest = min(start, recurrence.dates.map(\.start.seconds).min() ?? start)
        let longest = max(bound, recurrence.dates.compactMap(\.duration).max() ?? 0)
        guard let last = recurrence.lastStart() else {
            self.init(from: earliest, to: Self.endOfTime)
            return
        }
        self.init(from: earliest, to: last.seconds + max(0, longest))
    }

    /// Of all entries of a meeting; nil when it has none.
    package init?(_ meeting: Meeting) {
        let spans =
            (meeting.main.map { [EntrySpan($0)] } ?? []) + meeting.exceptions.map(EntrySpan.init)
        guard var span = spans.first else { return nil }
        for other in spans.dropFirst() {
            span.first = min(span.first, other.first)
            span.last = max(span.last, other.last)
        }
        self = span
    }

    /// An exception matters where it happens and where it would have happened.
    package init(_ exception: MeetingException) {
        self.init(exception.entry)
        first = min(first, exception.original.seconds - Self.margin)
        last = max(last, exception.original.seconds + Self.margin)
        if exception.reachesOn { last = Self.endOfTime }
    }

    /// Whether something of it can lie in a window, or at its edge.
    package func meets(_ window: Range<Instant>) -> Bool {
        first <= window.upperBound.seconds && window.lowerBound.seconds <= last
    }

    private init(from first: Int64, to last: Int64) {
        self.first = first - Self.margin
        self.last = min(last, Self.endOfTime) + Self.margin
    }
}
