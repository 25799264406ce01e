package import Campus
package import Foundation
package import Recurrence
import Storage

/// Whom an app password lets in, and how far their programs have been told of each calendar.
package struct CalendarClient: Sendable {
    package let password: AppPassword
    package let caller: Caller
    /// Of all that they see.
    package let revision: String
    /// The calendars that they are shown, in the order in which they list them.
    package let collections: [CalendarCollection]
    package let states: CollectionStates
    /// What programs set on collections, by name.
    package let properties: [CalendarCollection: [String: String]]

    /// Whether all collections were compared at what the person sees now.
    package var isTold: Bool { collections.allSatisfy { states[$0]?.revision == revision } }
}

extension Home {
    /// Whom an app password lets in, by its digest: one look; nil for nobody, and who is suspended.
    func calendarClient(_ digest: Data, at now: Instant) throws(Refusal) -> CalendarClient? {
        typealias Opened = (
            password: AppPassword, person: Person, revision: Revision,
            collections: [CalendarCollection], states: [String: CollectionState],
            properties: [String: [String: String]]
        )
        let store = store
        let found = try translating { () throws(StorageError) in
            try store.look { transaction -> Opened? in
                guard let (password, id) = try transaction.appPassword(digest: digest),
                    let person = try transaction.person(id), !person.isSuspended
                else { return nil }
                return (
                    password, person, try transaction.revision(of: id),
                    try transaction.collections(of: person),
                    try transaction.collectionStates(of: id),
                    try transaction.collectionProperties(of: id)
                )
            }
        }
        guard let found else { return nil }
        var caller = try caller(found.person, at: now, zone: nil)
        caller.proof = .appPassword
        func named<Value>(_ values: [String: Value]) -> [CalendarCollection: Value] {
            let known = found.collections.compactMap { one in values[one.name].map { (one, $0) } }
            return Dictionary(known) { first, _ in first }
        }
        return CalendarClient(
            password: found.password, caller: caller,
            revision: desks(as: caller).objectRevision(found.revision, found.collections),
            collections: found.collections, states: named(found.states),
            properties: named(found.properties))
    }

    /// Writes down that an app password is in use: of use, but not worth waiting for the disk, nor a refusal.
    func touch(_ id: RowID<AppPassword>, at now: Instant) {
        _ = try? store.relaxed { try $0.touchAppPassword(id, at: now) }
    }
}

extension HomeLanes {
    /// Whom an app password lets in, by its digest.
    package func calendarClient(
        _ digest: Data, at now: Instant
    ) async throws -> CalendarClient? {
        try await look { [home] in try home.calendarClient(digest, at: now) }
    }

    /// Has it written down that an app password is in use, in the turn of acts; nobody waits for that.
    package func noteUse(of password: RowID<AppPassword>, at now: Instant) {
        acts.post { [home] in home.touch(password, at: now) }
    }

    /// All that a person's programs are served, compared with what they were told before.
    ///
    /// It is made beside other looks, and compared in the turn of acts: where something was altered meanwhile
    /// it is made anew.
    ///
    /// - Parameter kept: what was made before, if it is still of the revision.
    package func calendars(
        of caller: Caller, kept: ServedCalendars?
    ) async throws -> (served: ServedCalendars, states: CollectionStates) {
        var kept = kept
        for _ in 1...Self.mostTries {
            let served: ServedCalendars
            if let known = kept {
                served = known
            } else {
                served = try await look(as: caller) { try $0.collections.calendars() }
            }
            kept = nil
            let states = try await act(as: caller) { try $0.collections.record(served) }
            if let states { return (served, states) }
        }
        throw Refusal(.busy, "refusal.collection.busy")
    }

    private static let mostTries = 5
}
