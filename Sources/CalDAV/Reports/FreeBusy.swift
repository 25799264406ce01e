import Campus
import Exporting
import HTTPTypes
import Markup
import Operations
import Recurrence
import Scheduling

/// When somebody is busy by one collection (RFC 4791 section 7.10).
extension DAVVisit {
    /// A year and some days.
    private static let longest: Int64 = 400 * 86_400

    func freeBusy(
        _ body: XMLTree, in collection: CalendarCollection
    ) async throws -> DAVReply {
        guard let element = body.first(.calDAV("time-range")) else { throw DAVProblem.malformed }
        let window = try TimeRange(element, needsBoth: true).window
        guard window.upperBound - window.lowerBound <= Self.longest else {
            throw DAVProblem.tooMany
        }
        try costly()
        let (served, _) = try await calendars()
        let now = client.caller.now
        return try await look {
            let objects = (served.objects[collection] ?? []).filter { !$0.isTransparent }
            let items = expand(
                objects.map(\.told), AgendaQuery(window: window), zones: served.zones)
            let bytes = BusyWriter().bytes(
                Self.busy(items, in: window), in: window, at: now)
            return DAVReply(
                status: .ok, fields: [.contentType: "text/calendar; charset=utf-8"], body: bytes)
        }
    }

    /// Whole days and what has no length keep nobody busy.
    private static func busy(
        _ items: [AgendaItem], in window: Range<Instant>
    ) -> [(span: Range<Instant>, isTentative: Bool)] {
        var busy: [(span: Range<Instant>, isTentative: Bool)] = []
        for isTentative in [false, true] {
            var last: Range<Instant>?
            for item in items
            where !item.facts.allDay && (item.facts.status == .tentative) == isTentative
                && item.end.instant > item.start.instant
            {
                let span = (item.start.instant..<item.end.instant).clamped(to: window)
                if let before = last, span.lowerBound <= before.upperBound {
                    last = before.lowerBound..<max(before.upperBound, span.upperBound)
                    continue
                }
                if let last { busy.append((last, isTentative)) }
                last = span
            }
            if let last { busy.append((last, isTentative)) }
        }
        return busy.sorted { $0.span.lowerBound < $1.span.lowerBound }
    }
}

extension CalendarObject {
    /// Whether a program says of it that it keeps nobody busy.
    fileprivate var isTransparent: Bool {
        String(decoding: bytes, as: UTF8.self).contains("\nTRANSP:TRANSPARENT")
    }
}
