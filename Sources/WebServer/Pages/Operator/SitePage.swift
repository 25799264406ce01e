import Campus
import Operations
import Recurrence
import Words

/// What the site is called, who may come, and who helps, for operators.
enum SitePage {
    private static let address = "/operator/settings"

    static var routes: [PageRoute] {
        [
            .look(address) { try page($0) },
            .form(address, set, refused: page),
            .form("\(address)/{id}/undo", undo, refused: page).on(address),
        ]
    }

    /// - Parameter refusal: why nothing was set; nil where nobody tried.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let settings = try visit.desks.site.list()
        let history = try visit.desks.site.history()
        let locked = Set(settings.filter(\.isLocked).map(\.key))
        var model: [String: Any] = [
            "mayAct": !settings.allSatisfy(\.isLocked),
            "versions": history.map { version($0, isLocked: locked.contains($0.key), frame) },
            "hasVersions": !history.isEmpty, "isStale": visit.isStale,
        ]
        for setting in settings {
            model[setting.key.rawValue] = field(setting, frame, refused: refusal)
        }
        if let refusal {
            model["problem"] = frame.problem(refusal, besideField: key(of: refusal) != nil)
        }
        return frame.page(
            "site", OperatorPages.heading("page.site.title", visit, frame), with: model)
    }

    private static func field(
        _ setting: SiteSetting, _ frame: Frame, refused refusal: Refusal?
    ) -> [String: Any] {
        let request = frame.request
        let isTyped = refusal != nil || request.isProved
        let name = setting.key.rawValue
        let value = (isTyped ? request.typed(name) : nil) ?? setting.value
        var field: [String: Any] = ["isLocked": setting.isLocked]
        if !value.isEmpty { field["value"] = value }
        if setting.key == .signUp {
            field["value"] = frame.words("page.signUpChoice.\(setting.value)")
            field["choices"] = Configuration.Site.SignUp.allCases.map { choice -> [String: Any] in
                [
                    "choiceValue": choice.rawValue, "isChosen": choice.rawValue == value,
                    "choiceText": frame.words("page.signUpChoice.\(choice.rawValue)"),
                ]
            }
        }
        if let refusal, key(of: refusal) == setting.key {
            field["fieldProblem"] = frame.sentence(refusal)
        }
        return field
    }

    /// The setting that cannot be what was typed; nil where it is not that.
    private static func key(of refusal: Refusal) -> SiteKey? {
        SiteKey.allCases.first { refusal.message.key == "refusal.site.\($0.rawValue)" }
    }

    private static func version(
        _ change: SiteChange, isLocked: Bool, _ frame: Frame
    ) -> [String: Any] {
        let author = change.author?.shownName ?? frame.words("page.announcements.nobody")
        var version: [String: Any] = [
            "versionName": frame.words("page.site.\(change.key.rawValue)"),
            "versionText": text(change.value, of: change.key, frame),
            "versionNote": frame.words(
                "told.site.version",
                [
                    "author": .text(author), "time": .text(frame.moment(change.at)),
                    "former": .text(text(change.former, of: change.key, frame)),
                ]),
        ]
        if change.isNewest, !isLocked { version["undoID"] = "\(change.id)" }
        return version
    }

    private static func text(_ value: String?, of key: SiteKey, _ frame: Frame) -> String {
        guard let value else { return frame.words("page.site.standard") }
        let isChoice = key == .signUp && Configuration.Site.SignUp(rawValue: value) != nil
        return isChoice ? frame.words("page.signUpChoice.\(value)") : value.harmless.oneLine
    }

    private static func set(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let texts = SiteKey.allCases.compactMap { key in
            visit.request[key.rawValue].map { (key.rawValue, $0) }
        }
        // What was not altered stays as it comes, whatever that will be.
        let now = try visit.desks.site.list()
        let altered = texts.filter { name, text in
            now.first { $0.key.rawValue == name }?.value != text
        }
        _ = try visit.desks.site.set(Dictionary(altered) { first, _ in first })
        return FormOutcome(Flash(frame.words("told.did.site")), next: address)
    }

    private static func undo(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let id = try Int64(visit.place("id")).orThrow(Refusal(.missing, "refusal.path.unknown"))
        _ = try visit.desks.site.undo(SiteChangeID(id))
        return FormOutcome(Flash(frame.words("told.did.site")), next: address)
    }
}
