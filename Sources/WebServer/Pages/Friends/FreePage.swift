import Campus
import HTTPTypes
import Operations
import Recurrence
import Scheduling
import Words

/// When one and some friends are all free.
enum FreePage {
    static var routes: [PageRoute] { [.look("/free", page)] }

    /// What can be chosen, as `WrittenLength` reads it.
    private static let lengths = ["30m", "1h", "1h30", "2h", "3h", "4h"]

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .friends)
        let wish = FreeWish(visit.request, today: frame.today)
        let sharings = try visit.desks.freeTime.sharings()
        let (sharing, shut) = (sharings.filter(\.sharesBusy), sharings.filter { !$0.sharesBusy })
        var model: [String: Any] = [
            "picks": sharing.map { pick($0, for: wish) }, "hasPicks": !sharing.isEmpty,
            "hasFriends": !sharings.isEmpty, "hasShut": !shut.isEmpty,
            "shut": shut.map { FriendSharingModel($0, frame, next: "/free").model },
            "lengths": choices(wish, frame),
            "fromDate": wish.from, "toDate": wish.to, "isSought": !wish.handles.isEmpty,
        ]
        var problem: Refusal?
        if !wish.handles.isEmpty {
            do throws(Refusal) {
                let gaps = try gaps(wish, visit)
                let friends = sharings.map(\.person).filter(wish.has)
                let list = FreeGapList(frame: frame, wish: wish, friends: friends)
                model.merge(try list.model(gaps)) { _, new in new }
            } catch {
                // What is wrong with the wish; how it stands with the server is an error's page.
                guard [.invalid, .forbidden].contains(error.reason) else { throw error }
                problem = error
            }
        }
        if let problem { model["problem"] = frame.problem(problem) }
        let heading = Heading(
            frame.words("page.frame.friends"), window: frame.words("page.free.title"),
            back: ("/friends", frame.words("page.title.back")), isSheet: true)
        var reply = frame.page("free", heading, with: model)
        if problem != nil { reply.status = .unprocessableContent }
        return reply
    }

    private static func gaps(
        _ wish: FreeWish, _ visit: Visit
    ) throws(Refusal) -> [CommonGap] {
        // As many calendars are read as friends are chosen.
        try visit.request.limits.costly(
            of: visit.desks.person.handle.text, at: visit.request.now)
        return try visit.desks.freeTime.common(wish.meeting)
    }

    private static func pick(
        _ sharing: FriendSharing, for wish: FreeWish
    ) -> [String: Any] {
        [
            "pickHandle": sharing.person.handle.text, "pickName": sharing.person.shownName,
            "isPicked": wish.has(sharing.person),
        ]
    }

    private static func choices(_ wish: FreeWish, _ frame: Frame) -> [[String: Any]] {
        // What an address asks for need not be among what is offered.
        let offered = lengths.contains(wish.length) ? lengths : lengths + [wish.length]
        return offered.map { value in
            let seconds = try? FreeTimeDesk.seconds(in: value)
            return [
                "lengthValue": value, "lengthText": seconds.map(frame.days.spoken) ?? value,
                "isChosenLength": value == wish.length,
            ]
        }
    }
}
