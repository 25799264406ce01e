import Foundation

/// One run of a program, and what it cost.
package struct MeasuredProcess: Sendable {
    package var status: Int32
    /// Of the processor, its own and the system's for it: what else runs does not count.
    package var seconds: Double
    /// The most memory that it held, in MiB.
    package var mebibytes: Int
    /// What it wrote to standard output.
    package var output: String

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - words: its path and its arguments.
    ///   - file: where its output goes meanwhile.
    package static func run(
        _ words: [String], environment: [String: String], output file: String
    ) throws -> MeasuredProcess {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(
            &actions, STDOUT_FILENO, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var identifier = pid_t()
        let error = posix_spawn(&identifier, words[0], &actions, nil, arguments, variables)
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
        var (usage, status) = (rusage(), Int32(0))
        while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
        return MeasuredProcess(
            status: status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f),
            seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            mebibytes: Int(usage.ru_maxrss) / 1_024,
            output: String(
                decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
        )
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
}
