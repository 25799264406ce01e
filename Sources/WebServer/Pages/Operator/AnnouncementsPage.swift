import Campus
import Operations
import Recurrence
import Words

/// Notices that staff and operators put on everybody's Today.
enum AnnouncementsPage {
    private static let address = "/operator/announcements"

    static var routes: [PageRoute] {
        [.look(address) { try page($0) }, .form(address, add, refused: page)] + ending.routes
    }

    /// - Parameter refusal: why the form did nothing; nil where nobody tried.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let all = try visit.desks.announcements.list()
        let today = frame.request.site.zone.wall(at: frame.request.now).date
        let (standing, over) = (
            all.filter { $0.stands(on: today) }, all.filter { !$0.stands(on: today) }
        )
        var model: [String: Any] = [
            "standing": standing.map { line($0, visit, frame) }, "hasStanding": !standing.isEmpty,
            "over": over.map { line($0, visit, frame) }, "hasOver": !over.isEmpty,
            "form": form(today, frame, refused: refusal),
        ]
        if let refusal {
            model["problem"] = frame.problem(refusal, besideField: field(of: refusal) != nil)
        }
        return frame.page(
            "announcements", OperatorPages.heading("page.announcements.title", visit, frame),
            with: model)
    }

    private static func line(
        _ announcement: Announcement, _ visit: Visit, _ frame: Frame
    ) -> [String: Any] {
        var line: [String: Any] = [
            "lineText": announcement.text.harmless.oneLine, "lineNote": note(announcement, frame),
        ]
        if visit.desks.announcements.mayEnd(announcement) {
            line["endAddress"] = "\(address)/\(announcement.id)/delete"
        }
        return line
    }

    /// `Ada Byron, Mon 23 Nov 10:12, until Fri 4 Dec`.
    private static func note(_ announcement: Announcement, _ frame: Frame) -> String {
        let author =
            announcement.author?.shownName ?? frame.words("page.announcements.nobody")
        var arguments: [String: Message.Argument] = [
            "author": .text(author), "time": .text(frame.moment(announcement.at)),
        ]
        if let ended = announcement.ended {
            arguments["end"] = .text(frame.moment(ended))
            return frame.words("told.announcement.ended", arguments)
        }
        arguments["day"] = .text(frame.day(announcement.lastDay))
        return frame.words("told.announcement", arguments)
    }

    // MARK: - The form

    private static func form(
        _ today: CivilDate, _ frame: Frame, refused refusal: Refusal?
    ) -> [String: Any] {
        let request = frame.request
        var form: [String: Any] = [
            "until": refusal == nil ? "\(today)" : request["until"] ?? "\(today)",
            "firstDay": "\(today)",
            "lastDay": "\(today.adding(days: AnnouncementDesk.mostDays))",
        ]
        if refusal != nil, let text = request.filled("text") { form["text"] = text }
        if let refusal, let field = field(of: refusal) {
            form["\(field)Problem"] = frame.sentence(refusal)
        }
        return form
    }

    /// The field that is to be mended; nil for none.
    private static func field(of refusal: Refusal) -> String? {
        switch refusal.message.key {
        case "refusal.text.empty", "refusal.text.long": "text"
        case "refusal.announcement.day": "until"
        default: nil
        }
    }

    private static func add(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let made = try visit.desks.announcements.add(
            visit.request["text"] ?? "", until: visit.request["until"] ?? "")
        return FormOutcome(frame.said("told.did.announced", made.text), next: address)
    }

    private static let ending = Removal<Announcement>(
        path: address, page: address, isReversible: true
    ) { id, desks in
        try desks.announcements.list().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.announcement.unknown", with: ["id": .text(id)]))
    } name: {
        $0.text
    } question: { announcement, frame in
        (
            frame.words("page.announcements.question"),
            [announcement.text.harmless.oneLine, frame.words("page.announcements.effect")]
        )
    } remove: { announcement, desks in
        _ = try desks.announcements.end(announcement.id)
    }
}
