import Campus
import Crawling
import Foundation
import Markup
import TestSupport
import Testing

/// Real pages: as many modules and classes come out as a person counts on them.
@Suite(.enabled(if: Corpus.isThere)) struct CorpusPageTests {
    struct Case: Sendable {
        var crawler: String
        var page: String
        var settings: [String: String] = [:]
        var modules = 0
        var meetings = 0
        var unscheduled = 0
        var programmes = 0
        /// The page says what its modules are called.
        var hasTitles = true
    }

    static let cases = [
        Case(
            crawler: "banner8", page: "banner8__uvic__schedule-202009-CHEM-101", modules: 1,
            meetings: 14),
        Case(
            crawler: "banner8", page: "banner8__uvic__schedule-202009-ECE-260", modules: 1,
            meetings: 5),
        Case(
            crawler: "banner8", page: "banner8__uvic__schedule-202009-ENGR-110", modules: 1,
            meetings: 26, unscheduled: 13),
        Case(
            crawler: "banner8", page: "banner8__searchneu__classparser-3", modules: 1, meetings: 17),
        Case(
            crawler: "banner8", page: "banner8__searchneu__classparser-4", modules: 1, meetings: 8),
        Case(
            crawler: "banner8", page: "banner8__searchneu__classparser-multiname", modules: 1,
            meetings: 4),
        Case(
            crawler: "banner8", page: "banner8__searchneu__classparser-rename", modules: 1,
            meetings: 6),
        Case(crawler: "banner8", page: "banner8__searchneu__catalogparser-1", modules: 1),
        Case(crawler: "banner8", page: "banner8__searchneu__catalogparser-3", modules: 1),
        Case(crawler: "banner8", page: "banner8__searchneu__catalogparser-5", modules: 1),
        Case(crawler: "banner8", page: "banner8__searchneu__sectionparser-1", modules: 1),
        Case(crawler: "banner8", page: "banner8__searchneu__sectionparser-spots", modules: 1),
        Case(crawler: "banner8", page: "banner8__uvic__section-202009-10801", modules: 1),
        Case(
            crawler: "syllabusplus-list", page: "syllabusplus__nottingham__list-2022",
            settings: ["week1": "2022-09-19"], meetings: 14),
        Case(
            crawler: "syllabusplus-list", page: "syllabusplus__bedfordshire__text-spreadsheet",
            settings: ["year": "2018/19"], meetings: 5),
        Case(
            crawler: "syllabusplus-grid", page: "syllabusplus__lut__ctCourseData",
            settings: ["year": "2018/19"], meetings: 3),
        Case(
            crawler: "syllabusplus-grid", page: "syllabusplus__vub__student-set-grid-2011",
            settings: ["week1": "2011-09-19"], meetings: 22),
        Case(
            crawler: "syllabusplus-grid", page: "syllabusplus__dcu__case2-grid",
            settings: ["week1": "2011-09-19"], meetings: 20),
        Case(
            crawler: "syllabusplus-grid", page: "syllabusplus__tus-athlone__week5-raw",
            settings: ["week1": "2022-08-22"], meetings: 17),
        Case(
            crawler: "syllabusplus-grid", page: "syllabusplus__tus-athlone__week5-pretty",
            settings: ["week1": "2022-08-22"], meetings: 17),
        Case(
            crawler: "courseleaf-programme", page: "courseleaf__penn__biology-ba", modules: 22,
            programmes: 1),
    ]

    static func harvest(_ wanted: Case) throws -> CrawlHarvest {
        let bytes = try #require(try Corpus.page(wanted.page + ".html"))
        let file = Fixtures.crawlers.appendingPathComponent("\(wanted.crawler).yaml")
        let definition = try CrawlerDefinition(
            yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
        let settings = try CrawlSettings(
            of: definition, given: wanted.settings, year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        return PageReader(definition, settings).harvest(try Page(bytes), at: nil).merged()
    }

    @Test("a real page brings what a person counts on it", arguments: cases)
    func counts(_ wanted: Case) throws {
        Self.count(try Self.harvest(wanted), wanted)
    }

    static func count(_ harvest: CrawlHarvest, _ wanted: Case) {
        #expect(harvest.modules.count == wanted.modules, "\(wanted.page)")
        #expect(harvest.meetings.count == wanted.meetings, "\(wanted.page)")
        #expect(harvest.unscheduled == wanted.unscheduled, "\(wanted.page)")
        #expect(harvest.programmes.count == wanted.programmes, "\(wanted.page)")
        #expect(harvest.issues.isEmpty, "\(wanted.page): \(harvest.issues.map(\.message))")
        #expect(harvest.modules.allSatisfy { ($0.title != nil) == wanted.hasTitles })
    }

    @Test("the raw and the prettified page are the same classes")
    func same() throws {
        let cases = Self.cases.filter { $0.page.contains("tus-athlone") }
        let harvests = try cases.map { try Self.harvest($0) }
        try #require(harvests.count == 2)
        #expect(Set(harvests[0].meetings) == Set(harvests[1].meetings))
    }
}
