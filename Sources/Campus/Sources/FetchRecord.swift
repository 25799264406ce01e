package import Recurrence

/// One attempt to bring a source up to date, and what came of it.
package struct FetchRecord: Hashable, Sendable {
    package enum Outcome: String, Hashable, Sendable {
        case imported, unchanged, failed
        /// It would have removed too much.
        case refused
        /// A person went back to what was before.
        case undone
    }

    /// Why an answer was not taken that says what a person went back from.
    package static let stillUndone = "the feed still says what was undone"

    package var at: Instant
    package var outcome: Outcome
    /// The HTTP status; nil for a file, or when no answer came.
    package var status: Int?
    package var etag: String?
    package var lastModified: String?
    package var bytes: Int
    /// How many meetings it added, changed and removed.
    package var counts: ImportCounts
    /// Why it failed or was refused, in words that name no more than the host.
    package var reason: String?

    package init(
        at: Instant, outcome: Outcome, status: Int? = nil, etag: String? = nil,
        lastModified: String? = nil, bytes: Int = 0,
        counts: ImportCounts = ImportCounts(), reason: String? = nil
    ) {
        self.at = at
        self.outcome = outcome
        self.status = status
        self.etag = etag
        self.lastModified = lastModified
        self.bytes = bytes
        self.counts = counts
        self.reason = reason
    }

    /// Whether it went back from an import, or its answer was not taken since somebody did.
    package var isOfUndone: Bool { outcome == .undone || reason == Self.stillUndone }
}

/// How many meetings an import found new, different, gone, and as they were.
package struct ImportCounts: Hashable, Sendable {
    package var added: Int
    /// Those told otherwise; the parts of a series that is cut, or united, too.
    package var changed: Int
    package var removed: Int
    package var unchanged: Int

    package init(added: Int = 0, changed: Int = 0, removed: Int = 0, unchanged: Int = 0) {
        self.added = added
        self.changed = changed
        self.removed = removed
        self.unchanged = unchanged
    }

    /// How many meetings the source holds after it.
    package var events: Int { added + changed + unchanged }
}

/// Why a source is not as it should be, as far as others than its keeper learn it.
package enum ToldReason {
    /// A reason without whatever a server or a page says, and without addresses.
    ///
    /// - Parameters:
    ///   - reason: as its keeper reads it; what is quoted stands in quotation marks.
    ///   - source: of a crawl the reason is full of pages, so nothing of it is told.
    package static func forOthers(
        _ reason: String, of source: Source, after outcome: FetchRecord.Outcome
    ) -> String {
        if source.address.revealed.hasPrefix(Source.crawlPrefix) {
            return switch outcome {
            case .failed: "its pages could not be read"
            case .refused: "its pages are not as they were, so what was read last stays"
            case .imported, .unchanged, .undone: "more of its pages are read later"
            }
        }
        guard let mark = reason.firstIndex(of: "\"") else { return reason }
        let before = reason[..<mark]
        // The sentence's last part leads to the quotation.
        var parts = before.split(separator: ": ", omittingEmptySubsequences: false)
        if parts.count > 1 { parts.removeLast() }
        return parts.joined(separator: ": ")
    }
}
