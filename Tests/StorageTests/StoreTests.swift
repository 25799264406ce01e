import Campus
import Foundation
import GRDBSQLite
import Recurrence
import Storage
import StorageSQLite
import TestSupport
import Testing

@Suite("The store")
struct StoreTests {
    static let now = Instant(seconds: 1_790_000_000)

    static func handle(_ text: String) throws -> Handle { try #require(Handle(text)) }

    static func replacement(
        _ written: [Meeting], gone: [MeetingID] = [], digest: UInt64 = 1
    ) -> Replacement {
        Replacement(
            written: written, gone: gone, zoneDefinitions: ["Mine": "BEGIN:VTIMEZONE"],
            harvest: Harvest(
                HarvestSummary(
                    reader: .max, body: Digest(high: digest, low: .max), meetings: written.count),
                components: written.map {
                    HarvestedComponent(
                        digest: Digest(high: 7, low: digest), uid: UIDKey(of: $0.uid))
                }),
            archive: HarvestArchive(
                frame: HarvestFrame(bytes: [], gaps: []), news: [], bytes: []))
    }

    @Test("what SQLite allocates is not counted: threads would wait for each other to have counted")
    func memory() throws {
        let store = try Store(path: nil)
        #expect(sqlite3_memory_used() == 0)
        try store.close()
    }

    static func source(_ store: Store, _ meetings: [Meeting]) throws -> Source {
        let person = try store.act { try $0.welcome(try handle("sam"), at: now) }
        return try store.act {
            try $0.addSource(
                of: person, named: "Timetable", kind: .class, address: SecretAddress("/t.ics"),
                every: 60, at: now, holding: replacement(meetings),
                fetch: FetchRecord(at: now, outcome: .imported), state: SourceState())
        }
    }

    @Test("the first person of a home is its operator")
    func people() throws {
        let store = try Store.fresh()
        #expect(
            try store.act { try $0.welcome(try Self.handle("sam"), at: Self.now) }.role == .operator
        )
        #expect(
            try store.act { try $0.welcome(try Self.handle("kim"), at: Self.now) }.role == .student)
        #expect(
            try store.act { try $0.welcome(try Self.handle("sam"), at: Self.now) }.role == .operator
        )
        #expect(try store.look { try $0.everybody() }.map(\.handle.text) == ["kim", "sam"])
    }

    @Test("a meeting reads back as it was written")
    func roundTrip() throws {
        let store = try Store.fresh()
        var entry = Samples.entry(
            "20261005T090000", rule: Samples.rule("FREQ=WEEKLY;COUNT=5"),
            basis: .zone("Europe/London"))
        entry.recurrence?.exclusions = [.day(entry.start.wall.date.adding(days: 7))]
        entry.recurrence?.dates = [
            RecurrenceDate(start: entry.start.wall.adding(seconds: 60), duration: 90)
        ]
        entry.location = ""
        entry.details = "a\nb"
        entry.url = "https://example.org/"
        entry.categories = "X"
        entry.sequence = -3
        entry.extent = Extent(wallSeconds: 86_400, exactSeconds: 5)
        let meeting = Samples.meeting(
            entry, id: nil,
            exceptions: [
                MeetingException(
                    original: Samples.wall("20261012T090000"), reachesOn: true,
                    entry: Samples.entry("20261012T000000", seconds: 86_400, basis: .date))
            ])
        let source = try Self.source(store, [meeting])
        var read = try #require(
            try store.look { try $0.meetings(of: [source], in: nil) }.first?.meeting)
        read.id = nil
        #expect(read == meeting)
        #expect(
            try store.look { try $0.zoneDefinitions(of: source) } == ["Mine": "BEGIN:VTIMEZONE"])
        #expect(try store.look { try $0.harvestSummary(of: source) }?.reader == .max)
        #expect(
            try store.look { try $0.harvestedComponents(of: source) }.map(\.uid) == [
                UIDKey(of: "a")
            ])
        #expect(try store.integrityProblems().isEmpty)
    }

    @Test("a meeting that comes back has the id it had")
    func identity() throws {
        let store = try Store.fresh()
        let meeting = Samples.meeting(Samples.entry("20261005T090000"), id: nil)
        let source = try Self.source(store, [meeting])
        let id = try #require(
            try store.look { try $0.meetings(of: [source], in: nil) }.first?.meeting.id)
        let fetch = FetchRecord(at: Self.now, outcome: .imported)
        try store.relaxed {
            try $0.apply(
                Self.replacement([], gone: [id], digest: 2), by: fetch, leaving: SourceState(),
                to: source)
        }
        #expect(try store.look { try $0.meetings(of: [source], in: nil) }.isEmpty)
        try store.relaxed {
            try $0.apply(
                Self.replacement([meeting], digest: 3), by: fetch, leaving: SourceState(),
                to: source)
        }
        #expect(
            try store.look { try $0.meetings(of: source, under: [UIDKey(of: "a")]) }.map(\.id) == [
                id
            ])
    }

    @Test(
        "the window finds what may lie in it, series too",
        arguments: [
            ("20261005", "20261006", 2), ("20261102", "20261103", 1), ("20250101", "20250102", 0),
            ("20990101", "20990102", 0),
        ])
    func windows(_ from: String, _ to: String, count: Int) throws {
        let store = try Store.fresh()
        let source = try Self.source(
            store,
            [
                Samples.meeting(Samples.entry("20261005T090000"), id: nil, uid: "single"),
                Samples.meeting(
                    Samples.entry("20260907T090000", rule: Samples.rule("FREQ=WEEKLY;COUNT=10")),
                    id: nil, uid: "series"),
            ])
        let found = try store.look { try $0.meetings(of: [source], in: Samples.window(from, to)) }
        #expect(found.count == count)
    }

    @Test("a source that goes takes everything with it; a name is given once")
    func sources() throws {
        let store = try Store.fresh()
        let meeting = Samples.meeting(Samples.entry("20261005T090000"), id: nil)
        let first = try Self.source(store, [meeting])
        let second = try Self.source(store, [meeting])
        #expect([first.name, second.name] == ["Timetable", "Timetable (2)"])
        try store.act { try $0.removeSource(first, at: Self.now) }
        #expect(try store.look { try $0.sources(of: nil) }.map(\.name) == ["Timetable (2)"])
        #expect(try store.look { try $0.meetings(of: [first], in: nil) }.isEmpty)
        let fetch = FetchRecord(at: Self.now, outcome: .imported)
        #expect(throws: StorageError.self) {
            try store.relaxed {
                try $0.apply(
                    Self.replacement([meeting]), by: fetch, leaving: SourceState(), to: first)
            }
        }
    }

    @Test("a file that is no database is said to be none")
    func notADatabase() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(String(repeating: "rubbish ", count: 2_000), as: "x.sqlite")
        #expect(throws: StorageError.notADatabase) { try Store(path: path) }
        #expect(throws: StorageError.self) { try Store(path: folder.path + "/none/x.sqlite") }
    }
}
