import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// All that is told of an event on its own page.
struct EventDetails {
    private let event: EventModel
    private let desks: Desks
    private var card: EventCard { event.card }
    private var frame: Frame { event.frame }
    private var words: Catalogue { frame.words }

    private static let mostNews = 20
    private static let mostClashes = 5

    init(_ event: EventModel, _ desks: Desks) {
        (self.event, self.desks) = (event, desks)
    }

    var model: [String: Any] {
        get throws {
            let items = try items
            let clashes = clashes(items)
            var model: [String: Any] = [
                "event": try eventModel(items), "clashes": clashes,
                "hasClashes": !clashes.isEmpty, "news": news, "hasNewsOfIt": !news.isEmpty,
            ]
            let about = card.event.plan.description?.harmless ?? ""
            model["about"] = about.contains { !$0.isWhitespace } ? about : nil
            return model
        }
    }

    private func eventModel(_ items: [AgendaItem]) throws -> [String: Any] {
        let rights = try desks.events.rights(over: card)
        var model: [String: Any] = [
            "eventID": card.event.name, "eventTitle": event.title, "eventAccent": event.accent,
            "eventStart": frame.timestamp(card.start.instant), "whenText": event.whenText,
            "isOff": event.isOff, "isEnded": card.state == .ended,
            "isMembersOnly": event.isMembersOnly, "isPrivate": card.event.password != nil,
            "isByInvitation": card.event.isByInvitation, "invitees": invitees,
            "hasInvitees": !card.invitees.isEmpty,
            "mayAlter": rights.mayAlter, "mayDelete": rights.mayDelete,
            "editAddress": "\(event.address)/edit", "cancelAddress": "\(event.address)/cancel",
            "deleteAddress": "\(event.address)/delete", "comesText": comesText,
        ]
        model["reportAddress"] =
            card.event.organiser?.id == desks.person.id
            ? nil : ReportPage.address(.event, card.event.name)
        model["eventRepeats"] = card.repetition.map { frame.words.text($0) }
        model["place"] = event.place
        model["doorAddress"] =
            rights.mayKeepDoor && event.isToCome ? DoorPage.address(card.event) : nil
        model["arrival"] = ArrivalPage.model(event)
        model["host"] = host
        model["membersText"] = event.isMembersOnly ? membersText : nil
        model["hashtag"] = hashtag
        model["press"] = event.press(next: event.address)
        model["queueText"] =
            card.waiting > 0
            ? words("told.events.queue", ["count": .number(card.waiting)]) : nil
        if let capacity = card.event.plan.capacity {
            model["places"] = ["most": "\(capacity)", "taken": "\(capacity - placesLeft)"]
        }
        if event.isOff { model["offReason"] = card.changes.last { $0.kind == .cancelled }?.reason }
        if let own = items.first(where: { $0.id.event == card.event.id }) {
            model["itemAddress"] = PageAddress.of(own.id)
        }
        return model
    }

    /// Who was asked to come, and what they answered.
    private var invitees: [[String: Any]] {
        card.invitees.map { invitee in
            var line = frame.line(invitee.person, as: "invitee")
            line["answerText"] = words("page.invite.\(invitee.answer.rawValue)")
            line["isComing"] = invitee.answer == .accepted
            return line
        }
    }

    private var placesLeft: Int { card.placesLeft ?? 0 }

    /// `28 of 40 places are taken, 12 are left`.
    private var comesText: String {
        guard let capacity = card.event.plan.capacity else {
            return event.placesText.beginningLarge
        }
        return words(
            "told.events.taken",
            [
                "count": .number(capacity - placesLeft), "most": .number(capacity),
                "left": .number(placesLeft),
            ])
    }

    /// `For members of Choir.`, as a fact.
    private var membersText: String {
        words("told.events.members", ["name": .text(event.host ?? "")])
    }

    /// A community, whose page it leads to, or somebody by themselves.
    private var host: [String: Any]? {
        guard let name = event.host else { return nil }
        var host: [String: Any] = ["hostName": name, "isPerson": card.event.communityID == nil]
        if let id = card.event.communityID { host["hostAddress"] = "/communities/\(id)" }
        return host
    }

    private var hashtag: [String: Any]? {
        card.event.plan.hashtag.map { hashtag in
            [
                "hashtagText": "\(hashtag)",
                "hashtagAddress": EventsQuery().with { $0.text = "\(hashtag)" }.address,
            ]
        }
    }

    // MARK: - At the same time

    /// What the person has while it lasts; nothing where it does not take place any more.
    private var items: [AgendaItem] {
        get throws {
            let (start, end) = (card.start.instant, card.end.instant)
            guard event.isToCome, end > start else { return [] }
            return try desks.calendar.agenda(AgendaQuery(window: start..<end)).forPeople
        }
    }

    private func clashes(_ items: [AgendaItem]) -> [[String: Any]] {
        items.filter {
            $0.id.event != card.event.id && $0.kind != .hydration && !$0.allDay && !$0.isFree
        }.prefix(Self.mostClashes).map { item in
            let (start, end) = (
                frame.zone.wall(at: item.start.instant), frame.zone.wall(at: item.end.instant)
            )
            return [
                "clashAddress": PageAddress.of(item.id),
                "clashName": ItemTitle.text(item, in: words),
                "clashText": words(
                    "told.when",
                    [
                        "day": .text(frame.day(start.date).beginningLarge),
                        "from": .text(frame.clock(start)), "to": .text(frame.clock(end)),
                    ]),
            ]
        }
    }

    // MARK: - News

    private var news: [[String: Any]] {
        card.changes.filter { $0.kind != .published }.suffix(Self.mostNews).reversed().map {
            change in
            var news: [String: Any] = [
                "newsTime": frame.timestamp(change.at), "newsTimeText": frame.moment(change.at),
                "newsKind": words("event.change.\(change.kind.rawValue)").beginningLarge,
            ]
            news.merge(change.said(in: frame)) { _, new in new }
            return news
        }
    }
}

extension EventChange {
    /// What an organiser said; nil for nothing.
    var reason: String? { kind == .cancelled ? Self.line(sentence.text) : nil }

    /// What is otherwise, in the person's words; what was kept before sentences were messages, which is
    /// English; and what an organiser wrote, in whatever language that is.
    func said(in frame: Frame) -> [String: Any] {
        guard let text = Self.line(sentence.told(in: frame.style)) else { return [:] }
        switch kind {
        case .published, .cancelled: return ["newsReason": text]
        case .changed: return [sentence.message == nil ? "newsEnglish" : "newsWords": text]
        }
    }

    private static func line(_ text: String) -> String? {
        text.isEmpty ? nil : text.harmless.oneLine
    }
}
