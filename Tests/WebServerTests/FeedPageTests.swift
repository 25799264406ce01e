import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("The page of the phone's own calendar")
struct FeedPageTests {
    private static let iPhone = [
        "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
        "Content-Type": "application/x-www-form-urlencoded",
    ]

    /// The address that a page links to, as a path of the site.
    private static func path(_ page: PageAnswer) throws -> String {
        let link = try #require(page.text.firstMatch(of: /href="webcal:\/\/[^\/]+(\/feed\/[^"]+)"/))
        return String(link.output.1)
    }

    @Test("one tap makes an address that suits the device, the second opens it")
    func taps() async throws {
        let site = try PageSite()
        let before = try await site.get("/feeds")
        #expect(before.has("No program reads your calendar yet.") && !before.has("webcal:"))
        #expect(try await site.get("/me").has("href=\"/feeds\""))
        let made = try await site.ask(.post, "/feeds", Data(), as: "sam", Self.iPhone)
        #expect(made.status == 201 && made.fields[.cacheControl] == "no-store")
        #expect(made.has("data-done=\"Copied\"") && made.has("id=\"copied\" role=\"status\""))
        #expect(made.has("data-says=\"opened\"") && made.has("If nothing opens"))
        #expect(made.has("class=\"qr\"") && made.has("The address of your calendar: iPhone</h2>"))
        let path = try Self.path(made)
        #expect(made.has("value=\"http://localhost") && made.has("\(path)\""))
        let feed = try await site.get(path, as: nil)
        let written = try site.desks("sam").exports.export(
            ExportRequest(from: nil, to: nil, kinds: .exported, alarms: false, profile: .apple))
        #expect(feed.text == String(decoding: written.bytes, as: UTF8.self))
        let after = try await site.get("/feeds")
        #expect(after.has("<b>iPhone</b>") && !after.has("/feed/\(path.dropFirst(6))"))
        #expect(after.has("last used"))
        let again = try await site.ask(.post, "/feeds", Data(), as: "sam", Self.iPhone)
        #expect(again.has("The address of your calendar: iPhone 2</h2>"))
    }

    @Test("on Android, whose calendar takes none, it is said first what does")
    func android() async throws {
        let agent = [
            "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36"
        ]
        let form = ["Content-Type": "application/x-www-form-urlencoded"]
        let site = try PageSite()
        let page = try await site.ask(
            .post, "/feeds", Data(), as: "sam", agent.merging(form) { $1 })
        #expect(page.has("The address of your calendar: Android</h2>") && !page.has("data-says"))
        let advice = try #require(page.text.firstRange(of: "ICSx⁵"))
        let link = try #require(page.text.firstRange(of: "href=\"webcal:"))
        #expect(advice.lowerBound < link.lowerBound)
        #expect(page.text.matches(of: /ICSx/).count == 1)
    }

    @Test("a part of it, under another name, for another program")
    func chosen() async throws {
        let site = try PageSite()
        let form = "name=Work+%3Cb%3E&profile=outlook&kind=personal&kind=event"
        let made = try await site.ask(.post, "/feeds", Data(form.utf8), as: "sam", Self.iPhone)
        #expect(made.has("Work &lt;b&gt;") && !made.has("Work <b>"))
        let feed = try #require(try site.desks("sam").feeds.list().first)
        #expect(feed.name == "Work <b>" && feed.profile == .outlook)
        #expect(feed.kinds == [.personal, .event])
        let text = try await site.get(Self.path(made), as: nil).text
        #expect(text.contains("Dentist") && !text.contains("alert(1)"))
    }

    @Test("what cannot be made is said, and what was typed stays")
    func refused() async throws {
        let site = try PageSite()
        for form in [
            "name=&profile=google&kind=class", "name=Work&profile=google", "name=W&kind=tea",
        ] {
            let answer = try await site.ask(
                .post, "/feeds", Data(form.utf8), as: "sam", Self.iPhone)
            #expect(answer.status == 422 && answer.has("<details open>"), "\(form)")
        }
        #expect(try site.desks("sam").feeds.list().isEmpty)
    }

    @Test("who proved it too long ago does so first, and comes back")
    func proof() async throws {
        let site = try PageSite()
        #expect(try await !site.get("/feeds").has("asked for a code"))
        site.clock.jump(601)
        #expect(try await site.get("/feeds").has("asked for a code"))
        #expect(
            try await site.post("/feeds").next?.removingPercentEncoding
                == "/prove?next=/feeds?proved=true")
        #expect(try site.desks("sam").feeds.list().isEmpty)
        #expect(try await !site.get("/feeds").has("autofocus"))
        let back = try await site.get("/feeds?proved=true")
        #expect(back.has("<button class=\"btn btn--act btn--wide\" autofocus>"))
    }

    @Test("what was typed before the proof stands there after it, with its button in focus")
    func typed() async throws {
        let site = try PageSite()
        site.clock.jump(601)
        let form = ["name": "Work & <b>", "profile": "outlook", "kind": "exam"]
        let answer = try await site.post("/feeds", form)
        let next = try #require(
            answer.next?.dropFirst("/prove?next=".count).removingPercentEncoding)
        let back = try await site.get(next)
        #expect(back.has("<details open>") && back.has("value=\"Work &amp; &lt;b&gt;\""))
        #expect(back.has("value=\"outlook\" selected") && back.has("value=\"exam\" checked"))
        #expect(
            !back.has("value=\"class\" checked") && back.has("<button class=\"btn\" autofocus>"))
        #expect(!back.has("<button class=\"btn btn--act btn--wide\" autofocus>"))
    }

    @Test("it is asked before an address is revoked, which serves nothing then")
    func revoke() async throws {
        let site = try PageSite()
        let path = try Self.path(await site.ask(.post, "/feeds", Data(), as: "sam", Self.iPhone))
        #expect(try await site.get("/feeds/1/delete").has("action=\"/feeds/1/delete\""))
        #expect(try await site.get("/feeds/1/delete", as: "op").status == 404)
        #expect(try await site.post("/feeds/1/delete", as: "op").status == 404)
        #expect(try await site.get(path, as: nil).status == 200)
        let revoked = try await site.post("/feeds/1/delete")
        #expect(revoked.next == "/feeds" && revoked.flash?.contains("Removed: iPhone") == true)
        let gone = try await site.get(path, as: nil, ["Accept": "text/html"])
        #expect(gone.status == 410 && gone.has("This address was revoked"))
        #expect(gone.fields[try #require(.init("Referrer-Policy"))] == "no-referrer")
    }
}
