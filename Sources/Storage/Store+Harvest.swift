public import Campus
import Foundation
import GRDB

extension Store {
    /// What the source held at its last import, in short; nil before the first.
    public func harvestSummary(of source: Source) throws(StorageError) -> HarvestSummary? {
        try read { database in
            try Row.fetchOne(
                database, sql: "SELECT reader, body, meetings FROM harvest WHERE source_id = ?",
                arguments: [source.id]
            ).flatMap { row in
                let body = Self.words(row[1])
                guard body.count == 2 else { return nil }
                return HarvestSummary(
                    reader: UInt64(bitPattern: row[0]), body: Digest(high: body[0], low: body[1]),
                    meetings: row[2])
            }
        }
    }

    /// The components that the source held at its last import.
    public func harvestedComponents(
        of source: Source
    ) throws(StorageError) -> [HarvestedComponent] {
        try read { database in
            try Data.fetchOne(
                database, sql: "SELECT components FROM harvest WHERE source_id = ?",
                arguments: [source.id]
            ).map(Self.components) ?? []
        }
    }

    static func save(_ harvest: Harvest, of source: Source, in database: Database) throws {
        var packed: [UInt64] = []
        packed.reserveCapacity(harvest.components.count * 3)
        for component in harvest.components {
            packed.append(component.digest.high.littleEndian)
            packed.append(component.digest.low.littleEndian)
            packed.append(component.uid.bits.littleEndian)
        }
        try database.execute(
            sql: """
                INSERT INTO harvest (source_id, reader, body, meetings, components)
                VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (source_id) DO UPDATE SET reader = excluded.reader,
                body = excluded.body, meetings = excluded.meetings,
                components = excluded.components
                """,
            arguments: [
                source.id, Int64(bitPattern: harvest.summary.reader),
                bytes(of: [
                    harvest.summary.body.high.littleEndian, harvest.summary.body.low.littleEndian,
                ]),
                harvest.summary.meetings, bytes(of: packed),
            ])
    }
}

extension Store {
    /// The packed form of `harvest.components`; a rest too short for a component is ignored.
    private static func components(_ data: Data) -> [HarvestedComponent] {
        let numbers = words(data)
        return stride(from: 0, to: numbers.count - numbers.count % 3, by: 3).map { index in
            HarvestedComponent(
                digest: Digest(high: numbers[index], low: numbers[index + 1]),
                uid: UIDKey(bits: numbers[index + 2]))
        }
    }

    private static func words(_ data: Data) -> [UInt64] {
        let count = data.count / 8
        return data.withUnsafeBytes { raw in
            (0..<count).map { index in
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            }
        }
    }

    private static func bytes(of words: [UInt64]) -> Data {
        words.withUnsafeBytes { Data($0) }
    }
}
