import Campus
package import Fetching
package import Markup

/// Goes from page to page by a definition, and keeps to its and the hosts' manners.
///
/// One request at a time, whatever the number of hosts: a crawl is in no hurry.
package struct Crawl: Sendable {
    let definition: CrawlerDefinition
    let settings: CrawlSettings
    let fetcher: Fetcher
    let cache: PageCache?
    /// What is kept is used in place of a request, or to ask whether it changed.
    let isFresh: Bool
    /// A page that has lost all that it had is believed at once.
    let acceptsRemovals: Bool
    /// Pages in all.
    let limit: Int
    /// Somebody wants no more pages than that, to try it.
    let isLimited: Bool
    let patience: Patience
    /// How far each of them may go.
    let pageLimits: PageLimits
    /// As robots.txt knows it.
    static let agent = "belltower"

    package init(
        _ definition: CrawlerDefinition, _ settings: CrawlSettings, fetcher: Fetcher,
        cache: PageCache?, isFresh: Bool = false, acceptsRemovals: Bool = false, limit: Int? = nil,
        pageLimits: PageLimits = PageLimits(), patience: Patience = Patience()
    ) {
        self.definition = definition
        self.settings = settings
        self.fetcher = fetcher
        self.cache = cache
        self.isFresh = isFresh
        self.acceptsRemovals = acceptsRemovals
        isLimited = limit != nil
        self.limit = min(limit ?? .max, definition.manners.pages)
        self.pageLimits = pageLimits
        self.patience = patience
    }

    /// Reads the start pages and what they lead to.
    ///
    /// What is read is the cache's `accept` or `refuse` to keep or to forget, by what is made of a
    /// complete result; a refused one is forgotten.
    ///
    /// - Parameter progress: told after each page.
    package func run(
        from start: [PageAddress], progress: @Sendable (CrawlProgress) -> Void = { _ in }
    ) async -> CrawlResult {
        var going = CrawlRun(self, from: start)
        while let visit = going.next() {
            if Task.isCancelled {
                going.stop("it was broken off: the pages read so far are kept")
                break
            }
            await going.go(to: visit)
            progress(going.progress)
            if going.isStopped { break }
        }
        return going.result()
    }

    /// The start pages that the definition names, with its parameters filled in.
    package static func start(
        of definition: CrawlerDefinition, _ settings: CrawlSettings
    ) throws(SettingError) -> [PageAddress] {
        var pages: [PageAddress] = []
        for template in definition.start {
            let missing = template.names.filter { settings.parameters[$0] == nil }
            guard missing.isEmpty else { throw .missing(missing) }
            let text = template.filled { settings.parameters[$0] } ?? ""
            guard let page = PageAddress(text) else {
                throw .wrong("start", "a web address or file")
            }
            pages.append(page)
        }
        return pages
    }
}
