import Campus
import Operations
import TestSupport
import Testing

@Suite("Exporting a stretch of time")
struct ExportWindowTests {
    @Test("a series whose last hour lies just before the stretch is out, one that goes on is in")
    func goesOn() async throws {
        let term = try await Term(TermFeed(classes: "A"))
        func events(from: String, to: String) throws -> Int {
            let request = ExportRequest(from: from, to: to, kinds: [.class], alarms: false)
            return try term.desks().exports.export(request).events
        }
        #expect(try events(from: "2026-10-05T10:00:00+01:00", to: "2026-10-20") == 1)
        #expect(try events(from: "2026-11-02T10:00:00Z", to: "2026-11-20") == 0)
        #expect(try events(from: "2026-10-06", to: "2026-10-07") == 0)
    }
}
