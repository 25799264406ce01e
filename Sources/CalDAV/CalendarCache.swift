import Campus
import Locks
import Operations

/// What programs were served last, by person, for as long as they see the same.
final class CalendarCache: Sendable {
    struct Kept: Sendable {
        let served: ServedCalendars
        let states: CollectionStates
    }

    private struct Entry {
        var kept: Kept
        var bytes: Int
        /// The cache's clock when it was last asked for.
        var asked: UInt64
    }

    private struct State {
        var entries: [PersonID: Entry] = [:]
        var bytes = 0
        var clock: UInt64 = 0
    }

    private let state = Locked(State())
    private let most: Int

    /// - Parameter most: how many bytes are kept.
    init(most: Int = 64 << 20) { self.most = most }

    func kept(of person: PersonID) -> Kept? {
        state.withLock { state in
            guard var entry = state.entries[person] else { return nil }
            state.clock += 1
            entry.asked = state.clock
            state.entries[person] = entry
            return entry.kept
        }
    }

    func keep(_ kept: Kept, of person: PersonID) {
        let bytes = kept.served.byteCount
        state.withLock { state in
            state.clock += 1
            state.bytes -= state.entries[person]?.bytes ?? 0
            state.bytes += bytes
            state.entries[person] = Entry(kept: kept, bytes: bytes, asked: state.clock)
            guard state.bytes > most else { return }
            let eldest = state.entries.sorted { $0.value.asked < $1.value.asked }
            for (person, entry) in eldest where state.bytes > most / 2 {
                state.entries[person] = nil
                state.bytes -= entry.bytes
            }
        }
    }
}
