import Campus
import Credentials
import Foundation
import Recurrence
import Storage
import StorageSQLite

/// Calendars of 2,000 events asked by calendar programs, beside what Radicale takes for the same questions: one
/// question after the other, each on a connection of its own.
struct CalDAVRows {
    let served: ServerProcess
    /// Whom the server's home has such calendars of.
    let readers: [Person]
    let folder: String
    var rounds = 3

    /// Adds a program's password to each reader of a home.
    static func plant(_ home: String) throws -> [Person] {
        let store = try Store(path: home + "/belltower.sqlite")
        defer { try? store.close() }
        let now = Instant(seconds: Int64(Date().timeIntervalSince1970))
        return try store.transaction { transaction in
            let readers = try transaction.people().map(\.person)
                .filter { $0.handle.text.hasPrefix("reader") }
            for reader in readers {
                _ = try transaction.addAppPassword(
                    of: reader.id, name: "benchmark",
                    digest: SecretToken.digest(of: password(of: reader)), at: now)
            }
            return readers
        }
    }

    private static func password(of person: Person) -> String {
        "benchmark-\(person.handle.text)"
    }

    func rows() throws -> [Row] {
        let radicale = try RadicaleProcess(folder, GeneratedFeed.text(events: FeedRows.events))
        let calendars = readers.map { reader in
            Calendar(
                port: served.port, classes: "/dav/calendars/\(reader.id)/classes/",
                own: "/dav/calendars/\(reader.id)/personal/",
                login: "x:\(Self.password(of: reader))")
        }
        let peer = radicale.map {
            Calendar(port: $0.port, classes: "/u/term/", own: "/u/term/", login: "u:u")
        }
        let tokens = try (calendars + [peer].compactMap(\.self)).map { try $0.token() }
        return [
            try row("a week of it (calendar-query)", calendars, peer, times: 30) { calendar, _ in
                calendar.week
            },
            try row("what is new, nothing is (sync-collection)", calendars, peer, times: 100) {
                calendar, _ in
                let index = calendars.firstIndex { $0.login == calendar.login }
                return calendar.sync(since: tokens[index ?? calendars.count])
            },
            try row("an entry written (PUT)", calendars, peer, times: 3) { $0.put($1) },
        ]
    }

    /// Where a program asks.
    private struct Calendar {
        let port: Int
        let classes: String
        let own: String
        let login: String

        private static let names = #"xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#

        var week: String {
            request(
                "REPORT", classes,
                "<C:calendar-query \(Self.names)><D:prop><D:getetag/><C:calendar-data/></D:prop>"
                    + #"<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">"#
                    + #"<C:time-range start="20261005T000000Z" end="20261012T000000Z"/>"#
                    + "</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>")
        }

        func sync(since token: String) -> String {
            request(
                "REPORT", classes,
                "<D:sync-collection \(Self.names)><D:sync-token>\(token)</D:sync-token>"
                    + "<D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>"
            )
        }

        /// The token of what is there now.
        func token() throws -> String {
            let answer = try Exchange(to: port).ask(sync(since: ""))
            let end = answer.components(separatedBy: "sync-token>").dropFirst().first ?? ""
            return String(end.prefix { $0 != "<" })
        }

        func put(_ number: Int) -> String {
            let day = 10 + number % 18
            let text = """
                BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//B//B//EN\r\nBEGIN:VEVENT\r\n\
                UID:own-\(number)\r\nDTSTAMP:20260901T080000Z\r\nDTSTART:202612\(day)T080000Z\r\n\
                DTEND:202612\(day)T090000Z\r\nSUMMARY:Run \(number)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                """
            return request("PUT", "\(own)own-\(number).ics", text, "text/calendar")
        }

        private func request(
            _ method: String, _ path: String, _ body: String, _ type: String = "application/xml"
        ) -> String {
            let basic = Data(login.utf8).base64EncodedString()
            return """
                \(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                Authorization: Basic \(basic)\r\nContent-Type: \(type)\r\nDepth: 1\r\n\
                Content-Length: \(body.utf8.count)\r\n\r\n\(body)
                """
        }
    }

    /// - Parameter times: so many of Radicale's answers a second are promised.
    private func row(
        _ what: String, _ calendars: [Calendar], _ peer: Calendar?, times: Double,
        _ request: (Calendar, Int) -> String
    ) throws -> Row {
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for round in 0..<rounds {
            ours.append(
                try rate(of: calendars, Self.count, first: round * Self.count, request))
            if let peer {
                theirs.append(
                    try rate(of: [peer], Self.countOfPeer, first: round * Self.countOfPeer, request)
                )
            }
        }
        let rate = Measure.median(ours)
        let ratio = theirs.isEmpty ? nil : rate / Measure.median(theirs)
        return Row(
            what: "calendar of \(FeedRows.events) events, \(what)",
            measured: String(format: "%.0f/s", rate),
            yardstick: theirs.isEmpty
                ? "skipped: no radicale"
                : String(format: "Radicale %.1f/s", Measure.median(theirs)),
            ratio: ratio.map { String(format: "%.1f times", $0) } ?? "",
            promise: "at least \(Int(times)) times", isKept: ratio.map { $0 >= times })
    }

    private static let count = 400
    private static let countOfPeer = 10

    /// Answers a second.
    private func rate(
        of calendars: [Calendar], _ count: Int, first: Int,
        _ request: (Calendar, Int) -> String
    ) throws -> Double {
        let began = ContinuousClock.now
        for number in 0..<count {
            let calendar = calendars[number % calendars.count]
            let exchange = try Exchange(to: calendar.port)
            defer { exchange.end() }
            let answer = exchange.ask(request(calendar, first + number))
            guard answer.dropFirst(9).first == "2" else {
                throw CocoaError(.executableLoad, userInfo: ["said": answer.prefix(200)])
            }
        }
        let length = (ContinuousClock.now - began).components
        return Double(count) / (Double(length.seconds) + Double(length.attoseconds) / 1e18)
    }
}
