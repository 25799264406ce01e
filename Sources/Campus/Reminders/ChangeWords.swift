package import Recurrence
import Words

/// What was altered, in words: the one place that says it, to lists, imports and reminders alike.
package struct ChangeWords {
    private let style: ReminderStyle
    private let isolated: (String) -> String
    private var words: Catalogue { style.words }

    /// - Parameters:
    ///   - style: on whose clock times are told, and how.
    ///   - isolated: keeps a text of others from turning round what stands beside it.
    package init(_ style: ReminderStyle, isolated: @escaping (String) -> String = { $0 }) {
        self.style = style
        self.isolated = isolated
    }

    /// `CM50123 Lecture moved from Thu 8 Oct 18:00 to Fri 9 Oct 20:00`.
    package func sentence(_ change: Change) -> String {
        let name = quoted(change.summary, else: words("reminder.untitled"))
        let (before, after) = (change.before, change.after)
        switch change.kind {
        case .added:
            return words(change.isOnAgain ? "change.again" : "change.new", ["name": .text(name)])
        case .cancelled: return words("change.cancelled", ["name": .text(name)])
        case .removed: return words("change.removed", ["name": .text(name)])
        case .renamed:
            return words(
                "change.renamed",
                ["name": .text(name), "before": .text(quoted(before, else: name))])
        case .relocated: return relocated(name, change)
        case .moved:
            guard let was = Span(before, style.zone), let now = Span(after, style.zone) else {
                return words("change.time", ["name": .text(name)])
            }
            let told = words(
                "change.moved", ["name": .text(name), "moved": .text(moved(was, now))])
            guard let place = change.place.map({ quoted($0, else: "") }), !place.isEmpty else {
                return told
            }
            return words("change.moved.place", ["moved": .text(told), "place": .text(place)])
        }
    }

    private func relocated(_ name: String, _ change: Change) -> String {
        let former = quoted(change.before, else: "")
        let key =
            switch (change.after == nil, former.isEmpty) {
            case (true, true): "change.roomless"
            case (true, false): "change.roomless.was"
            case (false, true): "change.room"
            case (false, false): "change.room.was"
            }
        return words(
            key,
            [
                "name": .text(name), "before": .text(former),
                "after": .text(quoted(change.after, else: words("change.room.other"))),
            ])
    }

    /// Which occurrences it concerns: up to three, or the first and how many; nil of a single one
    /// whose times the sentence has.
    package func dates(_ change: Change) -> String? {
        let count = Message.Argument.number(change.occurrences)
        guard change.kind != .moved || change.before?.contains("/") == true else {
            return change.occurrences > 1 ? words("change.times.then", ["count": count]) : nil
        }
        let times = change.starts.compactMap { Point($0, style.zone) }.map { text($0) }
        guard let first = times.first else { return nil }
        return change.occurrences > 3
            ? words("change.times", ["count": count, "first": .text(first)])
            : times.joined(separator: ", ")
    }

    /// `moved from Thu 8 Oct 18:00 to Fri 9 Oct 20:00`, or `takes until 20:00 instead of 19:00`, of
    /// something whose beginning and end were others; nil when they were not.
    ///
    /// - Parameters:
    ///   - was: on the clock that it is planned by.
    ///   - now: likewise.
    package func moved(from was: ClosedRange<WallTime>, to now: ClosedRange<WallTime>) -> String? {
        guard was != now else { return nil }
        let told = moved(
            Span(start: Point(was.lowerBound), end: Point(was.upperBound)),
            Span(start: Point(now.lowerBound), end: Point(now.upperBound)))
        let isLonger =
            was.upperBound.seconds - was.lowerBound.seconds
            != now.upperBound.seconds - now.lowerBound.seconds
        guard isLonger, was.lowerBound != now.lowerBound else { return told }
        let until = text(Point(now.upperBound), after: now.lowerBound.date)
        return words("change.until", ["moved": .text(told), "time": .text(until)])
    }

    /// `Thu 8 Oct 18:00`.
    func moment(_ wall: WallTime) -> String { text(Point(wall)) }

    /// `moved from Mon 5 Oct 09:15`, of what a reminder of the class itself has to say.
    func former(_ change: Change) -> String? {
        switch change.kind {
        case .relocated: former("room", change.before.map(ReminderText.line))
        case .moved: former("time", Span(change.before, style.zone).map { text($0.start) })
        case .renamed: former("name", change.before.map(ReminderText.line))
        case .added, .cancelled, .removed: nil
        }
    }

    private func former(_ what: String, _ before: String?) -> String? {
        before.map { words("change.former.\(what)", ["before": .text($0)]) }
    }

    private func moved(_ was: Span, _ now: Span) -> String {
        if was.start == now.start, let old = was.end, let new = now.end {
            let day = was.start.date
            return words(
                "change.end",
                ["before": .text(text(old, after: day)), "after": .text(text(new, after: day))])
        }
        // Another year has to be seen: the same day a year ago looks like no change.
        let hasYear = was.start.date.year != now.start.date.year
        let from = text(was.start, hasYear: hasYear)
        let isSameDay = was.start.date == now.start.date && now.start.clock != nil
        let to =
            isSameDay
            ? text(now.start, after: was.start.date) : text(now.start, hasYear: hasYear)
        return words("change.from.to", ["before": .text(from), "after": .text(to)])
    }

    private func quoted(_ text: String?, else word: String) -> String {
        guard let text = text?.harmless.oneLine, !text.isEmpty else { return word }
        return isolated(text)
    }

    /// `Thu 8 Oct 18:00`.
    private func text(_ point: Point, hasYear: Bool = false) -> String {
        let day = style.date(point.date, hasYear: hasYear)
        return point.clock.map { clock in
            words("change.point", ["date": .text(day), "time": .text(style.time(clock))])
        } ?? day
    }

    /// Without the day where that is known.
    private func text(_ point: Point, after day: CivilDate) -> String {
        guard let clock = point.clock, point.date == day else { return text(point) }
        return style.time(clock)
    }
}

/// A day, and a time of it where there is one.
private struct Point: Equatable {
    let date: CivilDate
    let clock: WallTime?

    private init(date: CivilDate, clock: WallTime?) {
        self.date = date
        self.clock = clock
    }

    init(_ wall: WallTime) { self.init(date: wall.date, clock: wall) }

    /// - Parameter text: RFC 3339 or a date.
    init?(_ text: some StringProtocol, _ zone: Zone) {
        if let instant = Timestamp.instant(String(text)) {
            self.init(zone.wall(at: instant))
        } else if let date = Timestamp.date(String(text)) {
            self.init(date: date, clock: nil)
        } else {
            return nil
        }
    }
}

/// `start`, or `start/end`, as a change has them.
private struct Span {
    let start: Point
    let end: Point?

    init(start: Point, end: Point?) {
        self.start = start
        self.end = end
    }

    init?(_ text: String?, _ zone: Zone) {
        let parts = text?.split(separator: "/") ?? []
        guard let first = parts.first, let start = Point(first, zone) else { return nil }
        self.init(start: start, end: parts.dropFirst().first.flatMap { Point($0, zone) })
    }
}
