import Foundation

/// Which file a path leads to: another one after something was moved over it.
package struct FileIdentity: Hashable, Sendable, CustomStringConvertible {
    private let device: UInt64
    private let inode: UInt64

    /// Nil when there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
    }

    /// `2049:131`: as short as what a datagram takes.
    package var description: String { "\(device):\(inode)" }
}
