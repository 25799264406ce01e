import Testing

@testable import Operations
@testable import WebServer

@Suite("The simple view")
struct SimpleViewTests {
    private func site() async throws -> PageSite {
        let site = try PageSite()
        #expect(try await site.post("/me/view", ["view": "simple", "next": "/"]).next == "/")
        return site
    }

    @Test("begins with five buttons, the first of which leads to what is next")  // SC-11
    func buttons() async throws {
        let page = try await site().get("/")
        #expect(page.text.matches(of: /class="big__b/).count == 5)
        #expect(page.has("href=\"/item/\(PageSite.lesson)\""))
        #expect(page.has("data-view=\"simple\"") && page.has("What would you like?"))
    }

    @Test(
        "every page has the way home and the number to call, and no tabs",
        arguments: [
            "/", "/me", "/bell", "/sources", "/item/\(PageSite.entry)", "/help",
        ])  // SC-18
    func frame(page: String) async throws {
        let answer = try await site().get(page)
        #expect(answer.has("<footer class=\"helpfoot\"><a href=\"tel:+441225000000\">"))
        #expect(answer.has("class=\"house\" href=\"/\"") && !answer.has("class=\"tabs\""))
    }

    @Test("is left in one tap, and leaves letters as large as they were")
    func left() async throws {
        let site = try await site()
        _ = try await site.post("/me/settings", ["view": "large", "units": "ml"])
        #expect(try await site.get("/").has("data-view=\"large\""))
        _ = try await site.post("/me/view", ["view": "simple"])
        #expect(try await site.get("/help").has("name=\"view\" value=\"usual\""))
        _ = try await site.post("/me/view", ["view": "usual"])
        #expect(try await site.get("/").has("data-view=\"large\""))
    }

    @Test("is not chosen by a word that names none")
    func unknown() async throws {
        let site = try PageSite()
        #expect(try await site.post("/me/view", ["view": "tiny"]).status == 422)
        #expect(try await !site.get("/").has("data-view"))
    }
}
