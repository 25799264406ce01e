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
    /// In which all-day items and floating times are read.
    let viewer: Zone
    let now: Instant

    /// What came of it; never throws, since one source's failure is its own outcome.
    func refresh(_ source: Source, _ way: ImportWay = .guarded) async -> ImportReport {
        var state = SourceState()
        do throws(ImportFailure) {
            state = try storing { () throws(StorageError) in try store.state(of: source) }
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
        let (store, viewer) = (store, viewer)
        let old = try translating { () throws(StorageError) in
            known == nil ? [] : try store.meetings(of: source, under: reading.touched)
        }
        let concerned = known == nil ? [] : old + reading.meetings
        let table = try ZoneLookup(store: store, zones: zones, viewer: viewer).table(
            for: concerned.map { SourcedMeeting(source: source, meeting: $0) },
            fresh: reading.zoneDefinitions)
        let finder = ChangeFinder(source: source, zones: table, now: now)
        return ImportReview(
            reading, of: source, over: known, old: old, finder: finder,
            keeps: keeps ?? finder.isOver)
    }

    private func take(
        _ body: FetchedBody, of source: Source, _ state: SourceState,
        known summary: HarvestSummary?, _ way: ImportWay
    ) throws(ImportFailure) -> ImportReport {
        let digest = FeedReader.digest(of: body.bytes)
        if let summary, summary.reader == FeedReader.version, summary.body == digest {
            return try failing { () throws(Failure) in
                try keep(source, state, summary, record(.unchanged, body))
            }
        }
        let known = try failing { () throws(Failure) in try stored(summary, of: source) }
        let isTold = known?.summary.reader == FeedReader.version
        let reading = try read(body, of: source, known: known)
        return try failing { () throws(Failure) in
            let review = try review(reading, of: source, over: known)
            var state = state
            state.refreshInterval = reading.refreshInterval
            if way != .redoing, state.undone.contains(where: review.says) {
                return try hold(source, state, summary, record(.unchanged, body))
            }
            if way == .guarded, let refused = try refuse(review, state, body) { return refused }
            let changes = isTold ? review.changes : []
            try write(review, of: source, state, body, digest, changes)
            return review.report(isFirst: known == nil, changes: changes)
        }
    }

    private func write(
        _ review: ImportReview, of source: Source, _ state: SourceState, _ body: FetchedBody,
        _ digest: Digest, _ changes: [Change]
    ) throws(Failure) {
        var fetch = record(.imported, body)
        if review.report(isFirst: review.known == nil).status == .unchanged {
            fetch.outcome = .unchanged
        }
        fetch.counts = review.counts
        var state = state
        state.undone = []
        let store = store
        let replacement = review.replacement(body: digest, changes: changes)
        let after = succeeded(state, source, body.retryAfter)
        try translating { () throws(StorageError) in
            try store.apply(replacement, fetch, after, to: source)
            if let moved = body.permanentURL {
                try store.setAddress(SecretAddress(moved), of: source)
            }
        }
    }

    /// Nil when the harvest may pass.
    private func refuse(
        _ review: ImportReview, _ state: SourceState, _ body: FetchedBody
    ) throws(Failure) -> ImportReport? {
        let removal = RemovalGuard(store: store, now: now)
        guard let refusal = try removal.refusal(of: review, last: state.refusal) else {
            return nil
        }
        let sentence = try removal.sentence(on: refusal, of: review)
        let source = review.source
        var fetch = record(.refused, body)
        fetch.reason = sentence
        var after = succeeded(state, source, body.retryAfter)
        after.refusal = refusal
        let (store, record, state) = (store, fetch, after)
        try translating { () throws(StorageError) in
            try store.record(record, state, of: source)
        }
        var report = ImportReport(source: source.name, status: .refused)
        report.counts.unchanged = review.known?.summary.meetings ?? 0
        report.reason = sentence
        report.failure = Failure(.partial, sentence)
        return report
    }

    /// The feed still says what a person has undone.
    private func hold(
        _ source: Source, _ state: SourceState, _ harvest: HarvestSummary?, _ fetch: FetchRecord
    ) throws(Failure) -> ImportReport {
        var report = try keep(source, state, harvest, fetch)
        report.reason = "the feed still says what was undone: --redo takes it"
        return report
    }

    private func keep(
        _ source: Source, _ state: SourceState, _ harvest: HarvestSummary?, _ fetch: FetchRecord
    ) throws(Failure) -> ImportReport {
        var fetch = fetch
        fetch.counts.unchanged = harvest?.meetings ?? 0
        let (store, record, state) = (store, fetch, succeeded(state, source, nil))
        try translating { () throws(StorageError) in
            try store.record(record, state, of: source)
        }
        var report = ImportReport(source: source.name, status: .unchanged)
        report.counts.unchanged = harvest?.meetings ?? 0
        return report
    }

    private func fail(
        _ source: Source, _ state: SourceState, _ error: ImportFailure
    ) -> ImportReport {
        var state = state
        state.failures += 1
        state.isStopped = error.isGone
        state.next =
            error.isGone
            ? nil
            : RefreshPlan.retry(
                source, failures: state.failures, at: now, retryAfter: error.retryAfter)
        let record = FetchRecord(at: now, outcome: .failed, reason: error.failure.message)
        // The failure is what matters; a store that cannot take the record fails loudly next.
        try? store.record(record, state, of: source)
        return ImportReport(source: source.name, failure: error.failure)
    }

    /// The state of a source that has answered.
    func succeeded(
        _ state: SourceState, _ source: Source, _ retryAfter: RetryAfter?
    ) -> SourceState {
        var state = state
        state.failures = 0
        state.isStopped = false
        state.refusal = nil
        let wishes = [state.refreshInterval, retryAfter?.wait(fromUnixTime: now.seconds)]
        state.next =
            source.isOnce ? nil : RefreshPlan.next(after: source, at: now, wishes: wishes)
        return state
    }
}

extension Importer {
    /// A reader of another version has to see the bytes again, changed or not.
    private func validators(_ last: FetchRecord?, _ harvest: HarvestSummary?) -> Validators? {
        guard let last, harvest?.reader == FeedReader.version else { return nil }
        return Validators(etag: last.etag, lastModified: last.lastModified)
    }

    func record(_ outcome: FetchRecord.Outcome, _ body: FetchedBody) -> FetchRecord {
        FetchRecord(
            at: now, outcome: outcome, status: body.httpStatus, etag: body.validators.etag,
            lastModified: body.validators.lastModified, bytes: body.bytes.count)
    }

    private func record(_ answer: Validators, after last: FetchRecord?) -> FetchRecord {
        FetchRecord(
            at: now, outcome: .unchanged, status: 304, etag: answer.etag ?? last?.etag,
            lastModified: answer.lastModified ?? last?.lastModified)
    }

    /// Runs something on the store; what it throws fails the import.
    private func storing<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(ImportFailure) -> Value {
        do { return try body() } catch { throw ImportFailure(Failure(error)) }
    }

    private func failing<Value>(
        _ body: () throws(Failure) -> Value
    ) throws(ImportFailure) -> Value {
        do { return try body() } catch { throw ImportFailure(error) }
    }
}
