import Campus
import Operations
import Recurrence
import Words

/// What rings, when and where.
enum BellPage {
    static var routes: [PageRoute] {
        [
            .look("/bell") { try page($0) },
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

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let coming = try visit.desks.reminders.upcoming(from: nil, to: nil).filter {
            $0.reminder.state != .dismissed
        }
        let since = frame.today.adding(days: -pastDays).description
        let records = try visit.desks.reminders.history(from: since, to: nil).filter {
            $0.reminder.state.isSettled
        }.reversed()
        let past = records.prefix(fewest).map { BellLines(frame).past($0) }
        let form = BellForm(visit.request, isTyped: refusal != nil)
        var model: [String: Any] = [
            "coming": coming.prefix(fewest).map(BellLines(frame).coming),
            "hasComing": !coming.isEmpty, "past": past, "hasPast": !past.isEmpty,
            "leads": try kinds.map { try form.leads(of: $0, frame, visit.desks) },
            "channels": try ChannelOrder(visit.desks).model(frame, Array(records)),
        ]
        if coming.isEmpty { model["quietText"] = frame.words("told.quiet") }
        model.merge(try BellDevices(visit.desks, frame).model) { _, new in new }
        model["digestTime"] = try form.digest(visit.desks)
        var quiet = try form.quiet(visit.desks)
        let isAll = try visit.desks.settings.setting("important").isStandard
        quiet["quietWhy"] = frame.words(isAll ? "page.bell.quietAll" : "page.bell.quietWhy")
        if let refusal {
            if BellForm.isOfQuiet(refusal) {
                quiet["quietProblem"] = frame.words("page.bell.quietWrong")
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
        return frame.page("bell", heading, with: model)
    }

    // MARK: - Acts

    private static func change(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let form = BellForm(visit.request, isTyped: true)
        _ = try visit.desks.settings.set(form.settings(kinds, visit.desks))
        return FormOutcome(Flash(frame.words("told.did.bell")), next: "/bell")
    }

    private static func move(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        var order = try ChannelOrder(visit.desks)
        try order.move(visit.request["channel"] ?? "", isUp: visit.request["move"] == "up")
        _ = try visit.desks.settings.set(["channels": order.text])
        return FormOutcome(Flash(frame.words("told.did.bell")), next: "/bell")
    }

    private static func dismiss(_ visit: Visit) throws -> FormOutcome {
        try RemindersPage.dismissed(visit, next: "/bell")
    }
}
