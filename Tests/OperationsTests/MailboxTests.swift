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

    /// What refuses a mailbox's owner who signs up again.
    private static func refusal(
        of address: String, _ home: DoorHome, handle: String
    ) throws -> String? {
        let code = try home.code(for: address)
        return failure {
            _ = try home.door.begin(
                address: address, code: code, device: "x", newcomer: .init(handle: handle))
        }?.message.key
    }

    @Test("who is erased while suspended comes back when the suspension would have ended")
    func bar() throws {
        var home = try DoorHome()
        for (address, handle) in [("kim@example.ac.uk", "kim"), ("lee@example.ac.uk", "lee")] {
            _ = try home.joined(address, handle)
        }
        let end = home.now.adding(seconds: 40 * 86_400)
        _ = try home.home.as("op").people.suspend("kim", until: end)
        for handle in ["kim", "lee"] { try home.home.as("op").people.erase(handle, .removed) }
        home.pass(61)
        #expect(
            try Self.refusal(of: "kim+2@example.ac.uk", home, handle: "kim2")
                == "refusal.signUp.barred")
        #expect(try Self.refusal(of: "lee@example.ac.uk", home, handle: "lee2") == nil)
        home.now = end
        #expect(try Self.refusal(of: "kim@example.ac.uk", home, handle: "kim3") == nil)
    }

    @Test("an account that operators made for a barred address opens, and no digest stays for ever")
    func lifted() throws {
        var home = try DoorHome()
        _ = try home.joined("kim@example.ac.uk", "kim")
        _ = try home.home.as("op").people.suspend("kim")
        try home.home.as("op").people.erase("kim", .anonymous)
        home.pass(61)
        #expect(
            try Self.refusal(of: "kim@example.ac.uk", home, handle: "kim2")
                == "refusal.signUp.barred")
        var edit = ProfileEdit()
        edit.email = "kim@example.ac.uk"
        _ = try home.home.as("op").people.add("kim2", edit)
        home.pass(61)
        #expect(try Self.refusal(of: "kim@example.ac.uk", home, handle: "x") == nil)
        let store = try home.home.as("op").store
        #expect(try store.look { try $0.bars(at: home.now) }.count == 1)
        home.pass(400 * 86_400)
        _ = try store.act { try $0.prune(at: home.now, limit: 100) }
        #expect(try store.look { try $0.number("SELECT COUNT(*) FROM bar") } == 0)
    }

    @Test("wait for codes together")
    func letters() throws {
        var home = try DoorHome()
        var letters = 0
        for number in 0..<50 {
            let asked = try home.door.requestCode(for: "kim+\(number)@example.ac.uk")
            if asked?.letter != nil { letters += 1 }
            home.pass(1)
        }
        #expect(letters == 1)
        #expect(try home.door.requestCode(for: "lee@example.ac.uk")?.letter != nil)
    }

    @Test("strangers who ask for made-up addresses of a mailbox keep nobody out who has an account")
    func owner() throws {
        var home = try DoorHome()
        _ = try home.joined("kim@example.ac.uk", "kim")
        for number in 0..<200 {
            home.pass(10)
            _ = try home.door.requestCode(for: "kim+\(number)@example.ac.uk")
        }
        let code = try home.code(for: "kim@example.ac.uk")
        _ = try home.door.begin(address: "kim@example.ac.uk", code: code, device: "x")
    }

    @Test("that an address is somebody's is told by no answer to who asks for others beside it")
    func unsaid() throws {
        var home = try DoorHome()
        _ = try home.joined("kim@example.ac.uk", "kim")
        home.pass(3_601)
        // Of each the same is asked, of somebody's and of nobody's.
        let answers = try ["kim", "lee"].map { name -> [Bool] in
            var home = home
            return try (0..<40).flatMap { round -> [Bool] in
                home.pass(31)
                return try ["\(name)+\(round % 3)", name].map {
                    try home.door.requestCode(for: "\($0)@example.ac.uk") != nil
                }
            }
        }
        #expect(answers[0] == answers[1])
        #expect(Set(answers[0]) == [true, false])
    }

    @Test("have one place at the door too")
    func door() throws {
        let home = try TestHome()
        for (number, handle) in ["kim", "lee"].enumerated() {
            try Self.prove("mal+\(number)@example.org", of: handle, home)
        }
        var draft = ReportScene.draft("Small", "#small")
        draft.capacity = .some(3)
        _ = try home.as("ann").events.publish(draft, in: nil)
        _ = try home.as("kim").events.join("#small")
        let during = "2026-10-20T18:05:10+01:00"
        let code = try #require(try home.as("ann", now: during).events.door("#small").code).text
        #expect(
            failure { _ = try home.as("lee", now: during).events.checkIn("#small", code: code) }?
                .message.key == "refusal.event.otherAccount")
        #expect(try home.as("kim", now: during).events.checkIn("#small", code: code).isPresent)
    }

    @Test("are let act again together, and their events know of all of them")
    func lifted() async throws {
        let scene = try await ReportScene()
        for (number, handle) in ["sam", "lee"].enumerated() {
            try Self.prove("mal+\(number)@example.org", of: handle, scene.home)
        }
        var draft = ReportScene.draft("Small", "#small")
        draft.capacity = .some(1)
        _ = try scene.as("ann").events.publish(draft, in: nil)
        _ = try scene.as("kim").events.join("#small")
        _ = try scene.as("lee").events.join("#small")
        try scene.report(by: "kim")
        let decision = try scene.decide(.suspend)
        // The place that lee waits for is free while they may not act.
        _ = try scene.as("kim").events.drop("#small")
        #expect(try scene.as("lee").events.show("#small").mine?.state == .waiting)
        _ = try scene.as("sam").decisions.appeal(against: decision, "x")
        try scene.decide(.keep, by: "pat")
        #expect(try scene.as("lee").events.show("#small").mine?.state == .offered)
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
