import HTTPTypes
import Operations
import Words

/// What went wrong, and what to do, as a page.
enum ErrorPage {
    static func reply(to request: PageRequest, _ refusal: Refusal) async -> Reply {
        let frame = await frame(of: request)
        let status = refusal.reason.status
        let name = refusal.reason == .missing ? "missing" : refusal.reason.name
        guard let known = known[name] else {
            return reply(
                in: frame, status: status, title: frame.words("problem.\(name)"),
                text: frame.sentence(refusal))
        }
        return reply(
            in: frame, status: status, title: frame.words.text(Message(known)),
            text: frame.words.text(Message(known + "Text")))
    }

    /// What has words of its own on this page.
    private static let known = [
        "unauthenticated": "page.error.unauthenticated", "forbidden": "page.error.forbidden",
        "missing": "page.error.missing", "tooMany": "page.error.tooMany",
        "busy": "page.error.busy", "failed": "page.error.fault",
    ]

    /// For the worker to keep, for when there is no network.
    static func offline(_ request: PageRequest) -> Reply {
        let frame = Frame(request)
        var reply = reply(
            in: frame, status: .ok, title: frame.words("page.error.offline"),
            text: frame.words("page.error.offlineText"), isOffline: true)
        reply.status = .ok
        return reply
    }

    /// What went wrong before any page was asked, or beside it.
    ///
    /// - Parameter problem: the same, as programs are told; its fields hold for the page too.
    static func reply(to request: PageRequest, _ problem: Problem) async -> Reply {
        let frame = await frame(of: request)
        let known = known[problem.reason].map { frame.words.text(Message($0)) }
        return reply(
            in: frame, status: problem.status, title: known ?? problem.title,
            text: problem.detail.asSentence)
    }

    /// Whether whoever asks looks at what comes: a browser that goes somewhere, not a script.
    static func wantsPage(_ path: String, _ fields: HTTPFields) -> Bool {
        !path.hasPrefix("/api/") && (fields[.accept] ?? "").contains("text/html")
    }

    /// As whoever is signed in wants pages; where that cannot be looked up, as those of nobody.
    private static func frame(of request: PageRequest) async -> Frame {
        guard let caller = request.context.caller else { return Frame(request) }
        let own = try? await request.site.lanes.look(as: caller) {
            try Frame(Visit(request: request, desks: $0), tab: .today)
        }
        return own ?? Frame(request)
    }

    private static func reply(
        in frame: Frame, status: HTTPResponse.Status, title: String, text: String,
        isOffline: Bool = false
    ) -> Reply {
        var error: [String: Any] = ["errorText": text, "isOffline": isOffline]
        for code in [401, 403, 404, 429, 500, 503] {
            error["is\(code)"] = !isOffline && status.code == code
        }
        if status.code >= 429 { error["againAddress"] = frame.request.path }
        var reply = frame.page(
            "error", Heading(title), with: ["error": error])
        reply.status = status
        return reply
    }
}
