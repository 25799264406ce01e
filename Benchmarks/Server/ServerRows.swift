import Campus
import Foundation

/// A campus's server under load, beside Hummingbird alone on the same two cores, in one run.
struct ServerRows {
    let belltower: String
    let benchmarks: String
    var people = 30_000
    var rounds = 3

    private static let week = "from=2026-10-12&to=2026-10-19"

    func rows() throws -> [Row] {
        guard WebLoad.isInstalled else {
            FileHandle.standardError.write(
                Data("the server's rows need wrk: apt install wrk\n".utf8))
            return []
        }
        try OpenFiles.raise()
        let folder = try TemporaryFolder()
        let (campus, readers, served, bare) = try start(in: folder.path)
        let load = WebLoad(folder: folder.path)
        var rows = [
            Row(
                what: "start to first answer with \(people) people",
                measured: Measure.text(served.startMilliseconds), yardstick: "", ratio: "",
                promise: "500 ms", isKept: served.startMilliseconds <= 500)
        ]
        rows += try looks(at: served, bare, load)
        Progress.note("feeds")
        rows += try FeedRows(served: served, bare: bare, load: load).rows()
        rows += try CalDAVRows(served: served, readers: readers, folder: folder.path).rows()
        Progress.note("acts and streams")
        rows.append(try acts(at: served, load))
        rows += try StreamLoad(
            port: served.port, streams: min(10_000, people), concerned: min(3_000, people / 3)
        ).rows(served, home: campus.home)
        Progress.note("nine o'clock, for six minutes")
        rows += try NineOClock(
            belltower: belltower, server: served, home: campus.home, people: people
        ).rows()
        return rows
    }

    /// Those of feeds and calendar programs alone, which need no campus of thousands.
    func feeds() throws -> [Row] {
        let folder = try TemporaryFolder()
        let (_, readers, served, bare) = try start(in: folder.path)
        return try FeedRows(served: served, bare: bare, load: WebLoad(folder: folder.path)).rows()
            + CalDAVRows(served: served, readers: readers, folder: folder.path).rows()
    }

    private func start(
        in folder: String
    ) throws -> (
        campus: ServedCampus, readers: [Person], served: ServerProcess, bare: ServerProcess
    ) {
        Progress.note("the server with \(people) people")
        let campus = try ServedCampus(folder + "/home", people: people)
        try FeedRows.plant(campus.home)
        let readers = try CalDAVRows.plant(campus.home)
        let command = [belltower + "-server", "--home", campus.home, "--listen", "127.0.0.1:0"]
        return (
            campus, readers, try ServerProcess(command),
            try ServerProcess([benchmarks, "--bare-server"])
        )
    }

    // MARK: - Looking

    private func looks(
        at served: ServerProcess, _ bare: ServerProcess, _ load: WebLoad
    ) throws -> [Row] {
        let paths = [
            ("agenda, JSON", "/api/v1/agenda?\(Self.week)"),
            ("agenda, page", "/agenda/week/2026-10-12"),
        ]
        // Others each time: on a fast machine one alone would ask more often than anybody may.
        let share = min(1_000, people / 8)
        var rows: [Row] = []
        for (index, (name, path)) in paths.enumerated() {
            Progress.note(name)
            let first = index * 2 * share
            let known = try (first..<first + share).map { person in
                ServedCampus.request(
                    "GET", path, as: person,
                    ["If-None-Match": try Self.tag(path, person, served.port)])
            }
            let whole = (first + share..<first + 2 * share).map {
                ServedCampus.request("GET", path, as: $0, ["Accept-Encoding": "gzip"])
            }
            rows.append(
                try compare("\(name), unchanged since asked", known, served, bare, load, reach: 0.5)
            )
            rows.append(
                try compare(
                    "\(name), same version, whole body", whole, served, bare, load, reach: 0.35))
            let everybody = (0..<people).map { ServedCampus.request("GET", path, as: $0) }
            rows.append(
                try compare(
                    "\(name), merged anew", Array(everybody.dropFirst(4 * share)), served, bare,
                    load, reach: 0.06, p99: 50))
        }
        return rows
    }

    /// Ours and the bare server by turns; the median of the ratios.
    private func compare(
        _ what: String, _ requests: [String], _ served: ServerProcess, _ bare: ServerProcess,
        _ load: WebLoad, reach: Double, p99 most: Double? = nil
    ) throws -> Row {
        let plain = ["GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"]
        var figures: [(ours: WebLoad.Figures, bare: WebLoad.Figures)] = []
        var asked = 0
        for _ in 0..<rounds {
            let bare = try load.run(plain, at: bare.port)
            // What was asked once is kept: each round asks others.
            let others = most == nil ? requests : Array(requests.dropFirst(asked)) + requests
            let ours = try load.run(others, at: served.port)
            asked = (asked + Int(ours.requests) * load.seconds) % max(1, requests.count)
            figures.append((ours, bare))
        }
        let ratio = Measure.median(figures.map { $0.ours.requests / $0.bare.requests })
        let p99 = Measure.median(figures.map(\.ours.p99))
        let failures = figures.map(\.ours.failures).reduce(0, +)
        let isInTime = most.map { p99 <= $0 } ?? true
        return Row(
            what: what,
            measured: String(
                format: "%.0f/s, p99 %.1f ms%@", Measure.median(figures.map(\.ours.requests)), p99,
                failures > 0 ? ", \(failures) FAILED" : ""),
            yardstick: String(
                format: "12 bytes %.0f/s", Measure.median(figures.map(\.bare.requests))),
            ratio: String(format: "%.2f", ratio),
            promise: "\(reach)" + (most.map { ", p99 \(Int($0)) ms" } ?? ""),
            isKept: ratio >= reach && failures == 0 && isInTime)
    }

    private static func tag(_ path: String, _ person: Int, _ port: Int) throws -> String {
        let answer = try Exchange.ask(ServedCampus.request("GET", path, as: person), at: port)
        let line = answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag:") }
        return line.map { String($0.dropFirst(5).drop { $0 == " " }) } ?? ""
    }

    // MARK: - Acting

    /// Drinks of fifty callers, beside what this disk commits of one writer.
    private func acts(at served: ServerProcess, _ load: WebLoad) throws -> Row {
        let requests = (0..<people).map {
            ServedCampus.request("POST", "/api/v1/drinks", as: $0, body: "{}")
        }
        var figures: [(ours: WebLoad.Figures, commits: Double)] = []
        for _ in 0..<rounds {
            let commits = try Self.commits(in: load.folder)
            figures.append((try load.run(requests, at: served.port), commits))
        }
        let ratio = Measure.median(figures.map { $0.ours.requests / $0.commits })
        let failures = figures.map(\.ours.failures).reduce(0, +)
        return Row(
            what: "drink logged, 50 callers",
            measured: String(
                format: "%.0f/s, p99 %.1f ms%@", Measure.median(figures.map(\.ours.requests)),
                Measure.median(figures.map(\.ours.p99)),
                failures > 0 ? ", \(failures) FAILED" : ""),
            yardstick: String(format: "fdatasync %.0f/s", Measure.median(figures.map(\.commits))),
            ratio: String(format: "%.2f", ratio), promise: "0.5",
            isKept: ratio >= 0.5 && failures == 0)
    }

    /// How often a second 4 KiB at the end of a file are brought to the disk.
    private static func commits(in folder: String) throws -> Double {
        let path = "\(folder)/commits"
        let file = open(path, O_CREAT | O_WRONLY | O_APPEND, 0o600)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer {
            close(file)
            unlink(path)
        }
        let page = [UInt8](repeating: 7, count: 4_096)
        let count = 500
        let milliseconds = Measure.milliseconds {
            for _ in 0..<count {
                _ = write(file, page, page.count)
                fdatasync(file)
            }
        }
        return Double(count) / milliseconds * 1_000
    }
}

/// How many files and sockets a process may have open.
enum OpenFiles {
    /// As many as the system lets it; children have as many.
    static func raise() throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
