import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of modules")
struct ClassPageTests {
    // IC-23, IC-41
    @Test("a class leads to the page of its module, and that to its meetings and classmates")
    func module() async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").enrolment.enrol(["CM50123"])
        let lesson = try #require(try site.desks("sam").lesson)
        let item = try await site.get("/item/\(lesson)")
        #expect(item.has("href=\"/class/CM50123\""))
        // Friend or not, they are named.
        #expect(item.has("1 classmate, 0 friends") && item.has("<span class=\"grow\">Op</span>"))
        let page = try await site.get("/class/CM50123")
        #expect(page.has(">Networks &amp; &lt;b&gt;<") && page.has("Dr Adeyemi"))
        #expect(page.has("href=\"/item/\(lesson)\"") && page.has("<bdi>8W 2.1</bdi>"))
        #expect(page.has("href=\"/people/op\"") && page.has("1 classmate, 0 friends"))
        #expect(try await site.get("/class/cm-50123").status == 200)
        #expect(try await site.get("/class/XX99999").status == 404)
    }

    @Test("who does not take it sees no classmates, and may write nothing")
    func outside() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let page = try await site.get("/class/CM50123", as: "ann")
        #expect(page.has("Who takes it sees who else does.") && !page.has("/people/sam"))
        #expect(!page.has("<textarea") && !page.has("href=\"/item/"))
        let answer = try await site.post(
            "/class/CM50123/comments", ["text": "Let me in"], as: "ann")
        #expect(answer.status == 422 && answer.has("Only who takes"))
    }

    @Test("the campus's class times are told to all, and lead those on who take it")
    func campusTimes() async throws {
        let site = try PageSite.withModules()
        let folder = try TemporaryFolder()
        let file = try folder.write(PageSite.classes, as: "campus.ics")
        _ = try await site.desks("op").sources.subscribe(
            Subscription(address: file, every: 3_600, isForEveryone: true))
        try site.signUp("ann")
        let before = try await site.get("/class/CM50123", as: "ann")
        #expect(before.has("<bdi>8W 2.1</bdi>") && !before.has("href=\"/item/"))
        _ = try site.desks("ann").enrolment.enrol(["CM50123"])
        let after = try await site.get("/class/CM50123", as: "ann")
        let link = try #require(after.text.firstMatch(of: /href="(\/item\/[^"]+)"/)?.output.1)
        #expect(try await site.get(String(link), as: "ann").has("8W 2.1"))
    }

    @Test("a code with a slash has a page too")
    func slash() async throws {
        let site = try PageSite.withModules()
        #expect(try await site.get("/modules").has("href=\"/class/AB%2FC1\""))
        #expect(try await site.get("/class/AB%2FC1").has("Slashes"))
        #expect(try await site.post("/class/AB%2FC1/enrol").next == "/class/AB%2FC1")
    }

    @Test("it is taken by a button, and left after a second look")
    func enrol() async throws {
        let site = try PageSite.withModules()
        let taken = try await site.post("/class/MA20216/enrol", ["next": "/modules?q=alg"])
        #expect((taken.status, taken.next) == (303, "/modules?q=alg"))
        #expect(taken.flash?.contains("You take MA20216 Algebra.") == true)
        #expect(try await site.get("/class/MA20216").has("You take it"))
        #expect(try await site.get("/class/MA20216/leave").has("Leave MA20216 Algebra?"))
        let left = try await site.post("/class/MA20216/leave")
        #expect((left.status, left.next) == (303, "/class/MA20216"))
        #expect(try await site.get("/class/MA20216").has("action=\"/class/MA20216/enrol\""))
        let again = try await site.post("/class/MA20216/leave")
        #expect(again.status == 422 && again.has("nothing to leave"))
    }

    @Test(
        "tells somebody suspended why an act is not done",
        arguments: [
            "/class/MA20216/enrol", "/class/CM50123/leave", "/class/CM50123/comments",
            "/programmes",
        ])
    func suspended(path: String) async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").people.suspend("sam")
        let answer = try await site.post(path, ["text": "x", "programme": "MSc <i>"])
        #expect(answer.status == 422 && answer.has("suspended"))
    }

    @Test("comments stand newest first, and are changed and deleted by who wrote them alone")
    func comments() async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").enrolment.enrol(["CM50123"])
        let posted = try await site.post("/class/CM50123/comments", ["text": "First <i>"])
        #expect((posted.status, posted.next) == (303, "/class/CM50123#talk"))
        site.clock.jump(60)
        _ = try await site.post("/class/CM50123/comments", ["text": "Second"], as: "op")
        let page = try await site.get("/class/CM50123").text
        let (first, second) = (
            page.firstRange(of: "First &lt;i&gt;"), page.firstRange(of: "Second")
        )
        #expect(try #require(second).lowerBound < #require(first).lowerBound)
        let mine = "/class/CM50123/comments/1", other = "/class/CM50123/comments/2"
        #expect(page.contains("\(mine)/edit") && page.contains("/report/comment/2"))
        #expect(!page.contains("\(other)/edit") && !page.contains("/report/comment/1"))
        #expect(try await site.get("\(mine)/edit").has("First &lt;i&gt;</textarea>"))
        #expect(try await site.post("\(mine)/edit", ["text": "Changed"]).status == 303)
        let edited = try await site.get("/class/CM50123")
        #expect(edited.has("Changed") && edited.has(", changed</span>"))
        for act in ["edit", "delete"] {
            #expect(try await site.get("\(other)/\(act)").status == 403)
            #expect(try await site.post("\(other)/\(act)", ["text": "x"]).status == 403)
        }
        #expect(try await site.get("\(mine)/delete").has("Delete your comment?"))
        #expect(try await site.post("\(mine)/delete").next == "/class/CM50123#talk")
        #expect(try await !site.get("/class/CM50123").has("Changed"))
        #expect(try await site.get("\(mine)/edit").status == 404)
    }

    @Test("what is too long to be a comment stays typed, with why")
    func long() async throws {
        let site = try PageSite.withModules()
        let text = String(repeating: "long ", count: 500)
        let answer = try await site.post("/class/CM50123/comments", ["text": text])
        #expect(answer.status == 422 && answer.has("id=\"text-p\""))
        #expect(answer.has(">\(text)</textarea>"))
    }

    @Test("what somebody wrote who is blocked is not reached by its number either")
    func blocked() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let ann = try site.desks("ann")
        _ = try ann.enrolment.enrol(["CM50123"])
        _ = try ann.comments.add(on: "CM50123", "Hello")
        #expect(try await site.get("/report/comment/1").status == 200)
        try site.desks("sam").friends.block("ann")
        #expect(try await !site.get("/class/CM50123").has("Hello"))
        #expect(try await site.get("/report/comment/1").status == 404)
    }

    @Test("of long lists the first stand there, and the rest a link away")
    func more() async throws {
        let site = try PageSite.withModules()
        for number in 1...11 {
            _ = try site.desks("sam").comments.add(on: "CM50123", "Remark \(number).")
        }
        let page = try await site.get("/class/CM50123")
        #expect(page.has("All 11 comments") && !page.has("Remark 1."))
        #expect(page.has("All 8 class times"))
        let all = try await site.get("/class/CM50123?all=comments")
        #expect(all.has("Remark 1.") && !all.has("All 11 comments"))
    }

    @Test("those that one takes stand first in the catalogue, and a search finds the others")
    func catalogue() async throws {
        let site = try PageSite.withModules()
        let page = try await site.get("/modules")
        let (mine, all) = (
            page.text.firstRange(of: "/class/CM50123"), page.text.firstRange(of: "/class/MA20216")
        )
        #expect(try #require(mine).lowerBound < #require(all).lowerBound)
        #expect(page.has("action=\"/class/MA20216/enrol\""))
        #expect(!page.has("action=\"/class/CM50123/enrol\""))
        let found = try await site.get("/modules?q=alg")
        #expect(found.has("/class/MA20216") && !found.has("/class/CM50123"))
        #expect(found.has("name=\"next\" value=\"/modules?q=alg\""))
        #expect(try await site.get("/modules?q=zzz").has("Nothing is called “zzz”."))
        #expect(!page.has(">Muted<") && page.has("href=\"/programmes\""))
        _ = try await site.post("/mutes", ["subject": "CM50123", "muted": "true"])
        #expect(try await site.get("/modules").has("Muted</span>"))
    }

    @Test("where there is no module it is said how to go on")
    func bare() async throws {
        let site = try PageSite()
        #expect(try await site.get("/modules").has("The catalogue of this campus is still empty"))
        #expect(try await site.get("/programmes").has("No programme is defined here"))
    }

    @Test("a programme is looked at, and taken in one step")
    func programme() async throws {
        let site = try PageSite.withModules()
        let list = try await site.get("/programmes")
        #expect(list.has("href=\"/programmes?programme=MSc%20%3Ci%3E&amp;year=2026%2F27\""))
        let plan = try await site.get("/programmes?programme=MSc%20%3Ci%3E&year=2026%2F27")
        #expect(plan.has("Take this module") && plan.has("MA20216"))
        #expect(!plan.has("CM50123"))
        let taken = try await site.post("/programmes", ["programme": "MSc <i>", "year": "2026/27"])
        #expect((taken.status, taken.next) == (303, "/modules"))
        let codes = try site.desks("sam").enrolment.enrolments().map(\.code.text)
        #expect(codes == ["CM50123", "MA20216"])
        #expect(
            try await site.get("/programmes?programme=MSc%20%3Ci%3E").has("You take all of it"))
        let none = try await site.post("/programmes", ["programme": "PhD"])
        #expect(none.status == 422 && none.has("id=\"problem\""))
        #expect(try await site.get("/programmes?q=phd").has("Nothing is called “phd”."))
        #expect(try await site.get("/programmes?programme=PhD").status == 404)
    }
}

extension Desks {
    /// The first class of the person's that is of a module.
    fileprivate var lesson: ItemID? {
        get throws {
            try modules.page("CM50123").meetings.first?.id
        }
    }
}
