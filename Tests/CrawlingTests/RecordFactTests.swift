import Campus
import Crawling
import TestSupport
import Testing

/// What single classes and modules of real pages are, as another reader of them says.
@Suite(.enabled(if: Corpus.isThere)) struct RecordFactTests {
    @Test("Banner 8: a class list of one module, all of it")
    func classList() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__uvic__schedule-202009-ECE-260", modules: 1,
                meetings: 5),
            meetings: [
                "ECE 260 | Continuous-Time Signals and Systems | Lecture | A01 | tue,wed,fri 13:30-14:20 | 2020-09-09 to 2020-12-04, 38 |  | db6b78ec | 10953",
                "ECE 260 | Continuous-Time Signals and Systems | Lecture | A02 | tue,wed,fri 13:30-14:20 | 2020-09-09 to 2020-12-04, 38 |  | db6b78ec | 10954",
                "ECE 260 | Continuous-Time Signals and Systems | Tutorial | T01 | mon 13:30-14:20 | 2020-09-14 to 2020-11-30, 12 |  | db6b78ec | 10955",
                "ECE 260 | Continuous-Time Signals and Systems | Tutorial | T02 | thu 11:30-12:20 | 2020-09-10 to 2020-12-03, 13 |  | db6b78ec | 10956",
                "ECE 260 | Continuous-Time Signals and Systems | Tutorial | T03 | mon 14:30-15:20 | 2020-09-14 to 2020-11-30, 12 |  | db6b78ec | 10957",
            ], areAll: true
        ).compare()
    }

    @Test("Banner 8: lectures and tutorials, the first, a middle one and the last")
    func lectures() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__uvic__schedule-202009-CHEM-101", modules: 1,
                meetings: 14),
            meetings: [
                "CHEM 101 | Fundamentals of Chemistry from Atoms to Materials | Lecture | A01 | mon,thu 13:00-14:20 | 2020-09-10 to 2020-12-03, 25 |  | e4f8f43e | 10487",
                "CHEM 101 | Fundamentals of Chemistry from Atoms to Materials | Lab | B04 | tue 13:30-16:20 | 2020-09-15 to 2020-12-01, 12 |  | 2d13d749 | 10493",
                "CHEM 101 | Fundamentals of Chemistry from Atoms to Materials | Lab | B11 | fri 13:30-16:20 | 2020-09-11 to 2020-12-04, 13 |  | 2d13d749 | 10500",
            ],
            modules: [
                "CHEM101 | Fundamentals of Chemistry from Atoms to Materials | 1.5 | Law, Undergraduate |  | First Term: Sep - Dec 2020 | 34c6bd11"
            ]
        ).compare()
    }

    @Test("Banner 8: sections of which half have no time yet")
    func halfOpen() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__uvic__schedule-202009-ENGR-110", modules: 1,
                meetings: 26, unscheduled: 13),
            meetings: [
                "ENGR 110 | Design and Communication I | Lecture | A01 | tue 14:30-15:20 | 2020-09-15 to 2020-12-01, 12 |  | d195555b | 11371",
                "ENGR 110 | Design and Communication I | Lecture | A03 | tue 15:30-16:20 | 2020-09-15 to 2020-12-01, 12 |  | 1f29341c | 11373",
                "ENGR 110 | Design and Communication I | Lab | B01 | mon 14:30-16:20 | 2020-09-14 to 2020-11-30, 12 |  | 8d318c41 | 11384",
                "ENGR 110 | Design and Communication I | Lab | B13 | thu 16:30-18:20 | 2020-09-17 to 2020-12-03, 12 |  | 8d318c41 | 11396",
            ]
        ).compare()
    }

    @Test("Banner 8: sections of one meeting, and one of several")
    func several() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__searchneu__classparser-3", modules: 1,
                meetings: 17),
            meetings: [
                "ACCT 2102 | Managerial Accounting | Base Lecture | 001 | mon,wed,fri 11:00-11:50 | 2015-01-12 to 2015-05-06, 50 | Alter Hall 0A231 | 029dfa3c | 11018",
                "ACCT 2102 | Managerial Accounting | Base Lecture | 009 | mon,wed,fri 10:00-10:50 | 2015-01-12 to 2015-05-06, 50 | Speakman Hall 00112 | d0fc0bd3 | 23294",
                "ACCT 2102 | Managerial Accounting | Base Lecture | 801 | tue,thu 13:40-15:10 | 2015-01-13 to 2015-04-21, 29 | Mita Hall - Japan 00503 | e8cf664d | 24435",
            ]
        ).compare()
    }

    @Test("Banner 8: a class of eight meetings")
    func eight() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__searchneu__classparser-4", modules: 1,
                meetings: 8),
            meetings: [
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-01-22 to 2015-01-22, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-02-05 to 2015-02-05, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-02-19 to 2015-02-19, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-03-05 to 2015-03-05, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-03-19 to 2015-03-19, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-04-02 to 2015-04-02, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-04-16 to 2015-04-16, 1 |  | 07d41e0e | 12090",
                "AIRF 2041 | The Evolution of U.S. Aerospace Power II | Base Lecture | 301 | thu 06:00-07:40 | 2015-04-30 to 2015-04-30, 1 |  | 07d41e0e | 12090",
            ],
            modules: [
                "AIRF2041 | The Evolution of U.S. Aerospace Power II | 1 | Graduate, Undergraduate |  | 2015 Spring | 07d41e0e"
            ], areAll: true
        ).compare()
    }

    @Test("Banner 8: a module under several names")
    func names() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__searchneu__classparser-multiname", modules: 1,
                meetings: 4),
            meetings: [
                "PHYS 013 | Thermodynamic/ Mech | Course | 01 | tue,thu 09:55-11:10 | 2015-01-20 to 2015-03-05, 14 | Science Center L32 | b2626cb2 | 24600",
                "PHYS 013 | Thermodyn/Stat Mechanics - Lab | Lab | A | mon 13:15-16:15 | 2015-01-19 to 2015-03-02, 7 | Science Center L44 | 2480d995 | 24601",
                "PHYS 013 | Thermodyn/Stat Mechanics - Lab | Lab | B | wed 13:15-16:15 | 2015-01-21 to 2015-03-04, 7 | Science Center L44 | 2bc3ba91 | 24603",
                "PHYS 013 | Thermodyn/Stat Mechanics - Lab | Lab | C | thu 13:15-16:15 | 2015-01-22 to 2015-03-05, 7 | Science Center L44 | b2626cb2 | 25363",
            ], areAll: true
        ).compare()
    }

    @Test("Banner 8: seats in a table beside the meetings are no staff")
    func seats() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__searchneu__classparser-rename", modules: 1,
                meetings: 6),
            meetings: [
                "CS 2500 | Fundamentals of Computer Science 1 | Lecture | 01 | mon,wed,thu 09:15-10:20 | 2015-09-09 to 2015-12-09, 40 | Shillman Hall 105 | ee63b9cf | 10664",
                "CS 2500 | Fundamentals of Computer Science 1 | Lecture | 02 | mon,wed,thu 10:30-11:35 | 2015-09-09 to 2015-12-09, 40 | Richards Hall 300 | a522ac80 | 10663",
                "CS 2500 | Fundamentals of Computer Science 1 | Lecture | 03 | mon,wed,thu 13:35-14:40 | 2015-09-09 to 2015-12-09, 40 | Cargill Hall 097 | c6a29b80 | 11892",
                "CS 2500 | Fundamentals of Computer Science 1 | Lecture | 04 | mon,wed,thu 16:35-17:40 | 2015-09-09 to 2015-12-09, 40 | Shillman Hall 105 | c6a29b80 | 13757",
                "CS 2500 | Fundamental of Com Sci1 | Lecture | 05 | mon,wed,thu 16:35-17:40 | 2015-09-09 to 2015-12-09, 40 | Hurtig Hall 130 | ee63b9cf | 14492",
                "CS 2500 | Fundamentals of Com Sci1 (HON) | Lecture | 11 | mon,wed 14:50-16:30 | 2015-09-09 to 2015-12-09, 27 | Richards Hall 200 | 890a171a | 17348",
            ],
            modules: [
                "CS2500 | Fundamentals of Computer Science 1 | 4 | Undergraduate |  | Fall 2015 Semester | 80e73141"
            ], areAll: true
        ).compare()
    }

    @Test(
        "Banner 8: what a catalogue entry and a section's page say of a module",
        arguments: [
            (
                "searchneu__catalogparser-1",
                "ENG522 | Topics in Poetry and Prosody | 3 |  | English |  | "
            ),
            (
                "searchneu__catalogparser-3",
                "COM507 | Social Media & Internet Mrktng |  | Graduate, Non-Degree Seeking | School of Comm. & Arts |  | "
            ),
            (
                "searchneu__catalogparser-5",
                "MATH2331 | Linear Algebra | 4 | Undergraduate | Mathematics |  | "
            ),
            (
                "searchneu__sectionparser-1",
                "EECE2160 | Embedded Design Enabling & Robotics | 3 | Undergraduate |  | Fall 2015 Semester | "
            ),
            (
                "searchneu__sectionparser-spots",
                "BE100W | Essentials of Entrepreneurship | 0.5 | Undergraduate |  | Spring 2015 | "
            ),
            (
                "uvic__section-202009-10801",
                "CSC355 | Digital Logic and Computer Organization | 0 | Graduate, Law, Undergraduate |  | First Term: Sep - Dec 2020 | "
            ),
        ])
    func single(_ page: String, _ module: String) throws {
        try PageFacts(
            page: .init(crawler: "banner8", page: "banner8__" + page, modules: 1),
            modules: [module]
        ).compare()
    }

    @Test("Banner 8: every module of a look-up, though its cells are in no rows")
    func lookUp() throws {
        try PageFacts(
            page: .init(
                crawler: "banner8", page: "banner8__gwu__lookup-classes-secured", modules: 29),
            modules: [
                "SOC1001 | Introduction to Sociology |  |  | Sociology | Fall 2016 | ",
                "SOC2104W | Contemp. Sociological Theory |  |  | Sociology | Fall 2016 | ",
                "SOC2146 | Bill of Rights & Crim. Justice |  |  | Sociology | Fall 2016 | ",
                "SOC6999 | Thesis Research |  |  | Sociology | Fall 2016 | ",
            ]
        ).compare()
    }

    /// A form that asks for a term; the text of an entry whose title is not saved; the restrictions
    /// of a section; tables of hours without a class; an Acalog site's page of sample elements.
    @Test(
        "pages and pieces that tell of no module bring none",
        arguments: [
            ("banner8", "banner8__gatech__catalog"), ("banner8", "banner8__gatech__grmn4694"),
            ("banner8", "banner8__searchneu__sectionparser-reqs"),
            ("banner8", "banner9__northeastern__fragment-1"),
            ("banner8", "banner9__northeastern__fragment-2"),
            ("banner8", "banner9__northeastern__fragment-3"),
            ("acalog", "acalog__swarthmore__sample-elements"),
        ])
    func pieces(_ crawler: String, _ page: String) throws {
        try PageFacts(page: .init(crawler: crawler, page: page)).compare()
    }

    @Test(
        "Syllabus Plus: codes that share letters, groups in brackets of two kinds, weeks left out")
    func brackets() throws {
        try PageFacts(
            page: .init(
                crawler: "syllabusplus-grid", page: "syllabusplus__dcu__case2-grid",
                settings: ["week1": "2011-09-19"], meetings: 20),
            meetings: [
                "CA296 | Computer Architecture & Assembly Level Programming | Lecture | L3 | mon 09:00-10:00 | 2011-10-31 to 2011-10-31, 1 | GLA.QG15 |  | CA296[1]L3 <7>",
                "CA208 | LOGIC | Lecture | L1 | mon 10:00-11:00 | 2011-09-19 to 2011-12-05, 12 | GLA.HG23 | 08df6932 | CA208[1]L1",
                "CA208 | LOGIC | Practical | P1 | mon 11:00-12:00 | 2011-09-19 to 2011-12-05, 12 | GLA.L125, GLA.L101 | 08df6932 | CA208[1]P1",
                "CA296 | Computer Architecture & Assembly Level Programming | Lecture | L1 | mon 09:00-10:00 | 2011-10-17 to 2011-10-17, 1 | GLA.QG15 | fd55f8c8 | CA296[1]L1 <5>",
                "CA268 | Computer Programming 3 (Data Structure and Algorithms) | Lecture | L1 | mon 12:00-13:00 | 2011-09-19 to 2011-12-05, 12 | GLA.HG23 | fd18c524 | CA268(1) L1",
                "CA296 | Computer Architecture & Assembly Level Programming | Lecture | L1 | mon 15:00-16:00 | 2011-09-19 to 2011-12-05, 11 | GLA.QG13 | fd55f8c8 | CA296[1]L1 <1-4, 6-12>",
                "CA296 | Computer Architecture & Assembly Level Programming | Lecture | L2 | mon 16:00-17:00 | 2011-09-26 to 2011-12-05, 10 | GLA.HG23 |  | CA296[1]L2 <2-4, 6-12>",
                "CA268 | Computer Programming 3 (Data Structure and Algorithms) | Practical | P1 | tue 09:00-11:00 | 2011-09-20 to 2011-12-06, 12 | GLA.LG25, GLA.LG26, GLA.L125 | fd18c524 | CA268(1)P1",
                "CA214, CA228 | Systems Analysis | Lecture | L2 | tue 11:00-12:00 | 2011-09-20 to 2011-12-06, 12 | GLA.SA301 | 7e815ece | CA214/228[1]L2",
                "CA119, CA218 | Intro to Databases | Lecture | L2 | tue 13:00-14:00 | 2011-09-20 to 2011-12-06, 12 | GLA.CG12 | cf92cd9a | CA119/CA218[1]L2/01",
                "CA119, CA218 | CA119/CA218[1]L1/01 | Lecture | L1 | tue 16:00-17:00 | 2011-09-20 to 2011-12-06, 12 | GLA.CG12 | cf92cd9a | CA119/CA218[1]L1/01",
                "CA268 | Computer Programming 3 (Data Structure and Algorithms) | Lecture | L2 | thu 09:00-10:00 | 2011-09-22 to 2011-12-08, 12 | GLA.CG12 | fd18c524 | CA268(1)L2",
                "CA208 | LOGIC | Lecture | L2 | thu 10:00-11:00 | 2011-09-22 to 2011-12-08, 12 | GLA.CG12 | 08df6932 | CA208[1]L2",
                "CA214, CA228 | Systems Analysis | Lecture | L1 | thu 13:00-14:00 | 2011-09-22 to 2011-12-08, 12 | GLA.HG23 | 7e815ece | CA214/228[1]L1",
                "CA119, CA218 | Intro to databases | Practical | P1 | thu 16:00-18:00 | 2011-09-22 to 2011-12-08, 12 | GLA.LG25, GLA.LG26, GLA.LG27 | cf92cd9a | CA119/CA218[1]P1/01",
                "CA296 | Computer Architecture & Assembly Level Programming | Lecture | L2 | fri 09:00-10:00 | 2011-10-21 to 2011-10-21, 1 | GLA.SA301 |  | CA296[1]L2 <5>",
                "CA296 | Computer Architecture & Assembly Level Programming | Lecture | L3 | fri 10:00-11:00 | 2011-09-30 to 2011-12-09, 10 | GLA.XG19 |  | CA296[1]L3 <2-6, 8-12>",
                "CA296 | Computer Architecture & Assembly Level Programming | Practical | P3 | fri 11:00-13:00 | 2011-11-11 to 2011-11-11, 1 | GLA.L114, GLA.L101 | fd55f8c8 | CA296[1P3z",
                "CA296 | Computer Architecture & Assembly Level Programming | Practical | P1 | fri 11:00-13:00 | 2011-10-28 to 2011-12-09, 6 | GLA.LG25, GLA.LG26, GLA.LG27 | fd55f8c8 | CA296[1]P1 <6-7, 9-12>",
                "CA296 | Computer Architecture & Assembly Level Programming | Practical | P1 | fri 11:00-13:00 | 2011-09-30 to 2011-10-21, 4 | GLA.L101, GLA.L128 | fd55f8c8 | CA296[1]P1 <2-5>",
            ], areAll: true
        ).compare()
    }

    @Test("Syllabus Plus: weeks over ISO 8601's year")
    func calendarWeeks() throws {
        try PageFacts(
            page: .init(
                crawler: "syllabusplus-grid", page: "syllabusplus__lut__ctCourseData",
                settings: ["year": "2018/19"], meetings: 3),
            meetings: [
                "CT60A2411 | Olio-ohjelmointi | Lecture |  | mon 12:00-14:00 | 2018-09-03 to 2018-09-03, 1 | 4511 |  | CT60A2411 - Olio-ohjelmointi/L",
                "CT60A2411 | Olio-ohjelmointi | Exercise | 02 | tue 08:00-10:00 | 2018-09-11 to 2018-12-11, 13 | Yo-talo ML 209* |  | CT60A2411 - Olio-ohjelmointi/HR/02",
                "CT60A2411 | Olio-ohjelmointi | Exercise | 01 | wed 14:00-16:00 | 2018-09-12 to 2018-12-12, 13 | Yo-talo ML 212* |  | CT60A2411 - Olio-ohjelmointi/HR/01",
            ], areAll: true
        ).compare()
    }

    @Test("Syllabus Plus: Dutch days, single weeks and gaps")
    func dutch() throws {
        try PageFacts(
            page: .init(
                crawler: "syllabusplus-grid", page: "syllabusplus__vub__student-set-grid-2011",
                settings: ["week1": "2011-09-19"], meetings: 22),
            meetings: [
                " | Principes van objectgerichte programmeertalen | Practical |  | mon 11:00-13:00 | 2011-11-07 to 2011-12-19, 7 | E.1.7 | 44776111 | ",
                " | User Interface Design | Lecture and practical |  | mon 13:00-17:00 | 2011-10-31 to 2011-10-31, 1 |  | 9ab87a76 | ",
                " | Declaratief programmeren | Lecture and practical |  | wed 13:00-17:00 | 2011-09-28 to 2011-12-14, 3 | D.2.18 | 4938207d | ",
                " | Declaratief programmeren | Lecture and practical |  | wed 13:00-17:00 | 2011-10-05 to 2011-12-21, 3 | F.5.204 | 4938207d | ",
                " | Aspect Oriented Software Development | Lecture |  | thu 13:00-17:00 | 2011-09-29 to 2011-11-03, 3 | L.0.001 | 179ad504 | ",
                " | Aspect Oriented Software Development | Lecture |  | thu 13:00-15:00 | 2011-10-13 to 2011-12-15, 5 | E.0.03 | 179ad504 | ",
                " | Methoden van wetenschappelijk onderzoek | Lecture |  | fri 09:00-12:00 | 2011-09-30 to 2011-12-23, 11 | G.1.020 | f725f2a5 | ",
            ]
        ).compare()
    }

    @Test("Syllabus Plus: a week as it is printed")
    func printed() throws {
        try PageFacts(
            page: .init(
                crawler: "syllabusplus-grid", page: "syllabusplus__tus-athlone__week5-raw",
                settings: ["week1": "2022-08-22"], meetings: 17),
            meetings: [
                " | Databases 2 | Lab/Prac |  | mon 09:00-11:00 | 2022-09-12 to 2022-11-28, 12 | W205 | 8677836f | ",
                " | Mathematics for Software Design 2.1 | Lecture |  | mon 12:00-13:00 | 2022-09-12 to 2022-11-28, 12 | Y103 | 04030994 | ",
                " | Mathematics for Software Design 2.1 | Tutorial |  | wed 11:00-12:00 | 2022-09-14 to 2022-11-30, 12 | V305 | e6a34696 | ",
                " | Databases 2 | Lecture |  | wed 17:00-18:00 | 2022-09-14 to 2022-11-30, 12 | Y103 | 82e99517 | ",
                " | Software Development 2.1 | Lab/Prac |  | thu 15:00-17:00 | 2022-09-15 to 2022-12-01, 12 | W203 | 07988340 | ",
                " | Agile Methodologies 2.1 | Lecture |  | fri 12:00-14:00 | 2022-09-16 to 2022-12-02, 12 | Y103 | 0893cda2 | ",
            ]
        ).compare()
    }

    @Test("Syllabus Plus: lists with joint classes, untitled ones, and staff in one cell")
    func lists() throws {
        try PageFacts(
            page: .init(
                crawler: "syllabusplus-list", page: "syllabusplus__nottingham__list-2022",
                settings: ["week1": "2022-09-19"], meetings: 14),
            meetings: [
                "COMP1005 | Programming and Algorithms | Online Lecture Engagement | 01 | mon 10:00-12:00 | 2022-10-03 to 2022-12-12, 11 |  | 0eb225e9 | COMP/1005/01/OLE/01/01",
                "COMP1006 | Systems and Architecture | Online Lecture Engagement | 01 | mon 13:00-14:00 | 2022-10-03 to 2022-12-12, 11 |  | 46a43ee8 | COMP/1006/01/OLE/01/01",
                "COMP1001 | Mathematics for Computer Scientists 1 | Lecture | 01 | tue 09:00-10:00 | 2022-10-04 to 2022-12-13, 11 | JC BS South B52 | 03d1668a | COMP/1001/01/L/01/01",
                "COMP1005 | Programming and Algorithms | Lecture | 01 | tue 10:00-11:00 | 2022-10-04 to 2022-12-13, 11 | JC BS South B52 | 0eb225e9 | COMP/1005/01/L/01/01",
                "COMP1005, COMP1006, COMP1007 | Programming and Algorithms | Computing | 01_JT | tue 14:00-16:00 | 2022-10-04 to 2022-12-13, 11 | JC Comp Sci A32 | 0eb225e9 | COMP/1005/01/C/01/01,COMP/1006/01/C/01/01,COMP/1007/01/C/01/01_JT",
                "COMP1007 | Computer Fundamentals | Online Lecture Engagement | 01 | wed 11:00-12:00 | 2022-10-05 to 2022-12-14, 11 |  | 46a43ee8 | COMP/1007/01/OLE/01/01",
                "COMP1005 | Programming and Algorithms | Tutorial | 07 | thu 11:00-12:00 | 2022-10-13 to 2022-12-08, 9 | JC Comp Sci C60 |  | COMP/1005/01/T/01/07",
                "COMP1001 | Mathematics for Computer Scientists 1 | Tutorial | 04 | thu 12:00-13:00 | 2022-10-06 to 2022-12-15, 11 | JC Xu Yafen B18 |  | COMP/1001/01/T/01/04",
                "COMP1005, COMP1006, COMP1007 | Computing | Computing | 01_JT | thu 13:00-15:00 | 2022-10-06 to 2022-12-15, 11 | JC Comp Sci A32 | 0eb225e9 | COMP/1005/01/C/02/01, COMP/1006/01/C/02/01, COMP/1007/01/C/02/01_JT",
                "COMP1005, COMP1006, COMP1007 | Computing | Computing | 01_JT | thu 15:00-17:00 | 2022-10-06 to 2022-12-15, 11 | JC Comp Sci A32 | 0eb225e9 | COMP/1005/01/C/03/01, COMP/1006/01/C/03/01, COMP/1007/01/C/03/01_JT",
                "COMP1001 | Mathematics for Computer Scientists 1 | Lecture | 01 | fri 11:00-12:00 | 2022-10-07 to 2022-12-16, 11 | JC BS South B52 | 03d1668a | COMP/1001/01/L/02/01",
                "COMP1006 | Systems and Architecture | Online Lecture Engagement | 01 | fri 14:00-15:00 | 2022-10-07 to 2022-12-16, 11 |  |  | COMP/1006/01/OLE/02/01",
                "COMP1007 | Computer Fundamentals | Online Lecture Engagement | 01 | fri 15:00-16:00 | 2022-10-07 to 2022-12-16, 11 |  |  | COMP/1007/01/OLE/02/01",
            ]
        ).compare()
    }

    @Test("Syllabus Plus: lists whose weeks run over New Year")
    func overNewYear() throws {
        try PageFacts(
            page: .init(
                crawler: "syllabusplus-list", page: "syllabusplus__bedfordshire__text-spreadsheet",
                settings: ["year": "2018/19"], meetings: 5),
            meetings: [
                " | Fundamentals Of Computer Studies | Lecture |  | mon 09:00-11:00 | 2018-10-01 to 2019-01-07, 12 | C016 - CST Teaching Lab |  | ",
                " | Fundamentals Of Computer Studies | Lecture |  | mon 09:00-11:00 | 2018-10-01 to 2019-01-07, 12 | C015 - CST Teaching Lab |  | ",
                " | Concepts And Technologies Of Artificial Intelligence | Practical |  | tue 09:00-11:00 | 2018-10-02 to 2019-01-08, 12 | A100 - A,A100 - B,A310 - CST Teaching Lab |  | ",
                " | Practical | Practical |  | fri 12:00-14:30 | 2019-02-08 to 2019-05-10, 11 | C016 - CST Teaching Lab,P0.102 - Lab C - General Teaching Lab,MK010 - Electronics and Telecoms Lab |  | ",
                " | Practical | Practical |  | fri 12:00-14:30 | 2019-02-08 to 2019-05-10, 11 | MK027 |  | ",
            ], areAll: true
        ).compare()
    }

    @Test("Syllabus Plus: fifty names in a cell are fifty people")
    func crowd() throws {
        let page = CorpusPageTests.Case(
            crawler: "syllabusplus-list", page: "syllabusplus__nottingham__list-2022",
            settings: ["week1": "2022-09-19"])
        let harvest = try CorpusPageTests.harvest(page)
        let staff = try #require(harvest.meetings.first { $0.code == "COMP1002" }).staff
        #expect(staff.count == 50)
        #expect(
            staff.first == "Zhou K" && staff.contains("Koleva, BN Dr") && staff.last == "Ali, S")
    }

    @Test("CourseLeaf: a lecture and its laboratory in one row are two modules")
    func laboratory() throws {
        try PageFacts(
            page: .init(
                crawler: "courseleaf-programme", page: "courseleaf__penn__biology-ba", modules: 22,
                programmes: 1),
            modules: [
                "BIOL1121 | Introduction to Biology - The Molecular Biology of Life |  |  |  |  | ",
                "CHEM1011 | Introduction to General Chemistry I |  |  |  |  | ",
                "CHEM1101 | General Chemistry Laboratory I |  |  |  |  | ",
                "MATH1400 | Calculus, Part I | 1 |  |  |  | ",
                "BIOL3999 | Independent Study | 1 |  |  |  | ",
            ]
        ).compare()
    }
}
