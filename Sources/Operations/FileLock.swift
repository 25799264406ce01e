import Foundation

/// A lock that ends with its process, however that ends (flock(2) on a file of the home).
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, waiting for at most so many seconds.
    ///
    /// - Parameters:
    ///   - what: what holds it.
    ///   - cure: what to do about that.
    /// - Throws: `Failure.busy` when another process still holds it then.
    init(
        _ path: String, waiting seconds: Double, for what: String, cure: String = "try again"
    ) throws(Failure) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Failure(.cannotCreate, "the lock \(path) cannot be created: check the folder")
        }
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                close(descriptor)
                throw Failure(.busy, "\(what) is under way in another process: \(cure)")
            }
            usleep(20_000)
        }
    }

    /// Whether another process holds a lock; a file that is not there is held by nobody.
    static func isHeld(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    deinit { close(descriptor) }
}
