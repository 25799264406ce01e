import Campus
package import Exporting
package import Scheduling
package import Storage

/// One of the calendars that a calendar program is shown.
package enum CalendarCollection: Hashable, Sendable {
    /// What timetables tell, as the person sees it.
    case classes
    /// The events that they joined, and what sources of events tell.
    case events
    /// The cups of the days to come, for those who want them there.
    case water
    /// Their own entries, but those that a program put elsewhere.
    case personal
    /// One that a program made for such entries, by the name that it gave.
    case made(String)

    /// Those that are not made by programs.
    package static let given: [CalendarCollection] = [.classes, .events, .water, .personal]

    /// The last part of its address.
    package var name: String {
        switch self {
        case .classes: "classes"
        case .events: "events"
        case .water: "water"
        case .personal: "personal"
        case .made(let name): name
        }
    }

    package init(named name: String) {
        self = Self.given.first { $0.name == name } ?? .made(name)
    }

    /// Whether programs may alter what is in it.
    package var isWritable: Bool {
        switch self {
        case .personal, .made: true
        case .classes, .events, .water: false
        }
    }

    /// Where a meeting is that no program put anywhere: by its source, so that it stays there.
    init(of sourced: SourcedMeeting) {
        if sourced.source.isPersonal {
            self = .personal
        } else if sourced.meeting.id?.event != nil || sourced.source.kind == .event {
            self = .events
        } else {
            self = .classes
        }
    }
}

/// All that a person's calendar programs are served, of one state of what the person sees.
package struct ServedCalendars: Sendable {
    /// Of what they were made.
    package let revision: String
    /// All that there are for the person, in the order in which programs list them.
    package let collections: [CalendarCollection]
    /// In the order of their names.
    package let objects: [CalendarCollection: [CalendarObject]]
    /// Holds every zone that they are in.
    package let zones: ZoneTable
    private let places: [CalendarCollection: [String: Int]]

    init(
        revision: String, _ collections: [CalendarCollection],
        _ objects: [CalendarCollection: [CalendarObject]], zones: ZoneTable
    ) {
        self.revision = revision
        self.collections = collections
        self.zones = zones
        self.objects = objects.mapValues { $0.sorted { $0.name < $1.name } }
        places = self.objects.mapValues { objects in
            Dictionary(objects.enumerated().map { ($1.name, $0) }) { first, _ in first }
        }
    }

    package func object(_ name: String, in collection: CalendarCollection) -> CalendarObject? {
        places[collection]?[name].flatMap { objects[collection]?[$0] }
    }

    /// How much it takes to keep them, about.
    package var byteCount: Int {
        objects.values.joined().reduce(4_096) { $0 + $1.bytes.count + 1_024 }
    }
}

/// How far programs have been told of each collection.
package typealias CollectionStates = [CalendarCollection: CollectionState]
