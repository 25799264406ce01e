import Campus
import GRDB
import Recurrence

/// The columns of `entry`, in the order in which they are written and read.
enum EntryRow {
    static let columns = """
        meeting_id, source_id, original, reaches_on, start, basis, zone, wall_seconds,
        exact_seconds, recurrence, kind, status, sequence, summary, location, details, url,
        categories, modified, alarms
        """

    /// Reads an entry whose columns begin at the given index of the row.
    static func read(_ row: Row) -> (original: WallTime?, reachesOn: Bool, entry: MeetingEntry) {
        let basis: Moment.Basis =
            switch row[5] as Int {
            case 0: .date
            case 1: .floating
            case 2: .utc
            default: .zone(row[6] ?? "UTC")
            }
        let start = Moment(WallTime(seconds: row[4]), basis)
        let recurrence = (row[9] as String?).flatMap {
            RecurrenceSet(text: $0, start: start.wall, isDate: basis == .date)
        }
        let entry = MeetingEntry(
            start: start, extent: Extent(wallSeconds: row[7], exactSeconds: row[8]),
            recurrence: recurrence, kind: ItemKind(rawValue: row[10]) ?? .event,
            status: ItemStatus(rawValue: row[11]) ?? .confirmed, summary: row[13],
            location: row[14], details: row[15], url: row[16], categories: row[17],
            sequence: row[12],
            revised: Revised(at: (row[18] as Int64?).map { Instant(seconds: $0) }),
            alarms: (row[19] as String?).map(leads) ?? [])
        let original = (row[2] as Int64?).map { WallTime(seconds: $0) }
        return (original, row[3], entry)
    }

    private static func leads(_ text: String) -> [Int64] {
        text.split(separator: ",").compactMap { Int64($0) }
    }
}

/// Inserts entries, binding values straight to SQLite.
///
/// GRDB's arguments box every value; at 22 values an entry that was as long again as the insert
/// itself, on the path that a feed of 10,000 events takes.
struct EntryWriter {
    private let statement: OpaquePointer?
    private let database: Database

    init(_ database: Database) throws {
        self.database = database
        statement =
            try database.cachedStatement(
                sql: """
                    INSERT INTO entry (\(EntryRow.columns), first_at, last_at)
                    VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
                    """
            ).sqliteStatement
    }

    func insert(_ meeting: Meeting, as id: MeetingID, of source: Source) throws {
        if let main = meeting.main {
            try insert(
                main, original: nil, reachesOn: false, span: EntrySpan(main), meeting: id,
                source: source)
        }
        for exception in meeting.exceptions {
            try insert(
                exception.entry, original: exception.original, reachesOn: exception.reachesOn,
                span: EntrySpan(exception), meeting: id, source: source)
        }
    }

    private func insert(
        _ entry: MeetingEntry, original: WallTime?, reachesOn: Bool, span: EntrySpan,
        meeting: MeetingID, source: Source
    ) throws {
        var binder = Binder(statement: statement)
        binder.bind(meeting.number)
        binder.bind(source.id)
        binder.bind(original?.seconds)
        binder.bind(reachesOn ? 1 : 0)
        binder.bind(entry.start.wall.seconds)
        switch entry.start.basis {
        case .date: binder.bind(0)
        case .floating: binder.bind(1)
        case .utc: binder.bind(2)
        case .zone: binder.bind(3)
        }
        if case .zone(let id) = entry.start.basis { binder.bind(id) } else { binder.bindNull() }
        binder.bind(entry.extent.wallSeconds)
        binder.bind(entry.extent.exactSeconds)
        binder.bind(entry.recurrence?.text)
        binder.bind(entry.kind.rawValue)
        binder.bind(entry.status.rawValue)
        binder.bind(Int64(entry.sequence))
        binder.bind(entry.summary)
        binder.bind(entry.location)
        binder.bind(entry.details)
        binder.bind(entry.url)
        binder.bind(entry.categories)
        binder.bind(entry.revised.at?.seconds)
        if entry.alarms.isEmpty {
            binder.bindNull()
        } else {
            binder.bind(entry.alarms.map(String.init).joined(separator: ","))
        }
        binder.bind(span.first)
        binder.bind(span.last)
        try binder.run(on: database)
    }
}
