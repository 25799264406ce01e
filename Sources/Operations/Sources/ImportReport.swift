package import Campus

/// What became of one attempt to bring a source up to date.
package struct ImportReport: Sendable {
    package enum Status: String, Sendable { case imported, unchanged, refused, failed }

    package var source: String
    package var status: Status
    /// Meetings; of those that are over, those that the feed no longer lists stay unchanged.
    package var counts = ImportCounts()
    package var issues: [Issue] = []
    /// What people are told of it; nothing of a first import.
    package var changes: [Change] = []
    /// What clashes since a source is new; nil for an import of one there was.
    package var clashes: ClashNews?
    /// Why it failed or was refused, or what else there is to say; nil when there is nothing.
    package var reason: String?
    /// The exit status that a failure or refusal asks for; nil when it was neither.
    package var failure: Refusal?

    package init(source: String, status: Status) {
        self.source = source
        self.status = status
    }

    init(source: String, failure: Refusal) {
        self.init(source: source, status: .failed)
        reason = failure.sentence
        self.failure = failure
    }
}
