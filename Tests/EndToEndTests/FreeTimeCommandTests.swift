import Foundation
import TestSupport
import Testing

@Suite("Free time and cups, by command", .serialized)
struct FreeTimeCommandTests {
    @Test("every command has a help with an example", arguments: ["free", "settings", "agenda"])
    func help(command: String) throws {
        let help = try Belltower().run(command, "--help")
        #expect(help.status == 0)
        #expect(help.output.contains("Examples") && help.output.contains("belltower \(command)"))
    }

    @Test("--free lists gaps of half an hour, or of the length that is given")
    func gaps() throws {
        let belltower = try Belltower()
        try belltower.run("add", "Lecture", "--start", "09:00", "--for", "2h")
        try belltower.run("add", "Seminar", "--start", "11:40", "--for", "1h")
        let gaps = try belltower.run("agenda", "--free", "--json").list()
        #expect(gaps.map { Set($0.keys) } == Array(repeating: ["start", "end"], count: 3))
        #expect(
            gaps.map { $0["start"] as? String } == [
                "2026-10-05T08:00:00+01:00", "2026-10-05T11:00:00+01:00",
                "2026-10-05T12:40:00+01:00",
            ])
        #expect(try belltower.run("agenda", "--free", "1h", "--json").list().count == 2)
        #expect(try belltower.run("agenda", "--free", "week", "--json").list().count == 9)
        #expect(try belltower.run("agenda", "week", "--free", "2h", "--json").list().count == 7)
        #expect(try belltower.run("agenda", "--free", "tomorrow", "--json").list().count == 1)
        let text = try belltower.run("agenda", "--free").output
        #expect(text.contains("Monday 2026-10-05  (today)\n  08:00 – 09:00  1h\n"))
        #expect(text.contains("  11:00 – 11:40  40m"))
        var noon = belltower
        noon.now = "2026-10-05T12:00:00+01:00"
        #expect(
            try noon.run("agenda", "--free", "--json").list().map { $0["start"] as? String }
                == ["2026-10-05T12:40:00+01:00"], "no gap that is over")
        noon.now = "2026-10-05T13:10:00+01:00"
        #expect(try noon.run("agenda", "--free").output.contains("  13:10 – 22:00  8h50"))
        #expect(try noon.run("agenda", "yesterday", "--free", "--json").list().isEmpty)
        let slip = try belltower.run("agenda", "--free", "0m")
        #expect(slip.status == 64 && slip.errors.contains("30m"))
        let none = try belltower.run("agenda", "--free", "20h")
        #expect(none.status == 0 && none.output.contains("No gap"))
    }

    @Test("free finds the gaps of friends who share them, and tells strangers nothing")
    func friends() throws {
        var belltower = try Belltower(people: ["kim", "sam"])
        try belltower.run("add", "Dentist", "--start", "14:00", "--for", "1h")
        try belltower.run("settings", "share-busy", "friends")
        belltower.person = "sam"
        try belltower.run("friend", "request", "kim")
        let before = try belltower.run("free", "--with", "kim")
        let nobody = try belltower.run("free", "--with", "lee")
        #expect(before.status == 77 && nobody.status == 77)
        #expect(before.errors == nobody.errors.replacingOccurrences(of: "lee", with: "kim"))
        belltower.person = "kim"
        try belltower.run("friend", "accept", "sam")
        belltower.person = "sam"
        let words = [
            "free", "--with", "kim", "--for", "2h", "--from", "2026-10-05T12:00", "--to",
            "2026-10-06",
        ]
        let gaps = try belltower.run(words: words + ["--json"]).list()
        #expect(gaps.map { Set($0.keys) } == Array(repeating: ["start", "end", "score"], count: 2))
        let scores = gaps.compactMap { $0["score"] as? Double }
        #expect(scores.count == 2 && scores[0] >= scores[1] && scores.allSatisfy { (0...1) ~= $0 })
        #expect(
            Set(gaps.compactMap { $0["start"] as? String })
                == ["2026-10-05T12:00:00+01:00", "2026-10-05T15:00:00+01:00"])
        let text = try belltower.run(words: words).output
        #expect(text.contains("Mon 2026-10-05  12:00 – 14:00  2h") && !text.contains("Dentist"))
        #expect(text.contains("1 of 2 there anyway"))
    }

    @Test("settings are listed, looked at, changed and put back")
    func settings() throws {
        let belltower = try Belltower()
        let all = try belltower.run("settings", "--json").list()
        let keys = all.compactMap { $0["key"] as? String }
        #expect(keys == keys.sorted() && Set(keys).isSuperset(of: ["leads.class", "waking"]))
        let set = try belltower.run("settings", "waking", "9-23:30", "--json").object()
        #expect(set["value"] as? String == "09:00-23:30" && set["default"] as? Bool == false)
        #expect(try belltower.run("settings", "waking").output == "waking 09:00-23:30\n")
        try belltower.run("settings", "waking", "default")
        let lines = try belltower.run("settings").output.split(separator: "\n")
        #expect(
            lines.contains {
                $0.split(separator: " ").prefix(2) == ["waking", "08:00-22:00"]
            })
        let unknown = try belltower.run("settings", "wakign", "9-10")
        #expect(unknown.status == 66 && unknown.errors.contains("did you mean waking?"))
        #expect(try belltower.run("settings", "waking", "never").status == 64)
    }

    @Test("the agenda has the cups between the classes, and says what does not fit")
    func cups() throws {
        let belltower = try Belltower()
        try belltower.run("goal", "64oz")
        try belltower.run("add", "Lab", "--start", "10:20", "--for", "50m")
        try belltower.run("add", "Trip", "--start", "15:40", "--end", "18:40")
        let items = try belltower.run("agenda", "--json").list()
        let cups = items.filter { $0["kind"] as? String == "hydration" }
        #expect(
            cups.compactMap { ($0["start"] as? String)?.dropFirst(11).prefix(5) }
                == ["09:00", "10:15", "12:00", "13:30", "14:50", "15:35", "18:40", "19:30"])
        #expect(cups.first?["id"] as? String == "w20261005-1")
        let goal = try belltower.run("goal", "--json").object()
        #expect(goal["next"] as? String == cups.first?["start"] as? String)
        let text = try belltower.run("agenda")
        #expect(text.output.contains("  water          Glass of water (8 oz) at 09:00, 10:15, "))
        #expect(text.output.components(separatedBy: "Glass").count == 2, "one line a day")
        let water = try belltower.run("agenda", "--kind", "hydration").output
        #expect(water.components(separatedBy: "Glass of water (8 oz)").count == 9)
        #expect(try belltower.run("agenda", "--json").errors.isEmpty)
        try belltower.run("add", "Outing", "--start", "tomorrow 8:00", "--end", "tomorrow 20:00")
        let full = try belltower.run("agenda", "tomorrow")
        #expect(full.output.contains("too full for 5 cups of water (40 oz): drink when you can"))
        let json = try belltower.run("agenda", "tomorrow", "--json")
        #expect(json.errors.contains("too full for 5 cups"))
        let next = try belltower.run("agenda", "--next").output
        #expect(next == "Now: nothing\nNext: Lab, at 10:20 (in 2 h 20 min)\n")
        #expect(try belltower.run("status").output.contains("Next: Lab, at 10:20"))
        let cup = try belltower.run("agenda", "--next", "--kind", "hydration").output
        #expect(cup.contains("Next: Glass of water (8 oz), at 09:00"))
        let classes = try belltower.run("agenda", "--kind", "personal", "--json")
        #expect(try classes.list().count == 2 && classes.errors.isEmpty)
        #expect(try !belltower.run("export", "-").output.contains("water"))
    }
}
