import Campus
package import Crawling
import Fetching
import ICalendar
import Importing
import Recurrence
import Storage
import Words

/// What a person wants crawled.
package struct CrawlWish: Sendable {
    /// A definition's file or name.
    package var definition: String
    /// None: the definition's own start pages.
    package var start: [String] = []
    package var settings: [String: String] = [:]
    /// Pages at most; nil for the definition's limit.
    package var limit: Int?
    /// What is kept of earlier crawls is not used.
    package var isFresh = false
    /// Modules, facts and classes go, however many.
    package var acceptsRemovals = false
    /// Its classes are the campus's: they reach people through what they take.
    package var isForEveryone = false

    package init(definition: String) { self.definition = definition }
}

/// Pages read as definitions say: modules, classes, programmes.
package struct CrawlDesk: Desk {
    package let desks: Desks
}

extension CrawlDesk {
    /// Crawls: modules and programmes go into the catalogue, classes into a source of the person.
    ///
    /// The first crawl that finds classes adds the source, named after the crawler; `import`
    /// crawls it again.
    package func crawl(
        _ wish: CrawlWish, progress: @Sendable (CrawlProgress) -> Void = { _ in }
    ) async throws(Refusal) -> CrawlReport {
        try wish.isForEveryone ? desks.sources.passCampusGate(.class) : passGate()
        var address = try crawlAddress(of: wish)
        address.zone =
            try crawledSource(address, wish).flatMap { CrawlAddress($0.address)?.zone }
            ?? (wish.isForEveryone ? zone(setBy: nil) : zone).id
        let outcome = try await crawlRunner.run(
            address, limit: wish.limit, isFresh: wish.isFresh,
            acceptsRemovals: wish.acceptsRemovals, progress: progress)
        var report = CrawlReport(outcome)
        guard report.status == .imported else { return report }
        // Only now: an hour of asking for pages keeps no feed from being imported.
        let owner = wish.isForEveryone ? nil : person.id
        let lock = try CrawlRunner.storingLock(folder, .address(address.secret, of: owner))
        let sourceLock = try crawledSource(address, wish).map { source throws(Refusal) in
            try CrawlRunner.storingLock(folder, .source(source.id))
        }
        defer { withExtendedLifetime((lock, sourceLock)) {} }
        try takeCatalogue(outcome, from: address, wish, into: &report)
        if report.failure == nil {
            try takeMeetings(outcome, from: address, wish, into: &report)
        }
        // A few pages that were wanted for a trial left the classes of the source as they were.
        let isTrial = wish.limit != nil && outcome.result.isPartial && sourceLock != nil
        outcome.settle(isStored: report.failure == nil && !isTrial)
        if report.status == .imported, report.isQuiet { report.status = .unchanged }
        return report
    }

    /// The same pages under the same parameters are one source, however they are named.
    func crawlAddress(of wish: CrawlWish) throws(Refusal) -> CrawlAddress {
        let (definition, path) = try DefinitionCache(home: folder).definition(wish.definition)
        let isNamed = !wish.definition.contains("/") && !wish.definition.hasSuffix(".yaml")
        let start = wish.start.map { PageAddress($0)?.text ?? $0 }
        return CrawlAddress(
            definition: isNamed ? definition.name : PageAddress(path)?.text ?? path, start: start,
            settings: wish.settings)
    }

    /// The source of the person, or of the campus, that holds the classes of some pages.
    private func crawledSource(
        _ address: CrawlAddress, _ wish: CrawlWish
    ) throws(Refusal) -> Source? {
        try crawledSources(wish).first { $0.address.isSame(as: address) }?.source
    }

    private func crawledSources(
        _ wish: CrawlWish
    ) throws(Refusal) -> [(source: Source, address: CrawlAddress)] {
        try (wish.isForEveryone ? desks.sources.campusSources() : desks.sources.ownSources())
            .compactMap { source in CrawlAddress(source.address).map { (source, $0) } }
    }

    var crawlRunner: CrawlRunner {
        var policy = desks.imports.fetchPolicy
        policy.maximumBytes = min(policy.maximumBytes, 5 << 20)
        let zones = zones
        return CrawlRunner(
            home: folder, policy: policy, zone: zone, zones: { zones.zone($0) },
            year: AcademicYear(of: desks.calendar.today, beginning: profile.yearStart), now: now,
            weeks: weekFinder)
    }

    /// The weeks of the campus's terms.
    private var weekFinder: CrawlRunner.WeekFinder {
        let (calendar, begins, today) = (profile.calendar, profile.yearStart, desks.calendar.today)
        return { year in
            let next = AcademicYear(beginning: year.first + 1).firstDay(begins)
            guard let days = DaySpan(year.firstDay(begins), next.adding(days: -1)) else {
                return [:]
            }
            return calendar?.mondays(in: days, on: today) ?? [:]
        }
    }

    /// The catalogue is the campus's: who is no operator crawls for their own classes alone.
    private func takeCatalogue(
        _ outcome: CrawlRunner.Outcome, from address: CrawlAddress, _ wish: CrawlWish,
        into report: inout CrawlReport
    ) throws(Refusal) {
        let harvest = outcome.result.harvest
        guard !harvest.modules.isEmpty || !harvest.programmes.isEmpty else { return }
        let isOperator = try looking { _, viewer in viewer.role == .operator }
        guard isOperator else {
            guard !harvest.meetings.isEmpty else {
                throw Refusal(.forbidden, "refusal.operator.catalogue")
            }
            report.issues.append(
                Issue(.warning, "the modules were not taken: only an operator loads a catalogue"))
            return
        }
        do throws(Refusal) {
            let (modules, programmes) = try acting(reaching: .campus) { transaction, actor in
                try actor.mustBeOperator(else: "refusal.operator.catalogue")
                return try CrawlCatalogue(
                    transaction: transaction, crawler: outcome.definition.name,
                    crawl: address.digest, now: now
                ).take(
                    harvest, isWhole: !outcome.result.isPartial,
                    isGuarded: !wish.acceptsRemovals)
            }
            report.modules = modules
            report.programmes = programmes
        } catch  where error.reason == .guarded {
            report.take(.refused, error)
        }
    }

    private func takeMeetings(
        _ outcome: CrawlRunner.Outcome, from address: CrawlAddress, _ wish: CrawlWish,
        into report: inout CrawlReport
    ) throws(Refusal) {
        let source = try crawledSource(address, wish)
        let meetings = outcome.result.harvest.meetings
        guard let source else {
            guard !meetings.isEmpty else { return }
            let wished = Subscription(
                address: address.secret.revealed, name: outcome.definition.name,
                every: Self.crawlInterval, isForEveryone: wish.isForEveryone)
            let rival = try crawledSources(wish).first {
                $0.address.differsInWeekOne(from: address)
            }
            report.take(
                try desks.sources.add(
                    wished, holding: CrawlFeed.bytes(of: meetings, zone: outcome.zone)))
            if let rival { report.issues.append(Self.doubt(of: rival.source)) }
            return
        }
        guard !outcome.result.isPartial || wish.limit == nil else {
            return report.issues.append(
                Issue(
                    .warning,
                    "the classes of \(source.name) were left as they are: with --limit not all "
                        + "pages were read"))
        }
        report.take(
            desks.imports.importer.take(
                outcome, for: source, wish.acceptsRemovals ? .acceptingRemovals : .guarded))
    }

    /// As the same classes, the agenda has those of the source that was there first.
    private static func doubt(of rival: Source) -> Issue {
        Issue(
            .warning,
            "\(rival.name) has the classes of these pages by another week 1, and stands: if that was "
                + "wrong, run belltower unsubscribe \"\(rival.name)\"")
    }

    private static let crawlInterval: Int64 = 86_400
}

extension CrawlReport {
    init(_ outcome: CrawlRunner.Outcome) {
        self.init(crawler: outcome.definition.name, status: .imported)
        let result = outcome.result
        pages = result.pages
        notModified = result.notModified
        failed = result.failed
        issues = result.issues
        if result.harvest.unscheduled > 0 {
            let count = result.harvest.unscheduled
            let first = result.harvest.firstUnscheduled.map { ": \($0)" } ?? ""
            issues.append(
                Issue(
                    .warning,
                    "\(count == 1 ? "1 class has" : "\(count) classes have") no time, no days or no "
                        + "weeks yet"
                        + (count == 1 ? first : first.isEmpty ? "" : ", first\(first)")))
        }
        switch result.verdict {
        case .complete: break
        case .refused(let reason):
            take(
                .refused,
                Refusal(
                    .guarded, "refusal.crawl.doubted", with: ["reason": "\(reason.harmless)"]))
        case .putOff(let reason, _):
            take(
                .unchanged,
                Refusal(
                    .incomplete, "refusal.crawl.putOff",
                    with: ["reason": "\(reason.harmless.oneLine)"]))
        case .failed(let reason):
            take(
                .failed, Refusal(Refusal.Reason(result.family), Message(verbatim: reason.harmless)))
            // Said once.
            let told = reason.harmless.oneLine
            issues.removeAll { $0.message.contains(told) || told.contains($0.message) }
        }
    }

    var isQuiet: Bool { modules.isQuiet && meetings.isQuiet && programmes.isQuiet }

    mutating func take(_ imported: ImportReport) {
        source = imported.source
        meetings = Counts(imported.counts)
        issues += imported.issues
        if let failure = imported.failure { take(imported.status, failure) }
    }
}
