import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of the bell and of oneself")
struct SettingsPageTests {
    private static let bell = [
        "leads.class": "1d,1h", "leads.exam": "none", "quiet": "true", "quietFrom": "22:00",
        "quietTo": "07:00", "digest": "07:30",
    ]

    @Test("how it rings is set, and shown as it is")
    func bell() async throws {
        let site = try PageSite()
        #expect(try await site.post("/bell", Self.bell).next == "/bell")
        let page = try await site.get("/bell")
        #expect(page.has("value=\"1d,1h\" selected") && page.has("value=\"22:00\""))
        #expect(page.has("value=\"07:30\""))
        #expect(try await site.post("/bell", ["digest": ""]).status == 303)
        let desk = try site.desks("sam").settings
        #expect(try desk.setting("quiet").value == "off" && desk.setting("digest").value == "off")
    }

    @Test("clock and week are the person's on every page")
    func clockAndWeek() async throws {
        let site = try PageSite()
        let usual = try await site.get("/agenda/week/2026-10-09")
        #expect(usual.has("id=\"d2026-10-05\"") && usual.has(">9:00<"))
        let form = ["clock": "12", "weekStart": "sunday", "next": "/me"]
        #expect(try await site.post("/me/settings", form).status == 303)
        let me = try await site.get("/me")
        #expect(me.has("value=\"12\" selected") && me.has("value=\"sunday\" selected"))
        let week = try await site.get("/agenda/week/2026-10-09")
        #expect(week.has("href=\"/agenda/week/2026-10-04\""))
        #expect(week.has("id=\"d2026-10-04\"") && !week.has("id=\"d2026-10-11\""))
        #expect(week.has(">9:00 am<") && !week.has(">9:00<"))
        let month = try await site.get("/agenda/month/2026-10")
        #expect(month.has("href=\"/agenda/week/2026-10-04\"") && month.has("9:00 am"))
        #expect(!month.has("/agenda/week/2026-10-05"))
    }

    @Test("of settings of which one is wrong none is set, and all stay as typed")
    func wrongBell() async throws {
        let site = try PageSite()
        let form = Self.bell.merging(["quietTo": "soon"]) { _, new in new }
        let answer = try await site.post("/bell", form)
        #expect(answer.status == 422)
        #expect(answer.has("class=\"err\"") && answer.has("value=\"soon\""))
        #expect(answer.has("value=\"1d,1h\" selected"))
        #expect(try site.desks("sam").settings.setting("leads.class").isStandard)
    }

    @Test("what is to ring is listed, and does not when it is dismissed")
    func dismiss() async throws {
        let site = try PageSite()
        site.clock.jump(86_400 - 3_600)
        let page = try await site.get("/bell")
        let id = "\(PageSite.lesson)-PT15M"
        #expect(page.has("action=\"/bell/\(id)/dismiss\""))
        #expect(try await site.post("/bell/\(id)/dismiss").next == "/bell")
        #expect(try await !site.get("/bell").has("action=\"/bell/\(id)/dismiss\""))
        #expect(try await site.post("/bell/m9-PT15M/dismiss").status == 422)
    }

    @Test("channels change places; their addresses stand in no page")
    func channels() async throws {
        let site = try PageSite()
        _ = try site.desks("sam").settings.set([
            "channels": "ntfy:https://ntfy.example/secret,email:sam@post.example"
        ])
        let page = try await site.get("/bell")
        #expect(page.has("sam@post.example") && !page.has("secret"))
        let id = try #require(
            page.text.firstMatch(of: /name="channel" value="(\w+)"/)?.output.1)
        #expect(try await site.post("/bell/channels", ["channel": "x"]).status == 422)
        let answer = try await site.post(
            "/bell/channels", ["channel": String(id), "move": "down"])
        // Mail goes to proved addresses alone, however often it stood in the setting.
        #expect(answer.status == 422 || answer.status == 303)
    }

    @Test("without a device none is tried; one that is not there goes in silence")
    func push() async throws {
        let site = try PageSite()
        let answer = try await site.post("/bell/test")
        #expect(answer.status == 422 && answer.has("id=\"problem\""))
        #expect(try await site.post("/bell/devices/9/delete").next == "/bell")
    }

    @Test("name, look and zone are set")
    func settings() async throws {
        let site = try PageSite()
        #expect(try await site.post("/me", ["name": "Sam R", "handle": "sam"]).status == 303)
        let form = [
            "language": "de", "view": "large", "theme": "dark", "zone": "Asia/Tokyo", "units": "ml",
        ]
        #expect(try await site.post("/me/settings", form).next == "/me")
        let page = try await site.get("/me")
        #expect(page.has("lang=\"de\"") && page.has("data-view=\"large\""))
        #expect(page.has("data-theme=\"dark\"") && page.has("value=\"Asia/Tokyo\""))
        #expect(page.has("value=\"Sam R\""))
    }

    @Test(
        "what is wrong about oneself is told beside its field",
        arguments: [
            ("/me", ["name": String(repeating: "x", count: 300), "handle": "sam"], "name-p"),
            ("/me", ["name": "Sam", "handle": "other"], "handle-p"),
            ("/me/settings", ["zone": "Mars/Base", "units": "oz"], "zone-p"),
            ("/me/password", ["password": "short"], "password-p"),
            ("/me/addresses/confirm", ["address": "a@b.example", "code": "12345678"], "code-p"),
        ])
    func wrong(path: String, form: [String: String], place: String) async throws {
        let answer = try await PageSite().post(path, form)
        #expect(answer.status == 422)
        #expect(answer.has("id=\"\(place)\""))
        if let typed = form["handle"] ?? form["zone"] ?? form["address"] {
            #expect(answer.has("value=\"\(typed)\""))
        }
        #expect(!answer.has("value=\"short\""))
    }

    @Test(
        "what is about the account wants a fresh proof, and comes back",
        arguments: [
            ("/me/addresses/confirm", ["address": "a@b.example", "code": "1"], "/me"),
            ("/me/password", ["password": "a long enough sentence"], "/me"),
        ])
    func proof(path: String, form: [String: String], page: String) async throws {
        let site = try PageSite()
        site.clock.jump(3_600)
        let answer = try await site.post(path, form)
        #expect((answer.status, answer.next) == (303, "/prove?next=\(page)"))
    }

    @Test("a password is set by whoever has just proved who they are")
    func password() async throws {
        let site = try PageSite()
        let answer = try await site.post(
            "/me/password", ["password": "a long enough sentence"])
        #expect((answer.status, answer.next) == (303, "/me"))
        #expect(try site.desks("sam").account.hasPassword())
        #expect(try await site.get("/me").has("Set today."))
    }

    @Test("another device is signed out, and all others at once")
    func devices() async throws {
        let site = try PageSite()
        #expect(try await site.post("/devices/99/end").status == 422)
        let others = try await site.post("/devices/others/end")
        #expect((others.status, others.next) == (303, "/devices"))
        #expect(others.flash?.contains("no other device") == true)
        #expect(try await site.get("/devices").status == 200)
    }
}
