import Foundation

/// What needs that nothing rings in a home meanwhile but itself.
enum BellLockUse: String {
    case ringing = "belltower remind"
    case ringingOnce = "belltower remind --once"
    case restoring = "belltower restore"
    case moving = "belltower move"

    /// The key of what whoever comes then is told.
    var refusal: String { self == .ringing ? "refusal.lock.ringing" : "refusal.lock.held" }
}

extension HomeFolder {
    /// Keeps out whatever else rings, and whatever exchanges the database.
    ///
    /// - Throws: `Refusal.busy` while another process has the lock, which is named.
    func bellLock(for use: BellLockUse) throws(Refusal) -> FileLock {
        // Whoever looks at it holds it for an instant.
        try FileLock(remindLockPath, waiting: 0.2, for: use.rawValue) {
            (BellLockUse(rawValue: $0) ?? .ringing).refusal
        }
    }

    /// Whether a process rings until it is stopped; one that does not say what it does is an
    /// earlier version's, which does that.
    var isRinging: Bool {
        guard let holder = FileLock.holder(remindLockPath) else { return false }
        return holder.isEmpty || holder == BellLockUse.ringing.rawValue
    }
}
