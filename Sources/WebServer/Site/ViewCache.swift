import Campus
import HTTPTypes
import Locks
import Operations
import Recurrence
import Words

/// What was answered to whoever looked at something, for as long as it would be the same.
///
/// That is told by the numbers of the topics that it was made of, one look at the database, whichever process altered
/// something, and without one while nothing at all was committed; and by the minute, since pages say how long
/// something still takes.
final class ViewCache: Sendable {
    /// Who looked, at what, in which language.
    struct Key: Hashable, Sendable {
        let person: PersonID
        /// The path and the query.
        let target: String
        let language: Language
    }

    /// What all of it was made of.
    struct Version: Hashable, Sendable {
        let topics: TopicNumbers
        let configuration: UInt64
        let minute: Int64
        let build: String
    }

    private struct View {
        let version: Version
        /// What was committed when the version was looked up last; nil where that was not known.
        var mark: CommitMark?
        let reply: Reply
        /// The cache's clock when it was last asked for.
        var used: UInt64
    }

    private struct State {
        var views: [PersonID: [Key: View]] = [:]
        var bytes = 0
        var clock: UInt64 = 0
        var minute: Int64 = 0

        mutating func forget(_ key: Key) {
            guard let view = views[key.person]?.removeValue(forKey: key) else { return }
            bytes -= view.reply.size
            if views[key.person]?.isEmpty ?? false { views[key.person] = nil }
        }
    }

    private let state = Locked(State())
    private let most: Int
    /// Whoever asks for more addresses than there are pages has none of others' thrown out.
    private static let mostOfOne = 20

    /// - Parameter most: how many bytes of bodies are kept.
    init(most: Int = 64 << 20) { self.most = most }

    /// What is kept of a key, if it is of that version.
    ///
    /// - Parameter mark: what was committed before the version was looked up.
    func reply(_ key: Key, of version: Version, at mark: CommitMark? = nil) -> Reply? {
        reply(key, settingMark: mark) { $0.version == version }
    }

    /// The version of what is kept of a key; nil for nothing.
    func version(of key: Key) -> Version? {
        state.withLock { $0.views[key.person]?[key]?.version }
    }

    /// What is kept of a key, if nothing at all was committed since it was looked up.
    func reply(_ key: Key, at mark: CommitMark, minute: Int64, build: String) -> Reply? {
        reply(key, settingMark: mark) { view in
            view.mark == mark && view.version.minute == minute && view.version.build == build
        }
    }

    private func reply(
        _ key: Key, settingMark mark: CommitMark?, if isCurrent: (View) -> Bool
    ) -> Reply? {
        state.withLock { state in
            guard var view = state.views[key.person]?[key], isCurrent(view) else { return nil }
            state.clock += 1
            view.used = state.clock
            view.mark = mark
            state.views[key.person]?[key] = view
            return view.reply
        }
    }

    /// Keeps a reply instead of any before of its key.
    func keep(
        _ reply: Reply, as key: Key, of version: Version, at mark: CommitMark? = nil
    ) {
        state.withLock { state in
            Self.forgetMinutes(before: version.minute, in: &state)
            state.forget(key)
            if let own = state.views[key.person], own.count >= Self.mostOfOne,
                let oldest = own.min(by: { $0.value.used < $1.value.used })
            {
                state.forget(oldest.key)
            }
            state.clock += 1
            state.bytes += reply.size
            state.views[key.person, default: [:]][key] = View(
                version: version, mark: mark, reply: reply, used: state.clock)
            if state.bytes > most { Self.forget(in: &state, until: most / 2) }
        }
    }

    /// Forgets what is of no use any more, once a minute: nobody's page lies here for longer.
    private static func forgetMinutes(before minute: Int64, in state: inout State) {
        guard minute > state.minute else { return }
        state.minute = minute
        for (key, view) in state.views.values.joined() where view.version.minute < minute {
            state.forget(key)
        }
    }

    /// Forgets what was not asked for the longest.
    private static func forget(in state: inout State, until most: Int) {
        let views = state.views.values.joined().sorted { $0.value.used < $1.value.used }
        for (key, _) in views {
            guard state.bytes > most else { return }
            state.forget(key)
        }
    }
}

extension Reply {
    /// What it takes to keep it, in bytes.
    fileprivate var size: Int { bytes.count + (packed?.count ?? 0) + 500 }
}

extension Site {
    /// A reply that is the same for a minute, as long as nothing was altered that the person sees.
    ///
    /// - Parameters:
    ///   - target: the path and the query: all that is asked.
    ///   - build: of whatever else it is made with.
    func view(
        _ target: String, in language: Language, _ desks: Desks, build: String,
        make: (Desks) throws -> Reply
    ) throws -> Reply {
        let key = ViewCache.Key(person: desks.person.id, target: target, language: language)
        let mark = home.commitMark
        func version(_ topics: TopicNumbers) -> ViewCache.Version {
            ViewCache.Version(
                topics: topics, configuration: desks.configurationMark,
                minute: desks.now.seconds / 60, build: build)
        }
        if let known = views.version(of: key), known == version(known.topics) {
            let now = version(try desks.numbers(of: known.topics.keys))
            if let reply = views.reply(key, of: now, at: mark) { return reply }
        }
        let noting = desks.noting
        var reply = try make(noting)
        guard reply.status == .ok, reply.cookies.isEmpty else { return reply }
        reply.tag = reply.strongTag
        reply.packed = Gzip.packed(reply.bytes)
        views.keep(reply, as: key, of: version(noting.topics), at: mark)
        return reply
    }

    /// The same, told without asking the database; nil where that cannot be.
    func keptView(
        _ target: String, in language: Language, of caller: Caller, build: String
    ) -> Reply? {
        guard let mark = home.commitMark else { return nil }
        let key = ViewCache.Key(person: caller.person.id, target: target, language: language)
        return views.reply(key, at: mark, minute: caller.now.seconds / 60, build: build)
    }
}
