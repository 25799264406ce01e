import TestSupport
import Testing

extension Faults {
    @Suite("Killed with SIGKILL", .serialized)
    struct KillTests {
        /// What a row of kills came to.
        struct Tally {
            /// How many kills have to find somebody to kill.
            let goal: Int
            var struck = 0
            var missed = 0
            var old = 0
            var new = 0

            init(goal: Int) { self.goal = goal }

            var isEnough: Bool { struck >= goal }
            /// So many tries are enough to reach the goal on the busiest machine.
            var tries: Int { 5 * goal }

            mutating func count(_ ending: Victim.Ending) {
                if ending == .signal(9) { struck += 1 } else { missed += 1 }
            }

            mutating func count(isOld: Bool) {
                if isOld { old += 1 } else { new += 1 }
            }

            /// Says it, and insists that enough kills found somebody to kill.
            func close(_ what: String) {
                Faults.tell(
                    "\(what): \(struck) killed under way, \(missed) had ended; "
                        + "\(old) left the old agenda, \(new) the new one")
                #expect(isEnough, "too few kills hit a running process")
            }
        }

        /// How many classes the feeds have.
        static let size = Faults.rounds(120, soak: 240)

        @Test("an import killed at any instant leaves the old agenda or the new one")
        func imports() throws {
            let home = try TermHome.subscribed(Self.size)
            let words = ["import", TermHome.name]
            var (killer, tally) = (Killer(), Tally(goal: Faults.rounds(12, soak: 200)))
            var before = try home.agenda()
            for round in -2..<tally.tries where !tally.isEnough {
                let feed = TermFeed(version: round + 3, count: Self.size)
                home.reply = .ok(feed.text)
                guard round >= 0 else {
                    #expect(try killer.measure(home, words) == .exit(0))
                    before = try home.agenda()
                    continue
                }
                tally.count(try killer.strike(home, words, round: round))
                #expect(try home.integrity() == "whole")
                var found = try home.agenda()
                tally.count(isOld: found.json == before.json)
                if found.json == before.json {
                    #expect(try home.run(words).status == 0)
                    found = try home.agenda()
                }
                #expect(found.lines == feed.lines, "mixed, or lost, in round \(round)")
                before = found
            }
            tally.close("import")
        }

        @Test("a subscription killed at any instant leaves a whole source or none")
        func subscriptions() throws {
            let feed = TermFeed(version: 0, count: Self.size)
            var (killer, tally) = (Killer(), Tally(goal: Faults.rounds(6, soak: 200)))
            for round in -2..<tally.tries where !tally.isEnough {
                let home = try TermHome(.ok(feed.text))
                guard round >= 0 else {
                    #expect(try killer.measure(home, home.subscribing) == .exit(0))
                    continue
                }
                tally.count(try killer.strike(home, home.subscribing, round: round))
                #expect(try home.integrity() == "whole")
                var found = try home.agenda().lines
                tally.count(isOld: found.isEmpty)
                if found.isEmpty {
                    #expect(try home.run(home.subscribing).status == 0)
                    found = try home.agenda().lines
                }
                #expect(found == feed.lines, "mixed, or lost, in round \(round)")
            }
            tally.close("subscribe")
        }
    }
}
