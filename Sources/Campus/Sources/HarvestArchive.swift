/// A harvest's bytes, so that the feed can be read again as it was.
///
/// Each component's bytes are kept once, under their digest; a harvest is the list of digests it
/// has anyway, and a frame: what stands around the components.
package struct HarvestArchive: Sendable {
    package var frame: HarvestFrame
    /// The components that the last harvest did not have, as ranges of `bytes`.
    package var news: [(digest: Digest, range: Range<Int>)]
    /// The feed that the ranges are of.
    package var bytes: [UInt8]

    package init(
        frame: HarvestFrame, news: [(digest: Digest, range: Range<Int>)], bytes: [UInt8]
    ) {
        self.frame = frame
        self.news = news
        self.bytes = bytes
    }
}

/// A feed without its components, and where they stood.
package struct HarvestFrame: Hashable, Sendable {
    /// So many components one after the other, at a position in the frame's bytes.
    package struct Gap: Hashable, Sendable {
        package var position: Int
        package var count: Int

        package init(position: Int, count: Int) {
            self.position = position
            self.count = count
        }
    }

    package var bytes: [UInt8]
    /// In order of the position.
    package var gaps: [Gap]

    package init(bytes: [UInt8], gaps: [Gap]) {
        self.bytes = bytes
        self.gaps = gaps
    }

    /// Cuts components out of a feed, one after the other.
    package struct Cutter {
        private let feed: [UInt8]
        private var frame = HarvestFrame(bytes: [], gaps: [])
        private var position = 0

        package init(_ feed: [UInt8]) { self.feed = feed }

        /// - Parameter range: behind those cut before.
        package mutating func cut(_ range: Range<Int>) {
            if range.lowerBound > position {
                frame.bytes += feed[position..<range.lowerBound]
            }
            position = range.upperBound
            let last = frame.gaps.count - 1
            if last >= 0, frame.gaps[last].position == frame.bytes.count {
                frame.gaps[last].count += 1
            } else {
                frame.gaps.append(Gap(position: frame.bytes.count, count: 1))
            }
        }

        /// What is left.
        package func rest() -> HarvestFrame {
            HarvestFrame(bytes: frame.bytes + feed[position...], gaps: frame.gaps)
        }
    }

    /// The feed with components put back, in order; nil when they are not as many as were cut out.
    package func feed(of components: [[UInt8]]) -> [UInt8]? {
        guard gaps.reduce(0, { $0 + $1.count }) == components.count else { return nil }
        var feed: [UInt8] = []
        feed.reserveCapacity(bytes.count + components.reduce(0) { $0 + $1.count })
        var (position, next) = (0, 0)
        for gap in gaps {
            guard (position...bytes.count).contains(gap.position) else { return nil }
            feed += bytes[position..<gap.position]
            for component in components[next..<next + gap.count] { feed += component }
            next += gap.count
            position = gap.position
        }
        return feed + bytes[position...]
    }
}
