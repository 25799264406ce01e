import Campus
import Credentials
import Foundation
import HTTPTypes
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
        let me = try await site.get("/me/look")
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

    @Test("who types quiet hours without the tick wants them; one hour alone is told so")
    func quietHours() async throws {
        let site = try PageSite()
        let desk = try site.desks("sam").settings
        let typed = Self.bell.filter { $0.key != "quiet" }
        #expect(try await site.post("/bell", typed).next == "/bell")
        #expect(try desk.setting("quiet").value == "22:00-07:00")
        // Where they were, the tick that is gone means that they go.
        #expect(try await site.post("/bell", typed).next == "/bell")
        #expect(try desk.setting("quiet").value == "off")
        // Whether anything rings in them is told.
        #expect(try await site.get("/bell").has("Nothing rings then; it waits"))
        _ = try desk.set("important", "exam")
        #expect(try await site.get("/bell").has("Only what is important rings then"))
        let half = try await site.post("/bell", typed.filter { $0.key != "quietTo" })
        #expect(half.status == 422 && half.has("Say from when until when"))
        #expect(try desk.setting("quiet").value == "off")
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
        let page = try await site.get("/me/look")
        #expect(page.has("lang=\"de\"") && page.has("data-view=\"large\""))
        #expect(page.has("data-theme=\"dark\"") && page.has("value=\"Asia/Tokyo\""))
        #expect(try await site.get("/me/profile").has("value=\"Sam R\""))
    }

    @Test("oneself is in groups, language and view first, and each page is in one of them")
    func groups() async throws {
        let page = try await PageSite().get("/me")
        let order = [
            "id=\"language\"", "name=\"view\"", "id=\"account\"", "/me/profile", "/me/account",
            "id=\"ringing\"", "\"/bell\"", "\"/reminders\"", "id=\"calendar\"", "\"/sources\"",
            "\"/modules\"", "\"/feeds\"", "\"/changes\"", "\"/me/hidden\"", "\"/water\"",
            "id=\"privacy\"", "/me/visibility", "/me/export", "/me/erase", "\"/me/hours\"",
            "id=\"leave\"", "\"/devices\"", "/sign-out",
        ]
        let main = try #require(page.text.firstRange(of: "<main"))
        var rest = page.text[main.lowerBound...]
        for part in order {
            let found = try #require(rest.firstRange(of: part), "\(part) is missing, or too early")
            rest = rest[found.upperBound...]
        }
        #expect(page.has("which devices, how long before") && page.has("What rings next"))
    }

    @Test("language and view are chosen without the rest, which stays")
    func quickLook() async throws {
        let site = try PageSite()
        _ = try await site.post("/me/settings", ["zone": "Asia/Tokyo", "units": "ml"])
        let answer = try await site.post("/me/settings", ["language": "fr", "view": "large"])
        #expect((answer.status, answer.next) == (303, "/me"))
        let page = try await site.get("/me/look")
        #expect(page.has("lang=\"fr\"") && page.has("data-view=\"large\""))
        #expect(page.has("value=\"Asia/Tokyo\""))
        #expect(try await site.post("/me/settings", ["next": "/me/look"]).next == "/me/look")
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
            (
                "/me/addresses/confirm", ["address": "a@b.example", "code": "1"],
                "/me/account?address=a%40b.example&proved=true"
            ),
            ("/me/password", ["password": "a long sentence"], "/me/account?proved=true"),
        ])
    func proof(path: String, form: [String: String], page: String) async throws {
        let site = try PageSite()
        try site.proveAddress(of: "sam")
        site.clock.jump(3_600)
        let answer = try await site.post(path, form)
        let next = try #require(answer.next)
        #expect(answer.status == 303 && next.hasPrefix("/prove?next="))
        #expect(next.dropFirst("/prove?next=".count).removingPercentEncoding == page)
        #expect(!next.contains("&"))
        let back = try await site.get(page)
        #expect(back.has(form["address"].map { "value=\"\($0)\"" } ?? "id=\"password-t\""))
    }

    @Test("who is known is not asked for their address, nor for their name")
    func known() async throws {
        let site = try PageSite(signUp: "open")
        let sam = try site.desks("sam")
        for address in ["sam@campus.example", "sam@post.example"] {
            let letter = try #require(try sam.account.requestAddress(address)?.letter)
            guard case .address(let code) = letter.kind else { throw Refusal(.failed, "no code") }
            _ = try sam.account.confirmAddress(address, code: code.text)
        }
        let several = try await site.get("/prove?next=/feeds")
        #expect(several.has("type=\"radio\" name=\"address\" value=\"sam@campus.example\" checked"))
        #expect(several.has("value=\"sam@post.example\"") && !several.has("type=\"email\""))
        // Without a password there is nothing to ask.
        #expect(!several.has("type=\"password\""))
        let first = try #require(try sam.account.addresses().first)
        try sam.account.removeAddress(first.id)
        let one = try await site.get("/prove?next=/feeds%3Fproved%3Dtrue")
        #expect(one.has("type=\"hidden\" name=\"address\"") && !one.has("type=\"radio\""))
        #expect(one.has("name=\"next\" value=\"/feeds?proved=true\""))
        #expect(try await site.get("/prove", as: nil).has("type=\"email\""))
        _ = try await site.post("/me/password", ["password": "a long enough sentence"])
        let named = try await site.get("/prove")
        #expect(named.has("type=\"hidden\" name=\"name\" value=\"sam\""))
        #expect(named.has("type=\"password\""))
    }

    @Test("a stale password's form is shown after the proof, not before")
    func stalePassword() async throws {
        let site = try PageSite()
        #expect(try await site.get("/me/account").has("type=\"password\""))
        // Who has nothing to prove it by adds something whenever that is.
        site.clock.jump(601)
        #expect(try await site.get("/me/account").has("type=\"password\""))
        #expect(try await site.get("/prove?next=/feeds").next == "/me/account")
        try site.proveAddress(of: "sam")
        let page = try await site.get("/me/account")
        #expect(!page.has("type=\"password\"") && page.has("href=\"/prove?next=/me/account"))
    }

    @Test(
        "what is taken away is asked about after the proof, so that it is meant once",
        arguments: ["/me/addresses/1/delete", "/feeds/1/delete", "/me/erase"])
    func proofFirst(path: String) async throws {
        let site = try PageSite()
        site.clock.jump(601)
        let answer = try await site.get(path)
        #expect(answer.status == 303)
        #expect(answer.next?.removingPercentEncoding == "/prove?next=\(path)")
    }

    @Test("a password is set by whoever has just proved who they are")
    func password() async throws {
        let site = try PageSite()
        let answer = try await site.post(
            "/me/password", ["password": "a long enough sentence"])
        #expect((answer.status, answer.next) == (303, "/me/account"))
        #expect(try site.desks("sam").account.hasPassword())
        #expect(try await site.get("/me/account").has("Set today."))
    }

    @Test("who signs in types their password as they set it, every blank and capital of it")
    func exactPassword() async throws {
        let site = try PageSite()
        let typed = "  Two  Blanks, CAPS and a caf\u{e9} "
        #expect(try await site.post("/me/password", ["password": typed]).status == 303)
        func enters(_ password: String) async throws -> Bool {
            let form = ["name": "sam", "password": password]
            let page = try await site.post("/sign-in/password", form, as: nil)
            let cookies = page.fields[values: .setCookie]
            return page.status == 303 && cookies.contains { $0.hasPrefix("belltower=") }
        }
        #expect(try await enters(typed))
        let others = [
            typed.trimmingCharacters(in: .whitespaces), typed.lowercased(),
            typed.decomposedStringWithCanonicalMapping, typed.replacing("  ", with: " "),
        ]
        for other in others { #expect(try await !enters(other), "\(other)") }
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

    @Test("the device in use says so, and others when they were used to within minutes")
    func lastUse() async throws {
        let site = try PageSite()
        let own = try await site.get("/devices")
        #expect(own.has("in use now, since today") && !own.has("last used"))
        _ = try site.home.signIn(at: site.clock.now).begin(
            invitation: site.desks("op").account.invite("sam").text, device: "Phone")
        site.clock.jump(25 * 60)
        _ = try await site.get("/")
        #expect(
            try site.desks("sam").account.sessions().map { site.clock.now - $0.used }.min()
                ?? 9_999 < 300)
        let page = try await site.get("/devices")
        #expect(page.has("Phone") && page.has("last used 9:00, since today"))
    }
}
