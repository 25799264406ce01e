import Foundation
import TestSupport
import Testing

@Suite("Water, by command", .serialized)
struct WaterCommandTests {
    static let id = "0f8fad5b-d9cb-469f-a165-70867728950e"

    @Test("every command has a help with an example", arguments: ["drink", "drinks", "goal"])
    func help(command: String) throws {
        let help = try Belltower().run(command, "--help")
        #expect(help.status == 0)
        #expect(help.output.contains("Examples") && help.output.contains("belltower \(command)"))
    }

    @Test("the help of drinks says what the file looks like")
    func format() throws {
        let help = try Belltower().run("drinks", "--help").output
        for key in ["id", "category", "amount", "at", "deleted"] {
            #expect(help.contains("\"\(key)\":"))
        }
    }

    @Test("drinks are logged once, shown by day, and taken back")
    func drinks() throws {
        let belltower = try Belltower()
        let glass = try belltower.run("drink", "glass", "--id", Self.id, "--json").object()
        #expect(glass["id"] as? String == Self.id && glass["status"] as? String == "logged")
        #expect(glass["ml"] as? Int == 237 && glass["oz"] as? Int == 8)
        let again = try belltower.run("drink", "glass", "--id", Self.id, "--json").object()
        #expect(again["status"] as? String == "already")
        #expect(try belltower.run("drink", "bottle", "--id", Self.id).status == 64)
        try belltower.run("drink")
        try belltower.run("drink", "1.5", "l", "--at", "07:00")
        let days = try belltower.run("drinks", "--json").list()
        #expect(days.count == 7 && days.last?["date"] as? String == "2026-10-05")
        let today = try #require(days.last)
        #expect(Set(today.keys) == ["date", "goal", "drunk", "drinks"])
        #expect(today["goal"] as? [String: Int] == ["ml": 1_893, "oz": 64])
        #expect(today["drunk"] as? [String: Int] == ["ml": 1_855, "oz": 63])
        let drinks = try #require(today["drinks"] as? [[String: Any]])
        // Two of one instant stand in the order of their ids, which is the same on all devices.
        #expect(drinks.first?["category"] as? String == "custom")
        #expect(
            Set(drinks.compactMap { $0["category"] as? String }) == ["custom", "glass", "drink"])
        #expect(Set(drinks[1].keys) == ["id", "category", "ml", "oz", "at"])
        #expect(drinks[1]["at"] as? String == "2026-10-05T08:00:00+01:00")
        let undone = try belltower.run("drink", "--undo", "--json").object()
        #expect(undone["status"] as? String == "undone" && undone["ml"] as? Int == 1_500)
        let text = try belltower.run("drinks", "--days", "2").output
        #expect(text.contains("2026-10-05  █░░░░░░░░░  355 ml (12 oz) of 1893 ml (64 oz)"))
        #expect(text.contains("streak: 0 days") && text.contains("average: 355 ml (12 oz) a day"))
    }

    @Test("the goal's JSON has the contract's fields")
    func goal() throws {
        let belltower = try Belltower()
        let before = try belltower.run("goal", "--json").object()
        #expect(before["on"] as? Bool == false && before["next"] is NSNull)
        #expect(before["from"] as? String == "09:00" && before["to"] as? String == "21:00")
        #expect(before["cup"] as? [String: Int] == ["ml": 237, "oz": 8])
        let after = try belltower.run("goal", "2l", "--from", "08:00", "--times", "4", "--json")
            .object()
        #expect(after["on"] as? Bool == true && after["next"] as? String == belltower.now)
        #expect(after["remaining"] as? [String: Int] == ["ml": 2_000, "oz": 68])
        // What was missed is not caught up at night.
        let late = try belltower.run("goal", "--json", "--now", "2026-10-05T22:19:00+01:00")
        #expect(try late.object()["next"] is NSNull)
        #expect((after["cup"] as? [String: Int])?["ml"] == 500)
        #expect(try belltower.run("goal").output.contains("4 times a day, on"))
        #expect(try belltower.run("goal", "--off", "--json").object()["on"] as? Bool == false)
        #expect(try belltower.run("goal", "--on", "--json").object()["on"] as? Bool == true)
    }

    @Test("more than is healthy is logged and said, on standard error and in JSON")
    func warning() throws {
        let belltower = try Belltower()
        let outcome = try belltower.run("drink", "2l", "--json")
        #expect(outcome.status == 0 && outcome.errors.contains("2000 ml within an hour"))
        #expect(try (outcome.object()["warning"] as? String)?.contains("healthy") ?? false)
        let quiet = try Belltower().run("drink", "--json")
        #expect(try quiet.object()["warning"] is NSNull && quiet.errors.isEmpty)
    }

    @Test(
        "a slip ends with 64 and one line",
        arguments: [
            ["drink", "glas"], ["drink", "1e9l"], ["goal", "-2l"], ["drinks", "--days", "0"],
            ["drink", "glass", "--undo"], ["goal", "--cup", "8oz", "--times", "3"],
        ])
    func slips(words: [String]) throws {
        let outcome = try Belltower().run(words: words)
        #expect(outcome.status == 64 && outcome.output.isEmpty && !outcome.errors.isEmpty)
    }

    @Test("two devices merge through a file")
    func sync() throws {
        let (laptop, phone) = (try Belltower(), try Belltower())
        let file = laptop.folder.path + "/drinks.json"
        try laptop.run("drink", "glass")
        try phone.run("drink", "12oz", "--at", "07:00")
        #expect(try laptop.run("drinks", "--sync", file).output.contains("0 received, 1 sent"))
        #expect(try phone.run("drinks", "--sync", file).output.contains("1 received, 1 sent"))
        let one = try laptop.run("drinks", "--sync", file, "--json")
        let other = try phone.run("drinks", "--sync", file, "--json")
        #expect(one.output == other.output && one.output.contains("\"oz\":20"))
        let spoilt = try laptop.folder.write("<html>", as: "login.html")
        let refused = try laptop.run("drinks", "--sync", spoilt)
        #expect(refused.status == 65 && refused.output.isEmpty)
    }

    @Test("one id logged by two processes at once counts once")
    func race() throws {
        let belltower = try Belltower()
        try belltower.run("drinks")
        let processes = (0..<4).map { _ in
            belltower.process(["drink", "glass", "--at", "07:00", "--id", Self.id])
        }
        for process in processes {
            process.standardOutput = FileHandle.nullDevice
            try process.run()
        }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        let today = try belltower.run("drinks", "--days", "1", "--json").list()
        #expect((today.first?["drinks"] as? [Any])?.count == 1)
    }
}
