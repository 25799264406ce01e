import Credentials
import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("Cookies")
struct CookieTests {
    @Test("stay with their host and with https, away from scripts and from other sites' posts")
    func fields() async throws {
        let site = try PageSite(isSecure: true)
        let invitation = try site.desks("op").account.invite(nil)
        let entered = try await site.post(
            "/sign-up", ["invitation": invitation.text, "name": "Kim", "handle": "kim"], as: nil)
        let said = try await site.post("/drinks", ["category": "glass"])
        let cookies = entered.fields[values: .setCookie] + said.fields[values: .setCookie]
        #expect(cookies.count == 2)
        for cookie in cookies {
            let parts = cookie.split(separator: ";").map { $0.drop { $0 == " " } }
            #expect(parts.first?.hasPrefix("__Host-belltower") == true)
            let rest = parts.dropFirst().filter { !$0.hasPrefix("Max-Age=") }
            #expect(rest.sorted() == ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"])
        }
        let lasting = "max-age=31536000; includeSubDomains"
        #expect(said.fields[.strictTransportSecurity] == lasting)
        // What was said comes back under the same name.
        let flash = try #require(said.fields[values: .setCookie].first).prefix { $0 != ";" }
        #expect(try await site.get("/help", ["Cookie": String(flash)]).has("Glass logged"))
    }
}
