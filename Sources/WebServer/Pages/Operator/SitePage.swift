import Campus
import Operations
import Recurrence
import Words

/// What operators set for the site, and what config.yaml alone sets.
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
        let file = try visit.desks.site.fileSettings()
        let locked = Set(settings.filter(\.isLocked).map(\.key))
        var model: [String: Any] = [
            "mayAct": !settings.allSatisfy(\.isLocked),
            "versions": history.map { version($0, isLocked: locked.contains($0.key), frame) },
            "hasVersions": !history.isEmpty, "isStale": visit.isStale,
            "groups": groups.map { title, keys in
                group(title, settings.filter { keys.contains($0.key) }, frame, refused: refusal)
            },
            "files": file.map { fileLine($0, frame) },
        ]
        if let refusal {
            model["problem"] = frame.problem(refusal, besideField: key(of: refusal) != nil)
        }
        return frame.page(
            "site", OperatorPages.heading("page.site.title", visit, frame), with: model)
    }

    /// What stands together, below a heading or the page's own.
    private static let groups: [(title: String?, keys: [SiteKey])] = [
        (nil, [.name, .signUp, .domains, .hotline]), ("page.operator.events", [.offerHours]),
        ("page.site.alerts", [.alertsEmail, .alertsNtfy, .alertsWebhook, .alertsBackups]),
    ]

    private static func group(
        _ title: String?, _ settings: [SiteSetting], _ frame: Frame, refused refusal: Refusal?
    ) -> [String: Any] {
        var group: [String: Any] = [
            "fields": settings.map { field($0, frame, refused: refusal) }
        ]
        group["groupTitle"] = title.map { frame.words.text(Message($0)) }
        return group
    }

    private static func field(
        _ setting: SiteSetting, _ frame: Frame, refused refusal: Refusal?
    ) -> [String: Any] {
        let (request, key) = (frame.request, setting.key)
        let name = key.rawValue
        let typed = request.typed(name)
        // A secret that was typed is not shown again, but that it was emptied is.
        let isShown = typed.map { $0.isEmpty || !key.isSecret } ?? true
        let value = isShown ? typed ?? setting.value : setting.value
        let isLost = request.wasDropped(name) || !isShown && typed != setting.value
        var field: [String: Any] = [
            "fieldName": name, "fieldLabel": frame.words.text(Message("page.site.\(key)")),
            "isLocked": setting.isLocked, "isPlain": !key.isName, "isLost": isLost,
            "fieldMost": key.isName ? "60" : "1000",
        ]
        if !value.isEmpty { field["fieldValue"] = value }
        let why = "page.site.\(key)Why"
        if frame.words.has(why) { field["fieldWhy"] = frame.words.text(Message(why)) }
        if let choices = key.choices {
            field["hasChoices"] = true
            field["choices"] = choices.map { choice -> [String: Any] in
                [
                    "choiceValue": choice, "isChosen": choice == value,
                    "choiceText": text(choice, of: key, frame),
                ]
            }
        }
        if let refusal, Self.key(of: refusal) == key {
            field["fieldProblem"] = frame.sentence(refusal)
        }
        let notes = [
            field["fieldWhy"] != nil ? "\(name)-h" : nil, setting.isLocked ? "\(name)-l" : nil,
            field["fieldProblem"] != nil ? "\(name)-p" : nil, isLost ? "\(name)-a" : nil,
        ].compactMap(\.self)
        field["described"] = notes.isEmpty ? nil : notes.joined(separator: " ")
        return field
    }

    private static func fileLine(_ setting: FileSetting, _ frame: Frame) -> [String: Any] {
        var line: [String: Any] = [
            "filePath": setting.path,
            "fileNote": frame.words(setting.isSet ? "site.locked" : "site.standard"),
        ]
        line["fileValue"] = setting.value
        return line
    }

    /// The setting that cannot be what was typed; nil where it is not that.
    private static func key(of refusal: Refusal) -> SiteKey? {
        SiteKey.allCases.first { refusal.message.key == "refusal.site.\($0)" }
    }

    private static func version(
        _ change: SiteChange, isLocked: Bool, _ frame: Frame
    ) -> [String: Any] {
        let author = change.author?.shownName ?? frame.words("page.announcements.nobody")
        var version: [String: Any] = [
            "versionName": frame.words.text(Message("page.site.\(change.key)")),
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
        guard key.choices?.contains(value) ?? false else { return value.harmless.oneLine }
        return key == .signUp
            ? frame.words("page.signUpChoice.\(value)") : frame.words("page.backupsChoice.\(value)")
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

extension SiteKey {
    /// Whether people read it, rather than machines.
    fileprivate var isName: Bool { self == .name || self == .hotline }

    /// What it may be, where that is one of a few words.
    fileprivate var choices: [String]? {
        switch self {
        case .signUp: Configuration.Site.SignUp.allCases.map(\.rawValue)
        case .alertsBackups: BackupMaker.allCases.map(\.rawValue)
        default: nil
        }
    }
}
