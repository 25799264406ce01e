import Campus
import Operations
import Recurrence
import Words

/// What rings, when and where.
enum BellPage {
    static var routes: [PageRoute] {
        [
            .look("/bell") { request, desks in try page(request, desks, nil) },
            .form("/bell", change, refused: page),
            .form("/bell/channels", move, refused: page).on("/bell"),
            .slowForm("/bell/test", BellDevices.test, refused: page).on("/bell"),
            .form("/bell/devices/{id}/delete", BellDevices.delete, refused: page).on("/bell"),
            .form("/bell/{id}/dismiss", dismiss, refused: page).on("/bell"),
        ]
    }

    private static let kinds: [ItemKind] = [.class, .exam, .event, .personal, .hydration]
    /// So many reminders to come and past ones; all are on their own page.
    private static let fewest = 3
    /// So far back channels are said to have rung, in days.
    private static let pastDays = 14

    private static func page(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .me)
        let coming = try desks.reminders.upcoming(from: nil, to: nil).filter {
            $0.reminder.state != .dismissed
        }
        let since = frame.today.adding(days: -pastDays).description
        let records = try desks.reminders.history(from: since, to: nil).filter {
            $0.reminder.state.isSettled
        }.reversed()
        let past = records.prefix(fewest).map { BellLines(frame).past($0) }
        let form = BellForm(request, isTyped: refusal != nil)
        var model: [String: Any] = [
            "coming": coming.prefix(fewest).map(BellLines(frame).coming),
            "hasComing": !coming.isEmpty, "past": past, "hasPast": !past.isEmpty,
            "leads": try kinds.map { try form.leads(of: $0, frame, desks) },
            "channels": try ChannelOrder(desks).model(frame, Array(records)),
        ]
        if coming.isEmpty { model["quietText"] = frame.words("told.quiet") }
        model.merge(try BellDevices(desks, frame).model) { _, new in new }
        model["digestTime"] = try form.digest(desks)
        var quiet = try form.quiet(desks)
        if let refusal {
            if BellForm.isOfQuiet(refusal) {
                quiet["quietProblem"] = frame.sentence(refusal)
            } else {
                model["problem"] = frame.problem(refusal)
            }
        }
        model["quiet"] = quiet
        let note = coming.first.map {
            frame.words("told.coming", ["time": .text(frame.moment($0.at))])
        }
        let heading = Heading(
            frame.words("page.bell.title"), note: note,
            back: ("/me", frame.words("page.title.back")))
        return frame.page("bell", heading, model)
    }

    // MARK: - Acts

    private static func change(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
        _ = try desks.settings.set(BellForm(request, isTyped: true).settings(kinds))
        return FormOutcome(Flash(frame.words("told.did.saved")), next: "/bell")
    }

    private static func move(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
        var order = try ChannelOrder(desks)
        try order.move(request["channel"] ?? "", isUp: request["move"] == "up")
        _ = try desks.settings.set(["channels": order.text])
        return FormOutcome(Flash(frame.words("told.did.saved")), next: "/bell")
    }

    private static func dismiss(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        try RemindersPage.dismissed(request, desks, next: "/bell")
    }
}
