import Campus
import Operations
import Recurrence
import Words

/// An entry that was changed elsewhere while somebody changed it here: what it is now beside what was typed.
struct EntryConflict {
    let now: EntryForm
    let typed: EntryForm
    let frame: Frame

    /// Only what differs.
    var rows: [[String: Any]] {
        Self.fields.compactMap { key, text in
            let (now, mine) = (text(self.now, frame), text(typed, frame))
            guard now != mine else { return nil }
            return [
                "conflictField": frame.words(key), "conflictNow": now.isEmpty ? "–" : now,
                "conflictMine": mine.isEmpty ? "–" : mine,
            ]
        }
    }

    private typealias Field = (key: String, text: @Sendable (EntryForm, Frame) -> String)

    private static let fields: [Field] = [
        ("page.add.what", { form, _ in form.summary }),
        ("page.add.day", { form, frame in day(form.date, frame) }),
        ("page.add.from", { form, _ in form.isAllDay ? "" : form.start }),
        ("page.add.to", { form, _ in form.isAllDay ? "" : form.end }),
        ("page.agenda.whole", { form, frame in form.isAllDay ? frame.words("person.yes") : "" }),
        ("page.add.where", { form, _ in form.location }),
        ("page.item.lead", { form, frame in lead(form.lead, frame) }),
        ("page.add.last", { form, frame in day(form.lastDate, frame) }),
        ("page.add.repeat", { form, frame in RepeatChoices.text(of: form.repeats, frame) }),
        ("page.add.until", { form, frame in day(form.until, frame) }),
        ("page.item.note", { form, _ in form.note }),
    ]

    /// As it was typed, where it is no day.
    private static func day(_ text: String, _ frame: Frame) -> String {
        Timestamp.date(text).map(frame.day) ?? text
    }

    private static func lead(_ text: String, _ frame: Frame) -> String {
        guard text != "usual", let leads = LeadTimes(written: text) else {
            return frame.words("page.lead.usual")
        }
        return LeadChoices(frame: frame).text(leads.seconds)
    }
}
