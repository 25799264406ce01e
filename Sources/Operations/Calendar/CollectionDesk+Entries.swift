import Campus
import Exporting
import Recurrence
import Scheduling
import Storage

/// What must be so for a program to have something altered (RFC 9110 section 13.1).
package enum ObjectCondition: Hashable, Sendable {
    case none
    /// There is none yet: `If-None-Match: *`.
    case isMissing
    /// There is one: `If-Match: *`.
    case isThere
    /// It is one of those: `If-Match: "…"`, without the quotes.
    case has(tags: Set<String>)

    fileprivate func isMet(by tag: String?) -> Bool {
        switch self {
        case .none: true
        case .isMissing: tag == nil
        case .isThere: tag != nil
        case .has(let tags): tag.map(tags.contains) ?? false
        }
    }
}

/// What a program writes is an entry of the person's own, as if it were typed.
extension CollectionDesk {
    /// Keeps an entry as a program sends it.
    ///
    /// - Parameter name: 1 to 200 visible ASCII characters.
    /// - Returns: its tag, and whether there was none of that name.
    package func put(
        _ bytes: [UInt8], as name: String, if condition: ObjectCondition
    ) throws(Refusal) -> (tag: String, isNew: Bool) {
        guard Self.isName(name) else { throw Refusal(.forbidden, "refusal.collection.name") }
        let sent = try SentEntry(bytes, database: zones)
        return try acting(.edit) { transaction, actor in
            let known = try entry(name, of: actor, in: transaction)
            guard condition.isMet(by: try known?.tag(at: self, for: actor, in: transaction)) else {
                throw Refusal(.conflict, "refusal.collection.changed")
            }
            guard known != nil || MeetingID(objectName: name) == nil else {
                throw Refusal(.forbidden, "refusal.collection.name")
            }
            let number = try number(for: sent, over: known?.sourced, of: actor, in: transaction)
            var meeting = sent.meeting
            meeting.id = number
            let altered = meeting
            let stored = try transaction.act(
                known == nil ? .add : .edit, of: actor, on: number, at: now,
                view: try number.flatMap { try view(of: $0, for: actor, in: transaction) }
            ) { _ throws(Refusal) in AlteredMeetings([altered]) }.get()
            guard let id = stored.last?.meeting.id,
                let kept = try transaction.sourcedMeeting(id)
            else { throw Refusal(.invalid, "refusal.collection.object") }
            try transaction.define(sent.zones, forEntriesOf: actor.id)
            let text = EntryText(
                meeting: id, name: name, digest: EntryDigest.text(of: kept.meeting),
                text: sent.text)
            try transaction.keep(text, of: actor.id)
            try makeRoom(for: actor, in: transaction)
            return (CalendarObject.tag(of: bytes), known == nil)
        }
    }

    /// Deletes an entry, which `undo` brings back.
    ///
    /// - Throws: `Refusal.missing` where there is none of that name.
    package func delete(_ name: String, if condition: ObjectCondition) throws(Refusal) {
        try acting(.delete) { transaction, actor in
            let known = try entry(name, of: actor, in: transaction)
                .orThrow(Refusal(.missing, "refusal.collection.missing"))
            guard condition.isMet(by: try known.tag(at: self, for: actor, in: transaction)) else {
                throw Refusal(.conflict, "refusal.collection.changed")
            }
            var nothing = known.sourced.meeting
            (nothing.main, nothing.exceptions) = (nil, [])
            let altered = nothing
            _ = try transaction.act(.delete, of: actor, on: altered.id, at: now) {
                _ throws(Refusal) in AlteredMeetings([altered])
            }.get()
        }
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

    private static func isName(_ name: String) -> Bool {
        (1...200).contains(name.utf8.count) && name != "." && name != ".."
            && name.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "/") }
    }

    /// Under which number what was sent is to be kept; nil for a new one.
    private func number(
        for sent: SentEntry, over known: SourcedMeeting?, of actor: Person,
        in transaction: Transaction
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
        guard try transaction.sourcedMeeting(id) == nil else {
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
        _ name: String, of actor: Person, in transaction: Transaction
    ) throws -> KnownEntry? {
        let text = try transaction.entryText(called: name, of: actor.id)
        let id = text?.meeting ?? MeetingID(objectName: name)
        guard let id, id.event == nil, let sourced = try transaction.sourcedMeeting(id),
            sourced.source.isPersonal, sourced.source.personID == actor.id,
            // One with a name of a program's has no other.
            try text != nil || transaction.entryText(of: id) == nil
        else { return nil }
        return KnownEntry(sourced: sourced, text: text)
    }
}

/// An entry as it is before it is altered.
private struct KnownEntry {
    var sourced: SourcedMeeting
    var text: EntryText?

    /// Nil where the person hid it.
    func tag(
        at desk: CollectionDesk, for actor: Person, in transaction: Transaction
    ) throws -> String? {
        let table = try ZoneLookup(desk.zones, viewer: desk.zone).table(for: [sourced]) {
            try transaction.zoneDefinitions(of: $0)
        }
        var objects = EntryObjects(table, views: try transaction.itemViews(of: actor))
        return objects.object(sourced, uid: sourced.meeting.uid, text)?.tag
    }
}
