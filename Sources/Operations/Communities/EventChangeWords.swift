import Campus
import ICalendar
import Recurrence
import Scheduling
import Words

/// What differs between two plans of an event, in words.
struct EventChangeWords {
    private let old: EventPlan
    private let new: EventPlan
    private let zones: ZoneDatabase
    private let now: Instant

    init(from old: EventPlan, to new: EventPlan, zones: ZoneDatabase, at now: Instant) {
        (self.old, self.new, self.zones, self.now) = (old, new, zones, now)
    }

    /// Empty when nothing does.
    var text: String {
        let words = ChangeWords(ReminderStyle(zone: .utc, at: now))
        let (was, next) = starts
        let parts = [
            old.title == new.title ? nil : "is now called \(new.title)",
            words.moved(from: old.span(at: was), to: new.span(at: next)),
            old.zone == new.zone ? nil : "on the clock of \(new.zone)",
            old.location == new.location ? nil : place,
            isRepeatedAlike
                ? nil
                : repetition(of: new).map { "takes place \($0)" }
                    ?? "does not repeat any more",
            old.capacity == new.capacity ? nil : size,
            old.hashtag == new.hashtag
                ? nil : new.hashtag.map { "has the hashtag \($0)" } ?? "has no hashtag any more",
            old.description == new.description ? nil : "has another description",
        ]
        return parts.compactMap(\.self).joined(separator: "; ")
    }

    /// Of a series, of the occurrence that is next, which is the one people wait for.
    private var starts: (was: WallTime, next: WallTime) {
        guard old.rule != nil, new.rule != nil else { return (old.start, new.start) }
        let was = EventTimes(old, in: zone(of: old)).next(at: now).start.wall
        let shifted = was.adding(seconds: new.start.seconds - old.start.seconds)
        let window = shifted..<shifted.adding(seconds: 1)
        let found = new.recurrence?.occurrences(in: window, zone: zone(of: new), limit: 1)
        guard old.start != new.start, found?.items.isEmpty ?? true else { return (was, shifted) }
        return (was, EventTimes(new, in: zone(of: new)).next(at: now).start.wall)
    }

    private func zone(of plan: EventPlan) -> Zone { zones.zone(plan.zone) ?? .utc }

    private func repetition(of plan: EventPlan) -> String? {
        plan.rule.map { rule in
            Catalogue.english.text(rule.message(from: plan.start, in: zone(of: plan)))
        }
    }

    /// An UNTIL that is written otherwise may end it with the same occurrence.
    private var isRepeatedAlike: Bool {
        guard var rule = new.rule, let former = old.rule else { return old.rule == new.rule }
        rule.until = former.until
        return rule == former && repetition(of: old) == repetition(of: new)
    }

    private var place: String {
        guard let place = new.location else { return "has no place any more" }
        return "is in \(place)" + (old.location.map { " instead of \($0)" } ?? "")
    }

    private var size: String {
        new.capacity.map { "takes \($0) \($0 == 1 ? "person" : "people")" } ?? "takes any number"
    }
}

extension EventPlan {
    fileprivate func span(at start: WallTime) -> ClosedRange<WallTime> {
        start...max(start, start.adding(seconds: length))
    }
}
