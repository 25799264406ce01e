import Campus
import ICalendar

/// How the components of a feed compare with those of the last harvest, by their digests alone.
struct FeedNews {
    /// Whose the components are that are as they were; nil for the unknown ones.
    private(set) var owners: [UIDKey?]
    /// The places of the components that the harvest does not know.
    private(set) var unknown: [Int] = []
    /// The UIDs of which a component was there last time and is not any more.
    private(set) var missing: Set<UIDKey> = []

    /// - Parameter harvest: nil for none. One of another reader is known by its UIDs alone: what it
    ///   digested is all read anew.
    init(_ spans: [ComponentSpan], since harvest: Harvest?) {
        owners = Array(repeating: nil, count: spans.count)
        guard let harvest else {
            unknown = Array(spans.indices)
            return
        }
        guard harvest.summary.reader == FeedReader.version else {
            unknown = Array(spans.indices)
            missing = Set(harvest.components.map(\.uid))
            return
        }
        compare(spans, harvest.components)
    }

    /// Most feeds keep their order, so first place by place; a table only for what is left.
    private mutating func compare(_ spans: [ComponentSpan], _ known: [HarvestedComponent]) {
        var left: [HarvestedComponent] = []
        for place in 0..<max(spans.count, known.count) {
            if place < spans.count, place < known.count,
                Digest(spans[place].digest) == known[place].digest
            {
                owners[place] = known[place].uid
                continue
            }
            if place < known.count { left.append(known[place]) }
            if place < spans.count { unknown.append(place) }
        }
        guard !left.isEmpty else { return }
        let table = Dictionary(left.map { ($0.digest, $0.uid) }) { first, _ in first }
        var found: Set<Digest> = []
        unknown.removeAll { place in
            let digest = Digest(spans[place].digest)
            guard let owner = table[digest] else { return false }
            owners[place] = owner
            found.insert(digest)
            return true
        }
        missing = Set(left.lazy.filter { !found.contains($0.digest) }.map(\.uid))
    }
}
