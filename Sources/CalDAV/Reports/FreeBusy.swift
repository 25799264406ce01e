import Campus
import Exporting
import HTTPTypes
import ICalendar
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
        let zones = try zones(of: served, for: body, in: collection)
        let now = client.caller.now
        return try await look {
            let items = try Self.occurrences(
                of: served.objects[collection] ?? [], in: window, zones: zones)
            let bytes = BusyWriter().bytes(
                Self.busy(items, in: window), in: window, at: now)
            return DAVReply(
                status: .ok, fields: [.contentType: "text/calendar; charset=utf-8"], body: bytes)
        }
    }

    /// Of all objects together.
    private static let most = 100_000

    /// In order; those that are cancelled, or keep nobody busy as a program says, are left out.
    private static func occurrences(
        of objects: [CalendarObject], in window: Range<Instant>, zones: ZoneTable
    ) throws(DAVProblem) -> [AgendaItem] {
        var items: [AgendaItem] = []
        for object in objects {
            let room = most - items.count
            guard
                let found = everyOccurrence(of: object.told, in: window, upTo: room, zones: zones)
            else { throw .tooMany }
            let calendar = object.saysTransparent ? object.occurrences(in: zones) : nil
            items += found.filter { item in
                let event = calendar?.event(of: item)
                return item.facts.status != .cancelled && !item.isFree
                    && event?.property("TRANSP")?.value.string?.uppercased() != "TRANSPARENT"
            }
        }
        return inOrder(items)
    }

    /// A whole day keeps somebody busy as any other time does, unless it says that it does not (RFC 4791
    /// section 7.10); what has no length keeps nobody busy.
    private static func busy(
        _ items: [AgendaItem], in window: Range<Instant>
    ) -> [(span: Range<Instant>, isTentative: Bool)] {
        var busy: [(span: Range<Instant>, isTentative: Bool)] = []
        for isTentative in [false, true] {
            var last: Range<Instant>?
            for item in items
            where (item.facts.status == .tentative) == isTentative
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
    /// Whether some of it keeps nobody busy: of most there is nothing to be read.
    fileprivate var saysTransparent: Bool {
        bytes.firstRange(of: Array("TRANSPARENT".utf8)) != nil
    }
}
