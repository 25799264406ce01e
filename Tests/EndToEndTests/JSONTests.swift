import Foundation
import TestSupport
import Testing

@Suite("What a program gets of each command under --json")
struct JSONTests {
    struct Document: CustomTestStringConvertible, Sendable {
        var name: String
        var words: [String]
        /// Run before it, each without an error, in the same copy of the home.
        var before: [[String]]
        var person: String
        /// Changes something, and so works on a copy of the home.
        var isActing: Bool
        var status: Int32

        var testDescription: String { words.joined(separator: " ") }

        /// - Parameter line: the command's words, parted by single blanks; `_` stands for a blank.
        init(
            _ name: String, _ line: String, after before: [String] = [], as person: String = "sam",
            isActing: Bool = true, status: Int32 = 0
        ) {
            self.name = name
            words = Self.words(line)
            self.before = before.map(Self.words)
            self.person = person
            self.isActing = isActing
            self.status = status
        }

        private static func words(_ line: String) -> [String] {
            line.split(separator: " ").map { String($0).replacing("_", with: " ") }
        }
    }

    static func shown(_ name: String, _ line: String, status: Int32 = 0) -> Document {
        Document(name, line, isActing: false, status: status)
    }

    static let calendar: [Document] = [
        shown("agenda", "agenda week"), shown("agenda-cancelled", "agenda year --cancelled"),
        shown("agenda-empty", "agenda 2031-01-01 --kind exam"),
        shown("agenda-next", "agenda --next"), shown("clashes", "agenda week --clashes"),
        shown("gaps", "agenda tomorrow --free 1h"),
        Document(
            "free-with", "free --with kim --from 2026-10-06 --to 2026-10-07",
            after: ["settings share-busy friends --as kim"]),
        shown("item", "item networking mon"),
        Document(
            "item-changed",
            "item networking mon --name Networks --note bring_\"it\" --colour teal --lead 20m"),
        Document("item-hidden", "item --hidden", after: ["item networking mon --hide"]),
        shown("item-none-hidden", "item --hidden"),
        Document("correct", "correct networking mon --at C4_2.01"),
        Document("add", "add Choir --start 2026-10-05T18:00 --for 90m --at Hall"),
        Document(
            "add-series", "add Choir --start 2026-10-05T09:30 --for 90m --repeat FREQ=WEEKLY"),
        Document(
            "edit", "edit choir --start 2026-10-05T19:00",
            after: ["add Choir --start 2026-10-05T18:00 --for 90m"]),
        Document(
            "delete", "delete choir", after: ["add Choir --start 2026-10-05T18:00 --for 90m"]),
        Document("undo", "undo", after: ["add Choir --start 2026-10-05T18:00 --for 90m"]),
        Document("export", "export FOLDER/mine.ics"),
        Document("export-publish", "export --publish FOLDER/site"),
        Document(
            "export-published", "export --published", after: ["export --publish FOLDER/site"]),
        Document("feeds", "feed list", after: ["feed add Phone --profile apple --kind class,exam"]),
        Document("feed-remove", "feed remove Phone --yes", after: ["feed add Phone"]),
    ]

    static let bell: [Document] = [
        shown("reminders", "reminders"), shown("reminders-none", "reminders --from 2031-01-01"),
        shown("reminders-history", "reminders --history --from 2026-10-04"),
        Document("snooze", "snooze networking mon 10m"),
        Document("dismiss", "dismiss networking mon"),
        Document("dismiss-series", "dismiss networking mon --series"),
        Document("mute", "mute CM50123"), Document("mutes", "mute", after: ["mute CM50123"]),
        Document("mute-off", "mute CM50123 --off", after: ["mute CM50123"]),
        Document("remind-once", "remind --once --channel jsonl:FOLDER/rung.jsonl"),
    ]

    static let sources: [Document] = [
        shown("sources", "sources"), shown("sources-revealed", "sources --reveal"),
        shown("sources-history", "sources --history Timetable"),
        Document(
            "sources-edit", "sources Seminars", after: ["sources --edit Seminars --every 30m"]),
        shown("changes", "changes"), shown("changes-none", "changes --since 2031-01-01"),
        Document("import", "import 離散数学"),
        Document("import-refused", "import Timetable", status: 1),
        Document("import-undo", "import 離散数学 --undo"),
        Document("subscribe", "subscribe FOLDER/exchange.ics --name Again"),
        Document("unsubscribe", "unsubscribe Seminars --yes"),
        shown("crawl-list", "crawl --list"),
        shown("crawl-check", "crawl syllabusplus-list --check"),
        Document("crawl", "crawl syllabusplus-list --start LIST --set week1=2026-09-21"),
        shown("crawl-print", "crawl syllabusplus-list --start LIST --set week1=2026-09-21 --print"),
        Document("crawl-programme", "crawl courseleaf-programme --start PROGRAMME", as: "kim"),
    ]

    static let modules: [Document] = [
        shown("module", "module CM50123"), shown("modules", "modules"),
        shown("search", "modules networ"), shown("classmates", "classmates CM50123"),
        shown("modules-changes", "modules --changes"),
        Document("modules-load", "modules --load FOLDER/catalogue.json", as: "kim"),
        Document(
            "module-changed", "modules --changes",
            after: [
                "modules --load FOLDER/catalogue.json --as kim"
            ]),
        shown("programmes", "programmes"),
        Document("programmes-load", "programmes --load FOLDER/programmes.json", as: "kim"),
        Document(
            "programmes-loaded", "programmes",
            after: [
                "programmes --load FOLDER/programmes.json --as kim"
            ]),
        Document(
            "enrol-programme", "enrol --programme Year_1 --yes",
            after: ["programmes --load FOLDER/programmes.json --as kim"]),
        shown("enrolments", "enrol"), Document("enrol", "enrol CM50123 MA20216"),
        Document("enrol-invisible", "enrol --invisible"),
        Document("leave", "leave CM50123", as: "kim"),
        Document("comment", "comment CM50123 Read_\"four\"", as: "kim"),
        Document("comment-edit", "comment --edit 1 Read_five", as: "kim"),
        Document(
            "comment-reports", "comment --reports",
            after: [
                "comment CM50123 Sell_you_notes --as sam", "comment --report 3 adverts --as kim",
            ], as: "kim"),
    ]

    static let people: [Document] = [
        shown("person", "person show"), shown("person-other", "person show kim"),
        shown("people", "person list"), Document("person-add", "person add lee", as: "kim"),
        Document("person-edit", "person edit --name Sam_Ali --email sam@example.org"),
        Document("person-export", "person export FOLDER/me"),
        Document(
            "person-everything", "CAT FOLDER/me/everything.json",
            after: [
                "person export FOLDER/me"
            ]),
        Document("person-erase", "person erase sam --remove --yes", as: "kim"),
        shown("friends", "friend list"),
        Document(
            "friends-asked", "friend list",
            after: [
                "person add lee --as kim", "friend request lee --as sam",
                "friend request nobody@example.org", "friend block kim",
            ]),
        Document("friend-request", "friend request lee", after: ["person add lee --as kim"]),
        shown("communities", "community list"), Document("community", "community show Chess_club"),
        Document("community-create", "community create Go_club", as: "kim"),
        Document(
            "community-edit",
            "community edit Chess_club --topic Games --description Boards_at_hand", as: "kim"),
        Document("community-join", "community join 国際交流クラブ"),
        Document("community-organiser", "community organiser Chess_club sam", as: "kim"),
        Document("community-close", "community close Chess_club --yes", as: "kim"),
        Document(
            "community-feed", "community feed Chess_club FOLDER/exchange.ics", as: "kim"),
        shown("events", "event list"), shown("events-none", "event list --past"),
        shown("event", "event show e1"),
        Document("event-publish", "event publish Picnic --start 2026-10-10_12:00 --hashtag picnic"),
        Document("event-edit", "event edit e1 --capacity 1 --at Elsewhere", as: "kim"),
        Document("event-cancel", "event cancel e1 it_rains", as: "kim"),
        Document(
            "event-delete", "event delete #picnic",
            after: [
                "event publish Picnic --start 2026-10-10_12:00 --hashtag picnic"
            ]),
        Document(
            "event-invite", "event publish Study --start 2026-10-10_12:00 --invite kim"),
        Document("event-door", "event door e1", as: "kim"),
        Document("event-drop", "event drop e1"),
        Document("event-join", "event join e1", after: ["event drop e1"]),
        Document(
            "event-waiting", "event join e1",
            after: [
                "event drop e1", "community join Chess_club --as kim", "event join e1 --as kim",
                "event edit e1 --capacity 1 --as kim",
            ]),
    ]

    static let rest: [Document] = [
        shown("drinks", "drinks"), shown("goal", "goal"), Document("drink", "drink glass"),
        Document("drink-undo", "drink --undo"), Document("drink-much", "drink 3l"),
        Document(
            "drinks-sync", "CAT FOLDER/drinks.json",
            after: [
                "drinks --sync FOLDER/drinks.json"
            ]),
        Document("goal-off", "goal --off"), shown("settings", "settings"),
        shown("setting", "settings waking"),
        Document("setting-set", "settings channels ntfy:my-secret-topic"),
        shown("status", "status"), Document("status-nobody", "status --home FOLDER/nowhere"),
        Document("setup", "setup --goal 2l --leads 15m --yes"),
        shown("check", "check", status: 1),
        shown("check-config", "check --config FOLDER/home/config.yaml"),
        Document("check-config-wrong", "check --config FOLDER/wrong.yaml", status: 78),
        shown("check-sample-config", "check --sample-config"),
        Document("backup", "backup FOLDER/copies/ --keep 1", as: "kim"),
        Document("keep", "keep", as: "kim"),
        Document(
            "restore", "restore FOLDER/copy.bak --yes", after: ["backup FOLDER/copy.bak --as kim"],
            as: "kim"),
    ]

    /// Byte for byte, as a file in Fixtures/json has it; see `ScreenTests` for how it is recorded.
    @Test(
        "each document is as recorded, and alone on standard output",
        arguments: calendar + bell + sources + modules + people + rest)
    func recorded(_ document: Document) throws {
        let belltower =
            try document.isActing ? ScreenHome.copy() : ScreenHome.shared.get().belltower
        if document.isActing { try Self.furnish(belltower.folder) }
        for words in document.before {
            let outcome = try run(words, document, belltower)
            try #require(outcome.status == 0, "\(words): \(outcome.errors)")
        }
        let text = try output(of: document, belltower)
        let name = "Fixtures/json/\(document.name).json"
        let file = Fixtures.packageRoot.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("\(name) was recorded")
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
    }

    /// What a command writes, or a file holds that one wrote, without what differs each time.
    private func output(of document: Document, _ belltower: Belltower) throws -> String {
        var text: String
        if document.words[0] == "CAT" {
            let path = Self.path(document.words[1], belltower)
            text = try String(contentsOfFile: path, encoding: .utf8)
        } else {
            let outcome = try run(document.words + ["--json"], document, belltower)
            #expect(outcome.status == document.status, "\(outcome.errors)")
            text = outcome.output
        }
        if !text.isEmpty {
            let parsed = try? JSONSerialization.jsonObject(with: Data(text.utf8))
            #expect(parsed != nil, "\(text)")
        }
        text = text.replacing(belltower.folder.path, with: "FOLDER")
        for (pattern, mask) in Self.masks {
            text = text.replacingOccurrences(of: pattern, with: mask, options: .regularExpression)
        }
        return text
    }

    private static let masks = [
        (#"(?i)[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}"#, "UUID"),
        (#"database 20\d\d[a-z]"#, "database 2026a"), (#"median \d\.\d\d s"#, "median 0.00 s"),
        (#""(bytes|bytesBefore)":\d{6,}"#, #""$1":1000000"#),
        (#"site/[^"]+\.ics"#, "site/NAME.ics"),
        (#""file":"[0-9a-z]{16,}\.ics""#, #""file":"NAME.ics""#),
        (#""(late|median|p99|worst)Milliseconds":\d+"#, #""$1Milliseconds":1"#),
    ]

    private func run(
        _ words: [String], _ document: Document, _ belltower: Belltower
    ) throws -> Belltower.Outcome {
        var belltower = belltower
        belltower.person = document.person
        return try belltower.run(words: words.map { Self.path($0, belltower) })
    }

    private static func path(_ word: String, _ belltower: Belltower) -> String {
        word.replacing("FOLDER", with: belltower.folder.path)
            .replacing("LIST", with: Fixtures.pages.path + "/syllabusplus/list.html")
            .replacing("PROGRAMME", with: Fixtures.pages.path + "/courseleaf/programme.html")
    }

    /// What the documents above read.
    private static func furnish(_ folder: TemporaryFolder) throws {
        _ = try folder.write(
            #"[{"code":"CM50123","title":"Networks","year":"2026/27","credits":7.5}]"#,
            as: "catalogue.json")
        _ = try folder.write(
            #"[{"name":"Year 1","year":"2026/27","modules":["CM50123","MA20216"]}]"#,
            as: "programmes.json")
        _ = try folder.write("zone: Nowhere/Land\nnothing: 1\n", as: "wrong.yaml")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/copies", withIntermediateDirectories: true)
    }
}
