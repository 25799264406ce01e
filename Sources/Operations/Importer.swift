import Campus
import Fetching
import ICalendar
import Importing
import Recurrence
import Storage

/// Brings one source up to date: fetch, read what is new, write what differs.
struct Importer: Sendable {
    let store: Store
    let fetcher: Fetcher
    let zones: ZoneDatabase
    let now: Instant
    let labeller: MeetingLabeller

    /// What came of it; never throws, since one source's failure is its own outcome.
    func refresh(_ source: Source) async -> ImportReport {
        do {
            try relabelIfStale(source)
            let last = try translating { () throws(StorageError) in
                try store.latestFetches(of: source).good
            }
            let harvest = try translating { () throws(StorageError) in
                try store.harvestSummary(of: source)
            }
            switch try await fetch(source.address, validators: validators(last, harvest)) {
            case .unchanged(let answer):
                return try keep(source, harvest, record(answer, after: last))
            case .body(let body):
                return try take(body, of: source, known: harvest)
            }
        } catch {
            let record = FetchRecord(at: now, outcome: .failed, reason: error.message)
            // The failure is what matters; a store that cannot take the record fails loudly next.
            try? store.record(record, of: source)
            return ImportReport(source: source.name, failure: error)
        }
    }

    /// Fetches an address.
    func fetch(
        _ address: SecretAddress, validators: Validators? = nil
    ) async throws(Failure) -> Fetched {
        do {
            return try await fetcher.fetch(
                FetchRequest(url: address.revealed, validators: validators))
        } catch {
            throw Failure(error)
        }
    }

    /// Reads a body as far as it is new, and says what is to be written.
    ///
    /// - Parameters:
    ///   - digest: of the body.
    ///   - harvest: what the source held last time; nil for the first time.
    ///   - stored: gives the stored meetings under some UIDs.
    func prepare(
        _ body: FetchedBody, _ digest: Digest, of address: SecretAddress, kind: ItemKind,
        known harvest: Harvest?,
        stored: ([UIDKey]) throws(Failure) -> [Meeting] = { _ in [] }
    ) throws(Failure) -> PreparedImport {
        let reading = try read(body, of: address, kind: kind, known: harvest)
        let old = harvest == nil ? [] : try stored(reading.touched)
        let difference = Difference(of: old, and: reading.meetings)
        let before = harvest?.summary.meetings ?? 0
        let count = before + difference.added.count - difference.gone.count
        return PreparedImport(
            replacement: Replacement(
                written: difference.added + difference.changed,
                gone: difference.gone.compactMap(\.id), zoneDefinitions: reading.zoneDefinitions,
                harvest: Harvest(
                    HarvestSummary(
                        reader: FeedReader.version, body: digest, meetings: count),
                    components: reading.components),
                labeller: kind == .class ? labeller : nil),
            fetch: record(.imported, body), difference: difference, issues: reading.issues,
            calendarName: reading.calendarName)
    }

    /// A reader of another version has to see the bytes again, changed or not.
    private func validators(_ last: FetchRecord?, _ harvest: HarvestSummary?) -> Validators? {
        guard let last, harvest?.reader == FeedReader.version else { return nil }
        return Validators(etag: last.etag, lastModified: last.lastModified)
    }

    private func take(
        _ body: FetchedBody, of source: Source, known harvest: HarvestSummary?
    ) throws(Failure) -> ImportReport {
        let digest = FeedReader.digest(of: body.bytes)
        if let harvest, harvest.reader == FeedReader.version, harvest.body == digest {
            return try keep(source, harvest, record(.unchanged, body))
        }
        let known = try translating { () throws(StorageError) in
            try harvest.map { summary throws(StorageError) in
                Harvest(summary, components: try store.harvestedComponents(of: source))
            }
        }
        let prepared = try prepare(
            body, digest, of: source.address, kind: source.kind, known: known,
            stored: { keys throws(Failure) in
                try translating { () throws(StorageError) in
                    try store.meetings(of: source, under: keys)
                }
            })
        try translating { () throws(StorageError) in
            try store.apply(prepared.replacement, prepared.fetch, to: source)
            if let moved = body.permanentURL {
                try store.setAddress(SecretAddress(moved), of: source)
            }
        }
        return prepared.report(on: source.name, isFirst: harvest == nil)
    }

    private func read(
        _ body: FetchedBody, of address: SecretAddress, kind: ItemKind, known harvest: Harvest?
    ) throws(Failure) -> FeedReading {
        let reading: FeedReading
        do {
            reading = try FeedReader(kind: kind, database: zones).read(body.bytes, known: harvest)
        } catch {
            throw Failure(.unreadable, "\(address): \(error)")
        }
        guard reading.isComplete || harvest == nil else {
            throw Failure(
                .unreadable,
                """
                \(address): the file ends before END:VCALENDAR, so it may have been cut short; \
                nothing was changed: try again later
                """)
        }
        return reading
    }

    private func keep(
        _ source: Source, _ harvest: HarvestSummary?, _ fetch: FetchRecord
    ) throws(Failure) -> ImportReport {
        try translating { () throws(StorageError) in try store.record(fetch, of: source) }
        var report = ImportReport(source: source.name, status: .unchanged)
        report.unchanged = harvest?.meetings ?? 0
        return report
    }

    private func record(_ outcome: FetchRecord.Outcome, _ body: FetchedBody) -> FetchRecord {
        FetchRecord(
            at: now, outcome: outcome, status: body.httpStatus, etag: body.validators.etag,
            lastModified: body.validators.lastModified, bytes: body.bytes.count)
    }

    private func record(_ answer: Validators, after last: FetchRecord?) -> FetchRecord {
        FetchRecord(
            at: now, outcome: .unchanged, status: 304, etag: answer.etag ?? last?.etag,
            lastModified: answer.lastModified ?? last?.lastModified)
    }
}

/// What an import is about to write, and what it will say.
struct PreparedImport: Sendable {
    var replacement: Replacement
    var fetch: FetchRecord
    var difference: Difference
    var issues: [Issue]
    var calendarName: String?

    func report(on source: String, isFirst: Bool) -> ImportReport {
        let isQuiet = replacement.written.isEmpty && replacement.gone.isEmpty && !isFirst
        var report = ImportReport(source: source, status: isQuiet ? .unchanged : .imported)
        report.added = difference.added.count
        report.changed = difference.changed.count
        report.removed = difference.gone.count
        report.unchanged = replacement.harvest.summary.meetings - report.added - report.changed
        report.issues = issues
        return report
    }
}
