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

    /// Nil when nothing does.
    var message: Message? {
        let (was, next) = starts
        let parts = [
            old.title == new.title ? nil : Message("kept.event.title", ["title": .text(new.title)]),
            KeptTime.move(from: old.span(at: was), to: new.span(at: next)),
            old.zone == new.zone ? nil : Message("kept.event.zone", ["zone": .text(new.zone)]),
            old.location == new.location ? nil : place,
            isRepeatedAlike ? nil : rhythm,
            old.capacity == new.capacity ? nil : size,
            old.hashtag == new.hashtag ? nil : hashtag,
            old.description == new.description ? nil : Message("kept.event.description"),
        ].compactMap(\.self)
        return parts.dropFirst().reduce(parts.first) { before, last in
            before.map {
                Message("kept.event.also", ["before": .message($0), "last": .message(last)])
            }
        }
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

    private func repetition(of plan: EventPlan) -> Message? {
        plan.rule.map { $0.message(from: plan.start, in: zone(of: plan)) }
    }

    /// An UNTIL that is written otherwise may end it with the same occurrence.
    private var isRepeatedAlike: Bool {
        guard var rule = new.rule, let former = old.rule else { return old.rule == new.rule }
        rule.until = former.until
        return rule == former && repetition(of: old) == repetition(of: new)
    }

    private var rhythm: Message {
        guard let repetition = repetition(of: new) else { return Message("kept.event.once") }
        return Message("kept.event.repeats", ["repetition": .message(repetition)])
    }

    private var place: Message {
        guard let place = new.location else { return Message("kept.event.placeless") }
        guard let former = old.location else {
            return Message("kept.event.place", ["place": .text(place)])
        }
        return Message("kept.event.place.was", ["place": .text(place), "former": .text(former)])
    }

    private var size: Message {
        guard let capacity = new.capacity else { return Message("kept.event.unlimited") }
        return Message("kept.event.capacity", ["count": .number(capacity)])
    }

    private var hashtag: Message {
        guard let hashtag = new.hashtag else { return Message("kept.event.hashtagless") }
        return Message("kept.event.hashtag", ["hashtag": "\(hashtag)"])
    }
}

extension EventPlan {
    fileprivate func span(at start: WallTime) -> ClosedRange<WallTime> {
        start...max(start, start.adding(seconds: length))
    }
}
