import Campus
import Recurrence
import Testing
import Words

@testable import Operations

/// Friends who ask each other to share when they are busy.
@Suite("Asking a friend to share free times", .serialized)
struct SharingQuestionTests {
    /// ann, who asks; her friends ben, who does not share, and cat, who does; dan, a stranger; eve, who was
    /// her friend and blocked her.
    static func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["ann", "ben", "cat", "dan", "eve"] { _ = try home.as(handle) }
        for friend in ["ben", "cat", "eve"] {
            _ = try home.as("ann").friends.request(friend)
            try home.as(friend).friends.accept("ann")
        }
        _ = try home.as("cat").settings.set("share-busy", "friends")
        try home.as("eve").friends.block("ann")
        return home
    }

    private static func askers(_ home: TestHome, _ handle: String) throws -> [String] {
        try home.as(handle).friends.list().sharing.map(\.handle.text)
    }

    private static func titles(_ home: TestHome, _ handle: String) throws -> [String] {
        try home.as(handle).reminders.upcoming(from: nil, to: nil).map(\.content.title)
    }

    private static let told = "ann asks you to share your free times"

    @Test("whoever is asked sees it, and is told by the bell")
    func asked() throws {
        let home = try Self.home()
        try home.as("ann").friends.askToShare("ben")
        #expect(try Self.askers(home, "ben") == ["ann"])
        #expect(try Self.titles(home, "ben") == [Self.told])
        #expect(try home.as("ben").friends.isAsked())
        #expect(try !home.as("ann").friends.isAsked() && Self.askers(home, "ann").isEmpty)
        #expect(try home.as("ann").freeTime.sharings().map(\.wasAsked) == [true, false])
    }

    @Test("once a day at most, and again the day after")
    func daily() throws {
        let home = try Self.home()
        try home.as("ann").friends.askToShare("ben")
        let again = failure { try home.as("ann").friends.askToShare("ben") }
        #expect(again?.reason == .conflict && again?.message.key == "refusal.sharing.asked")
        let soon = "2026-10-06T07:59:59+01:00"
        #expect(reason { try home.as("ann", now: soon).friends.askToShare("ben") } == .conflict)
        let late = "2026-10-06T08:00:00+01:00"
        try home.as("ann", now: late).friends.askToShare("ben")
        #expect(try home.as("ben", now: late).friends.list().sharing.count == 1)
    }

    @Test("who shares needs no asking; who is no friend, or blocked one, cannot be asked")
    func refused() throws {
        let home = try Self.home()
        let shared = failure { try home.as("ann").friends.askToShare("cat") }
        #expect(shared?.reason == .conflict && shared?.message.key == "refusal.sharing.already")
        for other in ["dan", "eve", "ann", "nobody"] {
            #expect(reason { try home.as("ann").friends.askToShare(other) } == .missing, "\(other)")
        }
        _ = try home.as("op").people.suspend("ann")
        #expect(reason { try home.as("ann").friends.askToShare("ben") } == .forbidden)
        for other in ["ben", "cat", "dan", "eve"] {
            #expect(try Self.askers(home, other).isEmpty, "\(other)")
        }
    }

    @Test(
        "sharing answers it, so does declining, the friendship's end, a block, and a week",
        arguments: ["share", "decline", "remove", "block", "week"])
    func answered(how: String) throws {
        let home = try Self.home()
        try home.as("ann").friends.askToShare("ben")
        var now = home.now
        switch how {
        case "share": _ = try home.as("ben").settings.set("share-busy", "friends")
        case "decline": try home.as("ben").friends.decline("ann")
        case "remove": try home.as("ann").friends.remove("ben")
        case "block": try home.as("ben").friends.block("ann")
        default: now = "2026-10-12T08:00:00+01:00"
        }
        let ben = try home.as("ben", now: now)
        #expect(try ben.friends.list().sharing.isEmpty && !ben.friends.isAsked())
        #expect(try ben.reminders.upcoming(from: nil, to: nil).isEmpty)
        if how == "decline" {
            #expect(reason { try home.as("ann").friends.askToShare("ben") } == .conflict)
            #expect(reason { try home.as("ben").friends.decline("ann") } == .missing)
        }
    }

    @Test("whoever is asked sees another page, and nobody else does")
    func revision() throws {
        let home = try Self.home()
        let before = try ["ben", "cat"].map { try home.as($0).revision() }
        try home.as("ann").friends.askToShare("ben")
        let after = try ["ben", "cat"].map { try home.as($0).revision() }
        #expect(before[0] != after[0] && before[1] == after[1])
    }
}
