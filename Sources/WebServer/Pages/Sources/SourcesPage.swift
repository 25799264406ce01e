import Campus
import Operations
import Recurrence
import Words

/// Where class times come from, and what changed.
enum SourcesPage {
    static var routes: [PageRoute] {
        [
            .look("/sources") { try page($0) },
            .slowForm("/sources", subscribe, refused: refused),
            upload,
            .form("/enrolments", enrol, refused: page),
        ]
    }

    private static let fewChanges = 10

    /// - Parameter refusal: what is wrong with the address or the file; nil where nothing is.
    static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let statuses = try visit.desks.sources.list()
        let models = statuses.map { SourceModel(status: $0, frame: frame) }
        let held = try models.compactMap { model in
            // Whether it counts is for who keeps it to say.
            try model.status.isKept && model.isHeld
                ? model.held(visit.desks.sources.losses(of: model.status)) : nil
        }
        var model: [String: Any] = [
            "held": held, "sources": models.map(\.line), "hasSources": !models.isEmpty,
        ]
        model.merge(try changes(frame, visit.desks)) { _, new in new }
        model.merge(form(frame, refused: refusal)) { _, new in new }
        let heading = Heading(
            frame.words("page.sources.title"), window: frame.words("page.sources.titleLong"),
            back: ("/me", frame.words("page.title.back")))
        return frame.page("sources", heading, with: model)
    }

    /// The page from which an address or a file came, with what is wrong.
    private static func refused(_ visit: Visit, refused refusal: Refusal) throws -> Reply {
        visit.request["next"] == "/first-run"
            ? try FirstRunPage.page(visit, refused: refusal)
            : try page(visit, refused: refusal)
    }

    /// What was typed, and what is wrong beside its field.
    static func form(_ frame: Frame, refused refusal: Refusal?) -> [String: Any] {
        let request = frame.request
        var form: [String: Any] = [:]
        form["address"] = request.filled("address")
        var model: [String: Any] = [:]
        if let refusal {
            // The form stands again on the page that it came from.
            form["next"] = request.next(else: "/sources")
            switch request.path {
            case "/sources": form["addressProblem"] = frame.sentence(refusal)
            case "/sources/file": form["fileProblem"] = frame.sentence(refusal)
            default: model["problem"] = frame.problem(refusal)
            }
        }
        if !form.isEmpty { model["form"] = form }
        return model
    }

    /// The newest of this month; all of them are on their own page.
    private static func changes(_ frame: Frame, _ desks: Desks) throws -> [String: Any] {
        let first = frame.today.adding(days: 1 - frame.today.day)
        let recorded = try desks.sources.changes(since: first.description)
        let lines = ChangeList(frame: frame).model(recorded, atMost: fewChanges)
        return ["changes": lines, "hasChanges": !lines.isEmpty]
    }

    // MARK: - Acts

    /// What a feed's server takes nobody else waits for.
    private static func subscribe(_ request: PageRequest) async throws -> FormOutcome {
        let caller = try request.signedIn()
        let address = request["address"] ?? ""
        return try await request.site.lanes.errand(as: caller) { desks in
            let report = try await desks.sources.subscribe(
                Subscription(address: address, every: 3_600))
            return try outcome(report, Visit(request: request, desks: desks))
        }
    }

    private static var upload: PageRoute {
        var route = PageRoute.slowForm(
            "/sources/file",
            { request in
                let file = try request.file("file")
                return try await request.site.lanes.errand(as: request.signedIn()) { desks in
                    let report = try desks.sources.take(file.bytes, named: file.stem)
                    return try outcome(report, Visit(request: request, desks: desks))
                }
            }, refused: refused)
        route.mostBytes = MultipartForm.mostBytes
        return route
    }

    private static func outcome(
        _ report: ImportReport, _ visit: Visit
    ) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        guard report.status == .imported else {
            return FormOutcome(
                frame.said("told.did.known", report.source),
                next: visit.request.next(else: "/sources"))
        }
        let text = frame.words(
            "told.did.subscribed",
            [
                "name": .text(report.source.harmless.oneLine),
                "count": .number(report.counts.events),
            ])
        let next = visit.request.next(else: "/sources")
        guard next == "/first-run" else { return FormOutcome(Flash(text), next: next) }
        // The first run shows what was read, and says how much it is; where there is nothing to show, why.
        let isShown = try !FirstRunPage.coming(CalendarView(visit)).isEmpty
        return FormOutcome(isShown ? nil : Flash(nothingToCome(report, frame)), next: next)
    }

    private static func nothingToCome(_ report: ImportReport, _ frame: Frame) -> String {
        let name = Message.Argument.text(report.source.harmless.oneLine)
        guard report.counts.events > 0 else {
            return frame.words("told.harvest.none", ["name": name])
        }
        return frame.words(
            "told.harvest.over", ["name": name, "count": .number(report.counts.events)])
    }

    private static func enrol(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let codes = visit.request.all("module").filter { !$0.isEmpty }
        guard !codes.isEmpty else { return FormOutcome() }
        let report = try visit.desks.enrolment.enrol(codes)
        let text = frame.words("told.did.enrolled", ["count": .number(report.enrolled.count)])
        return FormOutcome(Flash(text))
    }
}
