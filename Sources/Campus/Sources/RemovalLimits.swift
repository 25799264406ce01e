/// How much of a source may vanish in one import before that counts as an accident.
package struct RemovalLimits: Hashable, Sendable {
    /// More than this percentage of the coming occurrences is too much.
    ///
    /// The default is 50. Losing all of them is too much at any percentage.
    package var share: Int
    /// That counts only from this many coming occurrences on.
    ///
    /// The default is 4.
    package var minimum: Int

    package init(share: Int = 50, minimum: Int = 4) {
        self.share = share
        self.minimum = minimum
    }

    /// Whether so many of so many coming occurrences may be lost.
    package func allow(losing lost: Int, of total: Int) -> Bool {
        guard lost > 0, total >= minimum else { return true }
        return lost < total && lost * 100 <= total * share
    }

    /// Whether so many may be listed no more: not all of them, however few there are, since an
    /// empty feed says nothing.
    package func allow(removing removed: Int, of total: Int) -> Bool {
        (removed == 0 || removed < total) && allow(losing: removed, of: total)
    }
}

/// How often, and over how long, what looks like a loss is seen until it is believed.
///
/// A server that is broken is mended within a day; what it says after that it means.
package enum RepeatedSight {
    private static let times = 3
    private static let seconds: Int64 = 24 * 3_600

    /// - Parameters:
    ///   - count: how often it was seen, this time too.
    ///   - first: seconds since 1970, when it was seen first.
    ///   - now: likewise.
    package static func isEnough(_ count: Int, since first: Int64, at now: Int64) -> Bool {
        count >= times && now - first >= seconds
    }
}
