import Campus
import Credentials
import Foundation
import Recurrence
import Storage
import TestSupport
import Testing

@testable import Operations

@Suite("Joining events", .serialized)
struct AttendanceTests {
    /// A chess club with ann, ben (its organiser), cat and dan, and an event for so many.
    static func home(
        capacity: Int? = nil, start: String = "2026-10-12 18:00"
    ) throws -> (home: TestHome, event: String) {
        let home = try CommunityTests.home()
        for handle in ["ann", "cat", "dan"] { _ = try home.as(handle).communities.join("Chess") }
        var draft = CommunityTests.draft("Night", start)
        draft.capacity = capacity
        return (home, try home.as("ben").events.publish(draft, in: "Chess").event.name)
    }

    static func mine(
        _ home: TestHome, _ handle: String, _ event: String, now: String? = nil
    ) throws -> Attendance? {
        try home.as(handle, now: now).events.show(event).mine
    }

    @Test("joining and dropping undo each other")
    func undoing() throws {
        let (home, event) = try Self.home(capacity: 2)
        for _ in 0..<2 {
            let joined = try home.as("ann").events.join(event)
            #expect(joined.mine?.state == .joined && joined.joined == 1)
            #expect(reason { _ = try home.as("ann").events.join(event) } == .conflict)
            let dropped = try home.as("ann").events.drop(event)
            #expect(dropped.mine == nil && dropped.joined == 0 && dropped.state == .open)
            #expect(reason { _ = try home.as("ann").events.drop(event) } == .conflict)
        }
    }

    @Test("of twelve who join at once as many do as there are places")
    func race() async throws {
        let (home, event) = try Self.home(capacity: 3)
        let handles = (1...12).map { "racer\($0)" }
        let desks = try handles.map { handle in
            let desks = try home.as(handle)
            _ = try desks.communities.join("Chess")
            return desks
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for desks in desks { group.addTask { _ = try desks.events.join(event) } }
            try await group.waitForAll()
        }
        let states = try handles.compactMap { try Self.mine(home, $0, event)?.state }
        #expect(states.filter { $0 == .joined }.count == 3)
        #expect(states.filter { $0 == .waiting }.count == 9)
        #expect(try home.as("ben").events.show(event).joined == 3)
    }

    @Test("only members join a community's events")
    func members() throws {
        let (home, event) = try Self.home()
        for handle in ["eve", "op"] {
            let refused = failure { _ = try home.as(handle).events.join(event) }
            #expect(refused?.reason == .forbidden)
            #expect(
                refused?.sentence
                    == "Unable to join member exclusive community events. "
                    + "Please join the community first!")
        }
        _ = try home.as("eve").communities.join("Chess")
        #expect(try home.as("eve").events.join(event).mine?.state == .joined)
    }

    @Test("what is over is neither joined nor dropped, what is under way is")
    func over() throws {
        let (home, event) = try Self.home()
        _ = try home.as("ann").events.join(event)
        let during = "2026-10-12T18:59:59+01:00"
        let after = "2026-10-12T19:00:00+01:00"
        #expect(try home.as("cat", now: during).events.join(event).mine?.state == .joined)
        let ann = try home.as("ann", now: after)
        for refused in [
            failure { _ = try ann.events.drop(event) }, failure { _ = try ann.events.join(event) },
        ] {
            #expect(refused?.sentence == "event has already ended" && refused?.reason == .over)
        }
        let refused = failure { _ = try home.as("dan", now: after).events.join(event) }
        #expect(refused?.sentence == "event has already ended")
        #expect(try Self.mine(home, "ann", event, now: after)?.state == .joined)
    }

    @Test("a cancelled event is not joined, but can be dropped")
    func cancelled() throws {
        let (home, event) = try Self.home()
        _ = try home.as("ann").events.join(event)
        _ = try home.as("ben").events.cancel(event, reason: nil)
        #expect(reason { _ = try home.as("cat").events.join(event) } == .over)
        #expect(try home.as("ann").events.list(EventSelection()).map(\.state) == [.cancelled])
        #expect(try home.as("cat").events.list(EventSelection()).isEmpty)
        #expect(try home.as("ann").events.drop(event).mine == nil)
    }

    @Test("full means the waiting list, in order, and nobody is kept from leaving")
    func waiting() throws {
        let (home, event) = try Self.home(capacity: 1)
        #expect(try home.as("ann").events.join(event).state == .full)
        let second = try home.as("cat").events.join(event)
        #expect(second.mine?.state == .waiting && second.mine?.position == 1)
        #expect(second.joined == 1 && second.waiting == 1 && second.state == .full)
        #expect(try home.as("dan").events.join(event).mine?.position == 2)
        #expect(try home.as("ben").events.join(event).mine?.position == 3)
        #expect(reason { _ = try home.as("cat").events.join(event) } == .conflict)
        _ = try home.as("dan").events.drop(event)
        #expect(try Self.mine(home, "ben", event)?.position == 2)
        #expect(try home.as("dan").events.join(event).mine?.position == 3)
        #expect(try home.as("ann").events.drop(event).mine == nil)
    }

    @Test("a place that frees up is kept for the first, who takes it, refuses it or lets it go")
    func offers() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan", "ben"] { _ = try home.as(handle).events.join(event) }
        _ = try home.as("ann").events.drop(event)
        let offer = try Self.mine(home, "cat", event)
        #expect(offer?.state == .offered && offer?.position == nil)
        #expect(
            offer?.offeredUntil == Timestamp.instant("2026-10-06T08:00:00+01:00"))
        let news = try home.as("cat").news()
        #expect(news.map(\.kind) == [.offered] && news[0].until == offer?.offeredUntil)
        // It is nobody else's: not whom it was taken from, not the next one's.
        #expect(try home.as("ann").events.join(event).mine?.position == 3)
        #expect(try Self.mine(home, "dan", event)?.position == 1)
        // Refused, it goes to the next at once.
        _ = try home.as("cat").events.drop(event)
        #expect(try Self.mine(home, "dan", event)?.state == .offered)
        // Let go, to the one after.
        let justBefore = "2026-10-06T07:59:59+01:00"
        let day = "2026-10-06T08:00:00+01:00"
        #expect(try Self.mine(home, "dan", event, now: justBefore)?.state == .offered)
        try home.as("op", now: day).events.settleOffers()
        #expect(try Self.mine(home, "ben", event, now: day)?.state == .offered)
        #expect(try Self.mine(home, "dan", event, now: day) == nil)
        #expect(try home.as("dan", now: day).news().map(\.kind) == [.offered, .lapsed])
        #expect(try home.as("ben", now: day).events.join(event).mine?.state == .joined)
        #expect(try Self.mine(home, "ann", event, now: day)?.position == 1)
    }

    @Test("an offer that ran out is gone even when it is the first thing asked for")
    func lateJoin() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan"] { _ = try home.as(handle).events.join(event) }
        _ = try home.as("ann").events.drop(event)
        let late = try home.as("cat", now: "2026-10-06T08:00:00+01:00").events.join(event)
        #expect(late.mine?.position == 1)
        #expect(try Self.mine(home, "dan", event)?.state == .offered)
    }

    @Test("near the event an offer is kept for less, and for as long as the configuration says")
    func shortOffers() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan"] { _ = try home.as(handle).events.join(event) }
        let near = "2026-10-12T16:00:00+01:00"
        _ = try home.as("ann", now: near).events.drop(event)
        #expect(
            try Self.mine(home, "cat", event, now: near)?.offeredUntil
                == Timestamp.instant("2026-10-12T17:00:00+01:00"))
        try home.configure("events: {offerHours: 2}\n")
        _ = try home.as("cat").events.drop(event)
        #expect(
            try Self.mine(home, "dan", event)?.offeredUntil
                == Timestamp.instant("2026-10-05T10:00:00+01:00"))
    }

    @Test("an offer is kept for as long as operators say where the configuration does not")
    func setOffers() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat"] { _ = try home.as(handle).events.join(event) }
        _ = try home.as("op").site.set(["events.offerHours": "3"])
        _ = try home.as("ann").events.drop(event)
        #expect(
            try Self.mine(home, "cat", event)?.offeredUntil
                == Timestamp.instant("2026-10-05T11:00:00+01:00"))
    }

    @Test("more places are offered at once; fewer put nobody out")
    func capacity() throws {
        let (home, event) = try Self.home(capacity: 2)
        for handle in ["ann", "cat", "dan", "ben"] { _ = try home.as(handle).events.join(event) }
        var edit = EventDraft()
        edit.capacity = 1
        #expect(try home.as("ben").events.edit(event, edit).joined == 2)
        _ = try home.as("ann").events.drop(event)
        #expect(try Self.mine(home, "dan", event)?.state == .waiting)
        edit.capacity = 0
        let open = try home.as("ben").events.edit(event, edit)
        #expect(open.waiting == 0 && open.mine?.state == .offered && open.state == .open)
        #expect(try Self.mine(home, "dan", event)?.state == .offered)
    }

    static func limit(_ home: TestHome, _ event: String, to capacity: Int) throws {
        var edit = EventDraft()
        edit.capacity = capacity
        _ = try home.as("ben").events.edit(event, edit)
    }

    @Test("fewer places take back what is offered beyond them, and nobody loses their turn")
    func withdrawal() throws {
        let (home, event) = try Self.home(capacity: 2)
        for handle in ["ann", "cat", "dan", "ben"] { _ = try home.as(handle).events.join(event) }
        _ = try home.as("cat").events.drop(event)
        try Self.limit(home, event, to: 1)
        let dan = try Self.mine(home, "dan", event)
        #expect(dan?.state == .waiting && dan?.position == 1 && dan?.offeredUntil == nil)
        #expect(try Self.mine(home, "ben", event)?.position == 2)
        #expect(reason { _ = try home.as("dan").events.join(event) } == .conflict)
        #expect(try home.as("ann").events.show(event).joined == 1)
        try Self.limit(home, event, to: 2)
        #expect(try Self.mine(home, "dan", event)?.state == .offered)
    }

    @Test("of several offers those of the last in the queue are taken back")
    func withdrawalOrder() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan", "ben"] { _ = try home.as(handle).events.join(event) }
        try Self.limit(home, event, to: 0)
        #expect(try Self.mine(home, "ben", event)?.state == .offered)
        try Self.limit(home, event, to: 2)
        #expect(try Self.mine(home, "cat", event)?.state == .offered)
        #expect(try Self.mine(home, "dan", event)?.position == 1)
        #expect(try Self.mine(home, "ben", event)?.position == 2)
        try Self.limit(home, event, to: 1)
        #expect(try Self.mine(home, "cat", event)?.position == 1)
        #expect(try Self.mine(home, "dan", event)?.position == 2)
        #expect(try home.as("ann").events.show(event).joined == 1)
    }

    @Test("an offer beyond the places is not taken, whoever made it: they wait again")
    func offerBeyondPlaces() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan"] { _ = try home.as(handle).events.join(event) }
        let op = try home.as("op")
        // As versions wrote it that forgot the place in the queue.
        try op.acting(reaching: .seen) { transaction, actor in
            let known = try op.events.event(named: event, for: actor, in: transaction)
            let cat = try transaction.person(named: "cat", orSelf: actor)
            try transaction.join(known, by: cat, at: op.now)
            try transaction.offer(known, to: cat, until: op.now.adding(seconds: 3_600))
        }
        let card = try home.as("cat").events.join(event)
        #expect(card.mine?.state == .waiting && card.mine?.position == 1 && card.joined == 1)
        #expect(try Self.mine(home, "dan", event)?.position == 2)
    }

    @Test("a place is not offered to the suspended, who keep their turn")
    func suspendedWaiting() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan"] { _ = try home.as(handle).events.join(event) }
        _ = try home.as("op").people.suspend("cat")
        _ = try home.as("ann").events.drop(event)
        #expect(try Self.mine(home, "dan", event)?.state == .offered)
        #expect(try Self.mine(home, "cat", event)?.position == 1)
        _ = try home.as("dan").events.drop(event)
        #expect(try Self.mine(home, "cat", event)?.state == .waiting)
        _ = try home.as("op").people.restore("cat")
        #expect(try Self.mine(home, "cat", event)?.state == .offered)
    }

    @Test("what is offered to somebody who is then suspended goes to the next")
    func suspendedOffered() throws {
        let (home, event) = try Self.home(capacity: 1)
        for handle in ["ann", "cat", "dan"] { _ = try home.as(handle).events.join(event) }
        _ = try home.as("ann").events.drop(event)
        _ = try home.as("op").people.suspend("cat")
        #expect(try Self.mine(home, "dan", event)?.state == .offered)
        #expect(try Self.mine(home, "cat", event)?.state == .waiting)
        #expect(try home.as("dan").events.join(event).joined == 1)
    }

    @Test("a private event takes its password, and is seen by those who are in")
    func passwords() throws {
        let (home, _) = try Self.home()
        var draft = CommunityTests.draft("Secret", "2026-10-12 18:00")
        draft.password = .words("open sesame")
        let event = try home.as("ann").events.publish(draft, in: nil).event.name
        #expect(try !home.holds("open sesame"))
        #expect(try home.holds("$scrypt$ln=15,r=8,p=3$"))
        #expect(reason { _ = try home.as("cat").events.show(event) } == .missing)
        #expect(try home.as("cat").events.list(EventSelection()).count == 1)
        // Nobody learns which numbers there are.
        func told(_ name: String, _ act: () throws -> Void) -> String? {
            let refused = failure(of: act)
            #expect(refused?.reason == .missing)
            return refused?.sentence.replacingOccurrences(of: name, with: "NAME")
        }
        for password in [nil, "x"] {
            #expect(
                told(event) { _ = try home.as("cat").events.join(event, password: password) }
                    == told("e999") {
                        _ = try home.as("cat").events.join("e999", password: password)
                    }
            )
        }
        let shown = told(event) { _ = try home.as("cat").events.show(event) }
        #expect(shown == told("e999") { _ = try home.as("cat").events.show("e999") })
        #expect(shown == told(event) { _ = try home.as("cat").events.join(event) })
        #expect(shown?.contains("--password-file") ?? false)
        #expect(
            try home.as("cat").events.join(event, password: "open sesame").mine?.state == .joined)
        #expect(try home.as("cat").events.show(event).event.plan.title == "Secret")
        // Whoever manages it needs none.
        #expect(try home.as("ann").events.join(event).mine?.state == .joined)
        var edit = EventDraft()
        edit.password = EventPassword.open
        edit.hashtag = "open"
        _ = try home.as("ann").events.edit(event, edit)
        #expect(try home.as("dan").events.join(event).mine?.state == .joined)
    }

    /// A private event of op's, whose password `open sesame` is hashed at a cost that many tries
    /// in a debug build can bear.
    static func locked(
        _ hashtag: String, _ community: String?, _ home: TestHome
    ) throws -> String {
        let op = try home.as("op")
        var draft = CommunityTests.draft("Secret", "2026-10-12 18:00")
        draft.hashtag = hashtag
        let name = try op.events.publish(draft, in: community).event.name
        let cost = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
        let hash = try PasswordHash(of: "open sesame", cost: cost)
        try op.acting(reaching: .seen) { transaction, actor in
            let event = try op.events.event(named: name, for: actor, in: transaction)
            try transaction.save(event.plan, password: hash.text, of: event)
        }
        return name
    }

    @Test("what nobody may see is unread by nobody")
    func unreadPrivate() throws {
        let (home, _) = try Self.home()
        var draft = CommunityTests.draft("Secret", "2026-10-12 18:00")
        draft.password = .words("open sesame")
        _ = try home.as("ben").events.publish(draft, in: "Chess")
        #expect(try home.as("cat").communities.list()[0].unread == 1)
    }

    @Test("five tries in an hour, for each person and event")
    func tries() throws {
        let (home, _) = try Self.home()
        let event = try Self.locked("one", nil, home)
        let other = try Self.locked("two", nil, home)
        for _ in 0..<5 {
            #expect(
                failure { _ = try home.as("cat").events.join(event, password: "x") }?.sentence
                    == EventDesk.noEvent(event, hasPassword: true).sentence)
        }
        let tooMany = failure { _ = try home.as("cat").events.join(event, password: "open sesame") }
        #expect(tooMany?.reason == .missing)
        #expect(tooMany?.sentence.contains("wait an hour") ?? false)
        #expect(try home.as("dan").events.join(event, password: "open sesame").joined == 1)
        #expect(try home.as("cat").events.join(other, password: "open sesame").joined == 1)
        let soon = try home.as("cat", now: "2026-10-05T08:59:59+01:00")
        #expect(reason { _ = try soon.events.join(event, password: "open sesame") } == .missing)
        let later = try home.as("cat", now: "2026-10-05T09:00:00+01:00")
        #expect(try later.events.join(event, password: "open sesame").joined == 2)
    }

    @Test("strangers do not try a community's passwords")
    func strangers() throws {
        let (home, _) = try Self.home()
        let event = try Self.locked("one", "Chess", home)
        let refused = failure { _ = try home.as("eve").events.join(event, password: "open sesame") }
        #expect(refused?.reason == .missing)
        #expect(refused?.sentence.contains("join its community first") ?? false)
    }
}
