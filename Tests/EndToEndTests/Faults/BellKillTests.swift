import Foundation
import TestSupport
import Testing

extension Faults {
    @Suite("A bell killed with SIGKILL", .serialized)
    struct BellKillTests {
        enum Sink: String, CaseIterable { case jsonLines, command }

        /// Over how many homes the kills are spread, and how many fall on each.
        static let homes = Faults.rounds(1, soak: 5)
        static let kills = Faults.rounds(6, soak: 100)

        @Test(
            "whenever it dies, nothing is lost, and what rings again says so",
            arguments: Sink.allCases)
        func kills(sink: Sink) throws {
            var (struck, rung, again, torn) = (0, 0, 0, 0)
            var lost: [String] = []
            for _ in 0..<Self.homes {
                let home = try DueHome(sink, count: Self.count(sink), over: Self.seconds)
                for round in 0..<Self.kills {
                    let ending = try home.strike(round: round)
                    #expect(ending == .signal(9), "\(sink), kill \(round)")
                    struck += 1
                    // Planned anew now and then.
                    if round % 4 == 3 { try home.belltower.run("settings", "clock", "24") }
                }
                try home.finish()
                let heard = try home.heard()
                torn += heard.torn
                for (key, attempts) in heard.attempts {
                    rung += 1
                    again += attempts.count - 1
                    #expect(Set(attempts).count == attempts.count, "\(key) at \(attempts)")
                }
                lost += try home.lost(besides: heard)
            }
            #expect(lost.isEmpty)
            Faults.tell(
                "bell to \(sink): \(struck) killed, \(rung) reminders rung, \(lost.count) lost; "
                    + "\(again) came again with a higher attempt, \(torn) lines torn")
        }

        /// So many classes that each life has something to do, and no more than it can.
        private static func count(_ sink: Sink) -> Int {
            Int(seconds) * (sink == .jsonLines ? 12 : 4)
        }

        /// Over how long they fall due.
        private static var seconds: Double { Double(kills) * 0.8 + 2 }
    }
}

/// A home on the machine's clock in which something is due every moment, and a receiver.
private final class DueHome {
    /// From where a kill's instant is counted.
    enum Stage: CaseIterable {
        case started
        /// A first byte more stands in the database's log: it plans, or claims.
        case writing
        /// The receiver has got something.
        case sent
    }

    struct Heard {
        /// By key, in the order in which they came.
        var attempts: [String: [Int]] = [:]
        var torn = 0
    }

    let belltower: Belltower
    private let count: Int
    private let last: Date
    private let channel: String
    private var rung: String { belltower.folder.path + "/rung" }
    private var log: String { belltower.database + "-wal" }

    init(_ sink: Faults.BellKillTests.Sink, count: Int, over seconds: Double) throws {
        belltower = try BellProcessTests.belltower()
        self.count = count
        let first = Date(timeIntervalSinceNow: 2)
        last = first.addingTimeInterval(seconds)
        switch sink {
        case .jsonLines: channel = "jsonl:\(belltower.folder.path)/rung"
        case .command:
            let script = try belltower.folder.write(
                program: "#!/bin/sh\nline=$(cat)\nprintf '%s\\n' \"$line\" >> \"$HOME/rung\"\n",
                as: "ring.sh")
            channel = "command:\(script)"
        }
        for part in 0...(count - 1) / 400 {
            let range = part * 400..<min(count, (part + 1) * 400)
            let feed = try belltower.folder.write(
                Self.feed(range, of: count, from: first, over: seconds), as: "part\(part).ics")
            let outcome = try belltower.run("subscribe", feed, "--name", "Part \(part)")
            try #require(outcome.status == 0, "\(outcome.errors)")
        }
    }

    private static func feed(
        _ range: Range<Int>, of count: Int, from first: Date, over seconds: Double
    ) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let events = range.map { index in
            let due = first.addingTimeInterval(seconds * Double(index) / Double(count))
            return """
                BEGIN:VEVENT
                UID:bell-\(index)@example
                DTSTART:\(formatter.string(from: due.addingTimeInterval(900)))
                DURATION:PT1H
                SUMMARY:Bell \(index)
                END:VEVENT

                """
        }
        return "BEGIN:VCALENDAR\nVERSION:2.0\n" + events.joined() + "END:VCALENDAR\n"
    }

    /// Starts the daemon and kills it; the rounds' instants cover each stage evenly.
    func strike(round: Int) throws -> Victim.Ending {
        let stage = Stage.allCases[round % Stage.allCases.count]
        // The golden ratio's multiples: however many there are, none lie together.
        let place = (Double(round / 3) * 0.618_034 + 0.02).truncatingRemainder(dividingBy: 1)
        let watched = stage == .sent ? rung : log
        let size = Self.size(watched)
        let victim = try Victim(
            Belltower.binary.path, ["remind", "--channel", channel],
            environment: belltower.environment)
        let patience = Date(timeIntervalSinceNow: 3)
        while stage != .started, Self.size(watched) == size, victim.poll() == nil,
            Date() < patience
        {
            sched_yield()
        }
        let length = stage == .started ? 0.8 : 0.03
        let instant = Date(timeIntervalSinceNow: length * place)
        while Date() < instant, victim.poll() == nil { usleep(100) }
        return victim.kill()
    }

    private static func size(_ file: String) -> off_t {
        var status = stat()
        return stat(file, &status) == 0 ? status.st_size : 0
    }

    /// Lets a last daemon ring all that is left.
    func finish() throws {
        let daemon = belltower.process(["remind", "--channel", channel])
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        let end = max(Date(), last).addingTimeInterval(120)
        while Date() < end {
            usleep(500_000)
            guard Date() > last else { continue }
            let states = try history().map { $0["state"] as? String }
            if states.count >= count, states.allSatisfy({ $0 == "delivered" }) { break }
        }
        daemon.terminate()
        daemon.waitUntilExit()
        #expect(daemon.terminationStatus == 0)
    }

    private func history() throws -> [[String: Any]] {
        try belltower.run("reminders", "--history", "--json").list()
    }

    /// What the receiver got.
    func heard() throws -> Heard {
        var heard = Heard()
        let text = try String(decoding: Data(contentsOf: URL(fileURLWithPath: rung)), as: UTF8.self)
        for line in text.split(separator: "\n") {
            guard
                let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
                let notice = object as? [String: Any], let key = notice["key"] as? String,
                let attempt = notice["attempt"] as? Int
            else {
                heard.torn += 1
                continue
            }
            heard.attempts[key, default: []].append(attempt)
        }
        return heard
    }

    /// What is due and was not heard, by itself or in a summary, or is not on record as delivered.
    func lost(besides heard: Heard) throws -> [String] {
        let records = try history()
        let classes = records.filter { $0["kind"] as? String == "class" }
        var lost = classes.compactMap { record -> String? in
            let id = record["id"] as? String ?? "-"
            let summary = (record["reason"] as? String)?.split(separator: " ").last
            let keys = [id] + (summary.map { [String($0)] } ?? [])
            let isHeard = keys.contains { heard.attempts["sam/\($0)"] != nil }
            return isHeard && record["state"] as? String == "delivered"
                ? nil : "\(id) \(record["state"] ?? "")"
        }
        if Set(classes.compactMap { $0["id"] as? String }).count != count {
            lost.append("\(classes.count) on record of \(count)")
        }
        return lost
    }
}
