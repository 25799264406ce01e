package import Campus

/// What became of one crawl.
package struct CrawlReport: Sendable {
    package struct Counts: Hashable, Sendable {
        package var added = 0
        package var changed = 0
        package var removed = 0
        package var unchanged = 0

        var isQuiet: Bool { added + changed + removed == 0 }
    }

    package var crawler: String
    package var status: ImportReport.Status
    package var pages = 0
    package var notModified = 0
    package var failed = 0
    package var modules = Counts()
    package var meetings = Counts()
    package var programmes = Counts()
    /// The source that holds the meetings; nil when there are none.
    package var source: String?
    package var issues: [Issue] = []
    package var reason: String?
    /// The exit status that a failure or refusal asks for; nil when it was neither.
    package var failure: Refusal?

    init(crawler: String, status: ImportReport.Status) {
        self.crawler = crawler
        self.status = status
    }

    mutating func take(_ status: ImportReport.Status, _ failure: Refusal) {
        self.status = status
        self.failure = failure
        reason = failure.sentence
    }
}

extension CrawlReport.Counts {

    mutating func count(_ change: CatalogueReport) {
        added += change.added
        changed += change.changed
        unchanged += change.unchanged
    }

    init(_ counts: ImportCounts) {
        self.init(
            added: counts.added, changed: counts.changed, removed: counts.removed,
            unchanged: counts.unchanged)
    }
}
