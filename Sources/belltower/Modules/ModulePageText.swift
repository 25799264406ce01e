import Campus
import Operations
import Recurrence
import Words

/// A module's page for people: what comes next first, then who is there, then what it is about.
struct ModulePageText {
    let zone: Zone
    let now: Instant
    let screen: Screen
    var words = Speech.words

    func lines(_ page: ModulePage) -> [String] {
        let module = page.module
        let title = module.title.map { "  \($0.harmless.oneLine)" } ?? ""
        let stands = words(
            page.isEnrolled ? "module.taken" : "module.untaken",
            ["code": "\(module.code)"])
        return screen.lines("\(module.code)\(title)", .bold)
            + screen.lines((facts(module) + [stands]).joined(separator: " · "))
            + meetings(page) + people(page.classmates) + about(module)
            + changes(page.changes) + comments(page.comments)
    }

    private func facts(_ module: Module) -> [String] {
        let credits = module.credits.map {
            words("module.credits", ["credits": .text(Module.text(ofCredits: $0))])
        }
        return [module.year.description, credits, module.level, module.department, module.period]
            .compactMap { $0?.harmless.oneLine }
    }

    /// The next few meetings, and how many the year has.
    private func meetings(_ page: ModulePage) -> [String] {
        let items = page.meetings
        guard !items.isEmpty else { return [] }
        let next = items.filter { $0.end.instant > now }.prefix(Self.mostMeetings)
        // The campus's are in the calendar of those alone who take the module.
        let count = words(
            page.isEnrolled ? "module.meetings.own" : "module.meetings",
            ["count": .number(items.count)])
        let head = next.isEmpty ? count : words("module.meetings.next", ["count": .text(count)])
        var table = Table([.text, .text, .wrapped, .wrapped], indent: 2)
        for item in next {
            let start = zone.wall(at: item.start.instant)
            let end = item.end.instant == item.start.instant ? nil : zone.wall(at: item.end.instant)
            table.add([
                .init(DayWords(words: words).listed(start.date)),
                .init(
                    item.allDay
                        ? words("agenda.whole")
                        : start.clockText + (end.map { " – \($0.clockText)" } ?? "")),
                .init(item.summary.harmless.oneLine), .init(place(of: item)),
            ])
        }
        return heading(head) + table.lines(on: screen)
    }

    /// Where it is, and what other sources say of that and of whether it takes place.
    private func place(of item: AgendaItem) -> String {
        let marks =
            ItemWords.marks(item, in: words) + DifferenceWords(zone: zone, words: words).lines(item)
        let note = marks.isEmpty ? "" : "[\(marks.joined(separator: ", "))]"
        return [ItemWords.place(item), note].filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private func people(_ classmates: [Classmate]) -> [String] {
        guard !classmates.isEmpty else { return [] }
        let names = classmates.map { classmate in
            let name = classmate.name.map { " (\($0.harmless.oneLine))" } ?? ""
            let friend = classmate.isFriend ? ", " + words("classmates.friend") : ""
            return "\(classmate.handle)\(name)\(friend)"
        }
        let count = words("module.classmates", ["count": .number(classmates.count)])
        let rest = names.count - Self.mostPeople
        let more = rest > 0 ? [words("module.classmates.more", ["count": .number(rest)])] : []
        let shown = names.prefix(Self.mostPeople) + more
        return heading(count) + screen.lines(shown.joined(separator: "; "), after: "  ")
    }

    private func about(_ module: Module) -> [String] {
        let fields = Fields([
            (
                words("module.field.staff"),
                module.staff.isEmpty ? nil : module.staff.joined(separator: ", ")
            ),
            (words("module.field.needs"), module.prerequisites),
            (words("module.field.page"), module.url),
        ]).lines(on: screen)
        let details = module.details.map { paragraphs($0) } ?? []
        guard !fields.isEmpty || !details.isEmpty else { return [] }
        let gap = fields.isEmpty || details.isEmpty ? [] : [""]
        return heading(words("module.about")) + fields + gap + details
    }

    private func changes(_ changes: [ModuleChange]) -> [String] {
        guard !changes.isEmpty else { return [] }
        return heading(words("module.changes"))
            + changes.flatMap { screen.lines(CatalogueText.line($0, in: zone), after: "  ") }
    }

    private func comments(_ comments: [Comment]) -> [String] {
        guard !comments.isEmpty else { return [] }
        return heading(words("module.comments", ["count": .number(comments.count)]))
            + comments.enumerated().flatMap { number, comment in
                let author = comment.author?.text ?? words("comment.left")
                let at = zone.wall(at: comment.at)
                let edited = comment.isEdited ? ", " + words("comment.edited") : ""
                let head = "\(author), \(at.date) \(at.clockText)\(edited)  #\(comment.id)"
                return (number == 0 ? [] : [""]) + screen.lines(head, after: "  ", .dim)
                    + paragraphs(comment.text)
            }
    }

    private func paragraphs(_ text: String) -> [String] {
        // Nobody likes to read lines of 200 columns.
        let narrow = Screen(
            width: screen.width.map { min($0, Self.widestText) }, hasColours: screen.hasColours)
        return text.harmless.split(whereSeparator: \.isNewline)
            .flatMap { narrow.lines(String($0), after: "  ") }
    }

    private func heading(_ text: String) -> [String] { [""] + screen.lines(text, .bold) }

    private static let mostMeetings = 5
    private static let mostPeople = 20
    private static let widestText = 90
}
