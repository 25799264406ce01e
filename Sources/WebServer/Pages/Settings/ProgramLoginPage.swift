import Campus
import Credentials
import HTTPTypes
import Operations
import Wire
import Words

/// Lets a calendar program in that asks for it: Nextcloud's Login Flow v2, as DAVx⁵ goes through it.
///
/// The program begins, its person allows it in a browser, and then it is told an app password, once.
enum ProgramLoginPage {
    private static let beginning = "/index.php/login/v2"
    private static let polling = beginning + "/poll"
    private static let address = CalendarProgramsPage.address + "/login"

    static var routes: [PageRoute] {
        [program(beginning, begin), program(polling, poll)]
            + PageRoute.asking("\(address)/{token}", page: ask, act: allow)
    }

    // MARK: - What the program asks

    /// What is not done it is told as a document.
    private static func program(
        _ path: String, _ answer: @escaping PageRoute.Handler
    ) -> PageRoute {
        .open(.post, path) { request in
            do {
                try request.site.mustBePrivate(request.context.peer)
                return try await answer(request)
            } catch let refusal as Refusal {
                return Problem(refusal, in: request.context.language).reply
            }
        }
    }

    private static func begin(_ request: PageRequest) async throws -> Reply {
        let (site, now) = (request.site, request.now)
        try site.limits.loginFlow(from: request.context.network, at: now)
        let named = request.context.device
        let name = named.isEmpty ? Frame(request).words("told.feed.usual") : named
        let flow = try await site.lanes.act {
            try site.home.signIn(at: now).beginLoginFlow(of: name)
        }
        return told { json in
            json.key("poll")
            json.object { json in
                json.field("token", flow.poll.text)
                json.field("endpoint", site.origin + polling)
            }
            json.field("login", "\(site.origin)\(address)/\(flow.page.text)")
        }
    }

    private static func poll(_ request: PageRequest) async throws -> Reply {
        let (site, now, token) = (request.site, request.now, request["token"] ?? "")
        // It asks again and again: nothing is written before there is something to tell.
        guard
            try await site.lanes.look({
                try site.home.signIn(at: now).isLoginFlowAllowed(token)
            }),
            let (person, password) = try await site.lanes.act({
                try site.home.signIn(at: now).endLoginFlow(token)
            })
        else {
            return Problem(.notFound, "problem.missing.page", in: request.context.language).reply
        }
        return told { json in
            json.field("server", site.origin)
            json.field("loginName", person.handle.text)
            json.field("appPassword", password.text)
        }
    }

    private static func told(_ body: (inout JSONWriter) -> Void) -> Reply {
        var json = JSONWriter()
        json.object(body)
        return Reply(
            status: .ok, fields: [.cacheControl: "no-store"], bytes: json.bytes,
            mediaType: "application/json; charset=utf-8")
    }

    // MARK: - What its person sees

    private static func ask(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        // Asked now, so that nobody has to say twice that they mean it.
        try visit.desks.account.mustBeFresh()
        let frame = try Frame(visit, tab: .me)
        let token = visit.place("token")
        let program = try visit.desks.account.waitingProgram(token)
        return Question(
            text: frame.words("told.client.allow", ["name": .text(program)]),
            effects: [
                frame.words("page.clients.allowReads"), frame.words("page.clients.allowOnly"),
            ],
            action: "\(address)/\(token)", button: frame.words("page.clients.allow"),
            back: CalendarProgramsPage.address, isReversible: true, isGiving: true
        ).page(frame, refused: refusal)
    }

    private static func allow(_ visit: Visit) throws -> FormOutcome {
        let program = try visit.desks.account.allowProgram(visit.place("token"))
        let frame = try Frame(visit, tab: .me)
        return FormOutcome(
            frame.said("told.client.allowed", program), next: CalendarProgramsPage.address)
    }
}
