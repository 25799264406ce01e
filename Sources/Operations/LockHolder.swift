import Campus
import Foundation

/// Who holds a lock, in the lock's own file, for whoever is turned away to be told.
///
/// What a dead process left there is read by nobody: only who finds the lock held reads.
enum LockHolder {
    private static let limit = 64

    /// - Parameter name: the command: `belltower restore`.
    static func write(_ name: String, into descriptor: Int32) {
        let bytes = Array(name.utf8.prefix(limit))
        guard ftruncate(descriptor, 0) == 0 else { return }
        _ = pwrite(descriptor, bytes, bytes.count, 0)
    }

    /// - Returns: nil of a holder that has not said so yet, or never does.
    static func read(from descriptor: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return String(decoding: bytes.prefix(count), as: UTF8.self).harmless
    }
}
