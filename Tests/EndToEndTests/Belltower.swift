import Foundation
import TestSupport
import Testing

/// The built binary, in a home of its own.
struct Belltower {
    let folder: TemporaryFolder
    var person = "sam"
    var now = "2026-10-05T08:00:00+01:00"
    /// Kept with the home that reads from it.
    var site: LoopbackSite?

    struct Outcome {
        var status: Int32
        var output: String
        var errors: String

        /// Standard output as JSON.
        func json() throws -> Any {
            try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
        }

        func object() throws -> [String: Any] { try json() as? [String: Any] ?? [:] }
        func list() throws -> [[String: Any]] { try json() as? [[String: Any]] ?? [] }
    }

    /// - Parameter people: who is in the home, its operator first, who asks; nobody for a home that
    ///   is not made yet.
    init(people: [String] = ["sam"]) throws {
        folder = try TemporaryFolder()
        guard let first = people.first else { return }
        person = first
        try EmptyDatabase.copy(to: home)
        for handle in people { try add(handle) }
    }

    /// Adds somebody, as whoever asks.
    func add(_ handle: String) throws {
        let outcome = try run("person", "add", handle)
        try #require(outcome.status == 0, "\(handle): \(outcome.errors)")
    }

    var home: String { folder.path + "/home" }
    var database: String { home + "/belltower.sqlite" }

    /// The product stands beside the test bundle.
    static let binary: URL = {
        let bundle = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        let beside = bundle.deletingLastPathComponent().appendingPathComponent("belltower")
        return FileManager.default.isExecutableFile(atPath: beside.path)
            ? beside : Fixtures.packageRoot.appendingPathComponent(".build/debug/belltower")
    }()

    /// What the binary is started with.
    var environment: [String: String] {
        [
            "BELLTOWER_HOME": home, "BELLTOWER_PERSON": person, "BELLTOWER_NOW": now,
            "TZ": "Europe/London", "PATH": "/usr/bin:/bin", "HOME": folder.path,
        ]
    }

    func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = arguments
        process.environment = self.environment.merging(environment) { _, mine in mine }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    @discardableResult
    func run(
        _ arguments: String..., environment: [String: String] = [:], input: String? = nil
    ) throws -> Outcome {
        try run(words: arguments, environment: environment, input: input)
    }

    /// Waits until a process has opened the database: it holds the index of its log.
    ///
    /// - Parameter isRunning: whether the process lives still.
    func waitUntilOpened(by process: Int32, while isRunning: () -> Bool) throws {
        let open = "/proc/\(process)/fd"
        let end = Date(timeIntervalSinceNow: 30)
        while true {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: open)) ?? []
            let names = files.map {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "\(open)/\($0)")
            }
            guard !names.contains(database + "-shm") else { return }
            try #require(isRunning() && Date() < end, "the database is not opened")
            usleep(1_000)
        }
    }

    /// - Parameter through: a program, and its words, that starts the binary.
    func run(
        words: [String], environment: [String: String] = [:], input: String? = nil,
        through: [String] = []
    ) throws -> Outcome {
        let process = process(words, environment: environment)
        if let program = through.first {
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = through.dropFirst() + [Self.binary.path] + words
        }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        if let input {
            let file = try folder.write(input, as: "stdin-\(UUID().uuidString)")
            process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
        }
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaints, as: UTF8.self))
    }

    /// Lets private addresses be reached, as a test over loopback needs.
    func allowLoopback() throws {
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try Data("fetch: {allowPrivate: true, timeout: 2}\n".utf8)
            .write(to: URL(fileURLWithPath: home + "/config.yaml"))
    }

    static func feed(_ summaries: String...) -> String {
        let events = summaries.enumerated().map { index, summary in
            """
            BEGIN:VEVENT\r
            UID:\(index)@example\r
            DTSTART;TZID=Europe/London:202610\(index + 10)T090000\r
            DTEND;TZID=Europe/London:202610\(index + 10)T100000\r
            SUMMARY:\(summary)\r
            END:VEVENT\r

            """
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:My timetable\r\n"
            + events.joined() + "END:VCALENDAR\r\n"
    }
}
