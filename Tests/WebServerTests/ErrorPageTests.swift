import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebServer

/// What goes wrong is a page for browsers, and a document for programs.
@Suite("Pages of what went wrong")
struct ErrorPageTests {
    @Test(
        "an address that nothing is at is told to browsers as a page, to programs as a document",
        arguments: [
            (path: "/nowhere", accept: "text/html,*/*;q=0.8", isPage: true),
            (path: "/agenda/day/2026-10-09/more", accept: "text/html", isPage: true),
            (path: "/nowhere", accept: "application/json", isPage: false),
            (path: "/nowhere", accept: "*/*", isPage: false),
            (path: "/api/v1/nowhere", accept: "text/html", isPage: false),
            (path: "/files/nothing.css", accept: "text/css,*/*;q=0.1", isPage: false),
        ])
    func nowhere(path: String, accept: String, isPage: Bool) async throws {
        let site = try PageSite()
        for handle in ["sam", nil] {
            let answer = try await site.get(path, as: handle, ["Accept": accept])
            #expect(answer.status == 404)
            #expect(
                answer.fields[.contentType]
                    == (isPage ? "text/html; charset=utf-8" : "application/problem+json"))
            // Whoever is signed in keeps their way back.
            if isPage {
                #expect(answer.has("href=\"/agenda/week\"") == (handle != nil))
                #expect(answer.has("The address is mistyped, or what stood here is gone."))
            }
        }
    }

    @Test(
        "a sentence begins with a large letter, but for an address",
        arguments: [
            ("that is a page", "That is a page."), ("wait!", "Wait!"), ("", ""),
            ("https://a.example/x: no calendar", "https://a.example/x: no calendar."),
        ])
    func sentence(_ text: String, _ sentence: String) {
        #expect(text.asSentence == sentence)
    }

    @Test("a form of another site is refused with a page, in the browser's language")
    func crossSite() async throws {
        let site = try PageSite()
        let answer = try await site.ask(
            .post, "/add", .init(), as: "sam",
            ["Accept": "text/html", "Sec-Fetch-Site": "cross-site", "Accept-Language": "de"])
        #expect(answer.status == 403)
        #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
        #expect(answer.has("<html lang=\"de\""))
    }

    @Test("whoever is signed in is told in their language and their view")
    func own() async throws {
        let site = try PageSite()
        let look = ["view": "simple", "language": "de", "next": "/"]
        #expect(try await site.post("/me/settings", look).status == 303)
        for path in ["/nowhere", "/item/m999", "/agenda/day/never"] {
            let answer = try await site.get(path, ["Accept": "text/html"])
            #expect(answer.status >= 400)
            #expect(
                answer.has("data-view=\"simple\"") && answer.has("<html lang=\"de\""), "\(path)")
        }
    }

    @Test("who asks too often is told when to come again")
    func tooMany() async throws {
        let site = try PageSite()
        var answer = try await site.get("/nowhere", ["Accept": "text/html"])
        for _ in 0..<700 where answer.status != 429 {
            answer = try await site.get("/nowhere", ["Accept": "text/html"])
        }
        #expect(answer.status == 429 && answer.fields[.retryAfter] == "30")
        #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
    }
}
