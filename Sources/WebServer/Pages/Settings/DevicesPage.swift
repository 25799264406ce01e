import Campus
import Operations
import Recurrence
import Words

/// Where one is signed in.
enum DevicesPage {
    static var routes: [PageRoute] {
        [
            .look("/devices") { request, desks in try page(request, desks, nil) },
            .form("/devices/{id}/end", end, refused: page),
        ] + PageRoute.asking("/devices/others/end", askOthers, endOthers)
    }

    private static func page(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .me)
        let sessions = try desks.account.sessions()
        let current = desks.caller.session
        var model: [String: Any] = [
            "sessions": sessions.map { session -> [String: Any] in
                let note = frame.words(
                    "told.session",
                    [
                        "time": .text(frame.moment(session.used)),
                        "since": .text(frame.day(frame.zone.wall(at: session.made).date)),
                    ])
                return [
                    "sessionID": session.id.description, "sessionText": name(session, frame),
                    "sessionNote": note, "isCurrent": session.id == current,
                ]
            },
            "hasOthers": sessions.contains { $0.id != current },
        ]
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.devices.title"), back: ("/me", frame.words("page.title.back")))
        return frame.page("devices", heading, model)
    }

    private static func name(_ session: Session, _ frame: Frame) -> String {
        let name = session.device.harmless.oneLine
        return name.isEmpty ? frame.words("page.devices.title") : name
    }

    private static func end(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
        let sessions = try desks.account.sessions()
        let found = sessions.first { $0.id.description == request.places["id"] }
        let session = try found.orThrow(Refusal(.missing, "refusal.session.unknown"))
        try desks.account.endSession(session.id)
        return FormOutcome(frame.said("told.did.ended", name(session, frame)), next: "/devices")
    }

    private static func askOthers(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .me)
        let others = try desks.account.sessions().filter { $0.id != desks.caller.session }
        return Question(
            text: frame.words("told.end.others", ["count": .number(others.count)]),
            effects: others.prefix(20).map { name($0, frame) }, action: "/devices/others/end",
            button: frame.words("page.devices.endOthers"), back: "/devices"
        ).page(frame, refusal)
    }

    private static func endOthers(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
        let count = try desks.account.endOtherSessions()
        let text = frame.words("told.did.endedOthers", ["count": .number(count)])
        return FormOutcome(Flash(text), next: "/devices")
    }
}
