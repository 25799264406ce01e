package import Campus
import Foundation
import Reminding
import Storage

/// What wakes a server when anybody wrote into its home.
package struct HomePokes: Sendable {
    private let doorbell: Doorbell
    private let alarm: Alarm
    private let path: String
    /// What other machines' programs write.
    private let hearing: (any Hearing)?

    fileprivate init(_ folder: HomeFolder, _ store: Store) throws(Refusal) {
        let doorbell = Doorbell()
        let name = Poke.serverSocket(of: getpid())
        Poke(home: folder.path).clean()
        do {
            alarm = try Alarm(home: folder.path, socket: name, doorbell: doorbell)
        } catch {
            throw Refusal(unknown: error)
        }
        self.doorbell = doorbell
        hearing = store.hear { doorbell.ring() }
        path = "\(folder.path)/\(name)"
    }

    /// Waits for the next one, or until the task is cancelled; for one task at a time.
    package func wait() async { await doorbell.wait() }

    /// Wakes whoever waits.
    package func ring() { doorbell.ring() }

    /// Takes the socket away.
    package func close() { unlink(path) }
}

extension Home {
    /// - Throws: `Refusal` when the system refuses a timer.
    package func pokes() throws(Refusal) -> HomePokes { try HomePokes(folder, store) }

    /// The numbers that are raised by whatever alters what people see, and the campus's.
    package func versions(
        of people: Set<PersonID>
    ) throws(Refusal) -> (people: [PersonID: Int64], campus: Int64) {
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { transaction in
                let numbers = try transaction.revisions()
                let own = people.map { ($0, numbers[$0] ?? 0) }
                return (Dictionary(uniqueKeysWithValues: own), try transaction.campusRevision())
            }
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
