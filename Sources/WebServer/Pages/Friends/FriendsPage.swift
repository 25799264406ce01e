import Campus
import Foundation
import Operations
import Words

/// Friends: who asks, who is free now, who there is; asking somebody; who is blocked.
enum FriendsPage {
    static var routes: [PageRoute] {
        [
            .look("/friends") { try page($0) },
            .form("/friends", ask, refused: page),
            .form("/friends/withdraw", withdraw, refused: page),
            .form("/friends/sharing", share, refused: page),
        ]
    }

    /// So many are listed before a link leads to the rest.
    private static let mostFriends = 100
    private static let mostFound = 20

    /// - Parameter refusal: what is wrong with a form of the page; nil where nothing is.
    static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .friends)
        let list = try visit.desks.friends.list()
        var model: [String: Any] = [
            "requests": list.received.map { frame.line($0, as: "asker") },
            "hasRequests": !list.received.isEmpty,
            "sent": list.sent.map { sent($0, frame) }, "hasSent": !list.sent.isEmpty,
            "blocked": list.blocked.map { frame.line($0, as: "blocked") },
            "hasBlocked": !list.blocked.isEmpty,
            "wishes": list.sharing.map { wish($0, frame) }, "hasWishes": !list.sharing.isEmpty,
        ]
        model.merge(friends(list, frame)) { _, new in new }
        model.merge(try freeNow(visit.desks, frame)) { _, new in new }
        let invitations = try visit.desks.events.invitations()
        model["hasInvitations"] = !invitations.isEmpty
        model["events"] = invitations.map {
            EventModel($0, frame, among: []).row(next: "/friends")
        }
        model.merge(try find(visit, frame)) { _, new in new }
        model["ask"] = ask(frame, refused: refusal)
        if let refusal, visit.request.path != "/friends" {
            model["problem"] = frame.problem(refusal)
        }
        let heading = Heading(
            frame.words("page.frame.friends"), window: model["foundText"] as? String)
        return frame.page("friends", heading, with: model)
    }

    private static func sent(_ asked: FriendList.Asked, _ frame: Frame) -> [String: Any] {
        switch asked {
        case .person(let person):
            var line = frame.line(person, as: "sent")
            line["sentTo"] = person.handle.text
            return line
        case .address(let text): return ["sentName": text, "sentTo": text]
        }
    }

    /// A friend who asks to see when one is free.
    private static func wish(_ friend: Person, _ frame: Frame) -> [String: Any] {
        var line = frame.line(friend, as: "wish")
        line["wishText"] = frame.words("told.sharing.wish", ["name": .text(friend.shownName)])
        return line
    }

    private static func friends(_ list: FriendList, _ frame: Frame) -> [String: Any] {
        let friends = list.friends
        let isAll = frame.request.query("all") != nil
        let shown = isAll ? friends[...] : friends.prefix(mostFriends)
        return [
            "friends": shown.map { friend in
                var line = frame.line(friend, as: "friend")
                line["friendNote"] = list.since[friend.id].map {
                    frame.words("told.friends.since", ["when": .text(frame.sinceDay($0))])
                }
                return line
            },
            "hasFriends": !friends.isEmpty, "hasMore": shown.count < friends.count,
        ]
    }

    private static func freeNow(_ desks: Desks, _ frame: Frame) throws -> [String: Any] {
        let free = try desks.freeTime.freeNow()
        return [
            "isSharing": try desks.freeTime.isShared(), "hasFree": !free.isEmpty,
            "freeNow": FreeNowList(frame: frame).rows(free),
        ]
    }

    // MARK: - Asking somebody

    /// Who is called as was searched for.
    private static func find(_ visit: Visit, _ frame: Frame) throws -> [String: Any] {
        let text = String((visit.request.query("q") ?? "").trimming.prefix(200))
        guard !text.isEmpty else { return [:] }
        // Everybody here is looked through.
        try visit.request.limits.costly(
            of: visit.desks.person.handle.text, at: visit.request.now)
        let found = try visit.desks.friends.find(text)
        let shown = found.prefix(mostFound).map { candidate in
            var line = frame.line(candidate.person, as: "found")
            let handle = candidate.person.handle
            switch candidate.standing {
            case .stranger: line["askAddress"] = "/people/\(handle)/request"
            case .asking: line["answerAddress"] = "/people/\(handle)/accept"
            case .friend, .asked, .blocked:
                line["foundNote"] = frame.words("page.friends.\(candidate.standing.rawValue)")
            }
            return line
        }
        return [
            "sought": text, "found": Array(shown), "isSought": true, "hasNone": found.isEmpty,
            "hasTooMany": found.count > mostFound,
            "foundText": frame.found(
                shown.count, of: text, isMore: found.count > mostFound),
        ]
    }

    /// What was typed, and what is wrong with it.
    private static func ask(_ frame: Frame, refused refusal: Refusal?) -> [String: Any]? {
        guard let refusal, frame.request.path == "/friends" else { return nil }
        var model: [String: Any] = ["askProblem": frame.sentence(refusal)]
        model["askedTo"] = frame.request.filled("to")
        return model
    }

    private static func ask(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .friends)
        let to = String((visit.request["to"] ?? "").trimming)
        guard !to.isEmpty else {
            throw Refusal(.invalid, "refusal.field.missing", with: ["field": "to"])
        }
        let answer = try visit.desks.friends.request(to)
        let text = frame.words(
            "friend.done.\(answer.rawValue)", ["person": .text(to.harmless.oneLine)])
        return FormOutcome(Flash(text.asSentence), next: "/friends")
    }

    private static func withdraw(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .friends)
        let to = visit.request["to"] ?? ""
        try visit.desks.friends.remove(to)
        return FormOutcome(frame.said("told.did.withdrawn", to), next: "/friends")
    }

    // MARK: - What others see

    private static func share(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .friends)
        let wished = visit.request["share"] ?? ""
        let name = SettingKey<BusySharing>.shareBusy.name
        _ = try visit.desks.settings.set(name, wished)
        let isShared = try visit.desks.freeTime.isShared()
        return FormOutcome(
            Flash(frame.words(isShared ? "page.free.shared" : "page.free.unshared")),
            next: visit.request.next(else: "/friends"))
    }
}
