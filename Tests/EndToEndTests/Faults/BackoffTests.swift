import Foundation
import TestSupport
import Testing

extension Faults {
    @Suite("A source that fails and fails")
    struct BackoffTests {
        /// What `sources` says of a home's one source.
        struct State {
            var next: Date?
            var failures: Int
            var reason: String

            init(_ home: TermHome) throws {
                let source = try home.run(["sources", "--json"]).list()[0]
                let text = source["next"] as? String
                next = text.flatMap { ISO8601DateFormatter().date(from: $0) }
                failures = source["failures"] as? Int ?? -1
                reason = source["reason"] as? String ?? ""
            }
        }

        static let start = Date(timeIntervalSince1970: 1_790_000_000)

        private func set(_ home: TermHome, to instant: Date) {
            home.belltower.now = ISO8601DateFormatter().string(from: instant)
        }

        /// A home that last heard of its site at the start.
        private func subscribed() throws -> TermHome {
            let home = try TermHome(.ok(TermFeed(version: 0, count: 20).text))
            set(home, to: Self.start)
            #expect(try home.run(home.subscribing).status == 0)
            return home
        }

        @Test("it is asked after 1, 2, 4, 8, 16 and 24 hours, not before, and well again at once")
        func waits() throws {
            let home = try subscribed()
            let before = try home.agenda()
            home.reply = .status(503)
            var now = Self.start.addingTimeInterval(3_600)
            for (index, hours) in [1, 2, 4, 8, 16, 24, 24].enumerated() {
                set(home, to: now)
                let asked = home.site.requests.count
                let outcome = try home.run(["import", "--quiet"])
                #expect(home.site.requests.count == asked + 1, "failure \(index + 1)")
                #expect(outcome.status == 69 && outcome.output.isEmpty, "\(outcome)")
                let state = try State(home)
                #expect(state.failures == index + 1)
                #expect(state.reason.contains("503"))
                let next = try #require(state.next)
                let share = next.timeIntervalSince(now) / Double(hours * 3_600)
                #expect((0.9...1.1).contains(share), "\(hours) hours: \(share)")
                set(home, to: next.addingTimeInterval(-1))
                #expect(try home.run(["import", "--quiet"]).status == 0)
                #expect(home.site.requests.count == asked + 1, "too early")
                now = next
            }
            try home.expectUnharmed(before, after: "three days of failures")
            home.reply = .ok(TermFeed(version: 1, count: 20).text)
            set(home, to: now)
            #expect(try home.run(["import", "--quiet"]).status == 0)
            let state = try State(home)
            #expect(state.failures == 0 && state.next == now.addingTimeInterval(3_600))
            #expect(try home.agenda().lines == TermFeed(version: 1, count: 20).lines)
        }

        @Test("a site that says when to come back is not asked before")
        func retryAfter() throws {
            for (field, seconds) in [
                ("7200", 7_200), ("Mon, 21 Sep 2026 20:13:20 GMT", 5 * 3_600 + 53 * 60), ("60", 0),
                ("rubbish", 0),
            ] {
                let home = try subscribed()
                home.reply = .status(429, headers: [("Retry-After", field)])
                #expect(try home.run(["import", TermHome.name]).status == 69)
                let next = try #require(try State(home).next)
                let wait = next.timeIntervalSince(Self.start)
                #expect(wait >= Double(max(seconds, 3_240)), "\(field): \(wait)")
                #expect(wait <= Double(max(seconds, 3_960)) * 1.1, "\(field): \(wait)")
            }
        }

        @Test("410 stops a source, says so, and a person may ask again")
        func gone() throws {
            let home = try subscribed()
            let before = try home.agenda()
            home.reply = .status(410)
            set(home, to: Self.start.addingTimeInterval(3_600))
            #expect(try home.run(["import"]).status == 69)
            let asked = home.site.requests.count
            for days in [1, 10, 100] {
                set(home, to: Self.start.addingTimeInterval(Double(days) * 86_400))
                #expect(try home.run(["import", "--quiet"]).status == 0)
            }
            #expect(home.site.requests.count == asked)
            #expect(try State(home).next == nil)
            #expect(try home.run(["sources"]).output.contains("gone"))
            set(home, to: Self.start.addingTimeInterval(7_200))
            try home.expectUnharmed(before, after: "410")
            home.reply = .ok(TermFeed(version: 1, count: 20).text)
            #expect(try home.run(["import", TermHome.name]).status == 0)
            #expect(try State(home).next == Self.start.addingTimeInterval(10_800))
        }
    }
}
