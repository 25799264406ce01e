import Glibc

/// A disk of a few megabytes in memory, mounted over a folder; gone with this value.
package final class SmallDisk {
    private let folder: String
    private var ballast: String { folder + "/ballast" }

    /// Mounts a disk; nil when this process may not.
    package init?(over folder: String, kilobytes: Int) {
        self.folder = folder
        guard mount("none", folder, "tmpfs", 0, "size=\(kilobytes)k,mode=700") == 0 else {
            return nil
        }
    }

    deinit { umount2(folder, Int32(MNT_DETACH)) }

    /// Fills the disk until so many kilobytes are left.
    package func fill(leaving kilobytes: Int) {
        empty()
        let descriptor = open(ballast, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let page = [UInt8](repeating: 0, count: 4_096)
        while write(descriptor, page, page.count) == page.count {}
        let written = lseek(descriptor, 0, SEEK_END)
        ftruncate(descriptor, max(0, written - kilobytes * 1_024))
    }

    /// From now on nothing may be written, as when a disk is dying; false when that cannot be.
    package func seal() -> Bool {
        mount("none", folder, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "") == 0
    }

    /// Takes away what filled it.
    package func empty() { unlink(ballast) }
}
