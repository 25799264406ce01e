import Campus
import Foundation
import Subprocess
import SystemPackage

extension Channel {
    /// How long a program may take to take a reminder.
    static let commandTimeLimit: Duration = .seconds(30)

    /// A program of the person's: the JSON on its standard input, the key in `BELLTOWER_KEY`.
    ///
    /// Its output is thrown away. A status other than 0 is a failure; it is killed after
    /// `commandTimeLimit`.
    static func command(_ path: String) throws(ChannelError) -> Channel {
        guard access(path, X_OK) == 0 else {
            throw ChannelError("\(path) is not a program: name one, and make it executable")
        }
        return Channel(name: "command:\(path)") { notice throws(ChannelError) in
            try await start(
                .path(FilePath(path)), [], input: notice.json.bytes + [0x0a], key: notice.key)
        }
    }

    /// The desktop's notifications, through libnotify's `notify-send`.
    static func desktop() throws(ChannelError) -> Channel {
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let candidates = search.split(separator: ":").map { "\($0)/notify-send" }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw ChannelError(
                "notify-send is missing: install libnotify-bin, or choose another --channel")
        }
        return Channel(name: "desktop") { notice throws(ChannelError) in
            let content = notice.content
            try await start(
                .path(FilePath(found)),
                ["--app-name=Belltower", "--", content.title.oneLine, content.body.oneLine],
                input: [], key: notice.key)
        }
    }

    private static func start(
        _ program: Executable, _ arguments: [String], input: [UInt8], key: String
    ) async throws(ChannelError) {
        let status: TerminationStatus?
        let input = try spooled(input)
        defer { try? input.close() }
        do {
            status = try await withThrowingTaskGroup(of: TerminationStatus?.self) { group in
                group.addTask {
                    try await run(
                        program, arguments: Arguments(arguments),
                        environment: .inherit.updating(["BELLTOWER_KEY": key]),
                        input: .fileDescriptor(input, closeAfterSpawningProcess: false),
                        output: .discarded, error: .discarded
                    ).terminationStatus
                }
                group.addTask {
                    try await Task.sleep(for: commandTimeLimit)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        } catch {
            throw ChannelError("\(program) could not be run: \(error)")
        }
        guard let status else {
            throw ChannelError("\(program) took longer than \(commandTimeLimit) and was killed")
        }
        guard status.isSuccess else { throw ChannelError("\(program) ended with \(status)") }
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
