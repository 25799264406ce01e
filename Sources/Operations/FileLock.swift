import Foundation

/// A lock that ends with its process, however that ends (flock(2) on a file of the home).
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, waiting for at most so many seconds.
    ///
    /// - Parameters:
    ///   - isShared: whether others may share it, and nobody has it alone meanwhile.
    ///   - what: what takes it, for whoever comes then: `belltower restore`.
    ///   - refusal: the key of what is said of a `holder`.
    /// - Throws: `Refusal.busy` when another process still holds it then, which is named.
    init(
        _ path: String, waiting seconds: Double, isShared: Bool = false, for what: String,
        else refusal: (String) -> String = { _ in "refusal.lock.held" }
    ) throws(Refusal) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Refusal(.cannotCreate, "refusal.lock.uncreatable", with: ["path": "\(path)"])
        }
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                // What throws from here on ends by `deinit`, which closes the file.
                let holder = LockHolder.read(from: descriptor) ?? what
                throw Refusal(.busy, refusal(holder), with: ["holder": "\(holder)"])
            }
            usleep(20_000)
        }
        LockHolder.write(what, into: descriptor)
    }

    /// What another process holds a lock for; nil when none does, "" when it does not say.
    static func holder(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
        return LockHolder.read(from: descriptor) ?? ""
    }

    deinit { close(descriptor) }
}
