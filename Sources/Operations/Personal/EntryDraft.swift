package import Campus
package import Recurrence
import Storage

/// An entry of the person's own as a form shows it, to be changed there.
package struct EntryDraft: Sendable {
    package var item: AgendaItem
    /// An RRULE without its end; nil for what does not repeat.
    package var rule: String?
    /// The last day on which it may repeat; nil for ever, and for a number of times.
    package var until: CivilDate?
    /// Whether it is one occurrence of a series, so that a change has to say of which part.
    package var isInSeries: Bool

    /// Stands for all that a form shows: another one when any of it was changed meanwhile.
    package var version: String {
        let parts = [
            item.id.description, item.summary, item.start.description, item.end.description,
            "\(item.allDay)", item.location ?? "", item.note ?? "", rule ?? "",
            until?.description ?? "", "\(item.leads ?? [-1])",
        ]
        return String(UIDKey(of: parts.joined(separator: "\n")).bits, radix: 36)
    }
}

extension PersonalDesk {
    /// An entry of the person's own, to be changed.
    ///
    /// - Throws: `Refusal.missing`, or `.forbidden` for what is not their own.
    package func draft(_ text: String) throws(Refusal) -> EntryDraft {
        let (store, id) = (store, try itemID(text))
        let found = try translating { () throws(StorageError) in
            try store.look { try $0.sourcedMeeting(id.meeting) }
        }
        let main = try own(found, text).meeting.main
        var rule = main?.recurrence?.rules.first
        let until = rule?.until.map { until in
            switch until {
            case .date(let date): date
            case .local(let wall): wall.date
            case .utc(let instant): zone.wall(at: instant).date
            }
        }
        rule?.until = nil
        return EntryDraft(
            item: try desks.items.item(text), rule: rule?.text, until: until,
            isInSeries: id.original != nil && main?.recurrence != nil)
    }

    /// Whether the person may alter an item as an entry of their own.
    package func isOwn(_ item: AgendaItem) throws(Refusal) -> Bool {
        guard item.kind == .personal else { return false }
        do throws(Refusal) {
            _ = try draft(item.id.description)
            return true
        } catch {
            guard error.reason == .forbidden || error.reason == .missing else { throw error }
            return false
        }
    }

    /// Makes sure that an entry is as it was when a form of it was made.
    ///
    /// - Throws: `Refusal.conflict` where it was changed meanwhile.
    package func check(_ draft: EntryDraft, is version: String?) throws(Refusal) {
        guard let version, version != draft.version else { return }
        throw Refusal(.conflict, "refusal.entry.version")
    }
}
