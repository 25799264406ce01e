import Campus
import Operations
import Words

/// Why something is reported, and what happens then.
enum ReportPage {
    static var routes: [PageRoute] {
        [
            .look("/report/{kind}/{id}") { try page($0) },
            .form("/report/{kind}/{id}", send) { try page($0, refused: $1) },
        ]
    }

    static func address(_ kind: ReportSubject.Kind, _ name: String) -> String {
        "/report/\(kind.rawValue)/\(FormText.encoded(name))"
    }

    /// What the address names.
    private struct Asked {
        let kind: ReportSubject.Kind
        let name: String
        let copy: SealedCopy

        init(_ visit: Visit) throws {
            kind = try ReportPage.kind(visit)
            name = visit.place("id")
            copy = try visit.desks.reports.asked(kind, name)
        }

        /// Where one sees it.
        var page: String {
            switch kind {
            case .comment: ReportPage.place(copy)
            case .event: "/events/\(FormText.encoded(name))"
            case .profile, .picture: "/people/\(FormText.encoded(name))"
            case .communityPicture: "/communities/\(FormText.encoded(name))"
            case .page, .account: "/"
            }
        }

        /// Where one is once one no longer sees it.
        var next: String {
            switch kind {
            case .event: "/events"
            case .profile: "/friends"
            case .comment, .picture, .communityPicture, .page, .account: page
            }
        }
    }

    private static func kind(_ visit: Visit) throws -> ReportSubject.Kind {
        let kind = ReportSubject.Kind(rawValue: visit.place("kind"))
        guard let kind, ReportSubject.Kind.reportable.contains(kind) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        return kind
    }

    /// Among what others wrote on the module's page.
    private static func place(_ copy: SealedCopy) -> String {
        let code = copy.parts.first { $0.name == .module }.flatMap { ModuleCode($0.text) }
        return code.map { "\(PageAddress.of($0))#talk" } ?? "/modules"
    }

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .today)
        let asked = try Asked(visit)
        var report: [String: Any] = [
            "action": address(asked.kind, asked.name), "cancelAddress": asked.page,
            "parts": SealedLines(frame).parts(asked.copy), "isEvent": asked.kind == .event,
            "reasons": ReasonChoices(frame, chosen: visit.request.filled("reason")).model,
            "reasonName": "reason",
        ]
        report["typedWords"] = visit.request.filled("words")
        var model: [String: Any] = ["report": report]
        if let refusal { model["problem"] = frame.problem(refusal) }
        let thing = Message.Argument.message(asked.kind.message)
        let heading = Heading(
            frame.words("told.report.title", ["thing": thing]),
            back: (asked.page, frame.words("page.title.back")))
        return frame.page("report", heading, with: model)
    }

    private static func send(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .today)
        let asked = try Asked(visit)
        let reason = try ReasonChoices.chosen(visit.request["reason"])
        try visit.desks.reports.report(
            asked.kind, asked.name, for: reason, visit.request["words"])
        return FormOutcome(
            Flash(frame.words("page.report.sent")), next: asked.next, isSeenThere: true)
    }
}

/// The reasons of the list, as radio buttons.
struct ReasonChoices {
    private let frame: Frame
    private let chosen: String?

    init(_ frame: Frame, chosen: String?) { (self.frame, self.chosen) = (frame, chosen) }

    var model: [[String: Any]] {
        ReportReason.allCases.map { reason in
            [
                "reasonValue": reason.rawValue,
                "reasonText": frame.words.text(reason.message).beginningLarge,
                "isChosenReason": reason.rawValue == chosen,
            ]
        }
    }

    /// - Throws: `Refusal.invalid` where none was chosen.
    static func chosen(_ text: String?) throws(Refusal) -> ReportReason {
        guard let reason = text.flatMap(ReportReason.init(rawValue:)) else {
            throw Refusal(.invalid, "refusal.report.reason")
        }
        return reason
    }
}

/// What was sealed, as a page tells it.
struct SealedLines {
    private let frame: Frame

    init(_ frame: Frame) { self.frame = frame }

    func parts(_ copy: SealedCopy) -> [[String: Any]] {
        copy.parts.map { part in
            [
                "partName": frame.words.text(part.name.message).beginningLarge,
                "partText": part.text.harmless,
            ]
        }
    }

    /// See `case`.
    ///
    /// - Parameter pictures: the address of a sealed picture.
    func line(_ copy: SealedCopy, pictures: (String) -> String) -> [String: Any] {
        var line: [String: Any] = [
            "copyTime": frame.timestamp(copy.at), "copyTimeText": frame.moment(copy.at),
            "copyAct": frame.words.text(copy.act.message).beginningLarge, "parts": parts(copy),
        ]
        line["copyPicture"] = copy.picture.map(pictures)
        return line
    }
}
