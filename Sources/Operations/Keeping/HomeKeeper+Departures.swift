import Campus
import Recurrence
import Storage

extension HomeKeeper {
    /// Erases who asked for it two weeks ago.
    ///
    /// - Returns: how many that were, and what kept somebody from being erased whole; the next night goes on.
    func eraseDeparted(_ store: Store) throws(Refusal) -> (count: Int, failure: Refusal?) {
        let now = now
        let due = try translating { () throws(StorageError) in
            try store.look { try $0.departures(dueAt: now) }
        }
        guard !due.isEmpty else { return (0, nil) }
        let open = try Home(home.path)
        var (count, failure): (Int, Refusal?) = (0, nil)
        for (person, departure) in due {
            do throws(Refusal) {
                let report = try desks(erasing: person, of: open, store).people.erase(
                    person.handle.text, departure.keepsContributions ? .anonymous : .removed)
                failure = report.failure ?? failure
                count += 1
            } catch {
                failure = error
            }
        }
        return (count, failure)
    }

    /// An operator's, who may erase the suspended too; a home that has none has nobody suspended.
    private func desks(
        erasing person: Person, of open: Home, _ store: Store
    ) throws(Refusal) -> Desks {
        let people = try translating { () throws(StorageError) in
            try store.look { try $0.people() }
        }
        let actor = people.lazy.map(\.person).first {
            $0.role == .operator && !$0.isSuspended && $0.id != person.id
        }
        return open.desks(as: try open.caller((actor ?? person).handle, at: now))
    }
}
