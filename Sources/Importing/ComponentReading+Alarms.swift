import Campus
import ICalendar
import Recurrence

extension ComponentReading {
    /// So many alarms of one event are kept.
    private static let mostAlarms = 4
    /// No trigger that is of use is longer; in days, and in seconds.
    private static let longestTrigger = (days: 400, seconds: 400 * 86_400)

    /// How long before its start an event's own alarms ring, in seconds, the longest first.
    ///
    /// Only what shows or sounds is an alarm here: never PROCEDURE, which runs a program, nor EMAIL,
    /// which writes to whomever the feed says (RFC 5545 section 3.6.6). One at an instant of its own
    /// is left out, as it means another hour after every move.
    ///
    /// One that was acknowledged at its time or later is dealt with (RFC 9074 section 6.1); in a series
    /// the next time is still to come.
    func alarms(
        among children: [Component], from start: Moment, of extent: Extent, isSeries: Bool,
        _ moments: Moments
    ) -> [Int64] {
        guard !children.isEmpty else { return [] }
        let begin = moments.clocks.instant(of: start)
        let leads = children.lazy.filter { $0.name == "VALARM" }.compactMap { alarm -> Int64? in
            guard let lead = Self.lead(alarm, extent) else { return nil }
            let isDone =
                alarm.first("ACKNOWLEDGED")?.value.time.map { time in
                    moments.clocks.instant(of: moments.moment(time)) >= begin.adding(seconds: -lead)
                } ?? false
            return isDone && !isSeries ? nil : lead
        }
        return Set(leads.prefix(Self.mostAlarms)).sorted(by: >)
    }

    private static func lead(_ alarm: Component, _ extent: Extent) -> Int64? {
        guard let action = alarm.first("ACTION")?.value.string?.uppercased(),
            action == "DISPLAY" || action == "AUDIO",
            let trigger = alarm.first("TRIGGER"), case .duration(let length) = trigger.value,
            length.days.magnitude <= longestTrigger.days,
            length.seconds.magnitude <= longestTrigger.seconds
        else { return nil }
        var lead = -(Int64(length.days) * 86_400 + Int64(length.seconds))
        if trigger.parameter("RELATED")?.uppercased() == "END" {
            lead -= extent.wallSeconds + extent.exactSeconds
        }
        return (0...Leads.longest).contains(lead) ? lead : nil
    }
}
