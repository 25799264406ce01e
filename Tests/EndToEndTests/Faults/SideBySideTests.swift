import Foundation
import TestSupport
import Testing

extension Faults {
    @Suite("Many at once")
    struct SideBySideTests {
        /// Longer than any command may wait for another.
        static let patience: Duration = .seconds(60)

        /// Waits for processes; none may take longer than they may wait for each other.
        private func expectEnd(_ victims: [Victim]) {
            let deadline = ContinuousClock.now + Self.patience
            for victim in victims {
                while victim.poll() == nil, ContinuousClock.now < deadline { usleep(1_000) }
                guard let ending = victim.poll() else {
                    Issue.record("deadlocked")
                    victim.kill()
                    continue
                }
                #expect([.exit(0), .exit(75)].contains(ending), "\(ending)")
            }
        }

        @Test("two imports, agendas and a bell at once: each ends, and what is read is whole")
        func together() throws {
            let home = try TermHome.subscribed(120)
            let bell = try home.victim(["remind", "--channel", "command:/bin/true"])
            var before = try home.agenda()
            var readings = 0
            for version in 1...Faults.rounds(2, soak: 60) {
                let feed = TermFeed(version: version, count: 120)
                home.reply = .ok(feed.text)
                let imports = try (0..<2).map { _ in try home.victim(["import", "--all"]) }
                var seen: [TermHome.Agenda] = []
                while imports.contains(where: { $0.poll() == nil }), seen.count < 500 {
                    seen.append(try home.agenda())
                }
                expectEnd(imports)
                let after = try home.agenda()
                #expect(after.lines == feed.lines, "version \(version)")
                for agenda in seen {
                    #expect([before.json, after.json].contains(agenda.json), "read a mixture")
                }
                #expect(try home.integrity() == "whole")
                readings += seen.count
                before = after
            }
            #expect(bell.poll() == nil, "the bell has stopped")
            kill(bell.pid, SIGTERM)
            expectEnd([bell])
            Faults.tell("side by side: \(readings) agendas read during imports")
        }

        @Test("four commands that make one home at once make one home")
        func beginnings() throws {
            for _ in 0..<Faults.rounds(2, soak: 40) {
                let home = try TermHome(.ok(TermFeed(version: 0, count: 20).text))
                expectEnd(
                    try [home.subscribing, ["agenda"], ["sources"], ["check"]]
                        .map { try home.victim($0) })
                #expect(try home.integrity() == "whole")
                #expect(try home.agenda().lines == TermFeed(version: 0, count: 20).lines)
            }
        }

        @Test("an import that stands still as it writes keeps nobody from reading")
        func standstill() throws {
            let home = try TermHome.subscribed(120)
            let before = try home.agenda()
            let feed = TermFeed(version: 1, count: 120)
            home.reply = .ok(feed.text)
            // Whoever closes the database last copies its log into it and lets nobody read
            // meanwhile. An import alone might be stopped at that; beside a bell it is never last.
            let bell = try home.victim(["remind", "--channel", "command:/bin/true"])
            try home.belltower.waitUntilOpened(by: bell.pid) { bell.poll() == nil }
            let writer = try Killer().start(home, ["import", TermHome.name], until: .writing)
            kill(writer.pid, SIGSTOP)
            let reader = try home.victim(TermHome.agendaWords)
            expectEnd([reader])
            let found = try home.agenda()
            #expect([before.lines, feed.lines].contains(found.lines), "read a mixture")
            kill(writer.pid, SIGCONT)
            #expect(writer.wait() == .exit(0))
            #expect(try home.agenda().lines == feed.lines)
            #expect(bell.poll() == nil, "the bell has stopped")
            bell.kill()
        }

        @Test("an import killed while another waits for it lets that one in")
        func lockOfTheDead() throws {
            let home = try TermHome.subscribed(20)
            let feed = TermFeed(version: 1, count: 20)
            home.reply = .stall
            let first = try home.victim(["import", TermHome.name])
            while home.site.requests.count < 2, first.poll() == nil { sched_yield() }
            home.reply = .ok(feed.text)
            let second = try home.victim(["import", TermHome.name])
            #expect(first.kill() == .signal(SIGKILL))
            expectEnd([second])
            #expect(try home.agenda().lines == feed.lines)
        }
    }
}
