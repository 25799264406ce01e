import Campus
import Foundation
import Subprocess
import SystemPackage

/// A program that is started for a notice, in a process group of its own.
struct Program {
    let path: String
    let timeLimit: Duration
    /// Where it is listed while it runs.
    let running: RunningPrograms

    /// The program at a path.
    ///
    /// - Throws: `ChannelError` when it is none.
    init(
        _ path: String, timeLimit: Duration, running: RunningPrograms = RunningPrograms()
    ) throws(ChannelError) {
        try Self.check(path)
        self.path = path
        self.timeLimit = timeLimit
        self.running = running
    }

    /// Looks whether a path names a program.
    static func check(_ path: String) throws(ChannelError) {
        var status = stat()
        guard
            stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
                || access(path, X_OK) != 0
        else { return }
        let cure =
            path.contains(" ")
            ? "words behind its name are not passed on, so write a script that has them"
            : "name one, and make it executable"
        throw ChannelError("\(path) is not a program: \(cure)", retry: .never)
    }

    /// The first of a name on the search path; nil without.
    static func find(_ name: String) -> String? {
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return search.split(separator: ":").map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// What ends with the program ends it too: all that it started and left in its group.
    static var options: PlatformOptions {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        return options
    }

    /// Runs it to its end; its output is thrown away.
    func run(
        _ arguments: [String] = [], input: [UInt8] = [], key: String
    ) async throws(ChannelError) {
        let input = try Self.spooled(input)
        defer { try? input.close() }
        let status = try await limited {
            try await listed { began in
                try await Subprocess.run(
                    .path(FilePath(path)), arguments: Arguments(arguments),
                    environment: ProgramEnvironment.own(key: key), platformOptions: Self.options,
                    input: .fileDescriptor(input, closeAfterSpawningProcess: false),
                    output: .discarded, error: .discarded
                ) { execution in began(execution.processIdentifier.value) }.terminationStatus
            }
        }
        guard status.isSuccess else { throw ChannelError("\(path) ended with \(status)") }
    }

    /// What it writes, up to so many bytes; nil when it writes more, or fails.
    func output(_ arguments: [String], limit: Int = 65_536) async -> String? {
        let text = try? await limited {
            try await Subprocess.run(
                .path(FilePath(path)), arguments: Arguments(arguments),
                environment: ProgramEnvironment.own(), platformOptions: Self.options,
                output: .string(limit: limit), error: .discarded
            ).standardOutput
        }
        return text.flatMap { $0 }
    }

    /// Lists what runs as long as it does; the body says when that begins, and under which number.
    func listed<Value>(
        _ body: (@escaping @Sendable (Int32) -> Void) async throws -> Value
    ) async throws -> Value {
        let listing = RunningPrograms.Listing(in: running)
        defer { listing.end() }
        return try await body { listing.begin($0) }
    }

    /// Ends what takes too long.
    private func limited<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws(ChannelError) -> Value {
        let value: Value?
        do {
            value = try await withThrowingTaskGroup(of: Value?.self) { group in
                group.addTask { try await body() }
                group.addTask {
                    try await Task.sleep(for: timeLimit)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        } catch {
            throw ChannelError("\(path) could not be run: \(error)")
        }
        guard let value else {
            throw ChannelError("\(path) took longer than \(timeLimit) and was killed")
        }
        return value
    }

    /// The bytes in a file without a name, to be read from its beginning.
    ///
    /// Not a pipe: a program that ends without reading breaks it, and swift-subprocess 1.0.2 then
    /// ends the whole process (its input's descriptor "was not closed").
    private static func spooled(_ bytes: [UInt8]) throws(ChannelError) -> FileDescriptor {
        var name = Array((NSTemporaryDirectory() + "/belltower-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else {
            throw ChannelError("no temporary file: \(String(cString: strerror(errno)))")
        }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let file = FileDescriptor(rawValue: descriptor)
        do {
            try file.writeAll(bytes)
            try file.seek(offset: 0, from: .start)
        } catch {
            try? file.close()
            throw ChannelError("no temporary file: \(error)")
        }
        return file
    }
}

extension Channel {
    /// A program of the person's: the notice's document on its standard input, the key in `BELLTOWER_KEY`.
    ///
    /// Of the environment it sees what `ProgramEnvironment` passes on, and none of the daemon's
    /// secrets. Its output is thrown away. A status other than 0 is a failure; it is killed after
    /// `commandTimeLimit` with all that it started.
    static func command(
        _ path: String, _ settings: ChannelSettings
    ) throws(ChannelError) -> Channel {
        let program = try Program(
            path, timeLimit: settings.commandTimeLimit, running: settings.programs)
        let document = settings.document
        return Channel(name: "command:\(path)", width: 4) { notice throws(ChannelError) in
            try await program.run(input: document(notice) + [0x0a], key: notice.key)
        }
    }
}
