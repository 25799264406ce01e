import Campus
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

@Suite("Whether servers and bell are there")
struct UptimeTests {
    private let home: TestHome

    init() throws { home = try TestHome() }

    /// The operator's desks so many seconds after eight.
    private func desks(_ second: Int64) throws -> Desks {
        var desks = try home.as("op")
        desks.caller.now = desks.now.adding(seconds: second)
        return desks
    }

    private func note(
        _ service: Uptime.Service, _ seconds: [Int64], isLast: Bool = false
    ) throws {
        for second in seconds { try desks(second).uptime.note(service, isLast: isLast) }
    }

    /// `server 600: 120-720`, in seconds after eight.
    private func told(_ second: Int64) throws -> [String] {
        let zero = try desks(0).now
        return try desks(second).uptime.report().map { uptime in
            let outages = uptime.outages.map { outage in
                "\(outage.since - zero)-\(outage.until.map { "\($0 - zero)" } ?? "")"
            }
            return "\(uptime.service) \(uptime.down): \(outages.joined(separator: " "))"
        }
    }

    @Test("nothing is told of what was never there, and of what always was that it was")
    func clean() throws {
        let before = try home.as("op").health.report()
        #expect(before.uptimes.isEmpty && before.state(of: .uptime) == .unknown)
        let words = HealthWords(before, .english, in: .utc)
        #expect(words.text(.uptime).hasPrefix("Nothing is measured yet"))
        try note(.server, [0, 60, 120])
        let report = try desks(130).health.report()
        let text = HealthWords(report, .english, in: .utc).text(.uptime)
        #expect(text == "Server: never away, measured since Mon 5 Oct (0 days).")
    }

    @Test("a time without signs is an outage of that one alone")
    func gap() throws {
        try note(.server, [0, 60, 120, 720, 780])
        try note(.bell, Array(stride(from: 0, through: 780, by: 60)))
        #expect(try told(800) == ["server 600: 120-720", "bell 0: "])
        let text = HealthWords(try desks(800).health.report(), .english, in: .utc).text(.uptime)
        #expect(
            text == "Server: away for 10 min, measured since Mon 5 Oct (0 days). "
                + "Away from 07:02 to 07:12. Bell: never away, measured since Mon 5 Oct (0 days).")
    }

    @Test("it is told while it lasts, and begins with the last sign of who ends")
    func lasting() throws {
        try note(.server, [0])
        try note(.server, [20], isLast: true)
        #expect(try told(170) == ["server 0: "])
        #expect(try told(320) == ["server 300: 20-"])
        try note(.server, [320])
        #expect(try told(320) == ["server 300: 20-320"])
    }

    @Test("who is started again at once was not away, and of several machines one is enough")
    func together() throws {
        try note(.server, [0, 40], isLast: true)
        try note(.server, [100, 130, 160, 190, 220])
        #expect(try told(220) == ["server 0: "])
        let store = try home.as("op").store
        let seen = try store.look { try $0.lifeSign(of: .server) }?.seen
        // Who came half a minute after another has written nothing.
        #expect(try seen == desks(220).now)
        try note(.server, [250])
        #expect(try store.look { try $0.lifeSign(of: .server) }?.seen == seen)
    }

    @Test("a clock that was ahead, or was never set, makes no outage")
    func clocks() throws {
        try note(.bell, [0, 60, 7_200])
        #expect(try told(7_200) == ["bell 7140: 60-7200"])
        try note(.bell, [120, 180])
        #expect(try told(200) == ["bell 0: "])
        try note(.server, [0, -20_000 * 86_400, 60])
        #expect(try told(60).first == "server 0: ")
    }

    @Test(
        "a day of a year is too much while it is new, as is being away; but not of what was merely tried"
    )
    func tooLong() throws {
        let day: Int64 = 86_400
        _ = try home.as("ann")
        try note(.bell, [0, day])
        try seeLast(.bell, 8 * day)
        #expect(try state(8 * day) == .unknown, "nobody serves")
        try note(.server, [0, day])
        #expect(try state(day) == .unknown, "for less than a week")
        for (second, verdict) in [
            (7 * day, HealthReport.Verdict.wrong), (9 * day, .well), (9 * day + 100, .well),
        ] {
            for service in Uptime.Service.allCases { try seeLast(service, second) }
            #expect(try state(second) == verdict)
        }
        #expect(try state(9 * day + 300) == .wrong, "away")
        #expect(try state(40 * day) == .unknown, "nobody runs it any more")
        // All of it is a year ago by then, but for an hour.
        let later = 366 * day - 3_600
        try seeLast(.server, later)
        let server = try desks(later).uptime.report().first
        #expect(server?.down == 3_600 && server?.days == 365)
    }

    private func state(_ second: Int64) throws -> HealthReport.Verdict {
        try desks(second).health.report().state(of: .uptime)
    }

    /// As if it had been there all the time since.
    private func seeLast(_ service: Uptime.Service, _ second: Int64) throws {
        try home.as("op").store.execute(
            "UPDATE life_sign SET seen = \(desks(second).now.seconds) WHERE service = '\(service)'")
    }

    @Test("a home of one person may be away")
    func alone() throws {
        let day: Int64 = 86_400
        _ = try home.as("ann")
        try note(.server, [0, day])
        try seeLast(.server, 7 * day)
        var report = try desks(7 * day).health.report()
        #expect(report.state(of: .uptime) == .wrong)
        report.campus.people = 1
        #expect(report.state(of: .uptime) == .unknown)
    }

    @Test("what was written before a restore tells nothing of the time since")
    func restored() throws {
        try note(.server, [0])
        try home.as("op").store.act { try $0.forgetLastSigns() }
        #expect(try told(9_000) == ["server 0: "])
        try note(.server, [9_000, 9_060])
        #expect(try told(9_060) == ["server 0: "])
    }

    @Test("operators alone are told")
    func operators() throws {
        let ann = try home.as("ann")
        #expect(reason { _ = try ann.uptime.report() } == .forbidden)
    }
}
