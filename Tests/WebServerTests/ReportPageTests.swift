import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of reports and decisions")
struct ReportPageTests {
    /// ann wrote a comment, says something of herself and shows a picture, and published an event; sam and kim see
    /// them, op and pat decide.
    private static func site() throws -> PageSite {
        let site = try PageSite.withModules()
        for handle in ["ann", "kim", "pat"] { try site.signUp(handle) }
        let ann = try site.desks("ann")
        _ = try ann.enrolment.enrol(["CM50123"])
        _ = try ann.comments.add(on: "CM50123", "Rude <b>")
        var edit = ProfileEdit()
        edit.bio = "Rude too"
        _ = try ann.people.edit(nil, edit, role: nil)
        try ann.pictures.set(
            Picture(digest: "5b0c", small: Array("small".utf8), large: Array("large".utf8)))
        var draft = EventDraft()
        (draft.title, draft.start, draft.hashtag) = ("Party", "2026-10-20 18:00", "#party")
        _ = try ann.events.publish(draft, in: nil)
        site.clock.jump(60)
        _ = try site.desks("op").people.edit("pat", ProfileEdit(), role: .operator)
        return site
    }

    @Test(
        "a link beside each leads to a form of reasons, and then one no longer sees it",
        arguments: [
            ("/class/CM50123", "/report/comment/1", "Rude &lt;b&gt;"),
            ("/events/e1", "/report/event/e1", "Party"),
            ("/people/ann", "/report/profile/ann", "Rude too"),
            ("/people/ann", "/report/picture/ann", "/api/v1/pictures/5b0c"),
        ])
    func report(_ page: String, _ form: String, _ text: String) async throws {
        let site = try Self.site()
        let before = try await site.get(page)
        #expect(before.has(text) && before.has("href=\"\(form)\""))
        let own = try await site.get(page, as: "ann")
        #expect(!own.has("href=\"\(form)\""))
        #expect([400, 422].contains(try await site.get(form, as: "ann").status))
        let asking = try await site.get(form)
        #expect(asking.status == 200 && asking.has("name=\"reason\" value=\"selfHarm\""))
        let empty = try await site.post(form, ["words": "It <hurts>"])
        #expect(empty.status == 422 && empty.has("It &lt;hurts&gt;</textarea>"))
        let sent = try await site.post(form, ["reason": "harassment", "words": "It <hurts>"])
        #expect(sent.status == 303 && sent.flash?.contains("no longer see it") == true)
        let list = page == "/events/e1" ? "/events" : page
        #expect(try await !site.get(list).has(text))
        #expect(try await site.get(list, as: "kim").has(page == "/events/e1" ? "Party" : text))
        #expect(try await site.get(form, as: nil).status == 303)
        let mine = try await site.get("/me/reports")
        #expect(mine.has("Nobody has decided yet.") && mine.has("/withdraw\""))
        #expect(
            try await site.post("/me/reports/1/withdraw", ["next": "/me/reports"]).status == 303)
        #expect(try await site.get(list).has(page == "/events/e1" ? "Party" : text))
    }

    @Test("what is not there, of no such kind, or not theirs has no form")
    func missing() async throws {
        let site = try Self.site()
        for path in [
            "/report/comment/99", "/report/comment/x", "/report/event/e9", "/report/page/1",
            "/report/thing/1", "/report/profile/nobody", "/report/picture/kim",
        ] {
            #expect(try await site.get(path).status == 404, "\(path)")
            #expect(try await site.post(path, ["reason": "spam"]).status == 404, "\(path)")
        }
        #expect(try await site.post("/report/comment/1", ["reason": "nonsense"]).status == 422)
    }

    @Test("the queue is for stewards, and a case with its form; both sides read the reasons")
    func deciding() async throws {
        let site = try Self.site()
        #expect(try await site.get("/reports", as: "op").has("Nothing waits for a decision."))
        _ = try await site.post("/report/comment/1", ["reason": "hate", "words": "Of <us>"])
        for path in ["/reports", "/reports/decided"] {
            #expect(try await site.get(path).status == 403)
        }
        for handle in ["sam", "ann", "kim"] {
            #expect(try await site.get("/reports/1", as: handle).status == 404)
            let refused = try await site.post(
                "/reports/1", ["outcome": "remove", "ground": "hate", "words": "x"], as: handle)
            #expect(refused.status == 404)
        }
        #expect(try await site.get("/reports", as: "op").has("href=\"/reports/1\""))
        let page = try await site.get("/reports/1", as: "op")
        #expect(page.has("Rude &lt;b&gt;") && page.has("Of &lt;us&gt;") && page.has("sam"))
        #expect(page.has("value=\"suspend\"") && page.has("href=\"/operator/people/ann\""))
        for form in [
            ["ground": "hate", "words": "x"], ["outcome": "remove", "words": "x"],
            ["outcome": "remove", "ground": "hate", "words": " "],
            ["outcome": "suspend", "ground": "hate", "words": "x", "until": "2026-01-01"],
        ] {
            #expect(try await site.post("/reports/1", form, as: "op").status == 422)
        }
        let done = try await site.post(
            "/reports/1",
            ["outcome": "warn", "ground": "hate", "words": "It is <unkind>.", "until": ""],
            as: "op")
        #expect((done.status, done.next) == (303, "/reports"))
        #expect(try await site.get("/reports/decided", as: "op").has("href=\"/reports/1\""))
        let decided = try await site.get("/reports/1", as: "op")
        #expect(decided.has("What they were told") && decided.has("Its author, ann"))
        #expect(decided.has("Not sent so far") && decided.has("Who reported it, sam"))
        for handle in ["sam", "ann"] {
            let mine = try await site.get("/me/reports", as: handle)
            #expect(mine.has("It is &lt;unkind&gt;.") && mine.has("A person decided"))
            #expect(mine.has("/decisions/1/appeal") && !mine.has(">op<"))
        }
        #expect(try await !site.get("/me/reports", as: "kim").has("unkind"))
    }

    @Test("what was decided is taken back by an operator on the case's page, also by who decided")
    func reopening() async throws {
        let site = try Self.site()
        let reopening = "/reports/1/reopening"
        _ = try await site.post("/report/comment/1", ["reason": "hate"])
        #expect(try await !site.get("/reports/1", as: "op").has(reopening))
        _ = try await site.post(
            "/reports/1", ["outcome": "remove", "ground": "hate", "words": "No."], as: "op")
        #expect(try await site.get("/reports/1", as: "op").has("action=\"\(reopening)\""))
        let form = ["ground": "other", "words": "It is <fine>."]
        for handle in ["sam", "ann", "kim"] {
            #expect(try await site.post(reopening, form, as: handle).status == 404)
        }
        let empty = try await site.post(
            reopening, ["ground": "other", "words": " "], as: "op")
        #expect(empty.status == 422 && empty.has("name=\"words\""))
        let done = try await site.post(reopening, form, as: "op")
        #expect((done.status, done.next) == (303, "/reports/decided"))
        #expect(try await site.get("/class/CM50123", as: "kim").has("Rude &lt;b&gt;"))
        #expect(try await site.get("/me/reports", as: "ann").has("It is &lt;fine&gt;."))
        #expect(try await !site.get("/reports/1", as: "op").has(reopening))
    }

    @Test("an appeal is written on a page, and heard by who did not decide")
    func appeal() async throws {
        let site = try Self.site()
        _ = try await site.post("/report/comment/1", ["reason": "hate"])
        _ = try await site.post(
            "/reports/1",
            ["outcome": "suspend", "ground": "hate", "words": "No.", "until": "2026-11-01"],
            as: "op")
        #expect(try await site.get("/decisions/1/appeal", as: "kim").status == 404)
        #expect(try await site.get("/decisions/1/appeal", as: "ann").has("name=\"words\""))
        #expect(try await site.post("/decisions/1/appeal", ["words": ""], as: "ann").status == 422)
        let sent = try await site.post("/decisions/1/appeal", ["words": "Why?"], as: "ann")
        #expect((sent.status, sent.next) == (303, "/me/reports"))
        let op = try await site.get("/reports/1", as: "op")
        #expect(op.has("you decided before") && !op.has("name=\"outcome\""))
        let pat = try await site.get("/reports/1", as: "pat")
        #expect(pat.has("Why?") && pat.has("name=\"outcome\""))
        _ = try await site.post(
            "/reports/1", ["outcome": "keep", "ground": "other", "words": "It is fine."],
            as: "pat")
        #expect(try await site.get("/class/CM50123", as: "kim").has("Rude &lt;b&gt;"))
        #expect(try !site.desks("ann").people.card(nil).person.isSuspended)
    }

    @Test("everybody reads the numbers, and gives notice without an account; few from one network")
    func notice() async throws {
        let site = try Self.site()
        #expect(try await site.get("/moderation", as: nil).has("Fewer than 5 of each."))
        #expect(try await site.get("/moderation").status == 200)
        let link = try await site.get("/notice?address=%2Fpeople%2Fann", as: nil)
        #expect(link.has("value=\"/people/ann\""))
        var form = [
            "name": "Noa <b>", "email": "noa@example.org", "address": "/people/ann",
            "reason": "illegal", "words": "It insults <me>",
        ]
        let unfaithful = try await site.post("/notice", form, as: nil)
        #expect(unfaithful.status == 422 && unfaithful.has("It insults &lt;me&gt;</textarea>"))
        form["faith"] = "true"
        let sent = try await site.post("/notice", form, as: nil)
        #expect(sent.status == 200 && sent.has("Your notice came.") && !sent.has("the number"))
        // Whether there is such a person is told by nothing.
        form["address"] = "/people/nobody.here"
        let other = try await site.post("/notice", form, as: nil)
        #expect(other.status == 200 && other.has("Your notice came."))
        let page = try await site.get("/reports/1", as: "op")
        #expect(page.has("Noa &lt;b&gt;") && page.has("noa@example.org"))
        for _ in 0..<12 { _ = try await site.post("/notice", form, as: nil) }
        let many = try await site.post("/notice", form, as: nil)
        #expect(many.status == 422 && many.has("name=\"words\""))
        #expect(try site.desks("op").cases.list().flatMap(\.reports).count == 9)
    }

    @Test(
        "what strangers ask waits in the lanes as all else does, and is refused where those are full"
    )
    func lanes() async throws {
        let site = try Self.site()
        let form = [
            "name": "Noa", "email": "noa@example.org", "address": "/people/ann",
            "reason": "illegal", "words": "It insults me", "faith": "true",
        ]
        #expect(try await site.get("/moderation", as: nil).status == 200)
        site.site.lanes.close()
        #expect(try await site.get("/moderation", as: nil).status == 503)
        #expect(try await site.post("/notice", form, as: nil).status == 503)
        #expect(try await site.get("/notice", as: nil).status == 200)
        #expect(try site.desks("op").cases.list().isEmpty)
    }

    @Test("an event's form says that it leaves the calendar, and others say nothing of that")
    func event() async throws {
        let site = try Self.site()
        #expect(try await site.get("/report/event/e1").has("It leaves your calendar"))
        #expect(try await !site.get("/report/comment/1").has("It leaves your calendar"))
    }
}
