import Campus
import Crawling
import TestSupport
import Testing

/// Class lists of a term: every class and what it is.
@Suite struct ClassListPageTests {
    @Test("Vanderbilt YES: sections in rows, a date range only where it is not the term's")
    func yes() throws {
        try PageFacts(
            page: .init(
                crawler: "yes", page: "yes__vanderbilt__class-list",
                settings: ["teaching": "2017-01-09 - 2017-04-24"], modules: 33, meetings: 29,
                unscheduled: 21),
            meetings: [
                "ANTH 1001 | Commons Seminar - Disney and Gender | Lecture | 01 | wed 14:10-15:25 | 2017-01-11 to 2017-03-22, 11 |  | Yant, Anna C. | 22475",
                "ANTH 1101 | Introduction to Anthropology | Lecture | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | Conklin, Beth A. | 25031",
                "ANTH 1111 | First-Year Writing Seminar - FYS: Fashng Forests & Nature | Freshman Seminars | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | Shenton, Jeffrey T. | 25032",
                "ANTH 1201W | Introduction to Archaeology | Seminar | 01 | tue,thu 08:10-09:25 | 2017-01-10 to 2017-04-20, 30 |  | Fowler, William R. | 23579",
                "ANTH 1301 | Introduction to Biological Anthropology | Lecture | 01 | mon,wed 11:10-12:25 | 2017-01-09 to 2017-04-24, 31 |  | Benn Torres, Jada | 6587",
                "ANTH 1301 | Introduction to Biological Anthropology | Lecture | 02 | mon,wed 14:10-15:25 | 2017-01-09 to 2017-04-24, 31 |  | Benn Torres, Jada | 25033",
                "ANTH 1601 | Introduction to Language and Culture | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | Sattler, Mareike | 6596",
                "ANTH 2106 | Culture and Power in Latin America | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | Gill, Lesley | 23580",
                "ANTH 2113W | Food, Identity, and Culture | Seminar | 01 | mon,wed 13:10-14:25 | 2017-01-09 to 2017-04-24, 31 |  | Ross, Norbert O. | 25034",
                "ANTH 2220W | Human Landscapes | Seminar | 01 | tue,thu 13:10-14:25 | 2017-01-10 to 2017-04-20, 30 |  | Eberl, Markus | 25035",
                "ANTH 2242 | The Archaeology of the Ancient Maya Civilization | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | Eberl, Markus | 25036",
                "ANTH 3120 | Sociocultural Field Methods | Lecture | 01 | tue,thu 13:10-14:25 | 2017-01-10 to 2017-04-20, 30 |  | Bjork-James, Sophie S. | 25037",
                "ANTH 3122 | The Anthropology of Globalization | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | Fischer, Edward F. | 25038",
                "ANTH 3134 | Human Rights of Indigenous Peoples | Lecture | 01 | mon,wed 14:10-15:25 | 2017-01-09 to 2017-04-24, 31 |  | Bjork-James, Carwil R. | 25039",
                "ANTH 3144 | Politics of Reproductive Health | Seminar | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | Bjork-James, Sophie S. | 25040",
                "ANTH 3162 | Material Culture of New World Slavery | Lecture | 01 | mon,wed 13:10-14:25 | 2017-01-09 to 2017-04-24, 31 |  | Orser, Charles E. | 23585",
                "ANTH 3240 | Ancient Mesoamerican Civilizations | Lecture | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | Fowler, William R. | 25041",
                "ANTH 3250 | The Inca Empire | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | Guengerich, Anna K. | 23586",
                "ANTH 3261 | Introduction to Geographic Information Systems and Remote Sensing | Lecture | 01 | mon,wed 14:10-15:25 | 2017-01-09 to 2017-04-24, 31 |  | Scaffidi, Cassandra K. | 25042",
                "ANTH 3372 | Human Osteology | Lecture | 01 | mon,wed 09:10-10:25 | 2017-01-09 to 2017-04-24, 31 |  | Proctor, Terren | 25043",
                "ANTH 4155 | Realities and Worldviews: Why Culture Matters | Lecture | 01 | mon,wed 11:10-12:25 | 2017-01-09 to 2017-04-24, 31 |  | Ross, Norbert O. | 25044",
                "ANTH 5106 | Culture and Power in Latin America | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | Gill, Lesley | 23588",
                "ANTH 6120 | Sociocultural Field Methods | Lecture | 01 | tue,thu 13:10-14:25 | 2017-01-10 to 2017-04-20, 30 |  | Bjork-James, Sophie S. | 25045",
                "ANTH 6122 | The Anthropology of Globalization | Lecture | 01 | tue,thu 09:35-10:50 | 2017-01-10 to 2017-04-20, 30 |  | Fischer, Edward F. | 25046",
                "ANTH 6240 | Ancient Mesoamerican Civilizations | Lecture | 01 | tue,thu 11:00-12:15 | 2017-01-10 to 2017-04-20, 30 |  | Fowler, William R. | 25047",
                "ANTH 6250 | The Inca Empire | Lecture | 01 | tue,thu 14:35-15:50 | 2017-01-10 to 2017-04-20, 30 |  | Guengerich, Anna K. | 23591",
                "ANTH 7150 | Urban Ecology | Seminar | 01 | tue 16:10-18:40 | 2017-01-10 to 2017-04-18, 15 |  | Janusek, John W. | 23947",
                "ANTH 8001 | History of Anthropological Theory II | Lecture | 01 | wed 10:10-12:40 | 2017-01-11 to 2017-04-19, 15 |  | Bjork-James, Carwil R. | 25048",
                "ANTH 8212 | Historical Archaeology | Lecture | 01 | mon 16:10-18:40 | 2017-01-09 to 2017-04-24, 16 |  |  | 25049",
            ],
            modules: [
                "ANTH1001 | Commons Seminar - Disney and Gender | 1 |  | Anthropology |  | Yant, Anna C.",
                "ANTH1201W | Introduction to Archaeology | 3 |  | Anthropology |  | Fowler, William R.",
                "ANTH8212 | Historical Archaeology | 3 |  | Anthropology |  | ",
                "ANTH8999 | Non-candidate Research |  |  | Anthropology |  | Janusek, John W.; Dillehay, Tom D.; Demarest, Arthur A.",
            ], areAll: true
        ).compare()
    }
}
