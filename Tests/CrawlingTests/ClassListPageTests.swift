import Campus
import Crawling
import TestSupport
import Testing

/// Class lists of a term: every class and what it is.
@Suite(.enabled(if: Corpus.isThere)) struct ClassListPageTests {
    @Test("Vanderbilt YES: sections in rows, a date range only where it is not the term's")
    func yes() throws {
        try PageFacts(
            page: .init(
                crawler: "yes", page: "yes__vanderbilt__class-list",
                settings: ["teaching": "2017-01-09 - 2017-04-24"], modules: 33, meetings: 29,
                unscheduled: 21),
            meetings: [
                "ANTH 1001 | Commons Seminar - Disney and Gender | Lecture | 01 | wed 14:10-15:25 | 2017-01-11 to 2017-03-22, 11 |  | 23ab2dd4 | 22475",
                "ANTH 1101 | Introduction to Anthropology | Lecture | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | 31abcdf9 | 25031",
                "ANTH 1111 | First-Year Writing Seminar - FYS: Fashng Forests & Nature | Freshman Seminars | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | 09f5b97d | 25032",
                "ANTH 1201W | Introduction to Archaeology | Seminar | 01 | tue,thu 08:10-09:25 | 2017-01-10 to 2017-04-20, 30 |  | 4e82d185 | 23579",
                "ANTH 1301 | Introduction to Biological Anthropology | Lecture | 01 | mon,wed 11:10-12:25 | 2017-01-09 to 2017-04-24, 31 |  | ebaf5403 | 6587",
                "ANTH 1301 | Introduction to Biological Anthropology | Lecture | 02 | mon,wed 14:10-15:25 | 2017-01-09 to 2017-04-24, 31 |  | ebaf5403 | 25033",
                "ANTH 1601 | Introduction to Language and Culture | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | e9a61a22 | 6596",
                "ANTH 2106 | Culture and Power in Latin America | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | 37da10cf | 23580",
                "ANTH 2113W | Food, Identity, and Culture | Seminar | 01 | mon,wed 13:10-14:25 | 2017-01-09 to 2017-04-24, 31 |  | a6367c29 | 25034",
                "ANTH 2220W | Human Landscapes | Seminar | 01 | tue,thu 13:10-14:25 | 2017-01-10 to 2017-04-20, 30 |  | 34f8067e | 25035",
                "ANTH 2242 | The Archaeology of the Ancient Maya Civilization | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | 34f8067e | 25036",
                "ANTH 3120 | Sociocultural Field Methods | Lecture | 01 | tue,thu 13:10-14:25 | 2017-01-10 to 2017-04-20, 30 |  | e3f12749 | 25037",
                "ANTH 3122 | The Anthropology of Globalization | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | 6f7d98da | 25038",
                "ANTH 3134 | Human Rights of Indigenous Peoples | Lecture | 01 | mon,wed 14:10-15:25 | 2017-01-09 to 2017-04-24, 31 |  | 4e5d0d52 | 25039",
                "ANTH 3144 | Politics of Reproductive Health | Seminar | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | e3f12749 | 25040",
                "ANTH 3162 | Material Culture of New World Slavery | Lecture | 01 | mon,wed 13:10-14:25 | 2017-01-09 to 2017-04-24, 31 |  | f03bf249 | 23585",
                "ANTH 3240 | Ancient Mesoamerican Civilizations | Lecture | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | 4e82d185 | 25041",
                "ANTH 3250 | The Inca Empire | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | 83e6248b | 23586",
                "ANTH 3261 | Introduction to Geographic Information Systems and Remote Sensing | Lecture | 01 | mon,wed 14:10-15:25 | 2017-01-09 to 2017-04-24, 31 |  | 4661f38d | 25042",
                "ANTH 3372 | Human Osteology | Lecture | 01 | mon,wed 09:10-10:25 | 2017-01-09 to 2017-04-24, 31 |  | 9a445ca2 | 25043",
                "ANTH 4155 | Realities and Worldviews: Why Culture Matters | Lecture | 01 | mon,wed 11:10-12:25 | 2017-01-09 to 2017-04-24, 31 |  | a6367c29 | 25044",
                "ANTH 5106 | Culture and Power in Latin America | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | 37da10cf | 23588",
                "ANTH 6120 | Sociocultural Field Methods | Lecture | 01 | tue,thu 13:10-14:25 | 2017-01-10 to 2017-04-20, 30 |  | e3f12749 | 25045",
                "ANTH 6122 | The Anthropology of Globalization | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | 6f7d98da | 25046",
                "ANTH 6240 | Ancient Mesoamerican Civilizations | Lecture | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | 4e82d185 | 25047",
                "ANTH 6250 | The Inca Empire | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | 83e6248b | 23591",
                "ANTH 7150 | Urban Ecology | Seminar | 01 | tue 16:10-18:40 | 2017-01-10 to 2017-04-18, 15 |  | ec79dbcc | 23947",
                "ANTH 8001 | History of Anthropological Theory II | Lecture | 01 | wed 10:10-12:40 | 2017-01-11 to 2017-04-19, 15 |  | 4e5d0d52 | 25048",
                "ANTH 8212 | Historical Archaeology | Lecture | 01 | mon 16:10-18:40 | 2017-01-09 to 2017-04-24, 16 |  |  | 25049",
            ],
            modules: [
                "ANTH1001 | Commons Seminar - Disney and Gender | 1 |  | Anthropology |  | 23ab2dd4",
                "ANTH1201W | Introduction to Archaeology | 3 |  | Anthropology |  | 4e82d185",
                "ANTH8212 | Historical Archaeology | 3 |  | Anthropology |  | ",
                "ANTH8999 | Non-candidate Research |  |  | Anthropology |  | 22a34604",
            ], areAll: true
        ).compare()
    }

    @Test("Columbia: a row a section, the module's name above, a range of dates in the notes")
    func columbia() throws {
        try PageFacts(
            page: .init(
                crawler: "doc", page: "doc__columbia__coms-spring2020",
                settings: ["teaching": "2020-01-21 - 2020-05-04"], modules: 39, meetings: 74,
                unscheduled: 7),
            meetings: [
                "COMS W1004 | INTRO-COMPUT SCI/PROG IN |  | 001 | tue,thu 13:10-14:25 | 2020-01-21 to 2020-04-30, 30 | 309 Havemeyer Hall | e9c3cea7 | 12611",
                "ENGI E1006 | INTRO TO COMP FOR ENG/APP |  | 001 | tue,thu 17:40-18:55 | 2020-01-21 to 2020-04-30, 30 | 301 Pupin Laboratories | bdac410b | 19671",
                "COMS W3101 | PROGRAMMING LANG (JAVASCRIPT) |  | 002 | mon 18:10-20:00 | 2020-01-27 to 2020-05-04, 15 | 825 Seeley W. Mudd Building | 01ae4d12 | 20135",
                "COMS W3102 | LINUX PROJECTS |  | 002 | mon 16:10-18:00 | 2020-03-09 to 2020-05-04, 9 | 337 Seeley W. Mudd Building | f93b429a | 12614",
                "COMS W4995 | DESIGN USING C++ |  | 003 | fri 10:10-12:00 | 2020-01-24 to 2020-05-01, 15 | 327 Seeley W. Mudd Building | 3e63833e | 12641",
                "COMS E6998 | QUANTUM COMPUTING THRY PRACT |  | 002 | fri 12:10-14:00 | 2020-01-24 to 2020-05-01, 15 | 227 Seeley W. Mudd Building | dbc1cd89 | 12651",
                "CSEE W6180 | MODELING & PERFORMANCE EV |  | 001 | thu 10:10-12:00 | 2020-01-23 to 2020-04-30, 15 | 703 Hamilton Hall | b5b8e02c | 12647",
                "COMS E6998 | ADV TOPICS PROJ DEEP LEARNING |  | 011 | wed 14:10-16:00 | 2020-01-22 to 2020-04-29, 15 | 6LW4 Schapiro [SCEP] | 013daf40 | 17315",
            ],
            modules: [
                "COMSW1004 | INTRO-COMPUT SCI/PROG IN JAVA | 3 |  | Computer Science | Spring 2020 | e9c3cea7",
                "CSEEW3827 | FUNDAMENTALS OF COMPUTER SYSTS | 3 |  | Computer Science and Electrical Engineering | Spring 2020 | cc92b4de",
                "CSEEE6868 | EMBEDDED SCALABLE PLATFORMS | 3 |  | Computer Science and Electrical Engineering | Spring 2020 | f32cc938",
            ]
        ).compare()
    }

    @Test(
        "Toronto: autumn beside spring or a year for both, hours of twelve, tutorials in brackets")
    func toronto() throws {
        try PageFacts(
            page: .init(
                crawler: "uoft-timetable", page: "uoft-legacy__toronto__csc-timetable-2014",
                settings: [
                    "fall": "2014-09-08 - 2014-12-02", "spring": "2015-01-05 - 2015-04-02",
                ], modules: 47, meetings: 216, unscheduled: 4, hasTitles: false),
            meetings: [
                "CSC104H1 |  | Lecture | L0101 | mon,wed 09:00-10:00 | 2014-09-08 to 2014-12-01, 25 |  | a69717ff | CSC104H1 FOffering L0101",
                "CSC104H1 |  | Tutorial | L0101 | fri 09:00-10:00 | 2014-09-12 to 2014-11-28, 12 |  | a69717ff | CSC104H1 FOffering L0101",
                "CSC104H1 |  | Lecture | L0101 | tue,thu 09:00-10:00 | 2015-01-06 to 2015-04-02, 26 |  | a9635d29 | CSC104H1 SOffering L0101",
                "CSC104H1 |  | Tutorial | L0101 | fri 09:00-10:00 | 2015-01-09 to 2015-03-27, 12 |  | a9635d29 | CSC104H1 SOffering L0101",
                "CSC148H1 |  | Tutorial | T5201 | thu 19:00-21:00 | 2015-01-08 to 2015-04-02, 13 |  |  | CSC148H1 SOffering T5201",
                "CSC165H1 |  | Lecture | L5101 | tue 18:00-21:00 | 2014-09-09 to 2014-12-02, 13 |  |  | CSC165H1 FOffering L5101",
                "CSC165H1 |  | Tutorial | L5101 | thu 19:00-21:00 | 2014-09-11 to 2014-11-27, 12 |  |  | CSC165H1 FOffering L5101",
                "CSC200Y1 |  | Lecture | L0101 | mon,wed,fri 15:00-16:00 | 2014-09-08 to 2015-04-01, 75 |  | b700fb94 | CSC200Y1 YOffering L0101",
                "CSC485H1 |  | Lecture | L0101 | wed 13:00-15:00 | 2014-09-10 to 2014-11-26, 12 |  | 9445999f | CSC485H1 FOffering L0101",
                "CSC485H1 |  | Lecture | L0101 | thu 16:00-17:00 | 2014-09-11 to 2014-11-27, 12 |  | 9445999f | CSC485H1 FOffering L0101",
                "CSC488H1 |  | Lecture | L0101 | tue,thu 14:00-15:00 | 2015-01-06 to 2015-04-02, 26 |  |  | CSC488H1 SOffering L0101",
                "CSC488H1 |  | Tutorial | L0101 | thu 13:00-14:00 | 2015-01-08 to 2015-04-02, 13 |  |  | CSC488H1 SOffering L0101",
            ],
            modules: [
                "CSC104H1 |  |  |  |  | Half year | 29689396",
                "CSC200Y1 |  |  |  |  | Full year | b700fb94",
                "CSC488H1 |  |  |  |  | Half year | ",
            ]
        ).compare()
    }

    @Test("New York: a catalogue of numbers with a dot, points that are a range left out")
    func newYork() throws {
        try PageFacts(
            page: .init(crawler: "nyu-cs", page: "nyu-cs__nyu__course-catalog", modules: 100),
            modules: [
                "CSCIGA.1133 | Intensive Introduction to Graduate Study in Computer Science I (PAC I) | 4 | Graduate |  | Fall | ",
                "CSCIGA.2830 | Lean LaunchPad | 3 | Graduate |  | Fall | ",
                "COREUA.0109 | Quantitative Reasoning: Mathematics & Computing | 4 | Undergraduate |  | Fall | ",
                "CSCIUA.0998 | Independent Study |  | Undergraduate |  | Spring | ",
                "FRSEMUA.0597 | Problem Solving | 4 | Undergraduate |  | Fall | ",
            ]
        ).compare()
    }
}
