import Foundation
import TestSupport
import Testing

extension Faults {
    @Suite("A disk that takes no more")
    struct DiskTests {
        /// One import per limit: it says in one line why it failed, or it takes place whole.
        ///
        /// - Returns: how many failed.
        private func importing(
            _ home: TermHome, limits: Int,
            _ limited: (Int, TermHome.Agenda) throws -> Belltower.Outcome,
            relief: () -> Void = {}
        ) throws -> Int {
            var before = try home.agenda()
            var failed = 0
            for round in 0..<limits {
                let feed = TermFeed(version: round + 1)
                home.reply = .ok(feed.text)
                let outcome = try limited(round, before)
                relief()
                if outcome.status != 0 {
                    failed += 1
                    #expect([73, 74].contains(outcome.status), "\(round): \(outcome)")
                    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
                    #expect(outcome.errors.hasPrefix("belltower: "))
                    try home.expectUnharmed(before, after: "limit \(round)")
                    #expect(try home.run(["import", TermHome.name]).status == 0)
                }
                #expect(try home.integrity() == "whole")
                before = try home.agenda()
                #expect(before.lines == feed.lines, "limit \(round)")
            }
            return failed
        }

        @Test("an import that may write no more fails whole, at whatever byte it is stopped")
        func fileSize() throws {
            let home = try TermHome.subscribed()
            let size = try #require(
                try FileManager.default.attributesOfItem(atPath: home.database)[.size] as? Int)
            let limits = Faults.rounds(4, soak: 100)
            let failed = try importing(home, limits: limits) { round, _ in
                // The log of an import is about as large as the database.
                try home.belltower.run(
                    words: ["import", TermHome.name],
                    through: Self.limiting(toBlocks: round * (size / 512) / limits))
            }
            Faults.tell("file size: \(failed) of \(limits) imports ran into their limit")
            #expect(failed > 0)
        }

        @Test("a subscription that may write no more leaves a whole source or none")
        func fileSizeAtFirst() throws {
            let feed = TermFeed(version: 0, count: 60)
            let limits = Faults.rounds(4, soak: 60)
            var failed = 0
            for round in 0..<limits {
                let home = try TermHome(.ok(feed.text))
                let outcome = try home.belltower.run(
                    words: home.subscribing,
                    through: Self.limiting(toBlocks: round * 1_200 / limits))
                #expect(try home.integrity() == "whole")
                if outcome.status != 0 {
                    failed += 1
                    #expect([73, 74].contains(outcome.status), "\(round): \(outcome)")
                    #expect(outcome.errors.split(separator: "\n").count == 1)
                    #expect(try home.agenda().lines.isEmpty, "limit \(round)")
                    #expect(try home.run(home.subscribing).status == 0)
                }
                #expect(try home.agenda().lines == feed.lines, "limit \(round)")
            }
            Faults.tell("file size: \(failed) of \(limits) subscriptions ran into their limit")
            #expect(failed > 0)
        }

        /// In blocks of 512 bytes, each file.
        private static func limiting(toBlocks blocks: Int) -> [String] {
            ["/bin/sh", "-c", "ulimit -f \(blocks); exec \"$0\" \"$@\""]
        }

        @Test("on a full disk an import fails whole, and the agenda is still to be read")
        func smallDisk() throws {
            let home = try TermHome(.ok(TermFeed(version: 0).text))
            guard let disk = SmallDisk(over: home.belltower.home, kilobytes: 4_096) else {
                return Faults.tell("skipped: only root may mount a small disk")
            }
            try home.belltower.allowLoopback()
            try home.belltower.add(home.belltower.person)
            #expect(try home.run(home.subscribing).status == 0)
            let limits = Faults.rounds(4, soak: 40)
            let failed = try importing(home, limits: limits) { round, before in
                disk.fill(leaving: round * 400 / limits)
                let outcome = try home.run(["import", TermHome.name])
                if outcome.status != 0 {
                    #expect(try home.agenda().json == before.json, "on the full disk, \(round)")
                    disk.fill(leaving: 0)
                    #expect(try home.agenda().json == before.json, "on the full disk, \(round)")
                }
                return outcome
            } relief: {
                disk.empty()
            }
            Faults.tell("small disk: \(failed) of \(limits) imports found it full")
            #expect(failed > 0)
        }
    }
}
