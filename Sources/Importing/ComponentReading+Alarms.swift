import Campus
import ICalendar

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
    static func alarms(among children: [Component], of extent: Extent) -> [Int64] {
        let leads = children.lazy.filter { $0.name == "VALARM" }.compactMap { lead($0, extent) }
        return Set(leads.prefix(mostAlarms)).sorted(by: >)
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
