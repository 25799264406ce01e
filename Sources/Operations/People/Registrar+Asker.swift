import Campus
import Foundation
import ICalendar
import Recurrence
import Storage

/// Who asks, and on whose clock.
extension Registrar {
    /// The person who asks.
    ///
    /// - Parameters:
    ///   - text: a handle; nil or nothing for the login name.
    ///   - isFounding: whatever their name is, they may be the first of a home that has nobody.
    /// - Throws: `Failure.missing` for a name that is neither in the home nor the login name:
    ///   welcoming it would make a person, and of a new home its operator, of every slip.
    static func person(
        _ text: String?, in store: Store, addedAt now: Instant, isFounding: Bool
    ) throws(Failure) -> Person {
        let login = login
        let asked = try text.flatMap { $0.isEmpty ? nil : $0 }
            .map { name throws(Failure) in try Handle.checked(name) }
        let handle = try (asked ?? login).orThrow(
            Failure(.usage, "your login name makes no handle: give one with --as"))
        return try translatingAny {
            if let known = try store.look({ try $0.person(handle) }) { return known }
            if handle == login { return try store.act({ try $0.welcome(handle, at: now) }) }
            if isFounding,
                let first = try store.act({ try $0.firstPerson(handle, addedAt: now) })
            {
                return first
            }
            return try store.reading { transaction in
                let question = Nearest.question(handle.text, among: try transaction.handles())
                throw Failure(
                    .missing,
                    "there is nobody called \(handle)"
                        + (question.isEmpty
                            ? ": `belltower person add \(handle)` adds them" : question))
            }
        }
    }

    /// The login name as far as it makes a handle.
    static var login: Handle? {
        let letters = NSUserName().lowercased().filter { Handle(String($0)) != nil }
        return Handle(letters.prefix(32))
    }

    /// On whose clock a person's days are: the zone that was asked for, else their own, else the
    /// home's.
    ///
    /// - Parameter own: what their profile says.
    func zone(setBy own: String?) -> Zone { wishedZone ?? own.flatMap(zones.zone) ?? homeZone }

    /// The same, of a person whose profile is still to be read.
    func zone(of person: Person) throws(Failure) -> Zone {
        let store = store
        let own = try translating { () throws(StorageError) in
            try store.look { try $0.zone(of: person.id) }
        }
        return zone(setBy: own)
    }

    /// In which zone a source's all-day items and floating times are read: that of whoever keeps it;
    /// the campus's are in the home's.
    func zone(of source: Source) throws(Failure) -> Zone {
        guard !source.isCampus else { return zone(setBy: nil) }
        let store = store
        let own = try translating { () throws(StorageError) in
            try store.look { try $0.zone(of: source.personID) }
        }
        return zone(setBy: own)
    }

    /// The registrar as another person uses it, on their clock.
    func asking(for person: Person) throws(Failure) -> Registrar {
        var asking = self
        asking.person = person
        asking.zone = try zone(of: person)
        return asking
    }

    /// The same, at an instant.
    func asking(for person: Person, at instant: Instant) throws(Failure) -> Registrar {
        var asking = try asking(for: person)
        asking.now = instant
        return asking
    }
}
