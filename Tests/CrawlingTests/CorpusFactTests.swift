import Campus
import Crawling
import Foundation
import Markup
import TestSupport
import Testing
import Wire

/// Facts of real pages, as they stand there for a person to read.
@Suite(.enabled(if: Corpus.isThere)) struct CorpusFactTests {
    typealias Case = CorpusPageTests.Case

    static let cases = [
        Case(crawler: "drps", page: "drps__edinburgh__infr08010", modules: 1),
        Case(crawler: "drps", page: "drps__edinburgh__infr08025", modules: 1),
        Case(crawler: "drps", page: "drps__edinburgh__infr08026", modules: 1),
        Case(crawler: "drps", page: "drps__edinburgh__sb_infr", modules: 182),
        // 197 rows, of which nine courses have two.
        Case(crawler: "drps", page: "drps__edinburgh__sb_math", modules: 188),
        Case(
            crawler: "peoplesoft", page: "peoplesoft__chapman__search-results", modules: 7,
            meetings: 7, unscheduled: 2),
        Case(crawler: "timeedit", page: "timeedit__chalmers-2012__0-page", meetings: 50),
        Case(crawler: "rapla", page: "rapla__dhbw__week49", meetings: 10),
        // 402 events.
        Case(
            crawler: "mytimetable", page: "mytimetable__durham__calendar-json-in-html",
            modules: 6, meetings: 35),
    ]

    @Test("a real page brings what a person counts on it", arguments: cases)
    func counts(_ wanted: Case) throws {
        let harvest = try CorpusPageTests.harvest(wanted)
        #expect(harvest.modules.count == wanted.modules, "\(wanted.page)")
        #expect(harvest.meetings.count == wanted.meetings, "\(wanted.page)")
        #expect(harvest.unscheduled == wanted.unscheduled, "\(wanted.page)")
        #expect(harvest.issues.isEmpty, "\(wanted.page): \(harvest.issues.map(\.message))")
        #expect(harvest.modules.allSatisfy { $0.title != nil })
    }

    private static func harvest(_ page: String) throws -> CrawlHarvest {
        let wanted = try #require(cases.first { $0.page == page })
        return try CorpusPageTests.harvest(wanted)
    }

    /// All of a class on one line.
    private static func line(_ meeting: CrawledMeeting) throws -> String {
        let json = CrawledMeetingShape(meeting).bytes
        let facts = try #require(
            try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
        func text(_ name: String) -> String {
            facts[name].map { $0 is NSNull ? "" : "\($0)" } ?? ""
        }
        let days = (facts["weekdays"] as? [String] ?? []).joined(separator: " ")
        return [
            text("code"), text("title"), text("kind"), text("group"), text("key"), days,
            "\(text("start"))-\(text("end"))", "\(text("first"))", text("times"), text("room"),
            PageFacts.mark(of: meeting.staff), text("note"),
        ].joined(separator: "|")
    }

    @Test(
        "classes stand as they are on the page",
        arguments: [
            (
                "peoplesoft__chapman__search-results",
                [
                    "ANTH 102|Cultural Anthropology|Lecture|01|4469|mon wed fri|12:00-12:50|2016-02-01|48|Beckman Hall 106|112ce2cb|",
                    "ANTH 102|Cultural Anthropology|Lecture|04|4473|mon wed fri|09:00-09:50|2016-02-01|48|Beckman Hall 105|c23a4983|",
                    "ANTH 282|Folklore|Lecture|01|4477|mon wed|13:00-14:15|2016-02-01|32|Argyros Forum 206B|bfefb09a|",
                    "ANTH 396|Indians of California|Lecture|01|4482|mon wed|14:30-15:45|2016-02-01|32|Smith Hall 115|bfefb09a|",
                ]
            ),
            (
                "rapla__dhbw__week49",
                [
                    "|Vorlesung/ IT Herr Bromberger|Lecture|WDLM15LM||wed|08:30-12:30|2015-12-02|1|RB41-3.12 (EDV)|60e51d98|Vorlesung am 02.12.2015 geht bis 17:15 Uhr",
                    "|Marketingforschung Erhebungsdesign|Lecture|WDLM15LM||mon|09:00-12:15|2015-11-30|1|P50-110|56dead35|",
                    "|Finanzbuchhaltung|Lecture|WDLM15LM||tue|13:15-17:15|2015-12-01|1|P50-110|00843eee|",
                    "|VWL|Lecture|WDLM15LM||thu|13:15-17:15|2015-12-03|1|P50-110|54e12f93|",
                    "|IT|Lecture|WDLM15LM||fri|13:15-16:30|2015-12-04|1|P50-110|7fd5f964|",
                ]
            ),
            (
                "mytimetable__durham__calendar-json-in-html",
                [
                    "COMP2271|Data Science|Lecture|LECT/001|COMP2271/LECT/001|mon|11:00-12:00|2022-10-03|11|D/TLC033|7a37da64|",
                    "COMP2221|Programming Paradigms|Practical|PRAC/005|COMP2221/PRAC/005|fri|16:00-18:00|2022-10-14|21|D/RH025||",
                    "COMP2281|Software Engineering|Practical|PRACA/003|COMP2281/PRACA/003|fri|11:00-13:00|2022-10-07|1|D/TLC123|1bd6264f|",
                    "COMP2281|Software Engineering|Online Computer Class|PRAC/003|COMP2281/PRAC/003|fri|11:00-13:00|2022-10-14|20||1bd6264f|",
                    "COMP2281|Software Engineering|Lecture|LECT/002|COMP2281/LECT/002|wed|12:00-13:00|2023-01-11|10|D/PH8|f0828ca3|",
                ]
            ),
        ] as [(String, [String])])
    func facts(_ page: String, _ wanted: [String]) throws {
        let harvest = try Self.harvest(page)
        let lines = Set(try harvest.meetings.map(Self.line))
        for line in wanted { #expect(lines.contains(line), "\(line)\nof\n\(lines.sorted())") }
    }

    @Test("every event of a calendar in JSON is there, however they are put together")
    func events() throws {
        let harvest = try Self.harvest("mytimetable__durham__calendar-json-in-html")
        #expect(harvest.meetings.reduce(0) { $0 + $1.dates.count } == 402)
        #expect(
            harvest.modules.map(\.code.text).sorted() == [
                "COMP2181", "COMP2211", "COMP2221", "COMP2261", "COMP2271", "COMP2281",
            ])
        #expect(harvest.modules.allSatisfy { $0.year == AcademicYear(beginning: 2022) })
    }

    /// Rows are `date, time, date, time, course, "room, room", class, , note,`.
    @Test("a TimeEdit page is row for row what its own table says")
    func rows() throws {
        let page = "timeedit__chalmers-2012__0-page"
        let harvest = try Self.harvest(page)
        let bytes = try #require(try Corpus.page(page + ".html.expected.csv"))
        let rows = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { $0.hasPrefix("2012-") }
        let wanted = rows.map { row in
            let parts = row.split(separator: "\"", omittingEmptySubsequences: false)
            let cells = parts.enumerated().map { index, part in
                String(index % 2 == 1 ? part.replacing(", ", with: "; ") : part)
            }.joined().components(separatedBy: ", ")
            return [0, 1, 3, 4, 5, 6, 8].map { cells[$0].replacing("; ", with: ", ") }
                .joined(separator: "|")
        }
        let found = try harvest.meetings.map { meeting in
            let line = try Self.line(meeting).components(separatedBy: "|")
            let times = line[6].components(separatedBy: "-")
            return [line[7], times[0], times[1], line[1], line[9], line[3], line[11]]
                .joined(separator: "|")
        }
        #expect(wanted.count == 50)
        #expect(found.sorted() == wanted.sorted())
    }

    @Test(
        "a course is what the file beside its page says",
        arguments: ["infr08010", "infr08025", "infr08026"])
    func course(_ name: String) throws {
        let page = "drps__edinburgh__\(name)"
        let harvest = try Self.harvest(page)
        let bytes = try #require(try Corpus.page(page + ".html.expected.json"))
        let wanted = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        func text(_ key: String) -> String { wanted[key] as? String ?? "-" }
        /// The file's texts have lost the spaces that tags were.
        func bare(_ text: String?) -> String { (text ?? "").filter { !$0.isWhitespace } }
        let module = try #require(harvest.modules.first)
        #expect(module.code.text == text("code"))
        #expect(module.title == text("name"))
        #expect(module.period == text("period"))
        #expect(module.period == text("course_start"))
        #expect(module.credits == Double(text("credits")))
        #expect(module.level == text("credit_level"))
        #expect(module.department == text("school_name"))
        #expect(text("full_title").contains("2024/2025") && module.year.first == 2024)
        #expect(module.staff.count == 1)
        #expect(bare(text("course_organiser")).hasPrefix(bare(module.staff.first)))
        for key in ["summary", "course_description", "learning_activities"] {
            #expect(bare(module.details).contains(bare(text(key))), "\(key)")
        }
        #expect(bare(module.prerequisites).hasSuffix(bare(text("pre_requisites"))))
        #expect(text("pre_requisites").isEmpty == (module.prerequisites == nil))
    }

    @Test("the lists of a subject have every course's level, credits and period")
    func lists() throws {
        let infr = try Self.harvest("drps__edinburgh__sb_infr")
        let math = try Self.harvest("drps__edinburgh__sb_math")
        func line(_ code: String, _ harvest: CrawlHarvest) -> String? {
            harvest.modules.first { $0.code.text == code }.map {
                "\($0.title ?? "")|\($0.level ?? "")|\($0.credits ?? 0)|\($0.period ?? "")|\($0.url ?? "")"
            }
        }
        #expect(
            line("INFR08031", infr)
                == "Discrete Mathematics and Probability|SCQF Level 8|20.0|Semester 1|cxinfr08031.htm"
        )
        #expect(
            line("EPCC11003", infr)
                == "Threaded Programming|SCQF Level 11|10.0|Semester 1|cxepcc11003.htm")
        #expect(
            line("DESI11028", infr)
                == "Dissertation (Design, Context & Communication)|SCQF Level 11|60.0|"
                + "Block 5 (Sem 2) and beyond|cxdesi11028.htm")
        #expect(
            line("MATH12025", math)
                == "MIGS: Project 2|SCQF Level 12|15.0|Semester 2|cxmath12025.htm")
        let levels = Dictionary(grouping: infr.modules, by: { $0.level ?? "" }).mapValues(\.count)
        #expect(
            levels == [
                "SCQF Level 8": 10, "SCQF Level 9": 3, "SCQF Level 10": 26, "SCQF Level 11": 143,
            ])
    }

    @Test(
        "what stands in a page's comments is not told", arguments: cases.filter { $0.modules > 0 })
    func comments(_ wanted: Case) throws {
        let harvest = try CorpusPageTests.harvest(wanted)
        let json = HarvestShape(harvest).text
        for leak in ["GSL", "SRL", "MAV", "<!--", "DATA FIELD", "Undisclosed"] {
            #expect(!json.contains(leak), "\(leak)")
        }
    }
}
