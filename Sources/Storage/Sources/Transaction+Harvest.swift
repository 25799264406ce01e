package import Campus
import Foundation
package import Recurrence

extension Transaction {
    /// What the source held at its last import, in short; nil before the first.
    package func harvestSummary(of source: Source) throws(StorageError) -> HarvestSummary? {
        try run {
            try HarvestList(self, source: source).row(back: 0)
                .flatMap { HarvestSummary(row: $0) }
        }
    }

    /// When what the source holds was imported; nil where that is not on record any more.
    package func harvestTime(of source: Source) throws(StorageError) -> Instant? {
        try run {
            try number(
                """
                SELECT f.at FROM harvest JOIN "fetch" AS f ON f.id = harvest.fetch_id
                WHERE harvest.source_id = ? AND harvest.patch IS NULL
                """, [source.id]
            ).map { Instant(seconds: $0) }
        }
    }

    /// The components that the source held at an import; none where that is not kept.
    ///
    /// - Parameter back: 0 for the last, 1 for the one before it.
    package func harvestedComponents(
        of source: Source, back: Int = 0
    ) throws(StorageError) -> [HarvestedComponent] {
        try run {
            try HarvestList(self, source: source).list(back: back)
                .map(HarvestList.components) ?? []
        }
    }

    /// A kept harvest, and the feed that it was, byte for byte but for what no component's meaning
    /// hangs on (DTSTAMP).
    ///
    /// - Parameter back: 0 for the last harvest, 1 for the one before it.
    /// - Returns: nil when there is none, or its bytes were not kept.
    package func archivedFeed(
        of source: Source, back: Int
    ) throws(StorageError) -> (harvest: Harvest, bytes: [UInt8])? {
        try run {
            let harvests = HarvestList(self, source: source)
            guard let row = try harvests.row(back: back), let summary = HarvestSummary(row: row),
                let frame = (row["frame"] as Data?).flatMap({ HarvestFrame(data: $0) }),
                let components = try harvests.list(back: back).map(HarvestList.components),
                let bytes = try ComponentPacks(self, source: source).bytes(of: components),
                let feed = frame.feed(of: bytes)
            else { return nil }
            return (Harvest(summary, components: components), feed)
        }
    }
}

extension Digest {
    /// Sixteen bytes.
    var data: Data { PackedNumbers.data([high, low]) }
}

extension HarvestSummary {
    /// Of the columns reader, body and meetings.
    fileprivate init?(row: Row) {
        let body = PackedNumbers.of(row["body"])
        guard body.count == 2 else { return nil }
        self.init(
            reader: UInt64(bitPattern: row["reader"]), body: Digest(high: body[0], low: body[1]),
            meetings: row["meetings"])
    }
}

extension HarvestFrame {
    /// The number of gaps, each gap's position and count, then the bytes.
    var data: Data {
        PackedNumbers.data(
            [UInt64(gaps.count)] + gaps.flatMap { [UInt64($0.position), UInt64($0.count)] })
            + bytes
    }

    init?(data: Data) {
        let words = PackedNumbers.of(data)
        guard let count = words.first.flatMap({ Int(exactly: $0) }), count >= 0,
            count <= (words.count - 1) / 2
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
