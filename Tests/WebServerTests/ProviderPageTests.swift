import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("The way to a provider and back")
struct ProviderPageTests {
    @Test("without a provider there is no way, and no button")
    func none() async throws {
        let site = try PageSite()
        #expect(try await site.get("/sign-in/campus", as: nil).status == 404)
        #expect(try await !site.get("/sign-in", as: nil).has("/sign-in/campus"))
        #expect(try await !site.get("/devices").has("/devices/campus"))
    }

    @Test(
        "who comes back without having been sent, or with another's answer, is not let in",
        arguments: [
            "", "belltower-openid=", "belltower-openid=signIn.x.Lw",
            "belltower-openid=signIn.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.Lw",
            "belltower-openid=link.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.Lw",
        ])
    func strays(cookie: String) async throws {
        let site = try PageSite()
        let answer = try await site.get(
            "/sign-in/campus/back?state=x&code=y", as: nil, ["Cookie": cookie])
        #expect([303, 422].contains(answer.status), "\(answer.text)")
        #expect(!answer.fields[values: .setCookie].contains { $0.hasPrefix("belltower=") })
        if answer.status == 303 { #expect(answer.next == "/devices") }
    }

    @Test("what another site begins signs nobody in, links and proves nothing")
    func sites() async throws {
        let site = try PageSite()
        for path in ["/devices/campus", "/prove/campus", "/sign-in/campus"] {
            for origin in ["cross-site", "same-site"] + (path == "/sign-in/campus" ? [] : [nil]) {
                let fields = origin.map { ["Sec-Fetch-Site": $0] } ?? [:]
                #expect(try await site.get(path, as: "sam", fields).status == 403)
            }
        }
    }
}
