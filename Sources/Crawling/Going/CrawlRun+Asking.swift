import Campus
import Fetching
import Markup
import Recurrence

/// How the pages are asked for.
extension CrawlRun {
    mutating func body(of address: PageAddress) async -> PageBody? {
        guard !address.isFile else { return await file(address) }
        if let kept = crawl.cache?.current(address) {
            self.kept += 1
            if let lapse = kept.lapse { tell(lapse: lapse) }
            return PageBody(kept, kept.lapse == nil ? .now : .former)
        }
        guard await mayAsk(address) else { return nil }
        let accepted = crawl.cache?.accepted(address)
        do {
            switch try await ask(address, crawl.isFresh ? nil : accepted?.validators) {
            case nil: return nil
            case .unchanged:
                guard let accepted else { return nil }
                found.notModified += 1
                crawl.cache?.confirm(address)
                return PageBody(accepted, .now)
            case .body(let body):
                crawl.cache?.keep(body, of: address)
                return PageBody(
                    bytes: body.bytes, contentType: body.contentType, address: body.finalURL)
            }
        } catch {
            return failed(address, with: error, kept: accepted)
        }
    }

    private mutating func file(_ address: PageAddress) async -> PageBody? {
        do {
            guard
                case .body(let body) = try await crawl.fetcher.fetch(
                    FetchRequest(url: address.text))
            else { return nil }
            // Not to be read again, but to know a page that was cut short.
            crawl.cache?.keep(body, of: address)
            return PageBody(bytes: body.bytes)
        } catch {
            return failed(address, with: error, kept: nil)
        }
    }

    /// A page that cannot be had is the one that was had before, as far as it was.
    ///
    /// What it tells of is not gone for that. One that there is no more, and that others still lead
    /// to, is so until that has lasted.
    private mutating func failed(
        _ address: PageAddress, with error: FetchError, kept: PageCache.Kept?
    ) -> PageBody? {
        // Where it leads to another host, that one says nothing of what there is at home.
        let isGone =
            [.status(404), .status(410), .noSuchFile].contains(error.reason)
            && (address.isFile || error.place == address.host)
        // A file's name is in it.
        let told = address.isFile ? error.toldOfPage : "\(address.shown): \(error.toldOfPage)"
        if let wait = error.retryAfter, !isGone {
            stop("\(told); it wants to be asked again \(wait.told)")
        }
        guard let kept, !isGone || !believesLoss(of: address) else {
            found.failed += 1
            drift.note(told, error.family)
            warn(told)
            return nil
        }
        if isGone { drift.note(told, error.family) }
        let lapse = "\(told); what it said last counts"
        tell(lapse: lapse)
        crawl.cache?.confirm(address, lapse: lapse)
        return PageBody(kept, isGone ? .gone : .former)
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
    var wish: String? {
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
        warn("\(address.shown): robots.txt does not allow it")
        drift.note("robots.txt does not allow \(address.shown)", .notAllowed)
        return false
    }

    private mutating func rules(of address: PageAddress) async -> Robots {
        guard let place = address.robots else { return .none }
        if let kept = crawl.cache?.current(place) {
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
}

extension FetchError {
    /// What is wrong and what to do, where a page was asked for and no calendar.
    var toldOfPage: String {
        switch reason {
        case .isDirectory: "\(place) is a folder: give a saved page in it"
        case .status(let status) where status == 401 || status == 403:
            "\(place) refuses access (\(status)): save the page in a browser that may see it, and "
                + "give the file with --start"
        case .status(let status) where status == 404 || status == 410:
            "\(place) has no such page (\(status)): check the address"
        case .tooLarge(let limit) where limit >= PageLimits().bytes:
            "\(place) sends more than \(limit >> 20) MiB, which no page may have: check the address"
        default: description
        }
    }
}
