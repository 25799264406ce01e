import Campus
import Crawling
import Markup
import Recurrence
import TestSupport
import Testing
import Wire

/// A record that tells of several classes.
@Suite struct RecordPartTests {
    private func lines(_ fields: String, _ page: String) throws -> [String] {
        let definition = try CrawlerDefinition(
            yaml: "name: x\nabout: y\nparameters: {term: }\nmeetings:\n  record: p\n" + fields,
            file: "x.yaml")
        let settings = try CrawlSettings(
            of: definition, given: ["term": "2026-09-28 - 2026-10-11"],
            year: AcademicYear(beginning: 2026), zone: SystemZone.london, zones: SystemZone.find)
        let harvest = PageReader(definition, settings).harvest(try Page(Array(page.utf8)), at: nil)
        #expect(harvest.issues.isEmpty)
        return harvest.meetings.map(\.line) + (0..<harvest.unscheduled).map { _ in "open" }
    }

    @Test("each text of a field is a class, and fields written below see only that one")
    func parts() throws {
        let found = try lines(
            """
              each: _when
              fields:
                title: b
                _when: {select: i, split: ','}
                weekdays: {from: _when, match: '([MTWRF]+)'}
                time: {from: _when, match: '([\\d:-]+)'}
                dates: {value: '{term}', required: true}
            """, "<p><b>Sea</b><i>MW 9:00-10:00,F 13:00-14:00,TBA</i></p>")
        #expect(
            found == [
                " | Sea |  |  | mon,wed 09:00-10:00 | 2026-09-28 to 2026-10-07, 4 |  |  | ",
                " | Sea |  |  | fri 13:00-14:00 | 2026-10-02 to 2026-10-09, 2 |  |  | ", "open",
            ])
    }

    @Test("a single date without a year is in the year that the day of the week beside it proves")
    func proven() throws {
        let found = try lines(
            """
              fields: {title: b, weekdays: i, time: {value: '9:00-10:00'}, dates: u}
            """,
            "<p><b>Sea</b><i>Thu</i><u>14 Oct</u></p><p><b>Sea</b><i>Wed</i><u>14 Oct</u></p>")
        #expect(
            found == [
                " | Sea |  |  | thu 09:00-10:00 | 2027-10-14 to 2027-10-14, 1 |  |  | ",
                " | Sea |  |  | wed 09:00-10:00 | 2026-10-14 to 2026-10-14, 1 |  |  | ",
            ])
    }

    @Test("a class on days far apart is printed with each of them, one of many weeks is not")
    func days() throws {
        let definition = try CrawlerDefinition(
            yaml: """
                name: x
                about: y
                meetings:
                  record: p
                  fields: {title: b, weekdays: {value: Wed}, time: {value: '9:00-10:00'}, weeks: i}
                """, file: "x.yaml")
        let settings = CrawlSettings(
            parameters: [:], year: AcademicYear(beginning: 2011),
            weekOne: CivilDate(year: 2011, month: 9, day: 19), zone: .utc)
        let page = try Page(Array("<p><b>A</b><i>2, 11, 13</i><p><b>B</b><i>2-4, 6</i>".utf8))
        let json = HarvestShape(PageReader(definition, settings).harvest(page, at: nil)).text
        let days = #""without":[],"on":["2011-09-28","2011-11-30","2011-12-14"],"#
        #expect(json.contains(days), "\(json)")
        #expect(json.split(separator: #""on":"#).count == 2)
    }

    @Test("lines of several cells go together; what has one line is of all")
    func lines() throws {
        let found = try lines(
            """
              each: [weekdays, time, room]
              fields:
                title: b
                weekdays: {select: i, text: lines, split: '\\n'}
                time: {select: u, text: lines, split: '\\n'}
                room: {select: s, text: lines, split: '\\n'}
                dates: {value: '{term};2026-11-02 - 2026-11-08', split: ';'}
            """,
            "<p><b>Sea</b><i>M<br>T</i><u>9:00-10:00<br>11:00-12:00</u><s>Pier</s></p>")
        #expect(
            found == [
                " | Sea |  |  | mon 09:00-10:00 | 2026-09-28 to 2026-11-02, 3 | Pier |  | ",
                " | Sea |  |  | tue 11:00-12:00 | 2026-09-29 to 2026-11-03, 3 | Pier |  | ",
            ])
    }

    @Test("what a required field takes from a parameter must be given")
    func needed() throws {
        let definition = try CrawlerDefinition(
            yaml: """
                name: x
                about: y
                parameters: {term: , other: }
                modules:
                  record: p
                  fields: {code: b, title: {value: '{other}'}}
                  meetings:
                    fields:
                      code: {from: code}
                      time: i
                      dates: {select: u, default: '{term}', required: true}
                """, file: "x.yaml")
        #expect(throws: SettingError.missing(["term"])) {
            try CrawlSettings(
                of: definition, given: [:], year: AcademicYear(beginning: 2026),
                zone: SystemZone.london, zones: SystemZone.find)
        }
    }
}
