import Foundation
import Subprocess
import SystemPackage

/// A room for a program that reads what a stranger sent: without network, without files, for a short time.
///
/// bubblewrap makes it of namespaces: the program sees `/usr` read-only and nothing that can be written,
/// no home, no process but its own, no network, and none of this process's environment. `prlimit` bounds
/// its memory and its time on the processor. Bytes go in by its standard input and come out by its
/// standard output; where they lie meanwhile has no name, so that nothing is left, whatever is killed.
///
/// Where the room cannot be made the program does not run.
struct PictureBox: Sendable {
    struct Limits: Sendable {
        /// On the wall's clock.
        var time: Duration = .seconds(15)
        /// On the processor, in seconds.
        var processorSeconds = 10
        /// Of addresses, in bytes: fifty million pixels of four bytes, read whole where a picture is
        /// interlaced, and the libraries.
        var memory = 1 << 30
        /// Of what it writes.
        var output = 9 << 20
    }

    var bubblewrap = "/usr/bin/bwrap"
    var limits = Limits()

    /// Paths from outside, as they are on merged-/usr systems, which all of today's are.
    private static let walls = [
        "--unshare-user", "--uid", "65534", "--gid", "65534", "--unshare-pid", "--unshare-net",
        "--unshare-ipc", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
        "--ro-bind", "/usr", "/usr", "--symlink", "usr/bin", "/bin", "--symlink", "usr/lib", "/lib",
        "--symlink", "usr/lib64", "/lib64",
        // Which library is meant by a name; nothing else of /etc.
        "--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache",
        "--ro-bind-try", "/etc/alternatives", "/etc/alternatives",
        "--remount-ro", "/", "--chdir", "/", "--",
    ]

    /// Runs a program of `/usr` to its end.
    ///
    /// - Parameter environment: all that it sees of one.
    /// - Returns: what it wrote.
    /// - Throws: `PictureError.unavailable` where there is no room for it, `.tooSlow` where it was killed
    ///   for its time, `.damaged` where it failed.
    func run(
        _ program: [String], _ environment: [String: String] = [:], input: [UInt8]
    ) async throws(PictureError) -> [UInt8] {
        if let lack = lack(for: program.first) { throw .unavailable(lack) }
        let ended = try await limited(program, environment, input: input)
        guard !ended.status.isSuccess else { return ended.output }
        // The room's own complaints; what the program says of a picture is nobody's to read.
        let said = ended.said.split(whereSeparator: \.isNewline).first { $0.hasPrefix("bwrap: ") }
        if let said { throw .unavailable(String(said.prefix(200))) }
        // By the kernel, for its time on the processor.
        let isKilled = [128 + SIGXCPU, 128 + SIGKILL].contains { ended.status == .exited($0) }
        throw isKilled ? .tooSlow : .damaged
    }

    /// What is not installed of the room and of a program; nil where both are.
    func lack(for program: String?) -> String? {
        guard access(bubblewrap, X_OK) == 0 else {
            return "\(bubblewrap) is missing (Debian's package bubblewrap)"
        }
        guard let program, access(program, X_OK) != 0 else { return nil }
        return "\(program) is missing (Debian's package libvips-tools)"
    }

    private struct Ended: Sendable {
        var status: TerminationStatus
        var output: [UInt8]
        var said: String
    }

    /// Ends what takes too long, with all that it started.
    private func limited(
        _ program: [String], _ environment: [String: String], input: [UInt8]
    ) async throws(PictureError) -> Ended {
        let ended: Ended?
        do {
            ended = try await withThrowingTaskGroup(of: Ended?.self) { group in
                group.addTask { try await start(program, environment, input: input) }
                group.addTask {
                    try await Task.sleep(for: limits.time)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        } catch let error as PictureError {
            throw error
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            throw .damaged
        } catch {
            throw .unavailable("\(bubblewrap) could not be run")
        }
        return try ended.orThrow(PictureError.tooSlow)
    }

    private func start(
        _ program: [String], _ environment: [String: String], input: [UInt8]
    ) async throws -> Ended {
        let file = try Self.file(of: input)
        defer { try? file.close() }
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        let bounds = [
            "/usr/bin/nice", "-n", "10", "/usr/bin/prlimit", "--as=\(limits.memory)",
            "--cpu=\(limits.processorSeconds)", "--core=0", "--nofile=64", "--fsize=0", "--",
        ]
        let result = try await Subprocess.run(
            .path(FilePath(bubblewrap)), arguments: Arguments(Self.walls + bounds + program),
            environment: .custom(
                Dictionary(
                    environment.map { (Environment.Key(stringLiteral: $0), $1) }
                ) { first, _ in first }),
            platformOptions: options,
            input: .fileDescriptor(file, closeAfterSpawningProcess: false),
            output: .bytes(limit: limits.output), error: .string(limit: 64 << 10))
        return Ended(
            status: result.terminationStatus, output: result.standardOutput,
            said: result.standardError)
    }

    /// The bytes as a file that has no name, to be read from its beginning.
    ///
    /// Not a pipe: a program that ends without reading breaks it, and swift-subprocess 1.0.2 then ends
    /// the whole process.
    private static func file(of bytes: [UInt8]) throws(PictureError) -> FileDescriptor {
        var name = Array((NSTemporaryDirectory() + "/belltower-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw PictureError.unavailable("no temporary file") }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let file = FileDescriptor(rawValue: descriptor)
        do {
            try file.writeAll(bytes)
            try file.seek(offset: 0, from: .start)
        } catch {
            try? file.close()
            throw PictureError.unavailable("no temporary file")
        }
        return file
    }
}
