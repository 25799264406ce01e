import Campus
import Crawling
import Fetching
import Recurrence
import Storage
import Words

extension Importer {
    /// Crawls a source again.
    ///
    /// A crawl takes long: it keeps no import out until what it found is stored.
    func crawl(_ source: Source, at address: CrawlAddress, _ way: ImportWay) async -> ImportReport {
        do throws(Refusal) {
            guard
                let outcome = try await crawlRunner.runUnlessBusy(
                    address, acceptsRemovals: way == .acceptingRemovals)
            else {
                return try busy(source, address)
            }
            switch outcome.result.verdict {
            case .failed(let reason):
                throw Refusal(
                    Refusal.Reason(outcome.result.family), Message(verbatim: reason.harmless))
            case .putOff(let reason, let seconds):
                return putOff(source, reason.harmless.oneLine, for: seconds)
            case .complete, .refused: break
            }
            let lock = try CrawlRunner.storingLock(crawlRunner.home, .source(source.id))
            defer { withExtendedLifetime(lock) {} }
            guard try isStillThere(source) else {
                return untouched(source, "it was unsubscribed meanwhile")
            }
            do throws(Refusal) {
                try takeCatalogue(outcome, from: address, of: source, way)
            } catch  where error.reason == .guarded {
                outcome.settle(isStored: false)
                return refuse(source, error.message)
            }
            var report = take(outcome, for: source, way)
            outcome.settle(isStored: report.failure == nil)
            report.issues += outcome.result.lapses
            return report
        } catch {
            let state = try? store.look { try $0.state(of: source) }
            return fail(source, in: state ?? SourceState(), ImportFailure(error))
        }
    }

    /// Another process crawls the source; one that stands still is a failure, or nobody hears of it.
    private func busy(
        _ source: Source, _ address: CrawlAddress
    ) throws(Refusal) -> ImportReport {
        let idle = CrawlFolder(home: crawlRunner.home, address).idleSeconds
        guard idle >= CrawlFolder.longestIdle else {
            return untouched(source, "another process crawls it")
        }
        throw Refusal(.busy, "refusal.crawl.stuck", with: ["minutes": .number(Int(idle / 60))])
    }

    /// Whether a source is the one it was: another may have its number, as after a restore.
    func isStillThere(_ source: Source) throws(Refusal) -> Bool {
        let store = store
        let stored = try translating { () throws(StorageError) in
            try store.look { try $0.source(source.id) }
        }
        return stored?.address == source.address && stored?.created == source.created
    }

    /// The next import that finds it due goes on where this one stopped.
    private func putOff(_ source: Source, _ reason: String, for seconds: Int64) -> ImportReport {
        if var state = try? store.look({ try $0.state(of: source) }) {
            state.next = now.adding(seconds: seconds)
            let fetch = FetchRecord(at: now, outcome: .unchanged, reason: reason)
            try? store.relaxed { try $0.record(fetch, state, of: source) }
        }
        return untouched(source, reason)
    }

    func untouched(_ source: Source, _ reason: String) -> ImportReport {
        var report = ImportReport(source: source.name, status: .unchanged)
        let known = try? store.look { try $0.harvestSummary(of: source) }
        report.counts.unchanged = known?.meetings ?? 0
        report.reason = reason
        return report
    }

    /// An operator's source brings the catalogue up to date too.
    private func takeCatalogue(
        _ outcome: CrawlRunner.Outcome, from address: CrawlAddress, of source: Source,
        _ way: ImportWay
    ) throws(Refusal) {
        guard outcome.result.verdict == .complete else { return }
        try translatingAny {
            try store.transaction { transaction in
                guard let person = try transaction.person(source.personID),
                    person.role == .operator, !person.isSuspended
                else { return }
                // What the catalogue says of a module is the campus's, whoever crawls it.
                try transaction.touch(.campus)
                _ = try CrawlCatalogue(
                    transaction: transaction, crawler: outcome.definition.name,
                    crawl: address.digest, now: now
                ).take(
                    outcome.result.harvest, isWhole: !outcome.result.isPartial,
                    isGuarded: way != .acceptingRemovals)
            }
        }
    }

    /// Takes the classes of a crawl into a source, as a feed's.
    func take(
        _ outcome: CrawlRunner.Outcome, for source: Source, _ way: ImportWay = .guarded
    ) -> ImportReport {
        var state = SourceState()
        do throws(ImportFailure) {
            state = try storing { () throws(StorageError) in
                try store.look { try $0.state(of: source) }
            }
            let known = try storing { () throws(StorageError) in
                try store.look { try $0.harvestSummary(of: source) }
            }
            try failing { () throws(Refusal) in try relabelIfStale(source) }
            if case .refused(let reason) = outcome.result.verdict {
                return refuse(
                    source, Message("refusal.crawl.unparted", ["reason": "\(reason.harmless)"]))
            }
            if outcome.result.isPartial {
                return refuse(source, Message("refusal.crawl.unfinished"))
            }
            let bytes = CrawlFeed.bytes(of: outcome.result.harvest.meetings, zone: outcome.zone)
            return try take(FetchedBody(bytes: bytes), of: source, in: state, known: known, way)
        } catch {
            return fail(source, in: state, error)
        }
    }

    /// What a crawl is refused for whose pages are not believed.
    private static let crawled = "crawl"

    /// What people are told of pages that are not believed: what stands on them is its keeper's to read.
    private func notice(of source: Source, saying failure: Refusal) -> HeldHarvest.Notice {
        let name = source.name.harmless.oneLine
        return HeldHarvest.Notice(
            keeper: KeptSentence(
                "\(name): \(failure.sentence.harmless.oneLine)",
                Message(
                    "kept.held.crawl",
                    ["source": .text(name), "why": .message(failure.message.mapping(\.harmless))])),
            others: .because("kept.held.pages", ["source": .text(name)]))
    }

    /// Nothing is changed; the next attempt comes as after any answer.
    ///
    /// Who keeps the source is told when it begins.
    private func refuse(_ source: Source, _ reason: Message) -> ImportReport {
        let failure = Refusal(.guarded, reason)
        let sentence = failure.sentence.harmless
        let known = try? store.look { try $0.harvestSummary(of: source) }
        var fetch = FetchRecord(at: now, outcome: .refused, reason: sentence)
        fetch.counts.unchanged = known?.meetings ?? 0
        if let state = try? store.look({ try $0.state(of: source) }) {
            var after = succeeded(state, of: source, nil)
            let last = state.refusal.flatMap { $0.way == Self.crawled ? $0 : nil }
            let refusal = HeldRefusal(
                way: Self.crawled, missing: [], first: min(last?.first ?? now, now),
                count: (last?.count ?? 0) + 1)
            let isTold = refusal.count > 1 || after.isTold(of: refusal, at: now)
            after.refusal = refusal
            if !isTold { after.told = ToldRefusal(way: refusal.way, at: now) }
            let held = HeldHarvest(
                changes: [], notice: isTold ? nil : notice(of: source, saying: failure))
            try? store.relaxed { try $0.hold(held, by: fetch, leaving: after, of: source) }
        }
        var report = ImportReport(source: source.name, status: .refused)
        report.counts.unchanged = known?.meetings ?? 0
        report.reason = sentence
        report.failure = failure
        return report
    }
}
