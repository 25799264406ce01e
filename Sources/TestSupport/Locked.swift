import Foundation

/// A value that several threads share.
///
/// Not `Mutex`, which the thread sanitizer does not see on Linux: it reports what is not there.
/// Unchecked, since the compiler does not see either that every access holds the lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
