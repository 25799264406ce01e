public import Glibc

/// A value that several threads share, each of which has it alone for as long as it is at it.
///
/// Not the standard library's `Mutex`: on Linux the thread sanitizer does not see that one, and
/// reports every access to what it guards (Swift 6.3). One that it sees costs an allocation.
///
/// Public, so that it is inlined: what is not specialised for its value asks the runtime for types at
/// every turn.
public struct Locked<Value>: @unchecked Sendable {
    // Unchecked: the value is touched under the mutex beside it alone.
    @usableFromInline let shared: ManagedBuffer<Value, pthread_mutex_t>

    public init(_ value: sending Value) {
        shared = LockedBuffer<Value>.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
            return value
        }
    }

    /// Runs the body while no other thread is at the value.
    @inlinable
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // The pointers stay good for as long as `shared` lives, which is longer than this.
        let (value, mutex) = shared.withUnsafeMutablePointers { ($0, $1) }
        defer { withExtendedLifetime(shared) {} }
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value.pointee)
    }
}

private final class LockedBuffer<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
}
