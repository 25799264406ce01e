public import Campus

/// What became of one attempt to bring a source up to date.
public struct ImportReport: Sendable {
    public enum Status: String, Sendable { case imported, unchanged, failed }

    public var source: String
    public var status: Status
    public var added = 0
    public var changed = 0
    public var removed = 0
    public var unchanged = 0
    /// How many meetings the source holds now.
    public var events: Int { added + changed + unchanged }
    public var issues: [Issue] = []
    /// Why it failed; nil when it did not.
    public var reason: String?
    /// The exit status that a failure asks for; nil when it did not fail.
    public var failure: Failure?

    public init(source: String, status: Status) {
        self.source = source
        self.status = status
    }

    init(source: String, failure: Failure) {
        self.init(source: source, status: .failed)
        reason = failure.message
        self.failure = failure
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("source", source)
            json.field("status", status.rawValue)
            json.field("added", added)
            json.field("changed", changed)
            json.field("removed", removed)
            json.field("unchanged", unchanged)
            json.field("events", events)
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
