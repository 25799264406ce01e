import Foundation

/// A lock that ends with its process, however that ends (flock(2) on a file of the home).
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, waiting for at most so many seconds.
    ///
    /// - Parameters:
    ///   - what: what takes it, for whoever comes then: `belltower restore`.
    ///   - cure: what to do about who holds it.
    /// - Throws: `Refusal.busy` when another process still holds it then, which is named.
    init(
        _ path: String, waiting seconds: Double, for what: String,
        cure: (String) -> String = { _ in "try again" }
    ) throws(Refusal) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Refusal(.cannotCreate, "the lock \(path) cannot be created: check the folder")
        }
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                let holder = LockHolder.read(from: descriptor) ?? what
                close(descriptor)
                throw Refusal(.busy, "\(holder) is under way in another process: \(cure(holder))")
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
