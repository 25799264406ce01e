import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing
import Wire

@Suite("People", .serialized)
struct PeopleTests {
    /// A profile in which everything is set.
    static var whole: ProfileEdit {
        var edit = ProfileEdit()
        edit.name = "Kim Zyxwvut"
        edit.email = "Kim.Zyxwvut@Example.org"
        edit.phone = "+44 7700 900123"
        edit.birthday = "2004-02-29"
        edit.gender = "f"
        edit.picture = .set(
            Picture(
                digest: "5b0c", small: Array("small zyxwvut".utf8),
                large: Array("large zyxwvut".utf8)))
        edit.bio = "Physics, second year"
        edit.units = "ml"
        edit.zone = "Europe/Berlin"
        edit.fontSize = "large"
        edit.colours = "dark"
        return edit
    }

    static func home() throws -> TestHome {
        let home = try TestHome()
        _ = try home.as("kim").people.edit(nil, whole, role: nil)
        _ = try home.as("lee")
        return home
    }

    @Test("a profile reads back; e-mail, phone and birthday are one's own alone")
    func privacy() throws {
        let home = try Self.home()
        let own = try home.as("kim").people.card(nil)
        #expect(own.profile.email?.text == "kim.zyxwvut@example.org")
        #expect(own.profile.phone?.text == "+447700900123")
        #expect(own.profile.birthday?.description == "2004-02-29")
        #expect(own.profile.fontSize == .large && own.profile.colours == .dark)
        for other in ["lee", "op"] {
            let card = try home.as(other).people.card("kim")
            #expect(card.profile.name == "Kim Zyxwvut" && card.profile.bio != nil)
            #expect(card.profile.email == nil && card.profile.phone == nil)
            #expect(card.profile.birthday == nil)
            let json = PersonShape(card).text
            #expect(!json.contains("@") && !json.contains("7700"))
            #expect(!json.contains("2004"))
            #expect(
                try home.as(other).people.list().allSatisfy { $0.isOwn || $0.profile.email == nil })
        }
    }

    @Test("an empty text clears a field, nothing leaves it")
    func clearing() throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.phone = ""
        edit.bio = ""
        let card = try home.as("kim").people.edit(nil, edit, role: nil)
        #expect(card.profile.phone == nil && card.profile.bio == nil)
        #expect(card.profile.email != nil && card.profile.name != nil)
    }

    /// A way to spoil a profile.
    static let spoilers: [@Sendable (inout ProfileEdit) -> Void] = [
        { $0.name = String(repeating: "x", count: 10 << 20) }, { $0.name = "\u{200b}\u{200d}" },
        { $0.email = "kim" }, { $0.phone = "07700900123" }, { $0.birthday = "2026-02-30" },
        { $0.birthday = "2030-01-01" }, { $0.birthday = "1066-10-14" }, { $0.units = "pints" },
        { $0.zone = "Mars/Base" }, { $0.birthdayShown = "everybody" }, { $0.fontSize = "huge" },
        { $0.colours = "mauve" },
        { $0.bio = String(repeating: "x", count: 1_001) },
    ]

    @Test("what cannot be is refused, and nothing is changed", arguments: spoilers.indices)
    func mistakes(index: Int) throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.gender = "changed"
        Self.spoilers[index](&edit)
        #expect(reason { _ = try home.as("kim").people.edit(nil, edit, role: nil) } == .invalid)
        #expect(try home.as("kim").people.card(nil).profile.gender == "f")
    }

    @Test("operators add people, give roles, suspend and restore; others may not")
    func roles() throws {
        let home = try Self.home()
        let none = ProfileEdit()
        for act: (Desks) throws -> Void in [
            { _ = try $0.people.add("new", none) },
            { _ = try $0.people.edit("lee", none, role: .staff) },
            { _ = try $0.people.edit(nil, none, role: .operator) },
            { _ = try $0.people.edit("lee", Self.whole, role: nil) },
            { _ = try $0.people.suspend("lee") }, { _ = try $0.people.restore("lee") },
            { try $0.people.erase("lee", .removed) },
        ] {
            #expect(reason { try act(home.as("kim")) } == .forbidden)
        }
        let op = try home.as("op")
        #expect(try op.people.add("new", Self.whole).profile.name == "Kim Zyxwvut")
        #expect(reason { _ = try op.people.add("new", none) } == .conflict)
        #expect(try op.people.edit("lee", none, role: .staff).person.role == .staff)
        #expect(try home.as("lee").people.card(nil).person.role == .staff)
        #expect(reason { _ = try home.as("lee").people.suspend("kim") } == .forbidden)
    }

    @Test("of others an operator changes what is seen, nothing else")
    func moderation() throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.name = "Kim"
        #expect(try home.as("op").people.edit("kim", edit, role: nil).profile.name == "Kim")
        edit.email = "op@example.org"
        #expect(reason { _ = try home.as("op").people.edit("kim", edit, role: nil) } == .forbidden)
        #expect(
            try home.as("kim").people.card(nil).profile.email?.text == "kim.zyxwvut@example.org")
    }

    @Test("adding oneself fills in one's profile")
    func addingOneself() throws {
        let home = try Self.home()
        #expect(try home.as("lee").people.add("lee", Self.whole).profile.email != nil)
    }

    @Test("a suspended person may look but not act, and what they wrote is hidden")
    func suspension() throws {
        let home = try Self.home()
        let kim = try home.as("kim")
        #expect(try home.as("op").people.suspend("kim").person.isSuspended)
        // The desks opened before counts too: the gate looks again.
        for desks in [kim, try home.as("kim")] {
            #expect(
                reason { _ = try desks.people.edit(nil, Self.whole, role: nil) } == .forbidden)
            #expect(try desks.people.card(nil).profile.email != nil)
        }
        let seen = try home.as("lee").people.card("kim")
        #expect(!seen.person.isSuspended && seen.profile.name == nil && seen.profile.bio == nil)
        #expect(seen.person.name == nil)
        #expect(try home.as("lee").people.list().map(\.person.handle.text) == ["lee", "op"])
        #expect(try home.as("op").people.list().count == 3)
        #expect(try !home.as("op").people.restore("kim").person.isSuspended)
        #expect(try home.as("kim").people.edit(nil, Self.whole, role: nil).profile.bio != nil)
    }

    @Test("a suspended person subscribes to nothing and unsubscribes from nothing")
    func suspendedSource() async throws {
        let home = try Self.home()
        _ = try home.as("op").people.suspend("kim")
        let kim = try home.as("kim")
        await #expect(throws: Refusal.self) {
            try await kim.sources.subscribe(Subscription(address: "/none.ics", every: 60))
        }
        #expect(reason { try kim.sources.unsubscribe("None") } == .forbidden)
    }

    @Test("the last operator can be neither erased nor demoted nor suspended")
    func lastOperator() throws {
        let home = try Self.home()
        let op = try home.as("op")
        let none = ProfileEdit()
        #expect(reason { _ = try op.people.edit("op", none, role: .student) } == .forbidden)
        #expect(reason { _ = try op.people.suspend("op") } == .forbidden)
        #expect(reason { try op.people.erase("op", .removed) } == .forbidden)
        _ = try op.people.edit("kim", none, role: .operator)
        _ = try op.people.suspend("kim")
        // Who is suspended cannot help out.
        #expect(reason { _ = try op.people.edit("op", none, role: .student) } == .forbidden)
        _ = try op.people.restore("kim")
        _ = try op.people.edit("op", none, role: .student)
        #expect(reason { _ = try op.people.edit("op", none, role: .operator) } == .forbidden)
    }

    @Test("an unknown handle is asked back, one that is none is refused")
    func unknown() throws {
        let home = try Self.home()
        let missing = failure { _ = try home.as("lee").people.card("kin") }
        #expect(missing?.reason == .missing && missing?.sentence.contains("kim") ?? false)
        #expect(reason { _ = try home.as("lee").people.card("k\u{456}m") } == .invalid)
        let long = failure {
            _ = try home.as("lee").people.card(String(repeating: "k", count: 10 << 20))
        }
        #expect(long?.reason == .invalid && (long?.sentence.utf8.count ?? 999) < 300)
    }

    @Test("an export holds everything of oneself and nothing that is others' business")
    func export() throws {
        let home = try Self.home()
        _ = try home.as("kim").friends.request("lee")
        _ = try home.as("lee").friends.block("kim")
        let path = home.folder.path + "/me.json"
        let files = try home.as("kim").people.export(to: path)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let person = try #require(json?["person"] as? [String: Any])
        #expect(person["email"] as? String == "kim.zyxwvut@example.org")
        #expect(person["birthday"] as? String == "2004-02-29")
        let asked = try #require(json?["friendRequests"] as? [[String: Any]])
        #expect(asked.map { $0["handle"] as? String } == ["lee"])
        #expect(asked.map { $0["at"] as? String } == ["2026-10-05T08:00:00+01:00"])
        #expect(!text.contains("block"))
        #expect(files.calendar == home.folder.path + "/me.ics")
        #expect(
            try String(contentsOfFile: files.calendar, encoding: .utf8).hasPrefix("BEGIN:VCALENDAR")
        )
    }

    @Test(
        "an erased person leaves no trace in the files", arguments: [Erasure.anonymous, .removed])
    func erasure(_ erasure: Erasure) throws {
        let home = try Self.home()
        // Overwritten text counts as well, and what others typed.
        var edit = ProfileEdit()
        edit.bio = "Something else " + String(repeating: "y", count: 500)
        _ = try home.as("kim").people.edit(nil, edit, role: nil)
        edit.bio = "Qwertz"
        _ = try home.as("kim").people.edit(nil, edit, role: nil)
        _ = try home.as("lee").friends.request("kim.zyxwvut@example.org")
        _ = try home.as("lee").friends.request("+447700900123")
        #expect(try home.holds("Zyxwvut"))
        try home.as("op").people.erase("kim", erasure)
        for trace in [
            "Zyxwvut", "zyxwvut", "kim", "900123", "Physics", "Something else", "Qwertz", "yyyyy",
        ] {
            #expect(try !home.holds(trace), "\(trace)")
        }
        #expect(reason { _ = try home.as("op").people.card("kim") } == .missing)
        #expect(reason { try home.as("op").people.erase("kim", erasure) } == .missing)
        #expect(try home.as("lee").friends.list().sent.isEmpty)
        #expect(try home.as("op").checks.run().first?.isWell ?? false)
    }

    @Test("one erases oneself; who is erased is a stranger when they come back")
    func erasingOneself() throws {
        let home = try Self.home()
        let kim = try home.as("kim")
        try kim.people.erase("kim", .removed)
        #expect(reason { _ = try kim.people.card(nil) } == .missing)
        #expect(try home.as("kim").people.card(nil).profile.name == nil)
    }

    @Test("one erases oneself from every copy in the home too, whatever else lies there")
    func erasingOneselfWhole() throws {
        let home = try Self.home()
        let folder = home.folder.path + "/home"
        let invocation = Invocation(home: folder, person: "op", now: home.now)
        let copies = try (0..<2).map { number in
            try HomeKeeper(invocation).backup(to: "\(folder)/backups-\(number)", keep: nil).file
        }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
        func holds(_ path: String) throws -> Bool {
            try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("Zyxwvut".utf8)) != nil
        }
        #expect(try copies.allSatisfy(holds))
        let report = try home.as("kim").people.erase("kim", .removed)
        #expect(report.failure == nil && report.copies.count == 2)
        #expect(report.unknown.map { $0.hasSuffix("/notes.txt") } == [true])
        #expect(try !copies.contains(where: holds))
        #expect(try !home.holds("Zyxwvut"))
    }

    @Test("a copy that cannot be read is said to who erased themselves, and they are gone")
    func erasingOneselfInPart() throws {
        let home = try Self.home()
        let torn = home.folder.path + "/home/belltower.sqlite.replaced-20260101T000000Z"
        try Data("Zyxwvut, in a heap".utf8).write(to: URL(fileURLWithPath: torn))
        let report = try home.as("kim").people.erase("kim", .removed)
        #expect(report.failure?.reason == .incomplete && report.damaged == [torn])
        #expect(reason { _ = try home.as("op").people.card("kim") } == .missing)
    }
}
