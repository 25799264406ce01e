import Campus
import ICalendar
import Recurrence

/// Writes one meeting as VEVENTs: the series, and each occurrence told apart from it.
struct EventWriter {
    let source: Source
    /// What an entry of a kind is to the person.
    let kind: (ItemKind) -> ItemKind
    let uid: String
    /// How the series' start is told, and with it RECURRENCE-ID; nil without a series.
    let series: Moment.Basis?
    let profile: ExportProfile
    let alarms: [ItemKind: [Int64]]?
    /// Whether those that the entries bring along are written, and no others.
    var tellsOwnAlarms = false
    /// Whether what the person wrote stands after the entry's own description.
    var putsNotesLast = false
    /// Of the series' start; nil for dates and floating times.
    let zone: Zone?

    /// - Parameter revised: when an entry was last altered.
    func write(
        _ meeting: FittedMeeting, to lines: inout LineWriter, revised: (MeetingEntry) -> Instant
    ) {
        for part in meeting.parts { write(part, to: &lines, revised: revised(part.entry)) }
    }

    private func write(
        _ part: FittedMeeting.Part, to lines: inout LineWriter, revised: Instant
    ) {
        let entry = part.entry
        lines.line("BEGIN:VEVENT")
        lines.text("UID", uid)
        if let original = part.original {
            let time = Moment(original, series ?? entry.start.basis).value
            if part.reachesOn {
                lines.time("RECURRENCE-ID;RANGE=THISANDFUTURE", time)
            } else {
                lines.time("RECURRENCE-ID", time)
            }
        }
        let stamp = TimeValue(WallTime(seconds: revised.seconds), .utc)
        lines.time("DTSTAMP", stamp)
        writeTimes(of: entry, to: &lines)
        writeTexts(of: part, to: &lines)
        if entry.sequence != 0 { lines.integer("SEQUENCE", entry.sequence) }
        lines.time("LAST-MODIFIED", stamp)
        switch entry.status {
        case .confirmed: lines.line("STATUS:CONFIRMED")
        case .tentative: lines.line("STATUS:TENTATIVE")
        case .cancelled: lines.line("STATUS:CANCELLED")
        }
        writeStanding(of: part, to: &lines)
        writeAlarms(of: part, to: &lines)
        lines.line("END:VEVENT")
    }

    private func writeTimes(of entry: MeetingEntry, to lines: inout LineWriter) {
        lines.time("DTSTART", entry.start.value)
        writeEnd(of: entry, to: &lines)
        guard let set = entry.recurrence else { return }
        RecurrenceWriter(start: entry.start, zone: zone).write(set, to: &lines)
    }

    /// DTEND on the start's own clock, or DURATION where the length is in real seconds, or the end
    /// in a year that DTEND cannot write.
    private func writeEnd(of entry: MeetingEntry, to lines: inout LineWriter) {
        let extent = entry.extent
        if extent.isZero { return }
        let wall = entry.start.wall.adding(seconds: extent.wallSeconds)
        if extent.exactSeconds == 0, wall < .latest {
            lines.time("DTEND", Moment(wall, entry.start.basis).value)
        } else {
            lines.duration(
                "DURATION",
                CalendarDuration(
                    days: Int(extent.wallSeconds / 86_400), seconds: Int(extent.exactSeconds)))
        }
    }

    private func writeTexts(of part: FittedMeeting.Part, to lines: inout LineWriter) {
        let entry = part.entry
        let name = part.view?.name ?? entry.summary
        lines.text("SUMMARY", part.isMarked ? CancelledTitle.marked(name) : name)
        if let location = entry.location { lines.text("LOCATION", location) }
        // What the person wrote themselves first: phones show the beginning.
        let notes = [part.view?.note, entry.details]
        let texts = (putsNotesLast ? notes.reversed() : notes).compactMap(\.self)
        if !texts.isEmpty {
            lines.text("DESCRIPTION", texts.count == 1 ? texts[0] : texts.joined(separator: "\n\n"))
        }
        if let categories = entry.categories { write(categories: categories, to: &lines) }
        if profile == .outlook { lines.text("CATEGORIES;X-BELLTOWER=KIND", kind(entry.kind).title) }
        if let url = entry.url { lines.value("URL", url) }
        if let colour = part.view?.colour { lines.value("COLOR", colour.rawValue) }
    }

    /// Joined by commas; a list again where that gives the same when it is read.
    private func write(categories: String, to lines: inout LineWriter) {
        let list = categories.split(separator: ",", omittingEmptySubsequences: false)
        let isList = list.allSatisfy { part in
            !part.isEmpty && part.first?.isWhitespace == false && part.last?.isWhitespace == false
        }
        if isList, list.count > 1 {
            lines.texts("CATEGORIES", list)
        } else {
            lines.text("CATEGORIES", categories)
        }
    }

    /// What tells a program, and Belltower itself, what sort of event it is.
    private func writeStanding(of part: FittedMeeting.Part, to lines: inout LineWriter) {
        let entry = part.entry
        let isFree =
            part.isMarked || entry.status == .cancelled || entry.start.basis == .date
            || entry.isFree
        if entry.isFree || (profile != .plain && isFree) { lines.line("TRANSP:TRANSPARENT") }
        if profile == .outlook {
            if isFree {
                lines.line("X-MICROSOFT-CDO-BUSYSTATUS:FREE")
            } else if entry.status == .tentative {
                lines.line("X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE")
            } else {
                lines.line("X-MICROSOFT-CDO-BUSYSTATUS:BUSY")
            }
        }
        lines.value("X-BELLTOWER-KIND", kind(entry.kind).rawValue)
        if part.isMarked { lines.line("X-BELLTOWER-STATUS:CANCELLED") }
    }

    /// The person's own leads, or those of the kind; nothing rings for what is cancelled, and by a
    /// kind's leads nothing for whole days.
    private func writeAlarms(of part: FittedMeeting.Part, to lines: inout LineWriter) {
        guard part.entry.status != .cancelled, !part.isMarked else { return }
        for lead in Set(leads(of: part)).sorted().prefix(profile.mostAlarms) {
            let name = part.view?.name ?? part.entry.summary
            lines.line("BEGIN:VALARM")
            lines.line("ACTION:DISPLAY")
            lines.duration("TRIGGER", CalendarDuration(seconds: -Int(clamping: lead)))
            lines.text("DESCRIPTION", name.isEmpty ? kind(part.entry.kind).title : name)
            lines.line("END:VALARM")
        }
    }

    private func leads(of part: FittedMeeting.Part) -> [Int64] {
        if tellsOwnAlarms { return part.entry.alarms.filter { $0 <= Leads.longest } }
        guard let alarms else { return [] }
        let usual = part.entry.start.basis == .date ? nil : alarms[kind(part.entry.kind)]
        return part.view?.leads ?? usual ?? []
    }
}

extension ItemKind {
    /// As people see it among their categories.
    var title: String {
        switch self {
        case .class: "Class"
        case .exam: "Exam"
        case .event: "Event"
        case .personal: "Personal"
        case .hydration: "Water"
        }
    }
}

extension Moment {
    var value: TimeValue {
        switch basis {
        case .date: TimeValue(wall, .date)
        case .floating: TimeValue(wall, .floating)
        case .utc: TimeValue(wall, .utc)
        case .zone(let id): TimeValue(wall, .zoned(id))
        }
    }
}
