import Foundation
import TestSupport
import Testing

@Suite("Communities and events, by command", .serialized)
struct EventCommandTests {
    /// A chess club of sam's home, with ann, ben and cat in it.
    static func belltower() throws -> Belltower {
        let belltower = try Belltower(people: ["sam", "ann", "ben", "cat", "dan", "new"])
        try belltower.run("community", "create", "Chess")
        for handle in ["ann", "ben", "cat"] {
            try belltower.run("community", "join", "Chess", "--as", handle)
        }
        return belltower
    }

    static func publish(_ belltower: Belltower, _ more: String...) throws -> [String: Any] {
        let process = belltower.process(
            ["event", "publish", "Night", "--start", "2026-10-05 18:00", "--json"] + more)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    @Test(
        "every command has a help with an example",
        arguments: [
            "community", "community list", "community show", "community create",
            "community organiser", "community join", "community quit", "community feed",
            "community edit", "event", "event publish",
            "event edit", "event cancel", "event delete", "event list", "event show",
            "event join", "event drop",
            "event door", "event here",
        ])
    func help(command: String) throws {
        let process = try Belltower().process(
            command.split(separator: " ").map(String.init) + ["--help"])
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("Example") && text.contains("belltower \(command)"))
    }

    @Test("a community's JSON has the contract's fields")
    func communityFields() throws {
        let belltower = try Self.belltower()
        try belltower.run("community", "create", "Äpfel")
        _ = try Self.publish(belltower, "--community", "Chess")
        let list = try belltower.run("community", "list", "--as", "ann", "--json").list()
        #expect(list.map { $0["name"] as? String } == ["Chess", "Äpfel"])
        #expect(
            Set(list[0].keys) == [
                "name", "joined", "unread", "members", "topic", "description", "picture",
            ])
        #expect(list[0]["joined"] as? Bool == true && list[0]["unread"] as? Int == 1)
        #expect(list[0]["members"] as? Int == 3 && list[1]["joined"] as? Bool == false)
        #expect(
            try belltower.run("community", "list", "--as", "ann").output
                .contains("Something is new."))
        let page = try belltower.run("community", "show", "chess", "--as", "ann", "--json")
            .object()
        #expect((page["events"] as? [Any])?.count == 1)
        let after = try belltower.run("community", "list", "--as", "ann", "--json").list()
        #expect(after[0]["unread"] as? Int == 0)
        #expect(!(try belltower.run("community", "list", "--as", "ann").output.contains("*")))
    }

    @Test("what a community says of itself is written by commands, and shown")
    func communityWords() throws {
        let belltower = try Self.belltower()
        let created = try belltower.run(
            "community", "create", "Go", "--topic", "Board games", "--json"
        ).object()
        #expect(created["topic"] as? String == "Board games")
        #expect(created["description"] is NSNull)
        let denied = try belltower.run(
            "community", "edit", "Chess", "--topic", "Sport", "--as", "ann")
        #expect(denied.status == 77)
        #expect(denied.errors == "belltower: only organisers change Chess: ask one\n")
        try belltower.run("community", "organiser", "Chess", "ann")
        let edited = try belltower.run(
            "community", "edit", "chess", "--topic", "Sport", "--description", "On\nMondays",
            "--as", "ann")
        #expect(edited.output == "Chess: changed\n", "\(edited.errors)")
        #expect(
            try belltower.run("community", "list", "--as", "ann").output.contains(
                "Chess  3 members  Sport"))
        let shown = try belltower.run("community", "show", "Chess").output
        #expect(shown.contains("topic  Sport\n") && shown.contains("about  On, Mondays\n"))
        let cleared = try belltower.run("community", "edit", "Chess", "--topic", "", "--json")
            .object()
        #expect(cleared["topic"] is NSNull)
        #expect(cleared["description"] as? String == "On\nMondays")
    }

    @Test("an event's JSON has the contract's fields, and join answers them")
    func eventFields() throws {
        let belltower = try Self.belltower()
        let event = try Self.publish(
            belltower, "--community", "Chess", "--capacity", "1", "--at", "8W 2.1")
        let id = try #require(event["id"] as? String)
        let contract: Set<String> = [
            "id", "title", "community", "start", "end", "location", "capacity", "joined",
            "waiting", "mine", "position", "state",
        ]
        #expect(contract.isSubset(of: Set(event.keys)))
        #expect(event["start"] as? String == "2026-10-05T18:00:00+01:00")
        #expect(event["mine"] as? String == "none" && event["state"] as? String == "open")
        let joined = try belltower.run("event", "join", id, "--as", "ann", "--json").object()
        #expect(joined["mine"] as? String == "joined" && joined["state"] as? String == "full")
        let waiting = try belltower.run("event", "join", id, "--as", "ben", "--json").object()
        #expect(waiting["mine"] as? String == "waiting" && waiting["position"] as? Int == 1)
        try belltower.run("event", "drop", id, "--as", "ann")
        let listed = try belltower.run("event", "list", "--as", "ben", "--json").list()
        #expect(listed.map { $0["mine"] as? String } == ["offered"])
        let offered = try belltower.run("status", "--as", "ben").output
        #expect(
            offered.contains(
                "! a place in Night, Mon 5 Oct 18:00, 8W 2.1 is yours until Mon 5 Oct 13:00: "),
            "\(offered)")
        #expect(offered.contains(": belltower event join \(id)"))
        let agenda = try belltower.run("agenda", "2026-10-05", "--as", "ben", "--json").list()
        #expect(agenda.isEmpty)
        try belltower.run("event", "join", id, "--as", "ben")
        let standing = try belltower.run("status", "--as", "ben").output
        #expect(standing.contains("Joined: Night, Mon 5 Oct 18:00, 8W 2.1\n"), "\(standing)")
        let events = try belltower.run("status", "--as", "ben", "--json").object()["events"]
        #expect((events as? [[String: Any]])?.map { $0["mine"] as? String } == ["joined"])
        let items = try belltower.run("agenda", "2026-10-05", "--as", "ben", "--json").list()
        #expect(items.map { $0["id"] as? String } == [id])
        #expect(items.map { $0["kind"] as? String } == ["event"])
        #expect(items.map { $0["source"] as? String } == ["Chess"])
    }

    @Test("an exported event is imported again to the same time")
    func export() throws {
        let belltower = try Self.belltower()
        let event = try Self.publish(
            belltower, "--community", "Chess", "--repeat", "FREQ=WEEKLY;COUNT=3")
        try belltower.run("event", "join", event["id"] as? String ?? "", "--as", "ann")
        let file = belltower.folder.path + "/ann.ics"
        try belltower.run("export", file, "--as", "ann")
        try belltower.run("subscribe", file, "--kind", "event", "--as", "new")
        func starts(_ handle: String) throws -> [String] {
            try belltower.run("agenda", "month", "--as", handle, "--json").list()
                .compactMap { $0["start"] as? String }
        }
        #expect(try starts("new") == starts("ann"))
        #expect(try starts("new").count == 3)
    }

    @Test("the exact words of the refusals, and their status")
    func refusals() throws {
        let belltower = try Self.belltower()
        let id = try Self.publish(belltower, "--community", "Chess")["id"] as? String ?? ""
        let stranger = try belltower.run("event", "join", id, "--as", "dan")
        #expect(stranger.status == 77)
        #expect(
            stranger.errors
                == "belltower: Unable to join member exclusive community events. "
                + "Please join the community first!\n")
        let late = try belltower.run(
            "event", "join", id, "--as", "ann", "--now", "2026-10-05T19:00:00+01:00")
        #expect(late.status == 1 && late.errors == "belltower: event has already ended\n")
        #expect(try belltower.run("event", "join", "e99", "--as", "ann").status == 66)
        #expect(try belltower.run("community", "join", "Ches", "--as", "dan").status == 66)
        #expect(
            try belltower.run("community", "join", "Ches", "--as", "dan").errors.contains("Chess"))
        #expect(try belltower.run("community", "create", "Mine", "--as", "ann").status == 77)
        #expect(try belltower.run("event", "cancel", id, "--as", "ann").status == 77)
        for wrong in [
            ["--end", "2026-10-05 17:00"], ["--start", "2026-02-30 18:00"],
            ["--repeat", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"], ["--capacity", "-1"],
            ["--end", "2026-10-05 19:00", "--for", "1h"],
        ] {
            let process = belltower.process(["event", "edit", id] + wrong)
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 64, "\(wrong)")
        }
        #expect(try belltower.run("event", "list", "--past").output == "no past events\n")
        try belltower.run("event", "cancel", id, "flooded")
        #expect(try belltower.run("event", "list").output == "no upcoming events\n")
        #expect(try belltower.run("event", "show", id).output.contains("cancelled: flooded"))
    }

    @Test("a private event is joined with the password in a file")
    func passwords() throws {
        let belltower = try Self.belltower()
        let right = try belltower.folder.write("open sesame\n", as: "right.txt")
        let wrong = try belltower.folder.write("open barley\n", as: "wrong.txt")
        let id = try Self.publish(belltower, "--password-file", right)["id"] as? String ?? ""
        #expect(try belltower.run("event", "join", id, "--as", "ann").status == 66)
        #expect(
            try belltower.run("event", "join", id, "--password-file", wrong, "--as", "ann").status
                == 66)
        #expect(
            try belltower.run("event", "join", id, "--password-file", "/none", "--as", "ann")
                .status == 66)
        #expect(
            try belltower.run("event", "join", id, "--password-file", right, "--as", "ann").status
                == 0)
        #expect(try !PeopleCommandTests.holds("sesame", belltower))
    }

    @Test("of two processes that join the last place at once, one is in and one waits")
    func lastPlace() throws {
        let belltower = try Self.belltower()
        for round in 0..<4 {
            let id =
                try Self.publish(belltower, "--community", "Chess", "--capacity", "1")["id"]
                as? String ?? ""
            let processes = ["ann", "ben"].map {
                belltower.process(["event", "join", id, "--as", $0, "--json"])
            }
            let outputs = try processes.map { process in
                let output = Pipe()
                process.standardOutput = output
                try process.run()
                return output
            }
            let answers = try outputs.map { output in
                let data = output.fileHandleForReading.readDataToEndOfFile()
                let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                return object?["mine"] as? String ?? ""
            }
            processes.forEach { $0.waitUntilExit() }
            #expect(answers.sorted() == ["joined", "waiting"], "round \(round)")
            let event = try belltower.run("event", "show", id, "--json").object()
            #expect(event["joined"] as? Int == 1 && event["waiting"] as? Int == 1)
        }
    }
}
