package import Glibc

/// A process that is to die at an instant.
///
/// Started by hand: Foundation's `Process` takes longer to notice an end than an import has
/// instants. Its input and outputs are nowhere.
package final class Victim {
    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    package let pid: pid_t
    private var ending: Ending?

    /// Starts a program.
    ///
    /// - Throws: `VictimFailure` when the system does not.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String]
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var pid = pid_t()
        let failure = withCStrings([program] + arguments) { words in
            withCStrings(environment.map { "\($0)=\($1)" }) { variables in
                posix_spawn(&pid, program, &actions, nil, words, variables)
            }
        }
        guard failure == 0 else { throw VictimFailure(program: program, errorNumber: failure) }
        self.pid = pid
    }

    deinit {
        if ending == nil { kill() }
    }

    /// How it ended, if it has.
    package func poll() -> Ending? { end(waiting: false) }

    /// Waits for its end.
    package func wait() -> Ending { end(waiting: true) ?? .signal(0) }

    /// Kills it, if it still runs, and waits for its end.
    @discardableResult
    package func kill() -> Ending {
        if poll() == nil { Glibc.kill(pid, SIGKILL) }
        return wait()
    }

    private func end(waiting: Bool) -> Ending? {
        if let ending { return ending }
        var status: Int32 = 0
        while true {
            let got = waitpid(pid, &status, waiting ? 0 : WNOHANG)
            if got < 0, errno == EINTR { continue }
            guard got != 0 else { return nil }
            break
        }
        let signal = status & 0x7f
        ending = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
        return ending
    }
}

/// What the system said when a victim could not start.
package struct VictimFailure: Error {
    package let program: String
    package let errorNumber: Int32
}

/// Lends a list of C strings that ends with a null pointer.
private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(&pointers)
}
