import Campus
import Foundation
import Recurrence
import Reminding
import TestSupport
import Testing
import Wire
import Words

@testable import Operations
@testable import Storage

@Suite("The key pair of pushes on several machines", .serialized)
struct PushMachineTests {
    private static let now = "2026-10-05T08:00:00+01:00"

    private static func op(_ home: PushHome) throws -> Desks {
        try home.home.as("op", now: now)
    }

    /// What a start says, `check` and the desk find, and the desk's line.
    private static func told(_ home: PushHome) throws -> (
        start: String?, check: [String], stray: [StrayKey], text: String
    ) {
        let op = try op(home)
        let report = try op.health.report()
        let text = HealthWords(report, .english, in: .utc).text(.push)
        let check = try op.checks.run().filter { $0.subject == "push" && !$0.isWell }
        return (
            op.home.pushKeyProblem(at: op.now), check.map(\.message), report.strayKeys, text
        )
    }

    /// Another machine that has said by which key it signs.
    private static func plant(
        _ home: PushHome, _ machine: String, _ key: String, daysAgo: Int64 = 0
    ) throws {
        let op = try op(home)
        let seen = op.now.adding(seconds: -daysAgo * 86_400)
        try op.store.act {
            try $0.noteMachineKey(
                MachineKey(
                    machine: machine, path: "/srv/home/push.key", publicText: key, at: seen),
                forgettingBefore: Instant(seconds: 0))
        }
    }

    private static func exchangeKey(_ home: PushHome, by key: VapidKey = VapidKey()) throws {
        try "\(key.text)\n".write(toFile: home.keyFile, atomically: true, encoding: .utf8)
    }

    @Test("one that differs is told of at its start, by `check` and at the desk, with what to do")
    func differs() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        let first = try #require(try Self.op(home).store.look { try $0.firstPushKey() })
        #expect(try first.publicText == home.desk().key())
        #expect(try Self.told(home).start == nil && Self.told(home).stray.isEmpty)
        try Self.plant(home, "app2", first.publicText)
        try Self.plant(home, "app3", VapidKey().publicText)
        let told = try Self.told(home)
        #expect(told.start == nil)
        #expect(
            told.stray == [
                StrayKey(machine: "app3", path: "/srv/home/push.key", source: first.place)
            ])
        #expect(
            told.check == [
                "app3:/srv/home/push.key is not the key that devices subscribed to: copy "
                    + "\(first.place) there, with its owner and mode, and start again"
            ])
        #expect(
            told.text.hasPrefix(
                "app3 lacks the push.key that devices subscribed to: copy it there from "
                    + "\(first.place)."))
        #expect(try Self.op(home).health.report().state(of: .push) == .wrong)
        // Another machine where the first one was, which it now is.
        try Self.plant(home, "app3", first.publicText)
        #expect(try Self.told(home).stray.isEmpty && Self.told(home).check.isEmpty)
    }

    @Test(
        "one that was exchanged where the first one was wants its backup, and so does one that is gone"
    )
    func exchanged() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        let right = try String(contentsOfFile: home.keyFile, encoding: .utf8)
        let wrong = VapidKey()
        try Self.exchangeKey(home, by: wrong)
        try Self.op(home).home.notePushKey(at: Self.op(home).now)
        let told = try Self.told(home)
        #expect(told.start?.hasSuffix("put its backup back, and start again") == true)
        #expect(told.stray.count == 1 && told.stray.first?.source == nil)
        let text = HealthReportShape(try Self.op(home).health.report(), .english, in: .utc).text
        #expect(!text.contains(wrong.text) && !text.contains(right.prefix(43)))
        try FileManager.default.removeItem(atPath: home.keyFile)
        #expect(try Self.told(home).start == told.start)
        try right.write(toFile: home.keyFile, atomically: true, encoding: .utf8)
        try Self.op(home).home.notePushKey(at: Self.op(home).now)
        #expect(try Self.told(home).start == nil && Self.told(home).stray.isEmpty)
        try "nonsense\n".write(toFile: home.keyFile, atomically: true, encoding: .utf8)
        #expect(try Self.told(home).start?.contains(home.keyFile) == true)
        #expect(try Self.told(home).check.count == 1)
    }

    @Test("while no device takes pushes any key is right, and the next one subscribes to the first")
    func free() async throws {
        let home = try await PushHome()
        _ = try home.desk().key()
        try Self.op(home).home.notePushKey(at: Self.op(home).now)
        try Self.plant(home, "app3", VapidKey().publicText)
        #expect(try Self.told(home).stray.isEmpty)
        let phone = try home.subscribe("phone")
        #expect(try Self.told(home).stray.map(\.machine) == ["app3"])
        try home.desk().unsubscribe("\(phone.id)")
        #expect(try Self.told(home).stray.isEmpty)
        try Self.exchangeKey(home)
        try Self.op(home).home.notePushKey(at: Self.op(home).now)
        try home.subscribe("phone")
        #expect(try Self.told(home).start == nil)
        #expect(
            try Self.op(home).store.look { try $0.firstPushKey() }?.publicText == home.desk().key())
    }

    @Test(
        "one that is lost counts no more once its devices are refused, and others subscribe to the next"
    )
    func lost() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        try Self.exchangeKey(home)
        #expect(try Self.told(home).stray.count == 1)
        try Self.op(home).store.execute("UPDATE push_subscription SET refused_since = 1")
        #expect(try Self.told(home).stray.isEmpty)
        try Self.op(home).home.notePushKey(at: Self.op(home).now)
        try home.subscribe("tablet")
        #expect(
            try Self.op(home).store.look { try $0.firstPushKey() }?.publicText == home.desk().key())
    }

    @Test("of a home of before it was written down, the first machine that comes has the right one")
    func before() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        try Self.op(home).store.execute("DELETE FROM first_push_key")
        #expect(try Self.told(home).start == nil)
        for _ in 0..<2 { try Self.op(home).home.notePushKey(at: Self.op(home).now) }
        #expect(
            try Self.op(home).store.look { try $0.firstPushKey() }?.publicText == home.desk().key())
    }

    @Test("a machine that nobody has heard of for three days is no more")
    func gone() async throws {
        let home = try await PushHome()
        try home.subscribe("phone")
        try Self.plant(home, "app3", VapidKey().publicText, daysAgo: 2)
        try Self.plant(home, "app4", VapidKey().publicText, daysAgo: 4)
        #expect(try Self.told(home).stray.map(\.machine) == ["app3"])
        try Self.op(home).home.notePushKey(at: Self.op(home).now)
        let rows = try Self.op(home).store.look {
            try $0.machineKeys(since: Instant(seconds: 0)).map(\.machine)
        }
        #expect(Set(rows) == ["app3", ProgramProcess.own.host])
    }
}
