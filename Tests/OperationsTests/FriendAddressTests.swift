import Campus
import Operations
import Testing

@Suite("Friends who are asked by an address", .serialized)
struct FriendAddressTests {
    @Test("a telephone number reaches who has proved that it is theirs, and nobody else")
    func telephone() throws {
        let home = try FriendTests.home()
        #expect(try home.as("ann").friends.request("+447700900123") == .unsaid)
        #expect(try FriendTests.received(home, "ben") == ["ann"])
        var edit = ProfileEdit()
        edit.phone = "+44 7700 900999"
        _ = try home.as("cat").people.edit(nil, edit, role: nil)
        #expect(try home.as("ann").friends.request("+447700900999") == .unsaid)
        #expect(try FriendTests.received(home, "cat").isEmpty)
    }

    @Test("an address that one asked and then proves to be one's own asks nobody")
    func ownAddress() throws {
        let home = try FriendTests.home()
        _ = try home.as("ann").friends.request("ann@example.org")
        try FriendTests.claim("ann@example.org", as: "ann", home)
        try FriendTests.verify("ann@example.org", of: "ann", home)
        #expect(try FriendTests.received(home, "ann").isEmpty)
    }

    @Test("whom one blocked one's address does not ask")
    func askingTheBlocked() throws {
        let home = try FriendTests.home()
        try home.as("ann").friends.block("ben")
        #expect(try home.as("ann").friends.request("ben@example.org") == .unsaid)
        #expect(try FriendTests.received(home, "ben").isEmpty)
    }

    @Test("an address that nobody proved makes no friends of who only writes it down")
    func unprovedAnswer() throws {
        let home = try FriendTests.home()
        try FriendTests.claim("cat@example.org", as: "cat", home)
        _ = try home.as("cat").friends.request("ann")
        #expect(try home.as("ann").friends.request("cat@example.org") == .unsaid)
        #expect(try FriendTests.friends(home, "ann").isEmpty)
    }
}
