import Campus
import Fetching
import ICalendar
import Importing
import Recurrence
import Scheduling
import Storage

/// Brings one source up to date: fetch, read what is new, tell accidents from changes, write what
/// differs.
struct Importer: Sendable {
    let store: Store
    let fetcher: Fetcher
    let zones: ZoneDatabase
    /// In which all-day items and floating times of a source are read.
    let viewer: @Sendable (Source) throws(Failure) -> Zone
    let now: Instant
    let labeller: MeetingLabeller
    let crawlRunner: CrawlRunner

    /// What came of it; never throws, since one source's failure is its own outcome.
    func refresh(_ source: Source, _ way: ImportWay = .guarded) async -> ImportReport {
        if let address = CrawlAddress(source.address) {
            return await crawl(source, at: address, way)
        }
        var state = SourceState()
        do throws(ImportFailure) {
            state = try storing { () throws(StorageError) in try store.state(of: source) }
            try failing { () throws(Failure) in try relabelIfStale(source) }
            let (last, harvest) = try storing { () throws(StorageError) in
                (try store.latestFetches(of: source).good, try store.harvestSummary(of: source))
            }
            let validators = way == .redoing ? nil : validators(last, harvest)
            switch try await fetch(source.address, validators: validators) {
            case .unchanged(let answer):
                return try failing { () throws(Failure) in
                    try keep(source, state, harvest, record(answer, after: last))
                }
            case .body(let body):
                return try take(body, of: source, state, known: harvest, way)
            }
        } catch {
            return fail(source, state, error)
        }
    }

    /// Fetches an address.
    func fetch(
        _ address: SecretAddress, validators: Validators? = nil
    ) async throws(ImportFailure) -> Fetched {
        do {
            return try await fetcher.fetch(
                FetchRequest(url: address.revealed, validators: validators))
        } catch {
            throw ImportFailure(error, at: now)
        }
    }

    /// Reads a body as far as it is new.
    func read(
        _ body: FetchedBody, of source: Source, known harvest: Harvest?
    ) throws(ImportFailure) -> FeedReading {
        let reading: FeedReading
        do {
            reading = try FeedReader(kind: source.kind, database: zones)
                .read(body.bytes, known: harvest)
        } catch {
            let sender = error == .webPage ? body.finalHost.map { " (sent by \($0))" } ?? "" : ""
            throw ImportFailure(
                Failure(.unreadable, "\(source.address): \(error.description)\(sender)"))
        }
        guard reading.isComplete || harvest == nil else {
            throw ImportFailure(
                Failure(
                    .unreadable,
                    """
                    \(source.address): the file ends before END:VCALENDAR, so it may have been \
                    cut short; nothing was changed: try again later
                    """))
        }
        return reading
    }

    /// Settles what a reading means beside what is stored.
    ///
    /// - Parameter keeps: whether a meeting that is not listed any more stays; nil keeps what is
    ///   over.
    func review(
        _ reading: FeedReading, of source: Source, over known: Harvest?,
        keeps: ((Meeting) -> Bool)? = nil
    ) throws(Failure) -> ImportReview {
        let store = store
        let old = try translating { () throws(StorageError) in
            known == nil ? [] : try store.meetings(of: source, under: reading.touched)
        }
        let concerned = known == nil ? [] : old + reading.meetings
        let viewer = try viewer(source)
        let table = try translating { () throws(StorageError) in
            try ZoneLookup(zones, viewer: viewer).table(
                for: concerned.map { SourcedMeeting(source: source, meeting: $0) },
                fresh: reading.zoneDefinitions
            ) { source throws(StorageError) in try store.zoneDefinitions(of: source) }
        }
        let finder = ChangeFinder(source: source, zones: table, now: now)
        return ImportReview(
            reading, of: source, over: known, old: old, finder: finder,
            labeller: source.kind == .class ? labeller.of(source) : nil,
            keeps: keeps ?? finder.isOver)
    }

    /// A reader of another version has to see the bytes again, changed or not.
    private func validators(_ last: FetchRecord?, _ harvest: HarvestSummary?) -> Validators? {
        guard let last, harvest?.reader == FeedReader.version else { return nil }
        return Validators(etag: last.etag, lastModified: last.lastModified)
    }
}
