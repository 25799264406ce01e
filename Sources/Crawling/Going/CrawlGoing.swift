import Campus
import Fetching
import HTMLPages
import Recurrence

/// One crawl under way.
struct CrawlGoing {
    private let crawl: Crawl
    private let reader: PageReader
    private var frontier: Frontier
    private var pace = Pace()
    private var robots: [String: Robots] = [:]
    /// Hosts whose robots.txt could not be had, which is told of once.
    private var unreachable: Set<String> = []
    private var drift = Drift()
    private var found = CrawlResult()
    private var kept = 0
    private var asked = 0
    private var reason: String?
    /// Seconds for which hosts were waited for that want to be asked slowly.
    private var waited = 0.0
    /// Seconds after which it may go on, once it is put off.
    private var putOff: Int64?
    private(set) var isStopped = false

    init(_ crawl: Crawl, from start: [PageAddress]) {
        self.crawl = crawl
        reader = PageReader(crawl.definition, crawl.settings)
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

    private mutating func warn(_ message: String) {
        guard found.harvest.issues.count < CrawlHarvest.mostIssues else { return }
        found.harvest.issues.append(Issue(.warning, message.harmless.oneLine))
    }

    mutating func go(to visit: Frontier.Visit) async {
        guard let body = await body(of: visit.address) else { return }
        let address = body.address.flatMap { PageAddress($0) } ?? visit.address
        guard frontier.isHome(address) else {
            let told = "\(visit.address.text) leads to another host, \(address.host): not read"
            drift.note("\(told): begin there with --start if it is right", .network)
            return warn(told)
        }
        frontier.note(address)
        found.pages += 1
        let page: Page
        do {
            page = try Page(
                body.bytes, contentType: body.contentType, limits: crawl.pageLimits)
        } catch {
            drift.note("\(address.text): \(error)", .data)
            return warn("\(address.text): \(error)")
        }
        read(page, at: address, visit)
    }

    private mutating func read(_ page: Page, at address: PageAddress, _ visit: Frontier.Visit) {
        if let target = Links.refresh(of: page, at: address), visit.refreshes < 5 {
            frontier.add(
                .init(address: target, depth: visit.depth, refreshes: visit.refreshes + 1))
        }
        var links = 0
        for rule in crawl.definition.follow where rule.isPagination || visit.depth < rule.depth {
            for target in Links.all(of: rule, page, at: address) {
                links += 1
                frontier.add(
                    .init(address: target, depth: visit.depth + (rule.isPagination ? 0 : 1)))
            }
        }
        let (harvest, tallies) = reader.read(page, at: address)
        if page.isSpent { found.isPartial = true }
        drift.note(
            tallies, links: links, page: address.text, standing: { Standing.describe(page.root) }
        )
        found.harvest.add(harvest)
    }

    // MARK: Asking

    private typealias Body = (bytes: [UInt8], contentType: String?, address: String?)

    private mutating func body(of address: PageAddress) async -> Body? {
        guard !address.isFile else { return await file(address) }
        let kept = crawl.cache?.kept(address)
        if let kept, kept.run == crawl.cache?.run {
            self.kept += 1
            return (kept.bytes, kept.contentType, kept.address)
        }
        guard await mayAsk(address) else { return nil }
        do {
            switch try await ask(address, crawl.isFresh ? nil : kept?.validators) {
            case nil: return nil
            case .unchanged:
                guard let kept else { return nil }
                found.notModified += 1
                crawl.cache?.confirm(kept, of: address)
                return (kept.bytes, kept.contentType, kept.address)
            case .body(let body):
                crawl.cache?.keep(body, of: address)
                return (body.bytes, body.contentType, body.finalURL)
            }
        } catch {
            return failed(address, error, kept)
        }
    }

    private mutating func file(_ address: PageAddress) async -> Body? {
        do {
            guard
                case .body(let body) = try await crawl.fetcher.fetch(
                    FetchRequest(url: address.text))
            else { return nil }
            return (body.bytes, nil, nil)
        } catch {
            return failed(address, error, nil)
        }
    }

    /// A page that cannot be had is the one that was had before, as far as it was: what it tells
    /// of is not gone for that.
    private mutating func failed(
        _ address: PageAddress, _ error: FetchError, _ kept: PageCache.Kept?
    ) -> Body? {
        let isGone = [.status(404), .status(410), .noSuchFile].contains(error.reason)
        // A file's name is in it.
        let told = address.isFile ? error.toldOfPage : "\(address.text): \(error.toldOfPage)"
        if let wait = error.retryAfter, !isGone {
            stop("\(told); it wants to be asked again \(wait.told)")
        }
        guard let kept, !isGone else {
            found.failed += 1
            drift.note(told, error.family)
            warn(told)
            return nil
        }
        warn("\(told); what it said last counts")
        crawl.cache?.confirm(kept, of: address)
        return (kept.bytes, kept.contentType, kept.address)
    }

    private mutating func ask(
        _ address: PageAddress, _ validators: Validators?
    ) async throws(FetchError) -> Fetched? {
        var attempts = 0
        while true {
            guard await waits(for: address.host) else { return nil }
            do {
                let fetched = try await crawl.fetcher.fetch(
                    FetchRequest(url: address.text, validators: validators))
                asked += 1
                pace.ended(address.host)
                return fetched
            } catch {
                pace.ended(address.host)
                attempts += 1
                guard let wish = error.retryAfter, case .seconds(let seconds) = wish,
                    seconds <= Self.longestRetry, attempts < 3
                else { throw error }
                try? await Task.sleep(for: .seconds(seconds))
            }
        }
    }

    /// A host that wants a longer wait is left alone, and the crawl goes on another time.
    private static let longestRetry: Int64 = 60

    /// Waits until a host may be asked; false where that is put off.
    private mutating func waits(for host: String) async -> Bool {
        let own = crawl.definition.manners.delay
        let wished = robots[host]?.delay ?? 0
        let left = pace.left(for: host, seconds: max(own, wished))
        if wished > own {
            let pause = asked == 0 ? Double(crawl.cache?.pause ?? 0) : 0
            guard pause == 0, left <= crawl.patience.page, waited + left <= crawl.patience.crawl
            else {
                putOff(host, wished, for: max(left, pause))
                return false
            }
            waited += left
        }
        if left > 0 { try? await Task.sleep(for: .milliseconds(Int64(left * 1_000))) }
        return true
    }

    private mutating func putOff(_ host: String, _ delay: Double, for seconds: Double) {
        let left = frontier.count + 1
        let next = Int64(seconds.rounded(.up))
        stop(
            "\(host) wants \(Int64(delay).lasting) between two pages (Crawl-delay): "
                + "\(found.pages.of("page")) \(found.pages == 1 ? "is" : "are") read and kept, "
                + "\(left) more \(left == 1 ? "takes" : "take") about "
                + "\((Int64(delay) * Int64(left)).lasting); it goes on in \(next.lasting)")
        putOff = next
    }

    /// Of the host that wants the longest time, when what it means is worth a word.
    private var wish: String? {
        let own = crawl.definition.manners.delay
        guard
            let (host, delay) = robots.compactMap({ host, rules in
                rules.delay.map { (host, $0) }
            }).max(by: { $0.1 < $1.1 }), delay > own
        else { return nil }
        let whole = Int64(delay) * Int64(frontier.count)
        guard whole > 10 else { return nil }
        return "\(host) wants \(Int64(delay).lasting) between two pages (Crawl-delay): "
            + "\(frontier.count) more take about \(whole.lasting)"
    }

    /// robots.txt is asked for once a host: what it does not allow is not asked for.
    private mutating func mayAsk(_ address: PageAddress) async -> Bool {
        if robots[address.host] == nil { robots[address.host] = await rules(of: address) }
        guard robots[address.host]?.allows(address.target) != true else { return true }
        guard !unreachable.contains(address.host) else { return false }
        warn("\(address.text): robots.txt does not allow it")
        drift.note("robots.txt does not allow \(address.text)", .notAllowed)
        return false
    }

    private mutating func rules(of address: PageAddress) async -> Robots {
        guard let place = address.robots else { return .none }
        if let kept = crawl.cache?.kept(place), kept.run == crawl.cache?.run {
            return Robots(String(decoding: kept.bytes, as: UTF8.self), agent: Crawl.agent)
        }
        do {
            guard
                case .body(let body) = try await crawl.fetcher.fetch(FetchRequest(url: place.text))
            else { return .none }
            crawl.cache?.keep(body, of: place)
            return Robots(String(decoding: body.bytes, as: UTF8.self), agent: Crawl.agent)
        } catch {
            // Section 2.3.1: without the file all is open; where it cannot be had, nothing is.
            if case .status(let status) = error.reason, (400..<500).contains(status), status != 429
            {
                return .none
            }
            warn("\(place.text): \(error): so nothing of this host is read")
            drift.note("\(error)", error.family)
            unreachable.insert(address.host)
            return .closed
        }
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
            crawl.cache?.finish()
        }
        return result
    }
}
