import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations

/// Leaving for good, with two weeks to think better of it.
@Suite("Departures")
struct DepartureTests {
    private static let asked = "2026-10-05T08:00:00+01:00"
    private static let before = "2026-10-19T07:59:00+01:00"
    private static let after = "2026-10-19T08:00:00+01:00"

    private func home() throws -> TestHome {
        let home = try TestHome()
        _ = try home.as("op")
        _ = try home.as("kim")
        return home
    }

    private func account(_ home: TestHome, _ handle: String = "kim") throws -> AccountDesk {
        try home.as(handle, now: Self.asked).account
    }

    private func keep(_ home: TestHome, at now: String) throws -> KeepReport {
        try HomeKeeper(
            Invocation(home: home.folder.path + "/home", person: "op", now: now)
        ).keep(backups: nil)
    }

    @Test("are done by night two weeks later, and not a minute before")
    func done() throws {
        let home = try home()
        let departure = try account(home).leave(keepsContributions: false)
        #expect(departure.due - departure.asked == 14 * 86_400)
        #expect(try keep(home, at: Self.before).erased == 0)
        #expect(try home.as("op").people.list().map(\.person.handle.text).contains("kim"))
        func isWell(_ now: String) throws -> Bool? {
            try home.as("op", now: now).checks.run().first { $0.subject == "database" }?.isWell
        }
        #expect(try isWell(Self.after) == true)
        #expect(try isWell("2026-10-21T08:01:00+01:00") == false)
        #expect(try keep(home, at: Self.after).erased == 1)
        #expect(try isWell("2026-10-21T08:01:00+01:00") == true)
        #expect(try !home.as("op").people.list().map(\.person.handle.text).contains("kim"))
        #expect(try keep(home, at: Self.after).erased == 0)
    }

    @Test("every e-mail address that was proved is told, once")
    func letters() throws {
        let home = try home()
        var edit = ProfileEdit()
        (edit.email, edit.phone) = ("kim@example.org", "+44 7700 900123")
        _ = try home.as("kim").people.edit(nil, edit, role: nil)
        #expect(
            try account(home).letters(of: account(home).leave(keepsContributions: true)).isEmpty)
        try account(home).stay()
        for address in ["kim@example.org", "+44 7700 900123"] {
            try FriendTests.verify(address, of: "kim", home)
        }
        let departure = try account(home).leave(keepsContributions: false)
        let letters = try account(home).letters(of: departure)
        #expect(letters.map(\.to.text) == ["kim@example.org"])
        let again = try home.as("kim", now: Self.before).account
        #expect(try again.letters(of: again.leave(keepsContributions: true)).isEmpty)
    }

    @Test("who thinks better of it stays")
    func stays() throws {
        let home = try home()
        _ = try account(home).leave(keepsContributions: true)
        try account(home).stay()
        #expect(try account(home).departure() == nil)
        #expect(try keep(home, at: Self.after).erased == 0)
        #expect(throws: Refusal.self) { try account(home).stay() }
    }

    @Test("who asks again loses no time, and may choose anew what becomes of their words")
    func again() throws {
        let home = try home()
        let first = try account(home).leave(keepsContributions: true)
        let second = try home.as("kim", now: Self.before).account
            .leave(keepsContributions: false)
        #expect(second.due == first.due && !second.keepsContributions)
    }

    @Test("the suspended go too, and the last operator does not")
    func rights() throws {
        let home = try home()
        _ = try account(home).leave(keepsContributions: false)
        _ = try home.as("op").people.suspend("kim")
        #expect(try keep(home, at: Self.after).erased == 1)
        #expect(throws: Refusal.self) { try account(home, "op").leave(keepsContributions: false) }
    }
}
