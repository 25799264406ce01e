import Foundation
import TestSupport
import Testing

/// Who asks.
enum Role: String, CaseIterable, Sendable {
    case student, suspendedStudent, staff, `operator`, suspendedOperator

    var handle: String { rawValue.lowercased() }
}

/// A command line, and who may say it.
struct RoleRow: CustomTestStringConvertible, Sendable {
    var words: [String]
    var may: Set<Role>
    /// What it ends with for those who may.
    var status: Int32

    /// Whether it says where there is no home that there is nothing yet.
    var makesNoHome: Bool { words == ["status"] }

    var testDescription: String { words.joined(separator: " ") }

    init(_ line: String, _ may: Set<Role>, _ status: Int32 = 0) {
        words = line.split(separator: " ").map(String.init)
        self.may = may
        self.status = status
    }
}

@Suite("Who may do what")
struct RoleTests {
    private static let all = Set(Role.allCases)
    private static let active: Set<Role> = [.student, .staff, .operator]
    private static let operators: Set<Role> = [.operator]

    /// HOME stands for a folder beside the home, with a feed, a catalogue, a page and a backup in it.
    ///
    /// 66 and the like say that somebody was let through, to what is not there.
    static let rows: [RoleRow] = looking + keeping + meeting + running + planning

    /// Looking is open to everybody who is here.
    private static let looking = [
        "status", "sources", "changes", "agenda week", "agenda --free 30m", "export -", "reminders",
        "reminders --history", "check --sample-config", "crawl --list", "person list",
        "person show", "person show lee", "person export HOME/me.json", "friend list",
        "community list", "event list", "event show e1", "modules", "module CM50123",
        "programmes", "classmates CM50123", "drinks", "goal", "settings", "mute", "feed list",
    ].map { RoleRow($0, all) }

    private static let keeping = [
        RoleRow("check", all), RoleRow("check --repair", operators),
        RoleRow("backup HOME/new", operators), RoleRow("restore HOME/backup --yes", operators),
        RoleRow("keep", operators),
        RoleRow("move --to postgresql:///campus?host=/nowhere", operators, 69),
        RoleRow("remind --once --channel jsonl:-", all), RoleRow("import", all),
        RoleRow("import --accept-removals Own", active), RoleRow("import --undo Own", active, 66),
        RoleRow("subscribe HOME/other.ics", active),
        RoleRow("subscribe HOME/other.ics --for-everyone", operators),
        RoleRow("sources --edit Own --alarms on", active), RoleRow("unsubscribe Own --yes", active),
        RoleRow("crawl syllabusplus-list --start HOME/list.html --set week1=2026-09-21", active),
        RoleRow(
            "crawl syllabusplus-list --start HOME/list.html --set week1=2026-09-21 --for-everyone",
            operators),
        RoleRow("modules --load HOME/catalogue.json", operators),
        RoleRow("export --publish HOME/web", active), RoleRow("feed add Phone", active),
        RoleRow("feed remove Phone", all, 66),
    ]

    private static let meeting = [
        RoleRow("person add new", operators), RoleRow("person edit --name X", active),
        RoleRow("person edit --no-picture", active),
        RoleRow("person edit --picture HOME/me.png", active),
        RoleRow("person edit lee --name X", operators),
        RoleRow("person edit lee --no-picture", operators),
        RoleRow("person edit lee --role staff", operators),
        RoleRow("person invite lee", operators),
        RoleRow("person suspend lee", operators), RoleRow("person restore lee", operators),
        RoleRow("person erase lee --yes", operators),
        RoleRow("friend request lee", active), RoleRow("friend accept lee", active, 66),
        RoleRow("friend decline lee", active, 66), RoleRow("friend remove lee", active, 66),
        RoleRow("friend block lee", active), RoleRow("friend unblock lee", active, 66),
        // Who is no friend of theirs.
        RoleRow("friend ask lee", active, 66),
        RoleRow("community show Chess", all), RoleRow("community create Go", operators),
        RoleRow("community organiser Chess lee", operators),
        RoleRow("community join Go", active, 66), RoleRow("community quit Chess", active),
        RoleRow("community feed Chess HOME/other.ics", operators),
        RoleRow("event publish Tea --start 2026-10-06T18:00 --hashtag tea", active),
        RoleRow("event publish Tea --start 2026-10-06T18:00 --community Chess", operators),
        RoleRow("event edit e1 --title Tea", operators), RoleRow("event cancel e1", operators),
        RoleRow("event delete e2", operators), RoleRow("event join e1", active),
        RoleRow("event drop e1", active, 1), RoleRow("event door e1", operators),
        // Its door is shut.
        RoleRow("event here e1 123456", active, 1),
        RoleRow("comment CM50123 Hi", active), RoleRow("comment --report 1", active),
        RoleRow("report comment 1 --reason spam", active), RoleRow("reports", operators),
        RoleRow("reports --mine", all), RoleRow("report --withdraw 9", active, 66),
        // Of a case that is not theirs nobody learns whether it is there.
        RoleRow("decide 9 keep --ground other Fine", active, 66), RoleRow("appeal 9 Why", all, 66),
        RoleRow("decide 9 keep --again --ground other Fine", active, 66),
        RoleRow("comment --hide 1", operators),
        RoleRow("comment --hide 1 Adverts --reason spam", operators),
        RoleRow("comment --unhide 1", operators, 1),
        RoleRow("community rename Chess Go", operators),
        RoleRow("community edit Chess --topic Games", operators),
        RoleRow("community edit Chess --picture HOME/me.png", operators),
        RoleRow("community close Chess --yes", operators),
        RoleRow("person edit lee --verify lee@example.org", operators),
        RoleRow("comment --delete 1", []),
        // Whom nobody lets see when they are busy.
        RoleRow("free --with lee", []), RoleRow("free --with lee --propose Tea", []),
        // Who is no friend of theirs.
        RoleRow("event publish Tea --start 2026-10-06T18:00 --invite lee", []),
    ]

    private static let running = [
        RoleRow("audit", operators), RoleRow("audit --own", all), RoleRow("health", operators),
        RoleRow("audit --before 9", operators), RoleRow("health --past", operators),
        RoleRow("reports --counts", all), RoleRow("person list --pictures", operators),
        RoleRow("errors", operators), RoleRow("statistics", operators),
        RoleRow("announce --list", all), RoleRow("site", operators),
    ]

    private static let planning = [
        RoleRow("add Tea --start 2026-10-06T18:00", active),
        RoleRow("edit m999 --name Tea", active, 66), RoleRow("delete m999", active, 66),
        RoleRow("undo", active, 66), RoleRow("item ITEM", all),
        RoleRow("item ITEM --hide", active),
        // Nothing was said of it, and it is of no module.
        RoleRow("correct ITEM --at Hall", active, 64), RoleRow("correct ITEM --undo", active, 66),
        RoleRow("snooze REMINDER 10m", active, 1), RoleRow("dismiss REMINDER", active),
        RoleRow("mute CM50123", active), RoleRow("enrol CM50123", active),
        RoleRow("leave CM50123", active), RoleRow("drink glass", active),
        RoleRow("goal 2l", active), RoleRow("settings share-busy friends", active),
    ]

    /// Commands of nobody's home, and the one that asks everybody who they are.
    static let homeless = ["setup", "demo", "serve"]

    /// What asks for nobody.
    static let personless = ["check --sample-config"]

    @Test("each role may do what the table says, and nothing else", arguments: rows)
    func table(_ row: RoleRow) throws {
        for role in Role.allCases {
            let belltower = try RoleHome.copy()
            let words = try row.words.map { try Self.settled($0, role, belltower) }
            let outcome = try belltower.run(words: words + ["--as", role.handle])
            #expect(
                outcome.status == (row.may.contains(role) ? row.status : 77),
                "\(role): \(outcome.errors)")
        }
    }

    @Test("nobody may do anything under a name that is not in the home", arguments: rows)
    func nobody(_ row: RoleRow) throws {
        guard !Self.personless.contains(where: row.testDescription.hasPrefix) else { return }
        let belltower = try RoleHome.copy()
        let words = row.words.map { $0.replacing("HOME", with: belltower.folder.path) }
        let outcome = try belltower.run(words: words + ["--as", "ghost"])
        #expect(outcome.status == 66 && outcome.errors.contains("ghost"), "\(outcome.errors)")
        #expect(outcome.isOneComplaint)
        let people = try belltower.run("person", "list", "--json").list()
        #expect(!people.contains { $0["handle"] as? String == "ghost" })
    }

    /// A word with what it stands for: ITEM and REMINDER are of the person's own class.
    static func settled(
        _ word: String, _ role: Role, _ belltower: Belltower
    ) throws -> String {
        let question: [String]
        switch word {
        case "ITEM": question = ["agenda", "2026-10-10"]
        case "REMINDER": question = ["reminders", "--from", "2026-10-10", "--to", "2026-10-11"]
        default: return word.replacing("HOME", with: belltower.folder.path)
        }
        let list = try belltower.run(words: question + ["--json", "--as", role.handle]).list()
        return try #require(list.first?["id"] as? String)
    }

    @Test("each command has a row")
    func completeness() throws {
        let commands = try Belltower.commands().map(\.name)
        #expect(commands.count > 50)
        for command in commands {
            let isThere =
                Self.homeless.contains(command)
                || Self.rows.contains { ($0.testDescription + " ").hasPrefix(command + " ") }
            #expect(isThere, "who may say `belltower \(command)`?")
        }
    }

    @Test("whoever owns a home without an operator keeps it, and a home that is not there yet")
    func ownHome() throws {
        let belltower = try RoleHome.copy()
        let backup = belltower.folder.path + "/backup"
        let home = belltower.folder.path + "/new"
        #expect(try belltower.run("restore", backup, "--home", home, "--as", "lee").status == 0)
        #expect(
            try belltower.run("restore", backup, "--yes", "--home", home, "--as", "lee").status
                == 77)
        // Nobody runs a database that cannot be read.
        try Data("nothing".utf8).write(to: URL(fileURLWithPath: home + "/belltower.sqlite"))
        #expect(
            try belltower.run("restore", backup, "--yes", "--home", home, "--as", "lee").status == 0
        )
    }
}

/// A home with somebody of each role, who all have the same.
enum RoleHome {
    private static let original = Result { try prepared() }

    static func copy() throws -> Belltower {
        let original = try original.get()
        var copy = try Belltower(people: [])
        copy.person = original.person
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: original.folder.path) {
            try files.copyItem(
                atPath: original.folder.path + "/" + name, toPath: copy.folder.path + "/" + name)
        }
        return copy
    }

    private static func prepared() throws -> Belltower {
        let belltower = try Belltower(people: [Role.operator.handle, "lee"])
        let folder = belltower.folder
        _ = try folder.write(Belltower.feed("Own"), as: "own.ics")
        _ = try folder.write(Belltower.feed("Other"), as: "other.ics")
        try Data(SamplePictures.png).write(to: URL(fileURLWithPath: folder.path + "/me.png"))
        let catalogue = #"[{"code":"CM50123","title":"Networking","year":"2026/27"}]"#
        _ = try folder.write(catalogue, as: "catalogue.json")
        try FileManager.default.copyItem(
            atPath: Fixtures.pages.appendingPathComponent("syllabusplus/list.html").path,
            toPath: folder.path + "/list.html")
        func run(_ words: String..., as handle: String? = nil) throws {
            let outcome = try belltower.run(words: words + (handle.map { ["--as", $0] } ?? []))
            try #require(outcome.status == 0, "\(words): \(outcome.errors)")
        }
        try run("modules", "--load", folder.path + "/catalogue.json")
        try run("community", "create", "Chess")
        try run(
            "event", "publish", "Night", "--start", "2026-10-06 18:00", "--community", "Chess")
        try run("event", "publish", "Picnic", "--start", "2026-10-07 18:00", "--hashtag", "picnic")
        try run("person", "edit", "--email", "lee@example.org", as: "lee")
        try run("enrol", "CM50123", as: "lee")
        try run("comment", "CM50123", "Hello", as: "lee")
        for role in Role.allCases {
            if role != .operator { try run("person", "add", role.handle) }
            try run("enrol", "CM50123", as: role.handle)
            try run("community", "join", "Chess", as: role.handle)
            try run("subscribe", folder.path + "/own.ics", "--name", "Own", as: role.handle)
        }
        try run("person", "edit", Role.staff.handle, "--role", "staff")
        try run("person", "edit", Role.suspendedOperator.handle, "--role", "operator")
        try run("person", "suspend", Role.suspendedStudent.handle)
        try run("person", "suspend", Role.suspendedOperator.handle)
        try run("backup", folder.path + "/backup")
        return belltower
    }
}
