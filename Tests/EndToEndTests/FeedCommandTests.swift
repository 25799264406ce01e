import Foundation
import TestSupport
import Testing

@Suite("Feeds by command")
struct FeedCommandTests {
    private let belltower: Belltower

    init() throws {
        belltower = try Belltower()
        let feed = try belltower.folder.write(
            Belltower.feed("Networking", "Algebra"), as: "term.ics")
        try belltower.run("subscribe", feed)
        try belltower.run("add", "Dentist", "--start", "fri 14:00")
    }

    /// Makes a feed; gives the path of its address.
    private func add(_ options: String...) throws -> String {
        let made = try belltower.run(words: ["feed", "add", "Phone", "--json"] + options).object()
        #expect(made["webcal"] is NSNull)
        return try #require(made["url"] as? String)
    }

    @Test("the server serves what `export` writes, before and after a restart")
    func served() throws {
        let choices = [
            [], ["--profile", "apple"], ["--profile", "google", "--kind", "class"],
            ["--profile", "outlook", "--kind", "personal,exam"],
        ]
        let paths = try choices.map { choice in
            let made = try belltower.run(words: ["feed", "add", "Phone", "--json"] + choice)
            return try #require(try made.object()["url"] as? String)
        }
        for _ in 1...2 {
            let server = try ServerProcess(belltower)
            for (path, choice) in zip(paths, choices) {
                let answer = try server.ask("GET", path)
                let written = try belltower.run(words: ["export", "-"] + choice).output
                #expect(answer.status == 200 && answer.body == written, "\(choice)")
                let tag = try #require(answer.fields["etag"])
                #expect(try server.ask("GET", path, ["If-None-Match": tag]).status == 304)
                #expect(try server.ask("HEAD", path).body.isEmpty)
            }
        }
    }

    @Test("what a command does shows at once: an entry, a suspension, an erasure")
    func commands() throws {
        try belltower.add("kim")
        let path = try add("--as", "kim")
        let server = try ServerProcess(belltower)
        #expect(try server.ask("GET", path).status == 200)
        try belltower.run("add", "Choir", "--start", "fri 18:00", "--as", "kim")
        #expect(try server.ask("GET", path).body.contains("Choir"))
        try belltower.run("person", "suspend", "kim")
        #expect(try server.ask("GET", path).status == 401)
        try belltower.run("person", "restore", "kim")
        #expect(try server.ask("GET", path).status == 200)
        try belltower.run("person", "erase", "kim", "--yes")
        #expect(try server.ask("GET", path).status == 410)
    }

    @Test("one is named, listed and revoked by its name or number")
    func list() throws {
        #expect(try belltower.run("feed", "list").output.contains("belltower feed add"))
        let path = try add("--profile", "apple", "--kind", "class,exam")
        _ = try add()
        let list = try belltower.run("feed", "list", "--json").list()
        #expect(list.map { $0["profile"] as? String } == ["plain", "apple"])
        #expect(list.last?["kinds"] as? [String] == ["class", "exam"])
        let told = try belltower.run("feed", "list").output
        #expect(told.contains("class, exam") && !told.contains(path.dropFirst(6)))
        let both = try belltower.run("feed", "remove", "Phone")
        #expect(both.status == 1 && both.errors.contains("2, 1"), "\(both.errors)")
        let unasked = try belltower.run("feed", "remove", "1")
        #expect(unasked.status == 64 && unasked.errors.contains("--yes"), "\(unasked.errors)")
        #expect(try belltower.run("feed", "list", "--json").list().count == 2)
        #expect(try belltower.run("feed", "remove", "1", "--yes").status == 0)
        #expect(try belltower.run("feed", "remove", "Phone", "--yes").status == 0)
        #expect(try belltower.run("feed", "remove", "Phone").status == 66)
        let server = try ServerProcess(belltower)
        #expect(try server.ask("GET", path).status == 410)
    }

    @Test(
        "an address begins with the site's, where that is known, and is said to be a part of it else"
    )
    func origin() throws {
        let relative = try belltower.run("feed", "add", "Phone")
        #expect(relative.output.hasPrefix("/feed/") && relative.errors.contains("server.url"))
        let home = URL(fileURLWithPath: belltower.home + "/config.yaml")
        try Data("server:\n  url: https://calendar.example.org\n".utf8).write(to: home)
        let whole = try belltower.run("feed", "add", "Work")
        #expect(
            whole.output.hasPrefix("https://calendar.example.org/feed/") && whole.errors.isEmpty)
        let made = try belltower.run("feed", "add", "Third", "--json").object()
        let webcal = made["webcal"] as? String
        #expect(webcal?.hasPrefix("webcal://calendar.example.org/feed/") == true)
    }
}
