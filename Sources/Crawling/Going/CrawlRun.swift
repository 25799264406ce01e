import Campus
import Fetching
import Markup
import Recurrence

/// One crawl under way.
struct CrawlRun {
    let crawl: Crawl
    private(set) var frontier: Frontier
    var pace = Pace()
    var robots: [String: Robots] = [:]
    /// Hosts whose robots.txt could not be had, which is told of once.
    var unreachable: Set<String> = []
    var drift = Drift()
    var found = CrawlResult()
    var kept = 0
    var asked = 0
    private var reason: String?
    /// Seconds for which hosts were waited for that want to be asked slowly.
    var waited = 0.0
    /// Seconds after which it may go on, once it is put off.
    var putOff: Int64?
    /// Pages that tell of something, as they are or as they were.
    private var telling = 0
    /// Of these, the pages that answered, and stay as they were all the same.
    private var lapsed = 0
    private var firstLapse = ""
    private(set) var isStopped = false

    init(_ crawl: Crawl, from start: [PageAddress]) {
        self.crawl = crawl
        frontier = Frontier(start: start, manners: crawl.definition.manners)
    }

    var progress: CrawlProgress {
        CrawlProgress(
            done: found.pages + found.failed, waiting: frontier.count, kept: kept, wish: wish)
    }

    mutating func next() -> Frontier.Visit? {
        guard found.pages + found.failed < crawl.limit else {
            if frontier.count > 0 {
                found.isPartial = true
                warn(
                    "it stopped at \(crawl.limit.of("page")); "
                        + "\(frontier.count) more \(frontier.count == 1 ? "was" : "were") waiting")
            }
            return nil
        }
        return frontier.next()
    }

    mutating func stop(_ reason: String) {
        isStopped = true
        found.isPartial = true
        self.reason = reason
    }

    mutating func warn(_ message: String) {
        guard found.harvest.issues.count < CrawlHarvest.mostIssues else { return }
        found.harvest.issues.append(Issue(.warning, message.harmless.oneLine))
    }

    /// Says that a page is taken as it was, and why.
    mutating func tell(lapse: String) {
        warn(lapse)
        guard found.lapses.count < CrawlHarvest.mostIssues else { return }
        found.lapses.append(Issue(.warning, lapse.harmless.oneLine))
    }

    // MARK: Reading

    mutating func go(to visit: Frontier.Visit) async {
        guard let body = await body(of: visit.address) else { return }
        let former = body.currency == .now ? former(of: visit.address, unlike: body) : nil
        let reading: PageReading
        do throws(PageTrouble) {
            reading = try read(body, of: visit.address)
        } catch {
            if error.isAnswer { found.pages += 1 }
            drift.note(error.told, error.family)
            guard let former, !visit.address.isFile else { return warn(error.told) }
            return stay(with: former, at: visit, because: error.told)
        }
        found.pages += 1
        let links = links(of: reading, visit)
        if body.currency != .gone {
            drift.note(
                reading.tallies, links: links.count, page: reading.address.shown,
                standing: { PageDiagnosis.describe(reading.page.root) })
        }
        // Whoever saves a page sees what it holds, but not where it ends.
        if let former, let lapse = reading.lapse(from: former, of: visit.address),
            lapse.isCutShort || !visit.address.isFile,
            !lapse.isDoubtful || !believesLoss(of: visit.address)
        {
            return stay(
                with: former, at: visit, because: "\(visit.address.shown) \(lapse.told)")
        }
        if former == nil, body.currency == .now { crawl.cache?.trust(visit.address) }
        take(reading, leadingTo: links, at: visit)
    }

    /// Why a page that was had tells nothing.
    private struct PageTrouble: Error {
        var told: String
        var family: FetchError.Family
        /// It is one of the pages that are to be read.
        var isAnswer: Bool
    }

    private func read(
        _ body: PageBody, of asked: PageAddress
    ) throws(PageTrouble) -> PageReading {
        let address = body.address.flatMap { PageAddress($0) } ?? asked
        guard frontier.isHome(address) else {
            let told = "\(asked.shown) leads to another host, \(address.host): not read"
            throw PageTrouble(
                told: "\(told): begin there with --start if it is right", family: .network,
                isAnswer: false)
        }
        do throws(PageError) {
            return try PageReading(body, at: address, crawl)
        } catch {
            throw PageTrouble(told: "\(address.shown): \(error)", family: .data, isAnswer: true)
        }
    }

    /// The page as it was when its crawl was last accepted; nil where it is still the same.
    private func former(of address: PageAddress, unlike body: PageBody) -> PageReading? {
        guard let kept = crawl.cache?.accepted(address),
            kept.bytes != body.bytes || kept.address != body.address
        else { return nil }
        return try? read(PageBody(kept, .former), of: address)
    }

    /// Whether a page that has lost all that it had may be right.
    func believesLoss(of address: PageAddress) -> Bool {
        crawl.acceptsRemovals || crawl.cache?.believesLoss(of: address) != false
    }

    /// Takes a page that answered as it was before.
    private mutating func stay(
        with former: PageReading, at visit: Frontier.Visit, because told: String
    ) {
        let told = "\(told); what it said last counts"
        tell(lapse: told)
        if former.tells {
            if lapsed == 0 { firstLapse = told }
            lapsed += 1
        }
        crawl.cache?.confirm(visit.address, lapse: told)
        take(former, leadingTo: links(of: former, visit), at: visit)
    }

    private func links(of reading: PageReading, _ visit: Frontier.Visit) -> [Frontier.Visit] {
        crawl.definition.follow.filter { $0.isPagination || visit.depth < $0.depth }
            .flatMap { rule in
                Links.all(of: rule, reading.page, at: reading.address).map { target in
                    .init(address: target, depth: visit.depth + (rule.isPagination ? 0 : 1))
                }
            }
    }

    private mutating func take(
        _ reading: PageReading, leadingTo links: [Frontier.Visit], at visit: Frontier.Visit
    ) {
        frontier.note(reading.address)
        if let target = Links.refresh(of: reading.page, at: reading.address), visit.refreshes < 5 {
            frontier.add(
                .init(address: target, depth: visit.depth, refreshes: visit.refreshes + 1))
        }
        for link in links { frontier.add(link) }
        if reading.page.isSpent { found.isPartial = true }
        if reading.tells { telling += 1 }
        found.harvest.add(reading.harvest)
    }

    mutating func result() -> CrawlResult {
        for path in frontier.endless.sorted().prefix(5) {
            found.isPartial = true
            warn(
                "\(path) goes on with ever new queries: over \(crawl.definition.manners.queries) are not followed"
            )
        }
        if let told = found.harvest.calendarWeeks {
            warn(
                "weeks were read as the calendar's (ISO 8601): \(told): where they count from "
                    + "teaching week 1, give --set week1=DATE or choose a campus profile that has "
                    + "the terms (campus: NAME in config.yaml), else write notation: {weeks: calendar}"
            )
        }
        var result = found
        result.harvest = found.harvest.merged()
        if let reason, let putOff, let cache = crawl.cache {
            cache.putOff(seconds: putOff)
            result.verdict = .putOff(reason, seconds: putOff)
        } else if let reason {
            result.verdict = .failed(reason)
        } else {
            result.verdict = drift.verdict(
                result, crawl.definition, isTrial: crawl.isLimited && found.isPartial,
                hint: crawl.definition.orderHint(under: crawl.settings.parameters))
            result.family = drift.family
            if result.verdict == .complete, lapsed * 2 > telling {
                let those = lapsed == 1 ? "page that tells" : "pages that tell"
                result.verdict = .refused(
                    "\(lapsed) of \(telling) \(those) of something cannot be read as they were: "
                        + firstLapse)
            }
            if result.verdict != .complete { crawl.cache?.refuse() }
        }
        return result
    }
}
