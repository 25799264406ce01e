import Campus
import Locks

/// What a listener is told: numbers that only grow, and no content.
struct StreamVersions: Hashable, Sendable {
    /// Of all that is theirs.
    var person: Int64
    /// Of all that their page shows: another number when it has to be asked for anew.
    var page: Int64

    /// `data` of an event.
    var event: String {
        "event: poke\ndata: {\"agenda\":\(page),\"reminders\":\(person),"
            + "\"communities\":\(page)}\n\n"
    }

    /// The number of a page that was made of some topics.
    static func page(of numbers: TopicNumbers) -> Int64 { numbers.values.reduce(0, +) }
}

/// All open streams: who listens to which topics, and what each was told last.
final class StreamHub: Sendable {
    private struct Listener {
        var person: PersonID
        /// In which it was opened; nil for none.
        var session: SessionID?
        /// Nil for everything that the person may look up, as programs listen.
        var topics: Set<Topic>?
        var told: StreamVersions?
        var events: AsyncStream<String>.Continuation
    }

    private struct State {
        var next = 0
        var listeners: [Int: Listener] = [:]
        /// Who is to be told of a topic.
        var byTopic: [Topic: Set<Int>] = [:]
        /// Who is told of everything.
        var toAll: Set<Int> = []
        /// What was seen last of each topic that somebody listens to.
        var numbers: TopicNumbers = [:]
        var total: Int64 = 0
        var isFinished = false

        mutating func add(_ listener: Listener) -> Int {
            next += 1
            listeners[next] = listener
            let own = Topic.person(listener.person)
            for topic in listener.topics ?? [] { byTopic[topic, default: []].insert(next) }
            byTopic[own, default: []].insert(next)
            if listener.topics == nil { toAll.insert(next) }
            return next
        }

        mutating func remove(_ id: Int) {
            guard let listener = listeners.removeValue(forKey: id) else { return }
            listener.events.finish()
            toAll.remove(id)
            for topic in (listener.topics ?? []).union([.person(listener.person)]) {
                byTopic[topic]?.remove(id)
                if byTopic[topic]?.isEmpty ?? false {
                    (byTopic[topic], numbers[topic]) = (nil, nil)
                }
            }
        }

        func versions(for listener: Listener) -> StreamVersions {
            let person = numbers[.person(listener.person)] ?? 0
            let page = listener.topics.map { $0.reduce(0) { $0 + (numbers[$1] ?? 0) } }
            return StreamVersions(person: person, page: page ?? person + total)
        }

        /// Tells somebody what is another one than they were told.
        mutating func tell(_ id: Int) {
            guard let listener = listeners[id] else { return }
            let versions = versions(for: listener)
            guard versions != listener.told else { return }
            listeners[id]?.told = versions
            listener.events.yield(versions.event)
        }
    }

    private let state = Locked(State())
    /// Beyond it a person's oldest stream ends: a browser opens one a page.
    private static let mostOfOne = 20

    /// How many streams are open.
    var count: Int { state.withLock { $0.listeners.count } }

    /// What somebody listens to, of what was touched.
    func heard(_ touched: TouchedTopics) -> Set<Topic> {
        state.withLock { state in
            guard case .some(let topics) = touched else { return Set(state.byTopic.keys) }
            return topics.filter { state.byTopic[$0] != nil }
        }
    }

    /// Whether anybody listens to everything.
    var isHeardWhole: Bool { state.withLock { !$0.toAll.isEmpty } }

    /// Begins a stream, whose first event comes with the numbers that are told next.
    ///
    /// - Parameter topics: what the page shows; nil for everything.
    func open(
        _ person: PersonID, in session: SessionID?, _ topics: Set<Topic>?
    ) -> (id: Int, AsyncStream<String>) {
        let (stream, events) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingNewest(4))
        let id = state.withLock { state -> Int in
            let own = (state.byTopic[.person(person)] ?? [])
                .filter { state.listeners[$0]?.person == person }.sorted()
            if own.count >= Self.mostOfOne, let oldest = own.first { state.remove(oldest) }
            let id = state.add(
                Listener(person: person, session: session, topics: topics, events: events))
            if state.isFinished { events.finish() }
            return id
        }
        return (id, stream)
    }

    func close(_ id: Int) { state.withLock { $0.remove(id) } }

    /// All that a listener's first event is made of.
    func topics(of id: Int) -> Set<Topic> {
        state.withLock { state in
            guard let listener = state.listeners[id] else { return [] }
            return (listener.topics ?? []).union([.person(listener.person)])
        }
    }

    /// The sessions of those who listen to some topics: what is altered may be that one ended.
    ///
    /// - Parameter topics: nil for all.
    func sessions(hearing topics: Set<Topic>?) -> Set<SessionID> {
        state.withLock { state in
            guard let topics else { return Set(state.listeners.values.compactMap(\.session)) }
            let ids = topics.reduce(into: Set<Int>()) { $0.formUnion(state.byTopic[$1] ?? []) }
            return Set(ids.compactMap { state.listeners[$0]?.session })
        }
    }

    /// Ends the streams of sessions.
    func end(_ sessions: Set<SessionID>) {
        guard !sessions.isEmpty else { return }
        state.withLock { state in
            for (id, listener) in state.listeners {
                guard let session = listener.session, sessions.contains(session) else { continue }
                state.remove(id)
            }
        }
    }

    /// Tells those who listen to topics what their numbers are now: lower ones too, after a restore.
    ///
    /// - Parameter total: what grows with everything.
    func tell(_ numbers: TopicNumbers, total: Int64) {
        state.withLock { state in
            var concerned: Set<Int> = []
            for (topic, number) in numbers where number != state.numbers[topic] {
                guard let listeners = state.byTopic[topic] else { continue }
                state.numbers[topic] = number
                concerned.formUnion(listeners)
            }
            if total != state.total {
                state.total = total
                concerned.formUnion(state.toAll)
            }
            // Who came a moment ago is told once all of their topics are known.
            for id in concerned where state.listeners[id]?.told != nil { state.tell(id) }
        }
    }

    /// Tells somebody who has just begun to listen; others may have been told newer numbers meanwhile, which stay.
    func greet(_ id: Int, with numbers: TopicNumbers, total: Int64) {
        state.withLock { state in
            for (topic, number) in numbers where state.byTopic[topic] != nil {
                state.numbers[topic] = max(number, state.numbers[topic] ?? number)
            }
            state.total = max(state.total, total)
            state.tell(id)
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
            for id in state.listeners.keys { state.remove(id) }
        }
    }
}
