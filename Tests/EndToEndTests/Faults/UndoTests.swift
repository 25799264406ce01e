import TestSupport
import Testing

extension Faults {
    @Suite("An import taken back")
    struct UndoTests {
        static let importing = ["import", TermHome.name]
        static let undoing = importing + ["--undo"]
        static let redoing = importing + ["--redo"]

        @Test("the agenda is what it was, the same feed leaves it so, and --redo takes it again")
        func undone() throws {
            let home = try TermHome.subscribed(60)
            for version in 1...Faults.rounds(1, soak: 20) {
                let before = try home.agenda()
                let feed = TermFeed(version: version, count: 60)
                // With a validator, which must not stand in the way of any of it.
                home.reply = .ok(feed.text, headers: [("ETag", "\"v\(version)\"")])
                try home.run(Self.importing)
                let after = try home.agenda()
                #expect(after.lines == feed.lines)
                for _ in 0..<2 {
                    #expect(try home.run(Self.undoing).status == 0)
                    try home.expectUnharmed(before, after: "--undo of version \(version)")
                    for _ in 0..<2 {
                        #expect(try home.run(Self.importing).status == 0)
                        try home.expectUnharmed(before, after: "the feed that was undone")
                    }
                    #expect(try home.run(Self.redoing).status == 0)
                    try home.expectUnharmed(after, after: "--redo of version \(version)")
                }
            }
        }

        @Test("after --undo a feed that says something new is taken")
        func overtaken() throws {
            let home = try TermHome.subscribed(60)
            home.reply = .ok(TermFeed(version: 1, count: 60).text)
            try home.run(Self.importing)
            try home.run(Self.undoing)
            try home.run(Self.importing)
            let feed = TermFeed(version: 2, count: 60)
            home.reply = .ok(feed.text)
            #expect(try home.run(Self.importing).status == 0)
            #expect(try home.agenda().lines == feed.lines)
        }

        @Test("a removal that was accepted is taken back, ids included")
        func removal() throws {
            let home = try TermHome.subscribed(20)
            let before = try home.agenda()
            home.reply = .ok(TermFeed(version: 0, count: 2).text)
            #expect(try home.run(Self.importing + ["--accept-removals"]).status == 0)
            #expect(try home.run(Self.undoing).status == 0)
            try home.expectUnharmed(before, after: "--undo of a removal")
        }

        @Test("where nothing came before, there is nothing to take back")
        func nothing() throws {
            let home = try TermHome.subscribed(20)
            let before = try home.agenda()
            let outcome = try home.run(Self.undoing)
            #expect(outcome.status == 66)
            #expect(outcome.errors.split(separator: "\n").count == 1)
            try home.expectUnharmed(before, after: "--undo of nothing")
        }

        @Test("an --undo or --redo killed at any instant leaves the one agenda or the other")
        func killed() throws {
            let home = try TermHome.subscribed(Faults.rounds(120, soak: 240))
            let former = try home.agenda().json
            home.reply = .ok(TermFeed(version: 1, count: Faults.rounds(120, soak: 240)).text)
            try home.run(Self.importing)
            let imported = try home.agenda().json
            var killers = [Killer(), Killer()]
            let tally = KillTests.Tally(goal: Faults.rounds(3, soak: 100))
            var tallies = [tally, tally]
            for round in -4..<2 * tally.tries where tallies.contains(where: { !$0.isEnough }) {
                // By turns: back from what was imported, and to it again.
                let turn = abs(round % 2)
                let words = [Self.undoing, Self.redoing][turn]
                let (old, new) = turn == 0 ? (imported, former) : (former, imported)
                guard round >= 0 else {
                    #expect(try killers[turn].measure(home, words) == .exit(0))
                    continue
                }
                tallies[turn].count(try killers[turn].strike(home, words, round: round / 2))
                #expect(try home.integrity() == "whole")
                let found = try home.agenda().json
                #expect([old, new].contains(found), "mixed, round \(round)")
                tallies[turn].count(isOld: found == old)
                guard found == old else { continue }
                #expect(try home.run(words).status == 0)
                #expect(try home.agenda().json == new, "round \(round)")
            }
            tallies[0].close("--undo")
            tallies[1].close("--redo")
        }
    }
}
