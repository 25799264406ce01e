import Campus
import Operations
import Recurrence
import Words

/// A module: when and where, what it is, who takes it, what they say of it.
enum ClassPage {
    static var routes: [PageRoute] {
        [
            .look("/class/{code}") { try page($0) },
            .form("/class/{code}/enrol", enrol, refused: refused).on("/modules"),
        ]
            + PageRoute.asking("/class/{code}/leave", page: askToLeave, act: leave)
            + CommentForms.routes
    }

    /// - Parameter problems: what is wrong with what was typed; none where nothing was.
    static func page(_ visit: Visit, _ problems: [String: Any] = [:]) throws -> Reply {
        let view = try CalendarView(visit)
        let page = try visit.desks.modules.page(visit.place("code"))
        let details = try ClassDetails(page, view)
        var model = try details.model
        model.merge(problems) { _, new in new }
        let heading = Heading(
            view.frame.words("page.class.title"), window: details.window,
            note: details.next, back: ("/modules", view.frame.words("page.title.back")),
            isSheet: true)
        return view.frame.page("class", heading, with: model)
    }

    static func refused(_ visit: Visit, refused refusal: Refusal) throws -> Reply {
        let frame = try Frame(visit, tab: .calendar)
        return try page(visit, ["problem": frame.problem(refusal)])
    }

    // MARK: - Taking and leaving it

    private static func enrol(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let report = try visit.desks.enrolment.enrol([visit.request.places["code"] ?? ""])
        guard let module = (report.enrolled + report.already).first else { return FormOutcome() }
        return FormOutcome(
            enrolled(report, in: name(module), frame),
            next: visit.request.next(else: PageAddress.of(module.code)))
    }

    /// What was taken, and how many class times clash since.
    static func enrolled(_ report: EnrolmentReport, in name: String, _ frame: Frame) -> Flash {
        let clashes = report.clashes.told.reduce(report.clashes.more) { $0 + $1.times }
        guard clashes > 0 else { return frame.said("told.class.enrolled", name) }
        return Flash(
            frame.words(
                "told.class.clashes",
                ["name": .text(String(name.prefix(80))), "count": .number(clashes)]))
    }

    /// `CM50123 Networks`.
    private static func name(_ module: Module) -> String {
        "\(module.code) \(module.title ?? "")".harmless.oneLine
    }

    private static func askToLeave(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .calendar)
        let module = try visit.desks.modules.page(visit.place("code")).module
        let address = PageAddress.of(module.code)
        return Question(
            text: frame.words("told.class.leave", ["name": .text(name(module))]),
            effects: [
                frame.words("page.class.leaveWhy"), frame.words("page.class.leaveMates"),
                frame.words("page.class.leaveBack"),
            ],
            action: "\(address)/leave", button: frame.words("page.class.leave"), back: address,
            isReversible: true
        ).page(frame, refused: refusal)
    }

    private static func leave(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let module = try visit.desks.enrolment.leave(visit.place("code"))
        return FormOutcome(
            frame.said("told.class.left", name(module)), next: PageAddress.of(module.code))
    }
}
