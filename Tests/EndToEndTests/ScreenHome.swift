import Foundation
import TestSupport
import Testing

/// A home with something for every screen: odd titles, a room that changed, a feed that was refused.
struct ScreenHome {
    let belltower: Belltower

    /// Played once, and only read from then on.
    static let shared = Result { try ScreenHome() }

    /// What copies are made of, and no program opens.
    ///
    /// A database cannot be copied file by file while somebody reads it: its log goes away with its
    /// last reader.
    private static let untouched = Result { try ScreenHome() }

    /// A copy, for what changes something.
    static func copy() throws -> Belltower {
        let original = try untouched.get().belltower
        var copy = try Belltower(people: [])
        copy.now = original.now
        for name in ["home", "term.ics", "titles.ics", "exchange.ics"] {
            try FileManager.default.copyItem(
                atPath: original.folder.path + "/" + name, toPath: copy.folder.path + "/" + name)
        }
        return copy
    }

    private init() throws {
        belltower = try Belltower(people: [])
        try prepare()
        try subscribe()
        try meet()
        try drink()
    }

    private func prepare() throws {
        let files = FileManager.default
        let campus = belltower.home + "/Crawlers/campus"
        try files.createDirectory(
            atPath: campus, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: belltower.home)
        try files.copyItem(
            atPath: Fixtures.packageRoot.path + "/Fixtures/tour.yaml", toPath: campus + "/tour.yaml"
        )
        try Data("campus: tour\n".utf8)
            .write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        for name in ["feeds/term", "feeds/exchange", "screens/titles"] {
            let file = Fixtures.packageRoot.appendingPathComponent("Fixtures/\(name).ics")
            try files.copyItem(
                atPath: file.path, toPath: belltower.folder.path + "/" + file.lastPathComponent)
        }
    }

    private func subscribe() throws {
        try run("person", "add", "kim", "--as", "kim")
        try run("person", "add", "sam", "--as", "kim")
        try run("community", "create", "Chess club", "--as", "kim")
        try run("community", "create", "国際交流クラブ", "--as", "kim")
        try run(
            "event", "publish", "Chess night", "--as", "kim", "--community", "Chess club",
            "--start", "2026-10-15 18:00", "--for", "2h", "--at", "Founders Hall")
        let folder = belltower.folder.path
        try run("subscribe", folder + "/term.ics", "--name", "Timetable")
        try run("subscribe", folder + "/exchange.ics", "--name", "Seminars")
        try run("subscribe", folder + "/titles.ics")
        try replace("8W 2\\.1", with: "EB 0.7", in: "term.ics")
        try replace("Café", with: "الكافتيريا", in: "titles.ics")
        // One after the other, so that what is numbered is numbered alike each time.
        for name in ["Seminars", "Timetable", "離散数学"] { try run("import", name, at: 6) }
        let empty = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"
        try Data(empty.utf8).write(to: URL(fileURLWithPath: folder + "/term.ics"))
        try run("import", "Timetable", at: 7, status: 1)
        // What `import` finds in a copy of this home.
        try replace("図書館", with: "本館", in: "titles.ics")
    }

    private func meet() throws {
        let catalogue = """
            [{"code":"CM50123","title":"Networking","year":"2026/27","credits":6,"level":"Masters",
            "department":"Computer Science","staff":["Ada Example","فاطمة"],"period":"Semester 1",
            "description":"How packets find their way, from cables and queues over routes and names \
            to what an application sees of it.\\nThere are labs."},
            {"code":"MA20216","title":"Algebra 代数","year":"2026/27"},
            {"code":"PH10007","title":"Thermodynamics, statistical mechanics and what came after: a \
            first course for those who do not intend to take a second one","year":"2026/27"}]
            """
        let file = try belltower.folder.write(catalogue, as: "catalogue.json")
        try run("modules", "--load", file, "--as", "kim")
        try run("enrol", "CM50123", "--as", "kim")
        try run(
            "comment", "CM50123", "--as", "kim",
            "Bring a laptop, the lab machines are slow. And read chapter four before the lab, since "
                + "it is long and nobody will tell you.")
        try run("comment", "CM50123", "محاضرة جيدة", "--as", "kim", at: 5)
        try run("person", "edit", "kim", "--name", "金 ☕ Kim", "--as", "kim")
        try run("friend", "request", "kim")
        try run("friend", "accept", "sam", "--as", "kim")
        try run("community", "join", "Chess club")
        try run("event", "join", "e1")
        try run("add", "朝ごはん", "--start", "2026-10-05T07:15", "--for", "20m", at: 5)
        try run("remind", "--once", "--channel", "jsonl:-", at: 7)
    }

    private func drink() throws {
        try run("goal", "64oz", "--cup", "8oz")
        let days = [
            ("09-29", 2), ("09-30", 3), ("10-01", 1), ("10-03", 4), ("10-04", 4), ("10-05", 1),
        ]
        for (day, bottles) in days {
            for bottle in 0..<bottles {
                try run("drink", "bottle", "--at", "2026-\(day)T0\(bottle * 2):30:00+01:00")
            }
        }
    }

    private func run(_ words: String..., at hour: Int = 4, status: Int32 = 0) throws {
        var belltower = belltower
        // Drinks are logged at the end of it all.
        let isWater = ["drink", "goal"].contains(words.first)
        belltower.now =
            isWater ? belltower.now : "2026-10-05T0\(hour):00:00+01:00"
        let outcome = try belltower.run(words: words)
        try #require(outcome.status == status, "\(words): \(outcome.errors)")
    }

    private func replace(_ text: String, with other: String, in name: String) throws {
        let file = belltower.folder.path + "/" + name
        let old = try String(contentsOfFile: file, encoding: .utf8)
        try Data(old.replacingOccurrences(of: text, with: other, options: .regularExpression).utf8)
            .write(to: URL(fileURLWithPath: file))
    }
}
