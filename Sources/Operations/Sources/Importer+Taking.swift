import Campus
import Fetching
import Importing
import Recurrence
import Storage

/// What becomes of a body.
extension Importer {
    func take(
        _ body: FetchedBody, of source: Source, in state: SourceState,
        known summary: HarvestSummary?, _ way: ImportWay
    ) throws(ImportFailure) -> ImportReport {
        let digest = FeedReader.digest(of: body.bytes)
        if let summary, summary.reader == FeedReader.version, summary.body == digest {
            return try failing { () throws(Refusal) in
                try keep(source, in: state, summary, after: record(.unchanged, body))
            }
        }
        let known = try failing { () throws(Refusal) in try stored(summary, of: source, state) }
        let isTold = known?.summary.reader == FeedReader.version
        let reading = try read(
            body, of: source, known: known, afresh: state.isRegrouped)
        return try failing { () throws(Refusal) in
            let review = try review(
                reading, of: source, over: known, wasRegrouped: state.isRegrouped)
            var state = state
            state.refreshInterval = reading.refreshInterval
            if way != .redoing, state.undone.contains(where: review.says) {
                return try hold(
                    source, in: state, summary, after: record(.unchanged, body))
            }
            if way == .guarded, let refused = try refuse(review, in: state, body) { return refused }
            let changes = isTold ? review.changes : []
            try write(
                review, of: source, in: state, body, named: digest, changes: changes,
                isAccepted: way != .guarded)
            return review.report(isFirst: known == nil, changes: changes)
        }
    }

    private func write(
        _ review: ImportReview, of source: Source, in state: SourceState, _ body: FetchedBody,
        named digest: Digest, changes: [Change], isAccepted: Bool
    ) throws(Refusal) {
        var fetch = record(.imported, body)
        if review.report(isFirst: review.known == nil).status == .unchanged {
            fetch.outcome = .unchanged
        }
        fetch.counts = review.counts
        var state = state
        state.undone = []
        state.unread = review.unread(after: state.unread)
        state.isRegrouped = review.isRegrouped
        let (store, handover, putOnRecord) = (store, handover, putOnRecord)
        let replacement = review.replacement(body: digest, changes: changes)
        let after = succeeded(state, of: source, body.retryAfter)
        let isOnRecord = isAccepted && fetch.outcome == .imported
        try translatingAny {
            try store.transaction(.relaxed) { transaction in
                let room = try SourceRoom(of: source, in: transaction)
                try handover.run(review.vanishing, in: transaction)
                try transaction.apply(replacement, by: fetch, leaving: after, to: source)
                try room?.check(in: transaction)
                try handover.takeBack(by: source, in: transaction)
                if isOnRecord { try putOnRecord(.acceptHarvest, source, transaction) }
            }
            if let moved = body.permanentURL {
                try store.act { try $0.setAddress(SecretAddress(moved), of: source) }
            }
        }
    }

    /// Nil when the harvest may pass.
    private func refuse(
        _ review: ImportReview, in state: SourceState, _ body: FetchedBody
    ) throws(Refusal) -> ImportReport? {
        let removal = RemovalGuard(self, review)
        guard let (refusal, words) = try removal.refusal(after: state.refusal) else {
            return nil
        }
        let failure = Refusal(.guarded, words.message(seen: refusal.count))
        let source = review.source
        var fetch = record(.refused, body)
        fetch.reason = failure.sentence
        var after = succeeded(state, of: source, body.retryAfter)
        after.refusal = refusal
        let isTold = refusal.count > 1 || after.isTold(of: refusal, at: now)
        if !isTold { after.told = ToldRefusal(way: refusal.way, at: now) }
        let held = HeldHarvest(
            changes: review.changes, notice: isTold ? nil : words.notice(at: now))
        let (store, record, state) = (store, fetch, after)
        try translating { () throws(StorageError) in
            try store.relaxed { try $0.hold(held, by: record, leaving: state, of: source) }
        }
        var report = ImportReport(source: source.name, status: .refused)
        report.counts.unchanged = review.known?.summary.meetings ?? 0
        report.reason = failure.sentence
        report.failure = failure
        return report
    }

    /// The feed still says what a person has undone.
    func hold(
        _ source: Source, in state: SourceState, _ harvest: HarvestSummary?,
        after fetch: FetchRecord
    ) throws(Refusal) -> ImportReport {
        var fetch = fetch
        fetch.reason = FetchRecord.stillUndone
        var report = try keep(source, in: state, harvest, after: fetch)
        report.reason = "\(FetchRecord.stillUndone): --redo takes it"
        return report
    }
}

extension SourceState {
    /// For how long people are not told again of what a feed says on and off, in seconds.
    private static let flapping: Int64 = 24 * 3_600

    func isTold(of refusal: HeldRefusal, at now: Instant) -> Bool {
        guard let told, told.way == refusal.way else { return false }
        return abs(now - told.at) < Self.flapping
    }
}
