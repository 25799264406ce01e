import Campus
import Recurrence
import Scheduling
import Testing

@testable import Operations

@Suite("Many people's calendars over one connection")
struct CampusMeetingCacheTests {
    private let october = Instant(seconds: 1_790_812_800)..<Instant(seconds: 1_793_491_200)

    private func titles(_ desks: Desks, _ handle: String, _ home: TestHome) throws
        -> [String]
    {
        var asking = desks
        asking.caller.person = try home.as(handle).person
        let query = AgendaQuery(window: october)
        let items = try asking.calendar.agenda(query)
        // Kept or read anew: the same.
        #expect(try home.as(handle).calendar.agenda(query) == items)
        return items.map(\.summary)
    }

    @Test("what was read of the campus is the same for all, and read again when somebody writes")
    func written() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture", "MA20216 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        _ = try home.as("kim").enrolment.enrol(["CM50123", "MA20216"])
        let keeping = try home.as("op").keepingCampus
        #expect(try titles(keeping, "sam", home) == ["CM50123 - Lecture"])
        #expect(try titles(keeping, "kim", home) == ["CM50123 - Lecture", "MA20216 - Lecture"])

        // By another connection, as another process has one.
        try home.write(classFeed(["CM50123 - Lab", "MA20216 - Lecture"]), to: file)
        _ = try await home.as("op").imports.run(.named(["Campus"]), isNarrowed: false)
        #expect(try titles(keeping, "sam", home) == ["CM50123 - Lab"])

        // By the same connection.
        try home.write(classFeed(["CM50123 - Exam", "MA20216 - Lecture"]), to: file)
        _ = try await keeping.imports.run(.named(["Campus"]), isNarrowed: false)
        #expect(try titles(keeping, "sam", home) == ["CM50123 - Exam"])
        _ = try keeping.sources.configure("Campus") { $0.name = "Timetable" }
        var sam = keeping
        sam.caller.person = try home.as("sam").person
        #expect(
            try sam.calendar.agenda(AgendaQuery(window: october)).map(\.source) == ["Timetable"])
    }

    @Test("a meeting of two modules that one person takes is there once, the own module first")
    func severalModules() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123/MA20216 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["CM50123", "MA20216"])
        _ = try home.as("kim").enrolment.enrol(["MA20216"])
        let keeping = try home.as("op").keepingCampus
        #expect(try titles(keeping, "sam", home).count == 1)
        #expect(try titles(keeping, "kim", home).count == 1)
    }
}
