import Campus
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations

/// What a block keeps apart: each act of who was blocked, and of who blocked.
@Suite("A block")
struct BlockedActTests {
    private struct Act: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether it succeeds, or shows anything.
        let isDone: @Sendable (_ desks: Desks, _ other: String) throws -> Bool

        init(_ name: String, _ isDone: @escaping @Sendable (Desks, String) throws -> Bool) {
            testDescription = name
            self.isDone = { desks, other in
                do { return try isDone(desks, other) } catch let refusal as Refusal {
                    guard refusal.reason == .missing else { throw refusal }
                    return false
                }
            }
        }
    }

    private static let acts = [
        Act("sees the profile") { desks, other in
            _ = try desks.people.card(other); return true
        },
        Act("finds") { desks, other in
            try desks.friends.find(other).contains { $0.person.handle.text == other }
        },
        Act("lists") { desks, other in
            try desks.people.list().contains { $0.person.handle.text == other }
        },
        Act("asks to be friends") { desks, other in
            _ = try desks.friends.request(other)
            return true
        },
        Act("lists the event") { desks, other in
            try desks.events.list(EventSelection()).contains {
                $0.event.organiser?.handle.text == other
            }
        },
        Act("finds the event") { desks, other in
            try !desks.search.find("Party of \(other)").events.isEmpty
        },
        Act("sees the event") { desks, other in
            _ = try desks.events.show("#\(other)"); return true
        },
        Act("joins") { desks, other in
            _ = try desks.events.join("#\(other)"); return true
        },
        Act("waits") { desks, other in
            _ = try desks.events.join("#full\(other)"); return true
        },
        Act("joins with the password") { desks, other in
            _ = try desks.events.join("#secret\(other)", password: "open sesame")
            return true
        },
        Act("enters at the door") { desks, other in
            do {
                _ = try desks.events.checkIn("#\(other)", code: "000000")
            } catch let refusal as Refusal where refusal.reason == .conflict { return true }
            return true
        },
    ]

    private func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["mia", "bad", "zoe"] {
            let events = try home.as(handle).events
            _ = try events.publish(ReportScene.draft("Party of \(handle)", "#\(handle)"), in: nil)
            var full = ReportScene.draft("Full of \(handle)", "#full\(handle)")
            full.capacity = .some(1)
            _ = try events.publish(full, in: nil)
            _ = try home.as("ann").events.join("#full\(handle)")
            var secret = ReportScene.draft("Secret of \(handle)", "#secret\(handle)")
            secret.password = .words("open sesame")
            _ = try events.publish(secret, in: nil)
        }
        return home
    }

    @Test("keeps who was blocked from every act, and nobody else", arguments: acts)
    private func blocked(act: Act) throws {
        let home = try home()
        #expect(try act.isDone(home.as("zoe"), "mia"))
        try home.as("mia").friends.block("bad")
        #expect(try !act.isDone(home.as("bad"), "mia"))
        #expect(try act.isDone(home.as("bad"), "zoe"))
    }

    @Test("is answered as what is not there is")
    func words() throws {
        let home = try home()
        try home.as("mia").friends.block("bad")
        func said(_ handle: String, _ body: (Desks) throws -> Void) throws -> Refusal? {
            let bad = try home.as("bad")
            return failure { try body(bad) }
        }
        for (here, gone) in [("mia", "nia")] {
            let one = try said(here) { _ = try $0.people.card(here) }
            let other = try said(gone) { _ = try $0.people.card(gone) }
            #expect(one?.message.key == other?.message.key && one?.reason == .missing)
            #expect(other.map { "\($0)".contains("mean mia") } == false)
            let event = try said(here) { _ = try $0.events.show("#\(here)") }
            let none = try said(gone) { _ = try $0.events.show("#\(gone)") }
            #expect(event?.message.key == none?.message.key && event != nil)
        }
    }

    @Test("who blocked sees whom, to think better of it, and nothing of theirs")
    func blocker() throws {
        let home = try home()
        try home.as("mia").friends.block("bad")
        let mia = try home.as("mia")
        #expect(try mia.people.card("bad").person.handle.text == "bad")
        #expect(
            try !mia.events.list(EventSelection()).contains {
                $0.event.organiser?.handle.text == "bad"
            })
        #expect(reason { _ = try mia.events.join("#bad") } == .missing)
        try mia.friends.unblock("bad")
        #expect(reason { _ = try home.as("bad").events.join("#mia") } == nil)
    }

    @Test("shields nobody: who was blocked blocks and reports as well")
    func mutual() throws {
        let home = try home()
        try home.as("mia").friends.block("bad")
        _ = try home.as("bad").reports.report(.profile, "mia", for: .harassment)
        try home.as("bad").friends.block("mia")
        try home.as("mia").friends.unblock("bad")
        #expect(reason { _ = try home.as("mia").friends.request("bad") } != nil)
        let none = failure { try home.as("bad").friends.block("nia") }
        #expect(none?.reason == .missing)
    }

    @Test("takes both out of what the other publishes, and offers the place on")
    func parted() throws {
        let home = try home()
        _ = try home.as("bad").events.join("#mia")
        _ = try home.as("mia").events.join("#bad")
        try home.as("mia").friends.block("bad")
        #expect(try home.as("mia").events.show("#mia").joined == 0)
        #expect(try home.as("bad").events.show("#bad").joined == 0)
    }
}
