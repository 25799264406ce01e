import ICalendar

/// A small alteration of a feed, chosen by the feed's own bytes, so that it is the same each time.
struct Mutation {
    private var state: UInt64

    init(of bytes: [UInt8]) { state = ComponentScanner.digest(of: bytes).low }

    /// The feed with one event taken out, doubled, or with a line of it dropped or doubled, or
    /// with any line of the file dropped.
    mutating func altered(_ bytes: [UInt8]) -> [UInt8] {
        guard let feed = try? ComponentScanner().scan(bytes), !feed.components.isEmpty else {
            return bytes
        }
        let range = feed.components[pick(feed.components.count)].range
        var altered = feed.bytes
        switch pick(5) {
        case 0: altered.removeSubrange(range)
        case 1: altered.insert(contentsOf: feed.bytes[range], at: range.upperBound)
        case 2: line(in: range, of: altered).map { altered.removeSubrange($0) }
        case 3:
            line(in: altered.indices, of: altered).map { altered.removeSubrange($0) }
        default:
            line(in: range, of: altered).map {
                altered.insert(contentsOf: feed.bytes[$0], at: $0.upperBound)
            }
        }
        return altered
    }

    /// A line within a range; nil for DTSTAMP, which says when the file was made and nothing else.
    private mutating func line(in range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        let breaks = range.filter { bytes[$0] == 0x0a }
        guard !breaks.isEmpty else { return nil }
        let end = breaks[pick(breaks.count)] + 1
        let start = breaks.last { $0 < end - 1 }.map { $0 + 1 } ?? range.lowerBound
        let isStamp = bytes[start..<end].starts(with: Array("DTSTAMP".utf8))
        return isStamp ? nil : start..<end
    }

    private mutating func pick(_ count: Int) -> Int {
        state = state &* 0x5851_f42d_4c95_7f2d &+ 0x1405_7b7e_f767_814f
        return Int((state >> 33) % UInt64(count))
    }
}
