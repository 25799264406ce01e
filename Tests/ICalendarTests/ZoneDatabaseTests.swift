import ICalendar
import Recurrence
import Testing

@Suite("The zone database")
struct ZoneDatabaseTests {
    private let database = ZoneDatabase()

    @Test("a zone is found by its id, in either case")
    func known() throws {
        let summer = Instant(seconds: wall(2026, 7, 1).seconds)
        let london = try #require(database.zone("Europe/London"))
        #expect(london.offset(at: summer) == 3_600)
        #expect(database.zone("europe/LONDON")?.id == "Europe/London")
        #expect(database.zone("America/Argentina/Buenos_Aires")?.offset(at: summer) == -10_800)
        #expect(database.zone("UTC")?.offset(at: summer) == 0)
    }

    @Test(
        "nothing else is found, least of all outside the folder",
        arguments: [
            "", ".", "..", "/", "../../../etc/passwd", "Europe/../Europe/London", "Europe",
            "Europe/",
            "/usr/share/zoneinfo/Europe/London", "Europe//London", "Europe/London\0", "zone.tab",
            "tzdata.zi", "leapseconds", "right/Europe/London", "No/Where", "-x",
            String(repeating: "A", count: 100),
        ])
    func unknown(_ id: String) {
        #expect(database.zone(id) == nil)
    }

    @Test("it tells its version and the machine's zone")
    func facts() throws {
        let version = try #require(database.version)
        #expect(version.prefix(2) == "20")
        #expect(database.zone(database.localZoneID) != nil)
    }

    @Test("a folder that is not there has no zones")
    func missing() {
        let none = ZoneDatabase(folder: "/nonexistent")
        #expect(none.zone("Europe/London") == nil)
        #expect(none.version == nil)
        #expect(none.localZoneID == "UTC")
    }
}
