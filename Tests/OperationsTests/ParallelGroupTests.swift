import Campus
import Operations
import TestSupport
import Testing

@Suite("Parallel groups of a class", .serialized)
struct ParallelGroupTests {
    private static func group(_ uid: String, in place: String, _ stamp: String)
        -> ReplacementTests.Event
    {
        ReplacementTests.Event(
            uid: uid, place: place, more: ReplacementTests.week + "\nLAST-MODIFIED:\(stamp)")
    }

    @Test(
        "are not taken for each other where one stays, be that written anew or not",
        arguments: ["20260901T000000Z", "20261004T170000Z"])
    func stays(_ stamp: String) async throws {
        let home = try TestHome()
        let (old, new) = ("20260901T000000Z", stamp)
        let before = [Self.group("a", in: "H6", old), Self.group("b", in: "H7", old)]
        let after = [Self.group("a", in: "H6", new), Self.group("c", in: "H8", new)]
        let path = try home.folder.write(ReplacementTests.feed(before), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-04T18:00:00+01:00").sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        _ = try home.folder.write(ReplacementTests.feed(after), as: "term.ics")
        let reports = try await home.as("ann", now: "2026-10-04T19:00:00+01:00")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        let kinds = try #require(reports.first).changes.map(\.kind)
        #expect(Set(kinds) == [.removed, .added], "\(kinds)")
    }
}
