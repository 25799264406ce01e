import Campus
import Foundation
import Locks
import Operations
import Recurrence
import Storage
import StorageSQLite

/// The busiest minutes of a campus: people open their week, browsers are rung, and a faculty's timetable
/// comes in; server, bell and import are processes of their own on one home.
struct NineOClock {
    let belltower: String
    let server: ServerProcess
    let home: String
    /// How many people there are to open and to be rung.
    let people: Int
    var opens = 15_000
    var pushes = 8_000
    var meetings = 30_000
    var seconds = 180

    /// Callers at once: as many as wait for an answer, since each asks when its time has come.
    private static let callers = 24
    private static let lead: Int64 = 600
    /// A browser's keys: of RFC 8291.
    private static let keys = """
        {"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",\
        "auth":"BTBZMqHH6r4Tts7J_aSIgg"}
        """

    func rows() throws -> [Row] {
        let store = try Store(path: home + "/belltower.sqlite")
        let service = try WebhookReceiver()
        let rung = min(pushes, people)
        let bell = try Child([belltower, "remind", "--home", home])
        defer { bell.end() }
        try planned(store)
        // So late that whoever is rung is planned before.
        let begin = Self.now.adding(seconds: Int64(rung / 100) + 30)
        try expectBells(rung, from: begin, at: service.port)
        try planned(store)
        let feed = home + "/../faculty.ics"
        // Of modules that people take.
        try Data(
            GeneratedFeed.text(events: meetings).replacing("CM5", with: "BM1").utf8
        ).write(to: URL(fileURLWithPath: feed))
        while Self.now < begin { usleep(50_000) }
        let importing = try Child([
            belltower, "subscribe", feed, "--name", "Faculty", "--for-everyone", "--home", home,
            "--as", "op",
        ])
        let delays = open(from: begin)
        let hasImported = importing.wait() == 0
        let end = begin.adding(seconds: Int64(seconds + 5))
        while Self.now < end { usleep(100_000) }
        let late = try store.look { try $0.lateness(in: begin..<end.adding(seconds: 60)) }
        return [
            opened(delays, hasImported: hasImported),
            Row(
                what: "nine o'clock: \(rung) pushes", measured: Self.text(late),
                yardstick: "", ratio: "", promise: "worst 250 ms",
                isKept: late.delivered >= rung && service.received >= rung
                    && late.worst ?? .max <= 250),
        ]
    }

    private static var now: Instant { Instant(seconds: Int64(Date().timeIntervalSince1970)) }

    private static func text(_ late: Lateness) -> String {
        [("p50", late.median), ("p99", late.ninetyNinth), ("worst", late.worst)]
            .map { "\($0) \($1 ?? -1) ms" }.joined(separator: ", ") + ", \(late.delivered) rung"
    }

    private func opened(_ delays: [Double?], hasImported: Bool) -> Row {
        let answered = delays.compactMap(\.self).sorted()
        let p99 = answered.isEmpty ? .nan : answered[answered.count * 99 / 100]
        let failures = delays.count - answered.count
        return Row(
            what: "nine o'clock: \(opens) opens and \(meetings) meetings imported",
            measured: "p50 \(Measure.text(Measure.median(answered))), p99 \(Measure.text(p99))"
                + (failures > 0 ? ", \(failures) FAILED" : "")
                + (hasImported ? "" : ", import FAILED"),
            yardstick: "in \(seconds) s", ratio: "", promise: "p99 200 ms",
            isKept: p99 <= 200 && failures == 0 && hasImported)
    }

    /// Waits until nobody's reminders are to be planned.
    private func planned(_ store: Store) throws {
        repeat {
            usleep(500_000)
        } while try !store.look {
            try $0.marked(at: Self.now, limit: 1).isEmpty
        }
    }

    /// Everybody of some has a browser, and an entry that rings in those minutes.
    private func expectBells(_ count: Int, from begin: Instant, at port: Int) throws {
        let exchange = try Exchange(to: server.port)
        defer { exchange.end() }
        for person in 0..<count {
            let due = begin.adding(seconds: Int64(person * seconds / count))
            let start = Date(timeIntervalSince1970: TimeInterval(due.seconds + Self.lead))
            let requests = [
                (
                    "PUT", "/api/v1/push/subscriptions",
                    #"{"endpoint":"http://127.0.0.1:\#(port)/p\#(person)","keys":\#(Self.keys)}"#
                ),
                (
                    "POST", "/api/v1/entries",
                    #"{"summary":"Tutor","start":"\#(start.ISO8601Format())","length":"30m","leads":"10m"}"#
                ),
            ]
            for (method, path, body) in requests {
                let answer = exchange.ask(
                    ServedCampus.request(method, path, as: person, body: body))
                guard answer.hasPrefix("HTTP/1.1 20") else {
                    throw CocoaError(
                        .executableNotLoadable, userInfo: ["said": String(answer.prefix(2_000))])
                }
            }
        }
    }

    /// Opens the week of one person after the other, each when it is time for it.
    ///
    /// - Returns: milliseconds from when it was time to the whole answer; nil where that was none.
    private func open(from begin: Instant) -> [Double?] {
        let delays = Locked([Double?](repeating: nil, count: opens))
        let next = Locked(0)
        let start = ContinuousClock.now
        let pause = Double(seconds) / Double(opens)
        let (opens, people, port) = (opens, people, server.port)
        DispatchQueue.concurrentPerform(iterations: Self.callers) { _ in
            guard let exchange = try? Exchange(to: port) else { return }
            defer { exchange.end() }
            while let index = next.withLock({ next -> Int? in
                defer { next += 1 }
                return next < opens ? next : nil
            }) {
                let due = start + .seconds(pause * Double(index))
                let wait = (due - ContinuousClock.now) / .microseconds(1)
                if wait > 0 { usleep(UInt32(wait)) }
                let answer = exchange.ask(
                    ServedCampus.request("GET", "/agenda/week", as: index * 7_919 % people))
                guard answer.hasPrefix("HTTP/1.1 200") else { continue }
                let delay = (ContinuousClock.now - due) / .milliseconds(1)
                delays.withLock { $0[index] = delay }
            }
        }
        return delays.withLock { $0 }
    }
}

/// A command under way that says nothing here.
private final class Child {
    private let process = Process()

    init(_ words: [String]) throws {
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// - Returns: its exit status.
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}
