package import Campus
import ICalendar

/// How the alarms within an event are read.
///
/// Of a feed only what shows or sounds before an event begins is one: never PROCEDURE, which runs a program,
/// nor EMAIL, which writes to whomever the feed says (RFC 5545 section 3.6.6). In what a person's own program wrote EMAIL
/// means that they want to hear of it, and after the beginning, and again, are as good. One at an instant of its own
/// is left out of both, as it means another hour after every move.
package struct AlarmReading: Sendable {
    /// So many rings of one event are kept.
    private static let most = 4
    /// Further ahead than anything rings: an event whose alarms were all seen to has its own, and none is left to ring.
    private static let never = Leads.longest + 1
    /// So often one alarm rings.
    private static let mostRepeats = 3
    /// No trigger that is of use is longer; in days, and in seconds.
    private static let longestTrigger = (days: 400, seconds: 400 * 86_400)

    private let isOwn: Bool
    private let extent: Extent

    /// - Parameters:
    ///   - isOwn: whether a person's own program wrote the event.
    ///   - extent: how long it is.
    package init(isOwn: Bool, of extent: Extent) {
        self.isOwn = isOwn
        self.extent = extent
    }

    /// How long before its start an event's own alarms ring, in seconds, the longest first; below zero after it.
    ///
    /// One of which not all rings have room is left out whole.
    /// - Parameter isDealtWith: whether an alarm that rings so long before the start, or at an instant of its own, was
    ///   seen to already.
    func leads(
        among children: [Component],
        unless isDealtWith: (Component, Int64?) -> Bool = { _, _ in false }
    ) -> [Int64] {
        var kept: [Int64] = []
        var hasSeen = false
        for alarm in children where alarm.name == "VALARM" {
            let all = leads(of: alarm)
            let leads = all.filter { !isDealtWith(alarm, $0) }
            if leads.count < all.count || all.isEmpty && isDealtWith(alarm, nil) { hasSeen = true }
            if kept.count + leads.count <= Self.most { kept += leads }
        }
        if kept.isEmpty, hasSeen { return [Self.never] }
        return Set(kept).sorted(by: >)
    }

    /// The rings of one alarm by itself, from its BEGIN line to its END line; none where it is not read.
    package func leads(of block: [UInt8]) -> [Int64] {
        let event = Array("BEGIN:VEVENT\r\n".utf8) + block + Array("END:VEVENT\r\n".utf8)
        let alarms = ComponentParser().parse(event).component?.children ?? []
        return alarms.first(where: { $0.name == "VALARM" }).map { self.leads(of: $0) } ?? []
    }

    private func leads(of alarm: Component) -> [Int64] {
        guard let action = alarm.first("ACTION")?.value.string?.uppercased(),
            action == "DISPLAY" || action == "AUDIO" || (isOwn && action == "EMAIL"),
            let trigger = alarm.first("TRIGGER"), case .duration(let length) = trigger.value,
            length.days.magnitude <= Self.longestTrigger.days,
            length.seconds.magnitude <= Self.longestTrigger.seconds
        else { return [] }
        let ahead = -(Int64(length.days) * 86_400 + Int64(length.seconds))
        let isOfEnd = trigger.parameter("RELATED")?.uppercased() == "END"
        let lead = isOfEnd ? ahead - (extent.wallSeconds + extent.exactSeconds) : ahead
        guard isOwn else { return (0...Leads.longest).contains(lead) ? [lead] : [] }
        guard (-Leads.longest...Leads.longest).contains(ahead) else { return [] }
        return repeats(of: alarm).map { lead - $0 }
    }

    /// So many seconds after its trigger an alarm rings: at once, and again (RFC 5545 section 3.8.6.2).
    private func repeats(of alarm: Component) -> [Int64] {
        guard case .integer(let count)? = alarm.first("REPEAT")?.value, count > 0,
            case .duration(let length)? = alarm.first("DURATION")?.value,
            (0...1).contains(length.days), (0...86_400).contains(length.seconds)
        else { return [0] }
        let gap = Int64(length.days) * 86_400 + Int64(length.seconds)
        return (0...Int64(min(count, Self.mostRepeats))).map { $0 * gap }
    }
}
