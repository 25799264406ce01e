import Campus
import Operations
import Recurrence
import Words

/// A form of an entry of one's own: as it is shown, and as it comes back.
struct EntryForm {
    var summary = ""
    var date = ""
    var start = ""
    var end = ""
    var isAllDay = false
    /// Of several days, the last one.
    var lastDate = ""
    var location = ""
    /// `never`, or an RRULE without its end.
    var repeats = "never"
    var until = ""
    /// `usual`, `none` or lengths.
    var lead = "usual"
    var note = ""
    var scope: SeriesPart?
    var version: String?
    /// On whose clock start and end stand; nil for the person's, and for a new one that nobody typed anything into.
    var zone: String?

    /// A new one on a day, at the next full hour.
    init(on day: CivilDate, at now: WallTime) {
        let hour = min(22, now.secondOfDay / 3_600 + 1)
        date = day.description
        start = WallTime(day, secondOfDay: hour * 3_600).clockText
        end = WallTime(day, secondOfDay: (hour + 1) * 3_600).clockText
    }

    /// Fills in what the address of a new one's form says, as where a time was found; whatever makes no
    /// sense is left as it is.
    mutating func fill(from request: PageRequest) {
        summary = String((request.query("summary") ?? "").harmless.oneLine.prefix(500))
        guard let from = request.query("start").flatMap(TimeOfDay.init),
            let to = request.query("end").flatMap(TimeOfDay.init)
        else { return }
        (start, end) = (from.description, to.description)
        lastDate = request.query("lastDate").flatMap { Timestamp.date($0) }?.description ?? ""
    }

    /// One that is there.
    init(_ draft: EntryDraft, in zone: Zone) {
        let item = draft.item
        let start = item.allDay ? item.start.wall : zone.wall(at: item.start.instant)
        let end =
            item.allDay
            ? WallTime(item.end.wall.date.adding(days: -1)) : zone.wall(at: item.end.instant)
        (summary, location, note) = (item.summary, item.location ?? "", item.note ?? "")
        (date, isAllDay) = (start.date.description, item.allDay)
        if !item.allDay {
            self.start = start.clockText
            self.end = item.end.instant > item.start.instant ? end.clockText : ""
        }
        lastDate = end.date > start.date ? end.date.description : ""
        repeats = draft.rule ?? "never"
        until = draft.until?.description ?? ""
        lead = item.leads.map(LeadChoices.value) ?? "usual"
        version = draft.version
        self.zone = zone.id
    }

    /// What was typed.
    init(_ request: PageRequest) {
        summary = request["summary"] ?? ""
        (date, start, end) = (request["date"] ?? "", request["start"] ?? "", request["end"] ?? "")
        (isAllDay, lastDate) = (request["allDay"] == "true", request["lastDate"] ?? "")
        location = request["location"] ?? ""
        repeats = request.filled("repeat") ?? "never"
        (until, lead) = (request["until"] ?? "", request.filled("lead") ?? "usual")
        note = (request["note"] ?? "").replacing("\r\n", with: "\n")
        scope = request["scope"].flatMap(SeriesPart.init)
        version = request.filled("version")
        zone = request.filled("zone")
    }
}

// MARK: - What it means

extension EntryForm {
    /// The desks of whoever typed it, on the clock that they meant.
    func desks(_ visit: Visit) throws(Refusal) -> Desks {
        guard let zone, zone != visit.desks.zone.id else { return visit.desks }
        return try visit.desks.typing(in: zone)
    }

    /// A field of the form that says something impossible.
    enum Field: String {
        case summary, date, time, until
    }

    /// What a new entry is to be.
    func words() throws(Refusal) -> PersonalWords {
        PersonalWords(
            summary: summary, start: try startText(), end: try endText(), place: location,
            repeats: try RepeatChoices.rule(repeats, until: until))
    }

    /// What is to be another than it was.
    func words(changing former: EntryForm) throws(Refusal) -> PersonalWords {
        var words = PersonalWords()
        if summary != former.summary { words.summary = summary }
        if location != former.location { words.place = location }
        let times = [\Self.date, \.start, \.end, \.lastDate]
        let isMoved = times.contains { self[keyPath: $0] != former[keyPath: $0] }
        let isElsewhere = zone != nil && zone != former.zone
        if isMoved || isElsewhere || isAllDay != former.isAllDay {
            (words.start, words.end) = (try startText(), try endText())
        }
        if repeats != former.repeats || until != former.until {
            words.repeats = try RepeatChoices.rule(repeats, until: until) ?? ""
        }
        return words
    }

    private func startText() throws(Refusal) -> String {
        let day = try TypedTime.day(date, "date")
        guard !isAllDay else { return day }
        guard !start.isEmpty else { throw Refusal(.invalid, "refusal.entry.startless") }
        return "\(day) \(try TypedTime.time(start, "start"))"
    }

    private func endText() throws(Refusal) -> String? {
        let last =
            lastDate.isEmpty
            ? try TypedTime.day(date, "date") : try TypedTime.day(lastDate, "lastDate")
        guard !isAllDay else { return last }
        guard !end.isEmpty else { return nil }
        return "\(last) \(try TypedTime.time(end, "end"))"
    }

    /// Beside which field a refusal is told; nil for the whole.
    static func field(of refusal: Refusal) -> Field? {
        let key = refusal.message.key
        if key == "refusal.field.wrong" {
            switch refusal.message.arguments["field"] {
            case "date": return .date
            case "until": return .until
            default: return .time
            }
        }
        switch key {
        case "refusal.entry.untitled": return .summary
        case "refusal.entry.backwards", "refusal.entry.long", "refusal.entry.endTime",
            "refusal.entry.endDay", "refusal.entry.startless":
            return .time
        default: break
        }
        switch key.split(separator: ".").dropFirst().first {
        case "text":
            let what = refusal.message.arguments["what"]
            return what == .message(Message("text.summary")) ? .summary : nil
        case "rule", "repeat", "series": return .until
        case "time": return .date
        default: return nil
        }
    }
}

// MARK: - What it shows

extension EntryForm {
    /// - Parameters:
    ///   - draft: what is changed; nil for a new one.
    ///   - refusal: what is wrong with it; nil where nothing is, yet.
    func model(
        _ view: CalendarView, of draft: EntryDraft?, refused refusal: Refusal?
    ) throws -> [String: Any] {
        let frame = view.frame
        let id = draft?.item.id
        let (choices, leads) = (
            LeadChoices(frame: frame), try view.desks.settings.leads(of: .personal)
        )
        let usual = draft.map { choices.usual(of: $0.item, leads).choice }
        var form: [String: Any] = [
            "action": id.map { "/entries/\($0)" } ?? "/entries", "isNew": draft == nil,
            "isSeries": draft?.isInSeries ?? false, "isAllDay": isAllDay,
            "isRepeating": repeats != "never" || !lastDate.isEmpty || !note.isEmpty,
            "repeats": RepeatChoices.list(chosen: repeats, frame),
            "leads": choices.list(usual: usual ?? choices.usual(leads), chosen: chosenLeads),
            "cancelAddress": id.map(PageAddress.of) ?? "/",
        ]
        let texts = [
            "summary": summary, "date": date, "startTime": start, "endTime": end,
            "location": location, "note": note, "lastDate": lastDate, "until": until,
        ]
        for (name, text) in texts where !text.isEmpty { form[name] = text }
        form["version"] = version
        form["typedZone"] = zone
        if let refusal, let field = Self.field(of: refusal) {
            form["\(field.rawValue)Problem"] = frame.sentence(refusal)
        }
        return form
    }

    private var chosenLeads: [Int64]? {
        guard lead != "usual" else { return nil }
        return LeadTimes(written: lead)?.seconds
    }
}
