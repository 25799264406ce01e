package import Recurrence

/// Water, news, friends and the digest.
extension ReminderText {
    /// `Time for a glass (8 oz): 48 oz to go until 21:00`, and nothing more.
    ///
    /// - Parameter end: of the goal's hours.
    package static func cup(
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

    /// What became of an event, `a place is yours until ...`, or what a source says that was not
    /// believed.
    ///
    /// - Parameter now: of an event that was changed, when and where it is now: news that came
    ///   between are not told any more.
    package static func news(
        _ news: News, now: (start: ClockTime, location: String?)? = nil, _ style: ReminderStyle
    ) -> ReminderContent {
        if news.kind == .held {
            let lines = news.text.harmless.split(separator: "\n", maxSplits: 1)
            return ReminderContent(
                title: line(String(lines.first ?? "")),
                body: lines.count > 1 ? line(String(lines[1])) : "")
        }
        let text = news.text.harmless.oneLine
        guard news.kind == .offered else {
            let body =
                switch news.kind {
                case .changed: now.map { self.now($0.start, $0.location, style) } ?? "changed"
                case .cancelled: "cancelled"
                case .removed: "removed by its organiser"
                case .lapsed: "it was not taken in time"
                case .withdrawn: "it takes fewer people now: you are on its waiting list again"
                case .offered, .held: ""
                }
            return ReminderContent(title: text, body: body, detail: body)
        }
        let until = news.until.map { instant in
            let wall = style.zone.wall(at: instant)
            return " until \(style.date(wall.date)) at \(style.time(wall))"
        }
        let place = "a place is yours\(until ?? "")"
        return ReminderContent(
            title: text,
            body: "\(place): belltower event join" + (news.eventID.map { " e\($0)" } ?? ""),
            detail: place)
    }

    /// `changed: now Tue 6 Oct at 19:00, 8W 2.1`.
    private static func now(
        _ start: ClockTime, _ location: String?, _ style: ReminderStyle
    ) -> String {
        let wall = style.zone.wall(at: start.instant)
        let place = location.map { ", \(line($0))" } ?? ""
        return "changed: now \(style.date(wall.date)) at \(style.time(wall))\(place)"
    }

    /// `Ann asks to be your friend`, and how to answer.
    package static func request(of asker: Person) -> ReminderContent {
        let name = asker.name.map { "\(line($0)) (\(asker.handle))" }
        return ReminderContent(
            title: "\(name ?? asker.handle.text) asks to be your friend",
            body: "accept or decline: belltower friend accept \(asker.handle)")
    }

    /// The day: what is on, what was altered, what was drunk the day before.
    ///
    /// - Parameters:
    ///   - items: in order; those that do not take place are left out.
    ///   - changes: each with its source's name.
    ///   - imports: what imports altered that is told as one, each with its source's name.
    ///   - water: of the day before; nil for who has no goal.
    package static func digest(
        of day: CivilDate, _ items: [AgendaItem], changes: [(change: Change, source: String)],
        imports: [(changes: [Change], source: String)] = [], water: DrinkDay?,
        _ style: ReminderStyle
    ) -> ReminderContent {
        let listed = items.filter { $0.kind != .hydration }
        var lines = few(listed.map { line($0, style) })
        if listed.isEmpty { lines = ["nothing in your calendar"] }
        lines += few(choices(in: items))
        lines += few(imports.map { title(of: $0.changes, source: $0.source) })
        lines += few(changes.map { line(of: $0.change, style) })
        if let water {
            let units = water.goal.units(style.units)
            lines.append(
                "water yesterday: \(water.drunk.text(in: units)) of "
                    + water.goal.amount.volume.text(in: units))
        }
        return ReminderContent(
            title: "\(style.date(day)): \(Self.count(Int64(listed.count), "item"))",
            body: lines.joined(separator: "\n"))
    }

    private static func line(_ item: AgendaItem, _ style: ReminderStyle) -> String {
        let place = item.location.map { ", \(line($0))" } ?? ""
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
}
