import Campus
import Operations
import Words

/// The catalogue: what one takes first, and what a search finds.
enum ModulesPage {
    static var routes: [PageRoute] {
        [.look("/modules") { try page($0) }]
    }

    private static let few = 30
    private static let many = 500

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit)
        let searched = visit.request.query("q").map { String($0.prefix(200)) }
        let mine = try visit.desks.enrolment.titledEnrolments().oncePerCode
        let taken = Set(mine.map(\.code))
        let most = visit.request.query("all") == "modules" ? many : few
        let found = try visit.desks.modules.search(searched, atMost: most + 1).oncePerCode
        let shown = Array(
            found.filter { searched != nil || !taken.contains($0.code) }.prefix(most))
        var groups: [[String: Any]] = []
        let sought = searched.map {
            view.frame.found(shown.count, of: $0, isMore: found.count > most)
        }
        func add(_ modules: [Module], as id: String, titled title: String) throws {
            guard !modules.isEmpty else { return }
            groups.append([
                "groupID": id, "groupTitle": title,
                "lines": try lines(modules, taken: taken, areListed: id == "mine", view),
            ])
        }
        if searched == nil {
            try add(mine, as: "mine", titled: view.frame.words("page.modules.mine"))
        }
        try add(
            shown, as: "catalogue", titled: sought ?? view.frame.words("page.modules.catalogue"))
        var model: [String: Any] = [
            "groups": groups, "listAddress": address(searched),
            "hasProgrammes": try !visit.desks.enrolment.programmes().isEmpty,
        ]
        model["searched"] = searched
        model["none"] = none(searched, mine: mine, found: found, view.frame)
        if found.count > most, most == few {
            model["moreAddress"] = address(searched, "all=modules")
        }
        let heading = Heading(
            view.frame.words("page.modules.title"), window: sought,
            back: ("/agenda/week", view.frame.words("page.title.back")))
        return view.frame.page("modules", heading, with: model)
    }

    /// Modules as lines: see `partials/modules`.
    ///
    /// - Parameters:
    ///   - taken: those that the person takes.
    ///   - areListed: whether the list is of those alone, and need not say so of each.
    ///   - byCode: whether one without a title is called by its code, instead of being said to have none.
    static func lines(
        _ modules: [Module], taken: Set<ModuleCode>, areListed: Bool = false,
        byCode: Bool = false, _ view: CalendarView
    ) throws -> [[String: Any]] {
        let muted = try Set(view.desks.reminders.mutes())
        return modules.map { module in
            var line = ModuleLine(
                module: module, isTaken: taken.contains(module.code),
                isMuted: muted.contains(module.code.text), frame: view.frame
            ).model
            line["lineAccent"] = view.accents[module.code]
            line["isListed"] = areListed
            if byCode, (module.title ?? "").isEmpty {
                (line["moduleText"], line["isBare"]) = (module.code.text, true)
            }
            return line
        }
    }

    /// Its own address, as a form comes back to it.
    private static func address(_ searched: String?, _ more: String? = nil) -> String {
        let parts = [searched.map { "q=\(FormText.encoded($0))" }, more].compactMap(\.self)
        return parts.isEmpty ? "/modules" : "/modules?\(parts.joined(separator: "&"))"
    }

    /// What stands where there is nothing; nil where there is something.
    private static func none(
        _ searched: String?, mine: [Module], found: [Module], _ frame: Frame
    ) -> [String: Any]? {
        if let searched {
            guard found.isEmpty else { return nil }
            return [
                "noneTitle": frame.words(
                    "told.none", ["text": .text(String(searched.prefix(60)))]),
                "noneText": frame.words("page.search.noneWhy"),
            ]
        }
        guard mine.isEmpty else { return nil }
        let isBare = found.isEmpty
        return [
            "noneTitle": frame.words(isBare ? "page.modules.bare" : "page.modules.none"),
            "noneText": frame.words(isBare ? "page.modules.bareWhy" : "page.modules.noneWhy"),
        ]
    }
}
