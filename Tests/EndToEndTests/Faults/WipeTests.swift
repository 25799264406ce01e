import TestSupport
import Testing

extension Faults {
    /// The experiment which most calendar programs lose events in: ten events, and a site that
    /// suddenly says something else.
    @Suite("A site that wipes the term")
    struct WipeTests {
        static func feed(_ count: Int) -> TermFeed {
            TermFeed(version: 0, count: count, passing: 0)
        }

        /// What the site says, and whether that is an answer to refuse or none at all.
        static let rows: [(what: String, reply: LoopbackReply, status: String, exit: Int32)] = [
            ("404", .status(404), "failed", 69), ("410", .status(410), "failed", 69),
            ("a login page with status 200", .ok(MisbehaviourTests.page), "failed", 65),
            ("a valid calendar without events", .ok(feed(0).text), "refused", 1),
            (
                "half the file", .ok(String(feed(10).text.prefix(feed(10).text.count / 2))),
                "failed", 65
            ),
            ("one of ten events", .ok(feed(1).text), "refused", 1),
        ]

        @Test("six accidents of six are survived, ids included", arguments: rows.indices)
        func survived(_ index: Int) throws {
            let row = Self.rows[index]
            let home = try TermHome(.ok(Self.feed(10).text))
            #expect(try home.run(home.subscribing).status == 0)
            let before = try home.agenda()
            for hour in ["07", "08"].prefix(Faults.rounds(1, soak: 2)) {
                home.belltower.now = "2026-09-30T\(hour):00:00Z"
                home.reply = row.reply
                let outcome = try home.run(["import", TermHome.name, "--json"])
                #expect(outcome.status == row.exit, "\(row.what): \(outcome)")
                let report = try outcome.list()[0]
                #expect(report["status"] as? String == row.status, "\(row.what)")
                #expect(report["removed"] as? Int == 0)
                let reason = report["reason"] as? String ?? ""
                #expect(reason.contains("--accept-removals") == (row.status == "refused"))
                try home.expectUnharmed(before, after: row.what)
            }
            home.reply = .ok(Self.feed(10).text)
            let outcome = try home.run(["import", TermHome.name])
            #expect(outcome.status == 0, "\(outcome.errors)")
            try home.expectUnharmed(before, after: "\(row.what), and back")
        }

        /// A feed of ten events, spoilt.
        private static func spoilt(_ what: String, by text: String) -> LoopbackReply {
            .ok(feed(10).text.replacing(what, with: text))
        }

        /// Accidents besides those of the experiment.
        static let others: [(what: String, reply: LoopbackReply)] = [
            ("no start can be read", spoilt("DTSTART:2026", by: "DTSTART:null")),
            ("no start at all", spoilt("DTSTART", by: "X-START")),
            ("tasks instead of events", spoilt("VEVENT", by: "VTODO")),
            ("no components that mean anything", spoilt("VEVENT", by: "X-EVENT")),
            (
                "somebody else's calendar",
                .ok(
                    feed(10).text.replacing("lesson-", with: "other-")
                        .replacing("Lesson", with: "Match").replacing("T0", with: "T1"))
            ),
            (
                "a login page, for good",
                .redirect(301, to: "/login")
            ),
            ("an empty calendar, for good", .redirect(308, to: "/empty.ics")),
            ("a warning before the calendar", .ok("<br />Warning: mysql" + feed(0).text)),
            (
                "an empty calendar in a calendar",
                .ok("BEGIN:VCALENDAR\r\n" + feed(0).text + "END:VCALENDAR\r\n")
            ),
        ]

        @Test("other accidents are no better believed", arguments: others.indices)
        func disbelieved(_ index: Int) throws {
            let accident = Self.others[index]
            let home = try TermHome(.ok(Self.feed(10).text))
            #expect(try home.run(home.subscribing).status == 0)
            let before = try home.agenda()
            home.reply = accident.reply
            let outcome = try home.run(["import", TermHome.name, "--json"])
            #expect([1, 65, 69].contains(outcome.status), "\(accident.what): \(outcome)")
            try home.expectUnharmed(before, after: accident.what)
            let address = try home.run(["sources", "--reveal"]).output
            #expect(address.contains("/term.ics"), "\(accident.what): \(address)")
            home.reply = .ok(Self.feed(10).text)
            #expect(try home.run(["import", TermHome.name]).status == 0)
            #expect(try home.agenda().json == before.json, "\(accident.what), and back")
        }

        @Test("empty and full by turns, twenty times: nothing is lost, nothing doubled")
        func alternating() throws {
            let home = try TermHome(.ok(Self.feed(10).text))
            #expect(try home.run(home.subscribing).status == 0)
            let before = try home.agenda()
            for turn in 0..<20 {
                // An hour and a half apart, so that the turns last longer than a day's patience.
                let (day, minute) = (1 + turn * 180 / 1_440, turn * 180 % 1_440)
                home.belltower.now = Self.instant(day: day, minute: minute)
                home.reply = .ok(Self.feed(0).text)
                #expect(try home.run(["import", TermHome.name]).status == 1, "turn \(turn)")
                if turn % 5 == 0 {
                    #expect(try home.agenda().json == before.json, "empty, turn \(turn)")
                }
                home.belltower.now = Self.instant(day: day, minute: minute + 90)
                home.reply = .ok(Self.feed(10).text)
                #expect(try home.run(["import", TermHome.name]).status == 0, "turn \(turn)")
                if turn % 5 == 0 {
                    #expect(try home.agenda().json == before.json, "full, turn \(turn)")
                }
            }
            try home.expectUnharmed(before, after: "twenty turns")
            #expect(try home.run(["changes", "--json"]).list().isEmpty)
        }

        /// In September, before the term.
        static func instant(day: Int, minute: Int) -> String {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            return "2026-09-\(two(day))T\(two(minute / 60)):\(two(minute % 60)):00Z"
        }

        @Test("the same empty answer is believed the third time, when a day has gone by")
        func patience() throws {
            let home = try TermHome(.ok(Self.feed(10).text))
            home.belltower.now = Self.instant(day: 1, minute: 0)
            #expect(try home.run(home.subscribing).status == 0)
            let before = try home.agenda()
            home.reply = .ok(
                Self.feed(1).text, headers: [("ETag", "\"wiped\"")])
            for (day, minute) in [(1, 60), (1, 120), (1, 700), (2, 59)] {
                home.belltower.now = Self.instant(day: day, minute: minute)
                #expect(try home.run(["import", TermHome.name]).status == 1)
                try home.expectUnharmed(before, after: "day \(day), minute \(minute)")
            }
            // A failure in between takes nothing back.
            let wiped = home.reply
            home.reply = .status(503)
            #expect(try home.run(["import", TermHome.name]).status == 69)
            home.reply = wiped
            home.belltower.now = Self.instant(day: 2, minute: 61)
            #expect(try home.run(["import", TermHome.name]).status == 0)
            #expect(try home.agenda().lines == Self.feed(1).lines)
        }

        @Test("what a person accepts goes at once, and comes back with its ids")
        func accepted() throws {
            let home = try TermHome(.ok(Self.feed(10).text))
            #expect(try home.run(home.subscribing).status == 0)
            let before = try home.agenda()
            for feed in [Self.feed(1), Self.feed(0)] {
                home.reply = .ok(feed.text)
                #expect(try home.run(["import", TermHome.name]).status == 1)
                let words = ["import", TermHome.name, "--accept-removals"]
                #expect(try home.run(words).status == 0)
                #expect(try home.agenda().lines == feed.lines)
                home.reply = .ok(Self.feed(10).text)
                #expect(try home.run(["import", TermHome.name]).status == 0)
                try home.expectUnharmed(before, after: "accepted, and back")
            }
        }

        @Test("a window that moves on removes nothing that is over")
        func window() throws {
            let home = try TermHome(.ok(Self.feed(30).text))
            #expect(try home.run(home.subscribing).status == 0)
            let before = try home.agenda()
            home.belltower.now = "2026-12-30T00:00:00Z"
            home.reply = .ok(Self.feed(29).text)
            #expect(try home.run(["import", TermHome.name]).status == 0)
            try home.expectUnharmed(before, after: "the end of the term")
        }

        /// The first lesson of a feed is given four times.
        @Test("more than half of what is to come is too much, and half is not")
        func share() throws {
            for (count, left, exit): (Int, Int, Int32) in [
                (10, 4, 0), (10, 3, 1), (7, 2, 0), (7, 1, 1), (5, 1, 0), (4, 1, 0), (4, 0, 1),
                (1, 0, 1),
            ] {
                let home = try TermHome(.ok(Self.feed(count).text))
                #expect(try home.run(home.subscribing).status == 0)
                home.reply = .ok(Self.feed(left).text)
                let outcome = try home.run(["import", TermHome.name])
                #expect(outcome.status == exit, "\(left) of \(count): \(outcome)")
                let expected = exit == 0 ? Self.feed(left) : Self.feed(count)
                #expect(try home.agenda().lines == expected.lines, "\(left) of \(count)")
            }
        }
    }
}
