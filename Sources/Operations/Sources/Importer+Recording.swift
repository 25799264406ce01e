import Campus
import Fetching
import Importing
import Recurrence
import Storage

/// What goes on record of an attempt, and when the next one is due.
extension Importer {
    func keep(
        _ source: Source, in state: SourceState, _ harvest: HarvestSummary?,
        after fetch: FetchRecord
    ) throws(Refusal) -> ImportReport {
        var fetch = fetch
        fetch.counts.unchanged = harvest?.meetings ?? 0
        let (store, record, state) = (store, fetch, succeeded(state, of: source, nil))
        try translating { () throws(StorageError) in
            try store.relaxed { try $0.record(record, state, of: source) }
        }
        var report = ImportReport(source: source.name, status: .unchanged)
        report.counts.unchanged = harvest?.meetings ?? 0
        return report
    }

    func fail(
        _ source: Source, in state: SourceState, _ error: ImportFailure
    ) -> ImportReport {
        var state = state
        state.failures += 1
        state.isStopped = error.isGone
        state.next =
            error.isGone
            ? nil
            : RefreshPlan.retry(
                source, failures: state.failures, at: now, retryAfter: error.retryAfter)
        let record = FetchRecord(at: now, outcome: .failed, reason: error.failure.sentence)
        // The failure is what matters; a store that cannot take the record fails loudly next.
        try? store.relaxed { try $0.record(record, state, of: source) }
        return ImportReport(source: source.name, failure: error.failure)
    }

    /// The state of a source that has answered.
    func succeeded(
        _ state: SourceState, of source: Source, _ retryAfter: RetryAfter?
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

    func record(_ outcome: FetchRecord.Outcome, _ body: FetchedBody) -> FetchRecord {
        FetchRecord(
            at: now, outcome: outcome, status: body.httpStatus, etag: body.validators.etag,
            lastModified: body.validators.lastModified, bytes: body.bytes.count)
    }

    func record(_ answer: Validators, after last: FetchRecord?) -> FetchRecord {
        FetchRecord(
            at: now, outcome: .unchanged, status: 304, etag: answer.etag ?? last?.etag,
            lastModified: answer.lastModified ?? last?.lastModified)
    }

    /// Runs something on the store; what it throws fails the import.
    func storing<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(ImportFailure) -> Value {
        do { return try body() } catch { throw ImportFailure(Refusal(error)) }
    }

    func failing<Value>(
        _ body: () throws(Refusal) -> Value
    ) throws(ImportFailure) -> Value {
        do { return try body() } catch { throw ImportFailure(error) }
    }

    func failing<Value>(
        _ body: () async throws(Refusal) -> Value
    ) async throws(ImportFailure) -> Value {
        do { return try await body() } catch { throw ImportFailure(error) }
    }
}
