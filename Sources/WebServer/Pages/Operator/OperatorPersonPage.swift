import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// Somebody as operators look after them: role, suspension, what is private, what is on record.
enum OperatorPersonPage {
    private static let path = "\(OperatorPeoplePage.address)/{handle}"

    static var routes: [PageRoute] {
        [
            .look(path) { try page($0) },
            PageRoute.form("\(path)/role", changeRole) { try page($0, refused: $1) }.on(path),
            .look("\(path)/suspend") { try question($0) },
            .form("\(path)/suspend", suspend) { try question($0, refused: $1) },
            showing.route.on(path),
        ] + PageRoute.asking("\(path)/restore", page: restoring, act: restore)
    }

    private static func page(
        _ visit: Visit, shown: PrivateCard? = nil, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let known = try visit.desks.people.known(visit.place("handle"))
        let person = known.card.person
        var model: [String: Any] = [
            "personAddress": "\(OperatorPeoplePage.address)/\(person.handle)",
            "personHandle": person.handle.text, "initials": Initials.of(person.shownName),
            "personName": person.shownName.harmless.oneLine,
            "addedText": frame.words(
                "told.people.since", ["time": .text(frame.moment(known.added))]),
            "roles": OperatorPeoplePage.roles(chosen: person.role, frame),
            "isSuspended": person.isSuspended, "isMe": known.card.isOwn,
            "isStale": visit.isStale, "hasEntries": !known.record.isEmpty,
            "entries": AuditLines(frame: frame).model(known.record),
            "pageAddress": PageAddress.of(person.handle),
        ]
        model["suspendedText"] = known.suspension.map { text($0, frame) }
        model["suspendedWords"] = known.suspension?.words?.harmless
        model["shown"] = shown.map { self.shown($0, frame) }
        model["reasonTyped"] = visit.request.typed("reason")
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            person.shownName.harmless.oneLine,
            back: (OperatorPeoplePage.address, frame.words("page.title.back")), isSheet: true)
        return frame.page("operator-person", heading, with: model)
    }

    /// `Harassment, until 4 December at 9:00`.
    private static func text(_ suspension: Suspension, _ frame: Frame) -> String {
        let reason = frame.words.text(Message("kept.ground.\(suspension.reason.rawValue)"))
        guard let until = suspension.until else { return reason.asSentence }
        return frame.words(
            "told.people.until",
            ["reason": .text(reason.beginningLarge), "time": .text(frame.moment(until))])
    }

    private static func shown(_ card: PrivateCard, _ frame: Frame) -> [String: Any] {
        let addresses = Set(card.addresses + [card.email, card.phone].compactMap(\.self)).sorted()
        var model: [String: Any] = [
            "hasAddresses": !addresses.isEmpty,
            "addresses": addresses.map { address in
                [
                    "addressText": address.harmless.oneLine,
                    "isProven": card.addresses.contains(address),
                ] as [String: Any]
            },
            "sessionsText": frame.words(
                "told.people.sessions", ["count": .number(card.sessions)]),
        ]
        model["usedText"] = card.lastUsed.map(frame.moment)
        return model
    }

    private static func changeRole(_ visit: Visit) throws -> FormOutcome {
        guard let role = visit.request["role"].flatMap(Person.Role.init) else {
            throw Refusal(.invalid, "refusal.role.none")
        }
        let handle = visit.place("handle")
        let card = try visit.desks.people.edit(handle, ProfileEdit(), role: role)
        return outcome("told.did.role", card, try Frame(visit, tab: .me))
    }

    // MARK: - Suspending

    private static func question(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let known = try visit.desks.people.known(visit.place("handle"))
        let person = known.card.person
        let chosen = visit.request["reason"].flatMap(ReportReason.init) ?? .harassment
        var model: [String: Any] = [
            "personAddress": "\(OperatorPeoplePage.address)/\(person.handle)",
            "reasons": ReportReason.allCases.map { reason in
                [
                    "reasonValue": reason.rawValue,
                    "reasonText": frame.words.text(Message("kept.ground.\(reason.rawValue)"))
                        .beginningLarge,
                    "isChosenReason": reason == chosen,
                ] as [String: Any]
            },
            "firstDay": frame.today.adding(days: 1).description,
        ]
        model["wordsTyped"] = visit.request.filled("words")
        model["untilTyped"] = visit.request.filled("until")
        if let refusal { model["problem"] = frame.problem(refusal, besideField: false) }
        let heading = Heading(
            frame.words(
                "told.people.suspend", ["name": .text(person.shownName.harmless.oneLine)]),
            back: ("\(OperatorPeoplePage.address)/\(person.handle)", frame.words("page.title.back"))
        )
        return frame.page("operator-suspend", heading, with: model)
    }

    private static func suspend(_ visit: Visit) throws -> FormOutcome {
        let request = visit.request
        let frame = try Frame(visit, tab: .me)
        let until = try request.filled("until").map { text throws(Refusal) in
            frame.zone.instant(of: WallTime(try frame.day(inAddress: text)))
        }
        let card = try visit.desks.people.suspend(
            visit.place("handle"), for: request["reason"].flatMap(ReportReason.init) ?? .other,
            request.filled("words"), until: until)
        return outcome("told.did.suspended", card, frame)
    }

    private static func restoring(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let person = try visit.desks.people.known(visit.place("handle")).card.person
        let address = "\(OperatorPeoplePage.address)/\(person.handle)"
        return Question(
            text: frame.words(
                "told.people.restore", ["name": .text(person.shownName.harmless.oneLine)]),
            effects: ["page.people.restoreActs", "page.people.restoreShown"].map {
                frame.words($0)
            },
            action: "\(address)/restore", button: frame.words("page.people.restore"),
            back: address, isReversible: true, isGiving: true
        ).page(frame, refused: refusal)
    }

    private static func restore(_ visit: Visit) throws -> FormOutcome {
        let card = try visit.desks.people.restore(visit.place("handle"))
        return outcome("told.did.restored", card, try Frame(visit, tab: .me))
    }

    private static func outcome(_ key: String, _ card: PersonCard, _ frame: Frame) -> FormOutcome {
        FormOutcome(
            frame.said(key, card.person.shownName),
            next: "\(OperatorPeoplePage.address)/\(card.person.handle)", isSeenThere: true)
    }

    // MARK: - What is private

    private static let showing = SecretForm<PrivateCard>(path: "\(path)/private") { visit in
        try visit.desks.people.showPrivate(
            visit.place("handle"), for: visit.request["reason"] ?? "")
    } page: { visit, shown, refusal in
        try page(visit, shown: shown, refused: refusal)
    }
}
