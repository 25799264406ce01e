package import Campus
package import ICalendar
package import Recurrence

/// Which of an object's events tells of an occurrence: the series, or one that is told apart from it.
package struct OccurrenceIndex: Sendable {
    /// An event as far as it says which occurrences it tells of.
    package struct Event {
        let id: Property?
        let start: Property?

        /// - Parameters:
        ///   - id: its RECURRENCE-ID.
        ///   - start: its DTSTART.
        package init(id: Property?, start: Property?) {
            self.id = id
            self.start = start
        }
    }

    /// The series, or a single event.
    private let main: Int?
    /// In the events' order.
    private let changes: [Change]
    /// The last event of a place.
    private let own: [Place: Int]
    private let reaching: [Change]

    /// An occurrence told apart from the series.
    private struct Change {
        /// Among the events.
        let index: Int
        let place: Place
        let reachesOn: Bool

        /// Whether an occurrence is the one that is told apart, or one that the change reaches.
        func concerns(_ item: AgendaItem) -> Bool {
            guard let seconds = place.seconds(to: item) else { return false }
            return seconds == 0 || reachesOn && seconds > 0
        }
    }

    /// - Parameters:
    ///   - events: in the object's order, by which they are told apart here.
    ///   - zone: of a TZID that the object uses; nil for one that nobody knows.
    package init(_ events: [Event], zone: (String) -> Zone?) {
        main = events.lastIndex { $0.id == nil }
        let form = (main.map { events[$0] } ?? events.first)?.start?.value.time?.form
        changes = events.enumerated().compactMap { index, event in
            guard let id = event.id, let time = id.value.time else { return nil }
            return Change(
                index: index, place: Place(time, besides: form, zone: zone),
                reachesOn: id.parameter("RANGE")?.uppercased() == "THISANDFUTURE")
        }
        own = Dictionary(changes.map { ($0.place, $0.index) }) { $1 }
        reaching = changes.filter(\.reachesOn)
    }

    /// Whether any occurrence is told apart.
    package var hasChanges: Bool { !changes.isEmpty }

    /// What tells of an occurrence: its own event, else the last change before it that reaches on, else the
    /// series.
    ///
    /// - Returns: which of the events it is; nil for none.
    package func event(of item: AgendaItem) -> Int? {
        if let index = Place.all(of: item).compactMap({ own[$0] }).max() { return index }
        let before = reaching.filter { $0.concerns(item) }.min {
            ($0.place.seconds(to: item) ?? 0) < ($1.place.seconds(to: item) ?? 0)
        }
        return before?.index ?? main ?? changes.first?.index
    }

    /// Whether an event may tell of many occurrences: the series, and a change that reaches on.
    package func tellsMany(_ event: Int) -> Bool {
        event == main || reaching.contains { $0.index == event }
    }

    /// The events that are told apart from the series, and are of none of some occurrences.
    func changes(besides items: [AgendaItem]) -> [Int] {
        let places = Set(items.flatMap(Place.all))
        return changes.filter { change in
            guard !places.contains(change.place) else { return false }
            return !change.reachesOn || !items.contains(where: change.concerns)
        }.map(\.index)
    }
}

/// Where in its series an occurrence was that is told apart.
private enum Place: Hashable {
    /// On the series' own clock.
    case wall(WallTime)
    /// A day, of whatever time.
    case day(CivilDate)
    case instant(Instant)

    /// - Parameter form: of the series' start.
    init(_ time: TimeValue, besides form: TimeValue.Form?, zone: (String) -> Zone?) {
        switch time.form {
        case _ where form == .date, .date: self = .day(time.wall.date)
        case _ where time.form == form: self = .wall(time.wall)
        case .floating: self = .wall(time.wall)
        case .utc: self = .instant(Instant(seconds: time.wall.seconds))
        case .zoned(let id):
            self = zone(id).map { .instant($0.instant(of: time.wall)) } ?? .wall(time.wall)
        }
    }

    /// Those of an occurrence, however it is told apart; none of what is of no series.
    static func all(of item: AgendaItem) -> [Place] {
        guard let original = item.id.original else { return [] }
        let instant = item.recurrenceID.map { Place.instant($0.instant) }
        return [.wall(original), .day(original.date)] + (instant.map { [$0] } ?? [])
    }

    /// How much later an occurrence was; nil for what is of no series.
    func seconds(to item: AgendaItem) -> Int64? {
        guard let original = item.id.original else { return nil }
        switch self {
        case .wall(let wall): return original.seconds - wall.seconds
        case .day(let day): return WallTime(original.date).seconds - WallTime(day).seconds
        case .instant(let instant):
            return item.recurrenceID.map { $0.instant.seconds - instant.seconds }
        }
    }
}
