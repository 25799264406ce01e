import Campus
import Importing
import Recurrence
import Storage
import Words
import ICalendar

extension Importer {
    /// Goes back to what a source held before its last import.
    ///
    /// The feed as it was then is read again from what is kept of it, so that it means what it
    /// meant, ids included. What the undone import said is remembered: an import that says the
    /// same is not taken until a person wants it back.
    /// - Throws: `Refusal.missing` when nothing before the last import is kept.
    func undo(_ source: Source) throws(Refusal) -> ImportReport {
        let (store, now) = (store, now)
        let (former, summary, state, time) = try translating { () throws(StorageError) in
            (
                try store.look { try $0.archivedFeed(of: source, back: 1) },
                try store.look { try $0.harvestSummary(of: source) },
                try store.look { try $0.state(of: source) },
                try store.look { try $0.harvestTime(of: source) }
            )
        }
        let last = try stored(summary, of: source, state)
        guard let former, let last else {
            throw Refusal(.missing, "refusal.source.unkept", with: ["source": "\(source.name)"])
        }
        let reading = try reread(former.bytes, of: source, known: last, afresh: state.isRegrouped)
        let listed = Set(last.components.map(\.uid))
        let taken = Dictionary(grouping: try lastListed(by: source), by: \.uid)
        let review = try review(
            reading, of: source, over: last, wasRegrouped: state.isRegrouped, taken: taken
        ) { meeting in
            !listed.contains(UIDKey(of: meeting.uid))
        }
        var after = state
        after.isRegrouped = review.isRegrouped
        after.undone += [review.returnFingerprint, Harvest.listing(last.components)]
        after.refusal = nil
        after.unread = review.unread(after: state.unread)
        let fetch = FetchRecord(
            at: now, outcome: .undone, bytes: former.bytes.count, counts: review.counts)
        let replacement = review.replacement(
            body: former.harvest.summary.body, changes: review.changes)
        try write(replacement, losing: review.vanishing, by: fetch, leaving: after, of: source)
        var report = review.report(isFirst: true, changes: review.changes)
        report.issues = []
        report.reason =
            "as it was before the import of \(try words(for: time, of: source)); --redo reads the "
            + "feed again and takes what it says"
        return report
    }

    /// All of it or nothing, the line of the audit among it.
    private func write(
        _ replacement: Replacement, losing vanishing: VanishingOccurrences, by fetch: FetchRecord,
        leaving state: SourceState, of source: Source
    ) throws(Refusal) {
        let (store, handover, putOnRecord) = (store, handover, putOnRecord)
        try translating { () throws(StorageError) in
            try store.act { transaction in
                try handover.run(vanishing, in: transaction)
                try transaction.undo(replacement, by: fetch, leaving: state, of: source)
                try handover.takeBack(by: source, in: transaction)
                try putOnRecord(.undoImport, source, transaction)
            }
        }
    }

    /// `2026-10-05 08:00`, as the history has it: imports that altered nothing are passed over, so the last one may be
    /// another.
    private func words(for time: Instant?, of source: Source) throws(Refusal) -> String {
        guard let time else { return "its last changes" }
        let wall = try viewer(source).wall(at: time)
        return "\(wall.date) \(wall.clockText)"
    }

    /// The harvest that a source holds, read by this program's reader.
    ///
    /// One that an older version read is read again from its bytes first: what a newer reader makes
    /// of the same bytes is no change of the feed's.
    func stored(
        _ summary: HarvestSummary?, of source: Source, _ state: SourceState
    ) throws(Refusal) -> Harvest? {
        guard let summary else { return nil }
        let store = store
        func current() throws(Refusal) -> Harvest? {
            try translating { () throws(StorageError) in
                guard let summary = try store.look({ try $0.harvestSummary(of: source) }) else {
                    return nil
                }
                return Harvest(
                    summary, components: try store.look { try $0.harvestedComponents(of: source) })
            }
        }
        let known = try current()
        guard summary.reader != FeedReader.version, let known,
            let archived = try translating({ () throws(StorageError) in
                try store.look { try $0.archivedFeed(of: source, back: 0) }
            })
        else { return known }
        let reading = try reread(
            archived.bytes, of: source, known: known, afresh: state.isRegrouped)
        let review = try review(
            reading, of: source, over: known, wasRegrouped: state.isRegrouped)
        let replacement = review.replacement(body: summary.body, changes: [])
        try translating { () throws(StorageError) in
            try store.relaxed { try $0.reread(replacement, of: source, at: now) }
        }
        return try current()
    }

    /// What the last import brought, as the feed told it.
    private func lastListed(by source: Source) throws(Refusal) -> [Meeting] {
        let store = store
        guard
            let archived = try translating({ () throws(StorageError) in
                try store.look { try $0.archivedFeed(of: source, back: 0) }
            })
        else { return [] }
        return try reread(archived.bytes, of: source).meetings
    }

    private func reread(
        _ bytes: [UInt8], of source: Source, known: Harvest? = nil, afresh: Bool = false
    ) throws(Refusal) -> FeedReading {
        let reader = try reader(of: source)
        do {
            return try reader.read(bytes, known: known, afresh: afresh, isKept: true)
        } catch {
            throw Refusal(
                .unreadable, "refusal.source.keptUnreadable",
                with: ["source": "\(source.name)", "problem": .message(error.message)])
        }
    }
}
