import Campus
import Credentials
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

    @Test(
        "a calendar that a program made is listed, and goes with its entries, which undo brings back"
    )
    func calendars() async throws {
        let site = try PageSite()
        #expect(try await !site.get("/feeds/programs").has("Calendars that programs made"))
        let collections = try site.desks("sam").collections
        let title = "<displayname xmlns=\"DAV:\">Work &lt;b&gt;</displayname>"
        try collections.make("a%2F äb", ["{DAV:}displayname": title])
        try collections.make("empty", [:])
        let event =
            "BEGIN:VEVENT\r\nUID:w\r\nDTSTART:20261009T160000Z\r\nSUMMARY:Shift\r\nEND:VEVENT\r\n"
        _ = try collections.put(
            Array(CalDAVSite.calendar(event).utf8), as: "w.ics", in: .made("a%2F äb"), if: .none)
        let page = try await site.get("/feeds/programs")
        #expect(page.has("Calendars that programs made"))
        #expect(
            page.has("<b><bdi>Work &lt;b&gt;</bdi></b><br><span class=\"muted small\">1 entry<"))
        #expect(page.has("<b><bdi>empty</bdi></b><br><span class=\"muted small\">no entries<"))
        let address = "/feeds/programs/calendars/a%252F%20%C3%A4b/delete"
        #expect(page.has("href=\"\(address)\""))
        // Entries are deleted without a proof elsewhere, too.
        site.clock.jump(601)
        let asked = try await site.get(address)
        #expect(
            asked.has("Delete the calendar Work &lt;b&gt;?") && asked.has("Its entry goes with it.")
        )
        #expect(asked.has("action=\"\(address)\"") && !asked.has("cannot be undone"))
        #expect(try await site.get(address, as: "op").status == 404, "nobody else sees it")
        #expect(try await site.post(address, as: "op").status == 404)
        let done = try await site.post(address)
        #expect(done.next == "/feeds/programs" && done.isUndoable)
        #expect(try collections.made().map(\.name) == ["empty"])
        #expect(try await !site.get("/agenda/day/2026-10-09").has("Shift"))
        _ = try await site.post("/undo")
        #expect(try await site.get("/agenda/day/2026-10-09").has("Shift"))
        #expect(try collections.made().map(\.name) == ["empty"], "not the calendar")
        // With nothing in it nothing is taken back: what was done before would be.
        let rest = "/feeds/programs/calendars/empty/delete"
        #expect(try await site.get(rest).has("Nothing is in it."))
        #expect(try await !site.post(rest).isUndoable)
        #expect(try collections.made().isEmpty)
        #expect(try await site.get(rest).status == 404)
    }

    // MARK: - Without typing

    private static let iPhone =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    private static let android = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36"

    @Test("on an iPhone one button gives a profile that sets up what its new password opens")
    func profile() async throws {
        let site = try PageSite()
        let agent = ["User-Agent": Self.iPhone]
        let page = try await site.get("/feeds/programs", agent)
        #expect(page.has("name=\"for\" value=\"apple\"") && !page.has("intent:"))
        var profiles: [[String: Any]] = []
        for _ in 1...2 {
            let file = try await site.ask(
                .post, "/feeds/programs", Data("for=apple".utf8), as: "sam",
                agent.merging(Self.form) { $1 })
            #expect(file.status == 200 && file.fields[.cacheControl] == "no-store")
            #expect(file.fields[.contentType] == "application/x-apple-aspen-config")
            #expect(
                file.fields[.contentDisposition]
                    == "attachment; filename=\"belltower.mobileconfig\"")
            profiles.append(try Self.propertyList(file.text))
        }
        #expect(try site.desks("sam").account.appPasswords().map(\.name) == ["iPhone 2", "iPhone"])
        let accounts = try profiles.map {
            try #require(($0["PayloadContent"] as? [[String: Any]])?.first)
        }
        let secrets = try accounts.map { try #require($0["CalDAVPassword"] as? String) }
        #expect(Set(secrets).count == 2)
        for secret in secrets {
            let basic = Data("sam:\(secret)".utf8).base64EncodedString()
            let answer = try await site.ask(
                try #require(.init("PROPFIND")),
                try #require(accounts[0]["CalDAVPrincipalURL"] as? String), Data(), as: nil,
                ["Authorization": "Basic \(basic)"])
            #expect(answer.status == 207)
        }
        // The second one takes the place of the first.
        for key in ["PayloadUUID", "PayloadIdentifier"] {
            #expect(profiles[0][key] as? String == profiles[1][key] as? String)
            #expect(profiles[0][key] as? String != accounts[0][key] as? String)
        }
        let after = try await site.get("/feeds/programs")
        #expect(after.has("<b>iPhone</b>") && !secrets.contains { after.has($0) })
    }

    @Test("a profile says where the site is, and has every text as it is")
    func profileTexts() throws {
        let site = try PageSite()
        let person = try site.desks("sam").caller.person
        let password = SecretToken()
        for (origin, host, port, isSecure) in [
            ("https://calendar.example.ac.uk", "calendar.example.ac.uk", 443, true),
            ("https://calendar.example.ac.uk:8443", "calendar.example.ac.uk", 8443, true),
            ("http://localhost:8080", "localhost", 8080, false),
        ] {
            let profile = AppleProfile(
                person: person, password: password, origin: origin, name: "Tea & <cake> ]]>")
            let text = String(decoding: try profile.bytes, as: UTF8.self)
            #expect(text.hasPrefix("<?xml") && text.contains("Tea &amp; &lt;cake&gt;"))
            let list = try Self.propertyList(text)
            #expect(list["PayloadType"] as? String == "Configuration")
            #expect(list["PayloadDisplayName"] as? String == "Tea & <cake> ]]>")
            let account = try #require((list["PayloadContent"] as? [[String: Any]])?.first)
            #expect(account["PayloadType"] as? String == "com.apple.caldav.account")
            #expect(account["CalDAVHostName"] as? String == host)
            #expect(account["CalDAVPort"] as? Int == port)
            #expect(account["CalDAVUseSSL"] as? Bool == isSecure)
            #expect(text.contains(isSecure ? "<true/>" : "<false/>"))
            #expect(account["CalDAVUsername"] as? String == "sam")
            #expect(account["CalDAVPassword"] as? String == password.text)
            #expect(UUID(uuidString: list["PayloadUUID"] as? String ?? "") != nil)
        }
    }

    private static func propertyList(_ text: String) throws -> [String: Any] {
        try #require(
            try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
                as? [String: Any])
    }

    @Test("what was proved for is in focus again, and the page has no secret in its code")
    func proved() async throws {
        let site = try PageSite()
        let agent = ["User-Agent": Self.iPhone].merging(Self.form) { $1 }
        site.clock.jump(601)
        let asked = try await site.ask(
            .post, "/feeds/programs", Data("for=apple".utf8), as: "sam", agent)
        let next = try #require(asked.next?.removingPercentEncoding)
        #expect(next == "/prove?next=/feeds/programs?for=apple&proved=true")
        #expect(try site.desks("sam").account.appPasswords().isEmpty)
        let page = try await site.get("/feeds/programs?for=apple&proved=true", agent)
        #expect(page.text.matches(of: /<button[^>]* autofocus/).count == 1)
        #expect(page.has("btn--act btn--wide\" autofocus>Set up this device"))
        #expect(page.has("class=\"qr\""))
    }

    @Test("on an Android DAVx⁵ is opened where it asks to be let in, as far as its scheme can be")
    func davx5() async throws {
        let agent = ["User-Agent": Self.android]
        let plain = try await PageSite().get("/feeds/programs", agent)
        #expect(!plain.has("Intent;") && !plain.has("value=\"apple\""))
        let site = try PageSite(isSecure: true)
        let page = try await site.get("/feeds/programs", agent)
        let host = site.origin.dropFirst("https://".count)
        #expect(
            page.has(
                "href=\"intent://\(host)#Intent;scheme=davx5;package=at.bitfire.davdroid;i.loginFlow=1;end\""
            ))
    }
}
