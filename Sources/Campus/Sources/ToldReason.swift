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
