import Campus
import Recurrence

/// The columns of `entry`, in the order in which they are written and read.
enum EntryRow {
    static let columns = """
        meeting_id, source_id, original, reaches_on, start, basis, zone, wall_seconds,
        exact_seconds, recurrence, kind, status, sequence, summary, location, details, url,
        categories, modified, alarms, doubt, is_free
        """

    /// Reads an entry whose columns begin at the given index of the row.
    static func read(_ row: Row) -> (original: WallTime?, reachesOn: Bool, entry: MeetingEntry) {
        let basis: Moment.Basis =
            switch row["basis"] as Int {
            case 0: .date
            case 1: .floating
            case 2: .utc
            default: .zone(row["zone"] ?? "UTC")
            }
        let start = Moment(WallTime(seconds: row["start"]), basis)
        let recurrence = (row["recurrence"] as String?).flatMap {
            RecurrenceSet(text: $0, start: start.wall, isDate: basis == .date)
        }
        var entry = MeetingEntry(
            start: start,
            extent: Extent(wallSeconds: row["wall_seconds"], exactSeconds: row["exact_seconds"]),
            recurrence: recurrence, kind: ItemKind(rawValue: row["kind"]) ?? .event,
            status: ItemStatus(rawValue: row["status"]) ?? .confirmed, summary: row["summary"],
            location: row["location"], details: row["details"], url: row["url"],
            categories: row["categories"],
            sequence: row["sequence"],
            revised: Revised(at: (row["modified"] as Int64?).map { Instant(seconds: $0) }),
            alarms: (row["alarms"] as String?).map(leads) ?? [], isFree: row["is_free"])
        entry.doubt = ReadingDoubt(rawValue: row["doubt"])
        let original = (row["original"] as Int64?).map { WallTime(seconds: $0) }
        return (original, row["reaches_on"], entry)
    }

    private static func leads(_ text: String) -> [Int64] {
        text.split(separator: ",").compactMap { Int64($0) }
    }
}

/// Inserts entries, binding values one by one.
///
/// A list of values boxes each; at 24 values an entry that was as long again as the insert itself, on
/// the path that a feed of 10,000 events takes.
struct EntryWriter {
    private let entries: any Bulk

    init(_ transaction: Transaction) throws {
        entries = try transaction.bulk(
            """
            INSERT INTO entry (\(EntryRow.columns), first_at, last_at)
            VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
            """)
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
        entries.bind(meeting)
        entries.bind(source.id)
        entries.bind(original?.seconds)
        entries.bind(reachesOn ? 1 : 0)
        entries.bind(entry.start.wall.seconds)
        switch entry.start.basis {
        case .date: entries.bind(0)
        case .floating: entries.bind(1)
        case .utc: entries.bind(2)
        case .zone: entries.bind(3)
        }
        if case .zone(let id) = entry.start.basis {
            entries.bind(id)
        } else {
            entries.bind(nil as String?)
        }
        entries.bind(entry.extent.wallSeconds)
        entries.bind(entry.extent.exactSeconds)
        entries.bind(entry.recurrence?.text)
        entries.bind(entry.kind.rawValue)
        entries.bind(entry.status.rawValue)
        entries.bind(Int64(entry.sequence))
        entries.bind(entry.summary)
        entries.bind(entry.location)
        entries.bind(entry.details)
        entries.bind(entry.url)
        entries.bind(entry.categories)
        entries.bind(entry.revised.at?.seconds)
        if entry.alarms.isEmpty {
            entries.bind(nil as String?)
        } else {
            entries.bind(entry.alarms.map(String.init).joined(separator: ","))
        }
        entries.bind(Int64(entry.doubt?.rawValue ?? 0))
        entries.bind(entry.isFree ? 1 : 0)
        entries.bind(span.first)
        entries.bind(span.last)
        try entries.run()
    }
}
