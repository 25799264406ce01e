import Campus
import Foundation
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

/// One mailbox is one person, however many accounts it has.
@Suite("Accounts of one mailbox")
struct MailboxTests {
    private static func prove(_ address: String, of handle: String, _ home: TestHome) throws {
        let desks = try home.as(handle)
        try desks.store.act { try $0.prove(address, of: desks.person, at: desks.now) }
    }

    @Test("count once among those who report, and by their mailbox for how often")
    func reports() async throws {
        let scene = try await ReportScene()
        for (number, handle) in ["kim", "lee", "cy"].enumerated() {
            try Self.prove("mal+\(number)@example.org", of: handle, scene.home)
            try scene.report(.event, by: handle)
        }
        #expect(try scene.sees("ann", .event))
        try Self.prove("ben@example.org", of: "ben", scene.home)
        try scene.report(.event, by: "ben")
        #expect(try scene.sees("ann", .event), "two mailboxes")
        try scene.report(.event, by: "op")
        #expect(try !scene.sees("ann", .event), "three")
    }

    @Test("have one voice on the room of a class")
    func corrections() async throws {
        let code = try #require(ModuleCode("CM50123") as ModuleCode?)
        let home = try TestHome()
        for (number, handle) in ["ann", "ben", "cy"].enumerated() {
            try await home.subscribe(handle, "CM50123 - Lecture")
            try Self.prove("mal+\(number)@example.org", of: handle, home)
            let desks = try home.as(handle)
            let said = Correction(
                person: desks.person.id, module: code, start: desks.now, kind: nil, group: nil,
                place: "The cellar", at: desks.now)
            try desks.store.act { transaction in
                let known = try #require(try transaction.modules(code).first)
                try transaction.set(said, of: known, tolerance: 60)
            }
        }
        let voices = try home.as("op").store.look { transaction -> [String?] in
            let known = try #require(try transaction.modules(code).first)
            return try transaction.corrections(of: known).map(\.voice)
        }
        #expect(voices == Array(repeating: "mal@example.org", count: 3))
    }

    @Test("have one place where places are counted, and as many as they like where they are not")
    func places() throws {
        let home = try TestHome()
        for (number, handle) in ["kim", "lee"].enumerated() {
            try Self.prove("mal+\(number)@example.org", of: handle, home)
        }
        var draft = ReportScene.draft("Small", "#small")
        draft.capacity = .some(3)
        _ = try home.as("ann").events.publish(draft, in: nil)
        _ = try home.as("ann").events.publish(ReportScene.draft("Big", "#big"), in: nil)
        _ = try home.as("kim").events.join("#small")
        #expect(
            failure { _ = try home.as("lee").events.join("#small") }?.message.key
                == "refusal.event.otherAccount")
        for handle in ["kim", "lee"] { _ = try home.as(handle).events.join("#big") }
        _ = try home.as("kim").events.drop("#small")
        _ = try home.as("lee").events.join("#small")
    }

    @Test("stay suspended together, and nobody comes again under another tag")
    func suspension() throws {
        var home = try DoorHome()
        let (_, kim) = try home.joined("kim+1@example.ac.uk", "kim")
        home.pass(61)
        let (_, lee) = try home.joined("kim+2@example.ac.uk", "lee")
        _ = try home.home.as("op").people.suspend("kim")
        for caller in [kim, lee] {
            #expect(
                reason { try home.site.desks(as: caller).friends.block("op") } == .forbidden)
        }
        home.pass(61)
        let code = try home.code(for: "kim+3@example.ac.uk")
        #expect(
            failure {
                _ = try home.door.begin(
                    address: "kim+3@example.ac.uk", code: code, device: "x",
                    newcomer: .init(handle: "again"))
            }?.message.key == "refusal.signUp.suspended")
        let own = try #require(try home.site.desks(as: kim).account.addresses().first)
        #expect(
            reason { try home.site.desks(as: kim).account.removeAddress(own.id) } == .forbidden)
        // Who was there before signs in as they did.
        home.pass(61)
        let again = try home.door.begin(
            address: "kim+2@example.ac.uk", code: try home.code(for: "kim+2@example.ac.uk"),
            device: "x")
        #expect(again.person.handle.text == "lee")
        _ = try home.home.as("op").people.restore("kim")
        for caller in [kim, lee] {
            #expect(reason { try home.site.desks(as: caller).friends.block("op") } == nil)
        }
    }

    @Test("wait for codes together")
    func letters() throws {
        var home = try DoorHome()
        var letters = 0
        for number in 0..<50 {
            let letter = try home.door.requestCode(for: "kim+\(number)@example.ac.uk")
            if letter != nil { letters += 1 }
            home.pass(1)
        }
        #expect(letters == 1)
        #expect(try home.door.requestCode(for: "lee@example.ac.uk") != nil)
    }

    @Test("addresses are filed anew by what the configuration says later")
    func filed() throws {
        let home = try TestHome()
        try Self.prove("k.im@dots.example", of: "kim", home)
        let store = try home.as("op").store
        let rules = MailboxRules(dotless: ["dots.example"])
        #expect(try store.act { try $0.setMailboxes(rules) } == 1)
        #expect(try store.act { try $0.setMailboxes(rules) } == 0)
    }
}
