import Campus
import Recurrence
import TestSupport
import Testing

@Suite("Module codes in a meeting's text")
struct CodeReadingTests {
    struct Text: Sendable, CustomTestStringConvertible {
        var summary: String
        var details: String?
        var categories: String?
        var location: String?
        var expected: String

        init(
            _ summary: String, _ expected: String, details: String? = nil,
            categories: String? = nil, location: String? = nil
        ) {
            self.summary = summary
            self.expected = expected
            self.details = details
            self.categories = categories
            self.location = location
        }

        var testDescription: String { "\(summary) \(details ?? "") \(categories ?? "")" }
    }

    static func read(_ text: Text, pattern: String? = nil) throws -> String {
        let reader = CodeReader(pattern: try pattern.map { try CodePattern($0) })
        let reading = reader.read(
            summary: text.summary, details: text.details, categories: text.categories,
            location: text.location)
        switch reading {
        case .none: return ""
        case .codes(let codes): return codes.map(\.text).joined(separator: " ")
        case .doubtful(let codes): return "? " + codes.map(\.text).joined(separator: " ")
        }
    }

    /// How each system of the corpus writes a code, and some that its README describes.
    static let shapes = [
        Text("CM50123 - Lecture", "CM50123"), Text("CM-50123/L1", "CM50123"),
        Text("cm50123: networking", "CM50123"), Text("CM 50123 Lecture", "CM50123"),
        Text("Cm50123 Lab", "CM50123"), Text("cm-50123", "CM50123"),
        // Exchange at Essex: code, level, term. Syllabus Plus at Swansea, CMIS at Dundee.
        Text("GV103-4-AU - Title - Lecture", "GV103", details: "[Ref: TIMES25-26-295263-2]"),
        Text("CS-150_A:Lecture (Online)", "CS150"),
        Text(
            "[Seminar] Information Security", "AC22005", details: "Module Code: AC22005\nStaff: X"),
        // CAMPUSonline at Munich: lists in brackets.
        Text("Practical Course (IN0012, IN2106) PR, Standardgruppe", "IN0012 IN2106"),
        Text("Einführung in die Rechnerarchitektur (IN0004) VO", "IN0004"),
        // ADE: Montpellier, Toulouse, an IUT, Louvain (only in the description).
        Text("HAI708I", "HAI708I", details: "\nM1 INFORMATIQUE - GL - option HAI716I\nData"),
        Text("HAI702I INFO IMAGINE- ALGO - IASD", "HAI702I"),
        Text("N5AN04A - CTD - Architecture des Ordinateurs", "N5AN04A", location: "A301"),
        Text("N6AN02C- EXAM ORAL", "N6AN02C"), Text("SAE 102 \"S'initier\" TP", "SAE102"),
        Text("SAE101\"Sensibilisation\" TD", "SAE101"),
        Text("Physique II", "LEPL1202", details: "\n\nFSA11A\narch11ba\nfsa113\nLEPL1202\nX Y\n"),
        Text("LANGL1272+LANGL1282 Test", "LANGL1272 LANGL1282"),
        Text("LEPL1301-Q2 S1 et S10 A+B", "LEPL1301"), Text("LEPL1203_Q3 de 1-4", "LEPL1203"),
        // CELCAT in London, TimeEdit at Chalmers, NUSMods, UNSW.
        Text("(NU) Discrete Structures [NCHNUCS434M]", "NCHNUCS434M", details: "122 [40 Cap]"),
        Text("OPTIONAL", "NCHNUAH435M", details: "(NU) Computing [NCHNUAH435M]\nOPTIONAL"),
        Text("LET924. Kemi", "LET924", details: "ZBASS-1\nGrp 10\nID 1440784", location: "FL73"),
        Text("EG2401A Lecture", "EG2401A"), Text("CS2113 Exam", "CS2113"),
        Text("Physics 1A Lecture", "DPST1021", details: "DPST1021 Lecture starts in 15 mins"),
        // Moodle at Pusan, Canvas, several categories.
        Text("02 Output-1", "CP35268", categories: "2021_10_CP35268_059"),
        Text("Essay [2025SpringC-T-CSE355-32753-15895]", "CSE355"),
        Text("Lecture", "CS101 MA201", categories: "CS101,MA201"),
        // What a kind or a remark stands before.
        Text("Lecture: CM50123 Networking", "CM50123"), Text("Exam - CM50123", "CM50123"),
        Text("CANCELLED: CM50123 Lab", "CM50123"),
        Text("*CM50123 and CM50124 Lab", "CM50123 CM50124"),
    ]

    @Test("every shape of the corpus is found", arguments: shapes)
    func finds(_ text: Text) throws {
        #expect(try Self.read(text) == text.expected)
    }

    static let others = [
        "8W 2.1", "Room 101", "ROOM 2001", "LAB 305 booking", "Week 12", "WEEK 2026",
        "Academic Week 51", "2026-10-05", "05/10/2026", "5 OCT 2026", "01225 388388",
        "TEL 388388", "+44 1225 388388", "Group 501", "GROUP 501", "Tutorial Group 501", "TD 5.118",
        "TD36.406", "Meeting 10:30", "UTC 0900", "A.10", "S3 = C 036", "UCE 2 ANGLAIS",
        "RT1 TP4 S1",
        "COVID-19", "Article 370", "M1-ILSEN-alt-GR1", "EC Stoner SR (7.76)", "KW 2045",
        "Physical World 12:00 PM ROOM: Cohort Classroom 2 (1.315)", "fsa11ba", "",
        "MECH; A108; (Hoorcollege); Voor groep: 1", "0000000", "Regelungstechnik I - ZME 1.04",
    ]

    @Test("rooms, weeks, dates, telephones and groups are no codes", arguments: others)
    func leaves(_ summary: String) throws {
        #expect(try Self.read(Text(summary, "")) == "")
    }

    /// What could be one: left alone, and said to be.
    static let doubts = [
        Text("R111 Expression TP", "? R111"), Text("Introduction in LT101", "? LT101"),
        Text("MBA 2026 Welcome", "? MBA2026"), Text("CS 2030", "? CS2030"),
        Text("Physics", "? PHY101 PHY102", details: "\nPHY101\nPHY102"),
        Text("R111 Expression TP", "", location: "R111"),
        Text("Physics (LT101)", "", location: "LT101 Chemistry building"),
    ]

    @Test("what may be a code or something else stays unlinked", arguments: doubts)
    func doubtful(_ text: Text) throws {
        #expect(try Self.read(text) == text.expected)
    }

    @Test("a campus's own pattern decides wherever it stands")
    func patterns() throws {
        let wien = #"\d{3}\.[0-9A-Z]\d{2}"#
        let exam = Text(
            "194.192 VU Experiment Design (Exam)", "194.192", details: "194.184 Data",
            location: "HS 1")
        #expect(try Self.read(exam, pattern: wien) == "194.192")
        #expect(try Self.read(Text("Labor day, no lectures", ""), pattern: wien) == "")
        #expect(try Self.read(Text("Room 1.315, 1194.1921", ""), pattern: wien) == "")
        let iut = #"(SAE|R) *(ROM *)?\d{3}"#
        #expect(try Self.read(Text("SAE  ROM 303 Concevoir TP", ""), pattern: iut) == "SAEROM303")
        #expect(try Self.read(Text("r111 Expression TP", ""), pattern: iut) == "R111")
        #expect(try Self.read(Text("Expression", "", location: "R111"), pattern: iut) == "")
    }

    @Test(
        "patterns that hang other engines answer at once",
        arguments: ["(A+)+\\d", "(A|A)*\\d", "(A*)*(B|\\d)", "(A{0,8}){1,15}\\d"])
    func hostilePatterns(_ text: String) throws {
        let pattern = try CodePattern(text)
        let seconds = ThreadTime.seconds {
            #expect(pattern.words(in: String(repeating: "A", count: 100_000)) == [])
            #expect(pattern.words(in: String(repeating: "A ", count: 50_000)) == [])
        }
        #expect(seconds < 2 * ThreadTime.slowness)
    }

    @Test("ten megabytes of anything are read in no time")
    func hugeText() throws {
        for part in ["A", "CM50123 ", "[", "(A1,", "\n", "A101 ", "-"] {
            let text = String(repeating: part, count: (10 << 20) / part.utf8.count)
            let huge = Text(text, "", details: text, categories: text, location: text)
            let seconds = try ThreadTime.seconds { _ = try Self.read(huge) }
            #expect(seconds < ThreadTime.slowness, "\(part)")
        }
    }

    @Test(
        "codes are compared without case, hyphens and spaces",
        arguments: [
            ("cm 50-123", "CM50123"), ("186.868", "186.868"), ("TBA", nil), ("", nil),
            ("CM50123; DROP", nil), ("é101", nil), ("1", nil),
        ] as [(String, String?)])
    func normalForm(_ raw: String, text: String?) {
        #expect(ModuleCode(raw)?.text == text)
    }
}

@Suite("The kind of a meeting")
struct MeetingKindTests {
    @Test(
        "is what the summary names plainly",
        arguments: [
            ("CM50123 - Lecture", .lecture), ("EE4204 Packaged Tutorial", .tutorial),
            ("CG2271 Laboratory", .lab), ("[Seminar] title", .seminar), ("CM 50123 Lab", .lab),
            ("R115 Gestion de projet TP", .lab), ("N5AN02B - Projet - Méthodologie", .project),
            ("N5AN01A - EXAMEN - Réseaux", .exam),
            ("193.171 VU Information Visualization", .lecture),
            ("194.192 VU Experiment Design (Exam) - Exam", .exam), ("CM50123", nil),
            ("Tutorial or lecture", nil), ("X 12:30 ROOM: Lecture Theatre 2", nil),
            ("Labor day, no lectures", nil), ("CM 50123 Networking", nil), ("Project outline", nil),
            ("Regelungstechnik I/Labor - ZME 1.02", .lab),
        ] as [(String, MeetingKind?)])
    func summaries(_ summary: String, kind: MeetingKind?) {
        #expect(MeetingKind(summary: summary, categories: nil, details: nil) == kind)
    }

    @Test("else what the categories or a line of the description do")
    func others() {
        #expect(MeetingKind(summary: "X", categories: "EXAM", details: "Lecture") == .exam)
        #expect(
            MeetingKind(summary: "X", categories: nil, details: "A b c\nTravaux dirigés")
                == .tutorial)
        #expect(
            MeetingKind(summary: "X", categories: nil, details: "Salle: 1\nType : TD\n")
                == .tutorial)
        #expect(
            MeetingKind(summary: "X", categories: nil, details: "after the lecture we eat") == nil)
    }
}

@Suite("The academic year")
struct AcademicYearTests {
    @Test(
        "is read as people write it",
        arguments: [
            ("2026/27", 2026), ("2026-27", 2026), ("2026/2027", 2026), ("2026", 2026),
            ("2026/28", nil), ("26/27", nil), ("", nil), ("2026/27/28", nil), ("-2026", nil),
        ] as [(String, Int?)])
    func texts(_ text: String, first: Int?) {
        #expect(AcademicYear(text)?.first == first)
    }

    @Test("begins on the day the campus says")
    func beginnings() throws {
        let october = try #require(AcademicYear.Start("10-01"))
        let day = try #require(CivilDate(year: 2026, month: 9, day: 30))
        #expect(AcademicYear(of: day, beginning: october).description == "2025/26")
        #expect(AcademicYear(of: day.adding(days: 1), beginning: october).description == "2026/27")
        #expect(AcademicYear(of: day, beginning: .standard).description == "2026/27")
        for bad in ["13-01", "02-29", "1-1", "10", ""] { #expect(AcademicYear.Start(bad) == nil) }
    }
}
