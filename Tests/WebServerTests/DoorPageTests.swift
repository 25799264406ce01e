import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is 9:00; the rehearsal of the choir is from 9:10 to 10:10, and sam is in the choir.
@Suite("Pages at the door of an event")
struct DoorPageTests {
    let site: PageSite

    init() throws {
        site = try PageSite()
        let op = try site.desks("op")
        _ = try op.communities.create("Choir")
        for handle in ["op", "sam"] { _ = try site.desks(handle).communities.join("Choir") }
        var draft = EventDraft()
        (draft.title, draft.start, draft.length) = ("<b>Sing", "2026-10-08 09:10", 3_600)
        _ = try op.events.publish(draft, in: "Choir")
    }

    private func code() throws -> String {
        try #require(try site.desks("op").events.door("e1").code).text
    }

    @Test("organisers have a code that is asked for again when it changes, and who came")
    func door() async throws {
        _ = try site.desks("sam").events.join("e1")
        let page = try await site.get("/events/e1/door", as: "op")
        let code = try code()
        #expect(page.status == 200 && page.has("<bdi>\(code.prefix(3)) \(code.suffix(3))</bdi>"))
        #expect(page.has("<svg class=\"qr\"") && page.has("data-next=\"30\""))
        #expect(page.has("<noscript><meta http-equiv=\"refresh\" content=\"30\"></noscript>"))
        #expect(page.has("0 of 1 are here") && page.has("not yet"))
        #expect(page.fields[.cacheControl] == "no-store")
        #expect(!page.has("<b>Sing") && page.has("&lt;b&gt;Sing"))
        _ = try site.desks("sam").events.checkIn("e1", code: code)
        let after = try await site.get("/events/e1/door", as: "op")
        #expect(after.has("1 of 1 are here") && after.has("came at 9:00"))
        site.clock.jump(12)
        #expect(try await site.get("/events/e1/door", as: "op").has("data-next=\"18\""))
    }

    @Test("nobody else has it, and nobody's code stands where they look")
    func others() async throws {
        let code = try code()
        #expect(try await site.get("/events/e1/door").status == 403)
        for path in ["/events/e1", "/events", "/"] {
            #expect(try await !site.get(path).has(code), "\(path)")
        }
        let away = try await site.get("/events/e1/door/\(code)", as: nil)
        #expect(away.status == 303)
        #expect(away.fields[.location] == "/sign-in?next=/events/e1/door/\(code)")
    }

    @Test("a scanned code leads to one button, and to look at it alters nothing")
    func scanned() async throws {
        let path = "/events/e1/door/\(try code())"
        let page = try await site.get(path)
        #expect(page.status == 200 && page.has(">I am here</button>"))
        #expect(page.has("name=\"code\" value=\"\(try code())\""))
        #expect(try site.desks("op").events.door("e1").present == 0)
        let here = try await site.post("/events/e1/presence", ["code": try code()])
        #expect(here.status == 303 && here.fields[.location] == "/events/e1")
        #expect(try site.desks("op").events.door("e1").present == 1)
        #expect(try await site.get(path).has("You are here."))
        #expect(try await site.get("/events/e1").has("You are here."))
    }

    @Test("the page of the event takes a code while its door is open")
    func typed() async throws {
        #expect(try await site.get("/events/e1").has("id=\"door-code\""))
        let wrong = try await site.post("/events/e1/presence", ["code": "12"])
        #expect(wrong.status == 422 && wrong.has("id=\"door-code\"") && wrong.has("look again"))
        let code = try code()
        let right = try await site.post(
            "/events/e1/presence", ["code": "\(code.prefix(3)) \(code.suffix(3))"])
        #expect(right.status == 303)
        site.clock.jump(2 * 3_600)
        #expect(try await !site.get("/events/e1").has("id=\"door-code\""))
        let late = try await site.get("/events/e1/door/\(code)")
        #expect(late.status == 200 && late.has("You are here.") && !late.has("I am here"))
        let shut = try await site.get("/events/e1/door", as: "op")
        #expect(shut.has("The door is shut") && shut.has("1 of 1 are here"))
        #expect(!shut.has("data-next"))
    }

    @Test(
        "what stands in an address in place of a code is never shown",
        arguments: ["<b>7", "１２３４５６"])
    func odd(text: String) async throws {
        let path = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let page = try await site.get("/events/e1/door/\(path)")
        #expect(page.status == 200 && !page.has(text) && page.has("id=\"door-code\""))
    }

    @Test("the camera may be asked for where a code is typed, and nowhere else")
    func camera() async throws {
        let name = try #require(HTTPField.Name("Permissions-Policy"))
        for (path, may) in [("/events/e1", true), ("/events", false), ("/me", false)] {
            let policy = try await site.get(path).fields[name] ?? ""
            #expect(policy.contains(may ? "camera=(self)" : "camera=()"), "\(path)")
        }
    }
}
