import Campus
import Operations
import Words

/// What was reported, for those who decide on it; and one case, with the form that decides.
enum QueuePage {
    static var routes: [PageRoute] {
        [
            .look("/reports") { try list($0, isDecided: false) },
            .look("/reports/decided") { try list($0, isDecided: true) },
            .look("/reports/{id}") { try page($0) },
            .slowForm("/reports/{id}") { request in
                let outcome = try await request.act(decide)
                await NoticeAnswers(request.site.home).send(at: request.now)
                return outcome
            } refused: {
                try page($0, refused: $1)
            },
            .form("/reports/{id}/reopening", reopen) { try page($0, refused: $1) },
        ]
    }

    private static func list(_ visit: Visit, isDecided: Bool) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let lines = try visit.desks.cases.list(isDecided: isDecided).map { line($0, frame) }
        let heading = Heading(
            frame.words(isDecided ? "page.queue.done" : "page.queue.title"),
            back: (isDecided ? "/reports" : "/me", frame.words("page.title.back")))
        return frame.page(
            "reports", heading,
            with: ["isDecided": isDecided, "cases": lines, "hasCases": !lines.isEmpty])
    }

    private static func line(_ card: CaseCard, _ frame: Frame) -> [String: Any] {
        let one = card.moderationCase
        let reasons = ReportReason.allCases.filter { reason in
            card.reports.contains { $0.reason == reason }
        }
        let excerpt = card.copies.last?.parts.first?.text.harmless.oneLine ?? ""
        var line: [String: Any] = [
            "caseAddress": "/reports/\(one.id)", "caseText": title(card, frame),
            "caseTime": frame.timestamp(one.opened), "caseTimeText": frame.moment(one.opened),
            "countText": frame.words("report.count", ["count": .number(card.reports.count)]),
            "reasonsText": reasons.map { frame.words.text($0.message) }.joined(separator: "; "),
            "isHidden": one.hidden != nil && card.decisions.isEmpty,
            "isAppealed": card.appeals.contains { $0.decided == nil },
        ]
        line["excerpt"] = excerpt.isEmpty ? nil : String(excerpt.prefix(120))
        line["outcomeText"] = card.decisions.last.map { frame.words.text($0.outcome.message) }
        return line
    }

    /// `Comment of sam`.
    private static func title(_ card: CaseCard, _ frame: Frame) -> String {
        let thing = frame.words.text(card.moderationCase.subject.kind.message).beginningLarge
        guard let author = card.moderationCase.author else { return thing }
        return frame.words(
            "told.report.of", ["thing": .text(thing), "person": .text(author.text)])
    }

    // MARK: - One case

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let card = try visit.desks.cases.show(id(visit))
        var model: [String: Any] = ["one": try one(card, visit, frame)]
        if let refusal { model["problem"] = frame.problem(refusal, besideField: false) }
        let heading = Heading(
            frame.words("page.case.title"), window: title(card, frame),
            note: "\(card.moderationCase.id)", back: ("/reports", frame.words("page.title.back")),
            isSheet: true)
        return frame.page("case", heading, with: model)
    }

    private static func id(_ visit: Visit) throws -> CaseID {
        try Int64(visit.place("id")).map { CaseID($0) }
            .orThrow(Refusal(.missing, "refusal.path.unknown"))
    }

    private static func one(
        _ card: CaseCard, _ visit: Visit, _ frame: Frame
    ) throws -> [String: Any] {
        let one = card.moderationCase
        let sealed = SealedLines(frame)
        var model: [String: Any] = [
            "caseTitle": title(card, frame), "address": "/reports/\(one.id)",
            "isHidden": one.hidden != nil && card.decisions.isEmpty, "isGone": card.name == nil,
            "copies": card.copies.map { copy in
                sealed.line(copy) { "/api/v1/reports/\(one.id)/pictures/\($0)" }
            },
            "hasCopies": !card.copies.isEmpty,
            "said": card.reports.map { said($0, frame) }, "hasSaid": !card.reports.isEmpty,
            "decisions": card.decisions.map { DecisionLines(frame).line($0) },
            "hasDecisions": !card.decisions.isEmpty,
            "appeals": card.appeals.map { appeal -> [String: Any] in
                [
                    "appealTime": frame.timestamp(appeal.at),
                    "appealTimeText": frame.moment(appeal.at),
                    "appealText": appeal.words.harmless,
                ]
            }, "hasAppeals": !card.appeals.isEmpty,
            "tellings": card.tellings.map { told($0, frame) },
            "hasTellings": !card.tellings.isEmpty,
            "isUntold": card.tellings.isEmpty && !card.decisions.isEmpty,
        ]
        model["recordText"] = record(card, frame)
        model["authorAddress"] = one.author.map { author in
            visit.desks.person.role == .operator
                ? "\(OperatorPeoplePage.address)/\(author)" : PageAddress.of(author)
        }
        model["placeAddress"] = card.name.flatMap { place(one.subject.kind, $0, card) }
        if card.isWaiting, card.obstacle == nil {
            model["deciding"] = deciding(card, visit, frame)
        } else if card.waitsForSteward {
            model["obstacleText"] = frame.words("report.waits").asSentence
        } else if card.isWaiting {
            model["obstacleText"] = card.obstacle.map(frame.sentence)
        } else if card.mayReopen {
            model["reopening"] = reopening(card, visit, frame)
        }
        return model
    }

    private static func said(_ report: Report, _ frame: Frame) -> [String: Any] {
        var line: [String: Any] = [
            "saidTime": frame.timestamp(report.at), "saidTimeText": frame.moment(report.at),
            "groundText": frame.words.text(report.reason.message).beginningLarge,
            "isWithdrawn": report.withdrawn != nil,
        ]
        line["saidText"] = report.words?.harmless
        line["whoText"] =
            report.reporter?.text
            ?? report.notifier.map { "\($0.name.harmless.oneLine), \($0.email.text)" }
        return line
    }

    private static func told(_ telling: CaseTelling, _ frame: Frame) -> [String: Any] {
        let words = CaseTellingWords(frame.words)
        var line: [String: Any] = [
            "toldTime": frame.timestamp(telling.at), "toldTimeText": frame.moment(telling.at),
            "toldWho": words.side(of: telling).beginningLarge,
            "toldState": words.state(of: telling, at: telling.ended.map(frame.moment))
                .asSentence,
            "hasFailed": telling.state == .failed,
        ]
        line["toldText"] = telling.sentence?.told(in: frame.style).harmless.oneLine.asSentence
        return line
    }

    private static func record(_ card: CaseCard, _ frame: Frame) -> String? {
        guard !card.record.isEmpty else { return nil }
        let parts = Decision.Outcome.allCases.compactMap { outcome in
            card.record[outcome].map { "\(frame.words.text(outcome.message)) \($0)" }
        }
        return frame.words("report.record", ["record": .text(parts.joined(separator: ", "))])
            .asSentence
    }

    /// Where a steward sees it as others do.
    private static func place(
        _ kind: ReportSubject.Kind, _ name: String, _ card: CaseCard
    ) -> String? {
        switch kind {
        case .comment:
            card.copies.last?.parts.first { $0.name == .module }
                .flatMap { ModuleCode($0.text) }.map { "\(PageAddress.of($0))#comment-\(name)" }
        case .event: "/events/\(name)"
        case .profile, .picture, .account: "/people/\(name)"
        case .communityPicture: "/communities/\(card.moderationCase.subject.number)"
        case .page: nil
        }
    }

    // MARK: - Deciding

    private static func deciding(
        _ card: CaseCard, _ visit: Visit, _ frame: Frame
    ) -> [String: Any] {
        let chosen = visit.request.filled("outcome")
        var model: [String: Any] = [
            "outcomes": card.outcomes.map { outcome -> [String: Any] in
                [
                    "outcomeValue": outcome.rawValue,
                    "outcomeName": frame.words.text(outcome.message).beginningLarge,
                    "outcomeWhy": frame.words("page.case.\(outcome.rawValue)Why"),
                    "isChosenOutcome": outcome.rawValue == chosen,
                ]
            },
            "reasons": ReasonChoices(
                frame,
                chosen: visit.request.filled("ground") ?? card.reports.last?.reason.rawValue
            ).model,
            "reasonName": "ground", "maySuspend": card.outcomes.contains(.suspend),
        ]
        model["typedWords"] = visit.request.filled("words")
        model["typedUntil"] = visit.request.filled("until")
        return model
    }

    private static func reopening(
        _ card: CaseCard, _ visit: Visit, _ frame: Frame
    ) -> [String: Any] {
        var model: [String: Any] = [
            "reasons": ReasonChoices(
                frame,
                chosen: visit.request.filled("ground") ?? card.decisions.last?.ground.rawValue
            ).model,
            "reasonName": "ground",
        ]
        model["typedWords"] = visit.request.filled("words")
        return model
    }

    private static func reopen(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let ground = try ReasonChoices.chosen(visit.request["ground"])
        try visit.desks.decisions.reopen(id(visit), on: ground, visit.request["words"] ?? "")
        return FormOutcome(
            Flash(frame.words("page.case.done")), next: "/reports/decided", isSeenThere: true)
    }

    private static func decide(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let outcome = visit.request["outcome"].flatMap(Decision.Outcome.init(rawValue:))
        guard let outcome else { throw Refusal(.invalid, "refusal.case.outcome") }
        let ground = try ReasonChoices.chosen(visit.request["ground"])
        let typed = outcome == .suspend ? visit.request.filled("until") : nil
        let until = try typed.map { text throws(Refusal) in try visit.desks.decisions.end(text) }
        try visit.desks.decisions.decide(
            id(visit),
            DecisionDraft(outcome, on: ground, visit.request["words"] ?? "", until: until))
        return FormOutcome(
            Flash(frame.words("page.case.done")), next: "/reports", isSeenThere: true)
    }
}

/// A decision, as both sides and stewards read it.
struct DecisionLines {
    private let frame: Frame

    init(_ frame: Frame) { self.frame = frame }

    /// Nil where nothing was said.
    static func words(_ decision: Decision) -> String? {
        decision.words.isEmpty ? nil : decision.words.harmless
    }

    func line(_ decision: Decision) -> [String: Any] {
        var line: [String: Any] = [
            "decidedTime": frame.timestamp(decision.at),
            "decidedTimeText": frame.moment(decision.at),
            "outcomeText": frame.words.text(decision.outcome.message).beginningLarge,
            "groundText": frame.words.text(decision.ground.message),
        ]
        line["wordsText"] = Self.words(decision)
        line["untilText"] = decision.until.map { frame.moment($0) }
        return line
    }
}
