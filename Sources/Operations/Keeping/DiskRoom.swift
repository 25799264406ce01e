import Foundation

/// How much room there is on a disk, in bytes, for whoever is not the superuser.
package struct DiskRoom: Hashable, Sendable {
    package var free: Int
    package var total: Int

    package init(free: Int, total: Int) {
        self.free = free
        self.total = total
    }

    /// Of the disk that a path is on; nil where the system does not say.
    package init?(at path: String) {
        var room = statvfs()
        guard statvfs(path, &room) == 0, room.f_blocks > 0 else { return nil }
        let block = Int(room.f_frsize)
        free = Int(room.f_bavail) * block
        // What is kept for the superuser is no room of ours, as df has it.
        total = Int(room.f_blocks - room.f_bfree + room.f_bavail) * block
    }

    /// How many of a hundred parts are free, rounded down.
    package var percent: Int { total > 0 ? Int(Double(free) / Double(total) * 100) : 0 }
}
