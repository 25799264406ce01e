package import Campus
import Foundation
import Locks
import Reminding
import Storage

/// What wakes a server when anybody wrote into its home.
package struct HomePokes: Sendable {
    private let doorbell: Doorbell
    /// What was touched since somebody waited last.
    private let heard: Locked<TouchedTopics>
    private let alarm: Alarm
    private let path: String
    /// What other machines' programs write.
    private let hearing: (any Hearing)?

    fileprivate init(_ folder: HomeFolder, _ store: Store) throws(Refusal) {
        let doorbell = Doorbell()
        let heard = Locked(TouchedTopics.none)
        let name = Poke.serverSocket(of: getpid())
        Poke(home: folder.path).clean()
        do {
            alarm = try Alarm(home: folder.path, socket: name, doorbell: doorbell) { said in
                let topics = said.split(separator: "\n").map { TouchedTopics(text: $0) }
                heard.withLock { heard in
                    if topics.isEmpty { heard = .any }
                    for one in topics { heard.formUnion(one) }
                }
            }
        } catch {
            throw Refusal(unknown: error)
        }
        (self.doorbell, self.heard) = (doorbell, heard)
        hearing = store.hear { topics in
            heard.withLock { $0.formUnion(topics) }
            doorbell.ring()
        }
        path = "\(folder.path)/\(name)"
    }

    /// Waits for the next one, or until the task is cancelled; for one task at a time.
    package func wait() async { await doorbell.wait() }

    /// What was touched since this was asked last.
    package func take() -> TouchedTopics {
        heard.withLock { heard in
            defer { heard = .none }
            return heard
        }
    }

    /// Wakes whoever waits, for whatever was touched.
    package func ring() {
        heard.withLock { $0 = .any }
        doorbell.ring()
    }

    /// Takes the socket away.
    package func close() { unlink(path) }
}

extension Home {
    /// - Throws: `Refusal` when the system refuses a timer.
    package func pokes() throws(Refusal) -> HomePokes { try HomePokes(folder, store) }

    /// The numbers of topics, and what grows with whatever anybody may look up: one look.
    package func numbers(
        of topics: Set<Topic>
    ) throws(Refusal) -> (topics: TopicNumbers, total: Int64) {
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { (try $0.numbers(of: topics), try $0.campusTotal()) }
        }
    }

    /// Those of some sessions that were ended, or whose person is gone or suspended.
    package func ended(of sessions: Set<SessionID>) throws(Refusal) -> Set<SessionID> {
        let store = store
        return sessions.subtracting(
            try translating { () throws(StorageError) in
                try store.look { try $0.usable(of: sessions) }
            })
    }
}
