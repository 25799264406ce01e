import Campus
import Recurrence
import TestSupport
import Testing

@Suite("Telling accidents from changes")
struct TrustTests {
    @Test(
        "what may vanish in one import",
        arguments: [
            (0, 10, true), (5, 10, true), (6, 10, false), (10, 10, false), (1, 1, false),
            (2, 3, true), (3, 3, false), (2, 4, true), (3, 4, false), (0, 0, true),
        ])
    func limits(removed: Int, total: Int, isAllowed: Bool) {
        #expect(RemovalLimits().allow(removing: removed, of: total) == isAllowed)
    }

    @Test("what may vanish can be chosen, but never everything")
    func chosenLimits() {
        let lenient = RemovalLimits(share: 100, minimum: 1)
        #expect(lenient.allow(removing: 9, of: 10) && !lenient.allow(removing: 10, of: 10))
        let strict = RemovalLimits(share: 0, minimum: 1)
        #expect(!strict.allow(removing: 1, of: 100) && strict.allow(removing: 0, of: 100))
    }

    static func frame(_ feed: [UInt8], without ranges: [Range<Int>]) -> HarvestFrame {
        var cutter = HarvestFrame.Cutter(feed)
        ranges.forEach { cutter.cut($0) }
        return cutter.rest()
    }

    @Test("a feed cut into frame and components is put together again, byte for byte")
    func frame() {
        let feed = Array("head AAA BBB between CC tail".utf8)
        let ranges = [5..<8, 9..<12, 21..<23]
        let frame = Self.frame(feed, without: ranges)
        #expect(frame.feed(of: ranges.map { Array(feed[$0]) }) == feed)
        #expect(String(decoding: frame.bytes, as: UTF8.self) == "head   between  tail")
        #expect(frame.feed(of: []) == nil)
        let touching = Self.frame(feed, without: [0..<5, 5..<8])
        #expect(touching.gaps == [HarvestFrame.Gap(position: 0, count: 2)])
        #expect(touching.feed(of: [Array(feed[0..<5]), Array(feed[5..<8])]) == feed)
    }

    static func change(_ kind: Change.Kind, _ before: String? = nil, _ after: String? = nil)
        -> Change
    {
        Change(
            kind: kind, meeting: MeetingID(1), uid: "a", slot: "", summary: "",
            startsAt: Instant(seconds: 0), starts: ["2026-10-05"], occurrences: 1, before: before,
            after: after)
    }

    @Test("a change is taken back by its opposite alone")
    func reverting() {
        let there = Self.change(.relocated, "A", "B")
        #expect(Self.change(.relocated, "B", "A").reverts(there))
        #expect(!Self.change(.relocated, "B", "C").reverts(there))
        #expect(!Self.change(.renamed, "B", "A").reverts(there))
        #expect(Self.change(.added).reverts(Self.change(.removed)))
        #expect(Self.change(.cancelled).reverts(Self.change(.added)))
        #expect(!Self.change(.added).reverts(Self.change(.added)))
        #expect(there.repeats(there) && !there.repeats(Self.change(.relocated, "B", "A")))
    }
}
