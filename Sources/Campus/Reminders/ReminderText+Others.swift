public import Recurrence

/// Water, changes, news and the digest.
extension ReminderText {
    /// `Time for a glass (8 oz): 48 oz to go until 21:00`, and nothing more.
    ///
    /// - Parameter end: of the goal's hours.
    public static func cup(
        _ cup: Volume, remaining: Volume, until end: Instant, _ style: ReminderStyle
    ) -> ReminderContent {
        let name =
            switch cup {
            case Drink.Category.glass.amount?.volume: "glass"
            case Drink.Category.bottle.amount?.volume: "bottle"
            default: "cup"
            }
        let rest = "\(style.amount(remaining)) to go until \(style.time(end))"
        return ReminderContent(
            title: "Time for a \(name) (\(style.amount(cup))): \(rest)", body: "",
            remaining: remaining)
    }

    /// `CM50123 Lecture moved to Tue 6 Oct at 10:15`, and from when.
    public static func change(
        _ change: Change, source: String, _ style: ReminderStyle
    ) -> ReminderContent {
        let name = change.summary.isEmpty ? "(no title)" : change.summary.harmless.oneLine
        let when = moment(change.start, style) ?? change.start
        let more = change.occurrences > 1 ? " (\(change.occurrences) times)" : ""
        let (title, body): (String, String) =
            switch change.kind {
            case .moved where change.before?.contains("/") == true:
                ("\(name) has another length", "\(when)\(more)")
            case .moved:
                (
                    "\(name) moved to \(when)",
                    "was \(moment(change.before, style) ?? "at another time")\(more)"
                )
            case .relocated:
                (
                    "\(name) is in \(change.after.map { $0.harmless.oneLine } ?? "another room")",
                    "\(when), was in \(change.before.map { $0.harmless.oneLine } ?? "no room")\(more)"
                )
            case .cancelled: ("\(name) is cancelled", "\(when)\(more)")
            case .removed: ("\(name) is no longer listed", "\(when)\(more)")
            case .added: ("\(name) is new", "\(when)\(more)")
            case .renamed:
                (
                    "\(name) has another name",
                    "was \(change.before.map { $0.harmless.oneLine } ?? "called something else")"
                )
            }
        return ReminderContent(title: title, body: "\(body)\nsays \(source.harmless.oneLine)")
    }

    /// What became of an event, `a place is yours until ...`, or what a source says that was not
    /// believed.
    public static func news(_ news: News, _ style: ReminderStyle) -> ReminderContent {
        if news.kind == .held {
            let lines = news.text.harmless.split(separator: "\n", maxSplits: 1)
            return ReminderContent(
                title: String(lines.first ?? "").oneLine,
                body: lines.count > 1 ? String(lines[1]).oneLine : "")
        }
        let text = news.text.harmless.oneLine
        guard news.kind == .offered else {
            let body =
                switch news.kind {
                case .changed: "changed"
                case .cancelled: "cancelled"
                case .removed: "removed by its organiser"
                case .lapsed: "the place went to the next who waits"
                case .offered, .held: ""
                }
            return ReminderContent(title: text, body: body)
        }
        let until = news.until.map { instant in
            let wall = style.zone.wall(at: instant)
            return " until \(style.date(wall.date)) at \(style.time(wall))"
        }
        return ReminderContent(
            title: text,
            body: "a place is yours\(until ?? ""): belltower event join"
                + (news.eventID.map { " e\($0)" } ?? ""))
    }

    /// The day: what is on, what was altered, what was drunk the day before.
    ///
    /// - Parameters:
    ///   - items: in order; those that do not take place are left out.
    ///   - changes: each with its source's name.
    ///   - water: of the day before; nil for who has no goal.
    public static func digest(
        of day: CivilDate, _ items: [AgendaItem], changes: [(change: Change, source: String)],
        water: DrinkDay?, _ style: ReminderStyle
    ) -> ReminderContent {
        let listed = items.filter { $0.kind != .hydration }
        var lines = listed.map { line($0, style) }
        if listed.isEmpty { lines = ["nothing in your calendar"] }
        lines += choices(in: items)
        lines += changes.map { content(of: $0, style) }
        if let water {
            lines.append(
                "water yesterday: \(style.amount(water.drunk)) of "
                    + style.amount(water.goal.amount.volume))
        }
        return ReminderContent(
            title: "\(style.date(day)): \(Self.count(Int64(listed.count), "item"))",
            body: lines.joined(separator: "\n"))
    }

    private static func line(_ item: AgendaItem, _ style: ReminderStyle) -> String {
        let place = item.location.map { ", \($0.harmless.oneLine)" } ?? ""
        let time = item.allDay ? "all day" : style.time(style.wall(item.start, of: item))
        return "\(time) \(name(of: item))\(place)"
    }

    /// Parallel groups all ring until one is chosen: that is said once a module.
    private static func choices(in items: [AgendaItem]) -> [String] {
        var seen: Set<String> = []
        return items.filter(\.isAlternative).map { $0.module?.text ?? name(of: $0) }
            .filter { seen.insert($0).inserted }
            .map { "\($0): several groups ring until you choose yours" }
    }

    private static func content(
        of one: (change: Change, source: String), _ style: ReminderStyle
    ) -> String {
        let text = change(one.change, source: one.source, style)
        return "\(text.title), \(text.body.prefix { $0 != "\n" })"
    }
}
