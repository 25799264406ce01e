import CalDAV
import Campus
import Credentials
import Operations
import Words

/// App passwords, by which calendar programs read the calendar and write in it.
enum CalendarProgramsPage {
    private static let address = "/feeds/programs"

    static var routes: [PageRoute] {
        [
            .look(address) { try page($0) }, making.route,
            .form("\(address)/choices", choose) { try page($0, refused: $1) },
        ] + removal.routes
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
            "isByBell": try visit.desks.settings.chosen(.calendarAlarms) == .bell,
            "hasWater": try visit.desks.settings.chosen(.calendarWater) == .on,
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

    private static func choose(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        _ = try visit.desks.settings.set([
            SettingKey<AlarmRinger>.calendarAlarms.name: visit.request["alarms"] ?? "",
            SettingKey<OnOrOff>.calendarWater.name: visit.request["water"] ?? "off",
        ])
        return FormOutcome(Flash(frame.words("told.did.settings")), next: address)
    }

    private static let making = SecretForm(path: address) { visit -> Made in
        try visit.desks.account.addAppPassword(visit.request["name"] ?? "")
    } page: { visit, made, refusal in
        try page(visit, made: made, refused: refusal)
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
