import Campus
import Credentials
import Exporting
import ICalendar
import Recurrence
import Scheduling
package import Storage

/// The person's calendar as collections of objects, for programs that keep a copy of it (CalDAV).
package struct CollectionDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var collections: CollectionDesk { CollectionDesk(desks: self) }

    /// Of all that objects are made of.
    ///
    /// - Parameter collections: cups are of today on, whatever is altered.
    func objectRevision(_ revision: Revision, _ collections: [CalendarCollection]) -> String {
        let home = HomeRevision(revision: revision, configuration: context.fingerprint)
        let day = collections.contains(.water) ? ".\(calendar.today)" : ""
        return "\(ObjectWriter.version).\(home)\(day)"
    }
}

extension CollectionDesk {
    /// All objects, of one state of the database.
    package func calendars() throws(Refusal) -> ServedCalendars {
        try looking { transaction, viewer in
            let collections = try transaction.collections(of: viewer)
            let parts = try desks.calendar.parts(in: nil, of: viewer, transaction)
            var objects = self.objects(
                of: parts, try transaction.entryObjects(of: viewer.id), in: Set(collections))
            if collections.contains(.water) {
                let weeks = now..<now.adding(seconds: Self.cupSeconds)
                objects[.water] = try desks.calendar.agenda(
                    AgendaQuery(window: weeks, kinds: [.hydration]), of: viewer, in: transaction
                ).map { ObjectWriter.object(of: $0, for: viewer.id) }
            }
            return ServedCalendars(
                revision: desks.objectRevision(
                    try transaction.revision(of: viewer.id), collections),
                collections, objects, zones: parts.zones)
        }
    }

    /// Two weeks: what one drinks moves them all.
    private static let cupSeconds: Int64 = 14 * 86_400

    private func objects(
        of parts: CalendarParts, _ placed: [EntryObject], in collections: Set<CalendarCollection>
    ) -> [CalendarCollection: [CalendarObject]] {
        let folded = FoldedOccurrences(of: parts)
        var imported = ObjectWriter(
            zones: parts.zones.known, defined: parts.zones.defined, views: parts.views,
            without: FeedOmissions(meetings: folded.meetings, occurrences: folded.occurrences))
        // What one wrote oneself is there, whoever tells it too.
        var own = EntryObjects(parts.zones, views: parts.views, database: zones)
        let placed = Dictionary(placed.map { ($0.meeting, $0) }) { first, _ in first }
        var objects: [CalendarCollection: [CalendarObject]] = [:]
        var taken: [CalendarCollection: Set<String>] = [:]
        // By number, so that of two meetings with one UID it is always the same that keeps it.
        let meetings = parts.meetings.sorted {
            ($0.meeting.id?.number ?? 0) < ($1.meeting.id?.number ?? 0)
        }
        for sourced in meetings {
            guard let id = sourced.meeting.id else { continue }
            var collection = CalendarCollection(of: sourced)
            let isOwn = collection == .personal
            if isOwn, let place = placed[id] {
                collection = CalendarCollection(named: place.collection)
            }
            guard collections.contains(collection) else { continue }
            var uid = sourced.meeting.uid
            if !taken[collection, default: []].insert(uid).inserted { uid += "-\(id.objectName)" }
            let object =
                isOwn
                ? own.object(sourced, uid: uid, placed[id])
                : imported.object(sourced, named: id.objectName, uid: uid)
            if let object { objects[collection, default: []].append(object) }
        }
        return objects
    }

    /// Compares objects with what programs were told of them, and writes down what is another.
    ///
    /// - Returns: nil where the person sees something else by now.
    package func record(_ served: ServedCalendars) throws(Refusal) -> CollectionStates? {
        let (store, id, desks) = (store, person.id, desks)
        let marks = served.collections.map { _ in SecretToken(bits: 64).text }
        return try translating { () throws(StorageError) in
            // It can be had again: who has a version that power loss took is told all anew.
            try store.relaxed { transaction -> CollectionStates? in
                let revision = desks.objectRevision(
                    try transaction.revision(of: id), served.collections)
                guard revision == served.revision else { return nil }
                var states: CollectionStates = [:]
                for (collection, mark) in zip(served.collections, marks) {
                    let objects = served.objects[collection] ?? []
                    let tags = Dictionary(objects.map { ($0.name, $0.tag) }) { first, _ in first }
                    states[collection] = try transaction.record(
                        tags, of: id, in: collection.name, revision: served.revision,
                        mark: mark)
                }
                return states
            }
        }
    }

    /// What became another after a version that a program has.
    ///
    /// - Parameter last: to which it is told.
    /// - Returns: nil where there is no such version.
    package func changes(
        in collection: CalendarCollection, after version: Int64, _ mark: String,
        upTo last: Int64
    ) throws(Refusal) -> [CollectionEntry]? {
        try looking { transaction, viewer in
            try transaction.changes(
                of: viewer.id, in: collection.name, after: version, mark, upTo: last)
        }
    }

    /// Sets what programs say of a collection, such as its colour: by name, nil to have none any more.
    package func set(
        _ properties: [String: String?], of collection: CalendarCollection
    ) throws(Refusal) {
        try acting(reaching: .seen) { transaction, actor in
            try set(properties, of: collection, for: actor, in: transaction)
        }
    }

    func set(
        _ properties: [String: String?], of collection: CalendarCollection, for actor: Person,
        in transaction: Transaction
    ) throws {
        guard try transaction.collections(of: actor).contains(collection) else {
            throw Refusal(.missing, "refusal.collection.missing")
        }
        for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
            try transaction.setCollectionProperty(
                name, value, of: actor.id, in: collection.name)
        }
        let kept = try transaction.collectionProperties(of: actor.id)
        guard kept[collection.name, default: [:]].count <= Self.mostProperties else {
            throw Refusal(.conflict, "refusal.collection.properties")
        }
    }

    /// An entry that a program sends is no longer than this.
    package static var mostBytes: Int { SentEntry.mostBytes }

    private static let mostProperties = 50
}

extension Transaction {
    /// Has the bell ring the alarms that programs set on somebody's entries, or not, as they chose.
    func settleEntryAlarms(of person: Person) throws(StorageError) {
        try ringEntryAlarms(setting(.calendarAlarms, of: person) == .bell, of: person.id)
    }

    /// The calendars that somebody's programs are shown, in the order in which they list them.
    func collections(of person: Person) throws(StorageError) -> [CalendarCollection] {
        let hasWater = try setting(.calendarWater, of: person) == .on
        let made = try madeCalendars(of: person.id).map(CalendarCollection.made)
        return CalendarCollection.given.filter { $0 != .water || hasWater } + made
    }
}

extension MeetingID {
    /// What begins the names of objects that no program named.
    static let objectPrefix = "belltower-"
    static let objectEnding = ".ics"

    /// Of its object: `belltower-m12.ics`.
    var objectName: String {
        "\(Self.objectPrefix)\(ItemID(meeting: self, original: nil))\(Self.objectEnding)"
    }

    init?(objectName name: String) {
        guard name.hasPrefix(Self.objectPrefix), name.hasSuffix(Self.objectEnding) else {
            return nil
        }
        let text = name.dropFirst(Self.objectPrefix.count).dropLast(Self.objectEnding.count)
        guard let id = ItemID(String(text)), id.original == nil, id.cup == nil else { return nil }
        self = id.meeting
    }
}
