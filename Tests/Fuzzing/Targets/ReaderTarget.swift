import Campus
import ICalendar
import Importing
import Recurrence
import Scheduling

extension FuzzTarget {
    /// The way of a feed: read, read again, read altered, listed, exported, imported again.
    static let reader = FuzzTarget(
        name: "reader",
        run: { bytes in
            guard let first = try? FeedReading(of: bytes) else { return }
            try promise(
                "meetings are told apart by UID and slot",
                Set(first.meetings.map { [$0.uid, $0.slot] }).count == first.meetings.count)
            try checkRepeated(bytes, first)
            try checkAltered(bytes, first)
            try checkExport(first)
        },
        seeds: { try Seeds.feeds() })

    private static func checkRepeated(_ bytes: [UInt8], _ first: FeedReading) throws {
        let again = try FeedReading(of: bytes, known: first.harvest)
        try promise(
            "the same bytes hold nothing new", again.touched.isEmpty && again.meetings.isEmpty)
        try promise("the same bytes have the same digests", again.components == first.components)
    }

    /// What an import makes of an altered feed is what a first import would have made of it.
    private static func checkAltered(_ bytes: [UInt8], _ first: FeedReading) throws {
        var mutation = Mutation(of: bytes)
        let altered = mutation.altered(bytes)
        guard let whole = try? FeedReading(of: altered) else { return }
        let news = try FeedReading(of: altered, known: first.harvest)
        let touched = Set(news.touched)
        let kept = first.meetings.filter { !touched.contains(UIDKey(of: $0.uid)) }
        let differing = Set(kept + news.meetings).symmetricDifference(whole.meetings)
        try promise(
            "an import comes to what a first import comes to: \(differing)", differing.isEmpty)
    }

    private static func checkExport(_ reading: FeedReading) throws {
        let agenda = try Agenda(reading)
        let exported = agenda.exported
        let copy: FeedReading
        do { copy = try FeedReading(of: exported) } catch {
            throw BrokenPromise(description: "what is exported can be read: \(error)")
        }
        try promise("what is exported is complete", copy.isComplete)
        try checkSame(try Agenda(copy).items, agenda.items, exported)
    }

    private static func checkSame(
        _ items: [Agenda.Item], _ before: [Agenda.Item], _ exported: [UInt8]
    ) throws {
        let odd = zip(before, items).first { $0 != $1 }.map { "\($0) became \($1)" }
        try promise(
            """
            what is exported lists the same: \(odd ?? "\(before.count) became \(items.count)")
            \(String(decoding: exported.prefix(4_000), as: UTF8.self))
            """, items == before)
    }
}

extension FeedReading {
    init(of bytes: [UInt8], known: Harvest? = nil) throws {
        self = try FeedReader(kind: .class, database: Zones.database).read(bytes, known: known)
    }

    /// What a source keeps of this reading.
    var harvest: Harvest {
        Harvest(
            HarvestSummary(
                reader: FeedReader.version, body: Digest(high: 0, low: 0),
                meetings: meetings.count),
            components: components)
    }
}
