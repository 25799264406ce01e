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
        let friends = try visit.desks.friends.list().friends.filter {
            handles.contains($0.handle.text)
        }
        guard !friends.isEmpty || refusal != nil else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        var form: [String: Any] = [
            "guests": friends.map { frame.line($0, as: "guest") },
            "leaveAddress": "/free?" + FormText.of(friends.map { ("with", $0.handle.text) }),
        ]
        form["title"] =
            visit.request["title"] ?? title(of: [visit.desks.person] + friends, frame)
        for (key, name) in [
            ("date", "date"), ("startTime", "start"), ("endTime", "end"), ("lastDate", "lastDate"),
            ("location", "location"),
        ] {
            let text = said(name, visit.request)
            form[key] = text.isEmpty ? nil : text
        }
        var model: [String: Any] = ["form": form]
        if let refusal { model["problem"] = frame.problem(refusal, besideField: false) }
        let heading = Heading(
            frame.words("page.invite.title"), back: ("/free", frame.words("page.title.back")))
        return frame.page("propose", heading, with: model)
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
        draft.title = said("title", visit.request)
        draft.start = "\(date) \(said("start", visit.request))"
        draft.end = visit.request.filled("end").map { "\(last) \($0)" }
        draft.location = visit.request.filled("location")
        draft.zone = visit.desks.zone.id
        let handles = handles(visit.request)
        guard !handles.isEmpty else {
            throw Refusal(.invalid, "refusal.field.missing", with: ["field": "with"])
        }
        let card = try visit.desks.events.publish(draft, in: nil, inviting: handles)
        let names = card.invitees.map { Message.Argument.text($0.person.shownName) }
        let text = frame.words.text(Message("told.invite.did", ["names": .list(names)]))
        return FormOutcome(Flash(text), next: PageAddress.of(card.event))
    }
}
