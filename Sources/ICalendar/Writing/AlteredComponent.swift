import Recurrence

/// A calendar that somebody wrote, with what became another since put into its own lines.
///
/// What nobody here understands stays as it is: attendees, conferences, attachments, whatever a program thinks of.
extension WrittenComponent {
    /// The calendar with each property in place of its own that is another in `after` than in `before`.
    ///
    /// Both are written by one hand: the events as this calendar tells them, and as they are now. An occurrence
    /// that only `after` tells apart is told by the series' lines.
    package func altered(
        from before: WrittenComponent, to after: WrittenComponent
    ) -> WrittenComponent {
        let own = EventTable(self), old = EventTable(before), new = EventTable(after)
        let counterparts = own.counterparts(of: old)
        let formerKeys = new.formerKeys(in: old)
        var hasZones = false
        let events = new.events.map { event in
            let key = event.occurrence.flatMap { formerKeys[$0] ?? $0 }
            let former = old[key]
            let base = former.flatMap { _ in counterparts[key] }
            if let base, let former { return base.taking(event, over: former, &hasZones) }
            guard let series = own[nil], let told = old[nil] else { return event }
            return series.withoutRules.taking(event, over: told.withoutRules, &hasZones)
        }
        var calendar = self
        calendar.children = children.filter { $0.name != "VEVENT" }
        if hasZones {
            let known = Set(calendar.children.compactMap(\.zoneName))
            calendar.children += after.children.filter { child in
                child.zoneName.map { !known.contains($0) } ?? false
            }
        }
        calendar.children += events
        return calendar
    }

    /// - Parameter hasZones: becomes true where a line came that names a zone.
    private func taking(
        _ event: WrittenComponent, over former: WrittenComponent, _ hasZones: inout Bool
    ) -> WrittenComponent {
        var altered = self
        var seen: Set<String> = []
        for name in (former.lines + event.lines).map(\.name) where seen.insert(name).inserted {
            let news = event.lines.filter { $0.name == name }
            guard former.lines.filter({ $0.name == name }).map(\.bytes) != news.map(\.bytes) else {
                continue
            }
            let replaced = Self.ends.contains(name) ? Self.ends : [name]
            let place = altered.lines.firstIndex { replaced.contains($0.name) }
            altered.lines.removeAll { replaced.contains($0.name) }
            altered.lines.insert(
                contentsOf: news, at: min(place ?? altered.lines.count, altered.lines.count))
            hasZones = hasZones || news.contains { $0.namesZone }
        }
        return altered
    }

    /// One of them says when an event ends.
    private static let ends: Set<String> = ["DTEND", "DURATION"]
    private static let rules: Set<String> = ["RRULE", "EXRULE", "RDATE", "EXDATE"]

    /// What one occurrence is told by.
    private var withoutRules: WrittenComponent {
        var event = self
        event.lines.removeAll { Self.rules.contains($0.name) }
        return event
    }

    private var zoneName: String? {
        name == "VTIMEZONE" ? property("TZID")?.value.string : nil
    }
}

extension WrittenComponent.Line {
    fileprivate var namesZone: Bool { bytes.firstRange(of: Array(";TZID=".utf8)) != nil }
}

extension WrittenComponent {
    /// Which occurrence an event is: nil for the series, or the only one.
    fileprivate var occurrence: TimeValue? { property("RECURRENCE-ID")?.value.time }
}

/// A calendar's events by the occurrence that they are.
private struct EventTable {
    let events: [WrittenComponent]
    private let places: [TimeValue?: Int]

    init(_ calendar: WrittenComponent) {
        events = calendar.children.filter { $0.name == "VEVENT" }
        places = Dictionary(
            events.enumerated().map { ($1.occurrence, $0) }, uniquingKeysWith: { $1 })
    }

    subscript(key: TimeValue?) -> WrittenComponent? { places[key].map { events[$0] } }

    /// The events here that another table tells under its keys.
    ///
    /// An occurrence may be named on another clock there, so they are told by their order where there are as many.
    func counterparts(of other: EventTable) -> [TimeValue?: WrittenComponent] {
        var found: [TimeValue?: WrittenComponent] = [:]
        found[nil] = self[nil]
        let (own, others) = (inOrder, other.inOrder)
        if own.count == others.count {
            for (one, key) in zip(own, others) { found[key] = self[one] }
        } else {
            for key in others { found[key] = self[key] }
        }
        return found
    }

    /// What occurrences were called in another table that are called otherwise here, since their series was moved.
    ///
    /// One of the same day is the same; else they are told by their order where there are as many.
    func formerKeys(in other: EventTable) -> [TimeValue: TimeValue] {
        var found: [TimeValue: TimeValue] = [:]
        var left = other.inOrder.filter { places[$0] == nil }
        var news = inOrder.filter { other.places[$0] == nil }
        for key in news {
            guard let place = left.firstIndex(where: { $0.wall.date == key.wall.date }) else {
                continue
            }
            found[key] = left.remove(at: place)
        }
        news.removeAll { found[$0] != nil }
        if news.count == left.count {
            for (key, former) in zip(news, left) { found[key] = former }
        }
        return found
    }

    private var inOrder: [TimeValue] {
        places.keys.compactMap(\.self).sorted { $0.wall < $1.wall }
    }
}
