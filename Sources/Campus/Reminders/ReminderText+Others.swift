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

    /// `CM50123 Lecture moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15`, which of them, and who says it.
    public static func change(
        _ change: Change, source: String, _ style: ReminderStyle
    ) -> ReminderContent {
        let words = ChangeWords(style, isolated: line)
        let body = [words.dates(change), "says \(line(source))"].compactMap(\.self)
        return ReminderContent(
            title: words.sentence(change), body: body.joined(separator: "\n"))
    }

    /// What became of an event, or `a place is yours until ...`.
    public static func news(_ news: News, _ style: ReminderStyle) -> ReminderContent {
        let text = news.text.harmless.oneLine
        guard news.kind == .offered else {
            let body =
                switch news.kind {
                case .changed: "changed"
                case .cancelled: "cancelled"
                case .removed: "removed by its organiser"
                case .lapsed: "the place went to the next who waits"
                case .offered: ""
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
        var lines = few(listed.map { line($0, style) })
        if listed.isEmpty { lines = ["nothing in your calendar"] }
        lines += few(choices(in: items))
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

    private static func line(of change: Change, _ style: ReminderStyle) -> String {
        let words = ChangeWords(style, isolated: line)
        return ([words.sentence(change)] + [words.dates(change)].compactMap(\.self))
            .joined(separator: ", ")
    }
}
