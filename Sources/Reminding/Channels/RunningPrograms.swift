import Foundation
import Locks

/// The programs that channels have started and that run still: they end with the daemon.
package final class RunningPrograms: Sendable {
    /// A program's process is the first of a group of its own.
    private let groups = Locked<Set<Int32>>([])

    package init() {}

    /// One program, from its beginning to its end.
    final class Listing: Sendable {
        private let running: RunningPrograms
        private let group = Locked<Int32?>(nil)

        init(in running: RunningPrograms) { self.running = running }

        func begin(_ group: Int32) {
            self.group.withLock { $0 = group }
            running.groups.withLock { _ = $0.insert(group) }
        }

        func end() {
            guard let group = group.withLock(\.self) else { return }
            running.groups.withLock { _ = $0.remove(group) }
        }
    }

    /// Ends all of them at once, with all that they started and left in their groups.
    package func kill() {
        let groups = groups.withLock { groups in
            defer { groups = [] }
            return groups
        }
        for group in groups where group > 1 { Foundation.kill(-group, SIGKILL) }
    }
}
