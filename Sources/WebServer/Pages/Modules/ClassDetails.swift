import Campus
import Operations
import Recurrence
import Words

/// All that is told of a module on its page.
struct ClassDetails {
    private let page: ModulePage
    private let view: CalendarView
    private var module: Module { page.module }
    private var frame: Frame { view.frame }
    private var address: String { PageAddress.of(module.code) }
    /// Those that are not over, in order of the start.
    private let coming: [AgendaItem]
    /// Of which list all is shown.
    private let whole: String?

    private static let fewMeetings = 5
    private static let fewComments = 10
    private static let fewMates = 12

    init(_ page: ModulePage, _ view: CalendarView) throws {
        (self.page, self.view) = (page, view)
        coming = page.meetings.filter { item in
            item.end.instant > view.frame.request.now && !item.isHidden
        }
        whole = view.frame.request.query("all")
    }

    var window: String { "\(module.code) \(ModuleLine.title(module, frame))" }

    /// `Next: tomorrow 9:15`; nil where nothing comes.
    var next: String? {
        coming.first { $0.status != .cancelled }.map {
            frame.words("told.class.next", ["when": .text(when($0))])
        }
    }

    var model: [String: Any] {
        get throws {
            let facts = facts
            let isMuted = try view.desks.reminders.mutes().contains(module.code.text)
            var course: [String: Any] = [
                "code": module.code.text, "courseTitle": ModuleLine.title(module, frame),
                "accent": view.accents[module.code], "isTaken": page.isEnrolled,
                "isMuted": isMuted, "address": address,
            ]
            course["kicker"] = (module.period ?? module.year.description).harmless.oneLine
            course["about"] = text(module.details)
            course["needs"] = text(module.prerequisites)
            var model: [String: Any] = [
                "course": course, "facts": facts, "hasFacts": !facts.isEmpty,
            ]
            model.merge(meetings) { _, new in new }
            model.merge(mates) { _, new in new }
            model.merge(try comments) { _, new in new }
            return model
        }
    }

    private func text(_ text: String?) -> String? {
        text.map(\.harmless).flatMap { text in
            text.contains { !$0.isWhitespace } ? text : nil
        }
    }

    /// The first few of a list, or all of it where the address says so; and the way to the rest.
    private func few<Thing>(
        _ things: [Thing], atMost few: Int, of list: String, _ key: String
    ) -> (shown: [Thing], more: [String: Any]?) {
        guard whole != list, things.count > few else { return (things, nil) }
        let more = [
            "moreAddress": "\(address)?all=\(list)",
            "moreText": frame.words(key, ["count": .number(things.count)]),
        ]
        return (Array(things.prefix(few)), more)
    }

    // MARK: - Class times

    private var meetings: [String: Any] {
        let (shown, more) = few(
            coming, atMost: Self.fewMeetings, of: "meetings", "told.class.times")
        var model: [String: Any] = [
            "meetings": shown.map(meeting), "hasMeetings": !shown.isEmpty,
        ]
        model["moreMeetings"] = more
        return model
    }

    private func meeting(_ item: AgendaItem) -> [String: Any] {
        let line = ItemModel(item, among: [], view)
        var model: [String: Any] = [
            "meetingTime": frame.timestamp(item.start.instant),
            "meetingText": when(item).beginningLarge, "isOff": line.isOff,
        ]
        // The campus's are in the calendar of those alone who take it.
        model["meetingAddress"] = page.isEnrolled ? line.address : nil
        let group = item.group?.harmless.oneLine
        let kind = [line.kindText, group].compactMap(\.self).joined(separator: ", ")
        model["meetingKind"] = kind.isEmpty ? nil : kind
        model["place"] = line.place
        return model
    }

    /// `today 11:15`, `Thu 26 Nov 12:15`.
    private func when(_ item: AgendaItem) -> String {
        guard !item.allDay else { return frame.day(item.start.wall.date) }
        let wall = frame.zone.wall(at: item.start.instant)
        return "\(frame.day(wall.date)) \(frame.clock(wall))"
    }

    // MARK: - Facts and people

    private var facts: [[String: Any]] {
        var facts: [[String: Any]] = []
        func add(_ name: String, _ text: String?) {
            guard let text = text?.harmless.oneLine, !text.isEmpty else { return }
            facts.append(["factName": frame.words("page.class.\(name)"), "factText": text])
        }
        add("staff", frame.words.list(module.staff.map(\.harmless.oneLine)))
        add("credits", module.credits.map(Module.text(ofCredits:)))
        add("level", module.level)
        add("department", module.department)
        add("year", module.year.description)
        if let url = module.url?.harmless.oneLine,
            url.hasPrefix("https://") || url.hasPrefix("http://")
        {
            facts.append([
                "factName": frame.words("page.class.page"), "factText": url, "factAddress": url,
            ])
        }
        return facts
    }

    private var mates: [String: Any] {
        let all = page.classmates
        let (shown, more) = few(all, atMost: Self.fewMates, of: "classmates", "told.class.mates")
        var model: [String: Any] = [
            "mates": shown.map { mate -> [String: Any] in
                let name = (mate.name ?? mate.handle.text).harmless.oneLine
                var line: [String: Any] = [
                    "initials": Initials.of(name), "personName": name, "isFriend": mate.isFriend,
                    "personAddress": PageAddress.of(mate.handle),
                ]
                line["personPicture"] = mate.picture.map { Picture.address(of: $0, .small) }
                return line
            },
            "hasMates": !all.isEmpty, "isOutside": !page.mayComment,
        ]
        if !all.isEmpty {
            model["matesText"] = frame.words(
                "told.classmates",
                ["count": .number(all.count), "friends": .number(all.count(where: \.isFriend))])
        }
        model["moreMates"] = more
        return model
    }

    private var comments: [String: Any] {
        get throws {
            let (shown, more) = few(
                page.comments, atMost: Self.fewComments, of: "comments", "told.class.comments")
            var lines = CommentLines(page: page, view: view)
            var model: [String: Any] = [
                "comments": try shown.map { try lines.model($0) },
                "hasComments": !shown.isEmpty,
            ]
            model["moreComments"] = more
            if page.mayComment { model["writing"] = ["isOpen": true] }
            return model
        }
    }
}
