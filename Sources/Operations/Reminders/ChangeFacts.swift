import Campus
import Recurrence
import Scheduling
import Storage

/// What imports altered that is to be told now, read when it rings.
struct ChangeFacts {
    /// In seconds.
    private static let memory: Int64 = 86_400

    private let recorded: [ChangeID: RecordedChange]
    /// Which of them are in classes of whom.
    private let reached: Set<PersonChange>
    private let imports: [ImportReader.Key: [RecordedChange]]

    init(
        _ changes: Set<PersonChange>, _ imports: [ImportReader], in transaction: Transaction
    ) throws {
        recorded = Dictionary(
            try transaction.changes(Set(changes.map(\.change)).sorted()).map {
                ($0.number, $0.change)
            }
        ) { first, _ in first }
        reached = changes.isEmpty ? [] : try transaction.reached(changes)
        var found: [ImportReader.Key: [RecordedChange]] = [:]
        for reader in imports where found[reader.key] == nil {
            // What an import took back was altered before it.
            let since = reader.since.adding(seconds: -Self.memory)
            let all = try transaction.changes(inClassesOf: reader.person, since: since)
            let told = ImportTelling.told(all, of: reader.fetch)
            found[reader.key] = told.filter { $0.revertedAt == nil }
        }
        self.imports = found
    }

    /// The meetings that were altered.
    var meetings: Set<MeetingID> {
        let imported = imports.values.joined().compactMap(\.change.meeting)
        return Set(recorded.values.compactMap(\.change.meeting)).union(imported)
    }

    /// A change by its number.
    subscript(number: ChangeID) -> RecordedChange? { recorded[number] }

    /// What a reminder is about, one change or more.
    func told(by due: DueReminder) -> [Change] {
        switch due.reminder.subject {
        case .change(let number): [recorded[number]?.change].compactMap(\.self)
        case .changes(let fetch): imported(fetch, for: due.person).map(\.change)
        default: []
        }
    }

    /// Whether a change is in a class of somebody's.
    func reaches(_ person: Person, _ number: ChangeID) -> Bool {
        reached.contains(PersonChange(person: person.id, change: number))
    }

    /// What an import altered for somebody and was not taken back.
    func imported(_ fetch: FetchID, for person: Person) -> [RecordedChange] {
        imports[ImportReader.Key(person: person.id, fetch: fetch)] ?? []
    }
}

/// Somebody who is to be told what one import altered for them.
struct ImportReader {
    var person: Person
    /// The import's number.
    var fetch: FetchID
    /// When it was.
    var since: Instant

    struct Key: Hashable {
        var person: PersonID
        var fetch: FetchID
    }

    var key: Key { Key(person: person.id, fetch: fetch) }
}
