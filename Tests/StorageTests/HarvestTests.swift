import Campus
import Foundation
import GRDB
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("What the store keeps of harvests")
struct HarvestTests {
    static let now = StoreTests.now

    /// A harvest of components whose bytes are their numbers.
    static func replacement(_ numbers: Range<UInt64>, meeting id: MeetingID?) -> Replacement {
        let feed = Array("<>".utf8)
        let bytes = feed + numbers.flatMap { Array("\($0)".utf8.prefix(3)) }
        var position = 2
        let news = numbers.map { number -> (digest: Digest, range: Range<Int>) in
            let length = "\(number)".utf8.prefix(3).count
            defer { position += length }
            return (Digest(high: number, low: 0), position..<position + length)
        }
        return Replacement(
            written: [
                Samples.meeting(
                    Samples.entry("20261005T090000", "\(numbers)"), id: id?.number, uid: "a")
            ],
            harvest: Harvest(
                HarvestSummary(
                    reader: 1, body: Digest(high: numbers.lowerBound, low: 0), meetings: 1),
                components: numbers.map {
                    HarvestedComponent(digest: Digest(high: $0, low: 0), uid: UIDKey(of: "a"))
                }),
            archive: HarvestArchive(
                frame: HarvestFrame(
                    bytes: feed, gaps: [HarvestFrame.Gap(position: 1, count: numbers.count)]),
                news: news, bytes: bytes))
    }

    static func count(_ table: String, in store: Store) throws -> Int {
        try store.look { Int(try $0.number("SELECT COUNT(*) FROM \(table)") ?? 0) }
    }

    /// How many components have their bytes kept.
    static func packed(in store: Store) throws -> Int {
        try store.look {
            Int(try $0.number("SELECT SUM(LENGTH(digests)) / 16 FROM component_pack") ?? 0)
        }
    }

    @Test("ten harvests are kept, each component's bytes once, and what nothing lists is swept")
    func keeping() throws {
        let store = try Store.fresh()
        let person = try store.act { try $0.welcome(try StoreTests.handle("sam"), at: Self.now) }
        let fetch = FetchRecord(at: Self.now, outcome: .imported)
        let source = try store.act {
            try $0.addSource(
                of: person, named: "T", kind: .class, address: SecretAddress("/t.ics"), every: 60,
                at: Self.now, holding: Self.replacement(0..<300, meeting: nil), fetch: fetch,
                state: SourceState())
        }
        let id = try #require(
            try store.look { try $0.meetings(of: [source], in: nil) }.first?.meeting.id)
        for round in 1..<60 as Range<UInt64> {
            let numbers = round * 50..<round * 50 + 300
            try store.relaxed {
                try $0.apply(
                    Self.replacement(numbers, meeting: id), by: fetch, leaving: SourceState(),
                    to: source)
            }
            #expect(try Self.packed(in: store) <= 300 + 9 * 50 + 900)
        }
        #expect(try Self.count("harvest", in: store) == 10)
        let last = try #require(try store.look { try $0.archivedFeed(of: source, back: 0) })
        let text = (2_950..<3_250).map { String("\($0)".prefix(3)) }.joined()
        #expect(String(decoding: last.bytes, as: UTF8.self) == "<\(text)>")
        #expect(last.harvest.summary.body == Digest(high: 2_950, low: 0))
        for back in 0..<10 {
            let former = try #require(
                try store.look { try $0.archivedFeed(of: source, back: back) })
            #expect(former.harvest.summary.body.high == UInt64(2_950 - back * 50))
            #expect(former.harvest.components.first?.digest.high == UInt64(2_950 - back * 50))
        }
        let before = try Self.packed(in: store)
        try store.relaxed {
            try $0.apply(
                Self.replacement(2_900..<3_200, meeting: id), by: fetch, leaving: SourceState(),
                to: source)
        }
        #expect(try Self.packed(in: store) == before)
        #expect(try store.look { try $0.archivedFeed(of: source, back: 10) } == nil)
        try store.act { try $0.removeSource(source, at: Instant(seconds: 0)) }
        #expect(try Self.packed(in: store) == 0)
        #expect(try store.integrityProblems().isEmpty)
    }

    @Test("how a source is doing reads back as it was written")
    func state() throws {
        let store = try Store.fresh()
        let source = try StoreTests.source(store, [])
        #expect(try store.look { try $0.state(of: source) } == SourceState())
        let state = SourceState(
            failures: 3, next: Self.now, isStopped: true, refreshInterval: 9,
            refusal: HeldRefusal(
                way: "cancelled", missing: [MeetingID(1), MeetingID(-1)], first: Self.now, count: 2),
            told: ToldRefusal(way: "cancelled", at: Self.now),
            undone: [Digest(high: .max, low: 1), Digest(high: 2, low: 3)])
        try store.relaxed {
            try $0.record(FetchRecord(at: Self.now, outcome: .failed), state, of: source)
        }
        #expect(try store.look { try $0.state(of: source) } == state)
        try store.relaxed {
            try $0.record(FetchRecord(at: Self.now, outcome: .failed), SourceState(), of: source)
        }
        #expect(try store.look { try $0.state(of: source) } == SourceState())
    }

    @Test("a home of the first version keeps its meetings, its harvest and its hours")
    func firstVersion() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/old.sqlite"
        let queue = try DatabaseQueue(path: path)
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 main job") { try $0.execute(sql: Migrations.mainJob) }
        try migrator.migrate(queue)
        try queue.write { database in
            try database.execute(
                sql: """
                    PRAGMA user_version = 1;
                    INSERT INTO person VALUES (1, 'sam', 'operator', 0);
                    INSERT INTO source VALUES (1, 1, 'T', 'class', '/t.ics', 60, 5),
                    (2, 1, 'Once', 'class', '-', 60, 5);
                    INSERT INTO fetch (source_id, at, outcome, bytes) VALUES (1, 100, 'imported', 9);
                    INSERT INTO harvest VALUES (1, 1, zeroblob(16), 7, zeroblob(24));
                    """)
        }
        try queue.close()
        let store = try Store(path: path)
        let sources = try store.look { try $0.sources(of: nil) }
        #expect(sources.map(\.limits) == [RemovalLimits(), RemovalLimits()])
        let source = try #require(sources.first { $0.name == "T" })
        #expect(try store.look { try $0.state(of: source) }.next == Instant(seconds: 160))
        let once = try #require(sources.first { $0.isOnce })
        #expect(try store.look { try $0.state(of: once) }.next == nil)
        #expect(try store.look { try $0.harvestSummary(of: source) }?.meetings == 7)
        #expect(try store.look { try $0.harvestedComponents(of: source) }.count == 1)
        #expect(try store.look { try $0.archivedFeed(of: source, back: 0) } == nil)
        #expect(try store.integrityProblems().isEmpty)
    }

    static func list(_ numbers: [UInt64]) -> Data { PackedNumbers.data(numbers) }

    @Test(
        "a list becomes another one and back by what differs",
        arguments: [
            ([1, 2, 3], [1, 2, 3], 0), ([1, 2, 3], [1, 9, 3], 1), ([1, 2, 3], [1, 3], 1),
            ([], [1, 2], 1), ([1, 2], [], 1), ([1, 1, 1], [1, 1], 1),
            ([1, 2, 3], [0, 1, 2, 3, 4], 1),
            ([1, 2, 3], [3, 2, 1], 2),
        ] as [([UInt64], [UInt64], Int)])
    func patches(old: [UInt64], new: [UInt64], hunks: Int) throws {
        let patch = RecordPatch(from: Self.list(old), to: Self.list(new), recordSize: 8)
        #expect(patch.hunks.count == hunks)
        #expect(patch.applied(to: Self.list(old)) == Self.list(new))
        let read = try #require(RecordPatch(data: patch.data, recordSize: 8))
        #expect(read.applied(to: Self.list(old)) == Self.list(new))
    }

    @Test("bytes that are no patch are none, and one of another list is not applied")
    func badPatches() {
        #expect(RecordPatch(data: Data(), recordSize: 8) == nil)
        #expect(
            RecordPatch(data: Data([255, 255, 255, 255, 255, 255, 255, 255]), recordSize: 8) == nil)
        #expect(RecordPatch(data: PackedNumbers.data([1, 0, .max, .max]), recordSize: 8) == nil)
        let patch = RecordPatch(
            from: Self.list([1, 2, 3]), to: Self.list([1, 2, 9]), recordSize: 8)
        #expect(patch.applied(to: Self.list([1])) == nil)
    }
}
