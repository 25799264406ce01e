import Campus
import Operations
import TestSupport
import Testing

@Suite("Events that cannot be read, and what is kept of them", .serialized)
struct StandInTests {
    private static let good = [BadFeed.start, BadFeed.end, BadFeed.rule]

    @Test("may be all that an import has that is undone")
    func undone() async throws {
        let (home, _) = try await UnreadEventTests.home(Self.good)
        let text = BadFeed.text(Self.good)
        _ = try home.folder.write(
            text.replacing("DTSTART;TZID=Europe/London:2026", with: "DTSTART:NaN"), as: "term.ics")
        let taken = try await home.as("ann", now: "2026-10-04T19:00:00+01:00")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        #expect(taken.map(\.status) == [.imported])
        let ann = try home.as("ann", now: "2026-10-04T20:00:00+01:00")
        _ = try ann.imports.undo(of: "Uni")
        let rung = try MassChangeTests.rung(home, at: "2026-10-05T09:46:00+01:00", of: "class")
        #expect(rung.map(\.title) == ["Hexagons at 10:00"])
    }
}
