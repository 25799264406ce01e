import Campus
import Foundation
import Recurrence
import Scheduling
import Storage
import TestSupport
import Testing
import Words

@testable import Operations

/// Kim's friends are ann and ben; eve is nobody's.
@Suite("Events to which friends are invited", .serialized)
struct InvitationTests {
    static func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["kim", "ann", "ben", "eve"] { _ = try home.as(handle) }
        for handle in ["ann", "ben"] {
            _ = try home.as("kim").friends.request(handle)
            try home.as(handle).friends.accept("kim")
        }
        return home
    }

    private static func draft() -> EventDraft {
        CommunityTests.draft("Study", "2026-10-06 14:00")
    }

    static func invite(_ home: TestHome, _ guests: [String] = ["ann", "ben"]) throws
        -> String
    {
        try home.as("kim").events.publish(draft(), in: nil, inviting: guests).event.name
    }

    private static func answers(_ home: TestHome, _ handle: String, _ event: String) throws
        -> [String]
    {
        try home.as(handle).events.show(event).invitees.map {
            "\($0.person.handle) \($0.answer.rawValue)"
        }
    }

    /// What kim is told of who answered; that they became friends is news too.
    private static func answersTold(_ home: TestHome) throws -> [News] {
        try home.as("kim").news().filter { $0.kind != .befriended }
    }

    @Test("those who are asked are told and see it, and nobody else, not even an operator")
    func reach() throws {
        let home = try Self.home()
        let event = try Self.invite(home)
        #expect(try home.as("kim").events.show(event).mine?.state == .joined)
        for handle in ["ann", "ben"] {
            let desks = try home.as(handle)
            #expect(try desks.events.list(EventSelection()).map(\.mine?.state) == [.invited])
            #expect(try desks.events.invitations().count == 1 && desks.friends.isAsked())
            let news = try desks.news()
            #expect(news.map(\.kind) == [.invited] && news.first?.author?.text == "kim")
            #expect(news.first?.until == Timestamp.instant("2026-10-06T14:00:00+01:00"))
        }
        for handle in ["eve", "op"] {
            let desks = try home.as(handle)
            #expect(try desks.events.list(EventSelection()).isEmpty)
            for refused in [
                failure { _ = try desks.events.show(event) },
                failure { _ = try desks.events.join(event) },
                failure { _ = try desks.events.drop(event) },
                failure { _ = try desks.events.cancel(event, reason: nil) },
                failure { try desks.events.remove(event) },
                failure { _ = try desks.events.door(event) },
                failure { _ = try desks.events.checkIn(event, code: "123456") },
            ] {
                #expect(refused == EventDesk.noEvent(event), "\(handle)")
            }
            #expect(
                failure { _ = try desks.events.join(event, password: "a password") }
                    == EventDesk.noEvent(event, hasPassword: true))
        }
    }

    @Test("accepting puts it into the calendar; who comes, all who were asked see")
    func accepting() throws {
        let home = try Self.home()
        let event = try Self.invite(home)
        #expect(try home.as("ann").events.join(event).mine?.state == .joined)
        let news = try Self.answersTold(home)
        #expect(news.map(\.kind) == [.accepted] && news.first?.author?.text == "ann")
        let day = try home.as("ann").calendar.window(.day, date: "2026-10-06", from: nil, to: nil)
        let agenda = try home.as("ann").calendar.agenda(AgendaQuery(window: day))
        #expect(agenda.map(\.summary) == ["Study"])
        #expect(try Self.answers(home, "kim", event) == ["ann accepted", "ben none"])
        #expect(try Self.answers(home, "ben", event) == ["ann accepted"])
        #expect(try home.as("ann").events.invitations().isEmpty)
        #expect(try !home.as("ann").friends.isAsked())
    }

    @Test("declining tells whoever asked, and may be thought better of")
    func declining() throws {
        let home = try Self.home()
        let event = try Self.invite(home)
        let ann = try home.as("ann")
        #expect(try ann.events.drop(event).mine?.state == .declined)
        let news = try Self.answersTold(home)
        #expect(news.map(\.kind) == [.declined] && news.first?.author?.text == "ann")
        #expect(try ann.events.list(EventSelection()).isEmpty && ann.events.invitations().isEmpty)
        #expect(reason { _ = try ann.events.drop(event) } == .conflict)
        #expect(try Self.answers(home, "kim", event) == ["ann declined", "ben none"])
        #expect(try Self.answers(home, "ben", event).isEmpty)
        #expect(try ann.events.join(event).mine?.state == .joined)
        // Who comes and cannot any more declines.
        #expect(try ann.events.drop(event).mine?.state == .declined)
        #expect(try Self.answersTold(home).map(\.kind) == [.declined, .accepted, .declined])
    }

    @Test("whoever asked calls it off, and all are told")
    func cancelling() throws {
        let home = try Self.home()
        let event = try Self.invite(home)
        _ = try home.as("ann").events.join(event)
        _ = try home.as("kim").events.cancel(event, reason: "ill")
        for handle in ["ann", "ben"] {
            #expect(try home.as(handle).news().map(\.kind).last == .cancelled, "\(handle)")
            #expect(reason { _ = try home.as(handle).events.join(event) } == .over)
            #expect(try home.as(handle).events.invitations().isEmpty)
        }
    }

    @Test(
        "a friendship that ends, and a block, end what is not answered",
        arguments: [
            ("kim", "ann", false), ("ann", "kim", false), ("kim", "ann", true),
            ("ann", "kim", true),
        ])
    func ending(who: String, whom: String, isBlock: Bool) throws {
        let home = try Self.home()
        let event = try Self.invite(home)
        if isBlock {
            try home.as(who).friends.block(whom)
        } else {
            try home.as(who).friends.remove(whom)
        }
        #expect(reason { _ = try home.as("ann").events.show(event) } == .missing)
        #expect(try home.as("ann").news().isEmpty && !home.as("ann").friends.isAsked())
        #expect(try Self.answers(home, "kim", event) == ["ben none"])
        #expect(try home.as("ben").events.show(event).mine?.state == .invited)
    }

    @Test("only friends are invited, alike whoever it is else; and to nothing that others see")
    func refusals() throws {
        let home = try Self.home()
        let kim = try home.as("kim")
        for handle in ["eve", "nobody", "kim", "", "not a handle"] {
            let refused = failure {
                _ = try kim.events.publish(Self.draft(), in: nil, inviting: ["ann", handle])
            }
            #expect(
                refused?.reason == .forbidden && refused?.message.key == "refusal.invite.friend")
        }
        #expect(try kim.events.list(EventSelection()).isEmpty)
        var draft = Self.draft()
        draft.hashtag = "#study"
        #expect(
            reason { _ = try kim.events.publish(draft, in: nil, inviting: ["ann"]) } == .invalid)
        draft = Self.draft()
        draft.password = EventPassword("secret word")
        #expect(
            reason { _ = try kim.events.publish(draft, in: nil, inviting: ["ann"]) } == .invalid)
        let many = (0...EventDesk.mostInvited).map { "p\($0)" }
        #expect(
            reason { _ = try kim.events.publish(Self.draft(), in: nil, inviting: many) } == .invalid
        )
        let event = try Self.invite(home)
        var edit = EventDraft()
        edit.hashtag = "#study"
        #expect(reason { _ = try kim.events.edit(event, edit) } == .invalid)
    }

    @Test(
        "who is suspended hides what they ask, and blocked people do not see each other's answers")
    func hidden() throws {
        let home = try Self.home()
        let event = try Self.invite(home)
        _ = try home.as("ann").events.join(event)
        try home.as("ben").friends.block("ann")
        #expect(try Self.answers(home, "ben", event).isEmpty)
        #expect(try Self.answers(home, "kim", event) == ["ann accepted", "ben none"])
        _ = try home.as("op").people.suspend("kim")
        #expect(reason { _ = try home.as("ben").events.show(event) } == .missing)
        #expect(try !home.as("ben").friends.isAsked())
    }

    @Test("the gap that suits best is proposed to those who share their time")
    func proposing() throws {
        let home = try Self.home()
        _ = try home.as("ann").settings.set("share-busy", "friends")
        let kim = try home.as("kim", now: "2026-10-05T10:02:00+01:00")
        let card = try kim.freeTime.propose(
            "Study", at: "Library", MeetingWish(with: ["ann"], length: "2h"))
        #expect(card.end.instant - card.start.instant == 7_200)
        #expect(card.start.instant.seconds % 300 == 0 && card.event.plan.location == "Library")
        #expect(card.invitees.map(\.person.handle.text) == ["ann"])
        #expect(
            reason { _ = try kim.freeTime.propose("X", at: nil, MeetingWish(with: ["ben"])) }
                == .forbidden)
        #expect(
            reason {
                _ = try kim.freeTime.propose(
                    "X", at: nil,
                    MeetingWish(with: ["ann"], length: "23h", from: "2026-10-06", to: "2026-10-07"))
            } == .missing)
    }
}
