import Locks

/// Whether there was room on the disk for what was written last, by this process.
package final class RoomWatch: Sendable {
    private struct State {
        var isFull = false
        var isTold = false
    }

    private let state = Locked(State())

    /// Whether the last thing that was to be written found no room.
    package var isFull: Bool { state.withLock { $0.isFull } }

    func note(isFull: Bool) {
        state.withLock { state in
            // What is over is told of anew when it begins again.
            if !isFull { state.isTold = false }
            state.isFull = isFull
        }
    }

    /// Whether it is to be told that the disk is full: once while it is.
    package func takeTelling() -> Bool {
        state.withLock { state in
            guard state.isFull, !state.isTold else { return false }
            state.isTold = true
            return true
        }
    }
}
