import Campus
import Operations
import Recurrence
import Words

/// A time that some friends have in common becomes an event to which they are asked.
enum ProposePage {
    static let path = "/free/propose"

    static var routes: [PageRoute] {
        [
            .look(path) { try page($0) },
            .form(path, propose, refused: page),
        ]
    }

    /// The form in which some friends are asked to come, at a time that is chosen there.
    static func address(_ friends: [Person]) -> String {
        "\(path)?" + FormText.of(friends.map { ("with", $0.handle.text) })
    }

    /// What the address says, or the form that was refused.
    private static func said(_ name: String, _ request: PageRequest) -> String {
        String((request[name] ?? request.query(name) ?? "").prefix(400))
    }

    private static func handles(_ request: PageRequest) -> [String] {
        let sent = request.all("with")
        return sent.isEmpty ? request.queries("with") : sent
    }

    /// - Parameter refusal: why nobody was asked; nil where nothing was sent.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .friends)
        let handles = Set(handles(visit.request))
        let sharings = try visit.desks.freeTime.sharings().filter {
            handles.contains($0.person.handle.text)
        }
        let friends = sharings.map(\.person)
        let shut = sharings.filter { !$0.sharesBusy }.map { $0.person.shownName }
        guard !friends.isEmpty || refusal != nil else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        var form: [String: Any] = [
            "guests": friends.map { frame.line($0, as: "guest") },
            "leaveAddress": shut.isEmpty
                ? "/free?" + FormText.of(friends.map { ("with", $0.handle.text) }) : "/free",
        ]
        if !shut.isEmpty {
            form["blindText"] = frame.words.text(
                Message("told.invite.blind", ["names": .list(shut.map { .text($0) })]))
        }
        form["titleElse"] = title(of: [visit.desks.person] + friends, frame)
        for (key, name) in [
            ("title", "title"), ("date", "date"), ("startTime", "start"), ("endTime", "end"),
            ("lastDate", "lastDate"),
            ("location", "location"),
        ] {
            let text = said(name, visit.request)
            form[key] = text.isEmpty ? nil : text
        }
        if form["date"] == nil, refusal == nil {
            form.merge(try ownTime(frame, visit.desks)) { _, new in new }
        }
        var model: [String: Any] = ["form": form]
        if let refusal { model["problem"] = frame.problem(refusal, besideField: false) }
        let heading = Heading(
            frame.words("page.invite.title"), back: ("/free", frame.words("page.title.back")))
        return frame.page("propose", heading, with: model)
    }

    /// When one could oneself.
    private static func ownTime(_ frame: Frame, _ desks: Desks) throws -> [String: Any] {
        guard let time = try desks.freeTime.ownTime(lasting: "1h") else { return [:] }
        let (start, end) = (
            frame.zone.wall(at: time.lowerBound), frame.zone.wall(at: time.upperBound)
        )
        return [
            "date": "\(start.date)", "startTime": start.clockText, "endTime": end.clockText,
        ]
    }

    private static func friends(_ handles: [String], _ desks: Desks) throws -> [Person] {
        try desks.friends.list().friends.filter { handles.contains($0.handle.text) }
    }

    /// As it reads right for all of them.
    private static func title(of people: [Person], _ frame: Frame) -> String {
        String(frame.words.list(people.map(\.shownName)).prefix(EventDraft.mostTitle))
    }

    private static func propose(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .friends)
        let date = said("date", visit.request)
        let last = visit.request.filled("lastDate") ?? date
        var draft = EventDraft()
        let handles = handles(visit.request)
        draft.title =
            try visit.request.filled("title")
            ?? title(of: [visit.desks.person] + friends(handles, visit.desks), frame)
        draft.start = "\(date) \(said("start", visit.request))"
        draft.end = visit.request.filled("end").map { "\(last) \($0)" }
        draft.location = visit.request.filled("location")
        draft.zone = visit.desks.zone.id
        guard !handles.isEmpty else {
            throw Refusal(.invalid, "refusal.field.missing", with: ["field": "with"])
        }
        var asked: EventCard?
        let report = try visit.desks.calendar.tellingClashes(isNew: true) { () throws(Refusal) in
            let card = try visit.desks.events.publish(draft, in: nil, inviting: handles)
            asked = card
            return try visit.desks.items.item(card.event.name)
        }
        let names = asked?.invitees.map { Message.Argument.text($0.person.shownName) } ?? []
        let text = frame.words.text(
            Message(
                "told.invite.did",
                ["names": .list(names), "title": .text(asked?.event.plan.title ?? "")]))
        let said = [text, ClashWords(frame: frame).sentences(report)].compactMap(\.self)
        return FormOutcome(
            Flash(said.count > 1 ? said.map(\.asSentence).joined(separator: " ") : text),
            next: asked.map { PageAddress.of($0.event) })
    }
}
