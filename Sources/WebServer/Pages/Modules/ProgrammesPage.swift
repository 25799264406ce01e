import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Whole programmes: what each would add, and all of it taken in one step.
enum ProgrammesPage {
    static var routes: [PageRoute] {
        [
            .look("/programmes") { try page($0) },
            .form("/programmes", enrol, refused: page),
        ]
    }

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let view = try CalendarView(visit)
        var model: [String: Any]
        // A form that was refused stands again with its programme, unless that is what is wrong.
        let isChosen = refusal?.reason != .missing
        if isChosen, let name = visit.request["programme"] ?? visit.request.query("programme") {
            let year = visit.request.filled("year") ?? visit.request.query("year")
            model = ["plan": try plan(name, year: year, view)]
        } else {
            model = try list(visit.request, view)
        }
        if let refusal { model["problem"] = view.frame.problem(refusal) }
        let heading = Heading(
            view.frame.words("page.modules.title"),
            window: view.frame.words("page.programmes.title"),
            back: ("/modules", view.frame.words("page.title.back")), isSheet: true)
        return view.frame.page("programmes", heading, with: model)
    }

    private static func list(_ request: PageRequest, _ view: CalendarView) throws -> [String: Any] {
        let searched = request.query("q").map { String($0.prefix(200)) }
        let programmes = try view.desks.enrolment.programmes(matching: searched)
        var model: [String: Any] = [
            "programmes": programmes.map { ProgrammeLine(programme: $0, frame: view.frame).model },
            "hasProgrammes": !programmes.isEmpty,
        ]
        model["searched"] = searched
        if programmes.isEmpty {
            let title =
                searched.map {
                    view.frame.words("told.none", ["text": .text(String($0.prefix(60)))])
                } ?? view.frame.words("page.programmes.none")
            model["none"] = [
                "noneTitle": title, "noneText": view.frame.words("page.programmes.noneWhy"),
            ]
        }
        return model
    }

    private static func plan(
        _ name: String, year: String?, _ view: CalendarView
    ) throws -> [String: Any] {
        let (frame, desks) = (view.frame, view.desks)
        let plan = try desks.enrolment.programmePlan(name, year: year)
        let line = ProgrammeLine(programme: plan.programme, frame: frame)
        return [
            "planTitle": line.text, "planNote": line.note, "programmeName": plan.programme.name,
            "programmeYear": plan.programme.year.description,
            "lines": try ModulesPage.lines(plan.added, taken: [], view),
            "hasLines": !plan.added.isEmpty,
            "takeText": frame.words(
                "told.programme.take", ["count": .number(plan.added.count)]),
            "overlaps": plan.overlaps.map { ["overlapText": text($0, frame)] },
            "hasOverlaps": !plan.overlaps.isEmpty,
        ]
    }

    private static func text(_ overlap: Overlap, _ frame: Frame) -> String {
        frame.words(
            "told.programme.overlap",
            [
                "first": .text(overlap.first.harmless.oneLine),
                "second": .text(overlap.second.harmless.oneLine), "count": .number(overlap.times),
                "when": .text(frame.moment(overlap.start.instant)),
            ])
    }

    private static func enrol(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let plan = try visit.desks.enrolment.programmePlan(
            visit.request["programme"] ?? "", year: visit.request.filled("year"))
        let report = try visit.desks.enrolment.enrol(in: plan)
        return FormOutcome(
            ClassPage.enrolled(report, in: plan.programme.name.harmless.oneLine, frame),
            next: "/modules")
    }
}
