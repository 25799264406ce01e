import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Where the class times come from; then the first of them, and the wish to ring.
enum FirstRunPage {
    static var routes: [PageRoute] {
        [.look("/first-run") { try page($0) }]
    }

    /// Modules that are offered at once.
    private static let mostModules = 20
    /// Lines that show that it is right.
    private static let mostRows = 20

    /// - Parameter refusal: what is wrong with the address or the file; nil where nothing is.
    static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let view = try CalendarView(visit, tab: .today)
        let coming = try coming(view)
        let isChoosing =
            coming.isEmpty || refusal != nil || visit.request.query("q") != nil
            || visit.request.query("programme") != nil
        var model: [String: Any] = [
            "isChoosing": isChoosing, "hasModules": false, "hasProgrammes": false,
        ]
        if isChoosing {
            model.merge(SourcesPage.form(view.frame, refused: refusal)) { _, new in new }
            try addChoices(to: &model, view)
        } else {
            model["harvest"] = try harvest(coming, view)
            model["ring"] = try ring(view)
        }
        let heading = Heading(
            view.frame.words(isChoosing ? "page.title.firstRun" : "page.title.firstRunThere"))
        return view.frame.page("first-run", heading, with: model)
    }

    /// What the campus holds for them in the half year that comes.
    static func coming(_ view: CalendarView) throws -> [AgendaItem] {
        try view.items(in: view.today..<view.today.adding(days: 183)).filter { item in
            // What began the evening before and is over begins no calendar.
            let isBefore = view.frame.zone.wall(at: item.start.instant).date < view.today
            return item.kind.isTaught && !(isBefore && item.end.instant <= view.desks.now)
        }
    }

    private static func addChoices(
        to model: inout [String: Any], _ view: CalendarView
    ) throws {
        let request = view.frame.request
        let programmes = try view.desks.enrolment.programmes()
        let chosen = request.query("programme")
        model["hasProgrammes"] = !programmes.isEmpty
        model["programmes"] = programmes.map { programme -> [String: Any] in
            var line = ProgrammeLine(programme: programme, frame: view.frame).model
            line["isChosenProgramme"] = programme.name == chosen
            return line
        }
        let taken = try Set(view.desks.enrolment.enrolments().map(\.code))
        var modules: [Module] = []
        if let chosen {
            modules = try view.desks.enrolment.programmePlan(chosen).added
        } else if let q = request.query("q") {
            modules = try view.desks.modules.search(q, atMost: mostModules)
            model["form"] = ["q": q]
            if modules.isEmpty {
                model["nothingText"] = view.frame.words(
                    "told.none", ["text": .text(String(q.prefix(60)))])
            }
        }
        model["hasModules"] = !modules.isEmpty
        model["modules"] = modules.map { module -> [String: Any] in
            ModuleLine(
                module: module, isTaken: taken.contains(module.code), frame: view.frame
            ).model
        }
    }

    private static func harvest(
        _ coming: [AgendaItem], _ view: CalendarView
    ) throws -> [String: Any] {
        let last =
            coming.map { view.frame.zone.wall(at: $0.start.instant).date }.max() ?? view.today
        let first = coming.first.map { view.frame.zone.wall(at: $0.start.instant).date }
        let day = first ?? view.today
        let items = coming.filter { view.isOn(day, $0) }
        let name = day == view.today ? view.frame.words("page.frame.today") : view.named(day)
        return [
            "harvestDay": "\(name), \(view.rows.count(items))",
            "harvestText": view.frame.words(
                "told.harvest",
                [
                    "times": .number(coming.count),
                    "modules": .number(Set(coming.compactMap(\.module)).count),
                    "day": .text(view.dayAndMonth(last)),
                ]),
            "rows": items.prefix(mostRows).map { item in
                // Clashes are for the agenda to tell: here it is whether the right feed was read.
                ["item": ItemModel(item, among: coming, view).row.filter { $0.key != "overlaps" }]
            },
        ]
    }

    private static func ring(_ view: CalendarView) throws -> [String: Any] {
        let letters = try view.desks.reminders.channels().first { $0.hasPrefix("email:") }
        guard let address = letters?.dropFirst("email:".count) else { return [:] }
        return ["mailText": view.frame.words("told.mail", ["address": .text(String(address))])]
    }
}
