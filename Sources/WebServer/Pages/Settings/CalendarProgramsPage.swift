import CalDAV
import Campus
import Credentials
import HTTPTypes
import Operations
import Words

/// App passwords, by which calendar programs read the calendar and write in it.
enum CalendarProgramsPage {
    static let address = "/feeds/programs"

    static var routes: [PageRoute] {
        [
            .look(address) { try page($0) }, making.route,
            PageRoute.form("\(address)/choices", choose) { try page($0, refused: $1) }.on(address),
        ] + removal.routes + dropping.routes
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
        let calendars = try visit.desks.collections.made()
        model["hasCalendars"] = !calendars.isEmpty
        model["calendars"] = calendars.map { line($0, frame) }
        model.merge(shortcuts(frame)) { $1 }
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

    private static func line(_ calendar: MadeCalendar, _ frame: Frame) -> [String: Any] {
        [
            "calendarName": FormText.encoded(calendar.name),
            "calendarText": calendar.title.harmless.oneLine,
            "calendarNote": frame.words(
                "told.client.entries", ["count": .number(calendar.entryCount)]),
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

    // MARK: - Without typing

    /// What sets the device up that the page is looked at on; and a code of the page itself, which has no
    /// password in it: another device gets one of its own.
    private static func shortcuts(_ frame: Frame) -> [String: Any] {
        let (request, origin) = (frame.request, frame.request.site.origin)
        var model: [String: Any] = [
            "isApple": FeedsPage.usualProfile(request) == .apple,
            "isForApple": request.typed("for") == "apple",
        ]
        if FeedsPage.usualProfile(request) == .google { model["davx5Address"] = davx5(at: origin) }
        model["hasShortcut"] = model["isApple"] as? Bool == true || model["davx5Address"] != nil
        if var code = QRCode(origin + address)?.model {
            code["qrText"] = frame.words("page.clients.code")
            model["code"] = code
        }
        return model
    }

    /// What opens DAVx⁵ where it asks to be let in (its manual, *Integration*); nil without https, which is all
    /// that its scheme stands for.
    private static func davx5(at origin: String) -> String? {
        guard origin.hasPrefix("https://") else { return nil }
        return "intent" + origin.dropFirst("https".count)
            + "#Intent;scheme=davx5;package=at.bitfire.davdroid;i.loginFlow=1;end"
    }

    private static func profile(_ made: Made, _ visit: Visit) throws -> Reply {
        let site = visit.request.site
        let profile = AppleProfile(
            person: visit.desks.caller.person, password: made.token, origin: site.origin,
            name: site.home.site.name)
        return Reply(
            status: .ok,
            fields: [.contentDisposition: "attachment; filename=\"belltower.mobileconfig\""],
            bytes: try profile.bytes, mediaType: AppleProfile.mediaType)
    }

    // MARK: - Making and revoking

    private static let making = SecretForm<Made>(path: address) { visit in
        try visit.desks.account.addAppPassword(
            visit.request["name"]
                ?? FeedsPage.usualName(
                    besides: Set(visit.desks.account.appPasswords().map(\.name)),
                    Frame(visit, tab: .me)))
    } page: { visit, made, refusal in
        try page(visit, made: made, refused: refusal)
    } file: { visit, made in
        visit.request["for"] == "apple" ? try profile(made, visit) : nil
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

    /// What goes is entries, which may be deleted without a proof wherever they are.
    private static let dropping = Removal<MadeCalendar>(
        path: "\(address)/calendars", page: address, isUndoable: { $0.entryCount > 0 },
        isGuarded: false
    ) { name, desks in
        try desks.collections.made().first { $0.name == name }
            .orThrow(Refusal(.missing, "refusal.collection.missing"))
    } name: {
        $0.title
    } question: { calendar, frame in
        (
            frame.words("told.client.drop", ["name": .text(calendar.title.harmless.oneLine)]),
            [frame.words("told.client.dropEffect", ["count": .number(calendar.entryCount)])]
        )
    } remove: { calendar, desks in
        try desks.collections.drop(calendar.name)
    }
}
