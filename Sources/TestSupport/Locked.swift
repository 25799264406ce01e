import Foundation

/// A value that several threads share.
///
/// Not `Mutex`, which the thread sanitizer does not see on Linux: it reports what is not there.
/// Unchecked, since the compiler does not see either that every access holds the lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
