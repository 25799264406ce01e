import Campus
import Markup
import Recurrence
import TestSupport
import Testing

@testable import Crawling

/// Days and hours as tables of many languages have them.
@Suite struct DayLabelTests {
    @Test(
        "labels of a row are days in the language that fits them all",
        arguments: [
            ("Mo Di Mi Do Fr", "0 1 2 3 4"), ("Mo. Di. Mi. Do. Fr. Sa. So.", "0 1 2 3 4 5 6"),
            ("ma di wo do vr", "0 1 2 3 4"), ("Lu Ma Me Je Ve Sa Di", "0 1 2 3 4 5 6"),
            ("Lun. Mar. Mer. Jeu. Ven.", "0 1 2 3 4"), ("Dim Lun Mar Mer", "6 0 1 2"),
            ("Lu Ma Mi Ju Vi Sa Do", "0 1 2 3 4 5 6"), ("Lun Mar Gio Dom", "0 1 3 6"),
            ("Seg Ter Qua Qui Sex", "0 1 2 3 4"), ("Segunda-feira Terça-feira", "0 1"),
            ("Må Ti On To Fr Lö Sö", "0 1 2 3 4 5 6"), ("Ma Ti On To Fr", "0 1 2 3 4"),
            ("Man. Tirs. Ons. Tors. Fre.", "0 1 2 3 4"), ("ma ti ke to pe", "0 1 2 3 4"),
            ("Pon Wt Śr Czw Pt", "0 1 2 3 4"), ("Mon Tue Blursday", "0 1 -"), ("Do", "-"),
            ("Ma Di", "- -"), ("Mo Fr", "0 4"), ("05.10.|Mo 05.10.|Di 06.10.", "- 0 1"),
            ("Mo|On campus|La mer", "0 - -"), ("|Me 14 oct|Je 15 oct", "- 2 3"),
        ])
    func row(_ labels: String, _ wanted: String) {
        let labels = labels.split(
            separator: labels.contains("|") ? "|" : " ", omittingEmptySubsequences: false)
        let days = DayNames.row(labels.map(String.init), Notation())
        let found = labels.indices.map { days[$0].map { "\($0.rawValue)" } ?? "-" }
        #expect(found.joined(separator: " ") == wanted)
    }

    private static let head = "name: t\nabout: t\nmeetings:\n"

    private func harvest(_ yaml: String, _ html: String) throws -> CrawlHarvest {
        let definition = try CrawlerDefinition(yaml: Self.head + yaml, file: "t.yaml")
        let settings = CrawlSettings(
            parameters: [:], year: AcademicYear(beginning: 2026),
            weekOne: CivilDate(iso: "2026-09-28"),
            zone: .utc)
        return PageReader(definition, settings).harvest(try Page(Array(html.utf8)), at: nil)
    }

    private func times(_ harvest: CrawlHarvest) -> [String] {
        harvest.meetings.map { "\($0.dates[0].weekday) \($0.start / 3600)-\($0.end / 3600)" }
    }

    @Test(
        "hours are read as labels write them",
        arguments: [
            "8h 9h 10h", "8 9 10", "8 Uhr,9 Uhr,10 Uhr", "8h-9h 9h-10h 10h-11h",
            "08.00 09.00 10.00", "8h00 9h00 10h00", "8-9,9-10,10-11", "8 h,9 h,10 h",
            "kl. 8,kl. 9,kl. 10", "Kl 8-9,Kl 9-10,Kl 10-11", "kl. 8.00-9,kl. 9.00-10,kl. 10-11",
        ])
    func hours(_ labels: String) throws {
        let labels = labels.split(separator: labels.contains(",") ? "," : " ")
        let rows = labels.enumerated().map { index, label in
            "<tr><th>\(label)<td>\(index == 0 ? "<b>A</b>" : "")<td>\(index == 1 ? "<b>B</b>" : "")"
        }
        let found = try harvest(
            """
              grid: {table: table, days: columns}
              record: b
              fields: {title: {}, weeks: {value: '1'}}
            """, "<table><tr><th><th>Di.<th>Mi.\(rows.joined())</table>")
        #expect(times(found) == ["tuesday 8-9", "wednesday 9-10"])
        #expect(found.issues.isEmpty)
    }

    @Test("hours that go on from the last label end with the day")
    func midnight() throws {
        let rows = (0..<4).map { index in
            let label = ["22:00", "23:00", "", ""][index]
            return "<tr><th>\(label)<td><b>\(index)</b>"
        }
        let found = try harvest(
            """
            - grid: {table: table, days: columns}
              fields: {title: b, weeks: {value: '1'}}
            """, "<table><tr><th><th>Mon<th>Tue\(rows.joined())</table>")
        #expect(times(found) == ["monday 22-23", "monday 23-24"])
    }

    @Test("numbers of lessons are no hours, and the label is named")
    func lessons() throws {
        let found = try harvest(
            """
              grid: {table: table, days: columns}
              record: b
              fields: {title: {}, weeks: {value: '1'}}
            """,
            "<table><tr><th><th>Mo<th>Di<tr><th>1<td><b>A</b><td><tr><th>2<td><td><b>B</b></table>")
        #expect(found.meetings.isEmpty)
        #expect(found.unscheduled == 2)
        #expect(found.issues.map(\.message) == [#"meetings 1: no hour in "1", "2""#])
    }

    @Test(
        "a day's short name goes by the others of its page, else by the page's language",
        arguments: [
            ("Ma Di Wo Do", "", "0 1 2 3"), ("Lu Ma Me Di", "", "0 1 2 6"),
            ("Do", " lang=de-AT", "3"), ("Do", " lang=es", "6"), ("Mo Do", "", "0 3"),
        ])
    func page(_ days: String, _ tag: String, _ wanted: String) throws {
        let rows = days.split(separator: " ").map { "<p><b>A</b><i>\($0)</i></p>" }
        let found = try harvest(
            """
              record: p
              fields: {title: b, weekdays: i, time: {value: '9:00-10:00'}, weeks: {value: '1'}}
            """, "<html\(tag)><body>\(rows.joined())")
        #expect(
            found.meetings.map { "\($0.dates[0].weekday.rawValue)" }.joined(separator: " ")
                == wanted)
    }

    @Test("what stands in several elements is kept: rooms, groups, notes, kinds and titles")
    func several() throws {
        let found = try harvest(
            """
              record: p
              fields:
                title: {select: b, all: true}
                room: {select: i, split: '/'}
                group: {select: u, all: true}
                weekdays: {value: 'Mon'}
                time: {value: '9:00-10:00;11:00-12:00', split: ';'}
                weeks: {value: '1'}
            """, "<p><b>A</b><b>B</b><i>Pier 1/TBA/Pier 2</i><u>x</u><u>y</u><u>x</u></p>")
        let meeting = try #require(found.meetings.first)
        #expect(
            found.issues.map(\.message) == [
                "meetings 1: `time` has several texts and the first was taken: is each a class "
                    + "(`each: time`)?"
            ])
        #expect(
            [meeting.title, meeting.room, meeting.group] == ["A, B", "Pier 1, Pier 2", "x, y"])
    }
}
