import Campus
import Recurrence
import Reminding
import Scheduling

extension Registrar {
    /// The event that an item belongs to, as a calendar file: its series, and nothing else.
    ///
    /// Its UID is the one of every export, so a calendar that has it takes the change over. Nil of
    /// what is in no calendar, such as a cup of water.
    func attachment(for item: AgendaItem) throws(Failure) -> NoticeAttachment? {
        var parts = try parts(in: item.start.instant..<item.end.instant.adding(seconds: 1))
        parts.meetings.removeAll { $0.meeting.id != item.id.meeting }
        guard !parts.meetings.isEmpty else { return nil }
        let everything = ExportRequest(
            from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false)
        let document = try export(parts, everything, in: nil)
        return document.events == 0 ? nil : .calendar("belltower.ics", document.bytes)
    }
}
