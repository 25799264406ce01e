import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("What one takes along")
struct ExportTests {
    private let site: TestSite
    private let op: String

    init() throws {
        site = try TestSite()
        op = try site.signUp("op")
        _ = try site.desks("op").personal.add(
            PersonalWords(summary: "Zahnärztin", start: "2026-10-09 14:00"))
    }

    @Test(
        "everything of a person is a ZIP file that another program reads",
        .enabled(if: Python.has("zipfile")))
    func archive() async throws {
        let answer = try await site.ask(.get, "/me/export", as: op)
        #expect(answer.fields[.contentType] == "application/zip")
        let file = site.folder.url.appendingPathComponent("export.zip")
        try Data(answer.bytes).write(to: file)
        let read = """
            import sys, json, zipfile
            z = zipfile.ZipFile(sys.argv[1])
            assert z.testzip() is None
            assert json.loads(z.read("everything.json"))["person"]["handle"] == "op"
            assert "Zahnärztin" in z.read("calendar.ics").decode()
            print(z.infolist()[0].date_time)
            """
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-c", read, file.path]
        let output = Pipe()
        (python.standardOutput, python.standardError) = (output, output)
        try python.run()
        let said = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        python.waitUntilExit()
        #expect(said == "(2026, 10, 8, 9, 0, 0)\n")
    }

    @Test("the calendar is what `export` writes")
    func calendar() async throws {
        let answer = try await site.ask(.get, "/export.ics?profile=apple&kind=personal", as: op)
        #expect(answer.fields[.contentType] == "text/calendar; charset=utf-8")
        let written = try site.desks("op").exports.export(
            ExportRequest(from: nil, to: nil, kinds: [.personal], alarms: false, profile: .apple))
        #expect(answer.bytes == written.bytes)
        #expect(written.events == 1)
    }
}
