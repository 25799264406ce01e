import Campus
import ICalendar
import Recurrence
import Scheduling

/// What a person says of an event to be published or edited.
///
/// Nil leaves a field as it is; an empty text clears it.
package struct EventDraft: Sendable {
    package var title: String?
    package var description: String?
    package var location: String?
    /// As in `fri 18:00`, `fri 18:00–20:00` or `2026-10-05 18:00`, on the event's clock; or an instant
    /// of RFC 3339.
    package var start: String?
    package var end: String?
    /// Seconds, in place of an end.
    package var length: Int64?
    /// An IANA id.
    package var zone: String?
    /// An RRULE's value, or words as `every 2 weeks`.
    package var rule: String?
    /// 0 for any number of people.
    package var capacity: Int?
    package var hashtag: String?
    /// Makes the event private, or public.
    package var password: EventPassword?

    package init() {}

    /// The plan of a new event.
    func plan(
        zones: ZoneDatabase, standard: Zone, now: Instant
    ) throws(Refusal) -> EventPlan {
        let title = try title.orThrow(Refusal(.invalid, "refusal.event.untitled"))
        let start = try start.orThrow(Refusal(.invalid, "refusal.event.startless"))
        let zone = try zone(zones) ?? standard
        let wall = try EventClock(zone: zone, now: now).times(start, of: nil).start
        var plan = EventPlan(title: "", start: wall, length: 3_600, zone: zone.id)
        var rest = self
        rest.title = title
        rest.zone = nil
        try rest.apply(to: &plan, zones: zones, now: now)
        return plan
    }

    /// Letters of a title.
    package static let mostTitle = 120

    /// Changes a plan as the draft says.
    ///
    /// A start that moves takes the end with it, unless the draft says another.
    func apply(
        to plan: inout EventPlan, zones: ZoneDatabase, now: Instant
    ) throws(Refusal) {
        if let title {
            plan.title = try WrittenText.checked(title, as: "text.title", atMost: Self.mostTitle)
        }
        try WrittenText.set(&plan.location, to: location, as: "text.place", atMost: 200)
        try WrittenText.set(
            &plan.description, to: description, as: "text.description", atMost: 4_000,
            allowsLines: true)
        let zone = try zone(zones) ?? zones.zone(plan.zone) ?? .utc
        plan.zone = zone.id
        try setTimes(of: &plan, EventClock(zone: zone, now: now), now: now)
        guard plan.length <= 366 * 86_400 else {
            throw Refusal(.invalid, "refusal.event.long")
        }
        if let capacity { plan.capacity = try Self.capacity(capacity) }
        if let hashtag { plan.hashtag = try Self.hashtag(hashtag) }
        guard let text = rule else { return }
        plan.rule = try Self.rule(text, from: plan.start, today: zone.wall(at: now))
        if let rule = plan.rule {
            try RepeatFit.check(rule, from: plan.start, isDate: false, zone: zone)
        }
    }

    /// Of a series that has begun, the words are about the occurrence that is shown as the next one;
    /// all of it goes along with that, what is over too.
    private func setTimes(
        of plan: inout EventPlan, _ clock: EventClock, now: Instant
    ) throws(Refusal) {
        var shown = plan
        if rule == nil { shown.start = EventTimes(plan, in: clock.zone).next(at: now).start.wall }
        var former = shown.start
        if let start {
            let times = try clock.times(start, of: shown)
            // The day on which it all began is named by who looked there.
            if times.start.date == plan.start.date { former = plan.start }
            shown.start = times.start
            if let end = times.end {
                guard self.end == nil, length == nil else {
                    throw Refusal(.invalid, "refusal.event.endTwice")
                }
                shown.length = end.seconds - times.start.seconds
            }
        } else if zone != nil {
            // Another zone's clocks may skip the hour.
            try clock.check(plan.start)
        }
        if let length { shown.length = length }
        if let end { shown.length = try clock.end(end, of: shown).seconds - shown.start.seconds }
        let last = clock.zone.instant(of: shown.start.adding(seconds: shown.length))
        guard shown.length > 0, last > clock.zone.instant(of: shown.start) else {
            throw Refusal(.invalid, "refusal.event.backwards")
        }
        let shift = shown.start.seconds - former.seconds
        plan.length = shown.length
        try move(&plan, to: plan.start.adding(seconds: shift), in: clock.zone)
    }

    /// A rule that is not given anew goes along with its start.
    private func move(
        _ plan: inout EventPlan, to start: WallTime, in zone: Zone
    ) throws(Refusal) {
        guard rule == nil else { return plan.start = start }
        do throws(SeriesProblem) {
            try plan.move(to: start, in: zone)
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }

    private func zone(_ zones: ZoneDatabase) throws(Refusal) -> Zone? {
        guard let zone else { return nil }
        return try zones.zone(zone).orThrow(
            Refusal(.invalid, "refusal.zone.unknown", with: ["zone": "\(zone.shortened)"]))
    }

    private static func capacity(_ number: Int) throws(Refusal) -> Int? {
        guard (0...1_000_000).contains(number) else {
            throw Refusal(.invalid, "refusal.event.capacity")
        }
        return number == 0 ? nil : number
    }

    private static func hashtag(_ text: String) throws(Refusal) -> Hashtag? {
        guard !text.isEmpty else { return nil }
        return try Hashtag(text).orThrow(noHashtag(text))
    }

    static func noHashtag(_ text: String) -> Refusal {
        Refusal(.invalid, "refusal.event.hashtag", with: ["text": "\(text.shortened)"])
    }

    private static func rule(
        _ text: String, from start: WallTime, today: WallTime
    ) throws(Refusal) -> RecurrenceRule? {
        guard !text.isEmpty else { return nil }
        guard text.utf8.count <= 500 else {
            throw Refusal(.invalid, "refusal.rule.long")
        }
        let (rule, problems) = RecurrenceRule.parse(
            try PersonalReader.words(text, from: start.date, today: today.date) ?? text)
        guard var rule, problems.isEmpty else {
            guard let problem = problems.first else {
                throw Refusal(
                    .invalid, "refusal.rule.unreadable", with: ["text": "\(text.shortened)"])
            }
            throw Refusal(
                .invalid, "refusal.rule.unreadable.because",
                with: [
                    "text": "\(text.shortened)", "problem": "\(problem.message.harmless.oneLine)",
                ])
        }
        guard rule.frequency <= .hourly else {
            throw Refusal(.invalid, "refusal.rule.often")
        }
        // The day that it lasts until is its last.
        if case .date(let last)? = rule.until {
            rule.until = .local(WallTime(last, secondOfDay: 86_399))
        }
        return rule
    }
}

extension WallTime {
    /// `2026-10-05 18:00`.
    var plainText: String {
        let minute = secondOfDay / 60
        let (hours, minutes) = (minute / 60, minute % 60)
        return "\(date) \(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
}
