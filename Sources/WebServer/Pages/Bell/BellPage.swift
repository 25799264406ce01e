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
    private static let mostComing = 20
    /// So many of the last day's reminders, and of the last weeks' with them all.
    private static let (fewPast, mostPast) = (10, 200)
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
        let isAll = request.query("past") == "all"
        let past = records.prefix(isAll ? mostPast : fewPast).map { BellLines(frame).past($0) }
        let form = BellForm(request, isTyped: refusal != nil)
        var model: [String: Any] = [
            "coming": coming.prefix(mostComing).map(BellLines(frame).coming),
            "hasComing": !coming.isEmpty, "past": past, "hasPast": !past.isEmpty,
            "leads": try kinds.map { try form.leads(of: $0, frame, desks) },
            "channels": try ChannelOrder(desks).model(frame, Array(records)),
        ]
        if coming.isEmpty { model["quietText"] = frame.words("told.quiet") }
        if !isAll, records.count > fewPast { model["pastMore"] = "/bell?past=all" }
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
        let frame = try Frame(request, desks, tab: .me)
        let id = request.places["id"] ?? ""
        let title = try desks.reminders.dismiss(id, .named).first?.content.title
        return FormOutcome(frame.said("told.did.dismissed", title ?? id), next: "/bell")
    }
}

/// Reminders in lines: those to come, and what became of those that were due.
struct BellLines {
    private let frame: Frame

    init(_ frame: Frame) { self.frame = frame }

    func coming(_ listed: ListedReminder) -> [String: Any] {
        let reminder = listed.reminder
        let address: String =
            if case .item(let id) = reminder.subject { ItemPage.address(id) } else { "/sources" }
        let note = listed.content.body.harmless.split(whereSeparator: \.isNewline)
            .joined(separator: ", ")
        var line: [String: Any] = [
            "ringID": reminder.id, "ringTime": frame.timestamp(listed.at),
            "ringTimeText": frame.moment(listed.at),
            "ringTitle": listed.content.title.harmless.oneLine, "ringAddress": address,
        ]
        if !note.isEmpty { line["ringNote"] = String(note.prefix(200)) }
        return line
    }

    func past(_ record: ReminderRecord) -> [String: Any] {
        [
            "pastTime": frame.timestamp(record.reminder.due),
            "pastTimeText": frame.moment(record.reminder.due),
            "pastTitle": title(record), "pastText": text(record),
            "isFailed": record.reminder.state == .failed,
        ]
    }

    private func title(_ record: ReminderRecord) -> String {
        if let title = record.title { return title.harmless.oneLine }
        return switch record.reminder.subject {
        case .item(let id):
            frame.words(
                "reminder.gone",
                [
                    "kind": .text(frame.words("kind.\(record.reminder.kind.rawValue)")),
                    "item": "\(id)",
                ])
        case .change: frame.words("reminder.of.change")
        case .changes: frame.words("reminder.of.changes")
        case .news: frame.words("reminder.of.news")
        case .friend: frame.words("reminder.of.friend")
        case .digest: frame.words("reminder.of.digest")
        case .summary: frame.words("reminder.of.summary")
        }
    }

    /// `delivered by E-mail, on time`.
    private func text(_ record: ReminderRecord) -> String {
        let state = frame.words("reminder.state.\(record.reminder.state.rawValue)")
        var parts = [state]
        if let channel = record.channel, record.reminder.state == .delivered {
            parts[0] = frame.words(
                "reminder.outcome.by",
                ["state": .text(state), "channel": .text(ChannelOrder.name(of: channel, frame))])
        }
        if let late = record.late {
            parts.append(
                late < 60_000
                    ? frame.words("reminder.punctual")
                    : frame.words(
                        "reminder.overdue", ["length": .text(frame.days.short(late / 1_000))]))
        }
        return parts.joined(separator: ", ")
    }
}
