import Campus
import Operations
import Recurrence
import Words

/// What one reported and what became of it; what was decided on what is one's own, why, and how to appeal.
enum MyReportsPage {
    static var routes: [PageRoute] {
        [
            .look("/me/reports") { try page($0) },
            .act("/me/reports/{id}/withdraw", withdraw),
            .look("/decisions/{id}/appeal") { try appealing($0) },
            .form("/decisions/{id}/appeal", appeal) { try appealing($0, refused: $1) },
        ]
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let reports = try visit.desks.reports.own().map { reported($0, frame) }
        let statements = try visit.desks.reports.statements().map { statement($0, frame) }
        let model: [String: Any] = [
            "reports": reports, "hasReports": !reports.isEmpty, "statements": statements,
            "hasStatements": !statements.isEmpty,
            "isSteward": try visit.desks.cases.isSteward(),
        ]
        return frame.page("my-reports", MePage.heading("page.mine.title", frame), with: model)
    }

    private static func reported(_ own: OwnReport, _ frame: Frame) -> [String: Any] {
        var line = standing(own.standing, own.copy, isAutomated: false, frame)
        line["thingText"] = frame.words.text(own.report.subject.kind.message).beginningLarge
        line["reportTime"] = frame.timestamp(own.report.at)
        line["reportTimeText"] = frame.moment(own.report.at)
        line["reasonText"] = frame.words.text(own.report.reason.message)
        line["withdrawAddress"] =
            own.report.withdrawn == nil ? "/me/reports/\(own.report.id)/withdraw" : nil
        return line
    }

    private static func statement(_ one: Statement, _ frame: Frame) -> [String: Any] {
        var line = standing(
            one.standing, one.copy, isAutomated: one.standing.isAutomated, frame)
        line["thingText"] =
            frame.words.text(one.moderationCase.subject.kind.message).beginningLarge
        return line
    }

    private static func standing(
        _ standing: CaseStanding, _ copy: SealedCopy?, isAutomated: Bool, _ frame: Frame
    ) -> [String: Any] {
        let parts = copy.map { SealedLines(frame).parts($0) } ?? []
        var model: [String: Any] = [
            "parts": parts, "hasParts": !parts.isEmpty,
            "isAutomated": isAutomated, "isWaiting": standing.decision == nil && !isAutomated,
            "isUnheard": standing.waits,
        ]
        model["decision"] = standing.decision.map { DecisionLines(frame).line($0) }
        if let until = standing.mayAppealUntil, let decision = standing.decision {
            model["appealAddress"] = "/decisions/\(decision.id)/appeal"
            model["appealUntilText"] = frame.words(
                "told.appeal.until",
                ["date": .text(frame.day(frame.zone.wall(at: until).date))])
        }
        if let appeal = standing.appeal {
            model["appealedText"] =
                frame.words(
                    appeal.decided == nil ? "report.mine.appealed" : "report.mine.heard"
                ).asSentence
        }
        return model
    }

    private static func withdraw(_ visit: Visit) throws -> Flash? {
        guard let id = Int64(visit.place("id")) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        try visit.desks.reports.withdraw(ReportID(id))
        return Flash(try Frame(visit, tab: .me).words("page.mine.shown"))
    }

    // MARK: - Appeals

    private static func decision(_ visit: Visit) throws -> DecisionID {
        guard let id = Int64(visit.place("id")) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        return DecisionID(id)
    }

    private static func appealing(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let id = try decision(visit)
        let standings =
            try visit.desks.reports.statements().map(\.standing)
            + visit.desks.reports.own().map(\.standing)
        guard let standing = standings.first(where: { $0.decision?.id == id }) else {
            throw Refusal(.missing, "refusal.decision.unknown", with: ["decision": "\(id)"])
        }
        let title = frame.words("page.appeal.title")
        var writing: [String: Any] = [
            "writingTitle": title, "action": "/decisions/\(id)/appeal", "name": "words",
            "most": "\(DecisionDesk.mostWords)", "label": frame.words("page.appeal.why"),
            "hint": frame.words("page.appeal.hint"),
            "doText": frame.words("page.appeal.send"), "cancelAddress": "/me/reports",
        ]
        writing["quote"] = standing.decision.flatMap(DecisionLines.words)
        writing["typedText"] = visit.request.filled("words")
        writing["textProblem"] = refusal.map(frame.sentence)
        return frame.page(
            "comment",
            Heading(title, back: ("/me/reports", frame.words("page.title.back")), isSheet: true),
            with: ["writing": writing])
    }

    private static func appeal(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let taken = try visit.desks.decisions.appeal(
            against: decision(visit), visit.request["words"] ?? "")
        return FormOutcome(
            Flash(frame.words(taken.waits ? "page.appeal.waits" : "page.appeal.sent")),
            next: "/me/reports", isSeenThere: true)
    }
}
