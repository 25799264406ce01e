import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

@Suite("Drinks between devices")
struct DrinkSyncTests {
    /// Devices of one person: each a home of its own.
    static func devices(_ count: Int) throws -> [TestHome] {
        try (0..<count).map { _ in
            var home = try TestHome()
            home.now = "2026-10-05T12:00:00+01:00"
            return home
        }
    }

    static func id(_ number: Int) -> String {
        let digits = String(number)
        return "00000000-0000-4000-8000-"
            + String(repeating: "0", count: 12 - digits.count) + digits
    }

    /// What a device shows: its drinks of the last days.
    static func shown(_ home: TestHome) throws -> [Drink] {
        try home.as("op").water.history(days: 30).days.flatMap(\.drinks)
    }

    static func contents(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("two devices have the same afterwards, deletions included")
    func both() throws {
        let devices = try Self.devices(2)
        let file = devices[0].folder.path + "/drinks.json"
        _ = try devices[0].as("op").water.log("glass", at: "10:00", id: Self.id(1))
        _ = try devices[1].as("op").water.log("12oz", at: "11:00", id: Self.id(2))
        #expect(try devices[0].as("op").water.sync(with: file) == .init(received: 0, sent: 1))
        #expect(try devices[1].as("op").water.sync(with: file) == .init(received: 1, sent: 1))
        #expect(try devices[0].as("op").water.sync(with: file) == .init(received: 1, sent: 0))
        #expect(try Self.shown(devices[0]).map(\.amount.description) == ["8 oz", "12 oz"])
        #expect(try Self.shown(devices[0]) == Self.shown(devices[1]))
        _ = try devices[0].as("op").water.undo()
        // What another device logged is not this one's to undo.
        #expect(reason { _ = try devices[0].as("op").water.undo() } == .missing)
        _ = try devices[0].as("op").water.sync(with: file)
        _ = try devices[1].as("op").water.sync(with: file)
        #expect(try Self.shown(devices[1]).map(\.amount.description) == ["12 oz"])
        let before = try Self.contents(file)
        #expect(try devices[0].as("op").water.sync(with: file) == .init(received: 0, sent: 0))
        #expect(try Self.contents(file) == before)
    }

    @Test("any devices in any order come to the same", arguments: UInt64(1)...6)
    func property(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var outcomes: Set<String> = []
        // Each device's own history, the same in every run below.
        let files = (0..<3).map { _ in Self.randomFile(&random) }
        for _ in 0..<4 {
            let devices = try Self.devices(3)
            let shared = devices[0].folder.path + "/shared.json"
            for (device, text) in zip(devices, files) {
                let own = try device.folder.write(text, as: "own.json")
                _ = try device.as("op").water.sync(with: own)
            }
            var visits = [0, 1, 2] + (0..<4).map { _ in Int.random(in: 0..<3, using: &random) }
            visits.shuffle(using: &random)
            for visit in visits { _ = try devices[visit].as("op").water.sync(with: shared) }
            // Once more each, so that the first hear of the last.
            for device in devices { _ = try device.as("op").water.sync(with: shared) }
            let shown = try devices.map { try Self.shown($0) }
            #expect(shown[0] == shown[1] && shown[1] == shown[2])
            outcomes.insert(try Self.contents(shared))
        }
        #expect(outcomes.count == 1)
    }

    /// Drinks of few ids, so that devices disagree on many.
    static func randomFile(_ random: inout SeededGenerator) -> String {
        let entries = (0..<20).map { _ in
            let hour = Int.random(in: 10...12, using: &random)
            let category = Drink.Category.allCases.randomElement(using: &random) ?? .custom
            let amount = ["250 ml", "8 oz", "0.5 l"].randomElement(using: &random) ?? ""
            let deleted =
                Int.random(in: 0..<4, using: &random) == 0
                ? #""2026-10-05T\#(hour):30:00Z""# : "null"
            return """
                {"id":"\(id(.random(in: 0..<12, using: &random)))","category":"\(category)",
                 "amount":"\(amount)","at":"2026-10-04T\(hour):00:00Z","deleted":\(deleted)}
                """
        }
        return "[\(entries.joined(separator: ","))]"
    }

    @Test(
        "a drink of the contract's form is taken, exactly where that can be",
        arguments: [
            (#""category":"glass","ml":237,"oz":8"#, "8 oz"), (#""category":"glass""#, "8 oz"),
            (#""category":"custom","ml":250"#, "250 ml"), (#""oz":12.5"#, "12.5 oz"),
            (#""category":"glass","ml":300"#, "300 ml"),
            (#""category":"custom","amount":"1.5 l","ml":1,"more":[{}]"#, "1.5 l"),
        ])
    func forms(fields: String, amount: String) throws {
        let home = try Self.devices(1)[0]
        let text = #"[{"id":"\#(Self.id(1))","at":"2026-10-05T09:15:00+01:00",\#(fields)}]"#
        let file = try home.folder.write(text, as: "drinks.json")
        _ = try home.as("op").water.sync(with: file)
        #expect(try Self.shown(home).map(\.amount.description) == [amount])
    }

    @Test("deleted may be said without a time, and copies of one drink are merged")
    func copies() throws {
        let home = try Self.devices(1)[0]
        let drink = #""id":"\#(Self.id(1))","at":"2026-10-05T09:15:00Z","category":"glass""#
        let other = drink.replacing(Self.id(1), with: Self.id(2))
        let text =
            "[{\(drink)},{\(drink),\"deleted\":true},{\(drink)},{\(other),\"deleted\":false}]"
        let file = try home.folder.write(text, as: "drinks.json")
        _ = try home.as("op").water.sync(with: file)
        #expect(try Self.shown(home).map(\.id.text) == [Self.id(2)])
    }

    static let well = #""id":"\#(id(1))","at":"2026-10-05T09:15:00Z""#

    @Test(
        "a file that is no list of drinks is a clear error, and nothing is taken from it",
        arguments: [
            ("", "not JSON"), ("<html>", "not JSON"), ("{}", "another type"), ("null", "null"),
            ("[1]", "drink 1"), (#"[{"at":"2026-10-05T09:15:00Z"}]"#, "has no `id`"),
            ("[{\(well)}]", "no amount"), (#"[{\#(well),"category":7}]"#, "`category`"),
            (#"[{\#(well),"category":"cup"}]"#, "`category`"),
            (#"[{\#(well),"oz":-3}]"#, "no amount"), (#"[{\#(well),"ml":1e300}]"#, "no amount"),
            (#"[{\#(well),"amount":"1e9l"}]"#, "no amount"),
            (#"[{\#(well),"oz":8,"deleted":7}]"#, "`deleted`"),
            (#"[{\#(well),"oz":8},{\#(well),"oz":8,"deleted":"soon"}]"#, "drink 2: `deleted`"),
            (#"[{"id":"7","at":"2026-10-05T09:15:00Z","oz":8}]"#, "`id` is not a UUID"),
            (#"[{"id":"\#(id(1))","at":"9999-10-05T09:15:00Z","oz":8}]"#, "`at`"),
        ])
    func hostile(text: String, message: String) throws {
        let home = try Self.devices(1)[0]
        let file = try home.folder.write(text, as: "drinks.json")
        let refused = failure { _ = try home.as("op").water.sync(with: file) }
        #expect(refused?.reason == .unreadable)
        #expect(refused?.sentence.contains(message) ?? false, "\(refused?.sentence ?? "")")
        #expect(refused?.sentence.count ?? .max < 500)
        #expect(try Self.shown(home).isEmpty)
        #expect(try Self.contents(file) == text)
    }

    @Test("a folder is no file, and one that cannot be made says so")
    func places() throws {
        let home = try Self.devices(1)[0]
        let folder = home.folder.path
        #expect(reason { _ = try home.as("op").water.sync(with: folder) } == .unreadable)
        #expect(
            reason { _ = try home.as("op").water.sync(with: folder + "/no/such") } == .cannotCreate)
    }

    @Test("the largest amounts there are add up without overflow")
    func sums() throws {
        let home = try Self.devices(1)[0]
        let entries = (0..<2_000).map {
            #"{"id":"\#(Self.id($0))","at":"2026-10-05T09:15:00Z","amount":"20 l"}"#
        }
        let file = try home.folder.write("[\(entries.joined(separator: ","))]", as: "drinks.json")
        #expect(try home.as("op").water.sync(with: file).received == 2_000)
        #expect(try home.as("op").water.goal().drunk.millilitres == 40_000_000)
    }

    /// Files too large to be shown when a test fails.
    static let large: [@Sendable () -> String] = [
        { String(repeating: "[", count: 100_000) }, { String(repeating: "x", count: 10 << 20) },
        { "[\"" + String(repeating: "x", count: 10 << 20) + "\"]" },
        { "[{\(well),\"ml\":1e999}]" },
        { "[{" + well + #","amount":""# + String(repeating: "9", count: 10 << 20) + "\"}]" },
        { many(1_000_000) }, { many(200_001) },
    ]

    static func many(_ count: Int) -> String {
        "[" + String(repeating: "{\(well),\"oz\":8},", count: count - 1) + "{\(well),\"oz\":8}]"
    }

    @Test("a large file that is no list of drinks is refused in a line", arguments: large.indices)
    func enormous(index: Int) throws {
        let home = try Self.devices(1)[0]
        let file = try home.folder.write(Self.large[index](), as: "drinks.json")
        let refused = failure { _ = try home.as("op").water.sync(with: file) }
        #expect(refused?.reason == .unreadable && refused?.sentence.count ?? .max < 500)
        #expect(try Self.shown(home).isEmpty)
    }
}
