package import Campus
import Fetching
import Recurrence
import Scheduling
import Storage
import Words

/// Which sources an import is to bring up to date.
package enum ImportSelection: Sendable {
    /// Those whose time has come.
    case due
    /// All of them, whatever their age.
    case all
    /// These, whatever their age.
    case named([String])
    /// The one of a number, whatever its age.
    case numbered(SourceID)
}

extension ImportSelection {
    fileprivate var isDueOnly: Bool {
        if case .due = self { return true }
        return false
    }
}

/// How far an import goes.
package enum ImportWay: Sendable {
    /// A harvest that would remove too much is refused.
    case guarded
    /// Whatever it removes.
    case acceptingRemovals
    /// What a person has undone is taken again.
    case redoing
}

/// Imports of feeds, and taking the last one back.
package struct ImportDesk: Desk {
    package let desks: Desks
}

extension ImportDesk {
    /// Brings sources up to date, four at a time; a failed one does not hinder the others.
    ///
    /// - Parameters:
    ///   - isNarrowed: only the sources that the person who asks keeps, not those of the whole home.
    ///   - finished: is told each report as it comes.
    /// - Returns: one report a source, in order of the names.
    ///   Of two imports of one source the second waits; after half a minute it has failed as busy.
    package func run(
        _ selection: ImportSelection, _ way: ImportWay = .guarded, isNarrowed: Bool,
        finished: @Sendable (ImportReport) -> Void = { _ in }
    ) async throws(Refusal) -> [ImportReport] {
        let (sources, imported) = try await importFeeds(
            selection, way, isNarrowed: isNarrowed, finished: finished)
        let pages = sources.filter { imported[$0.id] == nil }
        let crawled = await refresh(pages, way, finished: finished)
        if !pages.isEmpty { poke() }
        let reports = imported.merging(crawled) { first, _ in first }
        for source in sources where source.isCampus { countFailure(of: source, reports[source.id]) }
        return sources.compactMap { reports[$0.id] }
    }

    /// - Returns: all that was selected, and a report for each of its feeds.
    private func importFeeds(
        _ selection: ImportSelection, _ way: ImportWay, isNarrowed: Bool,
        finished: @Sendable (ImportReport) -> Void
    ) async throws(Refusal) -> (sources: [Source], reports: [SourceID: ImportReport]) {
        let sources = try select(selection, isNarrowed: isNarrowed)
        try desks.sources.passCampusGate(way, sources)
        let feeds = sources.filter { CrawlAddress($0.address) == nil }
        let reports = await refresh(feeds, way, isDueOnly: selection.isDueOnly, finished: finished)
        try desks.communities.takeFeedEvents()
        poke()
        return (sources, reports)
    }

    private func refresh(
        _ sources: [Source], _ way: ImportWay, isDueOnly: Bool = false,
        finished: @Sendable (ImportReport) -> Void
    ) async -> [SourceID: ImportReport] {
        await withTaskGroup(of: (SourceID, ImportReport).self) { group in
            var reports: [SourceID: ImportReport] = [:]
            func collect(_ done: (SourceID, ImportReport)) {
                reports[done.0] = done.1
                finished(done.1)
            }
            let keepsCampus = (try? desks.sources.isOperator()) ?? false
            for (index, source) in sources.inTurns.enumerated() {
                if index >= 4, let done = await group.next() { collect(done) }
                let isKept = source.isCampus ? keepsCampus : source.personID == person.id
                group.addTask {
                    let report = await refresh(source, way, isDueOnly: isDueOnly)
                    return (source.id, isKept ? report : report.told(of: source))
                }
            }
            for await done in group { collect(done) }
            return reports
        }
    }

    /// Brings one source up to date, while nobody else does.
    private func refresh(_ source: Source, _ way: ImportWay, isDueOnly: Bool) async -> ImportReport
    {
        do throws(Refusal) {
            try home.mustHaveRoom()
        } catch {
            return ImportReport(source: source.name, failure: error)
        }
        // Asking for pages may take hours: a crawl takes the lock when it stores what it found.
        if let address = CrawlAddress(source.address) {
            return untouchedIfGone(source, await importer.crawl(source, at: address, way))
        }
        do throws(Refusal) {
            let asking = try await ImportLock.taking(folder, .fetch(source.id))
            defer { withExtendedLifetime(asking) {} }
            // Meanwhile somebody else may have imported it, or ended it.
            let store = store
            let stored = try translating { () throws(StorageError) in
                try store.look { try $0.source(source.id) }
            }
            guard let current = stored else {
                return importer.untouched(source, "it was unsubscribed meanwhile")
            }
            if isDueOnly {
                guard try isDue(current) else {
                    return importer.untouched(current, "it has just been imported")
                }
            }
            let report = await importer.refresh(current, way) { () async throws(Refusal) in
                try await ImportLock.taking(folder, .source(current.id))
            }
            return untouchedIfGone(current, report)
        } catch {
            return ImportReport(source: source.name, failure: error)
        }
    }

    /// A source may go with its person while its server answers; then there is nothing to write into,
    /// and nothing has failed.
    private func untouchedIfGone(_ source: Source, _ report: ImportReport) -> ImportReport {
        guard report.failure != nil, let stored = try? store.look({ try $0.sources(of: nil) }),
            !stored.contains(where: { $0.id == source.id })
        else { return report }
        return importer.untouched(source, "it is gone, with who kept it or by their wish")
    }

    /// Goes back to what a source that the person keeps held before its last import.
    package func undo(of name: String) throws(Refusal) -> ImportReport {
        try undo(try desks.sources.ownSource(name))
    }

    func undo(_ source: Source) throws(Refusal) -> ImportReport {
        try passGate()
        let lock = try importLock(.source(source.id))
        defer { withExtendedLifetime(lock) {} }
        // Meanwhile somebody else may have imported it, or ended it.
        let store = store
        let stored = try translating { () throws(StorageError) in
            try store.look { try $0.source(source.id) }
        }
        let current = try stored.orThrow(
            desks.imports.unknownSource(source.name, among: []))
        let report = try translatingAny {
            try desks.requests.together {
                let report = try importer.undo(current)
                note(.undoImport)
                try desks.requests.keep(report)
                return report
            }
        }
        try desks.communities.takeFeedEvents()
        poke()
        return report
    }

    var importer: Importer {
        let asker = self
        return Importer(
            store: store, fetcher: Fetcher(policy: fetchPolicy), zones: zones,
            viewer: { source throws(Refusal) in try asker.zone(of: source) },
            now: now, labeller: MeetingLabeller(profile: profile),
            crawlRunner: desks.crawls.crawlRunner,
            handover: handover, putOnRecord: recorder)
    }

    var handover: Handover {
        let asker = desks
        return Handover(now: now) { person, query, transaction in
            var asking = asker
            asking.caller.person = person
            asking.caller.zone = asker.zone(setBy: try transaction.profile(of: person).zone)
            return merge(
                try asking.calendar.parts(in: query.surroundings, of: person, transaction), query)
        }
    }

    var fetchPolicy: FetchPolicy {
        var policy = FetchPolicy()
        policy.timeout = .seconds(configuration.fetch.timeout)
        policy.maximumBytes = configuration.fetch.maximumBytes
        policy.allowPrivate = configuration.fetch.allowPrivate
        policy.userAgent = "belltower/\(Belltower.version)"
        return policy
    }

    private func select(
        _ selection: ImportSelection, isNarrowed: Bool
    ) throws(Refusal) -> [Source] {
        let sources = try isNarrowed ? desks.sources.keptSources() : desks.sources.everySource()
        switch selection {
        case .named(let names):
            return try names.map { name throws(Refusal) in
                let found =
                    sources.first { $0.name == name && $0.personID == person.id }
                    ?? sources.first { $0.name == name && $0.isCampus }
                    ?? sources.first { $0.name == name }
                let source = try found.orThrow(unknownSource(name, among: sources))
                guard !source.isOnce else {
                    throw Refusal(.invalid, "refusal.source.once", with: ["source": "\(name)"])
                }
                return source
            }
        case .numbered(let id):
            return sources.filter { $0.id == id && !$0.isOnce }
        case .all:
            return sources.filter { !$0.isOnce }
        case .due:
            var due: [Source] = []
            for source in sources where !source.isOnce {
                if try isDue(source) { due.append(source) }
            }
            return due
        }
    }

    /// Whether a source's time has come, or was set by a clock that ran ahead of this one: such a
    /// source would wait for years.
    private func isDue(_ source: Source) throws(Refusal) -> Bool {
        let (store, now) = (store, now)
        return try translating { () throws(StorageError) in
            guard let next = try store.look({ try $0.state(of: source) }).next else { return false }
            if next <= now { return true }
            guard next - now > source.every else { return false }
            return try store.look { try $0.latestFetches(of: source) }.any.map { $0.at > now }
                ?? false
        }
    }

    func unknownSource(_ name: String, among sources: [Source]) -> Refusal {
        let known = sources.map(\.name).joined(separator: ", ")
        return Refusal(
            .missing, known.isEmpty ? "refusal.source.unknown.none" : "refusal.source.unknown",
            with: ["name": "\(name)", "known": "\(known)"])
    }
}

extension ImportReport {
    /// As others than the source's keeper may read it: without what the feed is quoted with.
    fileprivate func told(of source: Source) -> ImportReport {
        var report = self
        func told(_ reason: String) -> String {
            ToldReason.forOthers(
                reason, of: source, after: FetchRecord.Outcome(rawValue: status.rawValue) ?? .failed
            )
        }
        report.reason = reason.map(told)
        if let failure { report.failure?.message = Message(verbatim: told(failure.sentence)) }
        report.issues = []
        return report
    }
}
