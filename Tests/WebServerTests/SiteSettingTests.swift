import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00; config.yaml has a hotline and who may sign up.
@Suite("Page of the site's settings")
struct SiteSettingPageTests {
    private static let address = "/operator/settings"

    @Test("what is saved stands on every page, and can be taken back")
    func saved() async throws {
        let site = try PageSite()
        let page = try await site.get(Self.address, as: "op")
        #expect(page.status == 200 && page.has("value=\"Belltower\""))
        #expect(page.has("Nothing was changed here yet."))
        #expect(try await site.get("/help", as: nil).has("· Belltower</title>"))
        let answer = try await site.post(
            Self.address, ["name": "Campus & co", "domains": ""], as: "op")
        #expect((answer.status, answer.next) == (303, Self.address))
        for (path, handle) in [("/help", nil), ("/", "sam"), ("/sign-in", nil)]
            as [(String, String?)]
        {
            #expect(try await site.get(path, as: handle).has("· Campus &amp; co</title>"))
        }
        let versions = try await site.get(Self.address, as: "op")
        #expect(versions.has("Op, 9:00; before: as it comes"))
        #expect(versions.has("action=\"\(Self.address)/1/undo\""))
        #expect(!versions.has("/2/undo"))
        let undone = try await site.post("\(Self.address)/1/undo", as: "op")
        #expect((undone.status, undone.next) == (303, Self.address))
        #expect(try await site.get("/help", as: nil).has("· Belltower</title>"))
        #expect(try await site.post("\(Self.address)/1/undo", as: "op").status == 422)
        #expect(try await site.post("\(Self.address)/x/undo", as: "op").status == 422)
    }

    @Test("what config.yaml sets is shown and cannot be altered")
    func locked() async throws {
        let site = try PageSite()
        let page = try await site.get(Self.address, as: "op")
        #expect(
            page.has("id=\"hotline\" name=\"hotline\" value=\"+44 1225 000000, Monday to Friday\""))
        #expect(page.has("config.yaml, or the server’s environment, sets this"))
        let refused = try await site.post(Self.address, ["hotline": "1"], as: "op")
        #expect(refused.status == 422 && refused.has("file config.yaml sets hotline"))
    }

    @Test("keeps what was typed beside what is wrong with it")
    func refused() async throws {
        let site = try PageSite()
        let page = try await site.post(
            Self.address, ["name": "Ours", "domains": "kim@example.org"], as: "op")
        #expect(page.status == 422 && page.has("id=\"domains-p\""))
        #expect(page.has("value=\"kim@example.org\"") && page.has("value=\"Ours\""))
    }

    @Test("a webhook that is saved is not shown again, and the page comes back with it as it is")
    func secret() async throws {
        let site = try PageSite()
        let secret = "https://hooks.example.org/T0KEN"
        let form = [
            "alerts.webhook": secret, "events.offerHours": "48", "alerts.backups": "elsewhere",
        ]
        #expect(try await site.post(Self.address, form, as: "op").status == 303)
        let page = try await site.get(Self.address, as: "op")
        #expect(
            page.has(
                "id=\"alerts.webhook\" name=\"alerts.webhook\" value=\"https://hooks.example.org/…\""
            ))
        #expect(page.has("name=\"events.offerHours\" value=\"48\""))
        #expect(page.has("name=\"alerts.backups\" value=\"elsewhere\" checked"))
        #expect(page.has("Who makes backups: <bdi>Another program</bdi>"))
        let again = try await site.post(
            Self.address, ["alerts.webhook": "https://hooks.example.org/…", "name": "Ours"],
            as: "op")
        #expect(again.status == 303)
        let wrong = try await site.post(
            Self.address, ["alerts.webhook": "\(secret), b", "alerts.email": "ops@example.org"],
            as: "op")
        #expect(wrong.status == 422 && wrong.has("id=\"alerts.webhook-p\""))
        #expect(wrong.has("value=\"ops@example.org\""))
        site.clock.jump(3_600)
        let stale = try await site.post(
            Self.address, ["alerts.webhook": "https://b.example/T0KEN", "name": "Mine"], as: "op")
        #expect(stale.next?.contains("Mine") == true)
        for text in [page.text, wrong.text, stale.next ?? ""] { #expect(!text.contains("T0KEN")) }
    }

    @Test(
        "what was typed and is not brought back is asked for again, and what was emptied stays so")
    func lost() async throws {
        let site = try PageSite()
        let (shown, typed) = ("https://hooks.example.org/…", "https://b.example/T0KEN")
        let first = [
            "alerts.webhook": "https://hooks.example.org/1", "alerts.ntfy": "https://ntfy.sh/ops",
            "alerts.email": "ops@example.org", "domains": "example.org",
        ]
        #expect(try await site.post(Self.address, first, as: "op").status == 303)
        let wrong = ["domains": "kim@example.org"]
        for (text, isLost) in [(shown, false), (typed, true)] {
            let page = try await site.post(
                Self.address, wrong.merging(["alerts.webhook": text]) { $1 }, as: "op")
            #expect(page.status == 422 && page.has("id=\"alerts.webhook-a\"") == isLost)
        }
        site.clock.jump(3_600)
        let many = (1...30).map { "operator\($0)@example.org" }.joined(separator: ", ")
        let answer = try await site.post(
            Self.address,
            ["alerts.webhook": typed, "alerts.ntfy": "", "alerts.email": many, "domains": ""],
            as: "op")
        let next = try #require(
            answer.next?.dropFirst("/prove?next=".count).removingPercentEncoding)
        #expect(!next.contains("T0KEN") && !next.contains("operator30"))
        let page = try await site.get(next, as: "op")
        #expect(page.has("aria-describedby=\"alerts.webhook-h alerts.webhook-a\""))
        #expect(page.has("name=\"alerts.webhook\" value=\"\(shown)\""))
        #expect(page.has("id=\"alerts.email-a\"") && page.has("value=\"ops@example.org\""))
        for name in ["domains", "alerts.ntfy"] {
            #expect(page.has("name=\"\(name)\" value=\"\"") && !page.has("id=\"\(name)-a\""))
        }
        let plain = try await site.get(Self.address, as: "op")
        #expect(!plain.has("alerts.webhook-a") && !plain.has("alerts.email-a"))
    }

    @Test("what config.yaml alone sets is listed, with what is so")
    func file() async throws {
        let page = try await PageSite().get(Self.address, as: "op")
        #expect(
            page.has(
                "<b dir=\"ltr\">zone</b><br><span class=\"muted small\"><bdi>UTC</bdi> (in config.yaml)"
            ))
        #expect(
            page.has("<b dir=\"ltr\">fetch.timeout</b>") && page.has("<bdi>30</bdi> (as it comes)"))
        #expect(
            page.has(
                "<b dir=\"ltr\">channels.ntfy.token</b><br><span class=\"muted small\">not shown"))
    }

    @Test("is for operators, who prove anew who they are")
    func callers() async throws {
        let site = try PageSite()
        #expect(try await site.get(Self.address).status == 403)
        #expect(try await site.post(Self.address, ["name": "Mine"]).status == 403)
        site.clock.jump(3_600)
        #expect(try await site.get(Self.address, as: "op").status == 200)
        let answer = try await site.post(Self.address, ["name": "Ours"], as: "op")
        #expect(answer.status == 303 && answer.next?.hasPrefix("/prove?next=") == true)
    }
}

@Suite("The site's settings by the API")
struct SiteSettingRouteTests {
    @Test("are set, listed and taken back")
    func life() async throws {
        let site = try TestSite(configuration: "zone: UTC\nserver: {hotline: \"1\"}\n")
        let (op, kim) = (try site.signUp("op"), try site.signUp("kim"))
        let path = "/operator/settings"
        #expect(try await site.ask(.get, path).status == 401)
        #expect(try await site.ask(.get, path, as: kim).status == 403)
        #expect(try await site.ask(.patch, path, #"{"name":"Mine"}"#, as: kim).status == 403)
        #expect(try await site.ask(.post, path + "/undo", "{}", as: kim).status == 403)
        let set = try await site.ask(
            .patch, path, #"{"name":"Campus","signUp":"closed"}"#, as: op)
        #expect(set.status == 200)
        let settings = try #require(set.object["settings"] as? [[String: Any]])
        #expect(
            settings.compactMap { $0["value"] as? String } == [
                "Campus", "closed", "1", "24", "here",
            ])
        #expect(settings.prefix(4).map { $0["locked"] as? Bool } == [false, false, false, true])
        let file = try #require(set.object["file"] as? [[String: Any]])
        #expect(file.first { $0["key"] as? String == "zone" }?["value"] as? String == "UTC")
        #expect((set.object["history"] as? [[String: Any]])?.count == 2)
        let cleared = try await site.ask(.patch, path, #"{"name":null}"#, as: op)
        #expect(cleared.status == 200 && site.home.site.name == "Belltower")
        #expect(try await site.ask(.post, path + "/undo", "{}", as: op).status == 200)
        #expect(site.home.site.name == "Campus")
        #expect(try await site.ask(.post, path + "/undo", #"{"id":1}"#, as: op).status == 409)
        #expect(try await site.ask(.post, path + "/undo", #"{"id":99}"#, as: op).status == 404)
        #expect(try await site.ask(.patch, path, #"{"hotline":"2"}"#, as: op).status == 409)
        let secret = try await site.ask(
            .patch, path, #"{"alerts.webhook":"https://example.org/T0KEN"}"#, as: op)
        #expect(secret.status == 200 && secret.text.contains("https://example.org/…"))
        #expect(!secret.text.contains("T0KEN"))
        for body in [
            #"{"signUp":"all"}"#, #"{"listen":"x"}"#, #"{"domains":"a@b"}"#,
            #"{"events.offerHours":"0"}"#, #"{"alerts.backups":"x"}"#,
        ] {
            #expect(try await site.ask(.patch, path, body, as: op).status == 422)
        }
    }
}
