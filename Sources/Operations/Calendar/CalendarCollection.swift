import Campus
package import Exporting
package import Scheduling
package import Storage

/// One of the calendars that a calendar program is shown.
package enum CalendarCollection: String, CaseIterable, Hashable, Sendable {
    /// What timetables tell, as the person sees it.
    case classes
    /// The events that they joined, and what sources of events tell.
    case events
    /// Their own entries.
    case personal

    /// Whether programs may alter what is in it.
    package var isWritable: Bool { self == .personal }

    /// Which one a meeting is in: by its source, so that it stays in it.
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
    /// In the order of their names.
    package let objects: [CalendarCollection: [CalendarObject]]
    /// Holds every zone that they are in.
    package let zones: ZoneTable
    private let places: [CalendarCollection: [String: Int]]

    init(
        revision: String, _ objects: [CalendarCollection: [CalendarObject]], zones: ZoneTable
    ) {
        self.revision = revision
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

extension CollectionStates {
    init(named states: [String: CollectionState]) {
        self = [:]
        for (name, state) in states {
            if let collection = CalendarCollection(rawValue: name) { self[collection] = state }
        }
    }

    /// Whether all collections were compared at a revision.
    package func areOf(_ revision: String) -> Bool {
        CalendarCollection.allCases.allSatisfy { self[$0]?.revision == revision }
    }
}
