import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

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
        edit.picture = "/pictures/kim.png"
        edit.bio = "Physics, second year"
        edit.units = "ml"
        edit.zone = "Europe/Berlin"
        edit.fontSize = "large"
        edit.colours = "dark"
        return edit
    }

    static func home() throws -> TestHome {
        let home = try TestHome()
        _ = try home.as("kim").editPerson(nil, whole, role: nil)
        _ = try home.as("lee")
        return home
    }

    @Test("a profile reads back; e-mail, phone and birthday are one's own alone")
    func privacy() throws {
        let home = try Self.home()
        let own = try home.as("kim").personCard(nil)
        #expect(own.profile.email?.text == "kim.zyxwvut@example.org")
        #expect(own.profile.phone?.text == "+447700900123")
        #expect(own.profile.birthday?.description == "2004-02-29")
        #expect(own.profile.fontSize == .large && own.profile.colours == .dark)
        for other in ["lee", "op"] {
            let card = try home.as(other).personCard("kim")
            #expect(card.profile.name == "Kim Zyxwvut" && card.profile.bio != nil)
            #expect(card.profile.email == nil && card.profile.phone == nil)
            #expect(card.profile.birthday == nil)
            var json = JSONWriter()
            card.write(to: &json)
            #expect(!json.text.contains("@") && !json.text.contains("7700"))
            #expect(!json.text.contains("2004"))
            #expect(try home.as(other).people().allSatisfy { $0.isOwn || $0.profile.email == nil })
        }
    }

    @Test("an empty text clears a field, nothing leaves it")
    func clearing() throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.phone = ""
        edit.bio = ""
        let card = try home.as("kim").editPerson(nil, edit, role: nil)
        #expect(card.profile.phone == nil && card.profile.bio == nil)
        #expect(card.profile.email != nil && card.profile.name != nil)
    }

    /// A way to spoil a profile.
    static let spoilers: [@Sendable (inout ProfileEdit) -> Void] = [
        { $0.name = String(repeating: "x", count: 10 << 20) }, { $0.name = "\u{200b}\u{200d}" },
        { $0.email = "kim" }, { $0.phone = "07700900123" }, { $0.birthday = "2026-02-30" },
        { $0.birthday = "2030-01-01" }, { $0.birthday = "1066-10-14" }, { $0.units = "pints" },
        { $0.zone = "Mars/Base" }, { $0.fontSize = "huge" }, { $0.colours = "mauve" },
        { $0.bio = String(repeating: "x", count: 1_001) },
    ]

    @Test("what cannot be is refused, and nothing is changed", arguments: spoilers.indices)
    func mistakes(index: Int) throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.gender = "changed"
        Self.spoilers[index](&edit)
        #expect(status { _ = try home.as("kim").editPerson(nil, edit, role: nil) } == .usage)
        #expect(try home.as("kim").personCard(nil).profile.gender == "f")
    }

    @Test("operators add people, give roles, suspend and restore; others may not")
    func roles() throws {
        let home = try Self.home()
        let none = ProfileEdit()
        for act: (Registrar) throws -> Void in [
            { _ = try $0.addPerson("new", none) },
            { _ = try $0.editPerson("lee", none, role: .staff) },
            { _ = try $0.editPerson(nil, none, role: .operator) },
            { _ = try $0.editPerson("lee", Self.whole, role: nil) },
            { _ = try $0.suspendPerson("lee") }, { _ = try $0.restorePerson("lee") },
            { try $0.erasePerson("lee", .removed) },
        ] {
            #expect(status { try act(home.as("kim")) } == .notAllowed)
        }
        let op = try home.as("op")
        #expect(try op.addPerson("new", Self.whole).profile.name == "Kim Zyxwvut")
        #expect(status { _ = try op.addPerson("new", none) } == .partial)
        #expect(try op.editPerson("lee", none, role: .staff).person.role == .staff)
        #expect(try home.as("lee").personCard(nil).person.role == .staff)
        #expect(status { _ = try home.as("lee").suspendPerson("kim") } == .notAllowed)
    }

    @Test("of others an operator changes what is seen, nothing else")
    func moderation() throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.name = "Kim"
        #expect(try home.as("op").editPerson("kim", edit, role: nil).profile.name == "Kim")
        edit.email = "op@example.org"
        #expect(status { _ = try home.as("op").editPerson("kim", edit, role: nil) } == .notAllowed)
        #expect(try home.as("kim").personCard(nil).profile.email?.text == "kim.zyxwvut@example.org")
    }

    @Test("adding oneself fills in one's profile")
    func addingOneself() throws {
        let home = try Self.home()
        #expect(try home.as("lee").addPerson("lee", Self.whole).profile.email != nil)
    }

    @Test("a suspended person may look but not act, and what they wrote is hidden")
    func suspension() throws {
        let home = try Self.home()
        let kim = try home.as("kim")
        #expect(try home.as("op").suspendPerson("kim").person.isSuspended)
        // The registrar opened before counts too: the gate looks again.
        for registrar in [kim, try home.as("kim")] {
            #expect(
                status { _ = try registrar.editPerson(nil, Self.whole, role: nil) } == .notAllowed)
            #expect(try registrar.personCard(nil).profile.email != nil)
        }
        let seen = try home.as("lee").personCard("kim")
        #expect(seen.person.isSuspended && seen.profile.name == nil && seen.profile.bio == nil)
        #expect(seen.person.name == nil)
        #expect(try home.as("lee").people().map(\.person.handle.text) == ["lee", "op"])
        #expect(try home.as("op").people().count == 3)
        #expect(try !home.as("op").restorePerson("kim").person.isSuspended)
        #expect(try home.as("kim").editPerson(nil, Self.whole, role: nil).profile.bio != nil)
    }

    @Test("a suspended person subscribes to nothing and unsubscribes from nothing")
    func suspendedSource() async throws {
        let home = try Self.home()
        _ = try home.as("op").suspendPerson("kim")
        let kim = try home.as("kim")
        await #expect(throws: Failure.self) {
            try await kim.subscribe(Subscription(address: "/none.ics", every: 60))
        }
        #expect(status { try kim.unsubscribe("None") } == .notAllowed)
    }

    @Test("the last operator can be neither erased nor demoted nor suspended")
    func lastOperator() throws {
        let home = try Self.home()
        let op = try home.as("op")
        let none = ProfileEdit()
        #expect(status { _ = try op.editPerson("op", none, role: .student) } == .notAllowed)
        #expect(status { _ = try op.suspendPerson("op") } == .notAllowed)
        #expect(status { try op.erasePerson("op", .removed) } == .notAllowed)
        _ = try op.editPerson("kim", none, role: .operator)
        _ = try op.suspendPerson("kim")
        // Who is suspended cannot help out.
        #expect(status { _ = try op.editPerson("op", none, role: .student) } == .notAllowed)
        _ = try op.restorePerson("kim")
        _ = try op.editPerson("op", none, role: .student)
        #expect(status { _ = try op.editPerson("op", none, role: .operator) } == .notAllowed)
    }

    @Test("an unknown handle is asked back, one that is none is refused")
    func unknown() throws {
        let home = try Self.home()
        let missing = failure { _ = try home.as("lee").personCard("kin") }
        #expect(missing?.status == .missing && missing?.message.contains("kim") ?? false)
        #expect(status { _ = try home.as("lee").personCard("k\u{456}m") } == .usage)
        let long = failure {
            _ = try home.as("lee").personCard(String(repeating: "k", count: 10 << 20))
        }
        #expect(long?.status == .usage && (long?.message.utf8.count ?? 999) < 300)
    }

    @Test("an export holds everything of oneself and nothing that is others' business")
    func export() throws {
        let home = try Self.home()
        _ = try home.as("lee").blockPerson("kim")
        _ = try home.as("kim").requestFriend("lee")
        let path = home.folder.path + "/me.json"
        let files = try home.as("kim").exportPerson(to: path)
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
        _ = try home.as("kim").editPerson(nil, edit, role: nil)
        edit.bio = "Qwertz"
        _ = try home.as("kim").editPerson(nil, edit, role: nil)
        _ = try home.as("lee").requestFriend("kim.zyxwvut@example.org")
        _ = try home.as("lee").requestFriend("+447700900123")
        #expect(try home.holds("Zyxwvut"))
        try home.as("op").erasePerson("kim", erasure)
        for trace in [
            "Zyxwvut", "zyxwvut", "kim", "900123", "Physics", "Something else", "Qwertz", "yyyyy",
        ] {
            #expect(try !home.holds(trace), "\(trace)")
        }
        #expect(status { _ = try home.as("op").personCard("kim") } == .missing)
        #expect(status { try home.as("op").erasePerson("kim", erasure) } == .missing)
        #expect(try home.as("lee").friends().sent.isEmpty)
        #expect(try home.as("op").check().first?.isWell ?? false)
    }

    @Test("one erases oneself; who is erased is a stranger when they come back")
    func erasingOneself() throws {
        let home = try Self.home()
        let kim = try home.as("kim")
        try kim.erasePerson("kim", .removed)
        #expect(status { _ = try kim.personCard(nil) } == .missing)
        #expect(try home.as("kim").personCard(nil).profile.name == nil)
    }
}
