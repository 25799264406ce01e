import Campus
import Foundation
import Operations

/// The day that the demo plays: a Tuesday in October, of a student called Sam.
struct DemoDay {
    let stage: DemoStage

    func play() throws {
        try prepare()
        try morning()
        try room()
        try afternoon()
        try tellHowToBegin()
    }

    /// In the stage's folder, as the next one.
    private let feed = "timetable.ics"
    private let rung = "rung.jsonl"

    private func prepare() throws {
        let shipped = try ShippedFolder.file("feeds/term.ics", of: "Fixtures")
        try FileManager.default.copyItem(atPath: shipped, toPath: feed)
        stage.jump(to: "08:00")
        for person in ["sam", "kim"] { try quietly(["person", "add", person]) }
    }

    private func morning() throws {
        try stage.tell("Tuesday, 8 o'clock. Sam subscribes to the timetable's feed.")
        try stage.type("subscribe", feed, "--name", "Timetable")
        try stage.type("agenda")
        try stage.tell("Kim takes the same classes, and asks to be friends. Water is wanted too.")
        stage.act(as: "kim")
        try quietly(["subscribe", feed, "--name", "Timetable"])
        try quietly(["friend", "request", "sam"])
        try quietly(["comment", "MA20216", "Bring the problem sheet, we go through question 3."])
        stage.act(as: "sam")
        try stage.type("friend", "accept", "kim")
        try stage.type("goal", "2l", "--cup", "500ml")
    }

    private func room() throws {
        try bell("09:00", "The first cup of the day.")
        stage.jump(to: "09:40")
        try stage.tell("09:40. The feed names another room for Algebra; an import finds it.")
        try move()
        try stage.type("import", "Timetable")
        try bell("09:41", "The bell tells of it at once.")
        try bell("10:00", "And a quarter of an hour before the lecture, with who is there.")
    }

    private func afternoon() throws {
        stage.jump(to: "11:10")
        try stage.tell("11:10. Algebra is over, and a glass of water is drunk.")
        try stage.type("drink", "glass")
        try bell("13:00", "A quarter of an hour before the lab.")
        stage.jump(to: "17:30")
        try stage.tell("17:30. The day is done; what about tomorrow?")
        try stage.type("agenda", "tomorrow")
        try stage.type("status")
    }

    private func tellHowToBegin() throws {
        try stage.tell("That was the demo; its home is gone. Yours begins with:")
        Console.say("  belltower setup            asks for your zone, your feed, and how to ring")
        Console.say("  belltower subscribe URL    takes your timetable's address")
    }

    private func move() throws {
        let text = try String(contentsOfFile: feed, encoding: .utf8)
        let moved = text.replacingOccurrences(of: "LOCATION:3E 2.4", with: "LOCATION:8W 1.1")
        try Data(moved.utf8).write(to: URL(fileURLWithPath: feed))
    }

    /// Lets the bell ring what is due at a time, and shows what arrives.
    private func bell(_ clock: String, _ text: String) throws {
        stage.jump(to: clock)
        try stage.tell("\(clock). \(text)")
        try? FileManager.default.removeItem(atPath: rung)
        try stage.run(["remind", "--once", "--as", "sam", "--channel", "jsonl:\(rung)"])
        let lines = (try? String(contentsOfFile: rung, encoding: .utf8)) ?? ""
        for line in lines.split(separator: "\n") { show(String(line)) }
    }

    private func show(_ json: String) {
        let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        guard let object, let title = object["title"] as? String else { return }
        let body = (object["body"] as? String ?? "").split(separator: "\n")
        Console.say(Console.styled("  ((•)) \(title.harmless.oneLine)", .green))
        for line in body { Console.say("        \(String(line).harmless)") }
    }

    /// Runs a command that somebody else types, elsewhere.
    private func quietly(_ words: [String]) throws {
        let kept = dup(STDOUT_FILENO)
        let nowhere = open("/dev/null", O_WRONLY)
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
        defer {
            dup2(kept, STDOUT_FILENO)
            close(kept)
        }
        try stage.run(words)
    }
}
