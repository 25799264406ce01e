import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("The page of calendar programs")
struct CalendarProgramsPageTests {
    private static let form = ["Content-Type": "application/x-www-form-urlencoded"]

    @Test("a password is shown once, opens the calendars, and no more when it is revoked")
    func whole() async throws {
        let site = try PageSite()
        #expect(try await site.get("/feeds").has("href=\"/feeds/programs\""))
        #expect(try await site.get("/feeds/programs").has("No program has a password yet."))
        let made = try await site.ask(
            .post, "/feeds/programs", Data("name=Phone+%3Cb%3E".utf8), as: "sam", Self.form)
        #expect(made.status == 201 && made.fields[.cacheControl] == "no-store")
        #expect(made.has("The password for Phone &lt;b&gt;</h2>") && made.has("value=\"sam\""))
        let secret = try #require(made.text.firstMatch(of: /id="secret" value="([^"]+)"/)).output.1
        let after = try await site.get("/feeds/programs")
        #expect(after.has("<b>Phone &lt;b&gt;</b>") && !after.has(String(secret)))
        func status() async throws -> Int {
            let basic = Data("sam:\(secret)".utf8).base64EncodedString()
            return try await site.ask(
                try #require(.init("PROPFIND")), "/dav/", Data(), as: nil,
                ["Authorization": "Basic \(basic)"]
            ).status
        }
        #expect(try await status() == 207)
        let id = try #require(try site.desks("sam").account.appPasswords().first).id
        let asked = try await site.get("/feeds/programs/\(id)/delete")
        #expect(asked.has("Revoke the password for Phone &lt;b&gt;?"))
        _ = try await site.ask(
            .post, "/feeds/programs/\(id)/delete", Data(), as: "sam", Self.form)
        #expect(try await status() == 401)
    }

    @Test("one without a name is asked for it")
    func nameless() async throws {
        let site = try PageSite()
        let answer = try await site.ask(
            .post, "/feeds/programs", Data("name=".utf8), as: "sam", Self.form)
        #expect(answer.status == 422 && answer.has("aria-describedby=\"name-p\""))
        #expect(try site.desks("sam").account.appPasswords().isEmpty)
    }
}
