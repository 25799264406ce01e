package import Recurrence
import Words

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
        let title = style.words(
            "cup.title",
            [
                "cup": .text(name), "amount": .text(style.amount(cup)),
                "rest": .text(style.amount(remaining)), "time": .text(style.time(end)),
            ])
        return ReminderContent(
            title: title, body: "", remaining: remaining, language: style.words.language)
    }

    /// What became of an event, `a place is yours until ...`, or what a source says that was not
    /// believed.
    ///
    /// - Parameter now: of an event that was changed, when and where it is now: news that came
    ///   between are not told any more.
    package static func news(
        _ news: News, now: (start: ClockTime, location: String?)? = nil, _ style: ReminderStyle
    ) -> ReminderContent {
        let words = style.words
        if news.kind == .held {
            let told = news.sentence.told(in: style, at: style.site == nil ? .commandLine : nil)
                .harmless
            let lines = told.split(separator: "\n", maxSplits: 1)
            // What follows says what to do: a line of a notice has no room for it.
            let advice = lines.dropFirst().first.map { String($0).oneLine.truncated(to: 300) }
            return ReminderContent(
                title: line(String(lines.first ?? "")), body: advice ?? "",
                language: words.language)
        }
        let text = news.sentence.told(in: style).harmless.oneLine
        if news.kind == .invited { return invitation(news, now: now, style) }
        if news.kind == .accepted || news.kind == .declined { return answer(news, text, style) }
        guard news.kind == .offered else {
            let body =
                switch news.kind {
                case .changed:
                    now.map { self.now($0.start, at: $0.location, style) } ?? words("news.changed")
                case .cancelled: words("news.cancelled")
                case .removed: words("news.removed")
                case .lapsed: words("news.lapsed")
                case .withdrawn: words("news.withdrawn")
                case .moderation:
                    news.isForStewards
                        ? style.way(
                            "news.case.page", at: news.moderationPage, or: "news.case.how", [:])
                        : style.way(
                            "news.moderation.page", at: news.moderationPage,
                            or: "news.moderation.how", [:])
                case .accepted, .declined, .offered, .held, .invited, .sharing, .befriended: ""
                }
            return ReminderContent(
                title: text, body: body, detail: news.kind == .moderation ? "" : body,
                language: words.language)
        }
        let place = news.until.map { instant in
            let wall = style.zone.wall(at: instant)
            return words(
                "news.offered.until",
                ["date": .text(style.date(wall.date)), "time": .text(style.time(wall))])
        }
        let offer = place ?? words("news.offered")
        let event = news.eventID.map { "e\($0)" } ?? ""
        return ReminderContent(
            title: text,
            body: style.way(
                "news.offered.how.page", at: "/events/\(event)", or: "news.offered.how",
                ["place": .text(offer), "event": .text(event)]),
            detail: offer, language: words.language)
    }

    /// `kim asks you to come on Tue 6 Oct at 19:00, 8W 2.1`.
    private static func invitation(
        _ news: News, now: (start: ClockTime, location: String?)?, _ style: ReminderStyle
    ) -> ReminderContent {
        let words = style.words
        var said: [String: Message.Argument] = ["who": .text(who(news, style))]
        var key = "news.invited"
        if let now {
            let wall = style.zone.wall(at: now.start.instant)
            (said["date"], said["time"]) = (
                .text(style.date(wall.date)), .text(style.time(wall))
            )
            let place = now.location?.harmless.oneLine ?? ""
            if !place.isEmpty { said["place"] = .text(place) }
            key = place.isEmpty ? "news.invited.when" : "news.invited.place"
        }
        let asked = words(key, said)
        let event = news.eventID.map { "e\($0)" } ?? ""
        return ReminderContent(
            title: news.sentence.text.harmless.oneLine,
            body: style.way(
                "news.invited.how.page", at: "/events/\(event)", or: "news.invited.how",
                ["asked": .text(asked), "event": .text(event)]),
            detail: asked, language: words.language)
    }

    private static func who(_ news: News, _ style: ReminderStyle) -> String {
        news.author?.text ?? style.words("news.somebody")
    }

    /// `changed: now Tue 6 Oct at 19:00, 8W 2.1`.
    private static func now(
        _ start: ClockTime, at location: String?, _ style: ReminderStyle
    ) -> String {
        let wall = style.zone.wall(at: start.instant)
        return style.words(
            location == nil ? "news.changed.now" : "news.changed.place",
            [
                "date": .text(style.date(wall.date)), "time": .text(style.time(wall)),
                "place": .text(line(location ?? "")),
            ])
    }

    /// `Ann asks to be your friend`, and how to answer.
    package static func request(of asker: Person, _ style: ReminderStyle) -> ReminderContent {
        told("friend.asks", of: asker, ("friend.how.page", "/friends", "friend.how"), style)
    }

    /// `Ann asks you to share when you are busy`, and how to.
    package static func sharing(
        askedBy asker: Person, _ style: ReminderStyle
    ) -> ReminderContent {
        told("sharing.asks", of: asker, ("sharing.how.page", "/friends", "sharing.how"), style)
    }

    /// `Kim is your friend now`, and where to find a time together.
    package static func friendship(
        with friend: Person, _ style: ReminderStyle
    ) -> ReminderContent {
        told("friend.now", of: friend, ("friend.now.how.page", "/free", "friend.now.how"), style)
    }

    /// - Parameter way: what one does about it: the words with a page, its path, and those with a command.
    private static func told(
        _ title: String, of person: Person, _ way: (page: String, path: String, command: String),
        _ style: ReminderStyle
    ) -> ReminderContent {
        ReminderContent(
            title: style.words(title, ["who": .text(named(person, style.words))]),
            body: style.way(
                way.page, at: way.path, or: way.command, ["handle": .text(person.handle.text)]),
            language: style.words.language)
    }

    /// `Coffee: kim comes`, in one line since that is all of it.
    private static func answer(
        _ news: News, _ title: String, _ style: ReminderStyle
    ) -> ReminderContent {
        let said: [String: Message.Argument] = ["who": .text(who(news, style))]
        let answer = style.words(
            news.kind == .accepted ? "news.accepted" : "news.declined", said)
        return ReminderContent(
            title: "\(title): \(answer)", body: "", language: style.words.language)
    }

    private static func named(_ person: Person, _ words: Catalogue) -> String {
        let handle = Message.Argument.text(person.handle.text)
        return person.name.map {
            words("friend.named", ["name": .text(line($0)), "handle": handle])
        } ?? person.handle.text
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
        let words = style.words
        let listed = items.filter { $0.kind != .hydration }
        var lines = few(listed.map { line($0, style) }, words)
        if listed.isEmpty { lines = [words("digest.nothing")] }
        lines += few(choices(in: items, words), words)
        lines += few(imports.map { title(of: $0.changes, source: $0.source, words) }, words)
        lines += few(changes.map { line(of: $0.change, style) }, words)
        if let water {
            let units = water.goal.units(style.units)
            lines.append(
                words(
                    "digest.water",
                    [
                        "drunk": .text(water.drunk.text(in: units)),
                        "goal": .text(water.goal.amount.volume.text(in: units)),
                    ]))
        }
        return ReminderContent(
            title: words(
                "digest.title",
                ["date": .text(style.date(day)), "count": .number(listed.count)]),
            body: lines.joined(separator: "\n"), language: words.language)
    }

    private static func line(_ item: AgendaItem, _ style: ReminderStyle) -> String {
        let words = style.words
        let time =
            item.allDay
            ? words("reminder.whole") : style.time(style.wall(item.start, of: item))
        return words(
            item.location == nil ? "digest.item" : "digest.item.place",
            [
                "time": .text(time), "name": .text(name(of: item, words)),
                "place": .text(line(item.location ?? "")),
            ])
    }

    /// Parallel groups all ring until one is chosen: that is said once a module.
    private static func choices(in items: [AgendaItem], _ words: Catalogue) -> [String] {
        var seen: Set<String> = []
        return items.filter(\.isAlternative).map { $0.module?.text ?? name(of: $0, words) }
            .filter { seen.insert($0).inserted }
            .map { words("digest.groups", ["module": .text($0)]) }
    }
}
