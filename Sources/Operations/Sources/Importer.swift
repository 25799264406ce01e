import Campus
import Fetching
import ICalendar
import Importing
import Recurrence
import Scheduling
import Storage
import Words

/// Brings one source up to date: fetch, read what is new, tell accidents from changes, write what
/// differs.
struct Importer: Sendable {
    let store: Store
    let fetcher: Fetcher
    let zones: ZoneDatabase
    /// In which all-day items and floating times of a source are read.
    let viewer: @Sendable (Source) throws(Refusal) -> Zone
    let now: Instant
    let labeller: MeetingLabeller
    let crawlRunner: CrawlRunner
    let handover: Handover
    let putOnRecord: Recorder

    /// Puts on record what somebody does to a source, in the transaction that does it.
    typealias Recorder =
        @Sendable (AuditedAct, Source, Transaction) throws(StorageError) -> Void

    /// What came of it; never throws, since one source's failure is its own outcome.
    ///
    /// - Parameter locking: keeps others from altering the source, from when it has answered.
    func refresh<Lock>(
        _ source: Source, _ way: ImportWay, locking: () async throws(Refusal) -> Lock
    ) async -> ImportReport {
        do throws(Refusal) {
            let asked = try basis(of: source)
            let answer = await answer(of: source, to: asked, way)
            let lock = try await locking()
            defer { withExtendedLifetime(lock) {} }
            guard try isStillThere(source) else {
                return untouched(source, "it is gone, with who kept it or by their wish")
            }
            let current = try basis(of: source)
            guard current == asked else {
                return untouched(source, "it was imported or taken back meanwhile")
            }
            return take(answer, of: source, basis: current, way)
        } catch {
            return ImportReport(source: source.name, failure: error)
        }
    }

    /// What is known of a source when it is asked.
    private struct Basis: Equatable {
        var state: SourceState
        /// The latest answer that was taken.
        var last: FetchRecord?
        /// When it sent its whole body last.
        var body: Instant?
        var harvest: HarvestSummary?
        /// Whether a person went back from what it brought last, and it has said nothing else since.
        var isUndone: Bool
    }

    private func basis(of source: Source) throws(Refusal) -> Basis {
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { transaction in
                Basis(
                    state: try transaction.state(of: source),
                    last: try transaction.latestFetches(of: source).good,
                    body: try transaction.lastBody(of: source),
                    harvest: try transaction.harvestSummary(of: source),
                    isUndone: try transaction.isUndone(source))
            }
        }
    }

    private func answer(
        of source: Source, to known: Basis, _ way: ImportWay
    ) async -> Result<Fetched, ImportFailure> {
        let isOld = known.body.map { !(0..<Self.trusted).contains(now - $0) } ?? true
        let validators = way == .redoing || isOld ? nil : validators(known.last, known.harvest)
        do throws(ImportFailure) {
            return .success(try await fetch(source.address, validators: validators))
        } catch {
            return .failure(error)
        }
    }

    /// For how long a server's word that nothing has changed is taken, in seconds: some say so for ever.
    ///
    /// Less than a day, so that a daily import asks for all each time.
    private static let trusted: Int64 = 20 * 3_600

    private func take(
        _ answer: Result<Fetched, ImportFailure>, of source: Source, basis known: Basis,
        _ way: ImportWay
    ) -> ImportReport {
        do throws(ImportFailure) {
            let answer = try answer.get()
            try failing { () throws(Refusal) in try relabelIfStale(source) }
            switch answer {
            case .unchanged(let validators):
                let record = record(validators, after: known.last)
                return try failing { () throws(Refusal) in
                    // It is as when it was asked before somebody went back from that.
                    known.isUndone
                        ? try hold(source, in: known.state, known.harvest, after: record)
                        : try keep(source, in: known.state, known.harvest, after: record)
                }
            case .body(let body):
                return try take(body, of: source, in: known.state, known: known.harvest, way)
            }
        } catch {
            return fail(source, in: known.state, error)
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
            throw ImportFailure(error, of: address, at: now)
        }
    }

    /// Whoever is quoted may quote the address.
    private static func masked(_ error: FeedError, _ secrets: AddressSecrets) -> FeedError {
        guard case .notACalendar(let start) = error else { return error }
        return .notACalendar(startsWith: secrets.masked(start))
    }

    /// Reads a body as far as it is new.
    func read(
        _ body: FetchedBody, of source: Source, known harvest: Harvest?, afresh: Bool = false
    ) throws(ImportFailure) -> FeedReading {
        let secrets = AddressSecrets(source.address)
        let reader: FeedReader
        do { reader = try self.reader(of: source) } catch { throw ImportFailure(error) }
        var reading: FeedReading
        do {
            reading = try reader.read(body.bytes, known: harvest, afresh: afresh)
        } catch {
            let host = body.finalHost.map { source.address.hosts($0) ? $0 : secrets.masked($0) }
            var said: [String: Message.Argument] = [
                "address": "\(source.address)",
                "problem": .message(Self.masked(error, secrets).message),
            ]
            guard error == .webPage, let host else {
                throw ImportFailure(Refusal(.unreadable, "refusal.feed.unreadable", with: said))
            }
            said["host"] = "\(host)"
            throw ImportFailure(Refusal(.unreadable, "refusal.feed.unreadable.from", with: said))
        }
        for index in reading.issues.indices {
            reading.issues[index].message = secrets.masked(reading.issues[index].message)
            reading.issues[index].uid = reading.issues[index].uid.map(secrets.masked)
        }
        guard reading.isComplete || harvest == nil else {
            throw ImportFailure(
                Refusal(
                    .unreadable, "refusal.feed.cutShort", with: ["address": "\(source.address)"]))
        }
        return reading
    }

    /// What reads a source's feeds, in the language of whoever keeps it.
    func reader(of source: Source) throws(Refusal) -> FeedReader {
        var reader = FeedReader(
            kind: source.kind, database: zones,
            cancelled: labeller.profile.words.cancelledWords)
        let store = store
        let choice = try translating { () throws(StorageError) -> String? in
            try store.look { transaction in
                guard let keeper = try transaction.person(source.personID) else { return nil }
                return try transaction.settings(of: keeper)[
                    SettingKey<LanguageChoice>.language.name]
            }
        }
        reader.language =
            (choice.flatMap(LanguageChoice.init(written:)) ?? .usual).words.language.rawValue
        return reader
    }

    /// Settles what a reading means beside what is stored.
    ///
    /// - Parameters:
    ///   - wasRegrouped: what is stored is grouped into other meetings than the feed's; then the
    ///     reading is of all of it.
    ///   - keeps: whether a meeting that is not listed any more stays; nil keeps what is over.
    ///   - taken: by UID, what is not to stay of a series though it is over.
    func review(
        _ reading: FeedReading, of source: Source, over known: Harvest?,
        wasRegrouped: Bool = false, taken: [String: [Meeting]] = [:],
        keeps: ((Meeting) -> Bool)? = nil
    ) throws(Refusal) -> ImportReview {
        let store = store
        let old = try translating { () throws(StorageError) in
            if known == nil { return [Meeting]() }
            guard wasRegrouped else {
                return try store.look { try $0.meetings(of: source, under: reading.touched) }
            }
            return try store.look { try $0.meetings(of: [source], in: nil) }.map(\.meeting)
        }
        let finder = try finder(
            for: known == nil ? [] : old + reading.meetings, of: source,
            fresh: reading.zoneDefinitions)
        return ImportReview(
            reading, of: source, over: known, old: old, wasRegrouped: wasRegrouped,
            finder: finder,
            labeller: source.kind == .class ? labeller.of(source) : nil,
            keeps: { meeting in
                guard let keeps else { return finder.isOver(meeting) }
                // What the feed groups otherwise is not listed under its own UID.
                return keeps(meeting) && (!wasRegrouped || finder.isOver(meeting))
            }, taken: taken
        ) { window in
            // Whoever cannot read them is told less well, and the import fails when it writes.
            (try? store.look { try $0.meetings(of: [source], in: window) })?.map(\.meeting) ?? []
        }
    }

    /// Compares agendas of some meetings.
    ///
    /// - Parameter fresh: definitions of zones that are not stored yet, by TZID.
    func finder(
        for meetings: [Meeting], of source: Source, fresh: [String: String] = [:]
    ) throws(Refusal) -> ChangeFinder {
        let (store, viewer) = (store, try viewer(source))
        let table = try translating { () throws(StorageError) in
            try ZoneLookup(zones, viewer: viewer).table(
                for: meetings.map { SourcedMeeting(source: source, meeting: $0) }, fresh: fresh
            ) { source throws(StorageError) in try store.look { try $0.zoneDefinitions(of: source) }
            }
        }
        return ChangeFinder(source: source, zones: table, now: now)
    }

    /// A reader of another version has to see the bytes again, changed or not.
    private func validators(_ last: FetchRecord?, _ harvest: HarvestSummary?) -> Validators? {
        guard let last, harvest?.reader == FeedReader.version else { return nil }
        return Validators(etag: last.etag, lastModified: last.lastModified)
    }
}
