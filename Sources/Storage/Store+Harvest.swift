public import Campus
import Foundation
import GRDB

extension Store {
    /// How many harvests of a source are kept.
    static let keptHarvests = 10

    /// What the source held at its last import, in short; nil before the first.
    public func harvestSummary(of source: Source) throws(StorageError) -> HarvestSummary? {
        try read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT reader, body, meetings FROM harvest WHERE source_id = ?
                    ORDER BY id DESC LIMIT 1
                    """,
                arguments: [source.id]
            ).flatMap(HarvestSummary.init(row:))
        }
    }

    /// The components that the source held at its last import.
    public func harvestedComponents(
        of source: Source
    ) throws(StorageError) -> [HarvestedComponent] {
        try read { database in
            try Data.fetchOne(
                database,
                sql: """
                    SELECT components FROM harvest WHERE source_id = ? ORDER BY id DESC LIMIT 1
                    """,
                arguments: [source.id]
            ).map(Self.components) ?? []
        }
    }

    /// A kept harvest, and the feed that it was, byte for byte but for what no component's meaning
    /// hangs on (DTSTAMP).
    ///
    /// - Parameter back: 0 for the last harvest, 1 for the one before it.
    /// - Returns: nil when there is none, or its bytes were not kept.
    public func archivedFeed(
        of source: Source, back: Int
    ) throws(StorageError) -> (harvest: Harvest, bytes: [UInt8])? {
        try read { database in
            guard
                let row = try Row.fetchOne(
                    database,
                    sql: """
                        SELECT reader, body, meetings, components, frame FROM harvest
                        WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?
                        """,
                    arguments: [source.id, back]),
                let summary = HarvestSummary(row: row),
                let frame = (row[4] as Data?).flatMap(HarvestFrame.init(data:))
            else { return nil }
            let components = Self.components(row[3])
            let statement = try database.cachedStatement(
                sql: "SELECT bytes FROM component WHERE source_id = ? AND digest = ?")
            let bytes = try components.compactMap { component in
                try Data.fetchOne(statement, arguments: [source.id, component.digest.data])
                    .map { Array($0) }
            }
            return frame.feed(of: bytes).map { (Harvest(summary, components: components), $0) }
        }
    }
}

extension Store {
    static func hasHarvest(_ database: Database, _ source: Source) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM harvest WHERE source_id = ?)",
            arguments: [source.id]) ?? false
    }

    /// Keeps a harvest as the latest, and forgets the eleventh.
    static func addHarvest(
        _ replacement: Replacement, of source: Source, fetch: Int64, in database: Database
    ) throws {
        let harvest = replacement.harvest
        try database.execute(
            sql: """
                INSERT INTO harvest
                (source_id, fetch_id, reader, body, meetings, components, frame)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                source.id, fetch, Int64(bitPattern: harvest.summary.reader),
                harvest.summary.body.data, harvest.summary.meetings, packed(harvest.components),
                replacement.archive.frame.data,
            ])
        try database.execute(
            sql: """
                DELETE FROM harvest WHERE source_id = ? AND id <=
                (SELECT id FROM harvest WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
                """,
            arguments: [source.id, source.id, keptHarvests])
        try keep(replacement, of: source, in: database)
    }

    /// Puts a harvest in the latest one's place: it means the same.
    static func replaceHarvest(
        _ replacement: Replacement, of source: Source, in database: Database
    ) throws {
        let harvest = replacement.harvest
        try database.execute(
            sql: """
                UPDATE harvest SET reader = ?, body = ?, meetings = ?, components = ?, frame = ?
                WHERE id = (SELECT MAX(id) FROM harvest WHERE source_id = ?)
                """,
            arguments: [
                Int64(bitPattern: harvest.summary.reader), harvest.summary.body.data,
                harvest.summary.meetings, packed(harvest.components),
                replacement.archive.frame.data, source.id,
            ])
        try keep(replacement, of: source, in: database)
    }

    /// Forgets the latest harvest and what was told of it.
    static func dropHarvest(of source: Source, in database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM change WHERE source_id = ? AND fetch_id =
                (SELECT fetch_id FROM harvest WHERE source_id = ? ORDER BY id DESC LIMIT 1)
                """,
            arguments: [source.id, source.id])
        try database.execute(
            sql: "DELETE FROM harvest WHERE id = (SELECT MAX(id) FROM harvest WHERE source_id = ?)",
            arguments: [source.id])
    }

    static func count(_ meetings: Int, of source: Source, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE harvest SET meetings = ?
                WHERE id = (SELECT MAX(id) FROM harvest WHERE source_id = ?)
                """,
            arguments: [meetings, source.id])
    }

    /// Keeps the bytes of new components, each once.
    private static func keep(
        _ replacement: Replacement, of source: Source, in database: Database
    ) throws {
        let archive = replacement.archive
        guard !archive.news.isEmpty else { return }
        let statement = try database.cachedStatement(
            sql: "INSERT OR IGNORE INTO component (source_id, digest, bytes) VALUES (?, ?, ?)"
        ).sqliteStatement
        try archive.bytes.withUnsafeBytes { bytes in
            for (digest, range) in archive.news {
                var binder = Binder(statement: statement)
                binder.bind(source.id)
                binder.bind(digest)
                binder.bind(UnsafeRawBufferPointer(rebasing: bytes[range]))
                try binder.run(on: database)
            }
        }
        try sweep(source, written: archive.news.count, of: replacement.harvest, in: database)
    }

    /// Removes components that no kept harvest lists, once there may be more of those than others:
    /// then it costs little for each import.
    private static func sweep(
        _ source: Source, written: Int, of harvest: Harvest, in database: Database
    ) throws {
        let unswept =
            (try Int.fetchOne(
                database, sql: "SELECT unswept FROM source_state WHERE source_id = ?",
                arguments: [source.id]) ?? 0) + written
        let isDue = unswept > max(500, 3 * harvest.components.count)
        if isDue {
            let lists = try Data.fetchAll(
                database, sql: "SELECT components FROM harvest WHERE source_id = ?",
                arguments: [source.id])
            let listed = Set(lists.flatMap { components($0).map(\.digest.data) })
            let kept = try Data.fetchAll(
                database, sql: "SELECT digest FROM component WHERE source_id = ?",
                arguments: [source.id])
            let statement = try database.cachedStatement(
                sql: "DELETE FROM component WHERE source_id = ? AND digest = ?")
            for digest in kept where !listed.contains(digest) {
                try statement.execute(arguments: [source.id, digest])
            }
        }
        try database.execute(
            sql: "UPDATE source_state SET unswept = ? WHERE source_id = ?",
            arguments: [isDue ? 0 : unswept, source.id])
    }
}

extension Store {
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

    /// The packed form of `harvest.components`; a rest too short for a component is ignored.
    private static func components(_ data: Data) -> [HarvestedComponent] {
        let numbers = Words.of(data)
        return stride(from: 0, to: numbers.count - numbers.count % 3, by: 3).map { index in
            HarvestedComponent(
                digest: Digest(high: numbers[index], low: numbers[index + 1]),
                uid: UIDKey(bits: numbers[index + 2]))
        }
    }
}

extension Digest {
    /// Sixteen bytes.
    var data: Data { Words.data([high, low]) }
}

extension HarvestSummary {
    /// Of the columns reader, body and meetings.
    init?(row: Row) {
        let body = Words.of(row[1])
        guard body.count == 2 else { return nil }
        self.init(
            reader: UInt64(bitPattern: row[0]), body: Digest(high: body[0], low: body[1]),
            meetings: row[2])
    }
}

extension HarvestFrame {
    /// The number of gaps, each gap's position and count, then the bytes.
    fileprivate var data: Data {
        Words.data([UInt64(gaps.count)] + gaps.flatMap { [UInt64($0.position), UInt64($0.count)] })
            + bytes
    }

    fileprivate init?(data: Data) {
        let words = Words.of(data)
        guard let count = words.first.flatMap(Int.init(exactly:)), count <= (words.count - 1) / 2
        else { return nil }
        var gaps: [Gap] = []
        for index in 0..<count {
            guard let position = Int(exactly: words[1 + index * 2]),
                let count = Int(exactly: words[2 + index * 2])
            else { return nil }
            gaps.append(Gap(position: position, count: count))
        }
        self.init(bytes: Array(data.dropFirst((1 + count * 2) * 8)), gaps: gaps)
    }
}
