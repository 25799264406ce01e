import Campus
import Foundation

/// The harvests that are kept of one source.
///
/// The latest one's list is a row of its own that is overwritten in place: SQLite writes only the
/// pages that differ as long as the row's size stays. The list of each former one is kept as how it
/// differs from the next newer one's.
struct HarvestList {
    /// How many harvests of a source are kept.
    static let limit = 10
    /// Of which more than two are only kept while all their bytes are no more than these: a feed in which everything
    /// is another each time would fill the disk.
    static let mostBytes = 8 << 20
    /// Digest and UID key.
    static let recordSize = 24

    private let transaction: Transaction
    private let source: Source

    init(_ transaction: Transaction, source: Source) {
        self.transaction = transaction
        self.source = source
    }

    /// Nothing has been imported yet.
    var isEmpty: Bool {
        get throws {
            try
                !(transaction.value(
                    "SELECT EXISTS (SELECT 1 FROM harvest WHERE source_id = ?)", [source.id])
                ?? false)
        }
    }

    /// Keeps a harvest as the latest, and forgets the eleventh.
    func add(_ replacement: Replacement, fetch: FetchID) throws {
        let list = Self.packed(replacement.harvest.components)
        if let latest = try latestList() {
            try transaction.execute(
                "UPDATE harvest SET patch = ? WHERE source_id = ? AND patch IS NULL",
                [
                    RecordPatch(from: list, to: latest, recordSize: Self.recordSize).data,
                    source.id,
                ])
        }
        let summary = replacement.harvest.summary
        try transaction.execute(
            """
            INSERT INTO harvest (source_id, fetch_id, reader, body, meetings, frame)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                source.id, fetch, Int64(bitPattern: summary.reader), summary.body.data,
                summary.meetings, replacement.archive.frame.data,
            ])
        try transaction.execute(
            """
            DELETE FROM harvest WHERE source_id = ? AND id <=
            (SELECT id FROM harvest WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
            """, [source.id, source.id, Self.limit])
        try write(list)
        try keepBytes(of: replacement)
        try forgetFormer()
    }

    /// Forgets all but the last two harvests where they take too much.
    private func forgetFormer() throws {
        let packs = ComponentPacks(transaction, source: source)
        guard try packs.size > Self.mostBytes else { return }
        try transaction.execute(
            """
            DELETE FROM harvest WHERE source_id = ? AND id <=
            (SELECT id FROM harvest WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET 2)
            """, [source.id, source.id])
        try packs.forget(allBut: all().flatMap(Self.components))
    }

    /// Puts a harvest in the latest one's place: it means the same.
    func replace(with replacement: Replacement) throws {
        let list = Self.packed(replacement.harvest.components)
        let latest = try latestList()
        if latest != list, let former = try self.list(back: 1) {
            let patch = RecordPatch(from: list, to: former, recordSize: Self.recordSize)
            try transaction.execute(
                """
                UPDATE harvest SET patch = ? WHERE id =
                (SELECT id FROM harvest WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET 1)
                """, [patch.data, source.id])
        }
        let summary = replacement.harvest.summary
        try transaction.execute(
            """
            UPDATE harvest SET reader = ?, body = ?, meetings = ?, frame = ?
            WHERE source_id = ? AND patch IS NULL
            """,
            [
                Int64(bitPattern: summary.reader), summary.body.data, summary.meetings,
                replacement.archive.frame.data, source.id,
            ])
        try write(list)
        try keepBytes(of: replacement)
    }

    /// Forgets the latest harvest: the former one takes its place, holding so many meetings.
    ///
    /// - Returns: the fetch that brought the forgotten one; nil when there is no former one.
    func drop(leaving meetings: Int) throws -> FetchID? {
        guard let list = try list(back: 1) else { return nil }
        let forgotten: FetchID? = try transaction.value(
            "SELECT fetch_id FROM harvest WHERE source_id = ? AND patch IS NULL", [source.id])
        try transaction.execute(
            "DELETE FROM harvest WHERE source_id = ? AND patch IS NULL", [source.id])
        try transaction.execute(
            """
            UPDATE harvest SET patch = NULL, meetings = ?
            WHERE id = (SELECT MAX(id) FROM harvest WHERE source_id = ?)
            """, [meetings, source.id])
        try write(list)
        return forgotten
    }

    /// The columns reader, body, meetings and frame of a harvest; nil when there is none.
    ///
    /// - Parameter back: 0 for the latest, 1 for the one before it.
    func row(back: Int) throws -> Row? {
        try transaction.row(
            """
            SELECT reader, body, meetings, frame FROM harvest
            WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?
            """, [source.id, back])
    }

    /// A harvest's list, packed; nil when there is none.
    func list(back: Int) throws -> Data? {
        guard let latest = try latestList() else { return nil }
        let patches = try patches(atMost: back)
        guard patches.count == back else { return nil }
        return patches.reduce(latest) { list, patch in list.flatMap { patch.applied(to: $0) } }
    }

    /// The lists of all harvests that are kept, packed.
    func all() throws -> [Data] {
        guard var list = try latestList() else { return [] }
        var lists = [list]
        for patch in try patches(atMost: Self.limit) {
            guard let former = patch.applied(to: list) else { break }
            lists.append(former)
            list = former
        }
        return lists
    }

    private func latestList() throws -> Data? {
        try transaction.value(
            "SELECT components FROM harvest_list WHERE source_id = ?", [source.id])
    }

    /// From the latest list to the one before it, and so on.
    private func patches(atMost count: Int) throws -> [RecordPatch] {
        try transaction.column(
            """
            SELECT patch FROM harvest WHERE source_id = ? AND patch IS NOT NULL
            ORDER BY id DESC LIMIT ?
            """, [source.id, count], of: Data.self
        ).compactMap { RecordPatch(data: $0, recordSize: Self.recordSize) }
    }

    private func write(_ list: Data) throws {
        try transaction.execute(
            """
            INSERT INTO harvest_list (source_id, components) VALUES (?, ?)
            ON CONFLICT (source_id) DO UPDATE SET components = excluded.components
            """, [source.id, list])
    }

    private func keepBytes(of replacement: Replacement) throws {
        try ComponentPacks(transaction, source: source)
            .keep(replacement.archive, of: replacement.harvest)
    }

    private static func packed(_ components: [HarvestedComponent]) -> Data {
        var words: [UInt64] = []
        words.reserveCapacity(components.count * 3)
        for component in components {
            words.append(component.digest.high.littleEndian)
            words.append(component.digest.low.littleEndian)
            words.append(component.uid.bits.littleEndian)
        }
        return words.withUnsafeBytes { Data($0) }
    }

    /// A packed list's components; a rest too short for one is ignored.
    static func components(_ list: Data) -> [HarvestedComponent] {
        let numbers = PackedNumbers.of(list)
        return stride(from: 0, to: numbers.count - numbers.count % 3, by: 3).map { index in
            HarvestedComponent(
                digest: Digest(high: numbers[index], low: numbers[index + 1]),
                uid: UIDKey(bits: numbers[index + 2]))
        }
    }
}
