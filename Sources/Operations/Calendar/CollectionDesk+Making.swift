import Campus
import Markup
import Storage

/// A calendar that a program made for entries of its person's.
package struct MadeCalendar: Hashable, Sendable {
    /// The last part of its address.
    package let name: String
    /// What a program calls it; that name where none does.
    package let title: String
    package let entryCount: Int
}

/// Calendars that programs make for entries of the person's own.
extension CollectionDesk {
    /// Makes one (RFC 4791 section 5.3.1).
    ///
    /// - Parameters:
    ///   - name: the last part of its address: as an entry's in `put`.
    ///   - properties: what it is called, and the like, as in `set`.
    package func make(_ name: String, _ properties: [String: String?]) throws(Refusal) {
        let collection = CalendarCollection(named: name)
        try acting(reaching: .seen) { transaction, actor in
            let made = try transaction.madeCalendars(of: actor.id)
            guard case .made = collection, !made.contains(name) else {
                throw Refusal(.conflict, "refusal.collection.exists")
            }
            guard Self.isName(name), !name.contains("/") else {
                throw Refusal(.forbidden, "refusal.collection.name")
            }
            guard made.count < Self.mostMade else {
                throw Refusal(.conflict, "refusal.collection.many")
            }
            try transaction.makeCalendar(name, of: actor.id, at: now)
            try set(properties, of: collection, for: actor, in: transaction)
        }
    }

    /// Those that there are, in the order of their making.
    package func made() throws(Refusal) -> [MadeCalendar] {
        try looking { transaction, viewer in
            let properties = try transaction.collectionProperties(of: viewer.id)
            let counts = try transaction.entryCounts(of: viewer.id)
            return try transaction.madeCalendars(of: viewer.id).map { name in
                let title = properties[name]?[Self.title]
                    .flatMap { XMLTree(reading: Array($0.utf8))?.text.oneLine }
                return MadeCalendar(
                    name: name, title: title.flatMap { $0.isEmpty ? nil : $0 } ?? name,
                    entryCount: counts[name] ?? 0)
            }
        }
    }

    /// The property with what a collection is called (RFC 4918 section 15.2).
    private static let title = "{DAV:}displayname"

    /// Deletes one with all that is in it: `undo` brings that back, among one's other entries.
    ///
    /// - Throws: `Refusal.missing` where there is none of that name.
    package func drop(_ name: String) throws(Refusal) {
        try acting(.delete) { transaction, actor in
            guard try transaction.madeCalendars(of: actor.id).contains(name) else {
                throw Refusal(.missing, "refusal.collection.missing")
            }
            let entries = try transaction.entries(inCalendar: name, of: actor.id)
            if let last = entries.last {
                let nothing = entries.map {
                    Meeting(id: $0.id, uid: $0.uid, slot: $0.slot, main: nil)
                }
                _ = try transaction.act(.delete, of: actor, on: last.id, at: now) {
                    _ throws(Refusal) in AlteredMeetings(nothing)
                }.get()
            }
            try transaction.dropCalendar(
                name, of: actor.id, to: CalendarCollection.personal.name, named: \.objectName)
        }
    }

    /// So many calendars may one person's programs make.
    private static let mostMade = 50
}
