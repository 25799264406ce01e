import Campus
import Recurrence
import Scheduling

/// What becomes of one of a person's own meetings when part of it is edited or deleted.
struct PersonalEditing {
    private let desks: Desks
    private let meeting: Meeting
    private let main: MeetingEntry
    /// Nil for a single entry.
    private let series: SeriesEditor?
    private let part: SeriesPart
    /// Which occurrence the id means; nil outside a series.
    let shown: WallTime?

    /// - Parameter text: the id as it was typed.
    init(
        _ desks: Desks, of own: SourcedMeeting, _ id: ItemID, typed text: String,
        part: SeriesPart?
    ) throws(Refusal) {
        self.desks = desks
        meeting = own.meeting
        main = try own.meeting.main.orThrow(desks.personal.unknownItem(text))
        series = SeriesEditor(own.meeting, zone: desks.personal.zone(of: main))
        guard let series else {
            guard id.original == nil else { throw desks.personal.unknownItem(text) }
            (self.part, shown) = (.all, nil)
            return
        }
        guard let original = id.original else {
            guard part == nil || part == .all else {
                throw Refusal(.invalid, "refusal.entry.whole", with: ["item": "\(text)"])
            }
            (self.part, shown) = (.all, try Self.first(of: series, text))
            return
        }
        guard (try? series.entry(at: original)) != nil else {
            throw desks.personal.unknownItem(text)
        }
        shown = original
        self.part = try part.orThrow(
            Refusal(.invalid, "refusal.entry.part", with: ["item": "\(text)"]))
    }

    private static func first(
        of series: SeriesEditor, _ text: String
    ) throws(Refusal) -> WallTime {
        try series.first.orThrow(
            Refusal(.missing, "refusal.entry.nothing", with: ["item": "\(text)"]))
    }

    /// The meetings after an edit, the one that holds the occurrence last; and which one it is now.
    func edited(
        _ words: PersonalWords
    ) throws(Refusal) -> (meetings: [Meeting], shown: WallTime?) {
        guard let series, let shown else { return try editedSingle(words) }
        let entry = try refusing { () throws(SeriesProblem) in try series.entry(at: shown) }
        let own = try desks.personal.reader.edit(
            words, of: entry, in: desks.personal.zone(of: main))
        guard part != .this || words.repeats == nil else {
            throw Refusal(.invalid, "refusal.entry.single")
        }
        if words.endsRepetition { return try single(own.applied(to: entry), series, at: shown) }
        var edit = own
        if part != .this {
            // A series goes by its own days, wherever this occurrence was moved to.
            let usual = series.usualEntry(at: shown)
            edit = try desks.personal.reader.edit(
                words, of: usual, in: desks.personal.zone(of: main))
            edit.ownStart = own.start
        }
        return try refusing { () throws(SeriesProblem) in
            switch part {
            case .this: ([try series.editing(this: shown, edit)], shown)
            case .all:
                ([try series.editingAll(edit, at: shown)], series.moved(shown, by: edit))
            case .following: try following(edit, series, from: shown)
            }
        }
    }

    /// What is left when the repetition ends: the occurrence alone, after those before it where only
    /// the following ones go.
    private func single(
        _ entry: MeetingEntry, _ series: SeriesEditor, at original: WallTime
    ) throws(Refusal) -> (meetings: [Meeting], shown: WallTime?) {
        let isRest = part == .following
        let parts: (before: Meeting, after: Meeting?) = try refusing { () throws(SeriesProblem) in
            isRest ? try series.split(at: original) : (before: meeting, after: nil)
        }
        var alone = parts.after ?? meeting
        (alone.main, alone.exceptions) = (entry, [])
        return (parts.after == nil ? [alone] : [parts.before, alone], nil)
    }

    /// The series before an occurrence, and the one from there on, edited.
    private func following(
        _ edit: EntryEdit, _ series: SeriesEditor, from original: WallTime
    ) throws(SeriesProblem) -> (meetings: [Meeting], shown: WallTime?) {
        let (before, after) = try series.split(at: original)
        let zone = desks.personal.zone(of: main)
        guard let rest = SeriesEditor(after ?? before, zone: zone) else {
            throw .noSuchOccurrence
        }
        let edited = try rest.editingAll(edit, at: original)
        return (after == nil ? [edited] : [before, edited], rest.moved(original, by: edit))
    }

    /// The meetings after the part is deleted.
    func deleted() throws(Refusal) -> [Meeting] {
        var nothing = meeting
        (nothing.main, nothing.exceptions) = (nil, [])
        guard let series, let shown, part != .all else { return [nothing] }
        return try refusing { () throws(SeriesProblem) in
            if part == .this { return [try series.deleting(this: shown)] }
            let (before, after) = try series.split(at: shown)
            return [after == nil ? nothing : before]
        }
    }

    private func editedSingle(
        _ words: PersonalWords
    ) throws(Refusal) -> (meetings: [Meeting], shown: WallTime?) {
        let edit = try desks.personal.reader.edit(
            words, of: main, in: desks.personal.zone(of: main))
        var entry = edit.applied(to: main)
        entry.recurrence = edit.rule.map { desks.personal.series($0, from: entry.start) }
        var edited = meeting
        edited.main = entry
        return ([edited], edit.rule == nil ? nil : entry.start.wall)
    }

    private func refusing<Value>(
        _ body: () throws(SeriesProblem) -> Value
    ) throws(Refusal) -> Value {
        do throws(SeriesProblem) {
            return try body()
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }
}
