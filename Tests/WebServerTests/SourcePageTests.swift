import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of sources")
struct SourcePageTests {
    @Test("an address that is none is told beside its field, and stays there")
    func wrongAddress() async throws {
        let answer = try await PageSite().post(
            "/sources", ["address": "not an <address>", "next": "/sources"])
        #expect(answer.status == 422)
        #expect(answer.has("id=\"source-p\"") && answer.has("not an &lt;address&gt;"))
    }

    @Test("a path of the server's machine is no address", arguments: ["/etc/passwd", "-"])
    func localPath(address: String) async throws {
        let answer = try await PageSite().post("/sources", ["address": address])
        #expect(answer.status == 422)
        #expect(!answer.has("root:"))
    }

    private static let calendar =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:9\r\n"
        + "DTSTAMP:20261001T000000Z\r\nDTSTART:20261010T090000Z\r\nSUMMARY:Optics\r\n"
        + "END:VEVENT\r\nEND:VCALENDAR\r\n"

    private func upload(
        _ site: PageSite, _ content: String, as handle: String? = "sam"
    ) async throws -> PageAnswer {
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"Optics.ics\"\r\n\r\n"
            + content
            + "\r\n--b\r\nContent-Disposition: form-data; name=\"next\"\r\n\r\n/first-run\r\n--b--"
        return try await site.ask(
            .post, "/sources/file", Data(body.utf8), as: handle,
            ["Content-Type": "multipart/form-data; boundary=b"])
    }

    @Test("a file is brought in under its name")
    func file() async throws {
        let site = try PageSite()
        let answer = try await upload(site, Self.calendar)
        #expect((answer.status, answer.next) == (303, "/first-run"))
        let names = try site.desks("sam").sources.list().map(\.source.name)
        #expect(names.contains("Optics"))
        #expect(try await site.get("/sources").has("Brought in"))
    }

    @Test("the first run begins with today, not with what began the evening before and is over")
    func overnight() async throws {
        let site = try PageSite()
        try site.signUp("kim")
        let lines = ["20261007T230000", "20261012T090000"].enumerated().map { number, start in
            "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTAMP:20261001T000000Z\r\nDTSTART:\(start)\r\n"
                + "DURATION:PT2H\r\nSUMMARY:CM5012\(number) Class\r\nEND:VEVENT\r\n"
        }
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" + lines.joined()
            + "END:VCALENDAR\r\n"
        #expect(try await upload(site, text, as: "kim").next == "/first-run")
        let page = try await site.get("/first-run", as: "kim")
        #expect(page.has("Monday 12 October, 1 item") && page.has("1 class time,"))
    }

    @Test("what is no calendar is told beside the file", arguments: ["<html>", "", "BEGIN:"])
    func noCalendar(content: String) async throws {
        let answer = try await upload(PageSite(), content)
        #expect(answer.status == 422)
        #expect(answer.has("id=\"file-p\""))
    }

    @Test("a file of more than nobody sends is refused before it is read")
    func large() async throws {
        let site = try PageSite()
        let content = String(repeating: "x", count: 2 << 20)
        let small = String(repeating: "x", count: 17 << 10)
        #expect(try await upload(site, small, as: nil).status == 413)
        #expect(try await upload(site, content).status == 422)
    }

    @Test("a name is changed; an empty one is told beside its field")
    func rename() async throws {
        let site = try PageSite()
        let empty = try await site.post("/sources/1", ["name": "", "alarms": "true"])
        #expect(empty.status == 422 && empty.has("id=\"name-p\""))
        let answer = try await site.post("/sources/1", ["name": "Timetable", "alarms": "true"])
        #expect((answer.status, answer.next) == (303, "/sources/1"))
        let source = try site.desks("sam").sources.status(numbered: "1").source
        #expect(source.name == "Timetable" && source.ringsAlarms)
    }

    @Test("an import is taken back once, and only the one that was seen")
    func undo() async throws {
        let answer = try await PageSite().post("/sources/1/undo", ["import": "17"])
        #expect(answer.status == 422)
        #expect(answer.has("changed elsewhere"))
    }

    @Test(
        "another's source is none",
        arguments: ["", "/import", "/accept", "/keep", "/undo", "/delete"])
    func foreign(act: String) async throws {
        #expect(try await PageSite().post("/sources/1\(act)", [:], as: "op").status == 404)
    }

    @Test("a source goes, with what it brought, when that was confirmed")
    func delete() async throws {
        let site = try PageSite()
        #expect(try await site.get("/sources/1/delete").has("1 class time goes"))
        let answer = try await site.post("/sources/1/delete")
        #expect((answer.status, answer.next) == (303, "/sources"))
        #expect(try await site.get("/item/\(PageSite.lesson)").status == 404)
    }

    @Test("no module that is not there is taken, and of several none")
    func enrolments() async throws {
        let site = try PageSite()
        let answer = try await site.post("/enrolments", ["module": "XX99999"])
        #expect(answer.status == 422 && answer.has("id=\"problem\""))
        #expect(try site.desks("sam").enrolment.enrolments().isEmpty)
    }
}
