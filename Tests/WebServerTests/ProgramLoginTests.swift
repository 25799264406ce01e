import Campus
import Credentials
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// Nextcloud's Login Flow v2.
@Suite("A program that asks to be let in")
struct ProgramLoginTests {
    private static let agent = ["User-Agent": "DAVx5/4.5.1 (at.bitfire.davdroid)"]

    /// What a program is told that begins.
    private struct Begun: Decodable {
        struct Poll: Decodable {
            let token: String
            let endpoint: String
        }
        let poll: Poll
        let login: String
    }

    private struct Allowed: Decodable {
        let server: String
        let loginName: String
        let appPassword: String
    }

    private static func begin(_ site: PageSite) async throws -> Begun {
        let answer = try await site.ask(.post, "/index.php/login/v2", Data(), as: nil, agent)
        #expect(answer.status == 200 && answer.fields[.cacheControl] == "no-store")
        #expect(answer.fields[.contentType]?.hasPrefix("application/json") == true)
        return try JSONDecoder().decode(Begun.self, from: Data(answer.text.utf8))
    }

    private static func path(_ url: String, _ site: PageSite) throws -> String {
        try #require(url.hasPrefix(site.origin + "/"))
        return String(url.dropFirst(site.origin.count))
    }

    private static func poll(_ begun: Begun, _ site: PageSite) async throws -> PageAnswer {
        let form = ["Content-Type": "application/x-www-form-urlencoded"]
        return try await site.ask(
            .post, path(begun.poll.endpoint, site), Data("token=\(begun.poll.token)".utf8),
            as: nil, form)
    }

    @Test("is told a password once, when its person has allowed it, and it opens their calendars")
    func whole() async throws {
        let site = try PageSite()
        let begun = try await Self.begin(site)
        #expect(begun.poll.token.count >= 27 && !begun.login.contains(begun.poll.token))
        #expect(try await Self.poll(begun, site).status == 404)
        let page = try Self.path(begun.login, site)
        let asked = try await site.get(page)
        #expect(asked.has("Let DAVx5 read and write your calendar?"))
        #expect(asked.has("action=\"\(page)\"") && asked.has("btn btn--act\">Allow it"))
        #expect(try await Self.poll(begun, site).status == 404, "asking allows nothing")
        let allowed = try await site.post(page)
        #expect(allowed.next == "/feeds/programs")
        #expect(allowed.flash?.contains("DAVx5 is allowed.") == true)
        #expect(try await site.post(page, as: "op").status == 422, "nobody else allows it")
        #expect(try site.desks("sam").account.appPasswords().isEmpty, "none is made to be kept")
        let answer = try await Self.poll(begun, site)
        #expect(answer.status == 200 && answer.fields[.cacheControl] == "no-store")
        let told = try JSONDecoder().decode(Allowed.self, from: Data(answer.text.utf8))
        #expect(told.server == site.origin && told.loginName == "sam")
        #expect(try site.desks("sam").account.appPasswords().map(\.name) == ["DAVx5"])
        let basic = Data("sam:\(told.appPassword)".utf8).base64EncodedString()
        let found = try await site.ask(
            try #require(.init("PROPFIND")), "/dav/", Data(), as: nil,
            ["Authorization": "Basic \(basic)"])
        #expect(found.status == 207)
        #expect(try await Self.poll(begun, site).status == 404, "it is told once")
        #expect(try await site.post(page).status == 422, "and allowed once")
        #expect(try site.desks("op").account.appPasswords().isEmpty)
    }

    @Test("its person comes back to the question from signing in, and from proving who they are")
    func signedOut() async throws {
        let site = try PageSite()
        let page = try Self.path(try await Self.begin(site).login, site)
        #expect(try await site.get(page, as: nil).next == "/sign-in?next=\(page)")
        site.clock.jump(601)
        let proof = try await site.get(page).next?.removingPercentEncoding
        #expect(proof == "/prove?next=\(page)")
        #expect(try await site.post(page).next?.hasPrefix("/prove?next=") == true)
    }

    /// The ways to an account: its first step, and whether that asks for a code.
    private static let ways = [
        (path: "/sign-up/confirm", isByCode: true), (path: "/sign-in", isByCode: true),
        (path: "/sign-up/invitation", isByCode: false),
    ]

    @Test("who signs up for it comes back to the question", arguments: ways)
    func signedUp(way: (path: String, isByCode: Bool)) async throws {
        let site = try PageSite(signUp: "open")
        let page = try Self.path(try await Self.begin(site).login, site)
        func leadsBack(_ answer: PageAnswer) -> Bool {
            answer.has("name=\"next\" value=\"\(page)\"")
        }
        // From the door to signing up, a step a page.
        let door = try await site.get("/sign-in?next=\(page)", as: nil)
        #expect(leadsBack(door))
        let link = try #require(
            door.text.firstMatch(of: /href="(\/sign-up\?next=[^"]+)"/)?.output.1)
        let first = try await site.get(String(link), as: nil)
        #expect(
            leadsBack(first)
                && first.text.removingPercentEncoding?.contains("/sign-in?next=\(page)") == true)
        var form = ["next": page]
        if way.isByCode {
            form["address"] = "newton@example.org"
            let sent = try await site.post("/sign-up/code", form, as: nil)
            #expect(sent.status == 200 && leadsBack(sent))
            form["code"] = try Self.code(site)
        } else {
            form["invitation"] = try site.desks("op").account.invite(nil).text
        }
        let wrong = form.merging(["code": "00000000", "invitation": "x"]) { $1 }
        #expect(leadsBack(try await site.post(way.path, wrong, as: nil)))
        let named = try await site.post(way.path, form, as: nil)
        #expect(named.status == 200 && named.has("name=\"handle\"") && leadsBack(named))
        form.merge(["name": "Isaac", "handle": "sam"]) { $1 }
        #expect(leadsBack(try await site.post("/sign-up", form, as: nil)), "the handle is taken")
        form["handle"] = "isaac"
        let entered = try await site.post("/sign-up", form, as: nil)
        #expect(entered.next == page)
        let cookie = try #require(
            entered.fields[values: .setCookie].first { $0.hasPrefix("belltower=") })
        let asked = try await site.get(
            page, as: nil, ["Cookie": String(cookie.prefix { $0 != ";" })])
        #expect(asked.status == 200 && asked.has("Let DAVx5 read and write your calendar?"))
    }

    @Test(
        "another site's page is none to come back to, and who wants none is asked for classes",
        arguments: ["https://else.example/", "//else.example", "/\\else.example", "", nil])
    func elsewhere(next: String?) async throws {
        let site = try PageSite()
        var form = [
            "invitation": try site.desks("op").account.invite(nil).text, "name": "Isaac",
            "handle": "isaac",
        ]
        form["next"] = next
        #expect(try await site.post("/sign-up", form, as: nil).next == "/first-run")
    }

    private static func code(_ site: PageSite) throws -> String {
        site.clock.jump(60)
        let asked = try site.home.signIn(at: site.clock.now).requestCode(for: "newton@example.org")
        guard case .code(let code)? = asked?.letter?.kind else { throw MissingCode() }
        return code.text
    }

    private struct MissingCode: Error {}

    /// What each may do: to look, and to allow.
    @Test(
        "who is nobody is led to the door, who is suspended is told so, and another site is refused",
        arguments: [("nobody", 303, 303), ("suspended", 200, 422), ("another site", 200, 403)])
    func callers(who: String, look: Int, act: Int) async throws {
        let site = try PageSite()
        let begun = try await Self.begin(site)
        let page = try Self.path(begun.login, site)
        if who == "suspended" { _ = try site.desks("op").people.suspend("sam") }
        let handle = who == "nobody" ? nil : "sam"
        #expect(try await site.get(page, as: handle).status == look)
        let from = who == "another site" ? ["Sec-Fetch-Site": "cross-site"] : [:]
        #expect(try await site.ask(.post, page, Data(), as: handle, from).status == act)
        #expect(try await Self.poll(begun, site).status == 404)
    }

    @Test(
        "whoever allowed it and is gone before it asks gives it nothing",
        arguments: ["suspended", "erased"])
    func gone(how: String) async throws {
        let site = try PageSite()
        let begun = try await Self.begin(site)
        #expect(try await site.post(try Self.path(begun.login, site)).status == 303)
        let people = try site.desks("op").people
        switch how {
        case "erased": _ = try people.erase("sam", .removed)
        default: _ = try people.suspend("sam")
        }
        #expect(try await Self.poll(begun, site).status == 404)
    }

    @Test("waits for twenty minutes, before it is allowed and after")
    func late() async throws {
        let site = try PageSite()
        let (first, second) = (try await Self.begin(site), try await Self.begin(site))
        let page = try Self.path(first.login, site)
        site.clock.jump(590)
        #expect(try await site.post(try Self.path(second.login, site)).status == 303)
        site.clock.jump(1_200 - 590)
        #expect(try await Self.poll(second, site).status == 404)
        try site.signUp("ann")
        let late = try await site.get(page, as: "ann")
        #expect(late.status == 422 && late.has("begin again in the program"))
        #expect(try await site.post(page, as: "ann").status == 422)
        for word in ["x", first.poll.token] {
            #expect(try await site.get("/feeds/programs/login/\(word)", as: "ann").status == 422)
        }
    }

    @Test("nothing that it asks by, or that its page is found by, is in the home's files")
    func kept() async throws {
        let site = try PageSite()
        let begun = try await Self.begin(site)
        let page = try Self.path(begun.login, site)
        #expect(try await site.post(page).status == 303)
        let folder = URL(fileURLWithPath: site.home.folder.path)
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).compactMap { try? Data(contentsOf: $0) }
        func isKept(_ text: String) -> Bool {
            files.contains { $0.range(of: Data(text.utf8)) != nil }
        }
        #expect(isKept("DAVx5"))
        #expect(!isKept(begun.poll.token) && !isKept(String(page.suffix(27))))
    }

    @Test("who has fifty passwords already is told so, and it gets none")
    func many() async throws {
        let site = try PageSite()
        let begun = try await Self.begin(site)
        let page = try Self.path(begun.login, site)
        let desks = try site.desks("sam")
        for number in 1...50 { _ = try desks.account.addAppPassword("\(number)") }
        let answer = try await site.post(page)
        #expect(answer.status == 422 && answer.has("50"))
        #expect(try await Self.poll(begun, site).status == 404)
    }
}
