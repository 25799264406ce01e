import Campus
import Reminding
import TestSupport
import Testing

@testable import Operations

@Suite("A changed event as a file")
struct AttachmentTests {
    @Test("holds that event with its series, and nothing else of the calendar")
    func one() throws {
        let folder = try TemporaryFolder()
        let sam = try Desks.adding(
            Invocation(
                home: folder.path, person: "sam", zone: "UTC", now: "2026-10-12T08:00:00Z"))
        let item = try sam.personal.add(
            PersonalWords(summary: "Dentist", start: "2026-10-16 14:00", length: "45m"))
        _ = try sam.personal.add(
            PersonalWords(summary: "Choir", start: "2026-10-16 14:00", length: "45m"))
        let file = try #require(
            try sam.bell.attachment(of: item.id.meeting, around: item.start.instant))
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(file.mediaType.hasPrefix("text/calendar"))
        #expect(text.contains("METHOD:PUBLISH\r\n") && text.contains("SUMMARY:Dentist\r\n"))
        #expect(!text.contains("Choir"))
    }
}
