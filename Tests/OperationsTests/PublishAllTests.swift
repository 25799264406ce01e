import Campus
import Foundation
import Operations
import TestSupport
import Testing

@Suite("Publishing for everybody")
struct PublishAllTests {
    private static let request = ExportRequest(
        from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false)

    @Test("an operator publishes everybody's calendar, and what is theirs alone is in no other")
    func everybody() throws {
        let home = try TestHome()
        let folder = home.folder.path + "/www"
        for handle in ["ann", "ben.b-c"] {
            _ = try home.as(handle)
                .personal.add(
                    PersonalWords(summary: "Of \(handle)", start: "fri 14:00", length: "1h"))
        }
        func publish(_ handle: String, isNarrowed: Bool = false) throws -> PublishReport {
            try home.as(handle).exports.publish(
                Self.request, in: folder, renewing: false, isNarrowed: isNarrowed)
        }
        let report = try publish("op")
        #expect(report.calendars.map(\.person.text) == ["ann", "ben.b-c", "op"])
        #expect(report.calendars.allSatisfy { $0.status == .written })
        for calendar in report.calendars.prefix(2) {
            let text = try String(contentsOfFile: calendar.file, encoding: .utf8)
            #expect(text.contains("SUMMARY:Of \(calendar.person)\r\n"))
            #expect(text.ranges(of: "SUMMARY:").count == 1)
        }
        #expect(try publish("ann").calendars.map(\.status) == [.unchanged])
        #expect(try publish("op", isNarrowed: true).calendars.map(\.person.text) == ["op"])
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.count == 3)
    }

    @Test("a file of somebody who is gone goes with the next publishing for everybody")
    func gone() throws {
        let home = try TestHome()
        let folder = home.folder.path + "/www"
        _ = try home.as("ann")
        func publish() throws -> PublishReport {
            try home.as("op").exports.publish(
                Self.request, in: folder, renewing: false, isNarrowed: false)
        }
        let ann = try #require(try publish().calendars.first?.file)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: ann))
        try home.as("op").people.erase("ann", .anonymous)
        #expect(!FileManager.default.fileExists(atPath: ann))
        #expect(try !home.holds((ann as NSString).lastPathComponent))
        try bytes.write(to: URL(fileURLWithPath: ann))
        try bytes.write(
            to: URL(fileURLWithPath: folder + "/ann-" + String(repeating: "a", count: 34) + ".ics"))
        #expect(try publish().removed == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
}
