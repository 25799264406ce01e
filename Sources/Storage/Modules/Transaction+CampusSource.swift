package import Campus
package import Recurrence

extension Transaction {
    /// The campus's sources, in order of the name.
    package func campusSources() throws(StorageError) -> [Source] {
        try sources("WHERE is_campus = 1 ORDER BY name, id", [])
    }

    /// The sources on which more than one person depends, in order of the name: the campus's, and those that a
    /// community takes its events from.
    package func sharedSources() throws(StorageError) -> [Source] {
        try sources(SharedQueries.condition, [])
    }

    /// The campus's sources that tell of what a person takes, in order of the name.
    package func campusSources(reaching person: Person) throws(StorageError) -> [Source] {
        try sources("WHERE id IN (\(CampusQueries.sources)) ORDER BY name, id", [person.id])
    }

    /// The meetings of the campus's sources that reach a person, and that may have an occurrence
    /// between two instants.
    ///
    /// - Parameter window: nil for all there are.
    package func campusMeetings(
        for person: Person, in window: Range<Instant>?
    ) throws(StorageError) -> [SourcedMeeting] {
        if let cache {
            return try ownModulesFirst(meetings(on: cache, for: person, in: window), person)
        }
        let sources = try campusSources(reaching: person)
        guard !sources.isEmpty else { return [] }
        let known = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        let meetings = try sourcedMeetings(
            CampusQueries.meetings,
            [
                person.id, window?.lowerBound.seconds ?? .min, window?.upperBound.seconds ?? .max,
            ], of: known)
        return try ownModulesFirst(meetings, person)
    }

    private func meetings(
        on cache: CampusMeetingCache, for person: Person, in window: Range<Instant>?
    ) throws(StorageError) -> [SourcedMeeting] {
        var places = try rows(CampusQueries.places, [person.id]).map {
            CampusMeetingCache.Place(source: $0["source_id"], module: $0["module_id"])
        }
        places += Set(places.map(\.source)).sorted().map {
            CampusMeetingCache.Place(source: $0, module: CampusWriter.everyModule)
        }
        let sources = Set(places.map(\.source))
        for source in sources { read(.feed(source)) }
        let version = try cache.prepare(self, sources)
        let window = window?.wholeDays
        let told = try places.map { place throws(StorageError) in
            try cache.meetings(in: place, window, at: version, self)
        }
        var seen = Set<MeetingID>(minimumCapacity: told.reduce(0) { $0 + $1.count })
        return told.flatMap { meetings in
            meetings.filter { $0.meeting.id.map { seen.insert($0).inserted } ?? false }
        }
    }

    /// What one source tells of one module.
    func campusMeetings(
        in place: CampusMeetingCache.Place, _ window: Range<Instant>?
    ) throws(StorageError) -> [SourcedMeeting] {
        guard let source = try sources("WHERE id = ?", [place.source]).first else { return [] }
        return try sourcedMeetings(
            CampusQueries.ofPlace,
            [
                place.source, place.module, window?.lowerBound.seconds ?? .min,
                window?.upperBound.seconds ?? .max,
            ], of: [source.id: source])
    }

    /// Of a meeting of several modules, the one that the person takes comes first.
    private func ownModulesFirst(
        _ meetings: [SourcedMeeting], _ person: Person
    ) throws(StorageError) -> [SourcedMeeting] {
        guard meetings.contains(where: { ($0.label?.codes.count ?? 0) > 1 }) else {
            return meetings
        }
        let taken = Set(try modules(takenBy: person).map(\.code))
        return meetings.map { $0.naming(taken) }
    }

    /// How many meetings of a campus source reach nobody, since they name no module for certain.
    package func unreachedMeetings(of source: Source) throws(StorageError) -> Int {
        Int(try number(CampusQueries.unreached, [source.id]) ?? 0)
    }

    /// Gives the campus's sources that one operator keeps to another, under names still free.
    ///
    /// - Returns: nil when there is no other operator, and something to keep.
    package func handOverCampusSources(
        of person: Person
    ) throws(StorageError) -> [HandedSource]? {
        let kept = try sources("WHERE person_id = ? AND is_campus = 1 ORDER BY id", [person.id])
        guard !kept.isEmpty else { return [] }
        guard let heir = try anotherOperator(than: person) else { return nil }
        return try kept.map { source throws(StorageError) in try handOver(source, to: heir) }
    }

    /// Who may act and runs the home beside somebody; nil for nobody.
    func anotherOperator(than person: Person) throws(StorageError) -> Person? {
        try row(
            """
            SELECT \(Person.columns) FROM person
            WHERE role = 'operator' AND suspended IS NULL AND id <> ? ORDER BY id LIMIT 1
            """, [person.id]
        ).flatMap { Person(row: $0, shownTo: viewing) }
    }

    /// Makes a source somebody else's, under its name or another that is free.
    func handOver(_ source: Source, to heir: Person) throws(StorageError) -> HandedSource {
        try raiseCampusRevision()
        let taken = try number(
            "SELECT EXISTS (SELECT 1 FROM source WHERE person_id = ? AND name = ?)",
            [heir.id, source.name])
        let name =
            taken == 0
            ? source.name : try freeName(like: source.name, for: heir)
        try execute(
            "UPDATE source SET person_id = ?, name = ? WHERE id = ?", [heir.id, name, source.id])
        return HandedSource(name: name, heir: heir.handle)
    }

    /// The sources that a person's own calendar is made of: neither the campus's nor those that
    /// communities take their events from.
    package func calendarSources(of person: Person) throws(StorageError) -> [Source] {
        try sources(
            """
            WHERE person_id = ? AND is_campus = 0
            AND NOT EXISTS (SELECT 1 FROM community_feed WHERE source_id = source.id)
            ORDER BY name, id
            """, [person.id])
    }

    func sources(
        _ condition: String, _ arguments: Values
    ) throws(StorageError) -> [Source] {
        let sources = try rows("SELECT \(Source.columns) FROM source \(condition)", arguments)
            .compactMap(Source.init(row:))
        for source in sources where source.isCampus { read(.feed(source.id)) }
        return sources
    }
}

enum SharedQueries {
    /// By the indexes of both: of the sources all but a dozen are people's own.
    static let condition = """
        WHERE id IN (SELECT id FROM source WHERE is_campus = 1
            UNION SELECT source_id FROM community_feed)
        ORDER BY name, id
        """
}
