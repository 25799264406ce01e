import Campus
import Foundation
import Operations
import Testing
import Words

@Suite("Friends", .serialized)
struct FriendTests {
    /// op, ann, ben and cat; ben has an e-mail address and a phone number, both verified.
    static func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["ann", "ben", "cat"] { _ = try home.as(handle) }
        var edit = ProfileEdit()
        edit.email = "ben@example.org"
        edit.phone = "+44 7700 900123"
        _ = try home.as("ben").people.edit(nil, edit, role: nil)
        try verify("ben@example.org", of: "ben", home)
        try verify("+44 7700 900123", of: "ben", home)
        return home
    }

    static func claim(_ address: String, as handle: String, _ home: TestHome) throws {
        var edit = ProfileEdit()
        edit.email = address
        _ = try home.as(handle).people.edit(nil, edit, role: nil)
    }

    static func verify(_ address: String, of handle: String, _ home: TestHome) throws {
        _ = try home.as("op").people.edit(handle, ProfileEdit(), role: nil, verifying: address)
    }

    static func names(_ people: [Person]) -> [String] { people.map(\.handle.text) }

    static func friends(_ home: TestHome, _ handle: String) throws -> [String] {
        names(try home.as(handle).friends.list().friends)
    }

    static func received(_ home: TestHome, _ handle: String) throws -> [String] {
        names(try home.as(handle).friends.list().received)
    }

    @Test("asked and accepted, two people are friends and nothing is pending")
    func accepting() throws {
        let home = try Self.home()
        #expect(try home.as("ann").friends.request("ben") == .asked)
        #expect(try home.as("ann").friends.list().sent.count == 1)
        #expect(try Self.received(home, "ben") == ["ann"])
        #expect(try Self.friends(home, "ben").isEmpty)
        try home.as("ben").friends.accept("ann")
        #expect(try Self.friends(home, "ann") == ["ben"])
        #expect(try Self.friends(home, "ben") == ["ann"])
        #expect(try home.as("ann").friends.list().sent.isEmpty)
        #expect(try Self.received(home, "ben").isEmpty)
        #expect(reason { _ = try home.as("ann").friends.request("ben") } == .conflict)
        #expect(reason { _ = try home.as("ben").friends.request("ann") } == .conflict)
    }

    @Test("a friend's address can be asked, and the friend is not asked again")
    func friendsAddress() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.accept("ann")
        #expect(try home.as("ann").friends.request("ben@example.org") == .unsaid)
        #expect(try Self.received(home, "ben").isEmpty)
    }

    @Test("declined is declined, and may be asked again")
    func declining() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.decline("ann")
        #expect(try Self.received(home, "ben").isEmpty)
        #expect(reason { try home.as("ben").friends.accept("ann") } == .missing)
        #expect(try home.as("ann").friends.request("ben") == .asked)
    }

    @Test("no second request while one is pending")
    func twice() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben")
        #expect(reason { _ = try home.as("ann").friends.request("ben") } == .conflict)
        #expect(try home.as("ann").friends.list().sent.count == 1)
    }

    @Test("a request to someone who already asked makes the friendship")
    func mutual() throws {
        let home = try Self.home()
        _ = try home.as("ben").friends.request("ann")
        #expect(try home.as("ann").friends.request("ben") == .friends)
        #expect(try Self.friends(home, "ben") == ["ann"])
        #expect(try home.as("ben").friends.list().sent.isEmpty)
    }

    @Test("by address too", arguments: ["ben@example.org", "+447700900123"])
    func mutualByAddress(address: String) throws {
        let home = try Self.home()
        _ = try home.as("ben").friends.request("ann")
        #expect(try home.as("ann").friends.request(address) == .unsaid)
        #expect(try Self.friends(home, "ann") == ["ben"])
        #expect(try Self.friends(home, "ben") == ["ann"])
    }

    /// All that ann can see after having asked an address.
    static func seen(_ home: TestHome, _ address: String) throws -> [FriendList.Asked] {
        let ann = try home.as("ann")
        #expect(try ann.friends.request(address) == .unsaid)
        #expect(try ann.friends.request(address) == .unsaid)
        return try ann.friends.list().sent
    }

    @Test("nobody learns whether an address is registered, asked, declined or blocked")
    func addresses() throws {
        let home = try Self.home()
        #expect(try Self.seen(home, "no@example.org") == [.address("no@example.org")])
        try home.as("ann").friends.remove("no@example.org")
        let asked = [FriendList.Asked.address("ben@example.org")]
        #expect(try Self.seen(home, "Ben@Example.org") == asked)
        #expect(try Self.received(home, "ben") == ["ann"])
        try home.as("ben").friends.decline("ann")
        #expect(try Self.received(home, "ben").isEmpty)
        #expect(try Self.seen(home, "ben@example.org") == asked)
        #expect(try Self.received(home, "ben").isEmpty)
        try home.as("ben").friends.block("ann")
        #expect(try Self.seen(home, "ben@example.org") == asked)
        try home.as("ann").friends.remove("ben@example.org")
        #expect(try Self.seen(home, "ben@example.org") == asked)
        #expect(try Self.received(home, "ben").isEmpty)
    }

    @Test("an address asked before anybody had it reaches who has proved that it is theirs")
    func later() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("cat@example.org")
        try Self.claim("cat@example.org", as: "cat", home)
        #expect(try Self.received(home, "cat").isEmpty)
        #expect(reason { try home.as("cat").friends.accept("ann") } == .missing)
        try Self.verify("Cat@Example.org", of: "cat", home)
        #expect(try Self.received(home, "cat") == ["ann"])
        try home.as("cat").friends.accept("ann")
        #expect(try Self.friends(home, "ann") == ["cat"])
        #expect(try home.as("ann").friends.list().sent.isEmpty)
    }

    @Test("an address belongs to who proved it last, whoever else writes it down")
    func oneHolder() throws {
        let home = try Self.home()
        try Self.claim("ben@example.org", as: "cat", home)
        _ = try home.as("ann").friends.request("ben@example.org")
        #expect(try Self.received(home, "cat").isEmpty && Self.received(home, "ben") == ["ann"])
        try Self.verify("ben@example.org", of: "cat", home)
        #expect(try Self.received(home, "cat") == ["ann"] && Self.received(home, "ben").isEmpty)
        #expect(try !home.as("ben").people.card(nil).profile.isEmailVerified)
        #expect(try home.as("ben").people.card(nil).profile.email?.text == "ben@example.org")
    }

    @Test("another address is to be verified again; the same one stays so")
    func editing() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben@example.org")
        try Self.claim("ben@example.org", as: "ben", home)
        #expect(try Self.received(home, "ben") == ["ann"])
        try Self.claim("other@example.org", as: "ben", home)
        try Self.claim("ben@example.org", as: "ben", home)
        let profile = try home.as("ben").people.card(nil).profile
        #expect(!profile.isEmailVerified && profile.isPhoneVerified)
        #expect(try Self.received(home, "ben").isEmpty)
    }

    @Test("operators verify, and only what somebody gave as theirs")
    func verifying() throws {
        let home = try Self.home()
        try Self.claim("cat@example.org", as: "cat", home)
        let none = ProfileEdit()
        func status(_ actor: String, _ handle: String?, _ address: String) -> Refusal.Reason? {
            OperationsTests.reason {
                _ = try home.as(actor).people.edit(handle, none, role: nil, verifying: address)
            }
        }
        #expect(status("cat", nil, "cat@example.org") == .forbidden)
        #expect(status("ann", "cat", "cat@example.org") == .forbidden)
        #expect(status("op", "ann", "cat@example.org") == .missing)
        #expect(status("op", "cat", "cat") == .invalid)
        #expect(try !home.as("cat").people.card(nil).profile.isEmailVerified)
        #expect(status("op", "cat", "cat@example.org") == nil)
    }

    @Test("what was asked by address before a friendship ended asks nothing afterwards")
    func forgottenRequest() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("cat@example.org")
        _ = try home.as("ann").friends.request("cat")
        try home.as("cat").friends.accept("ann")
        try Self.claim("cat@example.org", as: "cat", home)
        try Self.verify("cat@example.org", of: "cat", home)
        try home.as("cat").friends.remove("ann")
        #expect(try Self.received(home, "cat").isEmpty)
        // Nor does the one who asked learn whose it is.
        #expect(try home.as("ann").friends.list().sent == [.address("cat@example.org")])
        // They may ask again.
        #expect(try home.as("ann").friends.request("cat") == .asked)
        #expect(try Self.received(home, "cat") == ["ann"])
    }

    @Test("to block somebody tells nothing of whose an address is")
    func blockingAddress() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben@example.org")
        try home.as("ann").friends.block("ben")
        try home.as("ann").friends.unblock("ben")
        #expect(try home.as("ann").friends.list().sent == [.address("ben@example.org")])
        #expect(try Self.received(home, "ben").isEmpty)
    }

    @Test("who asked is told by status")
    func standing() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben@example.org")
        #expect(try Self.names(home.as("ben").welcome.overview().askers) == ["ann"])
        #expect(try home.as("cat").welcome.overview().askers.isEmpty)
    }

    @Test("a blocked person learns nothing and reaches nobody")
    func blocking() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.block("ann")
        #expect(try home.as("ann").friends.list().sent.count == 1)
        #expect(try Self.received(home, "ben").isEmpty)
        #expect(reason { try home.as("ben").friends.accept("ann") } == .missing)
        try home.as("ann").friends.remove("ben")
        let none = failure { _ = try home.as("ann").friends.request("nobody") }
        let blocked = failure { _ = try home.as("ann").friends.request("ben") }
        #expect(blocked?.message.key == none?.message.key && blocked?.reason == .missing)
        #expect(try Self.received(home, "ben").isEmpty)
        #expect(reason { _ = try home.as("ben").friends.request("ann") } == .forbidden)
        try home.as("ben").friends.unblock("ann")
        #expect(try home.as("ann").friends.request("ben") == .asked)
        #expect(try Self.received(home, "ben") == ["ann"])
        #expect(reason { try home.as("ben").friends.unblock("ann") } == .missing)
    }

    @Test("blocking ends a friendship and takes back what one had asked")
    func blockingFriend() throws {
        let home = try Self.home()
        _ = try home.as("ben").friends.request("ann")
        try home.as("ben").friends.block("ann")
        #expect(try Self.received(home, "ann").isEmpty)
        try home.as("ben").friends.unblock("ann")
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.accept("ann")
        try home.as("ben").friends.block("ann")
        #expect(try Self.friends(home, "ann").isEmpty && Self.friends(home, "ben").isEmpty)
    }

    @Test("removing ends a friendship for both")
    func removing() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.accept("ann")
        try home.as("ann").friends.remove("ben")
        #expect(try Self.friends(home, "ben").isEmpty)
        #expect(reason { try home.as("ann").friends.remove("ben") } == .missing)
    }

    @Test("oneself, strangers and what is no address are refused")
    func mistakes() throws {
        let home = try Self.home()
        for (text, expected) in [
            ("ben", Refusal.Reason.invalid), ("ben@example.org", .invalid), ("nobody", .missing),
            ("x@", .invalid), ("+1", .invalid), ("B\u{435}n", .invalid),
        ] {
            #expect(reason { _ = try home.as("ben").friends.request(text) } == expected, "\(text)")
        }
        #expect(reason { try home.as("ben").friends.block("ben") } == .invalid)
    }

    @Test("the suspended ask nobody, accept nobody and are not listed")
    func suspended() throws {
        let home = try Self.home()
        _ = try home.as("ann").friends.request("cat")
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.accept("ann")
        _ = try home.as("op").people.suspend("ann")
        #expect(reason { _ = try home.as("ann").friends.request("op") } == .forbidden)
        #expect(reason { try home.as("ann").friends.remove("ben") } == .forbidden)
        #expect(reason { try home.as("ann").friends.block("ben") } == .forbidden)
        #expect(try Self.received(home, "cat").isEmpty && Self.friends(home, "ben").isEmpty)
    }

    @Test("friends are listed in alphabetical order of their names")
    func order() throws {
        let home = try Self.home()
        for (handle, name) in [("ben", "Zoë"), ("cat", "Ägir"), ("op", "bea")] {
            var edit = ProfileEdit()
            edit.name = name
            _ = try home.as(handle).people.edit(nil, edit, role: nil)
            _ = try home.as(handle).friends.request("ann")
            try home.as("ann").friends.accept(handle)
        }
        #expect(try Self.friends(home, "ann") == ["cat", "op", "ben"])
    }
}
