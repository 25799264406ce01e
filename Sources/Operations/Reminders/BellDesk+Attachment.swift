import Campus
import Recurrence
import Reminding
import Scheduling

extension BellDesk {
    /// A meeting of the person as a calendar file: its series, and nothing else.
    ///
    /// Its UID is the one of every export, so a calendar that has it takes the change over. Nil when
    /// it is not in the person's calendar around an instant.
    func attachment(
        of meeting: MeetingID, around instant: Instant
    ) throws(Refusal) -> NoticeAttachment? {
        var parts = try desks.calendar.parts(in: instant..<instant.adding(seconds: 1))
        parts.meetings.removeAll { $0.meeting.id != meeting }
        guard !parts.meetings.isEmpty else { return nil }
        let everything = ExportRequest(
            from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false)
        let document = try desks.exports.export(parts, everything, in: nil)
        return document.events == 0 ? nil : .calendar("belltower.ics", document.bytes)
    }
}
