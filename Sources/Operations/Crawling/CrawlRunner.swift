import Campus
import Crawling
import Fetching
import Foundation
import Recurrence
import Words

/// Runs a crawl for a home: finds the definition, settles what it is told, and keeps its pages.
struct CrawlRunner: Sendable {
    let home: HomeFolder
    let policy: FetchPolicy
    let zone: Zone
    let zones: ZoneFinder
    let year: AcademicYear
    let now: Instant
    let weeks: WeekFinder

    /// The Mondays of a year's teaching weeks by their numbers.
    typealias WeekFinder = @Sendable (AcademicYear) -> [Int: CivilDate]

    /// A zone by its id.
    typealias ZoneFinder = @Sendable (String) -> Zone?

    struct Outcome: Sendable {
        var definition: CrawlerDefinition
        var zone: Zone
        var result: CrawlResult
        private let pages: PageCache
        /// Keeps a second crawl of the same pages out until it is settled what becomes of them.
        private let lock: FileLock

        fileprivate init(
            _ result: CrawlResult, by definition: CrawlerDefinition, in zone: Zone,
            pages: PageCache, lock: FileLock
        ) {
            self.definition = definition
            self.zone = zone
            self.result = result
            self.pages = pages
            self.lock = lock
        }

        /// Says whether what it found was stored.
        ///
        /// The pages of a crawl that was not stored do not stand in for one that fails later.
        func settle(isStored: Bool) {
            guard result.verdict == .complete else { return }
            if isStored { pages.accept(isWhole: !result.isPartial) } else { pages.refuse() }
        }
    }

    func run(
        _ address: CrawlAddress, limit: Int? = nil, isFresh: Bool = false,
        acceptsRemovals: Bool = false,
        progress: @Sendable (CrawlProgress) -> Void = { _ in }
    ) async throws(Refusal) -> Outcome {
        let (definition, _) = try DefinitionCache(home: home).definition(address.definition)
        let settings = try campusSettings(
            of: definition, address.settings, zone: address.zone)
        let start = try start(of: definition, settings, address.start)
        let folder = CrawlFolder(home: home, address)
        let lock = try folder.lock()
        let cache = PageCache(folder: folder.path, now: now.seconds, isFresh: isFresh)
        let crawl = Crawl(
            definition, settings, fetcher: Fetcher(policy: policy, lanes: 1), cache: cache,
            isFresh: isFresh, acceptsRemovals: acceptsRemovals, limit: limit)
        var result = await crawl.run(from: start) { state in
            folder.noteProgress()
            progress(state)
        }
        result.mask(AddressSecrets(address.secret))
        return Outcome(result, by: definition, in: settings.zone, pages: cache, lock: lock)
    }

    /// What the start pages bring by themselves, as an example's page: nothing is kept.
    func harvest(_ address: CrawlAddress) async throws(Refusal) -> CrawlHarvest {
        let (definition, _) = try DefinitionCache(home: home).definition(address.definition)
        let settings = try campusSettings(of: definition, address.settings)
        let start = try start(of: definition, settings, address.start)
        guard !start.allSatisfy(\.isFile) else {
            let reader = PageReader(definition, settings)
            var harvest = CrawlHarvest()
            for page in start {
                harvest.add(reader.harvest(try SavedPage.read(page.text), at: nil))
            }
            return harvest.merged()
        }
        var result = await Crawl(
            definition, settings, fetcher: Fetcher(policy: policy, lanes: 1), cache: nil,
            limit: start.count
        ).run(from: start)
        result.mask(AddressSecrets(address.secret))
        switch result.verdict {
        case .failed(let reason):
            throw Refusal(Refusal.Reason(result.family), Message(verbatim: reason.harmless))
        case .putOff, .refused, .complete: break
        }
        return result.harvest
    }

    /// Nil when another process is at the same crawl.
    func runUnlessBusy(
        _ address: CrawlAddress, acceptsRemovals: Bool
    ) async throws(Refusal) -> Outcome? {
        do throws(Refusal) {
            return try await run(address, acceptsRemovals: acceptsRemovals)
        } catch  where error.reason == .busy {
            return nil
        }
    }

    /// Keeps others from a source while what a crawl found is stored.
    ///
    /// It waits long: what was read in an hour is not thrown away for an import under way.
    static func storingLock(_ home: HomeFolder, _ part: ImportLock.Part) throws(Refusal)
        -> ImportLock
    {
        try ImportLock(home, part, waiting: 300)
    }

    /// With the campus's weeks, where nobody has said when week 1 is.
    private func campusSettings(
        of definition: CrawlerDefinition, _ given: [String: String], zone named: String? = nil
    ) throws(Refusal) -> CrawlSettings {
        var settings = try settings(of: definition, given, zone: named)
        if settings.weekOne == nil { settings.weeks = weeks(settings.year) }
        return settings
    }

    func settings(
        of definition: CrawlerDefinition, _ given: [String: String], zone named: String? = nil
    ) throws(Refusal) -> CrawlSettings {
        do throws(SettingError) {
            return try CrawlSettings(
                of: definition, given: given, year: year, zone: zone, named: named, zones: zones)
        } catch {
            var said: [String: Message.Argument] = [
                "crawler": "\(definition.name.harmless)",
                "problem": .message(error.message.mapping(\.harmless)),
            ]
            if case .unknown(let name, _) = error,
                let other = DefinitionCache(home: home).nearest(
                    to: definition.name, having: name)
            {
                said["other"] = "\(other.harmless)"
                throw Refusal(.invalid, "refusal.crawl.parameter.elsewhere", with: said)
            }
            throw Refusal(.invalid, "refusal.crawl.parameter", with: said)
        }
    }

    private func start(
        of definition: CrawlerDefinition, _ settings: CrawlSettings, _ given: [String]
    ) throws(Refusal) -> [PageAddress] {
        if !given.isEmpty {
            return try given.map { text throws(Refusal) in
                try PageAddress(text).orThrow(
                    Refusal(.invalid, "refusal.crawl.page", with: ["text": "\(text.shortened)"]))
            }
        }
        let start: [PageAddress]
        do throws(SettingError) {
            start = try Crawl.start(of: definition, settings)
        } catch {
            throw Refusal(
                .invalid, "refusal.crawl.start",
                with: ["crawler": "\(definition.name)", "problem": .message(error.message)])
        }
        guard !start.isEmpty else {
            throw Refusal(
                .invalid, "refusal.crawl.startless", with: ["crawler": "\(definition.name)"])
        }
        return start
    }
}
