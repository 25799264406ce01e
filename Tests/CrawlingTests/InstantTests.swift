import Campus
import Recurrence
import Testing

@testable import Crawling

@Suite("Instants on a page")
struct InstantTests {
    /// Foundation has a copy of the zone database that updates of the system do not reach.
    @Test(
        "are told by the clock of the zone that the crawl was given, not by another one of that name",
        arguments: [
            ("2026-12-01T10:00:00Z", "2026-12-01T11:30:00"),
            ("1796119200", "2026-12-01T11:30:00"),
            ("1796119200000", "2026-12-01T11:30:00"),
            ("2026-12-01 10:00:00", "2026-12-01T10:00:00"),
        ])
    func instants(text: String, shown: String) throws {
        let zone = Zone(id: "Africa/Casablanca", initialOffset: 5_400)
        let settings = CrawlSettings(
            parameters: [:], year: AcademicYear(beginning: 2026), weekOne: nil, zone: zone)
        let texts = TimetableTexts(notation: Notation(), settings: settings)
        #expect(texts.wall(text) == Timestamp.wall(shown))
    }
}
