import CalDAV
import Campus
import Credentials
import HTTPTypes
import Operations
import Words

/// App passwords, by which calendar programs read the calendar and write in it.
enum CalendarProgramsPage {
    private static let address = "/feeds/programs"

    static var routes: [PageRoute] {
        [.look(address) { try page($0) }, making] + removal.routes
    }

    /// A password as it was just made: it is shown on this page alone.
    private typealias Made = (password: AppPassword, token: SecretToken)

    private static func page(
        _ visit: Visit, made: Made? = nil, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let passwords = try visit.desks.account.appPasswords()
        var model: [String: Any] = [
            "hasPrograms": !passwords.isEmpty, "programs": passwords.map { line($0, frame) },
            "isStale": visit.isStale, "isProved": visit.request.isProved && made == nil,
            "programName": FeedsPage.usualName(besides: Set(passwords.map(\.name)), frame),
        ]
        model["made"] = made.map { shown($0, to: visit.desks.caller.person, frame) }
        if let refusal {
            model["programName"] = visit.request.typed("name") ?? ""
            model["problem"] = frame.problem(refusal, besideField: FeedsPage.isOfName(refusal))
            if FeedsPage.isOfName(refusal) { model["nameProblem"] = frame.sentence(refusal) }
        }
        let heading = Heading(
            frame.words("page.clients.title"), back: ("/feeds", frame.words("page.title.back")))
        return frame.page("clients", heading, with: model)
    }

    private static func line(_ password: AppPassword, _ frame: Frame) -> [String: Any] {
        [
            "programID": password.id.description, "programText": password.name.harmless.oneLine,
            "programNote": DevicesPage.note(password.used, since: password.made, frame),
        ]
    }

    private static func shown(
        _ made: Made, to person: Person, _ frame: Frame
    ) -> [String: Any] {
        [
            "madeText": frame.words(
                "told.client.made", ["name": .text(made.password.name.harmless.oneLine)]),
            "server": frame.request.site.origin + DAVResource.folder,
            "user": person.handle.text, "password": made.token.text,
        ]
    }

    /// Answers with the page itself, which no other request shows again.
    private static var making: PageRoute {
        PageRoute(method: .post, path: address, isOwn: true) { request in
            let (site, caller) = (request.site, try request.signedIn())
            do {
                let name = request["name"] ?? ""
                let made = try await site.lanes.act(as: caller) {
                    try $0.account.addAppPassword(name)
                }
                var reply = try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), made: made)
                }
                reply.status = .created
                reply.fields[.cacheControl] = "no-store"
                return reply
            } catch let refusal as Refusal where !refusal.wantsProof {
                var reply = try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), refused: refusal)
                }
                reply.status = .unprocessableContent
                return reply
            }
        }
    }

    private static let removal = Removal<AppPassword>(path: address, page: address) { id, desks in
        try desks.account.appPasswords().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.appPassword.unknown"))
    } name: {
        $0.name
    } question: { password, frame in
        (
            frame.words("told.client.revoke", ["name": .text(password.name.harmless.oneLine)]),
            [frame.words("told.client.revokeEffect")]
        )
    } remove: { password, desks in
        try desks.account.removeAppPassword(password.id)
    }
}
