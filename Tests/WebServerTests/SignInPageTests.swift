import Campus
import Credentials
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Signing in, on its page")
struct SignInPageTests {
    private static let address = "newton@example.org"

    /// The code that was mailed.
    private func code(at site: PageSite) throws -> String {
        let letter = try #require(
            try site.home.signIn(at: site.clock.now).requestCode(for: Self.address)?.letter)
        guard case .code(let code) = letter.kind else { throw MissingCode() }
        return code.text
    }

    private struct MissingCode: Error {}

    @Test("who is new is asked for a name there too, with the code still good")
    func newcomer() async throws {
        let site = try PageSite(signUp: "open")
        var form = ["address": Self.address, "code": try code(at: site)]
        let asked = try await site.post("/sign-in", form, as: nil)
        #expect(asked.status == 200)
        #expect(asked.has("name=\"handle\"") && asked.has("action=\"/sign-up\""))
        (form["name"], form["handle"]) = ("Isaac", "isaac")
        let entered = try await site.post("/sign-up", form, as: nil)
        #expect(entered.next == "/first-run")
        #expect(try site.desks("isaac").people.card(nil).profile.name == "Isaac")
    }

    @Test("a wrong code opens nothing, and says what may be wrong")
    func wrong() async throws {
        let site = try PageSite(signUp: "open")
        _ = try code(at: site)
        let answer = try await site.post(
            "/sign-in", ["address": Self.address, "code": "00000000"], as: nil)
        #expect(answer.status == 422 && answer.has("</svg>The code is wrong, was tried too often"))
    }

    @Test("a code that is asked for again at once is not said to be on its way")
    func soon() async throws {
        let site = try PageSite(signUp: "open")
        let form = ["address": Self.address]
        let first = try await site.post("/sign-in/code", form, as: nil)
        #expect(first.has("On its way to"))
        let second = try await site.post("/sign-in/code", form, as: nil)
        #expect(!second.has("On its way to"))
        #expect(second.has("No new letter was sent: the last one to newton@example.org is only a"))
        site.clock.jump(60)
        #expect(try await site.post("/sign-in/code", form, as: nil).has("On its way to"))
    }

    @Test("who typed a wrong code is told of the newest letter, and not that another one went")
    func wrongAfter() async throws {
        let site = try PageSite(signUp: "open")
        let form = ["address": Self.address, "code": "00000000"]
        let pages: [(String, String?)] = [
            ("/sign-in", nil), ("/sign-up/confirm", nil), ("/prove", "sam"),
        ]
        // Whether a letter went before or not, and whoever has the address: the answers are the same.
        for isSent in [false, true] {
            if isSent { _ = try await site.post("/sign-in/code", form, as: nil) }
            for (path, handle) in pages {
                let answer = try await site.post(path, form, as: handle)
                #expect(answer.status == 422 && !answer.has("On its way to"), "\(path)")
                #expect(answer.has("The code is in the newest letter to newton@example.org"))
            }
        }
    }

    @Test("an address that is to be added is told of no letter that did not go")
    func adding() async throws {
        let site = try PageSite(signUp: "open")
        let form = ["address": Self.address]
        #expect(try await site.post("/me/addresses", form).has("On its way to newton@example.org"))
        let again = try await site.post("/me/addresses", form)
        #expect(again.has("No new letter was sent:") && !again.has("On its way to"))
        let wrong = try await site.post(
            "/me/addresses/confirm", ["address": Self.address, "code": "00000000"])
        #expect(wrong.status == 422 && !wrong.has("On its way to"))
        #expect(wrong.has("The code is in the newest letter to newton@example.org"))
    }
}
