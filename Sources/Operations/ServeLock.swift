import Foundation
import Locks

extension HomeFolder {
    /// Shared by servers, of which two run while one takes the other's place.
    ///
    /// - Throws: `Refusal.busy` while the home is moved.
    fileprivate func servingLock() throws(Refusal) -> FileLock {
        try FileLock(serveLockPath, waiting: 0.2, isShared: true, for: "belltower serve")
    }

    /// Keeps servers out.
    ///
    /// - Throws: `Refusal.busy` while one runs.
    func lockAgainstServers() throws(Refusal) -> FileLock {
        try FileLock(serveLockPath, waiting: 0.2, for: BellLockUse.moving.rawValue) { _ in
            "refusal.lock.serving"
        }
    }
}

extension Home {
    /// Says, for as long as what is returned is kept, that a server writes to this home.
    ///
    /// - Returns: nil where no lock can be made: one serves all the same.
    /// - Throws: `Refusal.busy` while the home is moved.
    package func serving() throws(Refusal) -> Serving? {
        do throws(Refusal) {
            return Serving(lock: try folder.servingLock())
        } catch  where error.reason == .cannotCreate {
            return nil
        }
    }
}

/// That a server runs.
package final class Serving: Sendable {
    private let lock: FileLock

    init(lock: FileLock) { self.lock = lock }
}
