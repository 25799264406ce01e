import TestSupport
import Testing

extension Faults {
    @Suite("A clock that jumps")
    struct ClockTests {
        static let first = "2026-10-01T06:00:00Z"

        /// Years back and forth, with a day that does not exist everywhere among them.
        static let jumps = [
            "2036-10-01T06:00:00Z", "1970-01-01T00:00:01Z", "2026-10-25T00:30:00Z", first,
            "2016-02-29T23:59:59Z", "2099-12-31T23:59:59Z", "2026-10-25T01:30:00Z", first,
        ].prefix(Faults.rounds(4, soak: 8))

        @Test("whatever the clock says, imports go on, and the agenda is the feed's")
        func jumping() throws {
            let home = try TermHome.subscribed(60)
            for (index, instant) in Self.jumps.enumerated() {
                let before = try home.agenda()
                home.belltower.now = instant
                try home.expectUnharmed(before, after: "jump to \(instant)")
                home.reply = .status(503)
                #expect(try home.run(["import", TermHome.name]).status == 69)
                try home.expectUnharmed(before, after: "failure at \(instant)")
                let feed = TermFeed(version: index + 1, count: 60)
                home.reply = .ok(feed.text)
                let outcome = try home.run(["import", TermHome.name])
                #expect(outcome.status == 0, "\(instant): \(outcome.errors)")
                // What was over by that clock, and is listed no longer, stays.
                let after = try home.agenda().lines
                #expect(after.isSuperset(of: feed.lines), "\(instant)")
                let kept = after.subtracting(feed.lines)
                #expect(kept.allSatisfy { before.lines.contains($0) && $0.hasPrefix("passing") })
            }
        }

        @Test("a clock that was years ahead does not keep a source from its next import")
        func stuck() throws {
            let home = try TermHome.subscribed(60)
            home.belltower.now = "2036-10-01T06:00:00Z"
            #expect(try home.run(["import"]).status == 0)
            home.belltower.now = "2026-10-01T08:00:00Z"
            let feed = TermFeed(version: 1, count: 60)
            home.reply = .ok(feed.text)
            #expect(try home.run(["import"]).status == 0)
            home.belltower.now = "2026-10-01T09:30:00Z"
            #expect(try home.run(["import"]).status == 0)
            #expect(try home.agenda().lines == feed.lines)
        }
    }
}
