public import Campus

/// What became of one crawl.
public struct CrawlReport: Sendable {
    public struct Counts: Hashable, Sendable {
        public var added = 0
        public var changed = 0
        public var removed = 0
        public var unchanged = 0

        var isQuiet: Bool { added + changed + removed == 0 }
    }

    public var crawler: String
    public var status: ImportReport.Status
    public var pages = 0
    public var notModified = 0
    public var failed = 0
    public var modules = Counts()
    public var meetings = Counts()
    public var programmes = Counts()
    /// The source that holds the meetings; nil when there are none.
    public var source: String?
    public var issues: [Issue] = []
    public var reason: String?
    /// The exit status that a failure or refusal asks for; nil when it was neither.
    public var failure: Failure?

    init(crawler: String, status: ImportReport.Status) {
        self.crawler = crawler
        self.status = status
    }

    mutating func take(_ status: ImportReport.Status, _ failure: Failure) {
        self.status = status
        self.failure = failure
        reason = failure.message
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("crawler", crawler)
            json.field("status", status.rawValue)
            json.field("pages", pages)
            json.field("notModified", notModified)
            json.field("failed", failed)
            json.key("modules")
            modules.write(to: &json)
            json.key("meetings")
            meetings.write(to: &json)
            json.key("programmes")
            programmes.write(to: &json)
            json.field("source", source)
            json.key("issues")
            json.array(issues) { json, issue in
                json.object { json in
                    json.field("severity", issue.severity.rawValue)
                    json.field("uid", issue.uid)
                    json.field("line", issue.line)
                    json.field("message", issue.message)
                }
            }
            json.field("reason", reason)
        }
    }
}

extension CrawlReport.Counts {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("added", added)
            json.field("changed", changed)
            json.field("removed", removed)
            json.field("unchanged", unchanged)
        }
    }

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
