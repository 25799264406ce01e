import Campus
import Recurrence
import Scheduling
import TestSupport

/// Meetings of several sources, told shortly.
struct Told {
    /// The source's number; 0 is the first.
    var source: Int64 = 1
    var id: Int64
    var uid: String?
    var start: String
    var minutes: Int64 = 60
    var summary = "CM50123 Networks"
    var code: String? = "CM50123"
    var kind: MeetingKind?
    var group: String?
    var location: String?
    var status = ItemStatus.confirmed
    var itemKind = ItemKind.class
    var sequence = 0
    var revised: String?
    var rule: RecurrenceRule?
    var exceptions: [MeetingException] = []
    var allDay = false

    /// - Parameter day: of September, on which it was last modified.
    mutating func revise(
        _ day: String, _ sequence: Int, _ status: ItemStatus = .confirmed, source: Int64? = nil
    ) {
        revised = day == "00" ? "20260831T000000" : "202609\(day)T000000"
        (self.sequence, self.status) = (sequence, status)
        if let source { self.source = source }
    }

    var sourced: SourcedMeeting {
        var entry = Samples.entry(
            start, summary, seconds: minutes * 60, rule: rule, basis: allDay ? .date : .utc,
            status: status)
        entry.kind = itemKind
        entry.location = location
        entry.sequence = sequence
        entry.revised = Revised(
            at: revised.map { Instant(seconds: Samples.wall($0).seconds) })
        var source = Samples.source
        source.id = SourceID(self.source)
        source.name = "S\(self.source)"
        return SourcedMeeting(
            source: source,
            meeting: Samples.meeting(entry, id: id, uid: uid ?? "uid\(id)", exceptions: exceptions),
            label: MeetingLabel(
                codes: code.flatMap { ModuleCode($0) }.map { [$0] } ?? [], kind: kind, group: group)
        )
    }
}

extension [Told] {
    /// The agenda of a window in UTC.
    func merged(
        _ from: String = "20261005", _ to: String = "20261012", cancelled: Bool = false,
        views: [ItemID: ItemView] = [:], groups: ParallelGroups = ParallelGroups(),
        walks: WalkingTimes = WalkingTimes()
    ) -> [AgendaItem] {
        merge(
            CalendarParts(
                map(\.sourced), views: ItemViews(views), groups: groups,
                zones: ZoneTable(viewer: .utc), walks: walks),
            AgendaQuery(window: Samples.window(from, to), includesCancelled: cancelled))
    }
}
