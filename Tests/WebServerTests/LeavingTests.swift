import Foundation
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("When one has to leave")
struct LeavingTests {
    /// A campus on which it is nine minutes from what is on to what is next, in a quarter of an hour.
    private func site() throws -> PageSite {
        let site = try PageSite()
        let folder = site.home.folder.path
        try FileManager.default.createDirectory(
            atPath: folder + "/Crawlers/campus", withIntermediateDirectories: true)
        try Data("name: Example\nwalks:\n  8W to East: 9m\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/Crawlers/campus/near.yaml"))
        let file = URL(fileURLWithPath: folder + "/config.yaml")
        try Data(String(contentsOf: file, encoding: .utf8).appending("campus: near\n").utf8)
            .write(to: file)
        try site.home.reload()
        let personal = try site.desks("sam").personal
        for (title, start, end, place) in [
            ("Lab", "08:30", "09:05", "8W 2.1"), ("Tutor", "09:15", "09:45", "East 1"),
        ] {
            _ = try personal.add(
                PersonalWords(
                    summary: title, start: "2026-10-08 \(start)", end: "2026-10-08 \(end)",
                    place: place))
        }
        return site
    }

    @Test("today and the simple view say when to leave and how long the walk is")
    func leave() async throws {
        let site = try site()
        let page = try await site.get("/")
        #expect(page.has("Leave in 6 minutes") && page.has("9 minutes to walk"))
        _ = try await site.post("/me/view", ["view": "simple", "next": "/"])
        #expect(try await site.get("/").has(": 9 minutes to walk."))
    }
}
