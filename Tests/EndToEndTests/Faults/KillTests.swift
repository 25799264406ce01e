import TestSupport
import Testing

extension Faults {
    @Suite("Killed with SIGKILL")
    struct KillTests {
        /// What a row of kills came to.
        struct Tally {
            var struck = 0
            var missed = 0
            var old = 0
            var new = 0

            mutating func count(_ ending: Victim.Ending) {
                if ending == .signal(9) { struck += 1 } else { missed += 1 }
            }

            /// Says it, and insists that most kills found somebody to kill.
            func close(_ what: String) {
                Faults.tell(
                    "\(what): \(struck) killed under way, \(missed) had ended; "
                        + "\(old) left the old agenda, \(new) the new one")
                #expect(struck >= missed, "too few kills hit a running process")
            }
        }

        @Test("an import killed at any instant leaves the old agenda or the new one")
        func imports() throws {
            let home = try TermHome.subscribed()
            var (killer, tally) = (Killer(), Tally())
            let rounds = Faults.rounds(12, soak: 210)
            var before = try home.agenda()
            for round in -2..<rounds {
                let feed = TermFeed(version: round + 3)
                home.reply = .ok(feed.text)
                let words = ["import", TermHome.name]
                guard round >= 0 else {
                    #expect(try killer.measure(home, words) == .exit(0))
                    before = try home.agenda()
                    continue
                }
                tally.count(try killer.strike(home, words, round: round))
                #expect(try home.integrity() == "whole")
                let found = try home.agenda()
                try home.run(words)
                let after = try home.agenda()
                #expect(after.lines == feed.lines, "the import after the kill, round \(round)")
                #expect([before.json, after.json].contains(found.json), "mixed, round \(round)")
                if found.json == before.json { tally.old += 1 } else { tally.new += 1 }
                before = after
            }
            tally.close("import")
        }

        @Test("a subscription killed at any instant leaves a whole source or none")
        func subscriptions() throws {
            var (killer, tally) = (Killer(), Tally())
            let feed = TermFeed(version: 0)
            let rounds = Faults.rounds(9, soak: 210)
            for round in -2..<rounds {
                let home = try TermHome(.ok(feed.text))
                guard round >= 0 else {
                    #expect(try killer.measure(home, home.subscribing) == .exit(0))
                    continue
                }
                tally.count(try killer.strike(home, home.subscribing, round: round))
                #expect(try home.integrity() == "whole")
                let found = try home.agenda().lines
                #expect(found.isEmpty || found == feed.lines, "mixed, round \(round)")
                if found.isEmpty { tally.old += 1 } else { tally.new += 1 }
                #expect(try home.run(home.subscribing).status == 0)
                #expect(try home.agenda().lines == feed.lines, "round \(round)")
            }
            tally.close("subscribe")
        }
    }
}
