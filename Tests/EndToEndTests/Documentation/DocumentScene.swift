import Foundation
import TestSupport

/// What a page takes for granted, and what happens between its lines.
final class DocumentScene {
    let world: DocumentWorld
    private let page: DocumentPage
    private var met: Set<String> = []

    /// Lines that no test can run, with the reason.
    private static let skipped: [String: [(line: String, reason: String)]] = [
        "docs/benchmarks.md": [
            (
                ".build/release/benchmarks --calendar   # also --people, --bell, --plan, --planning, --export, --engines, --million",
                "takes minutes and a machine that does nothing else"
            ),
            (
                ".build/release/benchmarks --campus .build/release/belltower",
                "takes minutes and a machine that does nothing else"
            ),
        ],
        "docs/getting-started.md": [("belltower setup", "asks on a terminal")],
        "README.md": [
            (
                "belltower setup                   # asks for zone, feed, leads, goal and channel; options answer too",
                "asks on a terminal"
            )
        ],
        "docs/fuzzing.md": [
            (
                ".build/fuzz/build/release/fuzz reader /tmp .build/fuzz/reader/20261121T081626/crash-...",
                "needs a build of its own, and a finding"
            )
        ],
        "docs/security.md": [
            (
                "systemd-analyze security belltower-remind.service",
                "needs the units where systemd has them; the package's own check runs it"
            )
        ],
    ]

    init(_ page: DocumentPage) throws {
        world = try DocumentWorld()
        self.page = page
        try prepare()
    }

    /// Why a line is not run; nil for one that is.
    func skips(_ command: String) -> String? {
        let entry = Self.skipped[page.name]?.first { $0.line == command }
        if let entry { met.insert(entry.line) }
        return entry?.reason
    }

    /// Entries of the tables that stand for no line.
    var unused: [String] {
        (Self.skipped[page.name] ?? []).map(\.line).filter { !met.contains($0) }
    }

    // MARK: - Between the lines

    /// Does what a line such as `# The feed answers with a login page.` says.
    ///
    /// - Returns: whether anybody knows how.
    func follow(_ direction: String) throws -> Bool {
        switch direction {
        case "# The feed answers with an empty calendar.":
            world.pages["/me.ics"] = Array(
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n".utf8)
        case "# The feed answers with a login page.":
            world.pages["/me.ics"] = Array("<html><title>Log in</title></html>".utf8)
        case "# The feed is well again, and names another room.":
            let feed = String(decoding: try Fixtures.feed("term.ics"), as: UTF8.self)
            world.pages["/me.ics"] = Array(
                feed.replacing("LOCATION:8W 2.1", with: "LOCATION:EB 0.7").utf8)
        case "# A minute later, the bell has rung.":
            world.now = "2026-10-05T08:01:00+01:00"
            return try rang("desktop")
        default:
            guard let now = Self.time(direction) else { return false }
            world.now = now
        }
        return true
    }

    /// Of `# It is 9:00 on 5 October.`, on a clock of British summer.
    private static func time(_ direction: String) -> String? {
        guard let match = direction.wholeMatch(of: #/# It is (\d+:\d\d) on (\d+) October\./#),
            let day = Int(match.output.2)
        else { return nil }
        let clock = String(repeating: "0", count: 5 - match.output.1.count) + match.output.1
        return "2026-10-\(day < 10 ? "0" : "")\(day)T\(clock):00+01:00"
    }

    /// What must have happened by the end of the page, beyond what it shows.
    func missing() -> [String] {
        guard page.name == "docs/reminders.md" else { return [] }
        let posts = site { $0.method == "POST" }
        let isThere = [
            "a notice": world.has("home/notices"), "a letter": !world.mail.letters.isEmpty,
            "a message to ntfy": posts.contains("/sam-k3v9w2xq"),
            "a webhook": posts.contains("/bell"),
            "a program": world.has("home/rung"),
        ]
        return isThere.filter { !$0.value }.map(\.key).sorted()
    }

    /// The paths of what the site was asked.
    private func site(_ isMeant: (LoopbackRequest) -> Bool) -> [String] {
        world.site.requests.filter(isMeant).map(\.path)
    }

    /// What the daemon does at that time.
    private func rang(_ channel: String) throws -> Bool {
        try world.run("belltower remind --once --channel \(channel)").status == 0
    }

    // MARK: - Beforehand

    private func prepare() throws {
        for name in ["/me.ics", "/all.ics"] { world.pages[name] = try Fixtures.feed("term.ics") }
        world.pages["/noor.ics"] = try Fixtures.feed("exchange.ics")
        world.pages["/list.html"] = [UInt8](
            try Data(contentsOf: Fixtures.pages.appendingPathComponent("syllabusplus/list.html")))
        try world.write(world.site.url("/noor.ics") + "\n", as: "home/noor.url")
        try world.write(world.site.url("/me.ics") + "\n", as: "home/address.txt")
        try world.write(program: "#!/bin/sh\ncat > \"$HOME/rung\"\n", as: "usr/local/bin/ring")
        if page.name == "docs/server.md" {
            world.person = "belltower"
            world.home = world.root + "/var/lib/belltower"
        }
        try world.configure()
        if page.name != "README.md" { try run("belltower person add " + world.person) }
        switch page.name {
        case "README.md": try beTheTour()
        case "docs/getting-started.md":
            try world.write("", as: "home/belltower_1_amd64.deb")
            // Another feed than the one that is subscribed to by hand.
            try world.write(world.site.url("/noor.ics") + "\n", as: "home/address.txt")
        case "docs/commands.md": try beACampus()
        case "docs/crawlers.md": try writeWhatThePageShows()
        case "docs/reminders.md": try subscribed()
        case "docs/security.md": try beACampus()
        case "docs/server.md": try beAServer()
        default: break
        }
    }

    private func run(_ commands: String...) throws {
        for command in commands {
            let outcome = try world.run(command)
            guard outcome.status == 0 else {
                throw Unprepared(description: "\(command): \(outcome.output)")
            }
        }
    }

    private struct Unprepared: Error, CustomStringConvertible { var description: String }

    private func subscribed() throws {
        try run("belltower subscribe https://timetable.example.ac.uk/me.ics --name Timetable")
    }
}

extension DocumentScene {
    /// What `Fixtures/tour.sh` has done when it shows the week.
    private func beTheTour() throws {
        let fixtures = Fixtures.packageRoot.appendingPathComponent("Fixtures").path
        try world.write("", as: "home/.build/deb/belltower_1_amd64.deb")
        try run(
            "mkdir -p .local/share/belltower/Crawlers/campus",
            "cp \(fixtures)/tour.yaml .local/share/belltower/Crawlers/campus/",
            "cp \(fixtures)/feeds/term.ics \(fixtures)/feeds/exchange.ics .",
            "echo 'campus: tour' >> .local/share/belltower/config.yaml",
            "belltower person add kim --as kim", "belltower person add sam --as kim",
            "belltower community create 'Chess club' --as kim",
            "belltower event publish 'Chess night' --as kim --community 'Chess club' "
                + "--start '2026-10-15 18:00' --for 2h --at 'Founders Hall'",
            "belltower subscribe term.ics --name Timetable",
            "belltower subscribe exchange.ics --name Seminars")
        world.now = "2026-10-12T08:00:00+01:00"
        try run(
            "belltower import", "belltower community join 'Chess club'",
            "belltower event join e1", "belltower goal 1.5l --cup 500ml")
    }

    /// Sam with a timetable; Kim and Mia, friends, of whom Kim shares when she is busy; Lee; a community
    /// with an event.
    private func beACampus() throws {
        try run(
            "belltower subscribe https://timetable.example.ac.uk/me.ics --name Timetable",
            "belltower person add kim", "belltower person add lee",
            "belltower friend request kim", "belltower friend accept sam --as kim",
            "belltower person add mia", "belltower friend request mia",
            "belltower friend accept sam --as mia",
            "belltower settings share-busy friends --as kim",
            "belltower community create 'Chess club'",
            "belltower event publish 'Chess night' --community 'Chess club' "
                + "--start '2026-10-15 18:00'",
            "echo 'code,title,year\nMA20216,Algebra,2026/27\nCM50123,Networking,2026/27' "
                + "| belltower modules --load -")
    }

    private func beAServer() throws {
        try world.write("", as: "home/belltower_1_amd64.deb")
        try world.write(
            "code,title,year,credits,staff\nCM50123,Networking,2026/27,6,A. Ames;B. Bell\n",
            as: "home/catalogue.csv")
        try world.write(
            "name,year,modules\nMSc Computer Science,2026/27,CM50123\n", as: "home/programmes.csv")
    }

    /// The page's first definition and its first page of HTML, under the names that it gives them.
    private func writeWhatThePageShows() throws {
        for (kind, name) in [("yaml", "harbour.yaml"), ("html", "saved.html")] {
            let block = page.blocks.first { $0.kind == kind }
            let lines = (block?.lines ?? []).map(\.text)
                .filter { $0.trimmingCharacters(in: .whitespaces) != "..." }
            try world.write(lines.joined(separator: "\n") + "\n", as: "home/" + name)
        }
    }
}
