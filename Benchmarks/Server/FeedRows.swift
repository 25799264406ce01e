import Campus
import Credentials
import Foundation
import Operations
import Recurrence
import Storage
import StorageSQLite

/// Feeds of 2,000 events, beside what Radicale takes for the same calendar and Hummingbird for twelve bytes.
struct FeedRows {
    let served: ServerProcess
    let bare: ServerProcess
    let load: WebLoad
    var rounds = 3

    private static let readers = 8
    static let events = 2_000

    /// Adds people with such calendars, and a feed of each, to a home.
    static func plant(_ home: String) throws {
        let calendar = Array(GeneratedFeed.text(events: events).utf8)
        let now = Instant(seconds: Int64(Date().timeIntervalSince1970))
        for number in 0..<readers {
            let desks = try Desks(
                Invocation(home: home, person: "op", zone: "Europe/London")
            )
            _ = try desks.people.add("reader\(number)", ProfileEdit())
            let reader = try Desks(
                Invocation(home: home, person: "reader\(number)", zone: "Europe/London"))
            _ = try reader.sources.take(calendar, named: "Timetable")
            let store = try Store(path: home + "/belltower.sqlite")
            try store.transaction { transaction in
                _ = try transaction.addFeed(
                    of: reader.person.id, name: "wrk", profile: .plain, kinds: .exported,
                    digest: SecretToken.digest(of: token(number)), at: now)
            }
            try store.close()
        }
    }

    private static func token(_ reader: Int) -> String { "benchmark-feed-\(reader)" }

    private static func request(_ reader: Int, _ fields: [String: String]) -> String {
        ServedCampus.request("GET", "/feed/\(token(reader)).ics", as: reader, fields)
    }

    func rows() throws -> [Row] {
        let known = try (0..<Self.readers).map { reader in
            let fields = ["Accept-Encoding": "gzip"]
            let answer = try Exchange.ask(Self.request(reader, fields), at: served.port)
            let line = answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag:") }
            let tag = line.map { String($0.dropFirst(5).drop { $0 == " " }) } ?? ""
            return Self.request(reader, fields.merging(["If-None-Match": tag]) { $1 })
        }
        let whole = (0..<Self.readers).map { Self.request($0, ["Accept-Encoding": "gzip"]) }
        let plain = (0..<Self.readers).map { Self.request($0, [:]) }
        let radicale = try RadicaleProcess(load.folder, GeneratedFeed.text(events: Self.events))
        return [
            try row("whole body, gzip", whole, radicale, times: 15),
            try row("whole body, as it is", plain, radicale, times: nil),
            try row("unchanged since asked", known, radicale, times: 40),
        ]
    }

    /// - Parameter times: so many of Radicale's GETs a second are promised; nil for nothing.
    private func row(
        _ what: String, _ requests: [String], _ radicale: RadicaleProcess?, times: Double?
    ) throws -> Row {
        let hello = ["GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"]
        var figures: [(ours: WebLoad.Figures, bare: Double, theirs: Double?)] = []
        for _ in 0..<rounds {
            let theirs = try radicale.map {
                try load.run([RadicaleProcess.request], at: $0.port).requests
            }
            let bare = try load.run(hello, at: bare.port).requests
            figures.append((try load.run(requests, at: served.port), bare, theirs))
        }
        let ours = Measure.median(figures.map(\.ours.requests))
        let failures = figures.map(\.ours.failures).reduce(0, +)
        let bare = Measure.median(figures.map(\.bare))
        let peers = figures.compactMap(\.theirs)
        let ratio = peers.isEmpty ? nil : ours / Measure.median(peers)
        return Row(
            what: "feed of \(Self.events) events, \(what)",
            measured: String(
                format: "%.0f/s, p99 %.1f ms, %.2f of 12 bytes%@", ours,
                Measure.median(figures.map(\.ours.p99)), ours / bare,
                failures > 0 ? ", \(failures) FAILED" : ""),
            yardstick: (peers.isEmpty
                ? "skipped: no radicale"
                : String(format: "Radicale %.0f/s", Measure.median(peers)))
                + String(format: ", 12 bytes %.0f/s", bare),
            ratio: ratio.map { String(format: "%.1f times", $0) } ?? "",
            promise: times.map { "at least \(Int($0)) times" } ?? "",
            isKept: ratio.flatMap { ratio in times.map { ratio >= $0 && failures == 0 } })
    }
}

/// Radicale, serving one calendar on a free port of this machine.
final class RadicaleProcess {
    let port: Int
    private let process = Process()

    /// - Returns: nil where `BELLTOWER_RADICALE` is no Python that has it.
    init?(_ folder: String, _ calendar: String) throws {
        guard let python = ProcessInfo.processInfo.environment["BELLTOWER_RADICALE"],
            FileManager.default.isExecutableFile(atPath: python)
        else { return nil }
        port = try Self.freePort()
        try Self.store(calendar, in: "\(folder)/radicale/collection-root/u/term")
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [
            "-m", "radicale", "--server-hosts", "127.0.0.1:\(port)", "--auth-type", "none",
            "--storage-filesystem-folder", "\(folder)/radicale", "--server-max-connections", "64",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<200 {
            if let exchange = try? Exchange(to: port) {
                exchange.end()
                break
            }
            usleep(50_000)
        }
        // The first time it reads each event for what it keeps of them.
        let exchange = try Exchange(to: port)
        defer { exchange.end() }
        let answer = exchange.ask(Self.request)
        guard answer.contains("200 OK") else {
            throw CocoaError(.executableNotLoadable, userInfo: ["said": answer.prefix(200)])
        }
    }

    /// A calendar as it stores one: to upload 2,000 events takes minutes.
    private static func store(_ calendar: String, in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func write(_ text: String, as name: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        try write(#"{"tag": "VCALENDAR"}"#, as: ".Radicale.props")
        let (begin, end) = ("BEGIN:VEVENT", "END:VCALENDAR\r\n")
        for (index, event) in calendar.components(separatedBy: begin).dropFirst().enumerated() {
            let body = begin + event.replacingOccurrences(of: end, with: "")
            try write(
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//B//B//EN\r\n\(body)\(end)",
                as: "\(index).ics")
        }
    }

    deinit {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// As it goes over the wire, by `u:u`, whom it lets into what is u's.
    static let request =
        "GET /u/term/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Basic dTp1\r\n\r\n"

    /// One that was free a moment ago.
    private static func freePort() throws -> Int {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
