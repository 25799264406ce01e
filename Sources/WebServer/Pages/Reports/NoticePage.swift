import Campus
import HTTPTypes
import Operations
import Words

/// The form by which anybody gives notice of what should not be on the site
/// (Regulation (EU) 2022/2065, article 16).
enum NoticePage {
    static var routes: [PageRoute] {
        [
            .open(.get, "/notice") { request in
                page(request, try await OpenFrame.of(request))
            },
            .open(.post, "/notice", handle: give),
        ]
    }

    private static func page(
        _ request: PageRequest, _ frame: Frame, isTaken: Bool = false, refused: Refusal? = nil
    ) -> Reply {
        var model: [String: Any] = [:]
        if isTaken {
            model["receipt"] = ["isMailed": AccountMailer(request.site.home).canSend]
        } else {
            var form: [String: Any] = [
                "reasons": ReasonChoices(
                    frame, chosen: request["reason"] ?? ReportReason.illegal.rawValue
                ).model,
                "reasonName": "reason", "isFaithful": request["faith"] != nil,
            ]
            for name in ["name", "email", "address", "words"] {
                form[name] = request.filled(name) ?? request.query(name)
            }
            model["form"] = form
        }
        if let refused { model["problem"] = frame.problem(refused, besideField: false) }
        let heading = Heading(
            frame.words("page.notice.title"), back: ("/help", frame.words("page.title.back")))
        var reply = frame.page("notice", heading, with: model)
        if refused != nil { reply.status = .unprocessableContent }
        return reply
    }

    private static func give(_ request: PageRequest) async throws -> Reply {
        let frame = try await OpenFrame.of(request)
        do {
            try request.site.limits.notice(from: request.context.network, at: request.now)
            let reason = try ReasonChoices.chosen(request["reason"])
            let draft = NoticeDraft(
                name: request["name"] ?? "", email: request["email"] ?? "",
                address: request["address"] ?? "", reason: reason, words: request["words"] ?? "",
                isInGoodFaith: request["faith"] != nil)
            let (home, now, language) = (request.site.home, request.now, frame.words.language)
            _ = try await request.site.lanes.act {
                try home.notices(at: now).give(draft, in: language)
            }
            await NoticeAnswers(home).send(at: now)
            return page(request, frame, isTaken: true)
        } catch let refusal as Refusal where refusal.reason != .busy {
            return page(request, frame, refused: refusal)
        }
    }
}
