import Campus
import Foundation
import TestSupport
import Testing

@Suite("What a terminal shows of each command")
struct ScreenTests {
    struct Screen: CustomTestStringConvertible, Sendable {
        var name: String
        var words: [String]
        /// Changes something, and so works on a copy of the home.
        var isActing: Bool
        var status: Int32
        /// Of the machine; nil where it has none, which is English.
        var language: String?
        /// Nil for a pipe.
        var widths: [Int?] = [nil, 40, 80, 200]
        /// In Fixtures/screens.
        var file: String { [language, name].compactMap(\.self).joined(separator: "-") + ".txt" }

        var testDescription: String { "\(words.joined(separator: " ")) \(language ?? "")" }

        init(_ name: String, _ words: String..., isActing: Bool = false, status: Int32 = 0) {
            self.name = name
            self.words = words
            self.isActing = isActing
            self.status = status
        }

        /// The same in German, on a terminal.
        var inGerman: Self {
            var screen = self
            (screen.language, screen.widths) = ("de", [name == "week" ? 120 : 80])
            return screen
        }
    }

    static let page = Fixtures.pages.appendingPathComponent("syllabusplus/list.html").path

    static let screens = english + german

    /// Those that are looked at most.
    private static let german = english.filter { screen in
        [
            "day", "week", "month", "year", "next", "clashes", "free", "status", "module",
            "classmates", "drinks", "sources", "history", "changes", "reminders",
            "reminder-history", "communities", "friends", "person", "settings", "import",
        ].contains(screen.name)
    }.map(\.inGerman)

    private static let english: [Screen] = [
        Screen("day", "agenda"), Screen("week", "agenda", "week"),
        Screen("month", "agenda", "month"), Screen("year", "agenda", "year"),
        Screen("next", "agenda", "--next"), Screen("clashes", "agenda", "week", "--clashes"),
        Screen("free", "agenda", "tomorrow", "--free", "1h"),
        Screen("status", "status"), Screen("check", "check", status: 1),
        Screen("module", "module", "CM50123"), Screen("modules", "modules"),
        Screen("search", "modules", "networ"),
        Screen("classmates", "classmates", "CM50123"),
        Screen("drinks", "drinks"), Screen("goal", "goal"),
        Screen("sources", "sources"), Screen("history", "sources", "--history", "Timetable"),
        Screen("changes", "changes"), Screen("reminders", "reminders"),
        Screen("reminder-history", "reminders", "--history", "--from", "2026-10-04"),
        Screen("communities", "community", "list"), Screen("events", "event", "list"),
        Screen("event", "event", "show", "e1"), Screen("friends", "friend", "list"),
        Screen("person", "person", "show"), Screen("settings", "settings"),
        Screen("import", "import", "離散数学", isActing: true),
        Screen(
            "crawl", "crawl", "syllabusplus-list", "--start", page, "--set", "week1=2026-09-21",
            isActing: true),
    ]

    /// Each at several widths, as a file in Fixtures/screens has it.
    ///
    /// With `BELLTOWER_RECORD` the file is written anew, and the test fails, so that nobody takes a
    /// recording for a proof.
    @Test(
        "each is as recorded: in a pipe, at 40, 80 and 200 columns, in colour and without",
        arguments: screens)
    func recorded(_ screen: Screen) throws {
        var text = "$ belltower \(screen.words.map(Self.shown).joined(separator: " "))\n"
        for width in screen.widths {
            let plain = try show(screen, width: width)
            text += "\n──── \(width.map { "\($0) columns" } ?? "in a pipe")\n\(plain)"
            check(plain, screen, width)
            guard let width, width > 40, screen.language == nil else { continue }
            let coloured = try show(screen, width: width, isColoured: true)
            #expect(Self.bare(coloured) == Self.bare(plain), "colour changes no text")
            text +=
                "\n──── \(width) columns, in colour\n"
                + coloured.replacing("\u{1b}", with: "␛")
        }
        let name = "Fixtures/screens/\(screen.file)"
        let file = Fixtures.packageRoot.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("\(name) was recorded")
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
    }

    /// No line is wider than the terminal; a pipe has all words and none of the marks.
    private func check(_ text: String, _ screen: Screen, _ width: Int?) {
        #expect(!text.contains("\u{1b}"))
        guard let width else {
            #expect(!text.contains("\u{2068}"))
            return
        }
        let wide = text.split(separator: "\n").filter { String($0).displayWidth > width }
        #expect(wide.isEmpty, "wider than \(width): \(wide)")
        // Each isolate ends on the line that it begins on.
        for line in text.unicodeScalars.split(separator: "\n") {
            #expect(
                line.count(where: { $0 == "\u{2068}" }) == line.count(where: { $0 == "\u{2069}" }))
        }
    }

    private func show(
        _ screen: Screen, width: Int?, isColoured: Bool = false
    ) throws -> String {
        let belltower =
            try screen.isActing ? ScreenHome.copy() : ScreenHome.shared.get().belltower
        var environment: [String: String] = [:]
        environment["COLUMNS"] = width.map(String.init)
        environment["LANG"] = screen.language.map { "\($0)_DE.UTF-8" }
        environment["CLICOLOR_FORCE"] = isColoured ? "1" : nil
        let outcome = try belltower.run(words: screen.words, environment: environment)
        #expect(outcome.status == screen.status, "\(outcome.errors)")
        return outcome.output.replacing(belltower.folder.path, with: "FOLDER")
            // The machine's, and as wide as any.
            .replacing(#/database 20\d\d[a-z]/#, with: "database 2026a")
    }

    private static func shown(_ word: String) -> String {
        word.hasPrefix("/") ? URL(fileURLWithPath: word).lastPathComponent : word
    }

    /// Without colours, and without the blanks at the ends of lines.
    private static func bare(_ text: String) -> [String] {
        text.replacing(#/\u{1b}\[[0-9;]*m/#, with: "")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).replacing(#/ +$/#, with: "") }
    }

    @Test(
        "a real terminal has colours, unless it is dumb or the environment wants none",
        arguments: [
            ("TERM=xterm", true), ("TERM=dumb", false), ("NO_COLOR=1", false),
            ("NO_COLOR=1 CLICOLOR_FORCE=1", false), ("CLICOLOR=0", false),
            ("TERM=dumb CLICOLOR_FORCE=1", false),
        ])
    func terminal(_ variables: String, _ hasColours: Bool) throws {
        let belltower = try Belltower()
        try belltower.run("add", "Choir practice", "--start", "2026-10-05T18:00", "--for", "90m")
        let command = "stty cols 30; env \(variables) $0 agenda"
        let shown = try belltower.run(
            words: [], environment: ["TERM": "xterm"],
            through: ["/bin/sh", "-c", "script -qec \"\(command)\" /dev/null"])
        let output = shown.output.replacing("\r\n", with: "\n")
        #expect(output.contains("\u{1b}[") == hasColours, "\(output)")
        #expect(output.contains("Choir\n                 practice"), "wrapped at 30 columns")
    }
}
