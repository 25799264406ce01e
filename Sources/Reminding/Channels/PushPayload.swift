import Campus
import Foundation
import Words

/// What a push says: a declarative message, which browsers that know them show by themselves, and for
/// our worker what it needs to answer.
struct PushPayload: Encodable {
    /// Shown by the browser; `navigate` is where a tap leads.
    struct Notification: Encodable {
        var title: String
        var body: String
        var navigate: String
        /// A later one with the same tag takes its place.
        var tag: String
        var lang: String
        var dir = "auto"
        /// What can be done about it where it is shown; nil for nothing.
        var actions: [Action]?
    }

    /// A button on a notice; `navigate` is where it leads in a browser that runs no worker.
    struct Action: Encodable {
        var action: NoticeAction
        var title: String
        var navigate: String
    }

    /// For the worker: which reminder it is, and what can be done about it.
    struct Details: Encodable {
        var key: String
        var reminder: String?
        var kind: String?
        var attempt: Int
        var actions: [NoticeAction]
    }

    /// The magic number of declarative messages.
    private let webPush = 8_030
    var notification: Notification
    /// The worker sees it before it is shown, and says that it has it.
    private let mutable = true
    var belltower: Details

    private enum CodingKeys: String, CodingKey {
        case webPush = "web_push"
        case notification, mutable, belltower
    }

    /// - Parameter site: without a slash at its end.
    init(_ notice: Notice, site: String) {
        let (content, reminder) = (notice.content, notice.reminder)
        notification = Notification(
            title: content.title.harmless.oneLine, body: content.body.harmless,
            navigate: site + Self.path(of: reminder), tag: notice.key,
            lang: content.languageTag)
        let actions = reminder.kind == .digest ? [] : NoticeAction.allCases
        if !actions.isEmpty {
            let words = Catalogue.of(content.language)
            notification.actions = actions.map {
                Action(
                    action: $0, title: words("push.act.\($0.rawValue)"),
                    navigate: site + "/reminders")
            }
        }
        belltower = Details(
            key: notice.key, reminder: reminder.id, kind: reminder.kind.rawValue,
            attempt: notice.attempt, actions: actions)
    }

    /// One that tries whether a device is reached.
    init(trying key: String, title: String, body: String, language: String, site: String) {
        notification = Notification(
            title: title, body: body, navigate: site + "/bell", tag: key, lang: language)
        belltower = Details(key: key, reminder: nil, kind: nil, attempt: 1, actions: [])
    }

    /// The page that a tap leads to: of the class, else where what is told stands.
    private static func path(of reminder: Reminder) -> String {
        if let id = reminder.item?.id { return "/item/\(id)" }
        return switch reminder.subject {
        case .item(let id): "/item/\(id)"
        case .change, .changes: "/sources#changes"
        case .digest, .friend, .news: "/"
        case .summary: "/bell"
        }
    }

    /// The document in no more than so many bytes: the body is cut between characters, and if need
    /// be the title.
    func bytes(atMost limit: Int) throws -> [UInt8] {
        let whole = try encoded()
        guard whole.count > limit else { return whole }
        let bare = try cut(\.body, to: limit)
        return try bare.encoded().count <= limit
            ? bare.encoded() : bare.cut(\.title, to: limit).encoded()
    }

    private func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Array(encoder.encode(self))
    }

    /// The longest beginning of a text with which all has room; nothing of it where it has none.
    private func cut(
        _ text: WritableKeyPath<Notification, String>, to limit: Int
    ) throws -> PushPayload {
        let characters = Array(notification[keyPath: text])
        var shorter = self
        var (fits, breaks) = (0, characters.count)
        while breaks - fits > 1 {
            let middle = (fits + breaks) / 2
            shorter.notification[keyPath: text] = String(characters[..<middle]) + "…"
            if try shorter.encoded().count <= limit { fits = middle } else { breaks = middle }
        }
        shorter.notification[keyPath: text] =
            fits == 0 ? "" : String(characters[..<fits]) + "…"
        return shorter
    }
}

extension NoticeAction: Encodable {}
