import Campus
import Fetching
import Foundation
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing
import Wire

@testable import Operations

@Suite("Browsers that take pushes", .serialized)
struct PushDeskTests {
    @Test("are a person's own, and known by their endpoint")
    func subscribed() async throws {
        let home = try await PushHome()
        let phone = try home.subscribe("phone")
        let laptop = try home.subscribe("laptop")
        #expect(try home.desk().list().map(\.device) == ["phone", "laptop"])
        #expect("\(phone)" == "push:1")
        #expect(try home.desk("op").list().isEmpty)
        // The same browser says again what it has.
        let again = try home.desk().subscribe(
            endpoint: home.site.url("/secret-phone"), p256dh: PushHome.publicKey,
            auth: PushHome.secret, device: " Pixel 9\n")
        #expect(again.id == phone.id)
        #expect(again.device == "Pixel 9")
        // Somebody else signs in on it: a number is not given again.
        let others = try home.subscribe("phone", as: "op")
        #expect(others.id != phone.id && others.id != laptop.id)
        #expect(try home.desk().list().map(\.id) == [laptop.id])
        // Nobody forgets what is another's.
        try home.desk().unsubscribe(home.site.url("/secret-phone"))
        try home.desk("op").unsubscribe("\(laptop.id)")
        #expect(try home.desk("op").list().map(\.id) == [others.id])
        #expect(try home.desk().list().map(\.id) == [laptop.id])
    }

    @Test("are at push services that are known, with keys that are some")
    func refused() async throws {
        let home = try await PushHome()
        let good = ["https://push.example.org/x", "https://a.push.example.net/x"]
        for endpoint in good {
            _ = try home.desk().subscribe(
                endpoint: endpoint, p256dh: PushHome.publicKey, auth: PushHome.secret, device: "x")
        }
        let bad: [(String, String, String, String, String)] = [
            (
                "https://evil.example.org/x", PushHome.publicKey, PushHome.secret, "x",
                "push service"
            ),
            (good[0], "AAAA", PushHome.secret, "x", "keys"),
            (good[0], PushHome.publicKey, "AAAA", "x", "keys"),
            (good[0], PushHome.publicKey, PushHome.secret, " \n", "name"),
        ]
        for (endpoint, key, secret, device, what) in bad {
            let refusal = try #require(throws: Refusal.self) {
                try home.desk().subscribe(
                    endpoint: endpoint, p256dh: key, auth: secret, device: device)
            }
            #expect(refusal.reason == .invalid)
            #expect(refusal.sentence.contains(what))
        }
        #expect(try home.desk().list().count == good.count)
    }

    @Test("are twenty of one person at most")
    func most() async throws {
        let home = try await PushHome()
        for number in 1...PushDesk.mostDevices { try home.subscribe("\(number)") }
        try home.subscribe("20")
        let refusal = try #require(throws: Refusal.self) { try home.subscribe("21") }
        #expect(refusal.reason == .conflict)
        #expect(try home.desk().list().count == 20)
    }

    @Test("ring first, where nothing else was chosen with pushes among it")
    func channels() async throws {
        let home = try await PushHome()
        #expect(try home.channels() == "usual")
        let phone = try home.subscribe("phone")
        #expect(try home.channels() == "push")
        try home.desk().unsubscribe("\(phone.id)")
        #expect(try home.channels() == "usual")
        let ann = try home.home.as("ann")
        _ = try ann.settings.set("channels", "desktop")
        try home.subscribe("phone")
        let laptop = try home.subscribe("laptop")
        #expect(try home.channels() == "push,desktop")
        // What was chosen stays.
        _ = try ann.settings.set("channels", "desktop,push:\(laptop.id)")
        #expect(try ann.settings.setting("channels").shown == "desktop,push:\(laptop.id)")
        try home.subscribe("tablet")
        #expect(try home.channels() == "desktop,push:\(laptop.id)")
        try home.desk().unsubscribe("\(laptop.id)")
        #expect(try home.channels() == "desktop")
    }

    @Test("ring before a letter to an address that was proved, where no channel was chosen")
    func letters() async throws {
        for hasMail in [true, false] {
            let home = try await PushHome()
            let mail = "channels: {email: {server: smtp.example.org, from: bell@example.org}}\n"
            try home.configure(PushHome.configuration + (hasMail ? mail : ""))
            _ = try home.desk().acting(reaching: .seen) { transaction, actor in
                try transaction.prove("ann@example.org", of: actor, at: Instant(seconds: 0))
            }
            try home.subscribe("phone")
            #expect(try home.channels() == (hasMail ? "push,email:ann@example.org" : "push"))
        }
    }

    @Test(
        "who chose nothing is rung by a letter to the address that is theirs, where one can be sent"
    )
    func lettersAlone() async throws {
        for (hasMail, isProven) in [(true, true), (true, false), (false, true)] {
            let home = try await PushHome()
            let mail = "channels: {email: {server: smtp.example.org, from: bell@example.org}}\n"
            try home.configure(PushHome.configuration + (hasMail ? mail : ""))
            _ = try home.desk().acting(reaching: .seen) { transaction, actor in
                let address = isProven ? "ann@example.org" : "+441225000000"
                try transaction.prove(address, of: actor, at: Instant(seconds: 0))
            }
            let expected = hasMail && isProven ? ["email:ann@example.org"] : []
            #expect(try home.desk().desks.reminders.channels() == expected)
            let settings = try home.desk().looking { transaction, person in
                try transaction.settings(of: [person.id])[person.id]
            }
            #expect(settings?.channels(hasMail: hasMail) == expected)
            #expect(try home.channels() == "usual")
        }
    }

    @Test("the bell hands a reminder of who chose nothing to the letter's channel")
    func lettersRing() async throws {
        for hasMail in [true, false] {
            let home = try await PushHome()
            let mail = "channels: {email: {server: smtp.example.org, from: bell@example.org}}\n"
            try home.configure(PushHome.configuration + (hasMail ? mail : ""))
            _ = try home.desk().acting(reaching: .seen) { transaction, actor in
                try transaction.prove("ann@example.org", of: actor, at: Instant(seconds: 0))
            }
            let desks = try home.home.as("ann", now: SnoozeTests.at("08:00"))
            let day = desks.now..<desks.now.adding(seconds: 86_400)
            let rules = try desks.bell.bellRules(on: .still(at: desks.now))
            let reminder = try #require(rules.plan(desks.person, day).first)
            let due = DueReminder(
                row: 1, person: desks.person, reminder: reminder, next: reminder.due,
                wanted: reminder.due)
            guard case .ring(let ringing) = try rules.assess([due], reminder.due).first else {
                Issue.record("it does not ring")
                return
            }
            #expect(ringing.channels == (hasMail ? ["email:ann@example.org"] : []))
        }
    }

    @Test("need a site's address, and say so")
    func noSite() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        try home.configure("fetch: {allowPrivate: true}\n")
        for refusal in [
            try #require(throws: Refusal.self) { try home.desk().key() },
            try #require(throws: Refusal.self) { try home.subscribe("laptop") },
        ] {
            #expect(refusal.reason == .misconfigured)
            #expect(refusal.sentence.contains("server.url"))
        }
        let finding = try home.home.as("op").checks.run().first { $0.subject == "push" }
        #expect(finding?.isWell == false)
        #expect(finding?.message.contains("server.url") == true)
    }

    @Test("are no part of what a person takes along, but for their names")
    func export() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        let archive = try home.home.as("ann").people.archive()
        let shape = PersonArchiveShape(archive)
        #expect(shape.text.contains(#""device":"phone""#))
        for secret in ["secret-phone", PushHome.secret, PushHome.publicKey] {
            #expect(!shape.text.contains(secret))
        }
    }

    @Test("are reached by a test notice, or it says why not")
    func test() async throws {
        let home = try await PushHome { .status($0.path.hasSuffix("gone") ? 410 : 201) }
        let phone = try home.subscribe("phone")
        let gone = try home.subscribe("gone")
        try await home.desk("ann", "08:10").test("\(phone.id)")
        #expect(home.site.requests.first?.headers["topic"] == "test")
        let known = try #require(try home.desk().list().first)
        #expect(known.lastSent == (try home.desk("ann", "08:10").now))
        try home.desk("ann", "08:11").received("\(phone.id)", key: "ann/test-\(phone.id)")
        #expect(try home.desk().list().first?.lastReceived != nil)
        let refusal = await #expect(throws: Refusal.self) {
            try await home.desk().test(gone.address.endpoint)
        }
        #expect(refusal?.reason == .unavailable)
        #expect(try home.desk().list().map(\.id) == [phone.id])
        let missing = await #expect(throws: Refusal.self) {
            try await home.desk("op").test("\(phone.id)")
        }
        #expect(missing?.reason == .missing)
    }
}

@Suite("The key pair of pushes", .serialized)
struct PushKeyTests {
    @Test("is made once, by whoever comes first, for its owner's eyes alone")
    func once() async throws {
        let home = try await PushHome()
        let desks = try (0..<8).map { _ in try home.desk() }
        let keys = try await withThrowingTaskGroup(of: String.self) { group in
            for desk in desks { group.addTask { try desk.key() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(keys.count == 1)
        let attributes = try FileManager.default.attributesOfItem(atPath: home.keyFile)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try home.desk().key() == keys.first)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: home.home.folder.path + "/home")
        #expect(!names.contains { $0.hasSuffix(".tmp") })
        // `check` knows the file.
        let copies = try home.home.as("op").checks.run().filter { $0.message.contains("push.key") }
        #expect(copies.isEmpty)
    }

    @Test("is made by one of two that come at once: what is there already stays")
    func exclusive() throws {
        let folder = try TemporaryFolder()
        let file = AtomicFile(path: folder.path + "/push.key")
        #expect(try file.create([1]))
        #expect(try !file.create([2]))
        #expect(file.holds([1]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["push.key"])
        let refusal = try #require(throws: Refusal.self) {
            try AtomicFile(path: folder.path + "/none/push.key").create([1])
        }
        #expect(refusal.reason == .cannotCreate)
    }

    @Test("is not made anew for a file that cannot be read as one")
    func broken() async throws {
        let home = try await PushHome()
        try "nonsense\n".write(toFile: home.keyFile, atomically: true, encoding: .utf8)
        let refusal = try #require(throws: Refusal.self) { try home.desk().key() }
        #expect(refusal.reason == .misconfigured)
        #expect(refusal.sentence.contains(home.keyFile))
        #expect(!refusal.sentence.contains("nonsense"))
        #expect(try String(contentsOfFile: home.keyFile, encoding: .utf8) == "nonsense\n")
    }
}

@Suite("What rings by push", .serialized)
struct PushedReminderTests {
    @Test("rings the next channel two minutes later, unless the device acknowledges")
    func receipts() async throws {
        for isReceived in [true, false] {
            let home = try await PushHome()
            let phone = try home.subscribe("phone")
            let file = home.home.folder.path + "/letters"
            _ = try home.home.as("ann").settings.set("channels", "push,jsonl:\(file)")
            try home.ring("09:00")
            #expect(home.pushed == ["/secret-phone"])
            let id = try #require(
                try home.home.as("ann", now: SnoozeTests.at("09:01")).reminders
                    .history(from: nil, to: nil).first?.reminder.id)
            // Somebody else's device, or key, acknowledges nothing of hers.
            let missing = try #require(throws: Refusal.self) {
                try home.desk("op").received("\(phone.id)", key: "ann/\(id)")
            }
            #expect(missing.reason == .missing)
            try home.desk("ann", "09:01").received("\(phone.id)", key: "op/\(id)")
            if isReceived {
                let endpoint = home.site.url("/secret-phone")
                try home.desk("ann", "09:01").received(endpoint, key: "ann/\(id)")
            }
            try home.ring("09:01")
            #expect(!FileManager.default.fileExists(atPath: file))
            try home.ring("09:02")
            #expect(FileManager.default.fileExists(atPath: file) != isReceived)
            #expect(home.pushed == ["/secret-phone"])
            let record = try #require(
                try home.home.as("ann", now: SnoozeTests.at("09:03")).reminders
                    .history(from: nil, to: nil).first)
            #expect(record.reminder.state == .delivered)
            #expect(
                record.steps.compactMap(\.channel).first == "push:\(phone.id)")
        }
    }

    @Test("counts once for a person's limit, whatever channels it goes through")
    func limit() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        let file = home.home.folder.path + "/letters"
        let ann = try home.home.as("ann")
        _ = try ann.settings.set("channels", "push,jsonl:\(file)")
        _ = try ann.settings.set("limit", "1")
        _ = try ann.settings.set("leads.class", "20m")
        try home.ring("08:56")
        try home.ring("08:58")
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test("goes to all of one's devices, and to nobody else's that one names")
    func devices() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        try home.subscribe("laptop")
        let theirs = try home.subscribe("theirs", as: "op")
        try home.ring("09:00")
        #expect(Set(home.pushed) == ["/secret-phone", "/secret-laptop"])
        _ = try home.home.as("ann").settings.set("channels", "push:\(theirs.id)")
        let rung = try home.ring("09:00", day: 6)
        #expect(rung.delivered == 0 && rung.failed == 1)
        #expect(!home.pushed.contains("/secret-theirs"))
    }

    @Test("forgets a device that is gone, and goes on; keeps one that refuses us, and says so")
    func verdicts() async throws {
        for status in [404, 410, 403] {
            let home = try await PushHome { _ in .status(status) }
            try home.subscribe("phone")
            let file = home.home.folder.path + "/letters"
            _ = try home.home.as("ann").settings.set("channels", "push,jsonl:\(file)")
            try home.ring("09:00")
            #expect(FileManager.default.fileExists(atPath: file))
            let finding = try home.home.as("op").checks.run().first { $0.subject == "push" }
            if status == 403 {
                #expect(try home.desk().list().first?.refusal?.reason.contains("403") == true)
                #expect(finding?.isWell == false)
                #expect(finding?.message.contains("push.key") == true)
                // A new subscription begins anew.
                try home.subscribe("phone")
                #expect(try home.desk().list().first?.refusal == nil)
            } else {
                #expect(try home.desk().list().isEmpty)
                #expect(finding == nil)
            }
        }
    }
}
