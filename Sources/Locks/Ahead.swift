import Dispatch

/// A value that another thread works out while this one is at something else.
package final class Ahead<Value: Sendable>: Sendable {
    private let work: @Sendable () -> Value
    private let found = Locked<Value?>(nil)
    private let group = DispatchGroup()

    /// - Parameter isLong: whether the work is worth a thread; if not, it is done when its value is
    ///   asked for.
    package init(isLong: Bool, _ work: @escaping @Sendable () -> Value) {
        self.work = work
        guard isLong else { return }
        DispatchQueue.global().async(group: group) { [found] in
            let value = work()
            found.withLock { $0 = value }
        }
    }

    /// Waits for it.
    package var value: Value {
        group.wait()
        return found.withLock { $0 } ?? work()
    }
}
