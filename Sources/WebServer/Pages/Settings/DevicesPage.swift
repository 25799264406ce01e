import Campus
import Credentials
import Operations
import Recurrence
import Words

/// Where one is signed in, and the passkeys that do it.
enum DevicesPage {
    static var routes: [PageRoute] {
        [
            .look("/devices") { try page($0) },
            .form("/devices/{id}/end", end, refused: page).on("/devices"),
            .form("/devices/passkeys", addPasskey, refused: page).on("/devices"),
        ] + PageRoute.asking("/devices/others/end", page: askOthers, act: endOthers)
            + passkeyRemoval.routes
    }

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let sessions = try visit.desks.account.sessions()
        let current = visit.desks.caller.session
        var model: [String: Any] = [
            "sessions": sessions.map { line($0, isCurrent: $0.id == current, frame) },
            "hasOthers": sessions.contains { $0.id != current },
        ]
        let passkeys = try passkeys(visit.desks, frame)
        (model["passkeys"], model["hasPasskeys"]) = (passkeys, !passkeys.isEmpty)
        model["passkeyOrigin"] = try? visit.request.site.party().origin
        let identities = try identities(visit.desks, frame)
        (model["identities"], model["hasIdentities"]) = (identities, !identities.isEmpty)
        if let name = visit.request.site.provider.name {
            model["providerText"] = frame.words("told.provider.link", ["name": .text(name)])
        }
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.devices.title"), back: ("/me", frame.words("page.title.back")))
        return frame.page("devices", heading, with: model)
    }

    private static func line(
        _ session: Session, isCurrent: Bool, _ frame: Frame
    ) -> [String: Any] {
        let since = frame.day(frame.zone.wall(at: session.made).date)
        return [
            "sessionID": session.id.description, "sessionText": name(session, frame),
            "isCurrent": isCurrent,
            "sessionNote": isCurrent
                ? frame.words("told.session.now", ["since": .text(since)])
                : note(session.used, since: session.made, frame),
        ]
    }

    private static func name(_ session: Session, _ frame: Frame) -> String {
        let name = session.device.harmless.oneLine
        return name.isEmpty ? frame.words("page.devices.title") : name
    }

    private static func end(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let sessions = try visit.desks.account.sessions()
        let found = sessions.first { $0.id.description == visit.request.places["id"] }
        let session = try found.orThrow(Refusal(.missing, "refusal.session.unknown"))
        try visit.desks.account.endSession(session.id)
        return FormOutcome(frame.said("told.did.ended", name(session, frame)), next: "/devices")
    }

    private static func askOthers(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let others = try visit.desks.account.sessions().filter {
            $0.id != visit.desks.caller.session
        }
        return Question(
            text: frame.words("told.end.others", ["count": .number(others.count)]),
            effects: others.prefix(20).map { name($0, frame) }
                + [frame.words("page.devices.endBack")],
            action: "/devices/others/end", button: frame.words("page.devices.endOthers"),
            back: "/devices", isReversible: true
        ).page(frame, refused: refusal)
    }

    private static func endOthers(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let count = try visit.desks.account.endOtherSessions()
        let text = frame.words("told.did.endedOthers", ["count": .number(count)])
        return FormOutcome(Flash(text), next: "/devices")
    }
}

// MARK: - Passkeys

extension DevicesPage {
    private static func passkeys(_ desks: Desks, _ frame: Frame) throws -> [[String: Any]] {
        try desks.account.passkeys().map { passkey in
            [
                "passkeyID": passkey.id.description, "passkeyText": passkey.name,
                "passkeyNote": note(passkey.used, since: passkey.made, frame),
                "isBackedUp": passkey.isBackedUp,
            ]
        }
    }

    static func note(_ used: Instant?, since made: Instant, _ frame: Frame) -> String {
        let since = frame.day(frame.zone.wall(at: made).date)
        return used.map { used in
            frame.words(
                "told.session", ["time": .text(frame.moment(used)), "since": .text(since)])
        } ?? frame.words("told.passkey.new", ["since": .text(since)])
    }

    private static func identities(_ desks: Desks, _ frame: Frame) throws -> [[String: Any]] {
        try desks.account.identities().map { identity in
            [
                "identityID": identity.id.description, "identityText": identity.issuer,
                "identityNote": note(identity.used, since: identity.made, frame),
            ]
        }
    }

    /// Keeps what the page's script had the browser make.
    private static func addPasskey(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let json = try JSONValue(field: "credential", visit.request["credential"])
        let made = try visit.desks.account.addPasskey(
            NewPasskeyAnswer(json), at: visit.request.site.party(),
            name: visit.request.context.device)
        return FormOutcome(frame.said("told.did.added", made.name), next: "/devices")
    }

    private static let passkeyRemoval = Removal<Passkey>(
        path: "/devices/passkeys", page: "/devices"
    ) { id, desks in
        try desks.account.passkeys().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.passkey.unknown"))
    } name: {
        $0.name
    } question: { passkey, frame in
        (
            frame.words("told.delete.passkey", ["name": .text(passkey.name)]),
            [frame.words("told.delete.passkeyEffect")]
        )
    } remove: { passkey, desks in
        try desks.account.removePasskey(passkey.id)
    }
}
