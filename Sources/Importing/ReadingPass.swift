import Campus
import ICalendar
import Recurrence

/// One reading of one feed: decides which components to parse, and gathers what they say.
struct ReadingPass {
    private let feed: ScannedFeed
    private let known: Harvest?
    /// One a calendar of the file.
    private var readers: [DraftReader]
    private var issues: [Issue]
    private var drafts: [UIDKey: [Draft]] = [:]
    /// The UIDs in the order in which the file first tells of each that was parsed.
    private var order: [UIDKey] = []
    /// Whose component stands at each place of the file; nil for one that could not be read.
    private var owners: [UIDKey?] = []
    /// The places of the components that the harvest does not know.
    private var unknown: [Int] = []
    /// The UIDs of which a component was there last time and is not any more.
    private var missing: Set<UIDKey> = []
    private var isParsed: [Bool]
    private var unread: [UnreadEvent] = []

    init(
        feed: ScannedFeed, known: Harvest?, kind: ItemKind, database: ZoneDatabase,
        cancelled: CancelledWords, language: String = "en"
    ) {
        var feed = feed
        feed.limitZones(database)
        self.feed = feed
        self.known = known
        issues = feed.issues.map(Issue.init)
        let shared = feed.sharedZones
        readers = feed.calendars.map {
            DraftReader(
                calendar: $0, others: shared, bytes: feed.bytes, kind: kind, database: database,
                cancelled: cancelled)
        }
        for index in readers.indices { readers[index].language = language }
        isParsed = Array(repeating: false, count: feed.components.count)
    }

    /// How many events the file has, where not one of them can be read and none is known of before.
    var unreadable: Int? {
        let isOfNoUse = known == nil && drafts.isEmpty && !feed.components.isEmpty
        return isOfNoUse ? feed.components.count : nil
    }

    /// Parses what the harvest does not know, then the other components of the same UIDs.
    mutating func run() -> FeedReading {
        let news = FeedNews(feed.components, since: known)
        owners = news.owners
        unknown = news.unknown
        missing = news.missing
        parse(unknown)
        let touched = Set(order).union(missing).union(unread.map { UIDKey(of: $0.uid) })
        if !touched.isEmpty {
            parse(
                feed.components.indices.filter { place in
                    !isParsed[place] && owners[place].map(touched.contains) ?? false
                })
        }
        return reading(touched: touched)
    }

    /// Parses components, many of them on all processors.
    private mutating func parse(_ places: [Int]) {
        // The first ones alone: from them the readers learn the file's zones, once.
        let first = places.prefix(Self.alone)
        parse(Array(first), by: &readers).forEach { take($0) }
        let rest = places.dropFirst(first.count)
        let (pass, readers) = (self, readers)
        let chunk = min(max(rest.count / 4, Self.smallestChunk), Self.largestChunk)
        for (parsed, used) in concurrentMap(
            rest.chunks(of: chunk),
            { places in
                var readers = readers
                return (pass.parse(places, by: &readers), readers)
            })
        {
            parsed.forEach { take($0) }
            for index in used.indices { self.readers[index].learn(from: used[index]) }
        }
    }

    private static let alone = 8
    private static let smallestChunk = 24
    private static let largestChunk = 512

    private struct Parsed: Sendable {
        var place: Int
        var draft: Draft?
        var unread: UnreadEvent?
        var issues: [Issue]
    }

    private func parse(_ places: [Int], by readers: inout [DraftReader]) -> [Parsed] {
        feed.bytes.withUnsafeBytes { bytes in
            places.map { place in
                let span = feed.components[place]
                let read = readers[span.calendar].read(span, at: place, in: bytes)
                return Parsed(
                    place: place, draft: read.draft, unread: read.unread, issues: read.issues)
            }
        }
    }

    private mutating func take(_ parsed: Parsed) {
        isParsed[parsed.place] = true
        issues += parsed.issues
        if let event = parsed.unread { unread.append(event) }
        guard let draft = parsed.draft else {
            // It is listed, so that its UID is not gone, and its bytes are kept.
            owners[parsed.place] = parsed.unread.map { UIDKey(of: $0.uid) }
            return
        }
        let key = UIDKey(of: draft.uid)
        owners[parsed.place] = key
        if drafts[key]?.append(draft) == nil {
            drafts[key] = [draft]
            order.append(key)
        }
    }

    private func reading(touched: Set<UIDKey>) -> FeedReading {
        var meetings: [Meeting] = []
        meetings.reserveCapacity(order.count)
        let clocks = allClocks
        var leftOut: [Draft] = []
        for key in order {
            guard let drafts = drafts[key] else { continue }
            for (uid, copies) in separate(drafts) {
                leftOut += MeetingAssembler.leftOut(of: copies)
                meetings += MeetingAssembler(uid: uid, clocks: clocks).assemble(copies)
            }
        }
        let components = zip(feed.components, owners).compactMap { span, owner in
            owner.map { HarvestedComponent(digest: Digest(span.digest), uid: $0) }
        }
        let doubted = Set(unread.map(\.uid))
        if !doubted.isEmpty {
            meetings = meetings.map { doubted.contains($0.uid) ? $0.doubted(.partial) : $0 }
        }
        return FeedReading(
            touched: Array(touched), meetings: meetings,
            zoneDefinitions: readers.reduce(into: [:]) { all, reader in
                all.merge(reader.zoneDefinitions) { first, _ in first }
            },
            components: components, archive: archive, isChurned: isChurned,
            refreshInterval: refreshInterval, issues: issues + issue(of: leftOut), unread: unread,
            calendarName: feed.calendars.lazy.compactMap(\.name).first { !$0.isEmpty },
            isComplete: feed.isComplete)
    }

    /// What says that events are left out, and which is the first of them.
    private func issue(of leftOut: [Draft]) -> [Issue] {
        guard let first = leftOut.min(by: { $0.position < $1.position }) else { return [] }
        let title = first.entry?.summary.harmless.oneLine.truncated(to: 60) ?? ""
        let what =
            leftOut.count == 1
            ? "1 event is left out: it has UID and start of another, \"\(title)\""
            : "\(leftOut.count) events are left out: they have UID and start of another, first "
                + "\"\(title)\""
        return [
            Issue(.warning, uid: first.uid, line: feed.components[first.position].line, what)
        ]
    }

    private var archive: HarvestArchive {
        var frame = HarvestFrame.Cutter(feed.bytes)
        for (span, owner) in zip(feed.components, owners) where owner != nil {
            frame.cut(span.range)
        }
        return HarvestArchive(
            frame: frame.rest(),
            news: unknown.compactMap { place in
                guard owners[place] != nil else { return nil }
                let span = feed.components[place]
                return (Digest(span.digest), span.range)
            },
            bytes: feed.bytes)
    }

    /// Every component of the last harvest is gone, and nothing here goes by one of its UIDs.
    private var isChurned: Bool {
        !missing.isEmpty && unknown.count == feed.components.count
            && owners.allSatisfy { owner in owner.map { !missing.contains($0) } ?? true }
    }

    /// The longest that a calendar of the file asks for.
    private var refreshInterval: Int64? {
        feed.calendars.compactMap { $0.refreshInterval.flatMap(CalendarDuration.init(text:)) }
            .map { Int64($0.days) * 86_400 + Int64($0.seconds) }
            .filter { $0 > 0 }.max()
    }

    /// Two UIDs with the same key, if that ever happens, are two.
    private func separate(_ drafts: [Draft]) -> [(String, [Draft])] {
        let uid = drafts[0].uid
        guard drafts.contains(where: { $0.uid != uid }) else { return [(uid, drafts)] }
        return Dictionary(grouping: drafts, by: \.uid).map { ($0, $1) }
    }

    private var allClocks: Clocks {
        readers.reduce(into: Clocks()) { all, reader in
            all.zones.merge(reader.clocks.zones) { first, _ in first }
        }
    }
}

extension Issue {
    init(_ issue: FeedIssue) {
        self.init(
            issue.severity == .error ? .error : .warning, uid: issue.uid, line: issue.line,
            issue.message)
    }
}
