import Campus
import Foundation
import Recurrence
import Storage

/// What becomes of what an erased person wrote for others.
public enum Erasure: Sendable {
    /// It stays, without a name.
    case anonymous
    /// It goes too.
    case removed
}

extension Registrar {
    /// Takes a person out of the home so that no trace of them is left in its files.
    ///
    /// - Throws: `Failure.busy` when another process keeps the database from being rewritten; to
    ///   ask again then finishes it.
    public func erasePerson(_ handle: String, _ erasure: Erasure) throws(Failure) {
        let store = store
        let published: [String]
        do {
            published = try erasing { transaction, actor in
                let person = try transaction.person(named: handle, orSelf: actor)
                if person.id != actor.id { try actor.mustBeOperator(to: "erase others") }
                try keepOperator(person, in: transaction)
                try handOverCampusSources(of: person, in: transaction)
                if erasure == .removed {
                    for event in try transaction.events(organisedBy: person) {
                        try remove(event, by: person, in: transaction)
                    }
                }
                let files = try Self.publishedFiles(of: person, in: transaction)
                let attended = try transaction.eventsAttended(by: person, after: now)
                try transaction.erase(person, removingContent: erasure == .removed)
                for event in attended { try settle(event, in: transaction) }
                return files
            }
        } catch {
            // Whoever is gone already may have left bytes behind when the database was busy.
            if error.status == .missing, person.role == .operator {
                try translating { () throws(StorageError) in try store.forget() }
            }
            throw error
        }
        // One that cannot go now goes with the next `export --publish`.
        for file in published { unlink(file) }
        do {
            try store.forget()
        } catch {
            guard error == .busy else { throw Failure(error) }
            throw Failure(
                .busy,
                "\(handle) is erased, but another process keeps old bytes: "
                    + "end it and erase them once more")
        }
    }
}
