import Campus
import Locks
import Storage

/// Versions of what a person sees, as their open pages are told them.
struct StreamVersions: Hashable, Sendable {
    /// Of all that is theirs.
    var person: Int64
    /// Of what anybody may look up.
    var campus: Int64

    /// The number that is another one when a page has to be asked for anew.
    var agenda: String { "\(person + campus)" }

    /// `data` of an event: numbers that only grow, and no content.
    var event: String {
        "event: poke\ndata: {\"agenda\":\(agenda),\"reminders\":\(person),"
            + "\"communities\":\(agenda)}\n\n"
    }
}

/// All open streams: who listens, and what each was told last.
final class StreamHub: Sendable {
    private struct Listener {
        var person: PersonID
        /// In which it was opened; nil for none.
        var session: SessionID?
        var told: StreamVersions?
        var events: AsyncStream<String>.Continuation
    }

    private struct State {
        var next = 0
        var listeners: [Int: Listener] = [:]
        var isFinished = false
    }

    private let state = Locked(State())
    /// Beyond it a person's oldest stream ends: a browser opens one a page.
    private static let mostOfOne = 20

    /// How many streams are open.
    var count: Int { state.withLock { $0.listeners.count } }

    /// Who listens.
    var people: Set<PersonID> { state.withLock { Set($0.listeners.values.map(\.person)) } }

    /// Begins a stream; its first event tells all versions.
    func open(
        _ person: PersonID, in session: SessionID?, at versions: StreamVersions
    ) -> (id: Int, AsyncStream<String>) {
        let (stream, events) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingNewest(4))
        let id = state.withLock { state -> Int in
            let own = state.listeners.filter { $0.value.person == person }.keys.sorted()
            if own.count >= Self.mostOfOne, let oldest = own.first {
                state.listeners.removeValue(forKey: oldest)?.events.finish()
            }
            state.next += 1
            state.listeners[state.next] = Listener(
                person: person, session: session, told: versions, events: events)
            if state.isFinished { events.finish() }
            return state.next
        }
        events.yield(versions.event)
        return (id, stream)
    }

    func close(_ id: Int) {
        state.withLock { state in
            state.listeners.removeValue(forKey: id)?.events.finish()
        }
    }

    /// The sessions of those whose versions are others than they were told: an end of one is such a
    /// change.
    ///
    /// - Parameter versions: nil for all.
    func sessions(changedBy versions: [PersonID: StreamVersions]?) -> Set<SessionID> {
        state.withLock { state in
            Set(
                state.listeners.values.lazy.filter { listener in
                    versions.map { $0[listener.person] != listener.told } ?? true
                }.compactMap(\.session))
        }
    }

    /// Ends the streams of sessions.
    func end(_ sessions: Set<SessionID>) {
        guard !sessions.isEmpty else { return }
        state.withLock { state in
            for (id, listener) in state.listeners {
                guard let session = listener.session, sessions.contains(session) else { continue }
                state.listeners.removeValue(forKey: id)?.events.finish()
            }
        }
    }

    /// Tells those whose versions are others than they were told.
    func tell(_ versions: [PersonID: StreamVersions]) {
        state.withLock { state in
            for (id, listener) in state.listeners {
                guard let new = versions[listener.person], new != listener.told else { continue }
                state.listeners[id]?.told = new
                listener.events.yield(new.event)
            }
        }
    }

    /// A sign of life, so that nothing between closes what seems dead.
    func beat() {
        state.withLock { state in
            for listener in state.listeners.values { listener.events.yield(": alive\n\n") }
        }
    }

    /// Ends all streams; one that is opened later ends at once.
    func finish() {
        state.withLock { state in
            state.isFinished = true
            for listener in state.listeners.values { listener.events.finish() }
            state.listeners = [:]
        }
    }
}
