import Campus
import Foundation

/// Keeps two imports of one source apart, and every import from what exchanges the whole database.
///
/// Each source has bytes of its own in one file of the home (fcntl(2), locks of an open file
/// description), so a feed that is slow to read keeps nobody else's import waiting, and thousands of
/// sources need no thousands of files. A lock ends with its process, however that ends.
final class ImportLock: Sendable {
    enum Part: Sendable {
        /// One source: from what is stored of it to what is written.
        case source(SourceID)
        /// Asking for one source: a second one waits rather than ask the server as well, but nobody
        /// who undoes, unsubscribes or restores waits for a server.
        case fetch(SourceID)
        /// An address that one person subscribes to, or somebody for everyone (nil): it has no number
        /// yet.
        case address(SecretAddress, of: PersonID?)
        /// What is made of the feeds of communities.
        case events
        /// All of them, for a command that is to be named: nothing is imported meanwhile.
        case everything(String)

        fileprivate var bytes: (start: Int64, count: Int64) {
            switch self {
            case .source(let id): return (id.number, 1)
            case .fetch(let id): return (Self.end + id.number, 1)
            case .address(let address, let person):
                let key = UIDKey(of: "\(person?.number ?? 0) \(address.revealed)").bits
                return (1 << 40 + Int64(truncatingIfNeeded: key & 0xffff_ffff), 1)
            case .events: return (1 << 41, 1)
            case .everything: return (0, Self.end)
            }
        }

        /// Before it all that alters something has its bytes.
        fileprivate static let end: Int64 = 1 << 42
    }

    private let descriptor: Int32

    /// Takes the lock, waiting for at most so many seconds.
    ///
    /// - Throws: `Refusal.busy` when another process, or another import of this one, still has it
    ///   then.
    convenience init(_ home: HomeFolder, _ part: Part, waiting seconds: Double = 30) throws(Refusal)
    {
        try self.init(opening: home)
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while !take(part) {
            guard ProcessInfo.processInfo.systemUptime < deadline else { throw busy(part) }
            usleep(20_000)
        }
    }

    /// The same without keeping a thread.
    static func taking(
        _ home: HomeFolder, _ part: Part, waiting seconds: Double = 30
    ) async throws(Refusal) -> ImportLock {
        let lock = try ImportLock(opening: home)
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while !lock.take(part) {
            guard ProcessInfo.processInfo.systemUptime < deadline, !Task.isCancelled else {
                throw lock.busy(part)
            }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return lock
    }

    private init(opening home: HomeFolder) throws(Refusal) {
        descriptor = open(home.importLockPath, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Refusal(
                .cannotCreate, "refusal.lock.uncreatable", with: ["path": "\(home.importLockPath)"])
        }
    }

    private func take(_ part: Part) -> Bool {
        var wish = Self.wish(part)
        guard fcntl(descriptor, Self.setLock, &wish) == 0 else { return false }
        if case .everything(let name) = part { LockHolder.write(name, into: descriptor) }
        return true
    }

    private static func wish(_ part: Part) -> flock {
        var wish = flock()
        wish.l_type = Int16(F_WRLCK)
        wish.l_whence = Int16(SEEK_SET)
        (wish.l_start, wish.l_len) = (off_t(part.bytes.start), off_t(part.bytes.count))
        return wish
    }

    /// F_OFD_GETLK and F_OFD_SETLK of Linux, which Glibc shows to GNU programs only.
    private static let (getLock, setLock): (Int32, Int32) = (36, 37)

    /// What holds what is wished for.
    private func busy(_ part: Part) -> Refusal {
        var held = Self.wish(part)
        let isAll =
            fcntl(descriptor, Self.getLock, &held) == 0 && held.l_type != Int16(F_UNLCK)
            && held.l_start == 0 && held.l_len > 1
        let holder = isAll ? LockHolder.read(from: descriptor) : nil
        if let holder {
            return Refusal(.busy, "refusal.lock.held", with: ["holder": "\(holder)"])
        }
        return switch part {
        case .source, .address, .fetch: Refusal(.busy, "refusal.lock.import.same")
        case .events, .everything: Refusal(.busy, "refusal.lock.import")
        }
    }

    deinit { close(descriptor) }
}
