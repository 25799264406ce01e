import Campus
import Exporting
import Recurrence
import Scheduling
import Storage

/// What must be so for a program to have something altered (RFC 9110 section 13.1).
///
/// Of both, both must be so: the first is looked at first, and either fails alike (section 13.2.2).
package struct ObjectCondition: Hashable, Sendable {
    /// Some state of an object, by what a field names.
    package enum Match: Hashable, Sendable {
        /// Any at all: `*`.
        case any
        /// One of those, without the quotes.
        case tagged(Set<String>)

        fileprivate func holds(_ tag: String?) -> Bool {
            switch self {
            case .any: tag != nil
            case .tagged(let tags): tag.map(tags.contains) ?? false
            }
        }
    }

    /// `If-Match`: it must be so now.
    package var wanted: Match?
    /// `If-None-Match`: it must not be so now.
    package var unwanted: Match?

    package static let none = ObjectCondition()
    /// There is none yet.
    package static let isMissing = ObjectCondition(unwanted: .any)
    /// There is one.
    package static let isThere = ObjectCondition(wanted: .any)

    package init(wanted: Match? = nil, unwanted: Match? = nil) {
        self.wanted = wanted
        self.unwanted = unwanted
    }

    fileprivate func isMet(by tag: String?) -> Bool {
        (wanted?.holds(tag) ?? true) && !(unwanted?.holds(tag) ?? false)
    }
}

/// What a program writes is an entry of the person's own, as if it were typed.
extension CollectionDesk {
    /// Keeps an entry as a program sends it.
    ///
    /// One that is in another of their calendars is in this one then: there is one entry of a UID, and programs
    /// that move one write it there before they delete it here.
    ///
    /// - Parameter name: 1 to 255 bytes, as most file systems take, none of them zero.
    /// - Returns: its tag, nil where it is served otherwise than it was sent (RFC 4791 section 5.3.4); and whether
    ///   there was none of that name.
    package func put(
        _ bytes: [UInt8], as name: String, in collection: CalendarCollection,
        if condition: ObjectCondition
    ) throws(Refusal) -> (tag: String?, isNew: Bool) {
        guard Self.isName(name) else { throw Refusal(.forbidden, "refusal.collection.name") }
        let received = try SentEntry(bytes, database: zones)
        return try acting(.edit) { transaction, actor in
            try mustBeThere(collection, for: actor, in: transaction)
            let known = try entry(name, in: collection, of: actor, transaction)
            guard condition.isMet(by: try known?.tag(at: self, for: actor, in: transaction)) else {
                throw Refusal(.conflict, "refusal.collection.changed")
            }
            guard known != nil || MeetingID(objectName: name) == nil else {
                throw Refusal(.forbidden, "refusal.collection.name")
            }
            let sent = try withAlarms(received, of: known)
            let number = try number(
                for: sent, over: known?.sourced, in: collection, of: actor, transaction)
            var meeting = sent.meeting
            meeting.id = number
            let altered = meeting
            let stored = try transaction.act(
                number == nil ? .add : .edit, of: actor, on: number, at: now,
                view: try number.flatMap { try view(of: $0, for: actor, in: transaction) }
            ) { _ throws(Refusal) in AlteredMeetings([altered]) }.get()
            guard let id = stored.last?.meeting.id,
                let kept = try transaction.sourcedMeeting(id)
            else { throw Refusal(.invalid, "refusal.collection.object") }
            try transaction.define(sent.zones, forEntriesOf: actor.id)
            let object = EntryObject(
                meeting: id, collection: collection.name, name: name,
                sent: EntryObject.Sent(
                    digest: EntryDigest.text(of: kept.meeting), text: sent.text))
            try transaction.keep(object, of: actor.id)
            try makeRoom(for: actor, in: transaction)
            try transaction.settleEntryAlarms(of: actor)
            let isByBell = try transaction.setting(.calendarAlarms, of: actor) == .bell
            let rung = RungAlarms(kept.meeting)
            let isServed =
                received.text.utf8.count == bytes.count
                && (!isByBell || AlarmLines(in: bytes, where: rung.holds).isEmpty)
            return (isServed ? CalendarObject.tag(of: bytes) : nil, known == nil)
        }
    }

    /// Deletes an entry, which `undo` brings back.
    ///
    /// - Throws: `Refusal.missing` where there is none of that name.
    package func delete(
        _ name: String, in collection: CalendarCollection, if condition: ObjectCondition
    ) throws(Refusal) {
        try acting(.delete) { transaction, actor in
            let known = try entry(name, in: collection, of: actor, transaction)
                .orThrow(Refusal(.missing, "refusal.collection.missing"))
            guard condition.isMet(by: try known.tag(at: self, for: actor, in: transaction)) else {
                throw Refusal(.conflict, "refusal.collection.changed")
            }
            try delete(known, for: actor, in: transaction)
        }
    }

    /// Puts an entry into another of the person's calendars, or under another name, with the bytes that it has.
    ///
    /// - Parameters:
    ///   - overwrites: whether another entry of that name there is deleted for it.
    /// - Returns: whether there was none.
    /// - Throws: `Refusal.missing` where there is no such entry, or no such calendar.
    package func move(
        _ name: String, in collection: CalendarCollection, to newName: String,
        in other: CalendarCollection, overwrites: Bool, if condition: ObjectCondition
    ) throws(Refusal) -> Bool {
        guard Self.isName(newName), MeetingID(objectName: newName) == nil else {
            throw Refusal(.forbidden, "refusal.collection.name")
        }
        return try acting(.edit) { transaction, actor in
            try mustBeThere(other, for: actor, in: transaction)
            let known = try entry(name, in: collection, of: actor, transaction)
                .orThrow(Refusal(.missing, "refusal.collection.missing"))
            let id = try known.sourced.meeting.id.orThrow("an entry without a number")
            let replaced = try entry(newName, in: other, of: actor, transaction)
            guard condition.isMet(by: try known.tag(at: self, for: actor, in: transaction)),
                replaced == nil || overwrites
            else { throw Refusal(.conflict, "refusal.collection.changed") }
            if let replaced, replaced.sourced.meeting.id != id {
                try delete(replaced, for: actor, in: transaction)
            }
            try transaction.keep(
                EntryObject(
                    meeting: id, collection: other.name, name: newName, sent: known.object?.sent),
                of: actor.id)
            return replaced == nil
        }
    }

    private func delete(
        _ known: KnownEntry, for actor: Person, in transaction: Transaction
    ) throws {
        var nothing = known.sourced.meeting
        (nothing.main, nothing.exceptions) = (nil, [])
        let altered = nothing
        _ = try transaction.act(.delete, of: actor, on: altered.id, at: now) {
            _ throws(Refusal) in AlteredMeetings([altered])
        }.get()
    }

    /// - Throws: for a calendar that is none of theirs, or none that they write in.
    private func mustBeThere(
        _ collection: CalendarCollection, for actor: Person, in transaction: Transaction
    ) throws {
        guard collection.isWritable,
            try transaction.collections(of: actor).contains(collection)
        else { throw Refusal(.missing, "refusal.collection.gone") }
    }

    /// What is sent, with the alarms that it was served without since the bell rings them.
    ///
    /// Others that a program sends take their place.
    private func withAlarms(
        _ sent: SentEntry, of known: KnownEntry?
    ) throws(Refusal) -> SentEntry {
        guard let known, let before = known.object?.sent, known.sourced.source.ringsAlarms else {
            return sent
        }
        let withheld = AlarmLines(
            in: before.text.utf8, where: RungAlarms(known.sourced.meeting).holds)
        guard !withheld.isEmpty,
            AlarmLines(in: sent.text.utf8, where: RungAlarms(sent.meeting).holds).isEmpty
        else { return sent }
        return try SentEntry(withheld.added(to: sent.text.utf8), database: zones)
    }

    /// So many bytes of a person's entries are kept: all of them are read when their calendar is.
    private static let mostKept: Int64 = 64 << 20

    private func makeRoom(for actor: Person, in transaction: Transaction) throws {
        guard try transaction.entryTextBytes(of: actor.id) > Self.mostKept else { return }
        try transaction.forgetDeletedEntryTexts(of: actor.id)
        guard try transaction.entryTextBytes(of: actor.id) <= Self.mostKept else {
            throw Refusal(.conflict, "refusal.collection.full")
        }
    }

    /// Whether something may be called so: programs make names of UIDs, with whatever is in them, slashes too.
    ///
    /// In addresses they are written with escapes.
    static func isName(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && !name.utf8.contains(0)
    }

    /// Under which number what was sent is to be kept; nil for a new one.
    private func number(
        for sent: SentEntry, over known: SourcedMeeting?, in collection: CalendarCollection,
        of actor: Person, _ transaction: Transaction
    ) throws -> MeetingID? {
        let uid = sent.meeting.uid
        if let known {
            guard known.meeting.uid == uid else {
                throw Refusal(.conflict, "refusal.collection.uid")
            }
            return known.meeting.id
        }
        // One that was deleted before comes back with all that hangs on it.
        guard let id = try transaction.ownMeeting(uid: uid, of: actor.id) else { return nil }
        let place =
            try transaction.entryObject(of: id)?.collection ?? CalendarCollection.personal.name
        guard try place != collection.name || transaction.sourcedMeeting(id) == nil else {
            throw Refusal(.conflict, "refusal.collection.uid")
        }
        return id
    }

    /// What the program was shown with the person's name and note for it comes back with them: they are the
    /// entry's own from now on.
    private func view(
        of id: MeetingID, for actor: Person, in transaction: Transaction
    ) throws -> ItemView? {
        let view = try transaction.itemView(of: ItemID(meeting: id, original: nil), for: actor)
        let kept = ItemView(leads: view.leads)
        return kept == view ? nil : kept
    }

    private func entry(
        _ name: String, in collection: CalendarCollection, of actor: Person,
        _ transaction: Transaction
    ) throws -> KnownEntry? {
        let object = try transaction.entryObject(
            called: name, in: collection.name, of: actor.id)
        let id = object?.meeting ?? (collection == .personal ? MeetingID(objectName: name) : nil)
        guard let id, id.event == nil, let sourced = try transaction.sourcedMeeting(id),
            sourced.source.isPersonal, sourced.source.personID == actor.id,
            // One that a program put somewhere has no other name.
            try object != nil || transaction.entryObject(of: id) == nil
        else { return nil }
        return KnownEntry(sourced: sourced, object: object)
    }
}

/// An entry as it is before it is altered.
private struct KnownEntry {
    var sourced: SourcedMeeting
    var object: EntryObject?

    /// Nil where the person hid it.
    func tag(
        at desk: CollectionDesk, for actor: Person, in transaction: Transaction
    ) throws -> String? {
        let table = try ZoneLookup(desk.zones, viewer: desk.zone).table(for: [sourced]) {
            try transaction.zoneDefinitions(of: $0)
        }
        var objects = EntryObjects(
            table, views: try transaction.itemViews(of: actor), database: desk.zones)
        return objects.object(sourced, uid: sourced.meeting.uid, object)?.tag
    }
}
