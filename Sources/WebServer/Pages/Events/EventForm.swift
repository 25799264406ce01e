import Campus
import Operations
import Recurrence
import Words

/// A form of an event: as it is shown, and as it comes back.
struct EventForm {
    var title = ""
    var date = ""
    var start = ""
    var end = ""
    /// Of an event that ends on another day, that day.
    var lastDate = ""
    var location = ""
    var about = ""
    var capacity = ""
    var hashtag = ""
    var password = ""
    /// Whether a private one is to be public.
    var isOpened = false
    /// `never`, or an RRULE without its end.
    var repeats = "never"
    var until = ""
    /// The number of the community that it is published in; empty for none.
    var community = ""
    /// Whether another one may be called the same.
    var keepsTitle = false
    var version: String?

    /// A new one.
    init(on day: CivilDate, in community: String?) {
        (date, start, end) = (day.description, "18:00", "20:00")
        self.community = community ?? ""
    }

    /// One that is there, on its own clock; of a series the next one.
    init(_ card: EventCard, in zone: Zone) {
        let (plan, start, end) = (card.event.plan, card.start.wall, card.end.wall)
        (title, location) = (plan.title, plan.location ?? "")
        (about, hashtag) = (plan.description ?? "", plan.hashtag?.description ?? "")
        (date, self.start, self.end) = (start.date.description, start.clockText, end.clockText)
        lastDate = end.date > start.date ? end.date.description : ""
        capacity = plan.capacity.map(String.init) ?? ""
        var rule = plan.rule
        switch rule?.until {
        case .date(let day): until = day.description
        case .local(let wall): until = wall.date.description
        case .utc(let instant): until = zone.wall(at: instant).date.description
        case nil: break
        }
        rule?.until = nil
        repeats = rule?.text ?? "never"
        version = EventDesk.version(of: card)
    }

    /// What was typed.
    init(_ request: PageRequest) {
        title = request["title"] ?? ""
        (date, lastDate) = (request["date"] ?? "", request["lastDate"] ?? "")
        (start, end) = (request["start"] ?? "", request["end"] ?? "")
        location = request["location"] ?? ""
        about = (request["about"] ?? "").replacing("\r\n", with: "\n")
        (capacity, hashtag) = (request["capacity"] ?? "", request["hashtag"] ?? "")
        (password, isOpened) = (request["password"] ?? "", request["open"] == "true")
        (repeats, until) = (request.filled("repeat") ?? "never", request["until"] ?? "")
        (community, keepsTitle) = (request["community"] ?? "", request["sameTitle"] == "true")
        version = request.filled("version")
    }
}

// MARK: - What it means

extension EventForm {
    /// What a new event is to be.
    func draft() throws(Refusal) -> EventDraft {
        var draft = EventDraft()
        draft.title = title
        draft.start = try startText()
        draft.end = try endText()
        if !location.isEmpty { draft.location = location }
        if !about.isEmpty { draft.description = about }
        if !capacity.isEmpty { draft.capacity = try places() }
        if !hashtag.isEmpty { draft.hashtag = hashtag }
        if !password.isEmpty { draft.password = EventPassword(password) }
        draft.rule = try RepeatChoices.rule(repeats, until: until)
        return draft
    }

    /// What is to be another than it was.
    func draft(changing former: EventForm) throws(Refusal) -> EventDraft {
        var draft = EventDraft()
        if title != former.title { draft.title = title }
        let times = [\Self.date, \.start, \.end, \.lastDate]
        if times.contains(where: { self[keyPath: $0] != former[keyPath: $0] }) {
            (draft.start, draft.end) = (try startText(), try endText())
        }
        if location != former.location { draft.location = location }
        if about != former.about { draft.description = about }
        if capacity != former.capacity { draft.capacity = try places() }
        if hashtag != former.hashtag { draft.hashtag = hashtag }
        if isOpened { draft.password = .open }
        if !password.isEmpty { draft.password = EventPassword(password) }
        if repeats != former.repeats || until != former.until {
            draft.rule = try RepeatChoices.rule(repeats, until: until) ?? ""
        }
        return draft
    }

    private func startText() throws(Refusal) -> String {
        let day = try TypedTime.day(date, "date")
        guard !start.isEmpty else { throw Refusal(.invalid, "refusal.event.startless") }
        return "\(day) \(try TypedTime.time(start, "start"))"
    }

    /// A time alone is the first after the start: a night ends on the next day.
    private func endText() throws(Refusal) -> String? {
        guard !end.isEmpty else { return nil }
        let time = try TypedTime.time(end, "end")
        return lastDate.isEmpty ? time : "\(try TypedTime.day(lastDate, "lastDate")) \(time)"
    }

    /// 0 for any number.
    private func places() throws(Refusal) -> Int {
        guard !capacity.isEmpty else { return 0 }
        guard let number = Int(capacity) else { throw Refusal(.invalid, "refusal.event.capacity") }
        return number
    }
}

// MARK: - What it shows

extension EventForm {
    /// A field of the form that says something impossible.
    enum Field: String {
        case title, time, until, capacity, hashtag, password
    }

    /// Beside which field a refusal is told; nil for the whole.
    static func field(of refusal: Refusal) -> Field? {
        let key = refusal.message.key
        switch key {
        case "refusal.event.untitled", "refusal.event.titleTaken": return .title
        case "refusal.event.backwards", "refusal.event.long", "refusal.event.startless",
            "refusal.event.past", "refusal.event.past.series":
            return .time
        case "refusal.event.capacity": return .capacity
        case "refusal.event.hashtag", "refusal.event.hashtagTaken", "refusal.event.reachless":
            return .hashtag
        case "refusal.event.password": return .password
        case "refusal.field.wrong":
            return refusal.message.arguments["field"] == "until" ? .until : .time
        default: break
        }
        switch key.split(separator: ".").dropFirst().first {
        case "text":
            let what = refusal.message.arguments["what"]
            return what == .message(Message("text.title")) ? .title : nil
        case "rule", "repeat", "series": return .until
        case "time": return .time
        default: return nil
        }
    }

    /// - Parameters:
    ///   - card: what is changed; nil for a new one.
    ///   - homes: the communities that the person may publish in.
    func model(
        _ frame: Frame, of card: EventCard?, refused refusal: Refusal?, homes: [CommunityCard]
    ) -> [String: Any] {
        let address = card.map { PageAddress.of($0.event) }
        var form: [String: Any] = [
            "action": address ?? "/events", "isNew": card == nil,
            "isPrivate": card?.event.isPrivate ?? false, "isOpened": isOpened,
            "isLong": repeats != "never" || !lastDate.isEmpty || card?.event.isPrivate == true
                || !password.isEmpty || refusal.map { Self.field(of: $0) == .password } == true,
            "repeats": RepeatChoices.list(chosen: repeats, frame),
            "leaveAddress": address ?? "/events", "homes": choices(homes, frame),
            "hasHomes": card == nil && !homes.isEmpty,
        ]
        let texts = [
            "title": title, "date": date, "startTime": start, "endTime": end,
            "lastDate": lastDate, "location": location, "about": about, "capacity": capacity,
            "hashtag": hashtag, "until": until,
        ]
        for (name, text) in texts where !text.isEmpty { form[name] = text }
        form["version"] = version
        if let zone = card?.event.plan.zone, zone != frame.zone.id {
            form["zoneText"] = frame.words("told.events.zone", ["zone": .text(zone)])
        }
        if let refusal, let field = Self.field(of: refusal) {
            form["\(field.rawValue)Problem"] = frame.sentence(refusal)
        }
        form["isSameTitle"] = keepsTitle || refusal?.message.key == "refusal.event.titleTaken"
        form["isTitleKept"] = keepsTitle
        return form
    }

    private func choices(_ homes: [CommunityCard], _ frame: Frame) -> [[String: Any]] {
        let alone: [String: Any] = [
            "homeText": frame.words("page.events.alone"), "isChosenHome": community.isEmpty,
        ]
        return [alone]
            + homes.map { home in
                let id = home.community.id.description
                return [
                    "homeID": id, "homeText": home.community.name.harmless.oneLine,
                    "isChosenHome": id == community,
                ]
            }
    }
}
