import Campus
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("What is here of oneself")
struct MyDataPageTests {
    @Test("is downloaded as one file")
    func export() async throws {
        let answer = try await PageSite().get("/me/export")
        #expect(answer.status == 200)
        #expect(answer.fields[.contentDisposition] == "attachment; filename=\"belltower.zip\"")
    }

    @Test("goes two weeks after one asked, which is told, and can be thought better of")
    func erase() async throws {
        let site = try PageSite()
        #expect(try await site.get("/me/erase").has("value=\"keep\""))
        #expect(try await !site.get("/").has("/me/stay"))
        #expect(try await site.post("/me/erase", ["contributions": "keep"]).next == "/me")
        // Whatever is kept of the page of before.
        #expect(try await site.get("/").has("/me/stay"))
        let page = try await site.get("/me")
        #expect(page.has("action=\"/me/stay\"") && page.has("22 Oct"))
        #expect(!page.has("href=\"/me/erase\""))
        #expect(try site.desks("sam").account.departure()?.keepsContributions == true)
        for view in ["usual", "simple"] {
            _ = try site.desks("sam").settings.set("view", view)
            let today = try await site.get("/")
            #expect(today.has("Your account will be erased on Thu") && today.has("/me/stay"))
        }
        #expect(try await site.post("/me/stay").status == 303)
        #expect(try await !site.get("/").has("/me/stay"))
        #expect(try await !site.get("/me").has("/me/stay"))
    }

    @Test("is asked for with a fresh proof alone")
    func stale() async throws {
        let site = try PageSite()
        site.clock.jump(3_600)
        for answer in [try await site.get("/me/erase"), try await site.post("/me/erase")] {
            #expect(answer.next?.hasPrefix("/prove?next=%2Fme%2Ferase") == true)
        }
        #expect(try site.desks("sam").account.departure() == nil)
    }

    @Test("who has nothing yet is told that they go, too")
    func bare() async throws {
        let site = try PageSite()
        try site.signUp("ann")
        _ = try await site.post("/me/erase", ["contributions": "keep"], as: "ann")
        let today = try await site.get("/", as: "ann")
        #expect(today.has("/first-run") && today.has("/me/stay"))
    }

    @Test("the last operator is told why they stay")
    func last() async throws {
        let answer = try await PageSite().post("/me/erase", as: "op")
        #expect(answer.status == 422 && answer.has("id=\"problem\""))
    }

    @Test(
        "what one says of oneself is kept as typed, and a birthday to come is refused beside its field"
    )
    func about() async throws {
        let site = try PageSite()
        let form = ["name": "Sam", "handle": "sam", "bio": "Chess.", "birthday": "2005-03-01"]
        #expect(try await site.post("/me", form).status == 303)
        let page = try await site.get("/me/profile")
        #expect(page.has(">Chess.</textarea>") && page.has("value=\"2005-03-01\""))
        let wrong = try await site.post("/me", form.merging(["birthday": "2030-01-01"]) { $1 })
        #expect(wrong.status == 422 && wrong.has("id=\"birthday-p\""))
        #expect(wrong.has("value=\"2030-01-01\""))
    }

    @Test("classmates see one, until one says that they shall not")
    func visibility() async throws {
        let site = try PageSite()
        #expect(try await site.get("/me").has("name=\"hidden\" value=\"true\""))
        _ = try await site.post("/me/visibility", ["hidden": "true"])
        #expect(try site.desks("sam").enrolment.isInvisible())
        #expect(try await site.get("/me").has("name=\"hidden\" value=\"false\""))
        _ = try await site.post("/me/visibility", ["hidden": "false"])
        #expect(try !site.desks("sam").enrolment.isInvisible())
    }
}
