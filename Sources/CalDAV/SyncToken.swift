import Storage

/// Which version of a collection a program has (RFC 6578 section 4).
struct SyncToken: Hashable {
    var version: Int64
    /// By which a version is told from one of the same number that another life of the database had: a
    /// backup that was restored goes on counting.
    var mark: String

    private static let scheme = "urn:belltower:sync:"

    init(_ state: CollectionState) {
        (version, mark) = (state.version, state.mark)
    }

    init?(uri: String) {
        guard uri.hasPrefix(Self.scheme), uri.utf8.count <= 200 else { return nil }
        let parts = uri.dropFirst(Self.scheme.count).split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let version = Int64(parts[0]) else { return nil }
        self.version = version
        mark = String(parts[1])
    }

    var text: String { "\(version).\(mark)" }
    var uri: String { Self.scheme + text }
}
