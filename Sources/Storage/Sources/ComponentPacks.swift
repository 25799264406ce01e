import Campus
import Foundation

/// The bytes of a source's components, each once, in packs: what one import brings is one row.
///
/// A row a component would be simpler, and was tried: its index on random digests made an import of
/// 100 new components among 10,000 write 430 pages more.
struct ComponentPacks {
    private let transaction: Transaction
    private let source: Source

    init(_ transaction: Transaction, source: Source) {
        self.transaction = transaction
        self.source = source
    }

    /// Keeps components that no pack holds yet; packs anew when most of what is packed is listed by
    /// no kept harvest any more.
    func keep(_ archive: HarvestArchive, of harvest: Harvest) throws {
        guard !archive.news.isEmpty else { return }
        var known = Set<Digest>(minimumCapacity: archive.news.count)
        known.formUnion(try packed(likeOneOf: archive.news.lazy.map(\.digest)))
        var pack = Pack()
        pack.bytes.reserveCapacity(archive.news.reduce(0) { $0 + $1.range.count })
        for (digest, range) in archive.news {
            // The first one is kept where a feed repeats a component.
            guard known.insert(digest).inserted else { continue }
            pack.append(digest, archive.bytes[range])
        }
        guard !pack.digests.isEmpty else { return }
        try insert(pack)
        try packAnew(harvest)
    }

    /// The bytes of some components, in their order; nil when one is missing.
    func bytes(of components: [HarvestedComponent]) throws -> [[UInt8]]? {
        var known: [Digest: [UInt8]] = [:]
        for pack in try packs() { pack.unpack(into: &known) }
        let found = components.compactMap { known[$0.digest] }
        return found.count == components.count ? found : nil
    }

    /// The digests whose bytes are kept and that may be among some.
    private func packed(likeOneOf some: some Sequence<Digest>) throws -> [Digest] {
        // A few bits of each digest rule out nearly all of what is packed without hashing it.
        var mayBe = [Bool](repeating: false, count: 1 << 14)
        for digest in some { mayBe[Int(digest.high & 0x3fff)] = true }
        let lists = try transaction.column(
            "SELECT digests FROM component_pack WHERE source_id = ?", [source.id], of: Data.self)
        return lists.flatMap { list in
            list.withUnsafeBytes { bytes in
                stride(from: 0, to: bytes.count - 15, by: 16).compactMap { place -> Digest? in
                    let high = UInt64(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                    guard mayBe[Int(high & 0x3fff)] else { return nil }
                    let low = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
                    return Digest(high: high, low: UInt64(littleEndian: low))
                }
            }
        }
    }

    private func packs() throws -> [Pack] {
        try transaction.rows(
            "SELECT digests, ends, bytes FROM component_pack WHERE source_id = ? ORDER BY id",
            [source.id]
        ).map { row in
            Pack(
                digests: Pack.digests(row["digests"]),
                ends: PackedNumbers.of(row["ends"]).map { Int(clamping: $0) },
                bytes: Array(row["bytes"] as Data))
        }
    }

    /// How much is packed, in bytes.
    var size: Int {
        get throws {
            try transaction.value(
                "SELECT SUM(LENGTH(bytes)) FROM component_pack WHERE source_id = ?", [source.id])
                ?? 0
        }
    }

    /// Removes the packs in which nothing is that is listed still.
    func forget(allBut components: [HarvestedComponent]) throws {
        let listed = Set(components.lazy.map(\.digest))
        let packs = try transaction.rows(
            "SELECT id, digests FROM component_pack WHERE source_id = ?", [source.id])
        for pack in packs where !Pack.digests(pack["digests"]).contains(where: listed.contains) {
            let id: Int64 = pack["id"]
            try transaction.execute("DELETE FROM component_pack WHERE id = ?", [id])
        }
    }

    private func insert(_ pack: Pack) throws {
        try transaction.execute(
            """
            INSERT INTO component_pack (source_id, digests, ends, bytes) VALUES (?, ?, ?, ?)
            """,
            [
                source.id, PackedNumbers.data(pack.digestWords),
                PackedNumbers.data(pack.ends.map { UInt64($0) }), Data(pack.bytes),
            ])
    }

    /// Leaves out what is listed no more, once there is three times as much as one harvest lists:
    /// so the work is spread over as many imports as made it necessary.
    private func packAnew(_ harvest: Harvest) throws {
        let count =
            try transaction.value(
                "SELECT SUM(LENGTH(digests)) / 16 FROM component_pack WHERE source_id = ?",
                [source.id]) ?? 0
        guard count > max(500, 3 * harvest.components.count) else { return }
        var known: [Digest: [UInt8]] = [:]
        for pack in try packs() { pack.unpack(into: &known) }
        var pack = Pack()
        for list in try HarvestList(transaction, source: source).all() {
            for component in HarvestList.components(list) {
                guard let bytes = known.removeValue(forKey: component.digest) else { continue }
                pack.append(component.digest, bytes[...])
            }
        }
        guard pack.digests.count * 3 < count * 2 else { return }
        try transaction.execute("DELETE FROM component_pack WHERE source_id = ?", [source.id])
        try insert(pack)
    }
}

/// Components one after the other.
private struct Pack {
    var digests: [Digest] = []
    /// Where each ends in the bytes.
    var ends: [Int] = []
    var bytes: [UInt8] = []

    mutating func append(_ digest: Digest, _ component: ArraySlice<UInt8>) {
        digests.append(digest)
        bytes += component
        ends.append(bytes.count)
    }

    /// The digests' halves, one after the other.
    var digestWords: [UInt64] {
        var words: [UInt64] = []
        words.reserveCapacity(digests.count * 2)
        for digest in digests { words += [digest.high, digest.low] }
        return words
    }

    func unpack(into known: inout [Digest: [UInt8]]) {
        var start = 0
        for (digest, end) in zip(digests, ends) {
            guard start <= end, end <= bytes.count else { return }
            known[digest] = Array(bytes[start..<end])
            start = end
        }
    }

    static func digests(_ data: Data) -> [Digest] {
        let words = PackedNumbers.of(data)
        return stride(from: 0, to: words.count - words.count % 2, by: 2).map { index in
            Digest(high: words[index], low: words[index + 1])
        }
    }
}
