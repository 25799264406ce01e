import Campus
import Foundation
import HTTPTypes
import Operations
import Recurrence
import Words

/// What stands around every page: whose it is, in which language, and where in the site.
struct Frame {
    enum Tab: String {
        case today = "onToday"
        case calendar = "onCalendar"
        case events = "onEvents"
        case friends = "onFriends"
        case me = "onMe"

        static let all: [Tab] = [.today, .calendar, .events, .friends, .me]
    }

    let request: PageRequest
    let words: Catalogue
    /// In which times are told.
    let zone: Zone
    var tab = Tab.today
    /// Of sizes and colours, as the person chose them; nil for how they come.
    private(set) var view: String?
    /// One thing a page, without tabs.
    var isSimple: Bool { view == ViewChoice.simple.rawValue }
    private(set) var theme: String?
    /// Whether the tabs are left out, on a page that is shown to a room.
    var isBare = false
    /// Whether the clock has twelve hours.
    private var hasTwelveHours = false
    /// The day on which weeks begin.
    private(set) var weekStart = Weekday.monday
    /// Of whoever looks, which know the topics of what the page shows; nil of nobody.
    private var desks: Desks?
    /// Whether minutes in which the page is in front of somebody are counted.
    private var isCounted = false
    /// Whether single keys lead somewhere.
    private(set) var hasSingleKeys = false
    /// Whether somebody waits for an answer of theirs.
    private var isAsked = false
    /// Whether something is unread in a community of theirs.
    private var hasNews = false

    /// Of whoever is signed in.
    ///
    /// - Parameter words: of the language that they chose.
    init(_ visit: Visit, tab: Tab) throws {
        request = visit.request
        let choices = try visit.desks.settings.pageChoices()
        words = choices.language ?? Catalogue.of(visit.request.context.language)
        hasTwelveHours = choices.hasTwelveHours
        weekStart = choices.weekStart ?? .monday
        zone = visit.desks.zone
        self.tab = tab
        let profile = try visit.desks.people.card(nil).profile
        view =
            choices.view == .simple
            ? ViewChoice.simple.rawValue : profile.fontSize == .large ? "large" : nil
        theme = [.light, .dark].contains(profile.colours) ? profile.colours.rawValue : nil
        isCounted = choices.countsHours
        hasSingleKeys = choices.hasSingleKeys
        isAsked = try visit.desks.friends.isAsked()
        desks = visit.desks
        hasNews = try visit.desks.communities.hasNews()
    }

    /// Of nobody that is known.
    init(_ request: PageRequest) {
        self.request = request
        words = Catalogue.of(request.context.language)
        zone = request.context.caller?.zone ?? request.site.zone
    }

    var days: DayWords { DayWords(words: words) }

    /// `Tue 24 November, 8:12`, as of when the page is.
    private var asOf: String {
        let wall = zone.wall(at: request.now)
        return words(
            "told.asOf",
            [
                "day": .text(days.short(wall.date, seenFrom: wall.date)),
                "time": .text(clock(wall)),
            ])
    }

    /// How sentences that the home keeps are told.
    var style: ReminderStyle {
        ReminderStyle(hasTwelveHours: hasTwelveHours, zone: zone, at: request.now, words: words)
    }

    /// `8:12`, or `8:12 am` for who has twelve hours on the clock.
    func clock(_ wall: WallTime) -> String {
        let text = style.time(wall)
        return text.hasPrefix("0") ? String(text.dropFirst()) : text
    }

    /// The parts that all templates take: `frame` and `say`.
    var model: [String: Any] {
        var frame: [String: Any] = [
            "language": words.language.rawValue,
            "direction": words.language.isRightToLeft ? "rtl" : "ltr", "build": request.app.build,
            "site": request.site.home.site.name, "path": request.path, "asOf": asOf,
            "zone": zone.id,
            "files": request.app.names,
        ]
        if let caller = request.context.caller {
            frame["person"] = PersonMark.text(of: caller.person)
            frame["isCounted"] = isCounted
            frame["hasKeys"] = hasSingleKeys && !isSimple
            if !isSimple, !isBare {
                var tabs = Dictionary(
                    uniqueKeysWithValues: Tab.all.map { ($0.rawValue, $0 == tab) })
                tabs["isAsked"] = isAsked
                tabs["hasNews"] = hasNews
                frame["tabs"] = tabs
            }
        }
        if isSimple { frame["helpFoot"] = helpFoot }
        if let desks, let caller = request.context.caller {
            // All looks are done when a page is written.
            let topics = desks.topics
            // A page that cannot name them is told of everything, by other numbers.
            if let text = request.site.pageTopics?.text(topics.keys, for: caller.person.id) {
                frame["version"] = "\(StreamVersions.page(of: topics))"
                frame["topics"] = text
            }
        }
        frame["view"] = view
        frame["theme"] = theme
        if let flash = Flash(request.fields, at: request.site) { frame["flash"] = flash.model }
        return ["frame": frame, "say": request.site.pageWords(words.language)]
    }

    /// What is at the same place everywhere: the way home and to everything else, and help, which is a
    /// number to call, or else the page.
    private var helpFoot: [String: Any] {
        let help = words("page.frame.help")
        let hotline = Hotline(of: request.site)
        return [
            "helpAddress": hotline?.address ?? "/help",
            "helpText": hotline.map { "\(help): \($0.line)" } ?? help,
            "isHome": request.path == "/", "isMore": request.path == PageAddress.everything,
        ]
    }

    /// The page of a template.
    ///
    /// - Parameters:
    ///   - heading: what the title bar says.
    ///   - more: what the template takes beside it.
    func page(_ template: String, _ heading: Heading, with more: [String: Any]) -> Reply {
        var model = model
        model["heading"] = heading.model(request)
        model.merge(more) { _, new in new }
        var reply = Reply(
            status: .ok, bytes: request.app.page(template, model),
            mediaType: "text/html; charset=utf-8")
        if let caller = request.context.caller {
            reply.fields[.belltowerPerson] = PersonMark.text(of: caller.person)
        }
        if Flash(request.fields, at: request.site) != nil {
            reply.cookies.append(Flash.none(at: request.site))
        }
        return reply
    }
}

/// A name for a person that says nothing: a browser's cache is kept by it.
enum PersonMark {
    static func text(of person: Person) -> String {
        "p" + String(UIDKey(of: "\(person.id) \(person.handle)").bits >> 28, radix: 16)
    }
}
